/** The bank of sample questions and its index, to find what a question most likely asks for. */
import MiniSearch from 'minisearch';
import { talk } from '../facts/talk.ts';
import { askedSamples, bareSamples, namesOfBank, wordsOfBank } from './samples.ts';
import { createDictionary, type Dictionary, type Slot } from './tagging.ts';
import { createWeigh, type Weigh } from './weights.ts';

interface Sample {
  readonly fact: string;
  readonly slots: readonly Slot[];
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

const isIn = (slots: readonly Slot[], one: Slot): boolean =>
  slots.some(({ ids }) => ids.some((id) => one.ids.includes(id)));

const lacksName = (slots: readonly Slot[], sample: Sample): boolean =>
  sample.slots.some(
    (slot) => (sample.strict || (slot.named && !isDispensable(slot.ids))) && !isIn(slots, slot),
  );

/** Small talk and some questions are said in set phrases: below this, something else is meant. */
const phrased = 0.78;
const phrases: ReadonlySet<string> = new Set(['name', 'age', 'whatDoIHave', 'whatIsThat']);
const leastFor = (fact: string): number => {
  if (fact in talk) return phrased;
  return phrases.has(fact) ? 0.62 : 0;
};

interface Weighed {
  readonly slot: Slot;
  readonly weight: number;
}

const total = (weighed: readonly Weighed[]): number => weighed.reduce((all, { weight }) => all + weight, 0);

const likenessOf = (asked: readonly Weighed[], sample: Sample, weigh: Weigh): number => {
  const slots = asked.map(({ slot }) => slot);
  const both = total(asked.filter(({ slot }) => isIn(sample.slots, slot)));
  const given = sample.slots.filter((slot) => isIn(slots, slot)).reduce((all, slot) => all + weigh(slot), 0);
  // A sample that leaves out a thing that was named does not match the question.
  const ignored = asked.filter(
    ({ slot, weight }) => weight >= 4 && slot.named && !isFrame(slot) && !isIn(sample.slots, slot),
  );
  return (both + given) / (total(asked) + sample.weight + total(ignored) * 0.5);
};

export const createBank = (): Bank => {
  const dictionary = createDictionary(namesOfBank());
  const asked = askedSamples(dictionary);
  const rows = [...asked, ...bareSamples()];
  const weigh = createWeigh(rows);
  const samples: readonly Sample[] = rows.map(([fact, slots], at) => ({
    fact,
    slots,
    weight: slots.reduce((all, slot) => all + weigh(slot), 0),
    strict: at >= asked.length,
  }));

  const index = new MiniSearch<{ id: number; terms: string }>({
    fields: ['terms'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  index.addAll(samples.map(({ slots }, id) => ({ id, terms: slots.flatMap(({ ids }) => ids).join(' ') })));

  const match: Bank['match'] = (slots) => {
    const weighed = slots.map((slot) => ({ slot, weight: weigh(slot) }));
    if (total(weighed) === 0) return undefined;
    const terms = new Set(slots.flatMap(({ ids }) => ids));
    let best: (Match & { readonly weight: number }) | undefined;
    for (const { id } of index.search([...terms].join(' '))) {
      const sample = samples[Number(id)];
      if (sample === undefined || lacksName(slots, sample)) continue;
      const likeness = likenessOf(weighed, sample, weigh);
      if (likeness < leastFor(sample.fact)) continue;
      // Of two that are equally similar, the one that says more.
      const isBetter = best === undefined || likeness > best.likeness + 1e-9;
      const isRicher = best !== undefined && likeness > best.likeness - 1e-9 && sample.weight > best.weight;
      if (isBetter || isRicher) best = { fact: sample.fact, likeness, weight: sample.weight };
    }
    return best;
  };

  const stems = new Set(rows.flatMap(([, slots]) => slots.flatMap(({ ids }) => ids)));
  const isUnknown = (slot: Slot): boolean =>
    !slot.named && !slot.ids.some((id) => stems.has(id)) && weigh(slot) > 1;
  return { dictionary, words: wordsOfBank(), match, weigh, isUnknown };
};
