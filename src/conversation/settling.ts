import type { MessageId } from '../lib/ids.ts';
import { holdOn, letGo } from './hold.ts';
import { postNoticeOnce } from './notices.ts';
import type { Live } from './live.ts';
import type { ThreadMessage } from './message.ts';
import { noticeNonce } from './nonce.ts';
import { untilStored } from './until-stored.ts';
import type { DoubtReason } from './ports.ts';
import { forgetMessages } from './record.ts';
import type { Turn } from './record.ts';

/** The ways in which a turn ends without an answer. */

/**
 * Settles a message about which there is nothing (more) to say. `answered`: the service has spoken, if only to refuse,
 * so answers no longer fail to come back in a row.
 */
export const settle = async (
  live: Live,
  messageId: MessageId,
  how: 'answered' | 'dropped' = 'dropped',
): Promise<void> => {
  live.inbox.remove(messageId);
  live.progress.settle(messageId);
  await untilStored(live, (record) => ({
    turn: undefined,
    ...forgetMessages(record, [messageId]),
    ...(how === 'answered' ? { doubtsInRow: 0 } : {}),
  }));
};

interface Leaving {
  readonly reason: DoubtReason;
  /** What stands in the thread, where the notice may be already. */
  readonly among?: readonly ThreadMessage[];
}

const askPerson = async (live: Live, turn: Turn, { reason, among = [] }: Leaving): Promise<void> => {
  const { messageId, speakerId, attempt } = turn;
  await postNoticeOnce(
    live,
    { kind: 'in_doubt', reason, messageId, attempt },
    { replyTo: messageId, nonce: noticeNonce(messageId, 'd', attempt), among },
  );
  live.inbox.remove(messageId);
  live.progress.settle(messageId);
  await untilStored(live, (record) => ({
    turn: undefined,
    ...forgetMessages(record, [messageId]),
    doubts: [...record.doubts, { messageId, speakerId, attempt }],
    doubtsInRow: reason === 'interrupted' ? record.doubtsInRow : record.doubtsInRow + 1,
  }));
};

/** The service may or may not have taken the turn: a person decides whether it is asked again. */
export const leaveInDoubt = async (live: Live, turn: Turn, leaving: Leaving): Promise<void> => {
  live.leaving = askPerson(live, turn, leaving);
  await live.leaving;
  if (live.journal.record.doubtsInRow >= 2) await holdOn(live, 'doubt');
  else await letGo(live);
};
