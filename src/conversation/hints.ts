import { errorFacts } from '../lib/log.ts';
import { threaded } from './live.ts';
import type { Live } from './live.ts';
import type { ThreadMessage } from './message.ts';
import { noticeNonce } from './nonce.ts';
import type { Hint } from './record.ts';

const post = async (live: Live, hint: Hint, message: ThreadMessage): Promise<void> => {
  const mark = hint === 'left_out' ? `${hint}:${message.author.id}` : hint;
  if (live.journal.record.hinted.includes(mark)) return;
  let isFirst = false;
  await live.journal.change((record) => {
    isFirst = !record.hinted.includes(mark);
    return isFirst ? { hinted: [...record.hinted, mark] } : {};
  });
  if (!isFirst) return;
  const posting = { replyTo: message.id, nonce: noticeNonce(message.id, 'i') };
  await live.ports.threads.postNotice(threaded(live), { kind: 'hint', hint }, posting);
};

/** Answers a message with a hint: once a thread or, where it is about a person, once for each. Nobody waits for it. */
export const giveHint = (live: Live, hint: Hint, message: ThreadMessage): void => {
  post(live, hint, message).catch((error: unknown) => {
    live.log.warn(errorFacts(error), 'a hint could not be given');
  });
};
