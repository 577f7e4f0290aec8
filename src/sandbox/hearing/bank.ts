/** The bank of sample questions and its index: what a question most likely asks for. */
import MiniSearch from 'minisearch';
import { askedSamples, bareSamples, namesOfBank, wordsOfBank } from './samples.ts';
import { createDictionary, type Dictionary, type Slot } from './tagging.ts';
import { createWeigh, type Weigh } from './weights.ts';

interface Sample {
  readonly fact: string;
  readonly slots: readonly Slot[];
  readonly weight: number;
  /** Whether every name in it has to be in the question too. */
  readonly strict: boolean;
}

export interface Match {
  readonly fact: string;
  /** 0 to 1: how much of question and sample is the same, by weight. */
  readonly likeness: number;
}

export interface Bank {
  readonly dictionary: Dictionary;
  /** Every word of the bank, for spelling. */
  readonly words: ReadonlySet<string>;
  /** The likeliest. `light`: ids that count little here, such as the complaint that the whole talk is about. */
  readonly match: (slots: readonly Slot[], light: ReadonlySet<string>) => Match | undefined;
  readonly weigh: Weigh;
}

/** Names that a sample in a student's words may have and a question lack. */
const isDispensable = (ids: readonly string[]): boolean =>
  ids.every((id) => id === '@pain' || id === '@ever');

const isFrame = ({ ids }: Slot): boolean => ids.every((id) => id.startsWith('@'));

const isIn = (slots: readonly Slot[], one: Slot): boolean =>
  slots.some(({ ids }) => ids.some((id) => one.ids.includes(id)));

const lacksName = (slots: readonly Slot[], sample: Sample): boolean =>
  sample.slots.some(
    (slot) => slot.named && (sample.strict || !isDispensable(slot.ids)) && !isIn(slots, slot),
  );

interface Weighed {
  readonly slot: Slot;
  readonly weight: number;
}

const total = (weighed: readonly Weighed[]): number => weighed.reduce((all, { weight }) => all + weight, 0);

const likenessOf = (asked: readonly Weighed[], sample: Sample, weigh: Weigh): number => {
  const slots = asked.map(({ slot }) => slot);
  const both = total(asked.filter(({ slot }) => isIn(sample.slots, slot)));
  const given = sample.slots.filter((slot) => isIn(slots, slot)).reduce((all, slot) => all + weigh(slot), 0);
  // Who leaves out a thing that was named has not understood the question.
  const ignored = asked.filter(
    ({ slot, weight }) => weight >= 4 && slot.named && !isFrame(slot) && !isIn(sample.slots, slot),
  );
  return (both + given) / (total(asked) + sample.weight + total(ignored) * 0.7);
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

  const match: Bank['match'] = (slots, light) => {
    const weighed = slots.map((slot) => {
      const weight = weigh(slot);
      return { slot, weight: slot.ids.some((id) => light.has(id)) ? Math.min(1.5, weight) : weight };
    });
    if (total(weighed) === 0) return undefined;
    const terms = new Set(slots.flatMap(({ ids }) => ids));
    let best: Match | undefined;
    for (const { id } of index.search([...terms].join(' '))) {
      const sample = samples[Number(id)];
      if (sample === undefined || lacksName(slots, sample)) continue;
      const likeness = likenessOf(weighed, sample, weigh);
      if (likeness > (best?.likeness ?? 0)) best = { fact: sample.fact, likeness };
    }
    return best;
  };

  return { dictionary, words: wordsOfBank(), match, weigh };
};
