// A long text in the fields of a form: cut where it hurts least, and put together again as it was.
import { limits } from '../../discord/limits.ts';

const mostFields = 5;

/** The longest text that a form can hold, in characters. */
export const longestInForm = mostFields * limits.fieldText;

/** What may be between two fields, the best first, with the letter that a custom_id names it by. */
const joints = [
  { letter: 'p', text: '\n\n' },
  { letter: 'l', text: '\n' },
  { letter: 's', text: ' ' },
  { letter: 'n', text: '' },
] as const;

type Joint = (typeof joints)[number];

export interface InFields {
  readonly fields: readonly string[];
  /** A letter for each place between two fields. */
  readonly joints: string;
}

const isBlank = (character: string): boolean => /^\s?$/.test(character);

/** Discord may trim what is in a field, so neither side of a cut may be blank; nor may a pair be cut apart. */
const mayCut = (text: string, at: number, { text: between }: Joint): boolean =>
  text.startsWith(between, at) &&
  !isBlank(text.charAt(at - 1)) &&
  !isBlank(text.charAt(at + between.length)) &&
  !(between === '' && /[\udc00-\udfff]/.test(text.charAt(at)));

interface Cut {
  readonly at: number;
  readonly joint: Joint;
}

const lastCut = (text: string, from: number, allowed: readonly Joint[]): Cut | undefined => {
  for (let at = from + limits.fieldText; at > from; at -= 1) {
    const joint = allowed.find((one) => mayCut(text, at, one));
    if (joint !== undefined) return { at, joint };
  }
  return undefined;
};

/** `groups`: where to cut, the best kinds first; within a group the last place that fits counts. */
const cutBy = (text: string, groups: readonly (readonly Joint[])[]): InFields | undefined => {
  const fields: string[] = [];
  let letters = '';
  let from = 0;
  while (text.length - from > limits.fieldText) {
    let cut: Cut | undefined;
    for (const group of groups) cut ??= lastCut(text, from, group);
    if (cut === undefined || fields.length === mostFields - 1) return undefined;
    fields.push(text.slice(from, cut.at));
    letters += cut.joint.letter;
    from = cut.at + cut.joint.text.length;
  }
  return { fields: [...fields, text.slice(from)], joints: letters };
};

/** Undefined if the text does not fit. */
export const cutIntoFields = (text: string): InFields | undefined => {
  const plain = text.replace(/\r\n?/g, '\n').trim();
  if (plain.length > longestInForm) return undefined;
  const each = joints.map((joint) => [joint]);
  const [paragraph, line, word] = joints;
  // Cuts at paragraphs alone can need more fields than there are.
  return (
    cutBy(plain, each) ??
    cutBy(plain, [[paragraph, line], ...each.slice(2)]) ??
    cutBy(plain, [[paragraph, line, word], ...each.slice(3)]) ??
    cutBy(plain, [joints])
  );
};

/** An emptied field takes the place before it along; a new one is a paragraph of its own. */
export const joinFields = ({ fields, joints: letters }: InFields): string => {
  let text = '';
  for (const [index, field] of fields.entries()) {
    if (field === '') continue;
    const letter = letters.charAt(index - 1);
    const between = joints.find((joint) => joint.letter === letter)?.text ?? '\n\n';
    text += text === '' ? field : between + field;
  }
  return text.replace(/\r\n?/g, '\n').trim();
};
