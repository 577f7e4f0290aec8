/** Which parts of a message answer, which ask, and which do neither. */
import { clausesOf, wordsIn, type Clause } from './clauses.ts';
import { isComplaint, isReported, ownedTo } from './complaints.ts';
import { contentOf, isMade, isNamed } from './content.ts';
import { feelingIn, isRelief, isUnwilling, weighs, weightOf, type Feeling } from './feelings.ts';
import { slipsIn } from './slips.ts';
import { foremost, grumbleIn, type Grumble } from './grumbles.ts';
import { asksForTask, isEchoOf } from './stance.ts';
import type { Topic, TopicStep } from './topic.ts';
import { asksVerdict } from './verdicts.ts';

const lost =
  /(?<!\bif \S+ asks? .*)\b(?:(?:do not|dont|not|never) (?:really |even |quite |actually )?(?:know|understand|get (?:it|this|that|what|the)|remember|have a clue|follow)|no (?:idea|clue)|not (?:so |really |too |entirely )?sure|idk|dunno|how (?:should|would|am) i (?:supposed to )?know(?! (?:if|whether|when|which|how))|hint|help me|can not think|beats me|(?<!\byou (?:have )?)forgot(?:ten)?|clueless|blank|confused|stuck|lost me|search me)\b/;
const skips = /\b(?:skip|pass$|next (?:question|one|step|part)|give up|move on|get to the|just give me)\b/;
const wantsTelling =
  /\b(?:tell|give|show) me(?: already)?$|\b(?:tell|give|show) me (?:the (?:right |correct |model )?(?:answer|words|solution)|what (?:it is|to (?:say|do|write|answer)|i (?:should|have to) (?:say|do)|you want))|\bwhat is (?:the )?(?:right |correct )?answer\b|\bwhat (?:do|should|would|am) i (?:even |actually )?(?:supposed to |meant to |to )?say$|\bjust say it$/;
/** A question of this kind is to the tutor, even where the answer is to be a question. */
const toTutor =
  /^(?:why|is this|is that|what did i|was (?:it|that)|what$|huh|eh$|how$|who are|what are you(?:$| (?:doing|after|asking|looking|getting|on|trying|called)\b)|what (?:now|next)|how many|will (?:this|it|i)|are we|can you (?:help|explain|repeat(?! (?:\w+ ){0,3}back)|tell me|give me|stop)|does|did|should (?:i|we|he|she|they|her|his|it)|do (?:i|we|they)|does it|am i|what if|what is (?:wrong|missing|the (?:difference|point|matter))|what is \w+$|what do you mean|what does|how (?:do|should|would) i|how long|is (?:it|that|this) (?:ok|okay|better|enough|right|wrong|bad|not|too|really)|is not|are not|are you|isnt|do you (?:mean|want|think))\b/;
/** "Could it be a clot?" is an answer of somebody who is shy. */
const guesses =
  /^(?:could|might|may) (?:maybe |perhaps |possibly |also )?be (?!better|ok|wrong)|^(?:is|could|might|may|would|can) (?:it|this|that) (?:maybe |perhaps |possibly |also )?(?:be )?(?!really|not|too|ok|right|better|weird|rude|harsh|cruel|awkward|strange|bad|a bit)/;
/** "Can I start oxygen?" asks for leave, even where "Can you come?" answers; "May I ask …?" begins an answer. */
const asksLeave = /^(?:can|may|shall|should|could|must) (?:i|we) (?!(?:just |please )?ask\b)/;
/** What somebody tells of a bad day is no answer, whatever occurs in it. */
const tells = /\b(?:i|we) (?:once )?(?:had to|did|told|was|were|tried)\b/;
/** Only what comes after counts. */
const withdrawal =
  /\b(?:no,? wait|(?:oh |ah )?wait,? (?:no|sorry|actually)|hang on,? no|scratch that|strike that|forget that|sorry,? i mean(?:t)?|(?:no,? )?i mean(?:t)?|no,? sorry|actually,? no|no,? actually|correction|let me correct (?:that|myself)|make that)\b[,:. ]*|(?<=\S.*[,;.–-] *)no,? (?=(?:he|she|it|they|that|rather|the) )/gi;

const shouts = (said: string): boolean =>
  /[A-Z]/.test(said) &&
  said.replace(/[^\p{L}]/gu, '').length > 9 &&
  said === said.toUpperCase() &&
  /\p{L}{4}/u.test(said);

const answersIn = (topic: Topic, step: TopicStep, clause: Clause): boolean => {
  const content = contentOf(step, [clause], clause.text);
  return (
    step.points.some(isNamed(content)) ||
    step.wrong.some(isMade(content)) ||
    slipsIn(topic, step, [clause]).length > 0
  );
};

/** Something that the topic has an explanation for. */
export const isKnown = ({ answers }: Topic, clause: Clause): boolean =>
  answers.some(({ keys }) => wordsIn([clause]).mentions(keys));

export interface Sorted {
  /** All of the message, in order. */
  readonly parts: readonly Clause[];
  readonly answering: readonly Clause[];
  readonly asking: readonly Clause[];
  /** Counts where it is right, not where it is wrong. */
  readonly withdrawn: readonly Clause[];
  readonly feelings: readonly Feeling[];
  /** The message as it stands when what was withdrawn is left out. */
  readonly said: string;
  readonly grumble: Grumble | undefined;
  readonly isLost: boolean;
  readonly isSkipping: boolean;
  readonly isUnwilling: boolean;
  readonly wantsTelling: boolean;
  /** To whoever complains about what the tutor said. */
  readonly owned: string | undefined;
  /** Speaks of something else besides. */
  readonly isAside: boolean;
}

type Kind = 'answer' | 'question' | 'lost' | 'skips' | 'wantsTelling' | 'complaint' | 'aside' | 'none';

interface Read {
  readonly kind: Kind;
  readonly feeling: Feeling | undefined;
  readonly grumble: Grumble | undefined;
}

interface Setting {
  readonly topic: Topic;
  readonly step: TopicStep;
  /** What the tutor said last. */
  readonly told: string;
}

interface Around extends Setting {
  /** An earlier part of the message has answered. */
  readonly hasAnswer: boolean;
  /** The question is to the tutor, because it began as one. */
  readonly isToTutor: boolean;
}

const bareOf = (text: string): string => text.replace(/^(?:and|so|ok|well|hmm+|wait|but) /, '');

const isToTutorIn = ({ topic, step, isToTutor }: Around, clause: Clause): boolean =>
  clause.asks &&
  clause.isQuoted !== true &&
  (isToTutor ||
    toTutor.test(bareOf(clause.text)) ||
    asksForTask(clause.text) ||
    (!answersIn(topic, step, clause) && isKnown(topic, clause)));

/** Whether a question is to be taken as the answer of somebody shy, or as what is said to the other person. */
const isCredited = (around: Around, clause: Clause): boolean => {
  const { topic, step, hasAnswer } = around;
  if (clause.isQuoted === true) return true;
  const bare = bareOf(clause.text);
  const isAnswer = answersIn(topic, step, clause);
  // "Is it 300 or 1500?" guesses nothing: both are named.
  const isChoice = /\bor\b/.test(bare) && isKnown(topic, clause);
  if (isAnswer && clause.isTagged && !isChoice) return true;
  if (step.inQuestions !== true) return (guesses.test(bare) || asksVerdict(clause)) && isAnswer && !isChoice;
  if (asksLeave.test(bare)) {
    if (slipsIn(topic, step, [clause]).length > 0) return false;
    const content = contentOf(step, [clause], clause.text);
    const isMistake = !isKnown(topic, clause) && !step.points.some(isNamed(content));
    return isMistake || (hasAnswer && !/\bor\b/.test(bare));
  }
  return !isToTutorIn(around, clause);
};

/** Talk about something else. */
const aside =
  /\b(?:by the way|btw|football|soccer|rugby|tennis|cricket|match|goals?|cup final|pizza|beer|pint|pub|weekend|netflix|film|movie|party|concert|race|holidays?|weather)\b/;

const setsAside = (step: TopicStep, clause: Clause): boolean =>
  clause.denies === true && step.points.some(({ keys }) => wordsIn([clause]).mentions(keys));

/** “Half an hour?!”, right after the tutor has said so, agrees to nothing. */
const isEcho = (told: string, { mark, text, asks }: Clause): boolean =>
  mark === '?!' || (mark === '?' && !asks && isEchoOf(told, text));

const readClause = (around: Around, clause: Clause): Read => {
  const { topic, step, told } = around;
  const { text } = clause;
  const isAnswer = answersIn(topic, step, clause) || setsAside(step, clause);
  if (clause.isQuoted !== true && isComplaint(told, text))
    return { kind: 'complaint', feeling: undefined, grumble: undefined };
  if (aside.test(text) && !isAnswer && feelingIn(text, false) === undefined)
    return { kind: 'aside', feeling: undefined, grumble: undefined };
  const feeling = feelingIn(text, isAnswer);
  const grumble = grumbleIn(text);
  const read = (kind: Kind): Read => ({ kind, feeling, grumble });
  if ((grumble !== undefined && !setsAside(step, clause)) || isUnwilling(text)) return read('none');
  // "This is stupid": nothing of it is an answer, but "a bloody clot" is.
  const isBeside =
    feeling === 'amused' ? text.split(' ').length > 2 : feeling === 'angry' && isAnswer && !clause.asks;
  // "What if they shout at me?" is a fear and a question.
  if (feeling !== undefined && !isBeside)
    return read(clause.asks && isKnown(topic, clause) ? 'question' : 'none');
  if (wantsTelling.test(text)) return read('wantsTelling');
  if (skips.test(text) && !isAnswer) return read('skips');
  if (lost.test(text)) return read('lost');
  if (isReported(clause) && !isAnswer) return read('none');
  if (clause.isQuoted !== true && isEcho(told, clause)) return read('question');
  return read(clause.asks && !isCredited(around, clause) ? 'question' : 'answer');
};

interface Part {
  readonly clause: Clause;
  readonly read: Read;
}

const partsOf = (setting: Setting, said: string): readonly Part[] => {
  const { topic, step } = setting;
  const parts: Part[] = [];
  let isToTutor = false;
  for (const clause of clausesOf(said)) {
    const hasAnswer = parts.some(
      (part) => part.read.kind === 'answer' && answersIn(topic, step, part.clause),
    );
    isToTutor = isToTutorIn({ ...setting, hasAnswer, isToTutor }, clause);
    parts.push({ clause, read: readClause({ ...setting, hasAnswer, isToTutor }, clause) });
  }
  return parts;
};

const isAnswerTo =
  (topic: Topic, step: TopicStep) =>
  ({ clause, read }: Part): boolean =>
    read.kind === 'answer' && answersIn(topic, step, clause);

const clausesIn = (parts: readonly Part[]): readonly Clause[] => parts.map(({ clause }) => clause);

interface Standing {
  readonly parts: readonly Part[];
  /** Taken back, but what was right in it stands. */
  readonly withdrawn: readonly Clause[];
  readonly said: string;
}

/** "375, no wait, 150" says 150; of words, only the part right before is taken back. */
const standing = (setting: Setting, said: string): Standing => {
  const { topic, step } = setting;
  const all = { parts: partsOf(setting, said), withdrawn: [], said };
  const marker = [...said.matchAll(withdrawal)].at(-1);
  if (marker === undefined) return all;
  const after = said.slice(marker.index + marker[0].length);
  const tail = partsOf(setting, after);
  if (!tail.some(isAnswerTo(topic, step))) return all;
  const head = partsOf(setting, said.slice(0, marker.index));
  const taken = head.filter(({ clause }) => answersIn(topic, step, clause));
  const dropped = step.given === undefined ? taken.slice(-1) : taken;
  const isMended = step.points.some(isNamed(contentOf(step, clausesIn(tail), after)));
  return {
    parts: [...head.filter((part) => !dropped.includes(part)), ...tail],
    withdrawn: isMended && step.given === undefined ? clausesIn(dropped) : [],
    said: after,
  };
};

export const sort = (topic: Topic, step: TopicStep, message: string, told: string): Sorted => {
  const { parts, withdrawn, said } = standing({ topic, step, told }, message);
  const of = (kind: Kind): readonly Clause[] =>
    parts.filter(({ read }) => read.kind === kind).map(({ clause }) => clause);
  const feelings = new Set(parts.flatMap(({ read }) => read.feeling ?? []));
  if (shouts(message)) feelings.add('angry');
  if (isRelief(message.toLowerCase())) feelings.delete('grief');
  const owned = ownedTo(
    told,
    message,
    of('complaint').map(({ text }) => text),
  );
  if (owned !== undefined) feelings.delete('unheard');
  const isStory = [...feelings].some(weighs);
  return {
    parts: clausesIn(parts),
    answering: of('answer').filter(({ text }) => !isStory || !tells.test(text)),
    asking: of('question'),
    // The one that weighs most comes first.
    feelings: [...feelings].sort((one, other) => weightOf(other) - weightOf(one)),
    withdrawn,
    said,
    grumble: foremost(parts.flatMap(({ read }) => read.grumble ?? [])),
    // “Ugh, no idea” is a feeling first.
    isLost: parts.some(
      ({ clause, read: { kind, feeling } }) =>
        kind === 'lost' || (kind === 'none' && feeling !== undefined && lost.test(clause.text)),
    ),
    isSkipping: of('skips').length > 0,
    isUnwilling: parts.some(({ clause }) => isUnwilling(clause.text)),
    wantsTelling: of('wantsTelling').length > 0,
    owned,
    isAside: of('aside').length > 0,
  };
};
