/** The bank of sample questions, to find the one that a question is most like. */
import { talk } from '../facts/talk.ts';
import type { Knowledge } from './knowledge.ts';
import { bareSamples } from './samples.ts';
import type { Dictionary, Slot } from './tagging.ts';
import { createWeigh, type Weigh } from './weights.ts';

interface Sample {
  readonly fact: string;
  readonly slots: readonly Slot[];
  /** Of each slot, and of all. */
  readonly weights: readonly number[];
  readonly weight: number;
  /** Whether the question has to contain all of it. */
  readonly strict: boolean;
}

export interface Match {
  readonly fact: string;
  /** From 0 to 1: how much of the question and the sample is the same, by weight. */
  readonly likeness: number;
}

export interface Bank {
  readonly dictionary: Dictionary;
  /** Every word in the bank, for spelling. */
  readonly words: ReadonlySet<string>;
  /** The likeliest match. */
  readonly match: (slots: readonly Slot[]) => Match | undefined;
  readonly weigh: Weigh;
  /** A word that no sample has and that is not one of those that say nothing. */
  readonly isUnknown: (slot: Slot) => boolean;
}

/** Names that a sample in a student's words may have but a question may lack. */
const isDispensable = (ids: readonly string[]): boolean =>
  ids.every((id) => id === '@pain' || id === '@ever');

const isFrame = ({ ids }: Slot): boolean => ids.every((id) => id.startsWith('@'));

/** Small talk and some questions are said in set phrases: below this, something else is meant. */
const phrased = 0.78;
const phrases: ReadonlySet<string> = new Set(['name', 'age', 'whatDoIHave', 'whatIsThat']);
const leastFor = (fact: string): number => {
  if (fact in talk) return phrased;
  return phrases.has(fact) ? 0.62 : 0;
};

/** A slot of a sample, to be found by the words and names in it. */
interface Place {
  readonly sample: number;
  /** Of all slots of all samples. */
  readonly number: number;
  readonly weight: number;
  /** A question that lacks it is not like the sample. */
  readonly isNeeded: boolean;
}

type Places = ReadonlyMap<string, readonly Place[]>;

const placesOf = (samples: readonly Sample[]): Places => {
  const places = new Map<string, Place[]>();
  let number = 0;
  samples.forEach(({ slots, weights, strict }, sample) => {
    slots.forEach((slot, at) => {
      const isNeeded = strict || (slot.named && !isDispensable(slot.ids));
      for (const id of new Set(slot.ids)) {
        const known = places.get(id) ?? [];
        known.push({ sample, number, weight: weights[at] ?? 0, isNeeded });
        places.set(id, known);
      }
      number += 1;
    });
  });
  return places;
};

/** A sample that leaves out a thing that was named does not match the question. */
const isWeighty = (slot: Slot, weight: number): boolean => weight >= 4 && slot.named && !isFrame(slot);

interface Weighed {
  readonly slot: Slot;
  readonly weight: number;
}

/** What samples have in common with a question, by their numbers. */
interface Common {
  readonly touched: readonly number[];
  readonly asked: Float64Array;
  readonly given: Float64Array;
  /** How many of the slots that a question needs. */
  readonly needed: Uint8Array;
  /** Of the things that a sample must not leave out. */
  readonly weighty: Float64Array;
}

const compare = (asked: readonly Weighed[], places: Places, samples: number): Common => {
  const touched: number[] = [];
  const common = {
    touched,
    asked: new Float64Array(samples),
    given: new Float64Array(samples),
    needed: new Uint8Array(samples),
    weighty: new Float64Array(samples),
  };
  const counted = new Int16Array(samples);
  const seen = new Set<number>();
  asked.forEach(({ slot, weight }, at) => {
    const weighty = isWeighty(slot, weight) ? weight : 0;
    for (const id of slot.ids) {
      for (const { sample, number, weight: given, isNeeded } of places.get(id) ?? []) {
        if (counted[sample] === 0) touched.push(sample);
        if (counted[sample] !== at + 1) {
          counted[sample] = at + 1;
          common.asked[sample] = (common.asked[sample] ?? 0) + weight;
          common.weighty[sample] = (common.weighty[sample] ?? 0) + weighty;
        }
        if (seen.has(number)) continue;
        seen.add(number);
        common.given[sample] = (common.given[sample] ?? 0) + given;
        if (isNeeded) common.needed[sample] = (common.needed[sample] ?? 0) + 1;
      }
    }
  });
  return common;
};

const total = (weights: readonly number[]): number => weights.reduce((all, weight) => all + weight, 0);

export const createBank = ({ names, asked, words }: Knowledge): Bank => {
  const dictionary: Dictionary = new Map(names.map(({ said, ids }) => [said, ids]));
  const rows = [...asked, ...bareSamples()];
  const weigh = createWeigh(rows);
  const samples: readonly Sample[] = rows.map(([fact, slots], at) => {
    const weights = slots.map(weigh);
    return { fact, slots, weights, weight: total(weights), strict: at >= asked.length };
  });
  const needs = samples.map(
    ({ slots, strict }) => slots.filter(({ ids, named }) => strict || (named && !isDispensable(ids))).length,
  );
  const places = placesOf(samples);

  const likeliest = (slots: readonly Slot[]): Match | undefined => {
    const weighed = slots.map((slot) => ({ slot, weight: weigh(slot) }));
    const whole = total(weighed.map(({ weight }) => weight));
    if (whole === 0) return undefined;
    const weighty = total(
      weighed.filter(({ slot, weight }) => isWeighty(slot, weight)).map(({ weight }) => weight),
    );
    let best: (Match & { readonly weight: number }) | undefined;
    const common = compare(weighed, places, samples.length);
    for (const at of common.touched) {
      const sample = samples[at];
      if (sample === undefined || (common.needed[at] ?? 0) < (needs[at] ?? 0)) continue;
      const both = (common.asked[at] ?? 0) + (common.given[at] ?? 0);
      const left = weighty - (common.weighty[at] ?? 0);
      const likeness = both / (whole + sample.weight + left * 0.5);
      if (likeness < leastFor(sample.fact)) continue;
      // Of two that are equally similar, the one that says more.
      const isBetter = best === undefined || likeness > best.likeness + 1e-9;
      const isRicher = best !== undefined && likeness > best.likeness - 1e-9 && sample.weight > best.weight;
      if (isBetter || isRicher) best = { fact: sample.fact, likeness, weight: sample.weight };
    }
    return best;
  };

  // The parts of a sentence are compared many times until it is clear what belongs together.
  const recent = new Map<string, { readonly match: Match | undefined }>();
  const match: Bank['match'] = (slots) => {
    const key = slots.map(({ said, ids }) => `${ids.join('/')} ${said.split(' ').length}`).join(', ');
    const known = recent.get(key);
    if (known !== undefined) return known.match;
    const found = likeliest(slots);
    if (recent.size > 500) recent.clear();
    recent.set(key, { match: found });
    return found;
  };

  const stems = new Set(rows.flatMap(([, slots]) => slots.flatMap(({ ids }) => ids)));
  const isUnknown = (slot: Slot): boolean =>
    !slot.named && !slot.ids.some((id) => stems.has(id)) && weigh(slot) > 1;
  return { dictionary, words: new Set(words), match, weigh, isUnknown };
};
