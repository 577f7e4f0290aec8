/** What keys mean by the words in them, because how the service names things is documented nowhere. */
import type { Json } from './body.ts';
import { isQuantity } from './range.ts';

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
  /** Something other than the thing, its value or its limits. */
  | 'aside';

type Words = ReadonlySet<string>;

/** A key that contains one of `words` has this role. */
interface Rule {
  readonly role: Role;
  readonly words: Words;
  /** Only together with one of these. */
  readonly beside?: Words;
  /** Not together with one of these, because a key with both says neither. */
  readonly without?: Words;
  /** Only for such a value; for any other, the rules below decide. */
  readonly when?: (value: Json) => boolean;
}

/** The first rule that fits a key decides, and of several keys with one role the earlier rule's is the likelier. */
export interface KeyRules {
  readonly rules: readonly Rule[];
  /** Words that say which role a key has, or nothing at all; any other word may name a thing. */
  readonly known: Words;
}

/** The words of snake_case, camelCase, spaced and dashed keys. */
export const wordsIn = (key: string): Words =>
  new Set(
    key
      .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );

export const hasAny = (words: Words, among: Words): boolean => [...words].some((word) => among.has(word));

/** The rule for a key with these words, and this value. */
export const ruleFor = (words: Words, value: Json, { rules }: KeyRules): Rule | undefined =>
  rules.find(
    (rule) =>
      hasAny(words, rule.words) &&
      (rule.beside === undefined || hasAny(words, rule.beside)) &&
      (rule.without === undefined || !hasAny(words, rule.without)) &&
      (rule.when === undefined || rule.when(value)),
  );

const keyRules = (rules: readonly Rule[]): KeyRules => ({
  rules,
  known: new Set([
    // Not "systolic": a "systolic range" is a less likely range of a sign than its "normal range".
    ...rules.flatMap(({ role, words }) => (role === 'systolic' || role === 'diastolic' ? [] : [...words])),
    ...wordsIn('vital signs physical patient the of data'),
  ]),
});

/** Of a text, which consists of no things. */
export const noKeys = keyRules([]);

const times = wordsIn('time date datetime timestamp');
const asides = wordsIn(
  `at id ids uuid index by method device source position alarm alert critical panic previous prior baseline age file
  model url link count color risk target is`,
);
const people = wordsIn(
  'patient nurse doctor provider physician student author examiner clinic hospital first last family user',
);
const names = wordsIn('name label title nm');
const places = wordsIn('site location organ');

const low = wordsIn(
  'low lower lowest min minimum least bottom lo lowerlimit normallow normalmin rangelow rangemin',
);
const high = wordsIn(
  'high higher highest upper max maximum most top hi upperlimit normalhigh normalmax rangehigh rangemax',
);
const first = wordsIn('initial first');
const last = wordsIn('final last latest');
/** Of a course over time, or of a range if something says so. */
const start = wordsIn('start from');
const end = wordsIn('end stop finish until till to');
const ranges = wordsIn('range ranges limits interval normalrange referencerange refrange normallimits');
const normals = wordsIn('normal normals reference normalvalue normalvalues');
const ofRange = new Set([...ranges, ...normals, ...wordsIn('limit bound bounds')]);

/** "at: 08:00" and "measurement: Pulse", but not "at rest: 80" and "measurement: 80 bpm". */
const isNoQuantity = (value: Json): boolean => typeof value === 'string' && !isQuantity(value);

export const signKeys = keyRules([
  { role: 'time', words: times },
  { role: 'time', words: wordsIn('at'), when: isNoQuantity },
  { role: 'aside', words: asides },
  { role: 'aside', words: places },
  { role: 'unit', words: wordsIn('unit units uom u') },
  { role: 'low', words: low, without: high },
  { role: 'high', words: high, without: low },
  { role: 'low', words: start, without: end, beside: ofRange },
  { role: 'high', words: end, without: start, beside: ofRange },
  { role: 'start', words: start, without: end },
  { role: 'end', words: end, without: start },
  { role: 'range', words: ranges },
  { role: 'range', words: normals },
  { role: 'aside', words: names, beside: people },
  { role: 'name', words: names },
  { role: 'note', words: wordsIn('note notes comment comments interpretation status flag remark remarks') },
  { role: 'first', words: first, without: last },
  { role: 'last', words: last, without: first },
  { role: 'systolic', words: wordsIn('systolic') },
  { role: 'diastolic', words: wordsIn('diastolic') },
  { role: 'value', words: wordsIn('value values v') },
  { role: 'value', words: wordsIn('result results reading readings measured current finding') },
  { role: 'name', words: wordsIn('measurement'), when: isNoQuantity },
  { role: 'value', words: wordsIn('measurement observed actual amount quantity') },
  { role: 'name', words: wordsIn('vital sign vitalsign parameter test') },
  { role: 'name', words: wordsIn('type') },
]);

export const findingKeys = keyRules([
  { role: 'time', words: times },
  { role: 'time', words: wordsIn('at'), when: isNoQuantity },
  { role: 'aside', words: asides },
  { role: 'aside', words: names, beside: people },
  { role: 'name', words: new Set([...names, 'examname']) },
  { role: 'name', words: places },
  { role: 'value', words: wordsIn('finding findings examfinding examfindings') },
  {
    role: 'value',
    words: wordsIn('result results response description observation observations value text details'),
  },
  {
    role: 'name',
    words: wordsIn('exam examination system area region part bodypart component test maneuver manoeuvre'),
  },
]);
