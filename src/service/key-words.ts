/** What keys mean by the words in them, because how the service names things is documented nowhere. */
import { normalKey, type JsonObject } from './body.ts';

export type Role =
  | 'name'
  | 'time'
  | 'value'
  | 'systolic'
  | 'diastolic'
  | 'first'
  | 'last'
  | 'start'
  | 'end'
  | 'unit'
  | 'range'
  | 'low'
  | 'high'
  | 'note'
  | 'text';

type KeyWords = ReadonlySet<string>;

/** What the fields of a thing may be called. */
export interface EntryKeys {
  /** Whole keys, normalised by `normalKey`, the likeliest first. */
  readonly whole: Readonly<Partial<Record<Role, readonly string[]>>> & { readonly value: readonly string[] };
  /** All of those. */
  readonly known: ReadonlySet<string>;
  /** What any other key holds. */
  readonly byWords: (words: KeyWords) => Role | undefined;
  /** Words of a key that say nothing about the thing itself. */
  readonly plain: KeyWords;
}

/** The words of snake_case, camelCase, spaced and dashed keys. */
export const wordsIn = (key: string): KeyWords =>
  new Set(
    key
      .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );

const wordList = (text: string): KeyWords => new Set(text.split(' '));

const hasAny = (words: KeyWords, among: KeyWords): boolean => [...words].some((word) => among.has(word));

export const entryKeys = (keys: Omit<EntryKeys, 'known'>): EntryKeys => ({
  ...keys,
  known: new Set(Object.values(keys.whole).flat()),
});

/** The keys that may hold this, the likeliest first. */
export const keysFor = (
  object: JsonObject,
  role: Role,
  { whole, known, byWords }: EntryKeys,
): { readonly whole: readonly string[]; readonly byWords: readonly string[] } => {
  const keys = Object.keys(object).map((key) => ({ key, normal: normalKey(key) }));
  const keysOf = (found: typeof keys): readonly string[] => found.map(({ key }) => key);
  return {
    whole: (whole[role] ?? []).flatMap((name) => keysOf(keys.filter(({ normal }) => normal === name))),
    byWords: keysOf(keys.filter(({ key, normal }) => !known.has(normal) && byWords(wordsIn(key)) === role)),
  };
};

/** A key with one of these words holds something other than the thing, its value or its limits. */
const aside = wordList(
  'at id ids uuid index by method device source position alarm alert critical panic previous prior baseline age file model url link count color risk target is',
);
const people = wordList(
  'patient nurse doctor provider physician student author examiner clinic hospital first last family user',
);
const names = wordList('name label title nm');
const times = wordList('time date datetime timestamp');
const places = wordList('site location organ');

const low = wordList('low lower lowest min minimum least bottom lo');
const high = wordList('high higher highest upper max maximum most top hi');
const first = wordList('initial first');
const last = wordList('final last latest');
/** Of a course over time, or of a range if something says so. */
const start = wordList('start from');
const end = wordList('end stop finish until till to');
const ranges = wordList('range ranges limits interval normal normals reference');
const limits = wordList('limit bound bounds');
const units = wordList('unit units uom u');
const notes = wordList('note notes comment comments interpretation status flag remark remarks');
const measured = wordList(
  'value values result results reading readings measured measurement current finding observed actual amount quantity v',
);
const signs = wordList('vital sign parameter measurement test type');

const found = wordList(
  'finding findings result results response description observation observations value text details',
);
const examined = wordList('exam examination system area region part component test maneuver manoeuvre');

const together = (...lists: readonly KeyWords[]): KeyWords => new Set(lists.flatMap((list) => [...list]));

/** Of the two words for a beginning and an end, neither says anything if a key has both. */
const oneOf = (words: KeyWords, [begin, finish]: readonly [KeyWords, KeyWords]): 0 | 1 | undefined => {
  const begins = hasAny(words, begin);
  return begins === hasAny(words, finish) ? undefined : begins ? 0 : 1;
};

/** Of a vital sign. */
export const signByWords: EntryKeys['byWords'] = (words) => {
  if (hasAny(words, times)) return 'time';
  if (hasAny(words, aside) || hasAny(words, places)) return undefined;
  if (hasAny(words, units)) return 'unit';
  const limit = oneOf(words, [low, high]);
  if (limit !== undefined) return limit === 0 ? 'low' : 'high';
  const isRange = hasAny(words, ranges);
  const border = oneOf(words, [start, end]);
  if (border !== undefined) {
    if (isRange || hasAny(words, limits)) return border === 0 ? 'low' : 'high';
    return border === 0 ? 'start' : 'end';
  }
  if (isRange) return 'range';
  if (hasAny(words, names)) return hasAny(words, people) ? undefined : 'name';
  if (hasAny(words, notes)) return 'note';
  const moment = oneOf(words, [first, last]);
  if (moment !== undefined) return moment === 0 ? 'first' : 'last';
  if (words.has('systolic')) return 'systolic';
  if (words.has('diastolic')) return 'diastolic';
  if (hasAny(words, measured)) return 'value';
  return hasAny(words, signs) ? 'name' : undefined;
};

export const plainOfSigns: KeyWords = together(
  measured,
  signs,
  first,
  last,
  start,
  end,
  wordList('signs patient the of data'),
);

/** Of a part of an exam. */
export const findingByWords: EntryKeys['byWords'] = (words) => {
  if (hasAny(words, times)) return 'time';
  if (hasAny(words, aside)) return undefined;
  if (hasAny(words, names)) return hasAny(words, people) ? undefined : 'name';
  if (hasAny(words, places)) return 'name';
  if (hasAny(words, found)) return 'value';
  return hasAny(words, examined) ? 'name' : undefined;
};

export const plainOfFindings: KeyWords = together(found, examined, wordList('physical patient the of data'));
