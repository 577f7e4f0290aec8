/** Leads through a topic: credits what is said, corrects what is wrong, helps twice, and goes on. */
import { z } from 'zod';
import { readData } from '../data.ts';
import { clausesOf, phrases, says, type Clauses } from '../phrases.ts';
import type { Idea, Step, Topic } from './topic.ts';

export interface Progress {
  /** The index of the step at which the student is. */
  readonly step: number;
  /** The ideas that have been credited. */
  readonly named: readonly string[];
  /** What has been corrected in this step, so that nothing is said twice. */
  readonly corrected: readonly string[];
  readonly hinted: boolean;
  readonly ended: boolean;
  /** What the tutor said last, so that it is not said twice in a row. */
  readonly said: string;
}

export const freshProgress: Progress = {
  step: 0,
  named: [],
  corrected: [],
  hinted: false,
  ended: false,
  said: '',
};

export interface Reply {
  readonly text: string;
  readonly after: Progress;
}

/** What every tutor says, whatever the topic. */
const words = readData(
  'topics/tutor.yaml',
  z.strictObject({
    credit: z.string(),
    alsoGood: z.string(),
    creditedAlready: z.string(),
    goodAnswer: z.string(),
    later: z.string(),
    notYet: z.array(z.string()),
    cannotSay: z.string(),
    goodQuestion: z.string(),
    openings: z.array(z.string().transform((pattern) => new RegExp(pattern))),
    reasons: phrases,
    kindnesses: z.array(z.strictObject({ said: phrases, says: z.string() })),
    reactions: z.array(
      z.strictObject({ said: phrases, says: z.array(z.string()), next: z.enum(['question', 'help']) }),
    ),
  }),
);

const fillers = /^\W*(?:(?:but|and|so|ok|okay|sorry|wait|well|please|hm+|\w+ question)\W+)*/;

const asksTutor = (sentence: string): boolean => {
  // What is said to the patient stands in quotation marks.
  if (/^\W*["“]/.test(sentence)) return false;
  const text = sentence.toLowerCase().replace(fillers, '');
  return words.openings.some((opening) => opening.test(text));
};

/** A name is known by its capital, which the phrases do not see. */
const introduction =
  /\b\p{Lu}\p{Ll}+ (?:here|calling|speaking)\b|\b(?:I am|[Ii]['’]?m|[Tt]his is|[Ii]t['’]?s|[Ii]t is) (?:(?!Mr|Mister|Osei)\p{Lu}\p{Ll}|(?!calling|phoning|ringing)\p{Ll}+ from\b)/u;

const list = (ideas: readonly Idea[]): string =>
  new Intl.ListFormat('en').format(ideas.map(({ name }) => name));
const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

const openIdeas = ({ ideas }: Step, named: readonly string[]): readonly Idea[] =>
  ideas.filter(({ name }) => !named.includes(name));

/** What else the step asks: of what has been begun, the rest. The same question is not asked twice in a row. */
const anotherQuestion = (step: Step, { named, said }: Progress): string | undefined => {
  const isBegun = step.ideas.some(({ name }) => named.includes(name));
  const rest = isBegun ? openIdeas(step, named).flatMap(({ asks = [] }) => asks) : [];
  return [...rest, step.hint].find((question) => !said.includes(question));
};

/** Says something for a later step. A single word may stand there by chance. */
const isAhead = ({ steps }: Topic, { step }: Progress, clauses: Clauses): boolean =>
  steps.slice(step + 1).some(({ ideas }) => {
    const all = ideas.map(({ said }) => said.filter((phrase) => says(clauses, [phrase])));
    const found = all.filter(({ length }) => length > 0);
    return found.length > 1 || found.flat().some(({ length }) => length > 1);
  });

const isEnough = ({ ideas, needed }: Step, named: readonly string[]): boolean =>
  ideas.filter(({ name, optional }) => optional !== true && named.includes(name)).length >= needed;

/** What is said before the question that follows, and what the message may have for it. */
interface Said {
  readonly lead: string;
  readonly clauses: Clauses;
  /** What would do harm is named beside every credit. */
  readonly warning?: string;
}

/** Asks the next step, unless the message answers that one too. */
const goOn = (topic: Topic, progress: Progress, said: Said): Reply => {
  const after = { ...progress, step: progress.step + 1, corrected: [], hinted: false };
  const next = topic.steps[after.step];
  if (next === undefined) return { text: joined(said.lead, topic.closing), after: { ...after, ended: true } };
  return credit(topic, after, said) ?? { text: joined(said.lead, next.asks), after };
};

/** Undefined if the message has no new idea of this step. */
function credit(topic: Topic, progress: Progress, { lead, clauses, warning = '' }: Said): Reply | undefined {
  const step = topic.steps[progress.step];
  if (step === undefined) return undefined;
  const found = openIdeas(step, progress.named).filter(({ said }) => says(clauses, said));
  if (found.length === 0) return undefined;
  const after = { ...progress, named: [...progress.named, ...found.map(({ name }) => name)] };
  const open = openIdeas(step, after.named).filter(({ optional }) => optional !== true);
  const credited = joined(lead, words.credit.replace('…', list(found)));
  if (isEnough(step, after.named)) {
    const also = open.length === 0 ? '' : words.alsoGood.replace('…', list(open));
    // The same words do not answer the next step as well.
    const rest = clauses.filter((clause) => !found.some(({ said }) => says([clause], said)));
    const warned = warning.replace(/[^.!?]*\?/g, '').trim();
    return goOn(topic, after, { lead: joined(credited, also, warned), clauses: rest });
  }
  const asks = anotherQuestion(step, after) ?? step.asks;
  return { text: joined(credited, warning === '' ? asks : warning), after };
}

/** First a hint, then the model answer. */
const help = (topic: Topic, progress: Progress, lead: string): Reply => {
  const step = topic.steps[progress.step];
  const hint = step && anotherQuestion(step, progress);
  if (hint === undefined || progress.hinted) {
    const told = joined(lead, words.goodAnswer.replace('…', step?.model ?? ''));
    return goOn(topic, progress, { lead: told, clauses: [] });
  }
  return { text: joined(lead, hint), after: { ...progress, hinted: true } };
};

const explanationOf = (topic: Topic, step: Step, question: Clauses): string | undefined =>
  topic.explains.find(({ asked }) => says(question, asked))?.says ??
  (says(question, words.reasons) ? step.why : undefined);

const respond = (topic: Topic, progress: Progress, message: string): Reply => {
  const step = topic.steps[progress.step];
  if (step === undefined) return { text: topic.closing, after: { ...progress, ended: true } };

  const isAnswer = (sentence: string): boolean =>
    !asksTutor(sentence) ||
    (step.answeredByQuestion === true &&
      !/\bwhy\b.*\bi\b|\b(?:do i|should|must|answer)\b/i.test(sentence) &&
      step.ideas.some(({ said }) => says(clausesOf(sentence), said)));
  const sentences = message.split(/(?<=[.!?])\s+|\n+/);
  const clauses = clausesOf(sentences.filter(isAnswer).join(' ').replace(introduction, 'my name $&'));
  const questions = sentences.filter((sentence) => !isAnswer(sentence)).join(' ');
  // "Isn't it?" denies nothing.
  const question = clausesOf(questions.replace(/\b(is|are|was|does)n['’]?t\b/gi, '$1'));
  const explained = explanationOf(topic, step, question) ?? '';
  const everything = explained === '' ? [...clauses, ...question] : clauses;

  const kind = words.kindnesses.filter(({ said }) => says(everything, said)).map((each) => each.says);
  const isOnSubject =
    /\b(?:that|this|these|it|they)\b/i.test(questions) ||
    [...step.ideas, ...step.corrections].some(({ said }) => says(question, said));
  const aside = isOnSubject ? words.goodQuestion.replace('…', step.why) : '';
  const wrong = step.corrections.filter(({ said }) => says(everything, said));
  const mistakes = wrong.filter((each) => !progress.corrected.includes(each.says));
  const harmful = mistakes.filter(({ harms }) => harms === true).map((each) => each.says);
  if (!wrong.some(({ spoils }) => spoils === true)) {
    const warning = harmful.join(' ');
    const lead = joined(...kind, explained === '' ? aside : explained);
    const credited = credit(topic, progress, { lead, clauses, warning });
    if (credited !== undefined) return credited;
  }
  const asks = (progress.said.includes(step.asks) ? anotherQuestion(step, progress) : undefined) ?? step.asks;
  const askAgain = (said: string): Reply =>
    said !== '' && progress.said.includes(said)
      ? help(topic, progress, '')
      : { text: joined(...kind, said, asks), after: progress };

  const earlier = topic.steps.slice(0, progress.step).flatMap(({ ideas }) => ideas);
  const known = [...earlier, ...step.ideas].filter(({ said }) => says(clauses, said));
  const late = known.filter(({ name }) => !progress.named.includes(name));
  const isReturn = late.length > 0 && known.filter((idea) => earlier.includes(idea)).length > 1;
  const isLater = isAhead(topic, progress, clauses);
  const weighty = isReturn || isLater ? mistakes.filter(({ spoils }) => spoils) : mistakes;
  const corrections = harmful.length > 0 ? harmful : weighty.slice(0, 1).map((each) => each.says);
  if (corrections.length > 0) {
    const next = corrections.at(-1)?.endsWith('?') === true ? '' : asks;
    const after = { ...progress, corrected: [...progress.corrected, ...corrections] };
    return { text: joined(...kind, explained, ...corrections, next), after };
  }
  const isUnclear = explained === '' && known.length === 0 && message.includes('?');
  const answer = isUnclear ? explanationOf(topic, step, clauses) : explained;
  if (answer !== undefined && answer !== '') return askAgain(answer);
  if (late.length > 0) {
    const { text } = askAgain(words.credit.replace('…', list(late)));
    return { text, after: { ...progress, named: [...progress.named, ...late.map(({ name }) => name)] } };
  }
  if (isLater) return askAgain(words.later);
  if (known.length > 0) return askAgain(words.creditedAlready.replace('…', list(known)));

  const inTurn = (texts: readonly string[]): string =>
    texts.find((each) => !progress.said.includes(each)) ?? '';
  const reaction = words.reactions.find(({ said }) => says(everything, said));
  if (reaction?.next === 'question') return askAgain(inTurn(reaction.says));
  if (reaction !== undefined) return help(topic, progress, joined(...kind, inTurn(reaction.says)));
  if (question.length > 0) return askAgain(aside === '' ? words.cannotSay : aside);
  return help(topic, progress, joined(...kind) || inTurn(words.notYet));
};

export const answerAsTutor = (topic: Topic, progress: Progress, message: string): Reply => {
  const { text, after } = respond(topic, progress, message);
  return { text, after: { ...after, said: text } };
};
