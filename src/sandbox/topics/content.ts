/** What a message, or a part of it, names of what a step asks for. */
import { deniesItself, wordsIn, type Clause, type Words } from './clauses.ts';
import { resultIn } from './numbers.ts';
import type { Mistake, Point, TopicStep } from './topic.ts';

/** What was said, as words and as the number that it comes to. */
export interface Content {
  readonly words: Words;
  readonly clauses: readonly Clause[];
  readonly result: number | undefined;
}

/** `said` is needed for numbers only: the cut into clauses may go through a decimal point. */
export const contentOf = ({ given }: TopicStep, clauses: readonly Clause[], said: string): Content => ({
  words: wordsIn(clauses),
  clauses,
  result: given === undefined || clauses.length === 0 ? undefined : resultIn(said, given),
});

/** A pattern that is itself a denial, “nobody calls me”, may stand in one. */
const fits =
  (pattern: RegExp) =>
  ({ text, denies = false }: Clause): boolean => {
    const found = pattern.exec(text)?.[0];
    return found !== undefined && (!denies || deniesItself(found));
  };

export const isNamed =
  ({ words, clauses, result }: Content) =>
  ({ keys, pattern, value }: Point): boolean =>
    words.has(keys) ||
    (value !== undefined && result === value) ||
    (pattern !== undefined && clauses.some(fits(pattern)));

export const isMade =
  ({ words, result }: Content) =>
  ({ keys, unless, result: range }: Mistake): boolean =>
    (range !== undefined && result !== undefined && result >= range[0] && result <= range[1]) ||
    (words.has(keys) && (unless === undefined || !words.has(unless)));
