/** Which of the mistakes in a message are named: at most three, what is dangerous first. */
import { wordsIn, type Clause } from './clauses.ts';
import { isMade, isNamed, contentOf, type Content } from './content.ts';
import { listed } from './phrases.ts';
import type { Slipped } from './slips.ts';
import type { Mend, Mistake, Topic, TopicStep } from './topic.ts';

const mostCorrections = 3;

const inQuotes = (text: string): string => `“${text.slice(0, 1).toUpperCase()}${text.slice(1)}”`;

export const correctionOf = ({ words }: Content, { keys, says }: Mistake): string =>
  says.replace('{said}', inQuotes(words.named(keys) ?? 'that'));

export const withoutQuestion = (text: string): string =>
  text
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !sentence.endsWith('?'))
    .join(' ');

export const questionIn = (text: string): string =>
  text
    .split(/(?<=[.!?]) /)
    .filter((sentence) => sentence.endsWith('?'))
    .join(' ');

/** One question, at the end: that of the first that asks. */
const joined = (texts: readonly string[]): string =>
  [...texts.map(withoutQuestion), texts.map(questionIn).find((text) => text !== '') ?? '']
    .filter((text) => text !== '')
    .join(' ');

/** The part of the message that the mistake is in; -1 if it takes several parts. */
const placeOf = ({ clauses }: Content, { keys }: Mistake): number =>
  clauses.findIndex((clause) => wordsIn([clause]).has(keys));

/** Of several mistakes in the same part of a sentence, the first is meant. */
const onePerClause = (content: Content, mistakes: readonly Mistake[]): readonly Mistake[] => {
  const places = mistakes.map((mistake) => placeOf(content, mistake));
  return mistakes.filter((_mistake, at) => places.indexOf(places[at] ?? -1) === at);
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

/** What is false at any step, without its question, because that belongs to another one. */
export const falseElsewhere = (topic: Topic, step: TopicStep, content: Content): readonly Mistake[] =>
  topic.steps
    .filter((other) => other !== step)
    .flatMap(({ wrong }) => wrong)
    .filter((mistake) => mistake.anywhere === true && isMade(content)(mistake))
    .map((mistake) => ({ ...mistake, says: withoutQuestion(mistake.says) }));

export interface Corrections {
  readonly correction: string | undefined;
  /** Something dangerous is among them. */
  readonly isGrave: boolean;
  readonly mends: readonly Mend[];
  /** Wrong whatever is right beside it. */
  readonly outweighing: readonly Mistake[];
}

/** What a message does besides naming things. */
export interface Weighed {
  readonly topic: Topic;
  readonly step: TopicStep;
  readonly content: Content;
  readonly slipped: readonly Slipped[];
  readonly got: readonly string[];
  /** Points that it sets aside. */
  readonly leftOut: readonly string[];
  /** It leaves open which of two things it means. */
  readonly isUnsure: boolean;
  /** Something that was asked for stands beside it, and makes up for a mistake that does no harm. */
  readonly isRight: boolean;
}

interface Wrong {
  readonly text: string;
  readonly at: number;
  /** 0 harms, 1 is dangerous, 2 is wrong, 3 is small, 4 is left out. */
  readonly rank: number;
  readonly isDanger?: boolean;
}

const slipsAsWrong = ({ content, slipped }: Weighed): readonly Wrong[] =>
  slipped.map(({ slip, clause }) => ({
    text: slip.says,
    at: content.clauses.indexOf(clause),
    rank: slip.mend !== undefined ? 0 : slip.isGrave === true ? 1 : 3,
    isDanger: slip.danger !== undefined,
  }));

/** A topic’s own word on a part of a sentence stands for the general one, and counts as dangerous too. */
const merged = (all: readonly Wrong[]): readonly Wrong[] => {
  const dangers = all.filter(({ isDanger }) => isDanger === true);
  const own = all.filter(({ isDanger }) => isDanger !== true);
  const isOwn = (at: number): boolean => own.some((wrong) => wrong.at === at && wrong.rank < 4);
  return [
    ...own.map((wrong) =>
      wrong.rank < 4 && dangers.some(({ at }) => at === wrong.at)
        ? { ...wrong, rank: Math.min(wrong.rank, 1) }
        : wrong,
    ),
    ...dangers.filter(({ at }) => !isOwn(at)),
  ];
};

const unsureText = 'You leave open which of the two it is.';

const leftOutText = ({ step: { why } }: Weighed, names: readonly string[]): string =>
  `Don’t leave out ${listed(names)}: ${why.slice(0, 1).toLowerCase()}${why.slice(1)}`;

export const correctionsOf = (weighed: Weighed): Corrections => {
  const { topic, step, content, slipped, got, leftOut, isRight } = weighed;
  const slippedAt = slipped.flatMap(({ slip, clause }) =>
    slip.danger === undefined ? [content.clauses.indexOf(clause)] : [],
  );
  const made = step.wrong
    .filter(isMade(content))
    .filter(({ unlessNamed }) => unlessNamed === undefined || !got.includes(unlessNamed));
  const outweighing = onePerClause(
    content,
    made.filter(({ outweighs }) => outweighs === true),
  );
  const answers = content.clauses.map((clause) => step.points.some(isNamed(contentOf(step, [clause], ''))));
  const elsewhere = falseElsewhere(topic, step, content).filter(
    (mistake) => answers[placeOf(content, mistake)] !== true,
  );
  const others = made.filter((mistake) => !slippedAt.includes(placeOf(content, mistake)));
  const grave = others.filter(({ isGrave }) => isGrave === true);
  const taken = slipped.map(({ clause }) => content.clauses.indexOf(clause));
  const isOwnPlace = (place: number): boolean =>
    !taken.includes(place) && (content.clauses[place]?.text ?? '').includes(' ');
  // A wrong result has one cause, and counts whatever stands beside it.
  const plain =
    step.given !== undefined
      ? others.slice(0, 1)
      : taken.length + outweighing.length + grave.length === 0
        ? others
        : others.filter((mistake) => isOwnPlace(placeOf(content, mistake)));
  const here = isRight ? [...outweighing, ...grave] : [...outweighing, ...grave, ...plain];
  const mistakes = onePerClause(content, [
    ...here.filter(({ isGrave }) => isGrave === true),
    ...elsewhere,
    ...here,
  ]);
  const wrongs = merged([
    ...slipsAsWrong(weighed),
    ...mistakes.map((mistake) => ({
      text: correctionOf(content, mistake),
      at: placeOf(content, mistake),
      rank: mistake.isGrave === true ? 1 : mistake.outweighs === true || step.given !== undefined ? 2 : 3,
    })),
    ...(weighed.isUnsure ? [{ text: unsureText, at: -1, rank: 2 }] : []),
    ...(leftOut.length === 0 ? [] : [{ text: leftOutText(weighed, leftOut), at: -1, rank: 4 }]),
  ]).toSorted((one, other) => one.rank - other.rank);
  const named = [...new Set(wrongs.map(({ text }) => text))].slice(0, mostCorrections);
  return {
    correction: named.length === 0 ? undefined : joined(named),
    isGrave: wrongs.some(({ rank }) => rank < 2),
    mends: [...new Set(slipped.flatMap(({ slip }) => slip.mend ?? []))].slice(0, mostCorrections),
    outweighing,
  };
};
