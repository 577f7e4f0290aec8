/** What is said to feelings, and to those who have had enough. */
import { againText, besideAnswer, isLight, kindWords, whatWasShown, type Feeling } from './feelings.ts';
import { inTurn, listed } from './phrases.ts';
import type { Progress } from './progress.ts';
import type { Reading } from './react.ts';
import type { TopicStep } from './topic.ts';

/** Nobody is led back to a question that they would rather not face. */
export const unwillingText = ({ feelings: [feeling] }: Reading): string => {
  const kind =
    feeling === 'failed'
      ? 'I am sorry that it went like that; that you still carry it shows that you care.'
      : feeling === undefined
        ? 'You need not.'
        : besideAnswer[feeling];
  return `${kind} We can stop here or go on another day: write “stop”, and nobody will mind. If you would rather go on now, write “go on”; and it may help to talk to somebody whom you trust.`;
};

const over = [
  'This topic has ended; you can start it again at any time.',
  'We are through with this one. See you next time!',
  'Nothing more to do here; well done, and goodbye.',
] as const;

export const afterEnd = (progress: Progress, { feelings: [feeling] }: Reading, said: string): string => {
  const closing = inTurn(over, progress.moods.over ?? 0);
  if (/\b(?:thank|thanks|thx|cheers)\b/i.test(said)) return `You’re welcome. ${closing}`;
  return feeling === undefined ? closing : `${besideAnswer[feeling]} ${closing}`;
};

/** Shows somebody who felt unheard what was heard. */
const heardText = ({ noted, moods, step: at, tries }: Progress, step: TopicStep): string => {
  const shown = Object.entries(whatWasShown)
    .filter(([feeling]) => Object.entries(moods).some(([mood]) => mood === feeling))
    .map(([, words]) => words);
  const told = shown.length === 0 ? '' : ` I did read ${listed(shown)}.`;
  // Beside a loss a list of answers would be cold.
  if (noted.length > 0 && moods.grief === undefined)
    return `${told} On the topic you have named ${listed(noted)}.`;
  if (told !== '') return told;
  return at === 0 && tries === 0
    ? ' So far I have noted nothing for this question.'
    : ` For this question I could use nothing yet; put it in other words. ${step.hint}`;
};

export const feelingText = (feelings: readonly Feeling[], progress: Progress, step: TopicStep): string =>
  // A word for one is enough.
  feelings
    .slice(0, 1)
    .map((feeling) => {
      const before = (progress.moods[feeling] ?? 1) - 1;
      const words = kindWords[feeling][before] ?? `${againText(feeling, before)} On we go:`;
      return feeling === 'unheard' ? `${words}${heardText(progress, step)}` : words;
    })
    .join(' ');

/** The same small signal twice would be hollow. */
export const besideText = (feeling: Feeling, { moods }: Progress): string => {
  const times = moods[feeling] ?? 1;
  if (times === 1) return besideAnswer[feeling];
  return isLight(feeling) || times > 3 ? '' : againText(feeling, times - 2);
};
