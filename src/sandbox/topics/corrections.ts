/** Which of the mistakes in a message are named: at most two, what would do harm first. */
import { wordsIn, type Clause } from './clauses.ts';
import { isMade, type Content } from './content.ts';
import type { Slipped } from './slips.ts';
import type { Mend, Mistake, TopicStep } from './topic.ts';

const mostCorrections = 2;

const inQuotes = (text: string): string => `“${text.slice(0, 1).toUpperCase()}${text.slice(1)}”`;

export const correctionOf = ({ words }: Content, { keys, says }: Mistake): string =>
  says.replace('{said}', inQuotes(words.named(keys) ?? 'that'));

export const withoutQuestion = (text: string): string =>
  text
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !sentence.endsWith('?'))
    .join(' ');

/** Only the last one may ask. */
const joined = (texts: readonly string[]): string =>
  texts.map((text, at) => (at < texts.length - 1 ? withoutQuestion(text) : text)).join(' ');

/** The part of the message that the mistake is in; -1 if it takes several parts. */
const placeOf = ({ clauses }: Content, { keys }: Mistake): number =>
  clauses.findIndex((clause) => wordsIn([clause]).has(keys));

/** Of several mistakes in the same part of a sentence, the first is meant. */
const onePerClause = (content: Content, mistakes: readonly Mistake[]): readonly Mistake[] => {
  const places = mistakes.map((mistake) => placeOf(content, mistake));
  return mistakes.filter((_mistake, at) => places.indexOf(places[at] ?? -1) === at);
};

const isGrave = (found: { readonly isGrave?: true }): boolean => found.isGrave === true;

/** The first is meant, unless another is dangerous. */
const foremost = (content: Content, mistakes: readonly Mistake[]): readonly Mistake[] => {
  const grave = onePerClause(content, mistakes.filter(isGrave));
  return grave.length > 0 ? grave : mistakes.slice(0, 1);
};

/** The parts of a message in which no mistake spoils this point. */
export const besideMistakes = (
  content: Content,
  outweighing: readonly Mistake[],
  name: string,
): readonly Clause[] => {
  const mistakes = outweighing.filter(({ spoils }) => spoils?.includes(name) !== false);
  const spanning = mistakes.some((mistake) => placeOf(content, mistake) < 0);
  return content.clauses.filter(
    (clause) => !spanning && !mistakes.some(({ keys }) => wordsIn([clause]).has(keys)),
  );
};

export interface Corrections {
  readonly correction: string | undefined;
  readonly mends: readonly Mend[];
  /** Wrong whatever is right beside it. */
  readonly outweighing: readonly Mistake[];
}

/** `isRight`: something that was asked for stands beside it, and makes up for a mistake that does no harm. */
export const correctionsOf = (
  step: TopicStep,
  content: Content,
  slipped: readonly Slipped[],
  got: readonly string[],
  isRight: boolean,
): Corrections => {
  const slips = [...new Set(slipped.map(({ slip }) => slip))];
  const slippedAt = slipped.map(({ clause }) => content.clauses.indexOf(clause));
  const made = step.wrong
    .filter(isMade(content))
    .filter(({ unlessNamed }) => unlessNamed === undefined || !got.includes(unlessNamed));
  const outweighing = onePerClause(
    content,
    made.filter(({ outweighs }) => outweighs === true),
  );
  const others = made.filter((mistake) => !slippedAt.includes(placeOf(content, mistake)));
  const mistakes = outweighing.length > 0 || isRight ? outweighing : foremost(content, others);
  const harmful = slips.filter(({ mend }) => mend !== undefined);
  const small = slips.filter(({ mend }) => mend === undefined);
  const texts = [
    ...harmful.map(({ says }) => says),
    ...small.filter(isGrave).map(({ says }) => says),
    ...mistakes.map((mistake) => correctionOf(content, mistake)),
    ...small.filter((slip) => !isGrave(slip)).map(({ says }) => says),
  ];
  const named = [...new Set(texts)].slice(0, mostCorrections);
  return {
    correction: named.length === 0 ? undefined : joined(named),
    mends: harmful.slice(0, mostCorrections).flatMap(({ mend }) => mend ?? []),
    outweighing,
  };
};
