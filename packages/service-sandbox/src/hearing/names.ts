/** Finds the things that words name: symptoms, illnesses, medicines, circumstances and parts of the body. */
import { plainWords, stem } from './words.ts';

/** A word that names nothing has no ids; one that names several kinds of thing has several. */
export interface Slot {
  readonly said: string;
  readonly ids: readonly string[];
}

export type Names = ReadonlyMap<string, readonly string[]>;

const unspoken = new Set('a an the your any some my his her their our of please just also'.split(' '));

const longest = 6;

const stemsOf = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !unspoken.has(word)).map(stem);

/** The words that name each thing are separated by "|". */
export const createNames = (entries: Iterable<readonly [id: string, words: string]>): Names => {
  const names = new Map<string, readonly string[]>();
  for (const [id, words] of entries)
    for (const each of words.split('|')) {
      const key = stemsOf(plainWords(each)).join(' ');
      if (key !== '') names.set(key, [...new Set([...(names.get(key) ?? []), id])]);
    }
  return names;
};

/** The longest name first; a dictionary stands before the next. */
export const tag = (words: readonly string[], dictionaries: readonly Names[]): readonly Slot[] => {
  const stems = stemsOf(words);
  const slotAt = (at: number): Slot & { length: number } => {
    for (let length = Math.min(longest, stems.length - at); length > 0; length -= 1) {
      const said = stems.slice(at, at + length).join(' ');
      const ids = dictionaries.map((names) => names.get(said)).find((found) => found !== undefined);
      if (ids !== undefined) return { said, ids, length };
    }
    return { said: stems[at] ?? '', ids: [], length: 1 };
  };
  const slots: Slot[] = [];
  for (let at = 0; at < stems.length;) {
    const { length, ...slot } = slotAt(at);
    slots.push(slot);
    at += length;
  }
  return slots;
};
