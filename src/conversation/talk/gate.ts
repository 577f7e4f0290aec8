import { compareIds } from '../../lib/ids.ts';
import type { MessageId } from '../../lib/ids.ts';
import { stopped } from '../state/lanes.ts';
import { unmarkSince } from './hints.ts';
import { unsubmitIfUnsent } from './queue.ts';
import { change, changing, underWay } from '../state/state.ts';
import type { State } from '../state/state.ts';
import type { Waiting } from './memory.ts';

/** Nothing is asked until the contents of the thread are known: the gate opens once they are. */

const changeThread = changing('thread');

export const withoutLook = (state: State): State => stopped(state, 'look');

/**
 * Looks at the thread if it may contain something unknown; otherwise opens the gate. A call that still waits for the store
 * waits for the look as well, which may show an edit of its question.
 */
export const look = (state: State, upTo: MessageId | undefined): State => {
  const { cursor, awaySince } = state.record;
  const isBehind = upTo === undefined || awaySince !== undefined || compareIds(upTo, cursor) > 0;
  if (!isBehind) return changeThread(withoutLook(state), { gate: { kind: 'open' } });
  return changeThread(withoutLook(unsubmitIfUnsent(state)), { gate: { kind: 'looking', upTo } });
};

/** Looks at the thread once more. */
export const lookAgain = (state: State): State => look(state, undefined);

/** Looks at a thread that was archived when the list arrived and is active now. */
export const lookIfUnlisted = (state: State): State =>
  state.thread.gate.kind === 'shut' && state.thread.gate.listed ? lookAgain(state) : state;

/**
 * Messages that were written after a press, but reached us first, were judged by the earlier terms: the thread is read
 * again. The same goes for a floor notice. The question that is being asked stays, and so do words that the bot
 * has said for somebody.
 */
export const rereadSince = (state: State, press: string): State => {
  const { record, waiting } = state;
  const isLater = (id: string): boolean => compareIds(id, press) > 0;
  const stays = ({ messageId }: Waiting): boolean =>
    messageId === underWay(state) || record.relayed.some((say) => say.messageId === messageId);
  const kept = waiting.filter((one) => one.at !== one.messageId || !isLater(one.at) || stays(one));
  const ignored = state.thread.ignoredMessages.filter(isLater);
  const settled = record.settled.filter((id) => !ignored.includes(id));
  const isSame = !waiting.some((one) => isLater(one.at)) && ignored.length === 0;
  if (isSame) return state;
  // The question that is being asked may come back: then it is judged as well.
  const unread = kept.map((one) => (isLater(one.at) ? { ...one, text: undefined } : one));
  const forgotten = change({ ...unmarkSince(state, press), waiting: unread }, { settled });
  // A page that is on its way may be older; where no look has begun, one will.
  return state.thread.gate.kind === 'shut' ? forgotten : lookAgain(forgotten);
};
