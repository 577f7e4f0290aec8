/** The bank of sample questions and its index: what a question most likely asks for. */
import MiniSearch from 'minisearch';
import {
  circumstanceEntries,
  conditionEntries,
  factEntries,
  medicineEntries,
  partEntries,
  symptomEntries,
  testEntries,
} from '../facts/all.ts';
import { frames } from './frames.ts';
import { createDictionary, tag, type Dictionary, type Slot } from './tagging.ts';
import { plainText, wordsOf } from './words.ts';

interface Sample {
  readonly id: number;
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
  /** Best first. `light`: ids that count little here, such as the complaint that the whole talk is about. */
  readonly match: (slots: readonly Slot[], light: ReadonlySet<string>) => readonly Match[];
  readonly weightOf: (slot: Slot) => number;
}

const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const testIds: ReadonlySet<string> = new Set(testEntries.map(([id]) => id));

/** How much a name weighs, by what it begins with. */
const weightOfName = (id: string): number => {
  if (id === 'family' || id === 'allergies') return 7;
  if (id === '@pain' || id === '@ever') return 1.5;
  if (id.startsWith('@')) return 4;
  if (id.startsWith('circ:')) return 3.5;
  if (testIds.has(id)) return 7;
  if (id === 'examination') return 4.3;
  return id.startsWith('part:') ? 3 : 5;
};

/** Names that a sample may have and a question lack. */
const isDispensable = (ids: readonly string[]): boolean =>
  ids.every((id) => id === '@pain' || id === '@ever');

const namesOfBank = (): readonly (readonly [string, string])[] => [
  ...factEntries.flatMap(([id, { keys }]) => (keys === undefined ? [] : [[id, keys] as const])),
  ...[...symptomEntries, ...conditionEntries, ...medicineEntries, ...testEntries].map(
    ([id, [, keys]]) => [id, keys] as const,
  ),
  ...circumstanceEntries.map(([id, [, keys]]) => [`circ:${id}`, keys] as const),
  ...partEntries.map(([id, [, keys]]) => [`part:${id}`, keys] as const),
  ...Object.entries(frames),
];

const name = (id: string): Slot => ({ said: '', ids: [id], named: true });
const word = (stem: string): Slot => ({ said: '', ids: [stem], named: false });

/** Questions that need no wording: a thing alone, or a thing in a frame. */
const bareSamples = (): readonly (readonly [fact: string, slots: readonly Slot[]])[] => [
  ...[...factEntries, ...symptomEntries, ...conditionEntries, ...medicineEntries, ...testEntries].map(
    ([id]) => [id, [name(id)]] as const,
  ),
  ...conditionEntries.map(([id]) => [`family:${id}`, [name('family'), name(id)]] as const),
  ...conditionEntries.flatMap(([id]) =>
    ['parents', 'mother', 'father', 'siblings', 'grandparents'].map(
      (kin) => [`family:${id}`, [name(kin), name(id)]] as const,
    ),
  ),
  ...circumstanceEntries.flatMap(([id]) => [
    [`worse:${id}`, [name('@worse'), name(`circ:${id}`)]] as const,
    [`worse:${id}`, [name('@pain'), word('when'), name(`circ:${id}`)]] as const,
    [`worse:${id}`, [name(`circ:${id}`), word('make'), name('@pain')]] as const,
    [`worse:${id}`, [name(`circ:${id}`), name('@pain')]] as const,
    [`worse:${id}`, [word('start'), name(`circ:${id}`)]] as const,
    [`better:${id}`, [name('@better'), name(`circ:${id}`)]] as const,
    [`better:${id}`, [word('tri'), name(`circ:${id}`)]] as const,
  ]),
  ...partEntries.flatMap(([id]) => [
    [`pain:${id}`, [name('@pain'), name(`part:${id}`)]] as const,
    [`spread:${id}`, [name('@spread'), name(`part:${id}`)]] as const,
    [`spread:${id}`, [name('@pain'), name('@spread'), name(`part:${id}`)]] as const,
  ]),
  ...[...conditionEntries, ...symptomEntries].map(([id]) => [id, [name('@ever'), name(id)]] as const),
  ...medicineEntries.map(([id]) => [id, [name('medication'), name(id)]] as const),
];

const isFrame = ({ ids }: Slot): boolean => ids.every((id) => id.startsWith('@'));

const shares = (a: Slot, b: Slot): boolean => a.ids.some((id) => b.ids.includes(id));

/** Words that stand in any question, with or without a meaning for it. */
const fillers = new Set(
  'i me we to in on at for with it that this so be do have get at there as by from up out about if or and but now current currently recent lately today usual really very much quite exactly tell say know feel notic experi suffer hi hello ok thank also well could would can will may might more like time still moment day doctor let mr mrs ms than did'.split(
    ' ',
  ),
);

export const createBank = (): Bank => {
  const dictionary = createDictionary(namesOfBank());
  const asked = factEntries.flatMap(([fact, { asks }]) =>
    lines(asks).map(
      (line) => [fact, tag(wordsOf(plainText(line)), { common: dictionary, own: new Map() })] as const,
    ),
  );
  const rows = [...asked, ...bareSamples()];

  const found = new Map<string, number>();
  for (const [, slots] of rows) {
    for (const id of new Set(slots.flatMap(({ ids }) => ids))) found.set(id, (found.get(id) ?? 0) + 1);
  }
  const rarest = Math.log(rows.length);
  const weightOf = (slot: Slot): number => {
    // A name of several words says more than one of a single word.
    const more = Math.min(1.2, (slot.said.split(' ').length - 1) * 0.4);
    if (slot.named) return Math.max(...slot.ids.map(weightOfName)) + more;
    const [stem = ''] = slot.ids;
    const count = found.get(stem);
    if (count === undefined) return fillers.has(stem) || stem.length < 3 ? 0.1 : 3;
    const rarity = (Math.log(rows.length / count) / rarest) * 3;
    return fillers.has(stem) ? Math.min(rarity, 0.4) : rarity;
  };
  const sum = (slots: readonly Slot[]): number => slots.reduce((all, slot) => all + weightOf(slot), 0);

  const samples: readonly Sample[] = rows.map(([fact, slots], id) => ({
    id,
    fact,
    slots,
    weight: sum(slots),
    strict: id >= asked.length,
  }));
  const index = new MiniSearch<{ id: number; terms: string }>({
    fields: ['terms'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  index.addAll(samples.map(({ id, slots }) => ({ id, terms: slots.flatMap(({ ids }) => ids).join(' ') })));

  const match: Bank['match'] = (slots, light) => {
    const weighed = slots.map((slot) => ({
      slot,
      weight: slot.ids.some((id) => light.has(id)) ? Math.min(1.5, weightOf(slot)) : weightOf(slot),
    }));
    const asking = weighed.reduce((all, { weight }) => all + weight, 0);
    if (asking === 0) return [];
    const terms = [...new Set(slots.flatMap(({ ids }) => ids))];
    const best = new Map<string, number>();
    for (const hit of index.search(terms.join(' '))) {
      const sample = samples[Number(hit.id)];
      if (sample === undefined) continue;
      const lacks = sample.slots.some(
        (slot) =>
          slot.named &&
          (sample.strict || !isDispensable(slot.ids)) &&
          !slots.some((other) => shares(slot, other)),
      );
      if (lacks) continue;
      const both = weighed.reduce(
        (all, { slot, weight }) => (sample.slots.some((other) => shares(slot, other)) ? all + weight : all),
        0,
      );
      const given = sample.slots.reduce(
        (all, slot) => (slots.some((other) => shares(slot, other)) ? all + weightOf(slot) : all),
        0,
      );
      // Who leaves out a thing that was named has not understood the question.
      const ignored = weighed.reduce(
        (all, { slot, weight }) =>
          weight >= 4 && slot.named && !isFrame(slot) && !sample.slots.some((other) => shares(slot, other))
            ? all + weight * 0.7
            : all,
        0,
      );
      const likeness = (both + given) / (asking + sample.weight + ignored);
      if (likeness > (best.get(sample.fact) ?? 0)) best.set(sample.fact, likeness);
    }
    return [...best]
      .map(([fact, likeness]) => ({ fact, likeness }))
      .toSorted((a, b) => b.likeness - a.likeness);
  };

  const words = new Set(
    [
      ...namesOfBank().flatMap(([, keys]) => keys.split(/[\s|]+/)),
      ...factEntries.flatMap(([, { asks }]) => lines(asks).flatMap((line) => [...wordsOf(plainText(line))])),
    ].filter((each) => each !== ''),
  );
  return { dictionary, words, match, weightOf };
};
