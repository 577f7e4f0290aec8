import type { Texts } from '../en/english.ts';
import { moment } from '../forms.ts';
import { list } from './forms.ts';

type Lines = Texts['compose'];
type SectionName = keyof Lines['sectionTitle'];

const sectionTitle: Lines['sectionTitle'] = {
  narrative: 'Fallgeschichte',
  vital_signs: 'Vitalparameter',
  exam: 'Körperliche Untersuchung',
};

/** In the middle of a sentence. */
export const sectionInText: Lines['sectionTitle'] = { ...sectionTitle, exam: 'körperliche Untersuchung' };

const missing = (sections: readonly SectionName[]): string =>
  `Noch nicht geschrieben: ${list(sections.map((section) => sectionInText[section]))}.`;

export const composeTexts: Lines = {
  command: 'Teile eines Falls vom Dienst schreiben lassen. Nur Text: noch kein Patient',
  descriptions: {
    case: 'Fallgeschichte, Vitalparameter und Untersuchung auf einmal. Nur Text: noch kein Patient',
    narrative: 'Die Geschichte eines Falls. Nur Text: noch kein Patient',
    vital_signs: 'Vitalparameter, die zu einem Fall passen. Nur Text: noch kein Patient',
    exam: 'Untersuchungsbefunde, die zu einem Fall passen. Nur Text: noch kein Patient',
  },
  options: {
    name: 'Der Name des Patienten, den du dir ausdenkst',
    age: 'In deinen Worten: 34 oder 6 Monate',
    gender: 'In deinen Worten',
    teaching_points: 'Was Studierende an diesem Fall lernen sollen',
    other_sections: 'Füge ein, was es schon gibt, etwa die Fallgeschichte, damit dieser Teil dazu passt',
    packaged: 'Leer lassen für eine gut lesbare Liste. False: stattdessen reiner Text',
    model: 'Welches Sprachmodell schreibt. Leer lassen, wenn dir niemand eines genannt hat',
  },
  form: {
    title: 'Wer ist der Patient?',
    name: 'Name',
    nameHint: 'Ausgedacht, bitte: keine echten Patienten.',
    age: 'Alter',
    gender: 'Geschlecht',
    teachingPoints: 'Lernziele',
    teachingPointsHint: 'Freiwillig: was Studierende lernen sollen',
    model: 'Sprachmodell',
    modelHint: 'Leer lassen, wenn dir niemand eines genannt hat',
  },
  sectionTitle,
  notAPatient:
    'Das ist noch kein Patient, den man befragen kann: `/patient` braucht einen Fall, den der Dienst kennt.',
  blank: (fields) => `Es fehlt noch: ${list(fields)}. Gib den Befehl noch einmal ein und ergänze, was fehlt.`,
  heading: (what, { name, age, gender }) => `**${what}** für ${name}, ${age}, ${gender}`,
  wholeCase: 'Fall',
  steps: {
    waits: (section) => `▫️ ${sectionTitle[section]}: noch nicht begonnen`,
    being_written: (section, since) =>
      `⏳ ${sectionTitle[section]}: in Arbeit (begonnen ${moment(since, 'R')})`,
    written: (section) => `✅ ${sectionTitle[section]}: fertig`,
    failed: (section, why) => `❌ ${sectionTitle[section]}: ${why}`,
  },
  keepsGoing: '-# Das kann einige Minuten dauern. Du kannst inzwischen etwas anderes machen.',
  missing: (sections) =>
    `${missing(sections)} Was fertig ist, ist gespeichert; den Rest kannst du noch einmal versuchen.`,
  tryAgain: 'Noch einmal versuchen',
  nothingMissing:
    'Hier fehlt nichts mehr, oder ich erinnere mich nicht mehr an den Fall. `/compose case` beginnt einen neuen.',
  alreadyTrying: 'Ich bin schon dabei. Das Ergebnis steht dann in der anderen Nachricht.',
  normalRange: (range) => `(normal: ${range})`,
  outside: { high: '▲\u00a0hoch', low: '▼\u00a0niedrig' },
  asFile: 'Das ist lang, deshalb steht der ganze Text in der Datei. Er beginnt so:',
  empty: 'Der Dienst hat für diesen Teil nichts gesendet.',
  noValue: 'keine Angabe',
  noFinding: 'kein Befund angegeben',
  notUnderstood:
    'Der Dienst hat in einem Format geantwortet, das ich nicht kenne. Hier ist die ganze Antwort, unverändert.',
  remainder: 'Der Dienst hat mehr gesendet, als oben steht. Der Rest ist in der Datei.',
  fileDescription: (section) => `${sectionTitle[section]}, wie vom Dienst verfasst`,
};
