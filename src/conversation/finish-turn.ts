import { compareIds } from '../lib/ids.ts';
import { deliver, partsFound } from './delivery.ts';
import { selfIn, threaded } from './live.ts';
import type { Live } from './live.ts';
import type { ThreadMessage } from './message.ts';
import type { DoubtReason } from './ports.ts';
import type { Turn } from './record.ts';
import { leaveInDoubt, settle } from './settling.ts';

const doubtReasons: readonly DoubtReason[] = [
  'timeout',
  'connection_lost',
  'server_error',
  'too_large',
  'unreadable',
  'interrupted',
];

/** Whether the thread holds an answer to this turn, as it does when an older copy of the store was put back. */
const hasAnswer = (live: Live, { messageId, attempt }: Turn, messages: readonly ThreadMessage[]): boolean => {
  const { id: ourId } = selfIn(live);
  const notices = doubtReasons.map((reason) =>
    live.ports.threads.noticeWording(threaded(live), { kind: 'in_doubt', reason, messageId, attempt }),
  );
  // A question that was asked again has older answers: what counts came after the button was pressed.
  const since = live.journal.record.again.find((again) => again.messageId === messageId)?.at ?? messageId;
  return messages.some(
    ({ id, author, repliesTo, content }) =>
      author.id === ourId &&
      repliesTo?.messageId === messageId &&
      compareIds(id, since) > 0 &&
      !notices.includes(content),
  );
};

/**
 * Finishes a turn that a crash, or a fault of ours, cut off, without asking the service anything. `messages`: what
 * stands in the thread from the turn's message on.
 */
export const finishTurn = async (
  live: Live,
  turn: Turn,
  messages: readonly ThreadMessage[],
): Promise<void> => {
  if (turn.state === 'answered') return deliver(live, partsFound(live, turn, messages));
  if (hasAnswer(live, turn, messages)) return settle(live, turn.messageId);
  return leaveInDoubt(live, turn, { reason: 'interrupted', among: messages });
};
