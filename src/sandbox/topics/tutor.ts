/** What the tutor says, and where the conversation goes from there. */
import { readAnswer, type Mood, type Progress } from './react.ts';
import type { Topic, TopicStep } from './topic.ts';

/** After three tries the answer is given: nobody is stuck at one question for ever. */
const mostTries = 3;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const inTurn = (texts: readonly [string, ...string[]], count: number): string =>
  texts[count % texts.length] ?? texts[0];

/** A student's text cut to a few words, to be repeated to them. */
const quoted = (said: string): string => {
  const plain = said.replace(/\s+/g, ' ').trim();
  return plain.length <= 50 ? plain : `${plain.slice(0, plain.lastIndexOf(' ', 48))} …`;
};

const praise = ['Good', 'Yes', 'Right', 'Exactly'] as const;

const calm = [
  'I hear that this annoys you. That is all right; we’ll take one small step at a time.',
  'You are angry, and I won’t hold it against you. If you have had enough, write “stop” and we’ll end here.',
  'Still angry? Take a breath; I’ll wait. Nobody is marking this.',
] as const;

const back = [
  'That leads away from our topic. Back to it:',
  'I can’t follow you there; let’s stay with this:',
  'Another time, gladly. For now:',
] as const;

interface Reply {
  readonly text: string;
  readonly after: Progress;
}

const stepOf = (topic: Topic, { step }: Progress): TopicStep => topic.steps[step] ?? topic.steps[0];

const missingIn = (step: TopicStep, got: readonly string[]): readonly string[] =>
  step.points.map(({ name }) => name).filter((name) => !got.includes(name));

/** To the next step, or to the end. `lead`: what is said before its question. */
const goOn = (topic: Topic, progress: Progress, lead: string, wasFound: boolean): Reply => {
  const step = progress.step + 1;
  const found = progress.found + (wasFound ? 1 : 0);
  const next = topic.steps[step];
  const after = { ...progress, step, found, tries: 0, got: [] };
  if (next !== undefined) return { text: `${lead} ${next.asks}`, after };
  const own =
    found === topic.steps.length
      ? 'You found all of it yourself.'
      : found === 0
        ? 'We went through the answers together; try it again tomorrow.'
        : `You found ${found} of ${topic.steps.length} yourself.`;
  return { text: `${lead} ${topic.closing} ${own}`, after: { ...after, ended: true } };
};

const wrongReply = (
  topic: Topic,
  progress: Progress,
  said: string,
  correction: string | undefined,
): Reply => {
  const step = stepOf(topic, progress);
  const tries = progress.tries + 1;
  const count = (progress.moods.wrong ?? 1) - 1;
  const plain = [
    'Not quite.',
    `“${capital(quoted(said))}” is not it.`,
    'That is not what I am after.',
  ] as const;
  const lead = correction ?? inTurn(plain, count);
  if (tries >= mostTries) return goOn(topic, progress, `${lead} A good answer: ${step.model}`, false);
  // A correction already leads on; the hint is for the second time.
  const help = tries === 1 && correction !== undefined ? '' : ` A hint: ${step.hint}`;
  return { text: `${lead}${help}`, after: { ...progress, tries } };
};

const rightLead = (step: TopicStep, got: readonly string[], count: number): string => {
  const missing = missingIn(step, got);
  const word = inTurn(praise, count);
  if (missing.length === 0) return `${word}: ${listed(got)}.`;
  return `${word}: ${listed(got)}. A complete answer also has ${listed(missing)}.`;
};

const partlyReply = (progress: Progress, step: TopicStep, topic: Topic): Reply => {
  const { got } = progress;
  const missing = missingIn(step, got);
  const lead = `You have ${listed(got)}.`;
  if (progress.tries + 1 >= mostTries)
    return goOn(topic, progress, `${lead} A good answer: ${step.model}`, false);
  const more = missing.length === 1 ? 'One thing is missing' : 'That is part of it; something is missing';
  return { text: `${lead} ${more}. ${step.hint}`, after: { ...progress, tries: progress.tries + 1 } };
};

const lostReply = (topic: Topic, progress: Progress, step: TopicStep): Reply =>
  progress.tries === 0
    ? { text: `No shame in that. A hint: ${step.hint}`, after: { ...progress, tries: 1 } }
    : goOn(topic, progress, `Then I’ll tell you: ${step.model} ${step.why}`, false);

const offText = (step: TopicStep, said: string, count: number): string => {
  const hint = count % 3 === 2 ? ` A hint: ${step.hint}` : '';
  return `“${capital(quoted(said))}”? ${inTurn(back, count)} ${step.asks}${hint}`;
};

/** The same way every time. */
export const answerAsTutor = (topic: Topic, before: Progress, said: string): Reply => {
  const step = stepOf(topic, before);
  const { mood, got, correction } = readAnswer(topic, step, said, before.got);
  const count = (which: Mood): number => before.moods[which] ?? 0;
  const progress: Progress = { ...before, got, moods: { ...before.moods, [mood]: count(mood) + 1 } };
  switch (mood) {
    case 'stop': {
      const text = `We stop here, then. You found ${before.found} of ${topic.steps.length}. Come back whenever you like.`;
      return { text, after: { ...progress, ended: true } };
    }
    case 'right':
      return goOn(topic, progress, rightLead(step, got, before.found), true);
    case 'partly':
      return partlyReply(progress, step, topic);
    case 'wrong':
      return wrongReply(topic, progress, said, correction);
    case 'lost':
      return lostReply(topic, progress, step);
    case 'angry':
      return { text: `${inTurn(calm, count('angry'))} ${step.asks}`, after: progress };
    case 'asks':
      return { text: `A fair question. ${step.why} ${step.hint}`, after: progress };
    case 'polite':
      return { text: `Then tell me: ${step.asks}`, after: progress };
    case 'off':
      return { text: offText(step, said, count('off')), after: progress };
  }
};
