import { DiscordError } from '../lib/failure.ts';
import { compareIds, idBefore } from '../lib/ids.ts';
import { readSince } from './history.ts';
import { selfIn, threaded } from './live.ts';
import type { Live } from './live.ts';
import type { ThreadMessage } from './message.ts';
import { noticeNonce, partNonce } from './nonce.ts';
import { postNotice } from './notices.ts';
import type { Posting } from './ports.ts';
import type { Part, Shelved, Turn } from './record.ts';
import { untilDelivered } from './until-delivered.ts';
import { untilStored } from './until-stored.ts';

/** Bringing what is stored as answered into the thread, part by part, and settling the turn behind it. */

const isRefusal = (error: unknown): boolean =>
  error instanceof DiscordError && error.failure.kind === 'refused';

/** Every later step of the conversation is stored with what is kept for `Show`, so no more than this, in characters. */
const largestKept = 512 * 1024;

const smallFile = ({ file }: Part): Part['file'] =>
  file !== undefined && file.base64.length <= largestKept ? file : undefined;

/** Keeps a refused part for its `Show` button, which may be pressed as soon as it is there. */
const shelve = (live: Live, shelved: Shelved): Promise<void> =>
  untilStored(live, (record) => {
    const isSame = ({ messageId, part }: Shelved): boolean =>
      messageId === shelved.messageId && part === shelved.part;
    return { shelved: [...record.shelved.filter((other) => !isSame(other)), shelved] };
  });

/** How many parts of an answered turn already stand in these messages of the thread, in order. */
export const partsFound = (live: Live, turn: Turn, messages: readonly ThreadMessage[]): number => {
  const { id: ourId } = selfIn(live);
  const wordings = (turn.parts ?? []).map((part) => live.ports.threads.partWording(part));
  const ours = messages.filter(({ author, id }) => author.id === ourId && compareIds(id, turn.messageId) > 0);
  const isDeleted = !messages.some(({ id }) => id === turn.messageId);
  let found = 0;
  for (const { content, repliesTo } of ours) {
    // The first part is a reply; without a reference only where the question is gone.
    const answers = repliesTo === undefined ? isDeleted : repliesTo.messageId === turn.messageId;
    const isStart = found > 0 || answers;
    if (isStart && found < wordings.length && content === wordings[found]) found += 1;
  }
  return found;
};

/** What Discord refuses goes once as a file, then behind a `Show` button. */
const postPart = async (
  live: Live,
  turn: Turn,
  { part, index }: { part: Part; index: number },
): Promise<void> => {
  const { threads, pace } = live.ports;
  const { threadId } = threaded(live);
  const slow = (turn.answeredAt ?? turn.submittedAt) - turn.submittedAt > pace.pingAfter;
  const posting: Posting = {
    nonce: partNonce(turn, index),
    ...(index === 0 ? { replyTo: turn.messageId, ping: slow } : {}),
  };
  const firstTry = Date.now();
  const post = async (): Promise<void> => {
    // A try whose answer was lost may have worked, and by now Discord may have forgotten its nonce.
    const isLate = Date.now() - firstTry > pace.nonceTrusted;
    const standing = isLate ? await readSince(live, idBefore(turn.messageId)) : [];
    if (partsFound(live, turn, standing) <= index) await threads.postPart(threadId, part, posting);
  };
  try {
    await untilDelivered(live, post);
    return;
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  const place = { messageId: turn.messageId, attempt: turn.attempt, part: index };
  try {
    const nonce = noticeNonce(turn.messageId, `f${index}.`, turn.attempt);
    await untilDelivered(live, () => threads.postAsFile(threadId, part, { ...posting, nonce }));
    return;
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  await shelve(live, { ...place, content: part.content, file: smallFile(part) });
  const nonce = noticeNonce(turn.messageId, `u${index}.`, turn.attempt);
  await postNotice(live, { kind: 'undelivered', ...place }, { replyTo: turn.messageId, nonce });
};

/** Posts the parts of the answered turn from `from` on, then settles it. */
export const deliver = async (live: Live, from = 0): Promise<void> => {
  const { turn } = live.journal.record;
  if (turn?.state !== 'answered') return;
  for (const [index, part] of (turn.parts ?? []).entries()) {
    if (index >= from) await postPart(live, turn, { part, index });
  }
  live.progress.settle(turn.messageId);
  await untilStored(live, (record) => ({
    turn: undefined,
    ...(turn.ends === true && record.job === undefined ? { job: { kind: 'end', id: turn.messageId } } : {}),
  }));
};
