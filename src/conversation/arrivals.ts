import { compareIds } from '../lib/ids.ts';
import { giveHint } from './hints.ts';
import { selfIn } from './live.ts';
import type { Live } from './live.ts';
import type { ThreadMessage } from './message.ts';
import { readMessage } from './turn.ts';

/** What a message is to its thread when it comes. */

/** A message that waits, was settled lately, or that something else is remembered of: it is no new one. */
export const isKnown = ({ progress, journal }: Live, id: string): boolean => {
  const { turn, aside, doubts, again } = journal.record;
  const isIt = ({ messageId }: { readonly messageId: string }): boolean => messageId === id;
  const isAside = aside?.ids.some((one) => one === id) ?? false;
  return progress.isRepeat(id) || turn?.messageId === id || isAside || doubts.some(isIt) || again.some(isIt);
};

/** Takes a message in that came by the gateway. True when it waits for its turn now. */
export const takeIn = (live: Live, message: ThreadMessage): boolean => {
  const { progress, inbox, journal } = live;
  const self = selfIn(live);
  if (message.author.id === self.id || isKnown(live, message.id)) return false;
  const verdict = readMessage(message, journal.record, self);
  if (verdict.kind === 'turn') {
    progress.wait(message.id);
    inbox.add({ at: message.id, messageId: message.id, attempt: 0, message });
    return true;
  }
  progress.settle(message.id);
  if (verdict.kind === 'hint') giveHint(live, verdict.hint, message);
  return false;
};

/** Hints once to those who write where nobody answers any more. */
export const hintAfterEnd = (live: Live, message: ThreadMessage): void => {
  const { author, id, system } = message;
  const isOld = compareIds(id, live.journal.record.cursor) <= 0;
  if (author.id !== selfIn(live).id && !isOld && !author.bot && !system) giveHint(live, 'ended', message);
};

/** The same for somebody who wrote while the end was being stored. */
export const hintWhoCameLate = (live: Live): void => {
  const late = live.inbox.take().find(({ message }) => message !== undefined);
  if (late?.message !== undefined) giveHint(live, 'ended', late.message);
};
