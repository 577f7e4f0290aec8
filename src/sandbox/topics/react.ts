/** How a tutor reads what a student says: right, partly right, wrong, off topic, a feeling, or at a loss. */
import { plainText } from '../hearing/words.ts';
import { clausesOf, wordsIn, type Clause, type Words } from './clauses.ts';
import { feelingIn, weighs, type Feeling } from './feelings.ts';
import { resultIn } from './numbers.ts';
import type { Mistake, Point, Topic, TopicStep } from './topic.ts';

export type Mood =
  | 'right'
  | 'partly'
  | 'wrong'
  | 'early'
  | 'late'
  | 'doubts'
  | 'lost'
  | 'skips'
  | 'asks'
  | 'polite'
  | 'off'
  | 'stop'
  | 'over'
  | Feeling;

export interface Progress {
  readonly step: number;
  /** Attempts at this step that were wrong or no answer at all. */
  readonly tries: number;
  /** Points of this step that have been named, by name. */
  readonly got: readonly string[];
  /** Points of all steps that have been named so far. */
  readonly noted: readonly string[];
  /** Points of later steps that have been named already. */
  readonly ahead: readonly string[];
  /** Steps that the student found without the model answer. */
  readonly found: number;
  /** How often the student was corrected, given a hint, or told. */
  readonly helped: number;
  /** How often each mood has occurred, so that the tutor does not repeat the same words. */
  readonly moods: Readonly<Partial<Record<Mood, number>>>;
  readonly ended: boolean;
}

export const freshProgress: Progress = {
  step: 0,
  tries: 0,
  got: [],
  noted: [],
  ahead: [],
  found: 0,
  helped: 0,
  moods: {},
  ended: false,
};

const lost =
  /\b(?:(?:do not|dont|not|never) (?:really |even |quite |actually )?(?:know|understand|get (?:it|this|that|what|the)|remember|have a clue|follow)|no (?:idea|clue)|not (?:so |really |too |entirely )?sure|idk|dunno|how (?:should|would|am) i (?:supposed to )?know|hint|help me|can not think|beats me|forgot|forgotten|clueless|blank|confused|stuck|lost me|search me)\b/;
const skips = /\b(?:skip|pass$|next (?:question|one|step|part)|give up|move on|get to the|just give me)\b/;
const wantsTelling =
  /\b(?:tell|give|show) me(?: already)?$|\b(?:tell|give|show) me (?:the (?:right |correct |model )?(?:answer|words|solution)|what (?:it is|to (?:say|do|write|answer)|i (?:should|have to) (?:say|do)|you want))|\bwhat is (?:the )?(?:right |correct )?answer\b|\bwhat (?:do|should|would|am) i (?:even |actually )?(?:supposed to |meant to |to )?say$|\bjust say it$/;
const stops =
  /^\W*(?:(?:please|ok|okay|thanks|thank you)[, ]+)*(?:stop|end|quit|exit|bye|goodbye|that is enough|enough|i (?:want|would like) to (?:stop|end|quit)|i quit|i am (?:done|out|leaving)|let us (?:stop|end)|finish)\b[\w ]{0,20}\W*$/;
const polite =
  /^\W*(?:hi|hello|hey|thanks?(?: you)?|thank you(?: very much)?|ok(?:ay)?|sure|yes|no|good|great|fine|alright|right|i see|cool|nice|wow|huh ok|hm+|lol|good (?:morning|evening|afternoon)|sorry|got it|interesting|hmm+|ready|go on|continue)\b[\w ,!]{0,15}\W*$/;
/** A question of this kind is to the tutor, even where the answer is to be a question. */
const toTutor =
  /^(?:why|is this|is that|what did i|was (?:it|that)|what$|huh|eh$|how$|who are|what are you|what (?:now|next)|how many|will (?:this|it|i)|are we|can you (?:help|explain|repeat|tell me|give me|stop)|does|did|should (?:i|we|he|she|they|her|his|it)|do (?:i|we|they)|does it|am i|what if|what is (?:wrong|missing|the (?:difference|point|matter))|what is \w+$|what do you mean|what does|how (?:do|should|would) i|how long|is (?:it|that|this) (?:ok|okay|better|enough|right|wrong|bad|not|too|really)|is not|are not|are you|isnt|do you (?:mean|want|think))\b/;
/** "Could it be a clot?" is an answer of somebody who is shy. */
const guesses =
  /^(?:is|could|might|may|would|can) (?:it|this|that) (?:maybe |perhaps |possibly |also )?(?:be )?(?!really|not|too|ok|right|better|weird|rude|harsh|cruel|awkward|strange|bad|a bit)/;
/** The form of an answer, whatever it says. */
const attempts =
  /\b(?:(?:i|we|you) (?:would|will|should|could|can|must|might|am going to|need to|have to|start|look|check|measure|listen|say|ask|tell|give|take|put|call|get)|(?:just|simply) (?:say|tell|ask|look|count|check|give|call)|because|therefore)\b/;
const personal = /\b(?:my|me|pizza|beer|weekend|football|match|netflix|party|lunch|dinner|joke|weather)\b/;

const shouts = (said: string): boolean =>
  /[A-Z]/.test(said) &&
  said.replace(/[^\p{L}]/gu, '').length > 9 &&
  said === said.toUpperCase() &&
  /\p{L}{4}/u.test(said);

export interface Reading {
  readonly mood: Mood;
  readonly got: readonly string[];
  readonly ahead: readonly string[];
  /** Shown in this message, besides what else it says. */
  readonly feelings: readonly Feeling[];
  /** Points that a question or a doubt is about. */
  readonly about: readonly string[];
  readonly question: readonly Clause[];
  /** Asks for the answer itself rather than for help. */
  readonly wantsTelling: boolean;
  readonly correction?: string;
}

/** What was said, as words and as the number that it comes to. */
interface Content {
  readonly words: Words;
  readonly clauses: readonly Clause[];
  readonly result: number | undefined;
}

/** `said` is needed for numbers only: a part of a sentence may end at their decimal point. */
const contentOf = ({ given }: TopicStep, clauses: readonly Clause[], said: string): Content => ({
  words: wordsIn(clauses),
  clauses,
  result: given === undefined || clauses.length === 0 ? undefined : resultIn(said, given),
});

const isNamed =
  ({ words, clauses, result }: Content) =>
  ({ keys, pattern, value }: Point): boolean =>
    words.has(keys) ||
    (value !== undefined && result === value) ||
    (pattern !== undefined && clauses.some(({ text }) => pattern.test(text)));

const isMade =
  ({ words, result }: Content) =>
  ({ keys, unless, result: range }: Mistake): boolean =>
    (range !== undefined && result !== undefined && result >= range[0] && result <= range[1]) ||
    (words.has(keys) && (unless === undefined || !words.has(unless)));

const inQuotes = (text: string): string => `“${text.slice(0, 1).toUpperCase()}${text.slice(1)}”`;

const correctionOf = ({ words }: Content, { keys, says }: Mistake): string =>
  says.replace('{said}', inQuotes(words.named(keys) ?? 'that'));

/** What is false at any step; without its question, because that belongs to another one. */
const falseElsewhere = (topic: Topic, step: TopicStep, content: Content): string | undefined => {
  const found = topic.steps
    .filter((other) => other !== step)
    .flatMap(({ wrong }) => wrong)
    .find((mistake) => mistake.anywhere === true && isMade(content)(mistake));
  return found === undefined ? undefined : withoutQuestion(correctionOf(content, found));
};

const withoutQuestion = (text: string): string =>
  text
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !sentence.endsWith('?'))
    .join(' ');

const namesOf = (points: readonly Point[]): readonly string[] => points.map(({ name }) => name);

const answersIn = (step: TopicStep, clause: Clause): boolean => {
  const content = contentOf(step, [clause], clause.text);
  return step.points.some(isNamed(content)) || step.wrong.some(isMade(content));
};

/** Something that the topic has an explanation for. */
const isKnown = ({ answers }: Topic, clause: Clause): boolean =>
  answers.some(({ keys }) => wordsIn([clause]).mentions(keys));

interface Sorted {
  readonly answering: readonly Clause[];
  readonly asking: readonly Clause[];
  readonly feelings: readonly Feeling[];
  readonly isLost: boolean;
  readonly isSkipping: boolean;
  readonly wantsTelling: boolean;
}

/** Which parts of a message answer, which ask, and which do neither. */
const sort = (topic: Topic, step: TopicStep, said: string): Sorted => {
  const answering: Clause[] = [];
  const asking: Clause[] = [];
  const feelings = new Set<Feeling>();
  let isLost = false;
  let isSkipping = false;
  let isToTutor = false;
  let isTelling = false;
  for (const clause of clausesOf(said)) {
    const { text } = clause;
    const isAnswer = answersIn(step, clause);
    const feeling = feelingIn(text, isAnswer);
    const bare = text.replace(/^(?:and|so|ok|well|hmm+|wait) /, '');
    isToTutor = clause.asks && (isToTutor || toTutor.test(bare) || (!isAnswer && isKnown(topic, clause)));
    // "Is it 300 or 1500?" guesses nothing: both are named.
    const isChoice = /\bor\b/.test(bare) && isKnown(topic, clause);
    const credited = step.inQuestions === true ? !isToTutor : guesses.test(bare) && isAnswer && !isChoice;
    if (feeling !== undefined) feelings.add(feeling);
    // "This is stupid": nothing of it is an answer.
    if (feeling !== undefined && (feeling !== 'amused' || text.split(' ').length < 3)) {
      // "What if they shout at me?" is a fear and a question.
      if (clause.asks && isKnown(topic, clause)) asking.push(clause);
      continue;
    }
    if (wantsTelling.test(text)) isTelling = true;
    else if (skips.test(text) && !isAnswer) isSkipping = true;
    else if (lost.test(text)) isLost = true;
    else if (clause.asks && !credited) asking.push(clause);
    else answering.push(clause);
  }
  if (shouts(said)) feelings.add('angry');
  return { answering, asking, feelings: [...feelings], isLost, isSkipping, wantsTelling: isTelling };
};

/** What has been said of later steps. */
const aheadIn = (topic: Topic, step: TopicStep, words: Words): readonly string[] =>
  topic.steps
    .slice(topic.steps.indexOf(step) + 1)
    .flatMap(({ points }) => namesOf(points.filter(({ early }) => early !== undefined && words.has(early))));

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
  const isOurs =
    sorted.asking.some((clause) => isKnown(topic, clause)) || wordsIn(sorted.asking).mentions(topic.field);
  // "WHY DO YOU ASK ME THIS" is more anger than question.
  if (feeling !== undefined && sorted.asking.some((clause) => isKnown(topic, clause)))
    return { mood: feeling };
  if (sorted.asking.length > 0 && (isOurs || feeling === undefined)) return { mood: 'asks' };
  if (sorted.isSkipping) return { mood: 'skips' };
  if (sorted.isLost || !/[\p{L}\p{N}]/u.test(text)) return { mood: feeling ?? 'lost' };
  if (feeling !== undefined) return { mood: feeling };
  if (polite.test(text)) return { mood: 'polite' };
  const other = otherStep(topic, step, words);
  if (other !== undefined) return other;
  const isAttempt = words.mentions(topic.field) || (attempts.test(text) && !personal.test(text));
  return { mood: isAttempt ? 'wrong' : 'off' };
};

/** Words of somebody who is answering this step. */
export const readAnswer = (topic: Topic, step: TopicStep, said: string, before: Progress): Reading => {
  const sorted = sort(topic, step, said);
  const { answering, asking, feelings } = sorted;
  const content = contentOf(step, answering, said);
  const { words } = content;
  const now = namesOf(step.points.filter(isNamed(content)));
  const got = [...new Set([...before.got, ...now])];
  const ahead = [...new Set([...before.ahead, ...aheadIn(topic, step, words)])];
  const asked = wordsIn([...asking, ...answering]);
  const about = namesOf(step.points.filter(({ keys }) => asked.mentions(keys)));
  const reading = { got, ahead, feelings, about, question: asking, wantsTelling: sorted.wantsTelling };
  if (stops.test(plainText(said))) return { ...reading, mood: 'stop' };
  const heavy = feelings.find(weighs);
  if (heavy !== undefined && now.length === 0 && asking.length === 0) return { ...reading, mood: heavy };
  const mistakes = step.wrong.filter(isMade(content));
  const mistake = mistakes.find(({ outweighs }) => outweighs === true) ?? mistakes[0];
  const correction = mistake === undefined ? undefined : correctionOf(content, mistake);
  if (mistake?.outweighs === true && correction !== undefined)
    return { ...reading, got: mistake.keeps === true ? got : before.got, mood: 'wrong', correction };
  if (now.length > 0) {
    const needed = step.points.filter(({ name, optional }) => got.includes(name) && optional !== true);
    const isEnough = needed.length >= step.needed || (step.needed === 1 && got.length > 0);
    return { ...reading, mood: isEnough ? 'right' : 'partly' };
  }
  const isPolite = polite.test(plainText(said));
  const elsewhere = falseElsewhere(topic, step, content);
  const isJoke = feelings.includes('amused');
  if (elsewhere !== undefined)
    return { ...reading, ahead: before.ahead, mood: isJoke ? 'amused' : 'wrong', correction: elsewhere };
  if (ahead.length > before.ahead.length && !isJoke) {
    return { ...reading, mood: 'early', ...(correction === undefined ? {} : { correction }) };
  }
  if (correction !== undefined && !isPolite) return { ...reading, mood: 'wrong', correction };
  const isDoubt = answering.length > 0 && step.points.some(({ keys }) => words.mentions(keys));
  if (isDoubt && !isPolite) return { ...reading, mood: 'doubts' };
  return { ...reading, ...meantBy(topic, step, said, sorted, words) };
};
