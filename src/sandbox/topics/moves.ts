/** Where the conversation goes: on to the next step, or on at this one. */
import { questionIn, withoutQuestion } from './corrections.ts';
import { inTurn, listed } from './phrases.ts';
import type { Progress } from './progress.ts';
import type { Reading } from './react.ts';
import type { Topic, TopicStep } from './topic.ts';

/** After three tries the answer is given: nobody is stuck at one question for ever. */
export const mostTries = 3;

export interface Reply {
  readonly text: string;
  readonly after: Progress;
}

export const stepOf = (topic: Topic, { step }: Progress): TopicStep => topic.steps[step] ?? topic.steps[0];

const missingIn = (step: TopicStep, got: readonly string[]): readonly string[] =>
  step.points
    .filter(({ name, optional }) => optional !== true && !got.includes(name))
    .map(({ name }) => name);

/** Only what the student has said is counted as found. */
const resultOf = (topic: Topic, { noted, helped }: Progress): string => {
  const missing = topic.steps.flatMap((step) => missingIn(step, noted));
  if (noted.length === 0) return 'We went through the answers together; try it again tomorrow.';
  if (missing.length === 0)
    return helped === 0 ? 'You found all of it yourself.' : 'You found all of it, with a little help.';
  return `You named ${listed(noted)}. Next time add ${listed(missing)}.`;
};

/** To the next step that is not yet answered, or to the end. `lead`: what is said before its question. */
export const goOn = (topic: Topic, progress: Progress, lead: string, wasFound: boolean): Reply => {
  const step = progress.step + 1;
  const found = progress.found + (wasFound ? 1 : 0);
  const next = topic.steps[step];
  const after = { ...progress, step, found, tries: 0, got: [], corrected: [] };
  if (next === undefined) {
    const { closing, advice } = topic;
    const isNeeded = advice !== undefined && !progress.noted.includes(advice.unlessNamed);
    const texts = [lead, closing, ...(isNeeded ? [advice.says] : []), resultOf(topic, after)];
    return { text: texts.join(' '), after: { ...after, ended: true } };
  }
  const got = next.points.map(({ name }) => name).filter((name) => progress.ahead.includes(name));
  if (got.length >= next.needed)
    return goOn(
      topic,
      after,
      lead.includes('already given')
        ? `${lead} And for the part after it: ${listed(got)}.`
        : `${lead} You have already given the next part: ${listed(got)}.`,
      true,
    );
  const given = got.length === 0 ? '' : ` You have already named ${listed(got)}.`;
  return { text: `${lead} ${next.asks}${given}`, after: { ...after, got } };
};

const praise = ['Good', 'Yes', 'Right', 'Exactly'] as const;

/** `correction`: wrong beside it, but too small to stop for. */
export const rightLead = (topic: Topic, step: TopicStep, progress: Progress, correction = ''): string => {
  const { got, found } = progress;
  const missing = missingIn(step, got);
  const lead = `${inTurn(praise, found)}: ${listed(got)}. ${withoutQuestion(correction)}`.trim();
  // At the end, what is missing of all steps follows.
  return missing.length === 0 || topic.steps.at(-1) === step
    ? lead
    : `${lead} A complete answer also has ${listed(missing)}.`;
};

/** What is to be answered now: the first point that is still missing, once others have been named. */
export const openQuestion = (step: TopicStep, { got, open }: Pick<Progress, 'got' | 'open'>): string => {
  const [first] = missingIn(step, got);
  const mend = open[0]?.asks.trim() ?? '';
  if (mend !== '') return mend;
  return (got.length === 0 ? undefined : step.points.find(({ name }) => name === first)?.ask) ?? step.asks;
};

/** What was asked last at this step: after a try, it helps more than the question that the step began with. */
export const lastQuestion = (step: TopicStep, progress: Progress): string => {
  const last = questionIn(progress.told);
  return progress.tries + progress.got.length === 0 || last === '' ? openQuestion(step, progress) : last;
};

export const partlyReply = (
  progress: Progress,
  step: TopicStep,
  topic: Topic,
  { correction = '', vague, isNew = false }: Partial<Pick<Reading, 'correction' | 'vague' | 'isNew'>> = {},
): Reply => {
  const { got } = progress;
  const missing = missingIn(step, got);
  const lead = `You have ${listed(got)}. ${withoutQuestion(correction)}`.trim();
  if (progress.tries + 1 >= mostTries && !isNew)
    return goOn(topic, progress, `${lead} A good answer: ${step.model}`, false);
  const more = missing.length === 1 ? 'One thing is missing' : 'That is part of it';
  // Not the hint: it would ask for what is there already.
  const ask = vague ?? step.points.find(({ name }) => name === missing[0])?.ask ?? step.hint;
  return { text: `${lead} ${more}. ${ask}`, after: { ...progress, tries: progress.tries + 1 } };
};

export const corrected = (progress: Progress, correction: string | undefined): Progress =>
  correction === undefined ? progress : { ...progress, corrected: [...progress.corrected, correction] };

export const creditFor = (before: Progress, { got }: Progress): string => {
  const right = got.filter((name) => !before.got.includes(name));
  return right.length === 0 ? '' : `You have ${listed(right)}. `;
};
