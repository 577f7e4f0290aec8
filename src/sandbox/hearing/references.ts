/** What "it", "they" or "that" in a question refer to, by what was talked about last. */
import { medicineEntries, ofComplaint } from '../facts/all.ts';
import { testIds } from './weights.ts';

/** After these, "any burning?" and "at night?" ask about going to the toilet. */
export const ofWater: ReadonlySet<string> = new Set([
  'urine',
  'urineOften',
  'nocturia',
  'urineLook',
  'dysuria',
  'urineAmount',
  'incontinence',
  'prostate',
]);
export const kin: ReadonlySet<string> = new Set(['mother', 'father', 'parents', 'siblings', 'grandparents']);

export const isFamily = (fact: string): boolean =>
  fact === 'family' || fact.startsWith('family:') || kin.has(fact);

/** What "any blood in it?" means after these. */
export const bleeding: Readonly<Record<string, string>> = {
  vomiting: 'bloodVomit',
  nausea: 'bloodVomit',
  bowels: 'bloodStool',
  diarrhoea: 'bloodStool',
  constipation: 'bloodStool',
  stoolLook: 'bloodStool',
  cough: 'haemoptysis',
  sputum: 'haemoptysis',
  urine: 'bloodUrine',
  urineAmount: 'bloodUrine',
  nocturia: 'bloodUrine',
  urineOften: 'bloodUrine',
  urineLook: 'bloodUrine',
  dysuria: 'bloodUrine',
};

/** Of these a smell may be asked. */
const smelling: ReadonlySet<string> = new Set(['sputum', 'cough', 'haemoptysis', 'discharge', 'wound']);

const medicineIds: ReadonlySet<string> = new Set(['medication', ...medicineEntries.map(([id]) => id)]);
export const isTaken = (fact: string): boolean => medicineIds.has(fact);
const isPeople = (fact: string): boolean => kin.has(fact) || fact === 'childrenOwn' || fact === 'partner';

/** A way of asking that makes sense after some facts only. */
interface Reference {
  readonly after: (last: string, knows: (key: string) => boolean) => boolean;
  readonly said: RegExp;
  /** The last fact, unless another is meant. */
  readonly means?: string;
}

const isWater = (last: string): boolean => ofWater.has(last);
const isOther = (last: string): boolean => !ofComplaint.has(last);
const isKin = (last: string): boolean => isPeople(last) || isFamily(last);

const references: readonly Reference[] = [
  {
    after: (last) => testIds.has(last),
    said: /\b(?:i|we|me)\b.*\b(?:see|show|look)\b.*\b(?:it|that|them)\b|^show\b/,
  },
  { after: isKin, said: /^(?:are|is|do|does|did|were|was|have|has) (?:they|he|she)\b/ },
  {
    after: isKin,
    said: /^(?:and )?(?:what did (?:they|he|she) die|how old (?:was|were|is|are) (?:they|he|she)|(?:at )?what age did|who (?:was|is|were) (?:it|that|they))/,
  },
  {
    after: isWater,
    said: /\b(?:burn|burns|burning|sting|stings|stinging|hurt|hurts|sore)\b/,
    means: 'dysuria',
  },
  { after: isWater, said: /\baccidents?\b/, means: 'incontinence' },
  { after: isWater, said: /\bsmell/, means: 'urineLook' },
  {
    after: (last) => last === 'vomiting' || last === 'nausea',
    said: /^(?!.*\bblood).*\b(?:food|bile)\b/,
    means: 'vomiting',
  },
  {
    after: isWater,
    said: /\b(?:each time|small amounts|large amounts)\b/,
    means: 'urineAmount',
  },
  {
    after: (last, knows) => isOther(last) && knows(`${last}/severity`),
    said: /^does (?:it|that) hurt$|^(?:is|are|was|were) (?:it|that|they) (?:\w+ )?(?:painful|sore|tender|severe|bad)\b/,
  },
  {
    after: isTaken,
    said: /^(?!.*\bmiss).*\b(?:names|doses?|dosages?|what (?:are|is) (?:they|it) called)\b/,
  },
  {
    after: isTaken,
    said: /\b(?:always|every day|forget|miss|regularly|remember)\b.*\b(?:it|them)\b|\btake (?:it|them)\b.*\b(?:always|every day|regularly)\b/,
    means: 'adherence',
  },
  {
    after: isTaken,
    said: /\b(?:tak(?:e|en|ing)|took|on|use|using) (?:it|them|that|those|these|this)\b/,
  },
  { after: isOther, said: /^(?:what (?:was|were|is) the results?|what did (?:it|they|that) show)\b/ },
  {
    after: isOther,
    said: /^(?:was|were) (?:that|it|this|they)(?: one)?(?: all)? (?:normal|usual)\b/,
  },
  {
    after: (last, knows) => knows(`${last}/last`),
    said: /^when (?:was|were|did) (?:it|that|they|you last (?:have|check|take) (?:it|them|one))\b/,
  },
  { after: (last) => last === 'work', said: /\binvolve/ },
  {
    after: (last) => last === 'cough' || last === 'haemoptysis',
    said: /\b(?:it|that)\b.*\bsmell/,
    means: 'sputum',
  },
  { after: (last) => smelling.has(last), said: /\b(?:it|that)\b.*\bsmell/ },
  { after: () => true, said: /^(?:is|was) (?:that|this|it) something (?:that )?you\b/ },
];

/** The fact that the words refer to, if they refer to the last one. */
export const referredTo = (
  said: string,
  last: string,
  knows: (key: string) => boolean,
): string | undefined => {
  const found = references.find((each) => each.said.test(said) && each.after(last, knows));
  return found === undefined ? undefined : (found.means ?? last);
};
