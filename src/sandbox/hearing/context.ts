/** Reads a question that depends on what was said before: "and your mother?", "since when?", "and lying down?" */
import { conditionEntries, medicineEntries, ofComplaint, symptomEntries, type Aspect } from '../facts/all.ts';
import type { Slot } from './tagging.ts';
import { testIds } from './weights.ts';

interface Asked {
  readonly slots: readonly Slot[];
  readonly said: string;
  readonly aspects: readonly Aspect[];
  /** Begins with "and", "what about" or similar. */
  readonly elliptic: boolean;
  /** Makes sense by itself. */
  readonly whole: boolean;
  readonly last: string | undefined;
  readonly knows: (key: string) => boolean;
}

const conditionIds: ReadonlySet<string> = new Set(conditionEntries.map(([id]) => id));
const symptomIds: ReadonlySet<string> = new Set(symptomEntries.map(([id]) => id));
/** After these, "how often at night?" asks about going to the toilet. */
const ofWater: ReadonlySet<string> = new Set([
  'urine',
  'urineOften',
  'nocturia',
  'urineLook',
  'dysuria',
  'fluids',
]);
/** Facts that have a location of their own. */
const ofPlace: ReadonlySet<string> = new Set(['travel', 'work', 'home', 'contacts']);
const kin: ReadonlySet<string> = new Set(['mother', 'father', 'parents', 'siblings', 'grandparents']);

const name = (id: string): Slot => ({ said: '', ids: [id], named: true });

const isFamily = (fact: string): boolean => fact === 'family' || fact.startsWith('family:') || kin.has(fact);

/** What "any blood in it?" means after these. */
const bleeding: Readonly<Record<string, string>> = {
  vomiting: 'bloodVomit',
  nausea: 'bloodVomit',
  bowels: 'bloodStool',
  diarrhoea: 'bloodStool',
  constipation: 'bloodStool',
  stoolLook: 'bloodStool',
  cough: 'haemoptysis',
  sputum: 'haemoptysis',
  urine: 'bloodUrine',
  urineOften: 'bloodUrine',
  urineLook: 'bloodUrine',
  dysuria: 'bloodUrine',
};

/** Of these a smell may be asked. */
const smelling: ReadonlySet<string> = new Set([
  'sputum',
  'cough',
  'haemoptysis',
  'discharge',
  'wound',
  'urineLook',
]);

/** Aspects that make no sense without a thing, so that the last thing is meant. */
const leaning: ReadonlySet<Aspect> = new Set([
  'amount',
  'colour',
  'kind',
  'stopped',
  'result',
  'relief',
  'why',
  'often',
]);

const medicineIds: ReadonlySet<string> = new Set(['medication', ...medicineEntries.map(([id]) => id)]);
const isTaken = (fact: string): boolean => medicineIds.has(fact);
const isPeople = (fact: string): boolean => kin.has(fact) || fact === 'childrenOwn' || fact === 'partner';

/** What has to be put in front of a bare thing to make it the question that it continues. */
const frameFor = (slots: readonly Slot[], last: string): Slot | undefined => {
  const named = slots.filter((slot) => slot.named);
  if (named.length === 0) return undefined;
  const every = (test: (id: string) => boolean): boolean => named.every(({ ids }) => ids.some(test));
  if (isFamily(last) && every((id) => conditionIds.has(id))) return name('family');
  if (last.startsWith('family:') && named.length === slots.length && every((id) => kin.has(id)))
    return name(last.slice('family:'.length));
  if (last === 'vaccinations' && every((id) => conditionIds.has(id) || id === 'runnyNose'))
    return name('vaccinations');
  if (last === 'worse' || last.startsWith('worse:'))
    return every((id) => id.startsWith('circ:')) ? name('@worse') : undefined;
  if (last === 'better' || last.startsWith('better:'))
    return every((id) => id.startsWith('circ:')) ? name('@better') : undefined;
  const isPlace =
    last === 'radiation' || last === 'location' || last.startsWith('spread:') || last.startsWith('pain:');
  return isPlace && every((id) => id.startsWith('part:')) ? name('@spread') : undefined;
};

const isOnly = (slots: readonly Slot[], test: (id: string) => boolean): boolean =>
  slots.some(({ named }) => named) && slots.every(({ ids, named }) => !named || ids.some(test));

/** The fact that words like "it", "they" or "there" refer to, if they refer to the last one. */
const meantByPronoun = ({ slots, said, elliptic, whole, knows }: Asked, last: string): string | undefined => {
  const ofParts = isOnly(slots, (id) => id.startsWith('part:'));
  const pointing = elliptic || /\b(?:it|that|which|both)\b/.test(said);
  if (ofParts && !whole && symptomIds.has(last) && knows(last) && pointing) return last;
  if (
    testIds.has(last) &&
    /\b(?:i|we|me)\b.*\b(?:see|show|look)\b.*\b(?:it|that|them)\b|^show\b/.test(said)
  ) {
    return last;
  }
  if (isPeople(last) && /^(?:are|is|do|does|did|were|was|have|has) (?:they|he|she)\b/.test(said)) return last;
  const ofPeople = isPeople(last) || isFamily(last);
  if (
    ofPeople &&
    /^(?:and )?(?:what did (?:they|he|she) die|how old (?:was|were|is|are) (?:they|he|she)|(?:at )?what age did|who (?:was|is|were) (?:it|that|they))/.test(
      said,
    )
  ) {
    return last;
  }
  if (
    !ofComplaint.has(last) &&
    /^(?:was|were) (?:that|it|this|they)(?: one)?(?: all)? (?:normal|usual)\b/.test(said)
  ) {
    return last;
  }
  if (smelling.has(last) && /\b(?:it|that)\b.*\bsmell/.test(said))
    return last === 'cough' || last === 'haemoptysis' ? 'sputum' : last;
  if (ofWater.has(last) && /\b(?:each time|small amounts|large amounts)\b/.test(said)) return 'urineAmount';
  if (
    isTaken(last) &&
    /\b(?:tak(?:e|en|ing)|took|on|use|using) (?:it|them|that|those|these|this)\b/.test(said)
  ) {
    return last;
  }
  if (ofWater.has(last) && isOnly(slots, (id) => id === 'circ:nightTime')) return 'nocturia';
  return slots.some(({ ids }) => ids.includes('blood')) ? bleeding[last] : undefined;
};

const tellsNothing = (id: string): boolean => id === '@pain' || id === '@ever' || id.startsWith('circ:');

/** The last fact, if a question names nothing and makes no sense without it: "how much?", "since when?" */
const meantByLack = ({ slots, said, aspects, whole, knows }: Asked, last: string): string | undefined => {
  const names = slots.filter(({ named }) => named);
  // "The pain" is the complaint, whatever was talked about last.
  const ofPain = names.some(({ ids }) => ids.includes('@pain'));
  if (whole || ofPain || !names.every(({ ids }) => ids.every(tellsNothing))) return undefined;
  // "What happened?" asks for the story, unless something did that makes a patient ill.
  if (/^what happen(?:s|ed)\b/.test(said) && last !== 'allergies') return undefined;
  if (last === 'allergies' && aspects.includes('result')) return last;
  if (aspects.some((aspect) => knows(`${last}/${aspect}`))) return last;
  if (ofPlace.has(last) && /^where\b/.test(said)) return last;
  const isShort = said.split(' ').length <= 4;
  return isShort && !ofComplaint.has(last) && aspects.some((aspect) => leaning.has(aspect))
    ? last
    : undefined;
};

/** A fact if the last one is meant, otherwise the completed question. */
export const inContext = (asked: Asked): { readonly fact: string } | { readonly slots: readonly Slot[] } => {
  const { slots, said, aspects, elliptic, last } = asked;
  if (last === undefined) return { slots };
  const meant = aspects.includes('other') ? last : (meantByPronoun(asked, last) ?? meantByLack(asked, last));
  if (meant !== undefined) return { fact: meant };
  if (!elliptic && said.split(' ').length > 3) return { slots };
  const frame = frameFor(slots, last);
  return { slots: frame === undefined ? slots : [frame, ...slots] };
};
