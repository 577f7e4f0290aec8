/** How a tutor reads what a student says: right, partly right, wrong, off topic, a feeling, or at a loss. */
import { plainText } from '../hearing/words.ts';
import { clausesOf, wordsIn, type Clause, type Words } from './clauses.ts';
import { contentOf, isMade, isNamed, type Content } from './content.ts';
import { besideMistakes, correctionOf, correctionsOf, withoutQuestion } from './corrections.ts';
import { isDisputing, readDispute, type Dispute } from './disputes.ts';
import { weighs, type Feeling } from './feelings.ts';
import type { Grumble } from './grumbles.ts';
import { rulesOutSlip, slipsIn, soundFor, type Slipped } from './slips.ts';
import { isEnough, type Mood, type Progress } from './progress.ts';
import { isKnown, sort, type Sorted } from './sorting.ts';
import type { Mend, Point, Topic, TopicStep } from './topic.ts';
import { affirmed, verdictOn } from './verdicts.ts';

const stops =
  /^\W*(?:(?:please|ok|okay|thanks|thank you)[, ]+)*(?:stop|end|quit|exit|bye|goodbye|that is enough|enough|i (?:want|would like) to (?:stop|end|quit)|i quit|i am (?:done|out|leaving)|let us (?:stop|end)|finish)\b[\w ]{0,20}\W*$/;
const polite =
  /^\W*(?:hi|hello|hey|thanks?(?: you)?|thank you(?: very much)?|ok(?:ay)?|sure|yes|no|good|great|fine|alright|right|i see|cool|nice|wow|huh ok|hm+|lol|good (?:morning|evening|afternoon)|sorry|got it|interesting|hmm+|ready|go on|continue)\b[\w ,!]{0,15}\W*$/;
/** The form of an answer, whatever it says. */
const attempts =
  /\b(?:(?:i|we|you) (?:would|will|should|could|can|must|might|am going to|need to|have to|start|look|check|measure|listen|say|ask|tell|give|take|put|call|get)|(?:just|simply) (?:say|tell|ask|look|count|check|give|call)|because|therefore)\b/;
const personal = /\b(?:my|me|pizza|beer|weekend|football|match|netflix|party|lunch|dinner|joke|weather)\b/;

export interface Reading {
  readonly mood: Mood;
  readonly got: readonly string[];
  readonly ahead: readonly string[];
  /** Shown in this message, besides what else it says. */
  readonly feelings: readonly Feeling[];
  /** Points that a question or a doubt is about. */
  readonly about: readonly string[];
  readonly question: readonly Clause[];
  readonly grumble: Grumble | undefined;
  /** Points of earlier steps that this message names. */
  readonly late: readonly string[];
  /** Asks for the answer itself rather than for help. */
  readonly wantsTelling: boolean;
  readonly correction?: string | undefined;
  readonly mends: readonly Mend[];
  /** Points credited before that this message takes back. */
  readonly undone: readonly string[];
  /** Points of this step that were named with a wrong value or sense. */
  readonly spoiled: readonly Point[];
  /** Whether the message puts right what was harmful. */
  readonly isMended: boolean;
  /** What this message says that the tutor has misread. */
  readonly dispute?: Dispute;
  /** Asks back after words that only hint at something. */
  readonly vague?: string | undefined;
  /** Said to whoever wants to hear whether it is right, if it is. */
  readonly affirmation: string | undefined;
  /** The no, if that is the answer. */
  readonly verdict?: string;
}

/** What is false at any step; without its question, because that belongs to another one. */
const falseElsewhere = (topic: Topic, step: TopicStep, content: Content): string | undefined => {
  const found = topic.steps
    .filter((other) => other !== step)
    .flatMap(({ wrong }) => wrong)
    .find((mistake) => mistake.anywhere === true && isMade(content)(mistake));
  return found === undefined ? undefined : withoutQuestion(correctionOf(content, found));
};

const namesOf = (points: readonly Point[]): readonly string[] => points.map(({ name }) => name);

interface Said {
  readonly clauses: readonly Clause[];
  readonly slipped: readonly Slipped[];
}

/** Whether the keys are named in a part of the message that does not get this point wrong. */
const isSoundIn =
  ({ clauses, slipped }: Said) =>
  (point: Point, keys: string | undefined): boolean =>
    keys !== undefined && wordsIn(soundFor(point, clauses, slipped)).has(keys);

/** What has been said of other steps, where the words leave no doubt. */
const plainlyIn = (steps: readonly TopicStep[], said: Said): readonly string[] =>
  steps.flatMap(({ points }) => namesOf(points.filter((point) => isSoundIn(said)(point, point.early))));

/** "Ok" is polite, though "he is ok" may be a mistake; "ok, pneumonia" is an answer. */
const isMerelyPolite = (step: TopicStep, text: string): boolean => {
  const [, ...rest] = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const clause = { text: rest.join(' '), asks: false, isTagged: false };
  return polite.test(text) && !step.wrong.some(isMade(contentOf(step, [clause], clause.text)));
};

const lateIn = (steps: readonly TopicStep[], said: Said): readonly string[] =>
  steps.flatMap(({ points }) => namesOf(points.filter((point) => isSoundIn(said)(point, point.keys))));

type Meant = Pick<Reading, 'mood' | 'correction'>;

const otherStep = (topic: Topic, step: TopicStep, words: Words): Meant | undefined => {
  const at = topic.steps.indexOf(step);
  const other = topic.steps.findIndex(({ points }) => points.some(({ keys }) => words.has(keys)));
  if (other < 0 || other === at) return undefined;
  return other < at
    ? { mood: 'late' }
    : { mood: 'wrong', correction: `That belongs to a later question. First: ${step.asks}` };
};

/** What is meant by words that name nothing that was asked for. */
const meantBy = (topic: Topic, step: TopicStep, said: string, sorted: Sorted, words: Words): Meant => {
  const text = plainText(said);
  const [feeling] = sorted.feelings;
  if (sorted.wantsTelling) return { mood: 'skips' };
  const isAnswerable = sorted.asking.some((clause) => isKnown(topic, clause));
  const isOurs = isAnswerable || wordsIn(sorted.asking).mentions(topic.field);
  // "What if they shout at me?": the kind word first, and the answer with it.
  if (feeling !== undefined && isAnswerable) return { mood: feeling };
  // "WHY DO YOU ASK ME THIS" is more anger than question.
  if (sorted.asking.length > 0 && (isOurs || (feeling === undefined && sorted.grumble === undefined)))
    return { mood: 'asks' };
  if (sorted.isSkipping) return { mood: 'skips' };
  if (sorted.isLost || !/[\p{L}\p{N}]/u.test(text)) return { mood: feeling ?? 'lost' };
  if (feeling !== undefined) return { mood: feeling };
  if (sorted.grumble !== undefined) return { mood: 'grumbles' };
  const other = otherStep(topic, step, words);
  if (polite.test(text) && other?.mood !== 'late') return { mood: 'polite' };
  if (other !== undefined) return other;
  const isAttempt = words.mentions(topic.field) || (attempts.test(text) && !personal.test(text));
  return { mood: isAttempt ? 'wrong' : 'off' };
};

/** Whoever first switches the telephone off and then answers it has taken the first back. */
const undoneBy = (slipped: readonly Slipped[], now: readonly string[]): readonly string[] =>
  slipped.flatMap(({ slip }) => slip.spoils ?? []).filter((name) => !now.includes(name));

/** What a message says about this step and others, before it is decided what to make of it. */
const takeIn = (topic: Topic, step: TopicStep, said: string, before: Progress) => {
  const sorted = sort(topic, step, said);
  const { asking, feelings, grumble, wantsTelling } = sorted;
  const answering = sorted.answering.filter((clause) => !isDisputing(clause));
  const content = contentOf(step, answering, sorted.said);
  const { words } = content;
  const slipped = slipsIn(topic, step, answering);
  const namedIn = (clausesFor: (point: Point) => readonly Clause[]): readonly string[] =>
    namesOf(
      step.points.filter((point) =>
        isNamed(contentOf(step, soundFor(point, clausesFor(point), slipped), sorted.said))(point),
      ),
    );
  const now = namedIn(() => [...answering, ...sorted.withdrawn]);
  const undone = undoneBy(slipped, now);
  const standing = (names: readonly string[]): readonly string[] =>
    names.filter((name) => !undone.includes(name));
  const got = [...new Set([...standing(before.got), ...now])];
  const at = topic.steps.indexOf(step);
  const answered = { clauses: answering, slipped };
  const ahead = [...new Set([...standing(before.ahead), ...plainlyIn(topic.steps.slice(at + 1), answered)])];
  const asked = wordsIn([...asking, ...answering]);
  const about = namesOf(step.points.filter(({ keys }) => asked.mentions(keys)));
  const earlier = topic.steps.slice(0, at);
  const late = plainlyIn(earlier, answered);
  const corrections = correctionsOf(step, content, slipped, got, now.length > 0);
  const { outweighing, mends } = corrections;
  const isMended =
    before.open.length > 0 &&
    slipped.length + outweighing.length === 0 &&
    before.open.every(({ keys }) => words.has(keys));
  const shared = { ahead, feelings, about, question: asking, grumble, late, wantsTelling, mends, isMended };
  const spoiled = step.points.filter(
    ({ name, optional }) =>
      optional !== true && !got.includes(name) && slipped.some(({ slip }) => slip.spoils?.includes(name)),
  );
  const vague = step.points
    .filter((point) => !got.includes(point.name) && !spoiled.includes(point))
    .flatMap((point) => point.vague ?? [])
    .find(({ keys }) => words.has(keys))?.asks;
  const affirmation = affirmed(clausesOf(said));
  const reading = { ...shared, got, spoiled, undone, vague, affirmation };
  return {
    sorted,
    answering,
    content,
    slipped,
    namedIn,
    now,
    standing,
    earlier,
    answered,
    corrections,
    reading,
  };
};

/** What is made of a message that disputes nothing. */
const readTaken = (
  topic: Topic,
  step: TopicStep,
  said: string,
  before: Progress,
  taken: ReturnType<typeof takeIn>,
): Reading => {
  const { sorted, answering, content, slipped, now, standing, earlier, reading } = taken;
  const { got, ahead, spoiled, mends, feelings, question: asking } = reading;
  const { outweighing, correction } = taken.corrections;
  const verdict = verdictOn(topic, step, said, before);
  if (verdict !== undefined && now.length === 0) return { ...reading, mood: 'verdict', verdict };
  const heavy = feelings.find(weighs);
  if (heavy !== undefined && now.length + asking.length === 0 && correction === undefined)
    return { ...reading, mood: heavy };
  if (outweighing.length > 0) {
    const left = taken.namedIn(({ name }) => besideMistakes(content, outweighing, name));
    return { ...reading, got: [...new Set([...standing(before.got), ...left])], mood: 'wrong', correction };
  }
  if (now.length > 0) {
    // What is only hinted at is asked about once.
    const isHalfSaid = reading.vague !== undefined && before.tries === 0;
    const mood =
      mends.length > 0
        ? 'wrong'
        : isEnough(step, got) && spoiled.length === 0 && !isHalfSaid
          ? 'right'
          : 'partly';
    return { ...reading, mood, correction: slipped.length > 0 ? correction : undefined };
  }
  const isEarly = ahead.length > before.ahead.length;
  if (mends.length > 0 || (slipped.length > 0 && !isEarly)) return { ...reading, mood: 'wrong', correction };
  const isPolite = isMerelyPolite(step, plainText(said));
  const elsewhere = falseElsewhere(topic, step, content);
  const isJoke = feelings.includes('amused');
  if (elsewhere !== undefined)
    return { ...reading, ahead: before.ahead, mood: isJoke ? 'amused' : 'wrong', correction: elsewhere };
  if (isEarly && !isJoke) return { ...reading, mood: 'early', correction };
  const asked = correction ?? reading.vague;
  if (asked !== undefined && !isPolite) return { ...reading, mood: 'wrong', correction: asked };
  if (rulesOutSlip(topic, answering)) return { ...reading, mood: 'agrees' };
  const isDoubt = step.points.some((point) =>
    wordsIn(soundFor(point, answering, slipped)).mentions(point.keys),
  );
  if (isDoubt && !isPolite) return { ...reading, mood: 'doubts' };
  return {
    ...reading,
    late: lateIn(earlier, taken.answered),
    ...meantBy(topic, step, said, sorted, content.words),
  };
};

/** Words of somebody who is answering this step. */
export const readAnswer = (topic: Topic, step: TopicStep, said: string, before: Progress): Reading => {
  const taken = takeIn(topic, step, said, before);
  const { sorted, now, reading } = taken;
  if (stops.test(plainText(said))) return { ...reading, mood: 'stop' };
  if (sorted.isUnwilling) return { ...reading, got: before.got, mood: 'unwilling' };
  const disputed = readDispute(topic, said, before, reading.question);
  if (disputed === undefined) return readTaken(topic, step, said, before, taken);
  const { got, ahead, undone, dispute } = disputed;
  const isAnswered = now.length > 0 && !undone.some((name) => now.includes(name));
  if (!isAnswered || dispute.asksAgain) return { ...reading, ...disputed };
  // What is taken back and what is answered beside it both count.
  const noted = before.noted.filter((name) => !undone.includes(name));
  const left = { ...before, got, ahead, noted };
  const answer = readTaken(topic, step, said, left, takeIn(topic, step, said, left));
  return { ...answer, undone: [...answer.undone, ...undone], dispute };
};
