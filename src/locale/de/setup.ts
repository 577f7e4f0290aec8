import type { Words } from '../en/english.ts';
import { list, times } from './forms.ts';

type Shelf = 'patients' | 'topics';

const entries = (shelf: Shelf, count: number): string =>
  shelf === 'patients' ? times(count, 'Patient', 'Patienten') : times(count, 'Thema', 'Themen');

const none = { patients: 'keine Patienten', topics: 'keine Themen' } as const;

export const setupTexts: Words['setup'] = {
  command: 'Was dieser Server anbietet und wie Gespräche hier beginnen',
  notAllowed: 'Nur wer diesen Server verwalten darf, kann ihn einrichten.',
  pages: {
    patients: 'Patienten, die dieser Server anbietet',
    topics: 'Themen, die dieser Server anbietet',
    defaults: 'Wie Gespräche hier beginnen',
    channel: 'Einen Kanal prüfen',
    keeping: 'Wie lange ich mir Gespräche merke',
    forget: 'Diesen Server vergessen',
  },
  choosePage: 'Was möchtest du einrichten?',
  language: (name) => `Neue Threads auf ${name}`,
  usualLanguage: (name) => `Neue Threads in der Sprache des Servers (${name})`,
  home: ({ patients, topics }) =>
    `**Diesen Server einrichten.** Sein Angebot umfasst ${entries('patients', patients)} und ${entries('topics', topics)}; \`/patient\` und \`/topic\` schlagen sie zuerst vor.\n-# Wer welchen Befehl nutzen darf, legt Discord selbst fest: Servereinstellungen, Integrationen, dieser Bot.`,
  shelf: (shelf, { total, page, pages }) =>
    total === 0
      ? `Das Angebot enthält noch ${none[shelf]}. Füge welche hinzu, einzeln oder viele aus einer Datei.`
      : `Das Angebot umfasst ${entries(shelf, total)}.${pages > 1 ? ` Seite ${page} von ${pages}.` : ''} Fügst du eine ID hinzu, die es schon gibt, wird ihr Eintrag geändert.`,
  chooseEntry: 'Einen Eintrag ändern oder entfernen',
  buttons: {
    back: 'Zurück',
    before: 'Vorige Seite',
    after: 'Nächste Seite',
    add: 'Hinzufügen',
    upload: 'Viele aus einer Datei hinzufügen',
    find: 'Nach ID suchen',
    change: 'Ändern',
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
  added: (title) => `${title} hinzugefügt.`,
  changed: (title) => `${title} geändert.`,
  notOnShelf: (id) => `Das Angebot enthält nichts mit der ID „${id}“.`,
  tried: {
    notYet: 'noch nicht ausprobiert',
    known: 'der Dienst kennt sie',
    unknown: 'der Dienst kennt sie nicht',
  },
  unknownOnes: (ids) =>
    `⚠️ Der Dienst kennt ${list(ids)} nicht: Damit konnte kein Gespräch beginnen. Prüfe die ID.`,
  removed: 'Der Eintrag ist nicht mehr im Angebot.',
  notAdded: (why) => `Nichts wurde geändert: ${why}.`,
  fullShelf: (most) => `das Angebot hat schon ${most} Einträge, mehr gehen nicht. Entferne zuerst einen`,
  problems: {
    no_id: 'die ID fehlt',
    no_title: 'der Titel fehlt',
    too_long: 'etwas ist länger als 100 Zeichen (80 bei einem Namen)',
    no_entry: 'das ist kein Eintrag mit ID und Titel',
    broken: 'ab hier nicht lesbar',
  },
  uploadForm: {
    title: 'Viele aus einer Datei hinzufügen',
    label: 'CSV oder JSON',
    hint: 'Spalten: id, title, name, description. Höchstens 1 MB',
  },
  imported: ({ added, changed, unfit, left, most }) =>
    [
      `${added} hinzugefügt${changed > 0 ? `, ${changed} geändert` : ''}.`,
      ...(unfit > 0
        ? [
            `Das Angebot ist voll: Es fasst ${most} Einträge, und ${times(unfit, 'Eintrag aus der Datei passte', 'Einträge aus der Datei passten')} nicht mehr hinein. Entferne welche und lade die Datei dann noch einmal hoch.`,
          ]
        : []),
      ...(left > 0 ? [`${times(left, 'Zeile', 'Zeilen')} habe ich nicht verstanden:`] : []),
    ].join(' '),
  row: (line, problem) => `- ${line}: ${problem}`,
  moreRows: (more) => `- … und ${more} weitere`,
  defaults:
    'Wie Gespräche auf diesem Server beginnen, wenn der Befehl nichts anderes sagt. Die Menüs bestimmen, wer fragen darf, auf welche Nachrichten ich antworte und wie schnell geschrieben werden darf.',
  who: {
    everyone: 'Alle fragen',
    me: 'Nur der Host fragt',
    hands: 'Immer nur eine Person, mit Handzeichen',
  },
  hears: { everything: 'Ich antworte auf jede Nachricht', mentions: 'Ich antworte, wenn man mich erwähnt' },
  keeping: (days, { least, most }) =>
    `Ein beendetes Gespräch merke ich mir **${times(days, 'Tag', 'Tage')}** lang. So lange lässt sich sein Transkript abrufen, und bis zu sieben Tage lang lässt es sich wieder öffnen. Du kannst ${least} bis ${most} Tage wählen; Älteres wird innerhalb einer Stunde vergessen. Der Thread selbst bleibt auf Discord.`,
  daysForm: {
    title: 'Wie lange ich mir Gespräche merke',
    label: 'Tage nach dem Ende',
    hint: ({ least, most }) => `Eine ganze Zahl von ${least} bis ${most}`,
  },
  daysChanged: 'Gespeichert.',
  noDays: (typed, { least, most }) =>
    `Nichts wurde geändert: „${typed}“ ist keine ganze Zahl von ${least} bis ${most}.`,
  askForget:
    'Diesen Server vergessen? Sein Angebot, seine Einstellungen und was über seine Gespräche gespeichert ist, werden gelöscht, und alle Gespräche hier enden. Das lässt sich nicht rückgängig machen.\n-# Nicht gelöscht: die Threads auf Discord und was der Dienst hat.',
  forgotten: (ending) =>
    ending
      ? 'Was über diesen Server gespeichert war, ist gelöscht. Einige Gespräche geben noch eine Antwort: Sie enden gleich danach und sind innerhalb einer Stunde gelöscht.'
      : 'Alles, was über diesen Server gespeichert war, ist gelöscht, und seine Gespräche sind beendet.',
  channel: (channel, lines) => `Was ich in <#${channel}> darf:\n${lines.join('\n')}`,
  chooseChannel: 'Einen anderen Kanal prüfen',
  permission: (name, without) => (without === undefined ? `✅ ${name}` : `❌ ${name}: sonst ${without}`),
  without: {
    everything: 'geht hier nichts',
    start: 'kann hier kein Gespräch beginnen',
    missed: 'finde ich nicht, was geschrieben wurde, während ich weg war',
    private: 'kann hier kein privates Gespräch beginnen',
    answers: 'kann ich in Threads nicht antworten',
    pictures: 'sind Bilder nicht zu sehen',
    files: 'lassen sich lange Antworten und Dateien nicht senden',
  },
};
