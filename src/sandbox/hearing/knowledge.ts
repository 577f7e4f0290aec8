/** What an ear knows before it hears anything. It follows from the facts and the examples alone, so it can be kept. */
import { learn, type Learnt } from './learning.ts';
import { lessonsFor } from './lessons.ts';
import { askedSamples, namesOfBank, wordsOfBank, type Row } from './samples.ts';
import { createDictionary, type Slot } from './tagging.ts';

export interface Knowledge {
  /** The dictionary of all that has a name. */
  readonly names: readonly Slot[];
  /** The sample questions, with what they name. */
  readonly asked: readonly Row[];
  /** Every word in a sample or a name, for spelling. */
  readonly words: readonly string[];
  readonly learnt: Learnt;
  /** How many examples taught each label. */
  readonly taught: readonly number[];
}

/** Takes a second or two of processor time. */
export const acquireKnowledge = (): Knowledge => {
  const dictionary = createDictionary(namesOfBank());
  const lessons = lessonsFor(dictionary);
  const learnt = learn(lessons);
  const taught = new Map<string, number>();
  for (const label of lessons.flatMap(({ labels }) => labels))
    taught.set(label, (taught.get(label) ?? 0) + 1);
  return {
    names: [...dictionary].map(([said, ids]) => ({ said, ids, named: true })),
    asked: askedSamples(dictionary),
    words: [...wordsOfBank()],
    learnt,
    taught: learnt.labels.map((label) => taught.get(label) ?? 0),
  };
};
