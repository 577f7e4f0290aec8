import { DiscordError } from '../lib/failure.ts';
import { compareIds, firstIdAt, idBefore, messageId, timeOfId } from '../lib/ids.ts';
import type { MessageId } from '../lib/ids.ts';
import { isKnown } from './arrivals.ts';
import { postNotice, postNoticeOnce } from './notices.ts';
import { finishTurn } from './finish-turn.ts';
import { readSince } from './history.ts';
import { selfIn, threaded } from './live.ts';
import type { Live } from './live.ts';
import type { ThreadMessage } from './message.ts';
import { noticeNonce } from './nonce.ts';
import { forgetMessages } from './record.ts';
import { findSaid } from './say.ts';
import { untilDelivered } from './until-delivered.ts';
import { untilStored } from './until-stored.ts';
import { readMessage } from './turn.ts';

/** Finding out what a thread saw while we were away, and finishing what was under way. */

/** Messages a moment before the cursor are looked at too: ids are given out a little out of order. */
const overlap = 5_000;

/** How many missed questions are answered unasked. */
const answeredUnasked = 20;

/** True when something is left to do for the thread, whatever was written in it. */
export const owes = (live: Live): boolean => {
  const { turn, says, job, aside, hold } = live.journal.record;
  const isUntold = aside !== undefined && aside.noticeId === undefined;
  const wasCutOff = live.recovering && (turn !== undefined || says.length > 0);
  const holdsBack = live.recovering && hold !== undefined && hold.cause !== 'asleep';
  return wasCutOff || holdsBack || isUntold || job !== undefined || live.inbox.size > 0;
};

/** True when the thread may hold something that we have not dealt with. */
export const isBehind = (live: Live, lastMessageId: string | undefined): boolean =>
  owes(live) || lastMessageId === undefined || compareIds(lastMessageId, live.progress.cursor) > 0;

/** Behind this id a message may have been missed. */
const horizonOf = (live: Live): string => firstIdAt(timeOfId(live.progress.cursor) - overlap);

/** What was under way may be older than all that was missed. */
const startOf = (live: Live): string => {
  const { turn, says } = live.journal.record;
  const owed = [turn?.messageId, ...says.map(({ id }) => id)].filter((id) => id !== undefined);
  const start = [horizonOf(live), ...owed].reduce((oldest, id) => (compareIds(id, oldest) < 0 ? id : oldest));
  return idBefore(start);
};

/** Puts what was missed among the waiting or the settled; gives the missed questions, oldest first. */
const sortIn = (live: Live, messages: readonly ThreadMessage[]): readonly ThreadMessage[] => {
  const { record } = live.journal;
  const self = selfIn(live);
  const answered = new Set<string>();
  for (const { author, repliesTo } of messages) {
    if (author.id === self.id && repliesTo !== undefined) answered.add(repliesTo.messageId);
  }
  const horizon = horizonOf(live);
  const isOld = (id: string): boolean => compareIds(id, horizon) < 0 || live.progress.isLongSettled(id);
  const missed: ThreadMessage[] = [];
  for (const message of messages) {
    if (message.author.id === self.id || isOld(message.id) || isKnown(live, message.id)) continue;
    const verdict = readMessage(message, record, self);
    if (verdict.kind === 'turn' && !answered.has(message.id)) {
      live.progress.wait(message.id);
      missed.push(message);
    } else {
      live.progress.settle(message.id);
    }
  }
  const last = messages.at(-1);
  if (last !== undefined) live.progress.see(last.id);
  return missed;
};

/** What the bot was about to say for somebody: found in the thread, it is asked; not found, it was never posted. */
const findSays = async (live: Live, messages: readonly ThreadMessage[]): Promise<void> => {
  const { record } = live.journal;
  if (record.says.length === 0) return;
  const { id: ourId } = selfIn(live);
  const taken = new Set<string>(record.says.flatMap(({ messageId: id }) => id ?? []));
  const found = new Map<string, MessageId>();
  const gone = new Set<string>();
  for (const say of record.says) {
    if (say.messageId === undefined && live.speaking > 0) continue; // it is just being said
    const stands =
      say.messageId === undefined
        ? findSaid(messages, say, { by: ourId, isTaken: (id) => taken.has(id) })
        : messages.find(({ id }) => id === say.messageId);
    if (stands === undefined) {
      gone.add(say.id);
    } else {
      taken.add(stands.id);
      found.set(say.id, stands.id);
    }
  }
  await untilStored(live, ({ says }) => ({
    says: says.flatMap((say) =>
      gone.has(say.id) ? [] : [{ ...say, messageId: found.get(say.id) ?? say.messageId }],
    ),
  }));
  for (const id of found.values()) {
    if (id === record.turn?.messageId || live.inbox.get(id) !== undefined) continue;
    live.inbox.add({ at: id, messageId: id, attempt: 0, message: undefined });
  }
};

/** One message for all that is set aside, unless it stands among these messages of the thread already. */
export const tellAside = async (live: Live, among: readonly ThreadMessage[] = []): Promise<void> => {
  const { aside } = live.journal.record;
  const last = aside?.ids.at(-1);
  if (aside === undefined || last === undefined || aside.noticeId !== undefined) return;
  const noticeId = await postNoticeOnce(
    live,
    { kind: 'set_aside', count: aside.ids.length, why: aside.why },
    { nonce: noticeNonce(last, 'a'), among },
  );
  await untilStored(live, (record) =>
    record.aside === undefined ? {} : { aside: { ...record.aside, noticeId } },
  );
};

/** Sets messages aside, beside those that are aside already; `tellAside` has to follow. */
export const setAside = async (
  live: Live,
  ids: readonly MessageId[],
  why: 'away' | 'asked',
): Promise<void> => {
  for (const id of ids) live.inbox.remove(id);
  await untilStored(live, (record) => ({
    aside: { ids: [...(record.aside?.ids ?? []), ...ids], why },
    ...forgetMessages(record, ids),
  }));
  // Not before: the cursor may not pass what is remembered nowhere yet.
  for (const id of ids) live.progress.settle(id);
};

/**
 * Without the permission to read back, Discord gives an empty page where it should refuse: the one message that is
 * known to stand there tells, and is waited for.
 */
const readMissed = async (live: Live, missedUpTo: string | undefined): Promise<readonly ThreadMessage[]> => {
  const messages = await readSince(live, startOf(live));
  const isShort = missedUpTo !== undefined && compareIds(missedUpTo, live.progress.cursor) > 0;
  if (messages.length > 0 || !isShort) return messages;
  const { threads } = live.ports;
  const { threadId } = threaded(live);
  const read = () => threads.read(threadId, messageId(missedUpTo));
  try {
    if ((await untilDelivered(live, read, 'give_up')) === undefined) return messages;
  } catch (error) {
    if (!(error instanceof DiscordError) || error.failure.kind !== 'forbidden') throw error;
    await postNotice(live, { kind: 'cannot_read_back' }, { nonce: noticeNonce(missedUpTo, 'k') });
    await untilDelivered(live, read);
  }
  return readSince(live, startOf(live));
};

interface Missing {
  /** The latest message when the look began: what is newer may come by the gateway just as well. */
  readonly missedUpTo: string | undefined;
  readonly isCurrent: () => boolean;
}

/**
 * Reads what came since the cursor and sorts it in, finishes the turn that a crash cut off, sets old or many questions
 * aside and lets the others wait for their turn. Does nothing when a new session began meanwhile (`isCurrent`): what
 * was read is no longer all there is. Throws ThreadGone or Stopped.
 */
export const catchUp = async (live: Live, { missedUpTo, isCurrent }: Missing): Promise<void> => {
  const messages = await readMissed(live, missedUpTo);
  if (!isCurrent()) return;
  const missed = sortIn(live, messages);
  const since = Date.now() - live.ports.catchUpWindow;
  const fresh = missed.filter(({ writtenAt }) => writtenAt >= since).slice(-answeredUnasked);
  const first = fresh[0];
  const old = missed.filter(({ id }) => first === undefined || compareIds(id, first.id) < 0);
  for (const message of fresh) {
    live.inbox.add({ at: message.id, messageId: message.id, attempt: 0, message });
  }
  live.progress.thaw();

  const { recovering } = live;
  if (recovering) {
    await findSays(live, messages);
    const { turn } = live.journal.record;
    if (turn !== undefined) await finishTurn(live, turn, messages);
  }
  if (old.length > 0) {
    await setAside(
      live,
      old.map(({ id }) => id),
      'away',
    );
  }
  await tellAside(live, recovering ? messages : []);
  const late = missedUpTo === undefined ? [] : fresh.filter(({ id }) => compareIds(id, missedUpTo) <= 0);
  // A thread that holds has said that they wait, and they go on waiting.
  if (live.hold === undefined && old.length === 0 && first !== undefined && late.length > 0) {
    await postNotice(live, { kind: 'away', count: late.length }, { nonce: noticeNonce(first.id, 'w') });
  }
};
