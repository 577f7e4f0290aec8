/** Finds the things that a sequence of words names, the longest name first. */
import { stem } from './stem.ts';

export interface Slot {
  /** The words as said. */
  readonly said: string;
  /** What they may name; for a word that names nothing, its stem. */
  readonly ids: readonly string[];
  readonly named: boolean;
}

/** Says what a sequence of stems names. */
export type Dictionary = ReadonlyMap<string, readonly string[]>;

const unspoken = new Set(
  'a an the your any some my his her their our of please just actually also then sir madam'.split(' '),
);

const longestName = 8;

const stemsOf = (words: readonly string[]): readonly { readonly said: string; readonly stem: string }[] =>
  words.filter((word) => !unspoken.has(word)).map((said) => ({ said, stem: stem(said) }));

/** The word at this place, that word and the next, and so on. */
const keysFrom = (row: readonly { readonly stem: string }[], at: number): readonly string[] => {
  let key = '';
  return row.slice(at, at + longestName).map((word, index) => {
    key = index === 0 ? word.stem : `${key} ${word.stem}`;
    return key;
  });
};

/** `names`: pairs of an id and its keys, as `Named` has them. */
export const createDictionary = (names: Iterable<readonly [id: string, keys: string]>): Dictionary => {
  const dictionary = new Map<string, readonly string[]>();
  for (const [id, keys] of names) {
    for (const key of keys.split('|')) {
      const row = stemsOf(key.trim().split(/\s+/))
        .map((word) => word.stem)
        .join(' ');
      const known = dictionary.get(row) ?? [];
      if (row !== '' && !known.includes(id)) dictionary.set(row, [...known, id]);
    }
  }
  return dictionary;
};

/** What words name: in the patient's own dictionary first. */
const idsFor = (keys: readonly string[], { own, common }: Dictionaries): readonly string[] => {
  for (const key of keys) {
    const ids = own.get(key) ?? common.get(key);
    if (ids !== undefined) return ids;
  }
  return [];
};

/** "Thyroid disease" is "thyroid": after a thing, these say no more. */
const generic: ReadonlySet<string> = new Set(
  ['disease', 'problem', 'trouble', 'condition', 'disorder', 'issue'].map(stem),
);

export interface Dictionaries {
  readonly common: Dictionary;
  /** The patient's own. */
  readonly own: Dictionary;
}

export const tag = (words: readonly string[], dictionaries: Dictionaries): readonly Slot[] => {
  const row = stemsOf(words);
  const slots: Slot[] = [];
  for (let at = 0; at < row.length;) {
    const keys = keysFrom(row, at);
    let length = keys.length;
    let ids: readonly string[] = [];
    for (; length > 0 && ids.length === 0; length -= 1) {
      const key = keys[length - 1] ?? '';
      // "Heart is racing" is "heart racing".
      const shorter = length > 2 && key.includes(' be ') ? key.replace(/(?<=\S) be (?=\S)/, ' ') : key;
      ids = idsFor(shorter === key ? [key] : [key, shorter], dictionaries);
    }
    const taken = ids.length > 0 ? length + 1 : 1;
    const said = row
      .slice(at, at + taken)
      .map((word) => word.said)
      .join(' ');
    slots.push({ said, ids: ids.length > 0 ? ids : [row[at]?.stem ?? ''], named: ids.length > 0 });
    at += taken;
    if (
      ids.length > 0 &&
      !ids.some((id) => /^(?:@|part:|circ:)/.test(id)) &&
      generic.has(row[at]?.stem ?? '')
    )
      at += 1;
  }
  return slots;
};
