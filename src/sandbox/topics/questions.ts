/** What students ask a tutor in the middle of a topic, and the answers. */
import { wordsIn, type Clause } from './clauses.ts';
import { openQuestion } from './moves.ts';
import { slipsIn } from './slips.ts';
import { withoutQuestion } from './corrections.ts';
import { asksForTask, isEchoOf } from './stance.ts';
import type { Progress } from './progress.ts';
import type { Reading } from './react.ts';
import type { Explanation, Topic, TopicStep } from './topic.ts';

/** Of every topic, whatever it is about. */
const general: readonly (readonly [RegExp, (at: Asked) => string])[] = [
  [
    /\bhow (?:many|much|long)\b.*\b(?:left|more|longer|questions|steps|to go|take|this)\b|\bare we (?:done|finished|nearly|there)\b|\b(?:is|are) (?:it|this|we) (?:nearly |almost )?(?:over|finished)\b/,
    ({ topic, progress }) => `This is question ${progress.step + 1} of ${topic.steps.length}.`,
  ],
  [/\b(?:graded|marked|count|exam|test|marks|recorded)\b/, () => 'Nothing is marked here; it is practice.'],
  [
    /\b(?:right|correct|wrong|missing|miss|enough|better|not ok|bad|polite|vague|harsh|problem with|matter with|expect|want)\b/,
    ({ step }) => `Fair to ask. ${step.why} So look at it this way: ${step.hint}`,
  ],
  [
    /\b(?:explain|again|rephrase|repeat|example|clarify|easier)\b|^(?:what|huh|eh|how|sorry|pardon|which|who|where|when)$|\b(?:do|does|did) (?:you|that|it|this) mean\b|\bthe question\b/,
    ({ step }) => `In other words: ${step.hint}`,
  ],
  [
    /\bwould you\b|\bdo you (?:do|say)\b/,
    ({ step }) => `You shall have my version afterwards. Yours first; a hint: ${step.hint}`,
  ],
];

interface Asked {
  readonly topic: Topic;
  readonly step: TopicStep;
  readonly progress: Progress;
}

const purposeOf = ({ topic, progress }: Asked): string => topic.purposes[progress.step] ?? '';

const textOf = (question: readonly Clause[]): string =>
  question
    .map(({ text }) => text.replace(/^(?:and|so|but|ok|well|wait|hmm+|sorry)[ ,]+(?=\S+ )/, ''))
    .join(', ');

const asksWho =
  /\b(?:you|this) (?:really |even |actually |just )*(?:an? )?(?:(?:real|medical|proper|human|ai|chat|senior|trained|actual) )?(?:real|bot|robot|human|person|ai|machine|computer|program|chatgpt|doctor)\b|\bwho are you\b|\bwhat do you know about\b|\bwhat are you(?: exactly| really)?$|\byou (?:a )?(?:qualified|trained)\b|\byou (?:ever )?(?:studied|study) medicine\b/;
const whoIAm =
  'I am a practice partner: a program, neither a doctor nor a person. I know this topic and little else.';

/** “Should I …?” */
const asksLeave = /^(?:can|may|shall|should|could|must|do) (?:i|we)\b/;

/** About the patient, the disease, the tracing: what a teacher would know. */
const isMedical = ({ topic }: Asked, question: readonly Clause[]): boolean =>
  wordsIn(question).mentions(topic.field) &&
  question.some(({ text }) =>
    /^(?:\w+ )?(?:what|why|how|when|where|who|which|is|are|can|could|does|do|should|would|will)\b/.test(text),
  );

const fair = ['A fair question.', 'I am glad that you ask.', 'That is worth asking.'] as const;

const passedOn = [
  'That is more than I know; take it to your teacher or your registrar.',
  'I would have to guess, and you deserve better: ask somebody on your ward.',
] as const;

/** About the question itself: "why does that matter?", "why that first?" */
const aboutStep =
  /^(?:but |and |so )?(?:why|how come|what for|who cares why|what is the (?:point|use|purpose))(?: (?:not|first|even|bother|so|though)| (?:is|does|do|should|would|did|are) (?:that|this|it|we|i|you)(?: (?:even|so|really|actually|ask|asking|asked|need|have|to|know|do|it|that|this|me|matter|matters|important|first|relevant|bother|care|want|useful|helpful|at|all)){0,6}| (?:of|in) (?:that|this|it|all this|doing this))*$/;

/** Why it matters, with or without a name for it. */
const asksReason =
  /\b(?:matters?|bother(?:ed|s)?|care[sd]?|important|fuss\w*|difference|big deal|relevant|picky|keen|obsess\w*|strict|significan\w*)\b/;

/** The reason for what was put right last, or for the step. */
const reasonFor = ({ topic, step, progress }: Asked, question: readonly Clause[]): string | undefined => {
  const text = textOf(question);
  if (!/\b(?:why|how come|what|who|does|is|so)\b/.test(text)) return undefined;
  const words = text.split(' ').filter((word) => word.length > 3);
  const told = progress.corrected.at(-1) ?? '';
  const isAboutIt = /\b(?:why|how come)\b/.test(text) && words.some((word) => isEchoOf(told, word));
  if (!asksReason.test(text) && !isAboutIt) return undefined;
  const [slip] = topic.slips.filter(
    ({ says, reason }) => reason !== undefined && told.includes(withoutQuestion(says)),
  );
  return slip?.reason ?? step.why;
};

/** The explanation that fits best; of equal ones, that of this step. */
const explanationOf = ({ topic, progress }: Asked, question: readonly Clause[]): Explanation | undefined => {
  const words = wordsIn(question);
  const fits = topic.answers
    .map((explanation) => {
      const weight = words.weight(explanation.keys);
      return {
        explanation,
        weight: weight + (explanation.step === progress.step ? 0.5 : 0),
        found: weight > 0,
      };
    })
    .filter(({ found }) => found);
  const most = Math.max(...fits.map(({ weight }) => weight));
  return fits.find(({ weight }) => weight === most)?.explanation;
};

const ledBack = ({ step, progress }: Asked, { step: at }: Explanation): string => {
  if (at === undefined || at === progress.step) return `Now you: ${openQuestion(step, progress)}`;
  return at > progress.step
    ? `We shall come to that later. For now: ${step.asks}`
    : `That was an earlier question. Where we are now: ${step.asks}`;
};

/** "Should I sit down?" is on the right track, but not an answer yet. */
const affirms = /^(?:can|may|shall|should|could|must|do|does|would|is|are|will|has) \w+/;

/** What would be wrong or harmful is not left open, even as a question. */
const slipText = ({ topic, step }: Asked, question: readonly Clause[]): string | undefined => {
  const text = textOf(question);
  const [slipped] = slipsIn(topic, step, question);
  if (slipped === undefined || /^(?:why|how)\b/.test(text)) return undefined;
  return `${asksLeave.test(text) ? 'Better not.' : 'Not quite.'} ${slipped.slip.says}`;
};

/** What the topic has an answer to, for certain. */
export const knownAnswer = (at: Asked, question: readonly Clause[]): string | undefined =>
  asksForTask(textOf(question)) ? purposeOf(at) : explanationOf(at, question)?.says;

/** Asked beside an answer; empty if the reply to the answer says it too. */
export const besideQuestion = (at: Asked, question: readonly Clause[]): string => {
  const { step } = at;
  const text = textOf(question);
  if (asksWho.test(text)) return whoIAm;
  const known = slipText(at, question) ?? knownAnswer(at, question);
  if (known !== undefined) return known;
  if (/^what (?:do|did) you mean\b/.test(text)) return `In other words: ${step.hint}`;
  if (text.split(' ').length < 4 || /\b(?:right|correct|ok|enough|better|wrong)\b/.test(text)) return '';
  if (aboutStep.test(text)) return step.why;
  const reason = reasonFor(at, question);
  if (reason !== undefined) return reason;
  return isMedical(at, question)
    ? 'Your question is a good one, but more than I know; keep it for your teacher.'
    : '';
};

/** Ends with something to do: a question, or a hint. */
export const answerQuestion = (at: Asked, { question, about }: Reading): string => {
  const { topic, step, progress } = at;
  const words = wordsIn(question);
  const text = textOf(question);
  const open = openQuestion(step, progress);
  const count = (progress.moods.asks ?? 1) - 1;
  const opening = fair[count % fair.length] ?? fair[0];
  if (asksWho.test(text)) return `${whoIAm} ${open}`;
  const slip = slipText(at, question);
  if (slip !== undefined) return `${slip} ${open}`;
  if (asksForTask(text)) return `${purposeOf(at)} ${open}`;
  const known = explanationOf(at, question);
  if (known !== undefined) return `${known.says} ${ledBack(at, known)}`;
  const [slipped] = slipsIn(topic, step, question);
  if (slipped !== undefined) return `${opening} ${slipped.slip.says} ${open}`;
  if (aboutStep.test(text)) return `${opening} ${step.why} ${open}`;
  const reason = reasonFor(at, question);
  if (reason !== undefined) return `${opening} ${reason} ${open}`;
  const mistake = step.wrong.find(({ keys }) => words.mentions(keys));
  if (mistake !== undefined && !/^(?:why|how)\b/.test(text))
    return `${opening} ${mistake.says.replace('{said}', 'That')}`;
  if (about.length > 0 && affirms.test(text) && !/\bor\b/.test(text))
    return `Yes, that is part of it. Now as your answer: ${open}`;
  const usual = general.find(([pattern]) => pattern.test(text))?.[1](at);
  if (usual !== undefined) return usual.includes(step.hint) ? usual : `${usual} ${open}`;
  if (isMedical(at, question))
    return `${opening} ${passedOn[count % passedOn.length] ?? passedOn[0]} Meanwhile: ${open}`;
  return `I can’t answer that one; I only know this topic. ${open}`;
};
