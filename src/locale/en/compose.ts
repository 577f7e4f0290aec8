import { moment } from '../forms.ts';
import { list } from './forms.ts';

export type SectionName = 'narrative' | 'vital_signs' | 'exam';

export interface Person {
  readonly name: string;
  readonly age: string;
  readonly gender: string;
}

export const sectionTitle: Readonly<Record<SectionName, string>> = {
  narrative: 'Narrative',
  vital_signs: 'Vital signs',
  exam: 'Physical exam',
};

const notAPatient =
  'Students cannot interview this patient yet: `/patient` needs a case that the service knows.';

const missing = (sections: readonly SectionName[]): string =>
  `Missing: ${list(sections.map((section) => sectionTitle[section]))}.`;

/** Every word of `/compose`. What others wrote arrives here escaped. */
export const composeTexts = {
  command: 'Have the service write parts of a case. Text only: no patient yet',
  descriptions: {
    case: 'Narrative, vital signs and exam in one go. Text only: no patient yet',
    narrative: 'The story of a case. Text only: no patient yet',
    vital_signs: 'Vital signs that fit a case. Text only: no patient yet',
    exam: 'Exam findings that fit a case. Text only: no patient yet',
  },
  options: {
    name: 'The name of the patient you make up',
    age: 'In your own words: 34, or 6 months',
    gender: 'In your own words',
    teaching_points: 'What students should learn from this case',
    other_sections: 'Paste what is already written, such as the narrative, so that this part fits it',
    packaged: 'Leave empty for a list that is easy to read. False: plain text instead',
    model: 'Which language model writes it. Leave empty unless you were given a name',
  },
  form: {
    title: 'Who is the patient?',
    name: 'Name',
    nameHint: 'Make one up: no real patients, please.',
    age: 'Age',
    gender: 'Gender',
    teachingPoints: 'Teaching points',
    teachingPointsHint: 'Optional: what students should learn',
    model: 'Model',
    modelHint: 'Leave empty unless you were told which one to use',
  },
  sectionTitle,
  notAPatient,
  blank: (fields: readonly string[]): string =>
    `I still need: ${list(fields)}. Run the command again and add what is missing.`,
  heading: (what: string, { name, age, gender }: Person): string =>
    `**${what}** for ${name}, ${age}, ${gender}`,
  wholeCase: 'Case',
  /** How a section of a case stands, on one line. */
  steps: {
    waits: (section: SectionName): string => `▫️ ${sectionTitle[section]}: not started`,
    being_written: (section: SectionName, since: number): string =>
      `⏳ ${sectionTitle[section]}: being written (begun ${moment(since, 'R')})`,
    written: (section: SectionName): string => `✅ ${sectionTitle[section]}: done`,
    failed: (section: SectionName, why: string): string => `❌ ${sectionTitle[section]}: ${why}`,
  },
  keepsGoing: '-# This can take a few minutes. You can go elsewhere in the meantime.',
  missing: (sections: readonly SectionName[]): string =>
    `${missing(sections)} What is done is kept; you can try the rest again.`,
  tryAgain: 'Try again',
  nothingMissing:
    'Nothing is missing here any more, or I no longer remember the case. `/compose case` starts a new one.',
  alreadyTrying: 'I am already working on it. The answer will be in the other message.',
  normalRange: (range: string): string => `(normal: ${range})`,
  /** The symbol and the word stay on one line. */
  outside: { high: '▲\u00a0high', low: '▼\u00a0low' },
  asFile: 'It is long, so the whole text is in the file. It begins:',
  empty: 'The service sent nothing for this part.',
  noValue: 'not given',
  noFinding: 'nothing noted',
  notUnderstood: 'The service answered in a format I do not know. Here is the whole answer, unchanged.',
  remainder: 'The service sent more than what is shown above. The rest is in the file.',
  fileDescription: (section: SectionName): string => `${sectionTitle[section]}, as composed by the service`,
} as const;
