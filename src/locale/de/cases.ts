import type { Words } from '../en/english.ts';
import { partText } from '../case-text.ts';
import { moment, utcMinute } from '../forms.ts';
import { composeTexts, sectionInText } from './compose.ts';
import { list, times } from './forms.ts';

type Texts = Words['cases'];
type LineProblem = Parameters<Texts['unreadLine']>[0]['problem'];

const partTitle = composeTexts.sectionTitle;

const ago = (time: number): string => moment(time, 'R');

const lineProblem: Readonly<Record<LineProblem, string>> = {
  no_name: 'sie beginnt mit einem senkrechten Strich, deshalb ist nicht zu erkennen, worum es geht',
  no_value: 'senkrechter Strich und Wert fehlen, wie in `Herzfrequenz | 104 | /min | 60-100`',
  too_many: 'zu viele senkrechte Striche (innerhalb eines Textes schreibt man `\\|`)',
  too_few: 'senkrechter Strich und Befund fehlen, wie in `Abdomen | weich`',
};

const unreadLines = (lines: readonly string[]): string =>
  `Noch hat sich nichts geändert, denn das konnte ich nicht lesen:\n${lines.join('\n')}`;

export const casesTexts: Texts = {
  command: 'Die Fälle, die du verfasst hast: lesen, ändern, kopieren oder löschen',
  option: 'Der Name eines deiner Fälle. Leer lassen für die Liste',
  who: ({ name, age, gender }) => `**${name}**, ${age}, ${gender}`,
  about: (model, touchedAt) => `Sprachmodell: ${model} · zuletzt benutzt ${ago(touchedAt)}`,
  teachingPoints: (points) => `Lernziele: ${points}`,
  part: partText(partTitle, {
    entry: (title, words) => `${title}: ${words}`,
    missing: 'fehlt',
    hand: 'von Hand bearbeitet',
    service: 'geschrieben',
    olderNarrative: ', passend zu einer älteren Fallgeschichte',
    olderDetails: ', passend zu anderen Angaben',
    olderBoth: ', passend zu einer älteren Fallgeschichte und anderen Angaben',
  }),
  becomesPatient:
    '-# Befragen kann man diesen Fall noch nicht. Schick den Download an die Betreiber des Dienstes; sie nehmen ihn auf.',
  openPart: 'Einen Teil öffnen',
  missing: 'Fehlt: schreiben lassen oder selbst tippen',
  missingPart: (name) =>
    `**${partTitle[name]}**: fehlt. Lass den Text schreiben, tippe ihn selbst mit **Bearbeiten**, oder lade ihn hoch.`,
  writeIt: (name) => `Schreiben lassen: ${sectionInText[name]}`,
  buttons: {
    details: 'Angaben',
    duplicate: 'Duplizieren',
    delete: 'Löschen',
    reallyDelete: 'Fall löschen',
    keep: 'Behalten',
    card: 'Zurück zum Fall',
    part: 'Zurück zum Teil',
    edit: 'Bearbeiten',
    upload: 'Hochladen',
    download: 'Herunterladen',
    post: 'Hier posten',
    postRest: 'Den Rest posten',
    offer: 'Kopie anbieten',
    editAgain: 'Weiter bearbeiten',
    writeAgain: 'Neu schreiben lassen',
    versions: 'Frühere Fassungen',
    bringBack: 'Wiederherstellen',
    earlierPage: 'Neuere Fälle',
    laterPage: 'Ältere Fälle',
  },
  list: (total, { page, pages }) =>
    `Du hast ${times(total, 'Fall', 'Fälle')}.${pages > 1 ? ` Seite ${page} von ${pages}.` : ''} Nur du siehst sie.`,
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
    `Den Fall **${name}** mit allen Teilen und früheren Fassungen löschen? Das lässt sich nicht rückgängig machen. Kopien, die andere übernommen haben, gehören ihnen und bleiben.`,
  deleted: (name) => `Der Fall **${name}** ist gelöscht.`,
  editForm: {
    title: (name) => `Bearbeiten: ${sectionInText[name]}`,
    text: 'Text',
    more: (number) => `Text, Fortsetzung (${number})`,
    signsHint: 'Je eine Zeile: Herzfrequenz | 104 | /min | 60-100',
    findingsHint: 'Je eine Zeile: Abdomen | weich, kein Druckschmerz',
  },
  tooLongForForm: (most) =>
    `Dieser Text ist länger, als in ein Formular passt (${most.toLocaleString('de')} Zeichen). Lade ihn herunter, ändere ihn in einem Textprogramm und lade ihn wieder hoch.`,
  edited: '✏️ Gespeichert.',
  meanwhile:
    '✏️ Gespeichert. Während du das Formular offen hattest, wurde dieser Teil anderswo geändert; der Text von dort ist jetzt die neueste der früheren Fassungen.',
  unreadLines,
  unreadable: (lines) =>
    `${unreadLines(lines)}\nDein Text bleibt einen Tag lang gespeichert: Drücke **Weiter bearbeiten**.`,
  unreadLine: ({ line, problem }) => `- Zeile ${line}: ${lineProblem[problem]}`,
  moreLines: (more) => `- … und ${more} weitere`,
  emptyText:
    'Nichts hat sich geändert, denn das Formular war leer. Um einen Teil loszuwerden, lösche den Fall oder lass den Teil neu schreiben.',
  unreadGone:
    'Dieser Text ist nicht mehr da: Er wurde gespeichert, oder es ist mehr als ein Tag vergangen. `/cases` zeigt den Fall, wie er jetzt ist.',
  typedFile: 'Was du getippt hast, steht in der Datei, damit nichts verloren geht.',
  writeAgainForm: {
    title: (name) => `Neu schreiben: ${sectionInText[name]}`,
    different: 'Was soll anders sein?',
    differentHint: 'Leer lassen für eine neue Fassung mit demselben Inhalt',
    model: 'Sprachmodell',
    other: 'Anderes Sprachmodell',
    otherHint: 'Nur, wenn dir eines genannt wurde; es geht der Liste vor',
  },
  wanted: ({ different, earlier }) =>
    `Was am früheren Text anders werden soll: ${different}\n\nDer frühere Text:\n${earlier}`,
  version: (by, model) =>
    by === 'hand' ? 'Von Hand bearbeitet' : `Geschrieben von ${model ?? 'dem Dienst'}`,
  versionAt: utcMinute,
  versionShown: (at) => `-# Eine frühere Fassung (${ago(at)})`,
  versions: (name) => `${partTitle[name]}: frühere Fassungen. Ich speichere die letzten fünf.`,
  chooseVersion: 'Eine frühere Fassung zeigen',
  noVersions: (name) => `${partTitle[name]}: Es gibt keine frühere Fassung.`,
  versionGone:
    'Diese Fassung ist nicht mehr gespeichert: Neuere haben ihren Platz eingenommen. Öffne **Frühere Fassungen** noch einmal.',
  broughtBack: 'Wiederhergestellt. Der ersetzte Text ist die neueste der früheren Fassungen.',
  file: {
    origin: 'Von einem Sprachmodell für die Lehre geschrieben; kein echter Patient.',
    teachingPoints: 'Lernziele',
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
    'Dieser Fall ist größer als eine Datei, die ich hier senden darf. Öffne seine Teile einzeln: Jeder kommt als eigene Datei.',
  upload: {
    title: 'Einen Text hochladen',
    file: 'Datei',
    hint: '.txt, .md oder .csv, höchstens 1 MB; sie ersetzt den Teil',
    none: 'Es war keine Datei dabei, deshalb hat sich nichts geändert.',
    tooLarge:
      'Diese Datei ist größer als 1 MB, deshalb habe ich sie nicht gelesen. Nichts hat sich geändert.',
    unavailable:
      'Discord hat mir diese Datei nicht gegeben, deshalb hat sich nichts geändert. Bitte lade sie noch einmal hoch.',
    noText:
      'In dieser Datei ist kein Text, den ich lesen kann, deshalb hat sich nichts geändert. Speichere sie als reinen Text in UTF-8 und lade sie noch einmal hoch.',
    brokenCsv: (line) =>
      `Ab Zeile ${line} kann ich diese CSV-Datei nicht lesen: Ein Anführungszeichen fehlt oder ist zu viel. Nichts hat sich geändert.`,
  },
  offering: {
    title: 'Eine Kopie anbieten',
    person: 'Wem?',
    personHint: '14 Tage lang in /cases zu finden. Übernommene Kopien gehören der anderen Person',
    extras: 'Was mitkommt',
    points: 'Die Lernziele',
    notInDm: 'Eine Kopie kann ich nur auf einem Server anbieten, auf dem ihr beide seid.',
    noPerson: 'Eine Kopie kann ich nur einem Menschen anbieten, keinem Bot.',
    yourself: 'Dieser Fall gehört dir schon. **Duplizieren** macht eine Kopie für dich selbst.',
    done: (name, to) =>
      `<@${to}> findet 14 Tage lang eine Kopie von **${name}** in \`/cases\`. Bitte sag Bescheid. Eine übernommene Kopie gehört der anderen Person, egal was du mit deinem Fall machst.`,
    tooMany: (to) =>
      `Für <@${to}> warten schon so viele Kopien, wie ich für eine Person speichern kann. Bitte darum, in \`/cases\` einige zu übernehmen oder abzulehnen.`,
    waiting: (count) =>
      count === 1 ? 'Dir wird eine Kopie angeboten' : `Dir werden ${count} Kopien angeboten`,
    from: (name) => `von ${name}`,
    offered: (who, from, withPoints) =>
      `${from} bietet dir eine Kopie dieses Falls an, ${withPoints ? 'mit' : 'ohne'} Lernziele:\n${who}`,
    take: 'Übernehmen',
    decline: 'Ablehnen',
    taken: 'Diese Kopie gehört jetzt dir.',
    declined: 'Abgelehnt. Niemand erfährt davon.',
    over: 'Dieses Angebot gilt nicht mehr: Es wurde zurückgenommen, beantwortet, oder es ist älter als 14 Tage.',
  },
  posting: {
    title: 'Hier posten, für alle sichtbar',
    parts: 'Was soll gepostet werden?',
    teachingPoints: 'Lernziele, verdeckt, bis jemand klickt',
    origin: (by) => `-# von ${by} · Von einem Sprachmodell geschrieben; kein echter Patient`,
    notInDm: 'Einen Fall kann ich nur auf einem Server posten.',
    notAllowed: 'Du darfst hier selbst nicht schreiben, deshalb poste ich auch nichts für dich.',
    botNotAllowed:
      'Ich darf hier nichts posten. Ich brauche die Berechtigungen, den Kanal anzusehen, Nachrichten zu senden und Dateien anzuhängen.',
    running: 'Dieser Fall wird gerade gepostet. Warte, bis alles da ist.',
    nothingLeft: 'Es ist nichts mehr zu posten.',
    done: (channel) => `Gepostet in <#${channel}>.`,
    stopped: (why) =>
      `Discord hat nicht alles angenommen: ${why}\nDer Rest ist gespeichert: Drücke **Den Rest posten**.`,
    elsewhere: (channel) => `Der Rest gehört in <#${channel}>: Öffne \`/cases\` dort.`,
  },
  detailsForm: 'Angaben zum Fall',
  duplicated: (name) => `Das ist eine Kopie von **${name}**. Das Original bleibt, wie es war.`,
  full: (most) =>
    `Du hast schon ${times(most, 'Fall', 'Fälle')}; mehr kann ich für eine Person nicht speichern. Lösche zuerst einen mit \`/cases\`.`,
  noRoom:
    'Dafür ist kein Platz mehr: Deine Fälle, ihre früheren Fassungen und die Kopien, die du anbietest, füllen den Platz, den ich für eine Person habe. Lösche einen Fall mit `/cases` und versuche es noch einmal.',
  notKept: {
    full: 'Du hast schon so viele Fälle, wie ich für eine Person speichern kann, deshalb ist dieser nicht gespeichert: Kopiere, was du brauchst, oder lösche einen anderen mit `/cases` und lass diesen noch einmal schreiben.',
    no_room:
      'Deine Fälle füllen den Platz, den ich für eine Person habe, deshalb ist das nicht gespeichert: Kopiere, was du brauchst, oder lösche einen Fall mit `/cases` und versuche es noch einmal.',
    failed: 'Ich konnte diesen Fall nicht speichern; kopiere also, was du brauchst.',
    gone: 'Dieser Fall oder alles von dir wurde inzwischen gelöscht, deshalb ist das nicht gespeichert. Kopiere, was du brauchst.',
  },
  notWritten: (name) =>
    `▫️ ${partTitle[name]}: nicht geschrieben. \`/cases\` zeigt den Fall, wie er jetzt ist.`,
  writtenBehind:
    'Du hast diesen Teil geändert, während ich ihn geschrieben habe; deshalb habe ich deinen Text stehen lassen. Der neue steht oben und ganz vorn unter **Frühere Fassungen**: Dort kannst du ihn wiederherstellen, wenn er dir lieber ist.',
  alreadyWriting: 'Ich schreibe diesen Teil gerade. Er steht beim Fall, sobald er fertig ist.',
  notStored:
    'Ich konnte das gerade nicht speichern, deshalb hat sich nichts geändert. Dein Text steht in der Datei; bitte versuche es in einer Minute noch einmal.',
};
