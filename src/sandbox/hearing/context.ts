/** Reads a question that leans on what was said before: "and your mother?", "since when?", "and lying down?" */
import { conditionEntries, ofComplaint as storyFacts, symptomEntries, type Aspect } from '../facts/all.ts';
import type { Slot } from './tagging.ts';

interface Asked {
  readonly slots: readonly Slot[];
  readonly said: string;
  readonly aspects: readonly Aspect[];
  /** Begins with "and", "what about" or the like. */
  readonly elliptic: boolean;
  /** Makes sense by itself. */
  readonly whole: boolean;
  readonly last: string | undefined;
  readonly knows: (key: string) => boolean;
}

const conditionIds: ReadonlySet<string> = new Set(conditionEntries.map(([id]) => id));
const symptomIds: ReadonlySet<string> = new Set(symptomEntries.map(([id]) => id));
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

/** What has to be put in front of a bare thing to make it the question that it continues. */
const frameFor = (slots: readonly Slot[], last: string): Slot | undefined => {
  const named = slots.filter((slot) => slot.named);
  if (named.length === 0) return undefined;
  const every = (test: (id: string) => boolean): boolean => named.every(({ ids }) => ids.some(test));
  if (isFamily(last) && every((id) => conditionIds.has(id))) return name('family');
  if (last.startsWith('family:') && every((id) => kin.has(id))) return name(last.slice('family:'.length));
  if (last === 'worse' || last.startsWith('worse:'))
    return every((id) => id.startsWith('circ:')) ? name('@worse') : undefined;
  if (last === 'better' || last.startsWith('better:'))
    return every((id) => id.startsWith('circ:')) ? name('@better') : undefined;
  const ofPlace =
    last === 'radiation' || last === 'location' || last.startsWith('spread:') || last.startsWith('pain:');
  return ofPlace && every((id) => id.startsWith('part:')) ? name('@spread') : undefined;
};

/** A fact where the last one is meant, else the question made whole. */
export const inContext = (asked: Asked): { readonly fact: string } | { readonly slots: readonly Slot[] } => {
  const { slots, said, aspects, elliptic, whole, last, knows } = asked;
  if (last === undefined) return { slots };
  const named = slots.some(
    ({ ids, named: isName }) =>
      isName && !ids.every((id) => id === '@pain' || id === '@ever' || id.startsWith('circ:')),
  );
  const onlyParts = slots.every((slot) => !slot.named || slot.ids.some((id) => id.startsWith('part:')));
  if (
    named &&
    onlyParts &&
    !whole &&
    symptomIds.has(last) &&
    (elliptic || /\b(?:it|that|which|both)\b/.test(said))
  ) {
    return { fact: last };
  }
  if (aspects.includes('other')) return { fact: last };
  const bleeds = slots.some(({ ids }) => ids.includes('blood')) ? bleeding[last] : undefined;
  if (bleeds !== undefined) return { fact: bleeds };
  // "The pain" is the complaint, whatever was spoken of last.
  const ofComplaint = slots.some(({ ids }) => ids.includes('@pain'));
  if (!named && !ofComplaint) {
    if (whole) return { slots };
    if (aspects.some((aspect) => knows(`${last}/${aspect}`))) return { fact: last };
    const short = said.split(' ').length <= 4;
    if (short && !storyFacts.has(last) && aspects.some((aspect) => leaning.has(aspect))) {
      return { fact: last };
    }
    if (!slots.some((slot) => slot.named)) return { slots };
  }
  if (!elliptic && said.split(' ').length > 3) return { slots };
  const frame = frameFor(slots, last);
  return { slots: frame === undefined ? slots : [frame, ...slots] };
};
