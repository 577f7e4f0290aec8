/**
 * A second opinion on what a sentence asks for. The bank hears by the words that are named, part by part; this one
 * looks at the whole sentence, as learnt from examples. What the bank heard stays unless the two clearly disagree.
 */
import { bedside } from '../facts/bedside.ts';
import { talk } from '../facts/talk.ts';
import { aspectsOf } from './aspects.ts';
import type { Bank } from './bank.ts';
import { featuresOf } from './features.ts';
import type { Found, Heard } from './heard.ts';
import { factsOf, labelOf } from './labels.ts';
import { learn } from './learning.ts';
import { lessonsFor } from './lessons.ts';
import type { Slot } from './tagging.ts';

/** Below this, hardly any example like the sentence asks for it. */
const unlikely = 0.02;
/** Above these, enough do to doubt what else was heard, to hear it instead, to hear it besides. */
const likely = 0.5;
const instead = 0.6;
const besides = 0.85;

interface Sentence {
  readonly words: readonly string[];
  readonly slots: readonly Slot[];
  readonly found: Found;
}

export type SecondOpinion = (sentence: Sentence) => Found;

const isTold = (label: string): boolean => label in talk || (label in bedside && label !== 'examination');

export const createSecondOpinion = (bank: Bank): SecondOpinion => {
  const estimate = learn(lessonsFor(bank.dictionary));

  return ({ words, slots, found }) => {
    const likelihoods = estimate(featuresOf(words, slots));
    const ofFact = (fact: string): number => likelihoods.get(labelOf(fact, slots)) ?? 0;
    const above = (least: number): readonly string[] => [
      ...new Set(
        [...likelihoods]
          .filter(([label, likelihood]) => likelihood > least && !isTold(label))
          .toSorted(([, one], [, other]) => other - one)
          .flatMap(([label]) => factsOf(label, slots)),
      ),
    ];
    const asHeard = (facts: readonly string[]): readonly Heard[] =>
      facts.map((fact) => ({ fact, aspects: aspectsOf(words.join(' ')) }));

    const { heard } = found;
    if (heard.some(({ isSure }) => isSure === true)) return found;
    const better = above(instead);
    if (heard.every(({ fact }) => ofFact(fact) < unlikely) && better.length > 0)
      return { heard: asHeard(better), missed: false, likeness: 1 };
    const kept = heard.filter(
      ({ fact }) => ofFact(fact) >= unlikely || !heard.some((other) => ofFact(other.fact) > likely),
    );
    const more = above(besides).filter((fact) => !kept.some((each) => each.fact === fact));
    const added = kept.length === 0 || words.length > 5 ? more : [];
    return { ...found, heard: [...kept, ...asHeard(added)] };
  };
};
