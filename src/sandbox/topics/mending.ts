/** What is wrong beside what is right gets a chance to be put right before the topic goes on. */
import { withoutQuestion } from './corrections.ts';
import {
  corrected,
  creditFor,
  goOn,
  mostTries,
  partlyReply,
  rightLead,
  stepOf,
  type Reply,
} from './moves.ts';
import { listed } from './phrases.ts';
import { isEnough, type Mood, type Progress } from './progress.ts';
import type { Reading } from './react.ts';
import type { Mend, Topic } from './topic.ts';

/** Asks for what would be right instead. */
const askToMend = (mends: readonly Mend[]): string => {
  const [first] = mends;
  return mends.length === 1 && first !== undefined ? first.asks : 'What would you do instead?';
};

/** Said to whoever has had a chance to put it right, and then it is closed; empty if there is nothing to tell. */
const mended = ({ open }: Progress, isMended: boolean): string =>
  isMended
    ? 'That puts it right.'
    : open
        .map(({ tells }) => tells)
        .join(' ')
        .trim();

/** Enough was named, but something wrong stands beside it: it gets one more chance. */
export const spoiledReply = (progress: Progress, { correction = '', spoiled }: Reading): Reply => {
  const asks = 'How would you put it now?';
  const keys = spoiled.map((point) => point.keys).join('|');
  const open = [{ asks, keys, tells: '' }];
  return {
    text: `You have ${listed(progress.got)}. ${correction}${correction.endsWith('?') ? '' : ` ${asks}`}`.replace(
      /  +/g,
      ' ',
    ),
    after: corrected({ ...progress, open, helped: progress.helped + 1 }, correction),
  };
};

/** Names what would do harm, credits what is right beside it, and stays until it is put right. */
export const harmReply = (
  before: Progress,
  progress: Progress,
  { correction = '', mends }: Reading,
): Reply => {
  const text = `${creditFor(before, progress)}${withoutQuestion(correction)} ${askToMend(mends)}`;
  return { text, after: corrected({ ...progress, open: mends, helped: progress.helped + 1 }, correction) };
};

/** The reply to whatever comes after that. */
export const mendedReply = (topic: Topic, before: Progress, progress: Progress, reading: Reading): Reply => {
  const step = stepOf(topic, progress);
  const after = { ...progress, open: [] };
  // What was only too early is not held against whoever has put it right.
  const correction = reading.isMended && !reading.isGrave ? '' : (reading.correction ?? '');
  const news = before.corrected.includes(correction) ? '' : withoutQuestion(correction);
  const lead = `${news} ${mended(before, reading.isMended)}`.trim();
  if (isEnough(step, progress.got)) {
    const isNew = progress.got.length > before.got.length;
    const known = lead === '' ? 'Then let’s go on.' : lead;
    return goOn(topic, after, isNew ? `${lead} ${rightLead(topic, step, progress)}` : known, true);
  }
  if (progress.got.length === 0) return { text: `${lead} ${step.asks}`, after };
  const { text, after: partly } = partlyReply(after, step, topic);
  return { text: `${lead} ${text}`, after: partly };
};

/** What is said by somebody who answers or gives up, not by somebody who asks or feels. */
const saysSomething: ReadonlySet<Mood> = new Set<Mood>([
  'right',
  'partly',
  'wrong',
  'early',
  'late',
  'lost',
  'skips',
  'doubts',
  'polite',
  'off',
  'agrees',
]);

/** Whether this ends the wait for something to be put right: it was, or another try would not help. */
export const settles = ({ mood, correction, isMended }: Reading, { corrected: told }: Progress): boolean =>
  saysSomething.has(mood) &&
  (isMended || correction === undefined || told.includes(correction) || told.length >= mostTries);
