import type { PartState } from '../facts.ts';

type Part = 'narrative' | 'vital_signs' | 'exam';

interface Person {
  readonly name: string;
  readonly age: string;
  readonly gender: string;
}

const partTitle: Readonly<Record<Part, string>> = {
  narrative: 'Narrative',
  vital_signs: 'Vital signs',
  exam: 'Physical exam',
};

const seconds = (time: number): number => Math.floor(time / 1_000);
const ago = (time: number): string => `<t:${seconds(time)}:R>`;

const behind = ({ olderNarrative, olderDetails }: Extract<PartState, { kind: 'there' }>): string => {
  if (olderNarrative && olderDetails) return ', for an older narrative and other details';
  if (olderNarrative) return ', for an older narrative';
  return olderDetails ? ', for other details' : '';
};

const part = (name: Part, state: PartState): string => {
  const title = partTitle[name];
  if (state.kind === 'missing') return `▫️ ${title}: missing`;
  const outdated = state.olderNarrative || state.olderDetails;
  const how = state.by === 'hand' ? 'edited by hand' : 'written';
  return `${outdated ? '⚠️' : state.by === 'hand' ? '✏️' : '✅'} ${title}: ${how}${behind(state)}`;
};

const count = (number: number): string => (number === 1 ? '1 case' : `${number} cases`);

/** Every word around kept cases. What others wrote arrives here escaped. */
export const casesTexts = {
  command: 'The cases that you have composed: read, change, copy or delete them.',
  option: 'The name of one of your cases. Leave empty for the list',
  partTitle,
  who: ({ name, age, gender }: Person): string => `**${name}**, ${age}, ${gender}`,
  about: (model: string, touchedAt: number): string => `Model: ${model} · last touched ${ago(touchedAt)}`,
  teachingPoints: (points: string): string => `Teaching points: ${points}`,
  part,
  becomesPatient:
    '-# This is text, and no patient yet: the service gives it no case id. Whoever runs the service enters it there; then `/patient` knows it.',
  openPart: 'Open a part',
  writeIt: (name: Part): string => `Write it: ${partTitle[name].toLowerCase()}`,
  buttons: {
    details: 'Details',
    duplicate: 'Duplicate',
    delete: 'Delete',
    reallyDelete: 'Delete it',
    keep: 'Keep it',
    card: 'Back to the case',
    earlierPage: 'Newer cases',
    laterPage: 'Older cases',
  },
  list: (total: number, { page, pages }: { readonly page: number; readonly pages: number }): string =>
    `You keep ${count(total)}.${pages > 1 ? ` Page ${page} of ${pages}.` : ''} Only you see them.`,
  listed: ({ age, gender }: Omit<Person, 'name'>, there: readonly Part[]): string =>
    `${age}, ${gender} · ${there.length === 0 ? 'nothing written' : there.map((name) => partTitle[name].toLowerCase()).join(', ')}`,
  chooseOne: 'Open a case',
  none: 'You keep no cases yet. `/compose case` has one written.',
  unknown: (typed: string): string => `None of your cases is called "${typed}".`,
  several: (typed: string): string => `Several of your cases are called something like "${typed}".`,
  gone: 'This case is not among yours any more: it was deleted, or it was not touched for too long. `/cases` shows those you have.',
  askDelete: (name: string): string =>
    `Delete the case **${name}** with all its parts and earlier versions? This cannot be undone. Copies that others took are theirs and stay.`,
  deleted: (name: string): string => `The case **${name}** is deleted.`,
  detailsForm: 'Details of the case',
  duplicated: (name: string): string => `This is a copy of **${name}**. The original stays as it was.`,
  full: (most: number): string =>
    `You keep ${most} cases already, which is as many as I can keep for one person. Delete one with \`/cases\` first.`,
  notKept: {
    full: 'You keep as many cases already as I can keep for one person, so this one is not kept: copy what you need, or delete another with `/cases` and compose it again.',
    failed: 'I could not keep this case, so copy what you need.',
    gone: 'You had everything deleted meanwhile, so this is not kept.',
  },
  writing: (name: Part): string => `⏳ ${partTitle[name]}: being written. This can take a minute.`,
  notWritten: (name: Part): string =>
    `▫️ ${partTitle[name]}: not written. \`/cases\` has the case as it stands.`,
  alreadyWriting: 'I am writing this part already. It will be on the card when it is done.',
  notStored:
    'I could not store this just now, so nothing has changed. Your text is in the file; please try again in a minute.',
} as const;
