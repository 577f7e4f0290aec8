import { errorFacts } from '../lib/log.ts';
import { editNotice, postNotice } from './notices.ts';
import { triesAgain } from './faults.ts';
import type { Live } from './live.ts';
import { noticeNonce } from './nonce.ts';
import type { Notice } from './ports.ts';
import type { Conversation, Hold, HoldCause } from './record.ts';

/** A thread that holds: nothing is sent to the service, one notice says why and how many questions wait. */

const noticeOf = (live: Live, { cause, nextTryAt }: Hold): Notice => ({
  kind: 'holding',
  cause,
  waiting: live.inbox.size,
  ...(nextTryAt === undefined ? {} : { nextTryAt }),
});

/** A store that fails must not keep the thread from holding; the hold then lives in memory until the next step. */
const store = async (live: Live, more: Partial<Conversation> = {}): Promise<void> => {
  try {
    await live.journal.change(() => ({ ...more, hold: live.hold }));
  } catch (error) {
    live.log.error(errorFacts(error), 'the store did not take a hold');
  }
};

const post = async (live: Live): Promise<void> => {
  const { hold } = live;
  if (hold === undefined) return;
  // With the conversation in it: in many threads a hold begins in the same moment, and nonces count for all channels.
  const nonce = noticeNonce(live.journal.record.id, `h${hold.since.toString(36)}`);
  const noticeId = await postNotice(live, noticeOf(live, hold), { nonce });
  if (live.hold === undefined) {
    await editNotice(live, noticeId, { kind: 'going_on' }); // let go meanwhile
    return;
  }
  live.hold = { ...live.hold, noticeId };
  if (hold.cause !== 'store') await store(live);
};

/** Says why the thread holds; who asks for it while that is under way waits for the same notice. */
const tell = async (live: Live): Promise<void> => {
  const isJoined = live.tellingHold !== undefined;
  const waiting = live.inbox.size;
  live.tellingHold ??= post(live).finally(() => (live.tellingHold = undefined));
  await live.tellingHold;
  // Somebody wrote meanwhile, or what is posted told of an earlier try.
  if (isJoined || live.inbox.size !== waiting) await refreshHold(live);
};

/** Brings the number of waiting questions in the notice up to date; a notice that is not there is posted (again). */
export const refreshHold = async (live: Live): Promise<void> => {
  const { hold } = live;
  if (hold === undefined) return;
  if (hold.noticeId === undefined) return tell(live);
  if ((await editNotice(live, hold.noticeId, noticeOf(live, hold))) !== 'gone') return;
  if (live.hold?.noticeId !== hold.noticeId) return;
  live.hold = { ...live.hold, since: Date.now(), noticeId: undefined }; // another notice, by another nonce
  await tell(live);
};

/** Begins to hold, or holds on after another failed try. */
export const holdOn = async (live: Live, cause: HoldCause): Promise<void> => {
  const { pace } = live.ports;
  const now = Date.now();
  const tries = live.hold?.cause === cause ? live.hold.tries + 1 : 0;
  const nextTryAt = now + Math.min(pace.hold * 2 ** tries, pace.longestHold);
  const previous = live.hold;
  live.hold = {
    cause,
    since: previous?.since ?? now,
    tries,
    ...(triesAgain(cause) ? { nextTryAt } : {}),
    ...(previous?.noticeId === undefined ? {} : { noticeId: previous.noticeId }),
  };
  if (cause !== 'store') await store(live);
  await refreshHold(live);
};

/** Holds until a moderator wakes it when there was no turn for long; nothing may be waiting. */
export const sleepIfIdle = async (live: Live): Promise<void> => {
  const idle = Date.now() - live.journal.record.lastTurnAt;
  if (live.hold === undefined && idle > live.ports.pace.sleepAfter) await holdOn(live, 'asleep');
};

/** Goes on: what waits is asked again. */
export const letGo = async (live: Live): Promise<void> => {
  const { hold } = live;
  if (hold === undefined) return;
  live.hold = undefined;
  await store(live, hold.cause === 'asleep' ? { lastTurnAt: Date.now() } : {}); // or it would sleep again at once
  if (hold.noticeId !== undefined) await editNotice(live, hold.noticeId, { kind: 'going_on' });
};

export const isDue = (hold: Hold): boolean => hold.nextTryAt !== undefined && hold.nextTryAt <= Date.now();
