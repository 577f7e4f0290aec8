import { compareIds, firstIdAt, timeOfId } from '../lib/ids.ts';
import type { MessageId } from '../lib/ids.ts';
import { deliver, partsFound, postNotice, postNoticeOnce } from './delivery.ts';
import { selfIn, threaded } from './live.ts';
import type { Live } from './live.ts';
import type { ThreadMessage } from './message.ts';
import { noticeNonce } from './nonce.ts';
import { untilDelivered, untilStored } from './persistence.ts';
import { leaveInDoubt } from './settling.ts';
import { readMessage } from './turn.ts';

/** Finding out what a thread saw while we were away, and finishing what was under way. */

/** Messages a moment before the cursor are looked at too: ids are given out a little out of order. */
const overlap = 5_000;

/** How many missed questions are answered unasked. */
const answeredUnasked = 20;

const pageSize = 100;

/** True when the thread may hold something that we have not dealt with. */
export const isBehind = (live: Live, lastMessageId: string | undefined): boolean => {
  const { record } = live.journal;
  const owes = live.recovering && (record.turn !== undefined || record.says.length > 0);
  const untold = record.aside !== undefined && record.aside.noticeId === undefined;
  return owes || untold || lastMessageId === undefined || compareIds(lastMessageId, live.progress.cursor) > 0;
};

const readSince = async (live: Live, start: string): Promise<readonly ThreadMessage[]> => {
  const { threadId } = threaded(live);
  const messages: ThreadMessage[] = [];
  for (let after = start; ;) {
    const page = await untilDelivered(live, () => live.ports.threads.history(threadId, after));
    messages.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return messages;
    after = last.id;
  }
};

const startOf = (live: Live): string => {
  const { turn, says } = live.journal.record;
  const overlapped = firstIdAt(timeOfId(live.progress.cursor) - overlap);
  const owed = [turn?.messageId, ...says.map(({ id }) => id)].filter((id) => id !== undefined);
  return [overlapped, ...owed].reduce((oldest, id) => (compareIds(id, oldest) < 0 ? id : oldest));
};

/** Puts what was missed among the waiting or the settled; gives the missed questions, oldest first. */
const sortIn = (live: Live, messages: readonly ThreadMessage[]): readonly ThreadMessage[] => {
  const { record } = live.journal;
  const self = selfIn(live);
  const answered = new Set<string>();
  for (const { author, repliesTo } of messages) {
    if (author.id === self.id && repliesTo !== undefined) answered.add(repliesTo.messageId);
  }
  const known = new Set<string>([
    ...(record.turn === undefined ? [] : [record.turn.messageId]),
    ...(record.aside?.ids ?? []),
    ...record.doubts.map(({ messageId }) => messageId),
    ...record.again.map(({ messageId }) => messageId),
  ]);
  const missed: ThreadMessage[] = [];
  for (const message of messages) {
    if (message.author.id === self.id || known.has(message.id) || live.progress.isRepeat(message.id))
      continue;
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
  const taken = new Set<string>(record.says.flatMap(({ messageId }) => messageId ?? []));
  const says = record.says.flatMap((say) => {
    if (say.messageId !== undefined) return [say];
    const found = messages.find(
      ({ id, author, content }) =>
        author.id === ourId && content === say.content && compareIds(id, say.id) > 0 && !taken.has(id),
    );
    if (found === undefined) return [];
    taken.add(found.id);
    return [{ ...say, messageId: found.id }];
  });
  await untilStored(live, () => ({ says }));
  for (const { messageId } of says) {
    if (messageId === undefined || messageId === record.turn?.messageId) continue;
    live.inbox.add({ at: messageId, messageId, attempt: 0, message: undefined });
  }
};

const finishTurn = async (live: Live, messages: readonly ThreadMessage[]): Promise<void> => {
  const { turn } = live.journal.record;
  if (turn === undefined) return;
  if (turn.state === 'submitted') return leaveInDoubt(live, turn, 'interrupted');
  return deliver(live, partsFound(live, turn, messages));
};

/** One message for all that is set aside; told again only if the last telling may have been lost. */
export const tellAside = async (live: Live): Promise<void> => {
  const { aside } = live.journal.record;
  const last = aside?.ids.at(-1);
  if (aside === undefined || last === undefined || aside.noticeId !== undefined) return;
  const noticeId = await postNoticeOnce(
    live,
    { kind: 'set_aside', count: aside.ids.length, why: aside.why },
    { nonce: noticeNonce(last, 'a'), since: last },
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
  for (const id of ids) {
    live.inbox.remove(id);
    live.progress.settle(id);
  }
  await untilStored(live, (record) => ({
    aside: { ids: [...(record.aside?.ids ?? []), ...ids], why },
    again: record.again.filter(({ messageId }) => !ids.includes(messageId)),
    says: record.says.filter(({ messageId }) => messageId === undefined || !ids.includes(messageId)),
  }));
};

/**
 * Reads what came since the cursor and sorts it in, finishes the turn that a crash cut off, sets old or many questions
 * aside and lets the others wait for their turn. Does nothing when a new session began meanwhile (`isCurrent`): what
 * was read is no longer all there is. Throws ThreadGone or Stopped.
 */
export const catchUp = async (live: Live, isCurrent: () => boolean): Promise<void> => {
  const messages = await readSince(live, startOf(live));
  if (!isCurrent()) return;
  const missed = sortIn(live, messages);
  const since = Date.now() - live.ports.catchUpWindow;
  const fresh = missed.filter(({ id }) => timeOfId(id) >= since).slice(-answeredUnasked);
  const first = fresh[0];
  const old = missed.filter(({ id }) => first === undefined || compareIds(id, first.id) < 0);
  for (const message of fresh) {
    live.inbox.add({ at: message.id, messageId: message.id, attempt: 0, message });
  }
  live.progress.thaw();

  if (live.recovering) {
    await findSays(live, messages);
    await finishTurn(live, messages);
  }
  if (old.length > 0) {
    await setAside(
      live,
      old.map(({ id }) => id),
      'away',
    );
  }
  await tellAside(live);
  if (old.length === 0 && first !== undefined) {
    await postNotice(live, { kind: 'away', count: fresh.length }, { nonce: noticeNonce(first.id, 'w') });
  }
};
