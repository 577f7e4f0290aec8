/** What students ask a tutor in the middle of a topic, and the answers. */
import { wordsIn, type Clause } from './clauses.ts';
import type { Progress, Reading } from './react.ts';
import type { Topic, TopicStep } from './topic.ts';

/** Of every topic, whatever it is about. */
const general: readonly (readonly [RegExp, (at: Asked) => string])[] = [
  [
    /\b(?:you|this) (?:an? )?(?:even )?(?:real|bot|robot|human|person|ai|machine|computer|chatgpt|doctor)\b|\bwho are you\b|\bwhat are you\b/,
    () => 'I am a practice tutor, not a person; I know this topic and little else.',
  ],
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

const listed = (names: readonly string[]): string => names.join(', ');

const textOf = (question: readonly Clause[]): string =>
  question
    .map(({ text }) => text.replace(/^(?:and|so|but|ok|well|wait|hmm+|sorry)[ ,]+(?=\S+ )/, ''))
    .join(', ');

const fair = ['A fair question.', 'Good that you ask.', 'That is worth asking.'] as const;

/** Ends with something to do: a question, or a hint. */
export const answerQuestion = (at: Asked, { question, about }: Reading): string => {
  const { topic, step, progress } = at;
  const words = wordsIn(question);
  const text = textOf(question);
  const count = (progress.moods.asks ?? 1) - 1;
  const known = topic.answers.find(({ keys }) => words.mentions(keys));
  if (known !== undefined) return `${known.says} Now you: ${step.asks}`;
  const mistake = step.wrong.find(({ keys }) => words.mentions(keys));
  if (mistake !== undefined) return `${fair[count % fair.length] ?? fair[0]} ${mistake.says}`;
  const usual = general.find(([pattern]) => pattern.test(text))?.[1](at);
  if (usual !== undefined) return usual.includes(step.hint) ? usual : `${usual} ${step.asks}`;
  if (about.length > 0)
    return `You ask about something that belongs here: ${listed(about)}. ${step.why} What would you do?`;
  if (/^(?:why|how|what for)\b/.test(text) || words.mentions(topic.field))
    return `${fair[count % fair.length] ?? fair[0]} ${step.why} ${step.hint}`;
  return `“${text.slice(0, 1).toUpperCase()}${text.slice(1)}?” I can’t answer that one; I only know this topic. ${step.asks}`;
};
