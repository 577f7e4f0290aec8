/** The examples that hearing is learnt from: what each sample question asks for. */
import { examples } from '../examples/all.ts';
import { factEntries } from '../facts/all.ts';
import { featuresOf } from './features.ts';
import { labelsOf } from './labels.ts';
import type { Lesson } from './learning.ts';
import { tag, type Dictionary } from './tagging.ts';
import { plainText, wordsOf } from './words.ts';

const questionsIn = (text: string): readonly string[] =>
  text
    .split(/[|\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

export const lessonsFor = (common: Dictionary): readonly Lesson[] => {
  const own: Dictionary = new Map();
  const lesson = (question: string, facts: readonly string[]): Lesson => {
    const words = wordsOf(plainText(question));
    const slots = tag(words, { common, own });
    return { features: featuresOf(words, slots), labels: facts.flatMap((fact) => labelsOf(fact, slots)) };
  };
  return [
    ...factEntries.flatMap(([fact, { asks }]) => questionsIn(asks).map((each) => lesson(each, [fact]))),
    ...examples.flatMap(([facts, questions]) =>
      questionsIn(questions).map((each) => lesson(each, facts.split(' '))),
    ),
  ];
};
