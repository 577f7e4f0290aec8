import type { Texts } from '../en/english.ts';
import { times } from './forms.ts';

type Shelf = 'patients' | 'topics';

const entries = (shelf: Shelf, count: number): string =>
  shelf === 'patients' ? times(count, 'Patient', 'Patienten') : times(count, 'Thema', 'Themen');

const none = { patients: 'keine Patienten', topics: 'keine Themen' } as const;

export const setupTexts: Texts['setup'] = {
  command: 'Was dieser Server anbietet und wie Gespräche hier beginnen',
  notAllowed: 'Nur wer diesen Server verwalten darf, kann ihn einrichten.',
  pages: {
    patients: 'Patienten, die dieser Server anbietet',
    topics: 'Themen, die dieser Server anbietet',
    defaults: 'Wie Gespräche hier beginnen',
    keeping: 'Wie lange ich mir Gespräche merke',
    forget: 'Diesen Server vergessen',
  },
  choosePage: 'Was möchtest du einrichten?',
  usualLanguage: 'Die Sprache des Servers auf Discord',
  home: ({ patients, topics }) =>
    `**Diesen Server einrichten.** Im Angebot: ${entries('patients', patients)} und ${entries('topics', topics)}; \`/patient\` und \`/topic\` schlagen sie zuerst vor. Die Sprache unten gilt für neue Threads und für Nachrichten, die alle sehen.\n-# Wer welchen Befehl nutzen darf, stellst du in Discord selbst ein: Servereinstellungen, Integrationen, dieser Bot.`,
  shelf: (shelf, { total, page, pages }) =>
    total === 0
      ? `Das Angebot enthält noch ${none[shelf]}.`
      : `Im Angebot: ${entries(shelf, total)}.${pages > 1 ? ` Seite ${page} von ${pages}.` : ''} Fügst du eine ID hinzu, die es schon gibt, wird ihr Eintrag geändert.`,
  chooseEntry: 'Einen Eintrag ändern oder entfernen',
  buttons: {
    back: 'Zurück',
    before: 'Vorige Seite',
    after: 'Nächste Seite',
    add: 'Hinzufügen',
    change: 'Ändern',
    invite: 'Einladen',
    remove: 'Entfernen',
    forget: 'Vergessen',
  },
  form: {
    title: { patients: 'Ein Patient im Angebot', topics: 'Ein Thema im Angebot' },
    id: 'ID',
    idHint: 'Wie der Dienst sie kennt',
    name: 'Titel',
    patientName: 'Name des Patienten',
    description: 'Eine Zeile dazu',
  },
  lesson: {
    title: 'Für den Unterricht',
    task: 'Aufgabe',
    taskHint: 'Steht im Thread, bevor es losgeht',
    picture: 'Bild',
    pictureHint: 'Eine https-Adresse: ein Gesicht, der Aushang an der Tür. Discord lädt das Bild',
    checklist: 'Zu erfragen',
    checklistHint: (lines) =>
      `Ein Punkt pro Zeile, höchstens ${lines}. Wer allein übt, kann die Liste lesen: Beenden genügt`,
    saved: 'Gespeichert. Es gilt für alles, was ab jetzt beginnt.',
    problems: {
      task: ({ task }) => `Die Aufgabe ist länger als ${task} Zeichen. Dein Text steht noch im Formular`,
      picture: () =>
        'Ein Bild braucht eine Adresse, die mit https:// beginnt. Dein Text steht noch im Formular',
      line: (text, { line: length }) =>
        `„${text}“ ist länger als ${length} Zeichen. Dein Text steht noch im Formular`,
      lines: ({ lines }) => `Die Liste hat mehr als ${lines} Zeilen. Dein Text steht noch im Formular`,
    },
  },
  added: (title) => `${title} hinzugefügt.`,
  changed: (title) => `${title} geändert.`,
  removed: 'Der Eintrag ist nicht mehr im Angebot.',
  notAdded: (why) => `Nichts wurde geändert: ${why}.`,
  fullShelf: (most) => `Das Angebot hat schon ${most} Einträge, mehr gehen nicht. Entferne zuerst einen`,
  problems: {
    no_id: 'Die ID fehlt',
    no_title: 'Der Titel fehlt',
    too_long: 'Etwas ist länger als 100 Zeichen (80 bei einem Namen)',
  },
  defaults:
    'Wie Gespräche auf diesem Server beginnen, wenn der Befehl nichts anderes sagt. Die Menüs bestimmen, wer fragen darf und auf welche Nachrichten ich antworte.',
  who: {
    everyone: 'Alle fragen',
    me: 'Nur der Host fragt',
    hands: 'Nacheinander, mit Handzeichen',
  },
  hears: { everything: 'Ich antworte auf jede Nachricht', mentions: 'Ich antworte, wenn man mich erwähnt' },
  keeping: (days, { least, most }) =>
    `Ein beendetes Gespräch merke ich mir **${times(days, 'Tag', 'Tage')}** lang. So lange lässt sich sein Transkript abrufen. Du kannst ${least} bis ${most} Tage wählen; Älteres wird innerhalb einer Stunde vergessen. Der Thread selbst bleibt auf Discord.`,
  daysForm: {
    label: 'Tage nach dem Ende',
    hint: ({ least, most }) => `Eine ganze Zahl von ${least} bis ${most}`,
  },
  daysChanged: 'Gespeichert.',
  noDays: (typed, { least, most }) =>
    `Nichts wurde geändert: „${typed}“ ist keine ganze Zahl von ${least} bis ${most}.`,
  askForget:
    'Diesen Server vergessen? Gelöscht werden sein Angebot, seine Einstellungen und alles, was über seine Gespräche gespeichert ist; alle Gespräche hier enden. Das lässt sich nicht rückgängig machen.\n-# Nicht gelöscht: die Threads auf Discord und was der Dienst hat.',
  forgotten: (ending) =>
    ending
      ? 'Was über diesen Server gespeichert war, ist gelöscht. In einigen Gesprächen kommt noch eine Antwort: Sie enden gleich danach und werden dann gelöscht, auch wenn ich inzwischen neu gestartet werde.'
      : 'Alles, was über diesen Server gespeichert war, ist gelöscht, und seine Gespräche sind beendet.',
};
