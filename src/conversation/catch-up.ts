import { compareIds } from '../lib/ids.ts';
import type { MessageId } from '../lib/ids.ts';
import { arrived, happened } from './arrive.ts';
import type { Draft } from './draft.ts';
import type { EventOf, Live, Result } from './events.ts';
import { forgetAll, lookAgain } from './inbox.ts';
import { isFree, perform, recovered, waitForDiscord } from './lanes.ts';

/** What was written while nobody listened. Nothing is asked, posted or shown until it is known. */

const mostHeld = 500;

export const sessionBegan = (d: Draft): void => {
  const { memory } = d;
  memory.deaf = false;
  if (memory.gap?.at === 'opening') {
    memory.gap = { at: 'opening', missed: true };
    return;
  }
  forgetAll(d);
  memory.held = [];
  memory.below = 0;
  memory.gap = { at: 'unlisted' };
};

/** Whether the thread has nothing new, going by the last message that Discord names. */
const isKnown = ({ record: { inbox, away } }: Draft, lastMessageId: MessageId | undefined): boolean => {
  if (away !== undefined) return false;
  return lastMessageId === undefined || (inbox.calm && compareIds(lastMessageId, inbox.upTo) <= 0);
};

export const listed = (d: Draft, { thread }: EventOf<'listed'>): void => {
  const { gap } = d.memory;
  // The server was out of reach, and the session goes on.
  if (gap === undefined) return woke(d, { kind: 'woke', lastMessageId: thread?.lastMessageId });
  if (gap.at !== 'unlisted') return;
  if (thread === undefined && d.record.away === undefined) d.memory.gap = { at: 'archived' };
  else if (thread !== undefined && isKnown(d, thread.lastMessageId)) closed(d);
  else lookAgain(d);
};

export const woke = (d: Draft, { lastMessageId }: EventOf<'woke'>): void => {
  const { gap } = d.memory;
  if (gap?.at === 'reading' || gap?.at === 'opening') return;
  if (gap === undefined && isKnown(d, lastMessageId)) return;
  sessionBegan(d);
  if (lastMessageId === undefined) lookAgain(d);
  else listed(d, { kind: 'listed', thread: { lastMessageId } });
};

/** The bot is out of the server. */
export const left = (d: Draft): void => {
  if (d.record.phase === 'opening') return;
  if (d.record.phase === 'open') d.record.away ??= d.now;
  sessionBegan(d);
};

/** The thread exists; until then nobody could write in it. */
export const threadBegan = (d: Draft): void => {
  const { gap } = d.memory;
  if (gap?.at === 'opening' && gap.missed) lookAgain(d);
  else closed(d);
};

/** What comes while the gap is open happens when it is closed. */
export const live = (d: Draft, event: Live): void => {
  const { memory } = d;
  if (memory.gap === undefined) return happened(d, event);
  memory.held = [...memory.held, event];
  const isTooMuch = memory.held.length > mostHeld;
  if (!isTooMuch && memory.gap.at !== 'archived') return;
  // It is awake, or too much comes to be kept: all of it is read.
  if (isTooMuch) memory.held = [];
  if (memory.gap.at === 'opening') memory.gap = { at: 'opening', missed: true };
  else lookAgain(d);
};

const closed = (d: Draft): void => {
  const { memory } = d;
  const { held } = memory;
  memory.gap = undefined;
  memory.held = [];
  memory.unsure = false;
  d.record.away = undefined;
  const messages = held.flatMap((one) => (one.kind === 'message' ? [one.message] : []));
  for (const message of messages.toSorted((a, b) => compareIds(a.id, b.id))) arrived(d, message, 'live');
  for (const event of held) if (event.kind !== 'message') happened(d, event);
};

/** Something is to be done in an archived thread, and wakes it. */
const isOwed = ({ record: { turn, job, outgoing, inbox, phase } }: Draft): boolean =>
  turn !== undefined ||
  job !== undefined ||
  outgoing.length > 0 ||
  (phase === 'open' && inbox.open.some(({ is }) => is === 'waiting'));

export const planLook = (d: Draft): void => {
  if (d.memory.gap?.at === 'archived' && isOwed(d)) lookAgain(d);
  const { gap } = d.memory;
  if (gap?.at === 'reading' && isFree(d, 'look'))
    perform(d, 'look', { kind: 'history', after: gap.after }, { atOnce: true });
};

export const looked = (d: Draft, result: Result): void => {
  if (result.kind === 'discord_failed') return waitForDiscord(d, 'look', result.failure);
  if (result.kind !== 'page' || d.memory.gap?.at !== 'reading') return;
  recovered(d, 'look');
  for (const message of result.messages) arrived(d, message, 'page');
  if (result.next === undefined) closed(d);
  else d.memory.gap = { at: 'reading', after: result.next };
};
