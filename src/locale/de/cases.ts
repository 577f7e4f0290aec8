import type { Texts } from '../en/english.ts';
import { moment } from '../forms.ts';
import { composeTexts, sectionInText } from './compose.ts';
import { list, times } from './forms.ts';

type Lines = Texts['cases'];

const partTitle = composeTexts.sectionTitle;

export const casesTexts: Lines = {
  command: 'Die Fälle, die du verfasst hast: lesen, herunterladen, posten oder löschen',
  option: 'Der Name eines deiner Fälle. Leer lassen für die Liste',
  who: ({ name, age, gender }) => `**${name}**, ${age}, ${gender}`,
  about: (model, touchedAt) => `Sprachmodell: ${model} · zuletzt benutzt ${moment(touchedAt, 'R')}`,
  teachingPoints: (points) => `Lernziele: ${points}`,
  part: (name, state) =>
    ({
      missing: `▫️ ${partTitle[name]}: nicht geschrieben`,
      written: `✅ ${partTitle[name]}: fertig`,
      undecided: `✏️ ${partTitle[name]}: zwei Fassungen, öffnen und eine wählen`,
    })[state],
  becomesPatient:
    '-# Befragen kann man diesen Patienten, sobald die Betreiber des Dienstes ihn aufgenommen haben: Schick ihnen den Download, gern überarbeitet.',
  openPart: 'Einen Teil öffnen',
  writeIt: (name) => `Schreiben lassen: ${sectionInText[name]}`,
  page: ({ page, pages }) => `Seite ${page} von ${pages}`,
  buttons: {
    keepNew: 'Neue Fassung behalten',
    keepEarlier: 'Frühere Fassung behalten',
    list: 'Alle Fälle',
    delete: 'Löschen',
    reallyDelete: 'Fall löschen',
    keep: 'Behalten',
    card: 'Zurück zum Fall',
    download: 'Herunterladen',
    post: 'Hier posten',
    writeAgain: 'Neu schreiben lassen',
  },
  list: (total) => `Du hast ${times(total, 'Fall', 'Fälle')}. Nur du siehst ${total === 1 ? 'ihn' : 'sie'}.`,
  listed: ({ age, gender }, there) =>
    `${age}, ${gender} · ${there.length === 0 ? 'noch nichts geschrieben' : list(there.map((name) => sectionInText[name]))}`,
  chooseOne: 'Einen Fall öffnen',
  none: 'Du hast noch keine Fälle. `/compose case` lässt einen schreiben.',
  unknown: (typed) => `Keiner deiner Fälle heißt „${typed}“.`,
  several: (typed, { found, shown }) => {
    const some = `${found} deiner Fälle heißen so ähnlich wie „${typed}“.`;
    return found > shown
      ? `${some} Das sind die ${shown} zuletzt benutzten; tippe mehr vom Namen, um einen anderen zu finden.`
      : some;
  },
  gone: 'Diesen Fall hast du nicht mehr: Er wurde gelöscht oder zu lange nicht benutzt. `/cases` zeigt die, die du hast.',
  askDelete: (name) =>
    `Den Fall **${name}** mit allen Teilen löschen? Das lässt sich nicht rückgängig machen.`,
  deleted: (name) => `Der Fall **${name}** ist gelöscht.`,
  writeAgainForm: {
    title: 'Einen Teil neu schreiben lassen',
    part: 'Welcher Teil?',
    different: 'Was soll anders sein?',
    differentHint: 'Leer lassen für eine neue Fassung mit demselben Inhalt',
  },
  wanted: ({ different, earlier }) =>
    `Was am früheren Text anders werden soll: ${different}\n\nDer frühere Text:\n${earlier}`,
  file: {
    origin: 'Von einem Sprachmodell für die Lehre geschrieben; kein echter Patient.',
    sign: 'Vitalparameter',
    value: 'Wert',
    unit: 'Einheit',
    range: 'Normbereich',
    mark: 'Abweichung',
    outside: { low: '▼ niedrig', high: '▲ hoch', no: '', unknown: '' },
    note: 'Anmerkung',
    examined: 'Untersucht',
    finding: 'Befund',
    markdown: 'Der Fall als Markdown',
    html: 'Der Fall als Seite zum Drucken',
    json: 'Der Fall als Daten',
  },
  download:
    'Der Fall mit seinen Lernzielen: als Markdown, als Seite zum Lesen oder Drucken im Browser und als Daten (JSON).',
  tooLargeToSend:
    'Dieser Fall ist größer als eine Datei, die ich hier senden darf. Öffne stattdessen seine Teile einzeln.',
  posting: {
    title: 'Hier posten, für alle sichtbar',
    parts: 'Was soll gepostet werden?',
    teachingPoints: 'Lernziele, verdeckt, bis jemand klickt',
    origin: (by) => `-# von ${by} · Von einem Sprachmodell geschrieben; kein echter Patient`,
    notAllowed: 'Du darfst hier selbst nicht schreiben, deshalb poste ich auch nichts für dich.',
    botNotAllowed:
      'Ich darf hier nichts posten. Ich brauche die Berechtigungen, den Kanal anzusehen, Nachrichten zu senden und Dateien anzuhängen.',
    done: (channel) => `Gepostet in <#${channel}>.`,
    stopped: ({ posted, all, why }) =>
      `Discord hat ${posted} von ${times(all, 'Nachricht', 'Nachrichten')} angenommen: ${why}`,
  },
  undelivered: (user) =>
    `<@${user}>, ich konnte dir nicht alles rechtzeitig zeigen. Es ist nichts verloren: Der Fall steht unter \`/cases\`.`,
  notKept: {
    full: 'Deine Fälle füllen den Platz, den ich für eine Person habe, deshalb ist das nicht gespeichert: Kopiere, was du brauchst, oder lösche einen Fall mit `/cases` und versuche es noch einmal.',
    failed: 'Ich konnte diesen Fall nicht speichern; kopiere also, was du brauchst.',
    gone: 'Dieser Fall oder alles von dir wurde inzwischen gelöscht, deshalb ist das nicht gespeichert. Kopiere, was du brauchst.',
  },
  written: '✅ Das ist der neue Text.',
  writtenAgain: '✅ Das ist die neue Fassung. Auch die frühere bleibt, bis du dich entscheidest.',
  earlier: (beginning) => `Die frühere Fassung beginnt so:\n${beginning}`,
  chooseFirst:
    'Entscheide dich zuerst für eine der beiden Fassungen; danach lässt sich dieser Teil noch einmal neu schreiben.',
  alreadyWriting: 'Ich schreibe diesen Teil gerade. Sobald er fertig ist, steht er beim Fall.',
};
