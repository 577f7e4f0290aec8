/** How a tutor reads what a student says: right, partly right, wrong, off topic, a feeling, or at a loss. */
import { plainText } from '../hearing/words.ts';
import { clausesOf, wordsIn, type Clause, type Words } from './clauses.ts';
import { contentOf, isMade, isNamed } from './content.ts';
import { besideMistakes, correctionsOf, falseElsewhere } from './corrections.ts';
import { isReported } from './complaints.ts';
import { isDisputing, readDispute, type Dispute } from './disputes.ts';
import { weighs, type Feeling } from './feelings.ts';
import type { Grumble } from './grumbles.ts';
import { attempts, isJokeAlone, isVented, personal } from './remarks.ts';
import { affirmedIn, rulesOutSlip, slipsIn, soundFor, type Slipped } from './slips.ts';
import { isEnough, type Mood, type Progress } from './progress.ts';
import { isKnown, sort, type Sorted } from './sorting.ts';
import { correctsItself } from './stance.ts';
import type { Mend, Point, Topic, TopicStep } from './topic.ts';
import { affirmed, asksVerdict, onWhatWasWrong, verdictOn } from './verdicts.ts';

const stops =
  /^\W*(?:(?:please|ok|okay|thanks|thank you)[, ]+)*(?:stop|end|quit|exit|bye|goodbye|that is enough|enough|i (?:want|would like) to (?:stop|end|quit)|i quit|i am (?:done|out|leaving)|let us (?:stop|end)|finish)\b[\w ]{0,20}\W*$/;
const polite =
  /^\W*(?:hi|hello|hey|thanks?(?: you)?|thank you(?: very much)?|ok(?:ay)?|sure|yes|no|good|great|fine|alright|right|i see|cool|nice|wow|huh ok|hm+|lol|good (?:morning|evening|afternoon)|sorry|got it|interesting|hmm+|ready|go on|continue)\b[\w ,!]{0,15}\W*$/;

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
  readonly isLost: boolean;
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
  /** Said to whoever asks whether the last answer was wrong, and now has it right. */
  readonly conceded: string | undefined;
  /** The no, if that is the answer. */
  readonly verdict?: string;
  /** What is dangerous is said before what was right. */
  readonly isGrave: boolean;
  /** Something is credited for the first time. */
  readonly isNew: boolean;
  /** Puts right what was wrong before. */
  readonly isSelfCorrection: boolean;
  /** The way to the result is right, whatever the result. */
  readonly hasMethod: boolean;
  /** To whoever complains about what the tutor said. */
  readonly owned: string | undefined;
  readonly isAside: boolean;
}

const namesOf = (points: readonly Point[]): readonly string[] => points.map(({ name }) => name);

interface Said {
  readonly clauses: readonly Clause[];
  readonly slipped: readonly Slipped[];
  readonly retracted: readonly string[];
}

/** What was credited by mistake once is given again only for a plain statement. */
const statedFor = (
  { name }: Point,
  clauses: readonly Clause[],
  retracted: readonly string[],
): readonly Clause[] =>
  retracted.includes(name) ? clauses.filter((clause) => !isQuestion(clause)) : clauses;

/** Whether the keys are named in a part of the message that does not get this point wrong. */
const isSoundIn =
  ({ clauses, slipped, retracted }: Said, step: TopicStep) =>
  (point: Point, keys: string | undefined): boolean =>
    keys !== undefined &&
    wordsIn(affirmedIn(step, soundFor(point, statedFor(point, clauses, retracted), slipped))).has(keys);

const isQuestion = ({ asks, mark, isQuoted }: Clause): boolean =>
  isQuoted !== true && (asks || mark !== undefined);

/** What has been said of other steps, where the words leave no doubt; a question does. */
const plainlyIn = (steps: readonly TopicStep[], said: Said): readonly string[] =>
  steps.flatMap((step) => {
    const clauses = step.inQuestions === true ? said.clauses : said.clauses.filter((one) => !isQuestion(one));
    const isSound = isSoundIn({ ...said, clauses }, step);
    return namesOf(step.points.filter((point) => isSound(point, point.early)));
  });

/** "Ok" is polite, though "he is ok" may be a mistake; "ok, pneumonia" is an answer. */
const isMerelyPolite = (step: TopicStep, text: string): boolean => {
  const [, ...rest] = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const clause = { text: rest.join(' '), asks: false, isTagged: false };
  return polite.test(text) && !step.wrong.some(isMade(contentOf(step, [clause], clause.text)));
};

const lateIn = (steps: readonly TopicStep[], said: Said): readonly string[] =>
  steps.flatMap((step) => namesOf(step.points.filter((point) => isSoundIn(said, step)(point, point.keys))));

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

/** Points that the message sets aside; whoever names them besides leaves it open. */
const leftOutIn = ({ points }: TopicStep, { clauses, slipped }: Said): readonly string[] => {
  const denying = wordsIn(clauses.filter(({ denies }) => denies === true));
  const isSpoiled = (name: string): boolean =>
    slipped.some(({ slip }) => slip.spoils?.includes(name) === true);
  return namesOf(
    points.filter(({ keys, name }) => denying.mentions(keys) && !denying.has(keys) && !isSpoiled(name)),
  );
};

/** What stands before “or was it …?” is not affirmed. */
const isDoubtedIn =
  (clauses: readonly Clause[]) =>
  (clause: Clause): boolean =>
    clauses[clauses.indexOf(clause) + 1]?.isAlternative === true;

/** What a message says of this step. */
const hear = (topic: Topic, step: TopicStep, said: string, before: Progress) => {
  const sorted = sort(topic, step, said, before.told);
  const stated = sorted.answering.filter((clause) => !isDisputing(clause) && !isReported(clause));
  const isDoubted = isDoubtedIn(sorted.parts);
  const answering = stated.filter((clause) => !isDoubted(clause));
  const isUnsure = answering.length < stated.length;
  const content = contentOf(step, answering, sorted.said);
  const slipped = slipsIn(topic, step, answering);
  const { retracted } = before;
  const answered = { clauses: answering, slipped, retracted };
  const namedIn = (clausesFor: (point: Point) => readonly Clause[]): readonly string[] =>
    namesOf(
      step.points.filter((point) => {
        const sound = soundFor(point, statedFor(point, clausesFor(point), retracted), slipped);
        return isNamed(contentOf(step, affirmedIn(step, sound), sorted.said))(point);
      }),
    );
  const leftOut = leftOutIn(step, answered);
  const now = namedIn(() => [...answering, ...sorted.withdrawn]).filter((name) => !leftOut.includes(name));
  const undone = undoneBy(slipped, now);
  const standing = (names: readonly string[]): readonly string[] =>
    names.filter((name) => !undone.includes(name));
  return { sorted, answering, isUnsure, content, slipped, answered, namedIn, leftOut, now, undone, standing };
};

/** What a message says about this step and others, before it is decided what to make of it. */
const takeIn = (topic: Topic, step: TopicStep, said: string, before: Progress) => {
  const heard = hear(topic, step, said, before);
  const { sorted, answering, isUnsure, content, slipped, answered, leftOut, now, undone, standing } = heard;
  const { asking, feelings, grumble, isLost, wantsTelling, owned, isAside } = sorted;
  const { words } = content;
  const got = [...new Set([...standing(before.got), ...now])];
  const at = topic.steps.indexOf(step);
  const later = plainlyIn(topic.steps.slice(at + 1), answered);
  const ahead = [...new Set([...standing(before.ahead), ...later])];
  const asked = wordsIn([...asking, ...answering]);
  const about = namesOf(step.points.filter(({ keys }) => asked.mentions(keys)));
  const earlier = topic.steps.slice(0, at);
  const late = plainlyIn(earlier, answered);
  const isRight = now.length > 0;
  const weighed = { topic, step, content, slipped, got, leftOut, isRight, isUnsure };
  const corrections = correctionsOf(weighed);
  const { outweighing, mends, isGrave } = corrections;
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
  const conceded = onWhatWasWrong(clausesOf(said), before);
  const affirmation = affirmed(clausesOf(said));
  const isNew = now.some((name) => !before.got.includes(name));
  const isSelfCorrection = correctsItself(before.told, plainText(said));
  const hasMethod = step.method?.test(plainText(sorted.said)) === true;
  const reading = {
    ...shared,
    got,
    spoiled,
    undone,
    vague,
    affirmation,
    conceded,
    isGrave,
    hasMethod,
    isNew,
    isSelfCorrection,
    owned,
    isAside,
    isLost,
  };
  return { ...heard, earlier, corrections, reading };
};

/** Moods that give way to what was said of an earlier step. */
const addsNothing: ReadonlySet<Mood> = new Set<Mood>(['wrong', 'off', 'polite', 'lost']);

/** What is made of a message that disputes nothing. */
const readTaken = (
  topic: Topic,
  step: TopicStep,
  said: string,
  before: Progress,
  taken: ReturnType<typeof takeIn>,
): Reading => {
  const { sorted, answering, content, slipped, leftOut, now, standing, earlier, reading } = taken;
  const { got, ahead, spoiled, mends, feelings, question: asking } = reading;
  const { outweighing } = taken.corrections;
  const isAsked = reading.isGrave && clausesOf(said).some(asksVerdict);
  const correction = isAsked
    ? `No, that is not right. ${taken.corrections.correction ?? ''}`
    : taken.corrections.correction;
  const isEarly = ahead.length > before.ahead.length;
  const verdict = isAsked || isEarly ? undefined : verdictOn(topic, step, said, before);
  if (verdict !== undefined && now.length === 0) {
    const way = reading.hasMethod ? verdict.replace(/^No\./, 'No, though your way is right.') : verdict;
    return { ...reading, mood: 'verdict', verdict: way };
  }
  const heavy = feelings.find(weighs);
  if (
    heavy !== undefined &&
    now.length + asking.length + reading.late.length === 0 &&
    (correction ?? reading.vague) === undefined
  )
    return { ...reading, mood: heavy };
  const [feeling] = feelings;
  const isNothing = now.length + mends.length === 0 && content.result === undefined;
  const unchanged = { ...reading, got: before.got, ahead: before.ahead };
  if (
    feeling === 'angry' &&
    isNothing &&
    asking.length === 0 &&
    leftOut.length === 0 &&
    isVented(topic, step, answering)
  )
    return { ...unchanged, mood: feeling };
  if (isNothing && slipped.length === 0 && isJokeAlone(sorted, said))
    return { ...unchanged, question: [], mood: 'amused' };
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
    return { ...reading, mood, correction };
  }
  if (mends.length > 0 || (slipped.length + leftOut.length > 0 && !isEarly))
    return { ...reading, mood: 'wrong', correction };
  const isPolite = isMerelyPolite(step, plainText(said));
  const isJoke = feelings.includes('amused');
  if (falseElsewhere(topic, step, content).length > 0)
    return { ...reading, ahead: before.ahead, mood: isJoke ? 'amused' : 'wrong', correction };
  if (isEarly && !isJoke) return { ...reading, mood: 'early', correction };
  const asked = correction ?? reading.vague;
  if (asked !== undefined && !isPolite) return { ...reading, mood: 'wrong', correction: asked };
  if (rulesOutSlip(topic, answering)) return { ...reading, mood: 'agrees' };
  const isDoubt = step.points.some((point) =>
    wordsIn(soundFor(point, answering, slipped)).mentions(point.keys),
  );
  if (isDoubt && !isPolite) return { ...reading, mood: 'doubts' };
  if (reading.owned !== undefined && asking.length + feelings.length === 0)
    return { ...reading, mood: 'complains' };
  const late = [...new Set([...reading.late, ...lateIn(earlier, taken.answered)])];
  const meant = meantBy(topic, step, said, sorted, content.words);
  const isLate = addsNothing.has(meant.mood) && reading.late.some((name) => !before.noted.includes(name));
  return { ...reading, late, ...(isLate ? { mood: 'late' } : meant) };
};

/** Words of somebody who is answering this step. */
export const readAnswer = (topic: Topic, step: TopicStep, said: string, before: Progress): Reading => {
  const taken = takeIn(topic, step, said, before);
  const { sorted, reading } = taken;
  if (stops.test(plainText(said))) return { ...reading, mood: 'stop' };
  if (sorted.isUnwilling) return { ...reading, got: before.got, mood: 'unwilling' };
  const disputed = readDispute(topic, said, before, reading.question);
  // Whoever denies what the tutor said of them disputes no credit.
  if (disputed === undefined || (disputed.undone.length === 0 && reading.owned !== undefined))
    return readTaken(topic, step, said, before, taken);
  const { got, ahead, undone, dispute } = disputed;
  // What is taken back and what is answered beside it both count.
  const noted = before.noted.filter((name) => !undone.includes(name));
  const left = { ...before, got, ahead, noted, retracted: [...before.retracted, ...undone] };
  const again = takeIn(topic, step, said, left);
  const isAnswered = again.now.length > 0 || again.corrections.isGrave || again.isUnsure;
  if (!isAnswered || dispute.asksAgain || undone.some((name) => again.now.includes(name)))
    return { ...reading, ...disputed, owned: undefined };
  const answer = readTaken(topic, step, said, left, again);
  const lost = answer.undone.filter((name) => before.noted.includes(name));
  return { ...answer, undone: [...lost, ...undone], dispute };
};
