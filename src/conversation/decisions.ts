import type { InteractionId, MessageId } from '../lib/ids.ts';
import { setAside, tellAside } from './catch-up.ts';
import { letGo } from './hold.ts';
import { underWay } from './live.ts';
import type { Live } from './live.ts';
import { untilStored } from './until-stored.ts';
import { forgetMessages } from './record.ts';
import type { Doubt } from './record.ts';

/** What people decide about questions that wait, are in doubt or were set aside; run by the queue's `decide`. */

const takeWaiting = (live: Live): readonly MessageId[] =>
  live.inbox.takeAllBut(underWay(live)).map(({ messageId }) => messageId);

/** Settles all that waits, unanswered, and ends the hold. The number of questions. */
export const skipWaiting = async (live: Live): Promise<number> => {
  const taken = takeWaiting(live);
  for (const id of taken) live.progress.settle(id);
  await untilStored(live, (record) => forgetMessages(record, taken));
  await letGo(live);
  return taken.length;
};

/** Sets aside what waits behind the turn under way, under one message. The number of questions. */
export const setRestAside = async (live: Live): Promise<number> => {
  const taken = takeWaiting(live);
  if (taken.length === 0) return 0;
  await setAside(live, taken, 'asked');
  await tellAside(live);
  return taken.length;
};

/** Has what is stored to be asked again wait for its turn. */
export const revive = ({ inbox, journal }: Live): void => {
  const { again, turn } = journal.record;
  for (const { at, messageId, attempt } of again) {
    if (inbox.get(messageId) === undefined && messageId !== turn?.messageId) {
      inbox.add({ at, messageId, attempt, message: undefined });
    }
  }
};

/** Has what was set aside answered, in its order. The number of questions. */
export const answerAside = async (live: Live, at: InteractionId): Promise<number> => {
  let count = 0;
  await live.journal.change((record) => {
    const ids = record.aside?.ids ?? [];
    count = ids.length;
    const again = ids.map((messageId) => ({ messageId, attempt: 0, at }));
    return { aside: undefined, again: [...record.again, ...again] };
  });
  revive(live);
  return count;
};

/** Forgets about what was set aside. The number of questions. */
export const skipAside = async (live: Live): Promise<number> => {
  let count = 0;
  await live.journal.change((record) => {
    count = record.aside?.ids.length ?? 0;
    return { aside: undefined };
  });
  return count;
};

/** The doubt about a message, also while it is only just being stored. */
export const doubtAbout = async (live: Live, messageId: string): Promise<Doubt | undefined> => {
  if (live.journal.record.turn?.messageId === messageId) await live.leaving;
  return live.journal.record.doubts.find((one) => one.messageId === messageId);
};

/** Has a doubtful turn asked again, at the end of the queue. False when that was decided before. */
export const askAgain = async (
  live: Live,
  { messageId, at }: { readonly messageId: MessageId; readonly at: InteractionId },
): Promise<boolean> => {
  let found = false;
  await live.journal.change((record) => {
    const doubt = record.doubts.find((one) => one.messageId === messageId);
    if (doubt === undefined) return {};
    found = true;
    const { speakerId, attempt } = doubt;
    return {
      doubts: record.doubts.filter((one) => one !== doubt),
      again: [...record.again, { messageId, speakerId, attempt: attempt + 1, at }],
    };
  });
  revive(live);
  return found;
};

/** Leaves a doubtful turn as it is. False when that was decided before. */
export const skipDoubt = async (live: Live, messageId: MessageId): Promise<boolean> => {
  let found = false;
  await live.journal.change((record) => {
    const doubts = record.doubts.filter((one) => one.messageId !== messageId);
    found = doubts.length < record.doubts.length;
    return { doubts };
  });
  return found;
};
