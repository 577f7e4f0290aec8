import { compareIds, firstIdAt, idBefore, laterId, timeOfId } from '../../lib/ids.ts';
import { isFloorMoving, isFloorNoticeComing } from '../domain/hands.ts';
import { lacksFloor } from '../domain/hearing.ts';
import type { Verdict } from '../domain/hearing.ts';
import { change } from '../state/state.ts';
import type { State } from '../state/state.ts';

/** Which messages are settled, and how far the cursor has come. */

/** How many settled messages, the latest by id, are remembered individually, to tell a repeat from a straggler. */
const remembered = 64;

/** The same after a cursor that stands still because questions wait there. */
const mostRemembered = 2_000;

/** How many of the ids are early. They are in ascending order, so the early ones come first. */
const countEarly = (ascending: readonly string[], isEarly: (id: string) => boolean): number => {
  let from = 0;
  let to = ascending.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (isEarly(ascending[middle] ?? '')) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** Whether a message is not new: it waits, was settled recently, or is remembered for another reason. */
export const isKnown = (state: State, id: string): boolean => {
  const { settled, turn, aside, doubts, again, relayed } = state.record;
  const isIt = ({ messageId }: { readonly messageId?: string | undefined }): boolean => messageId === id;
  return (
    settled.includes(id) ||
    state.waiting.some(isIt) ||
    turn?.messageId === id ||
    (aside?.ids.some((one) => one === id) ?? false) ||
    doubts.some(isIt) ||
    again.some(isIt) ||
    relayed.some(isIt)
  );
};

/**
 * Whether a message is older than all messages remembered individually, and so was settled long ago. This is never said of
 * one after the cursor, because any number of remarks may follow a question that waits there.
 */
export const isLongSettled = ({ record: { settledTo, cursor } }: State, id: string): boolean =>
  settledTo !== undefined && compareIds(id, settledTo) <= 0 && compareIds(id, cursor) <= 0;

export const settle = (state: State, ids: readonly string[]): State => {
  if (ids.length === 0) return state;
  const all = [...state.record.settled.filter((one) => !ids.includes(one)), ...ids].toSorted(compareIds);
  // After the cursor, a page of the thread would bring back what is not remembered, such as a skipped question.
  const after = all.length - countEarly(all, (id) => compareIds(id, state.record.cursor) <= 0);
  const kept = all.slice(-Math.max(remembered, Math.min(after, mostRemembered)));
  const forgotten = all.at(-kept.length - 1);
  const { settledTo = '0' } = state.record;
  return change(state, {
    settled: kept,
    ...(forgotten === undefined ? {} : { settledTo: laterId(settledTo, forgotten) }),
  });
};

/** The author does not have the floor, but a floor notice on its way may give it to them: whether they are heard is open. */
export const isUndecided = ({ record }: State, verdict: Verdict): boolean =>
  lacksFloor(verdict) && isFloorMoving(record);

/**
 * Moves the cursor up to what is settled. It stays put while something may be missed, and lags a moment behind
 * the latest message: an older one may still be on its way, and after a gap only what follows the cursor is searched.
 */
export const withCursor = (state: State): State => {
  const { record, waiting } = state;
  const { highest, gate, isDisconnected } = state.thread;
  if (gate.kind !== 'open') return state;
  // A question that a button press put in the queue was settled earlier.
  const first = waiting.find(({ at, messageId }) => at === messageId)?.messageId;
  const turn = record.turn?.attempt === 0 ? record.turn.messageId : undefined;
  const open = [first, turn].filter((id) => id !== undefined).toSorted(compareIds)[0];
  const last = firstIdAt(state.now - state.environment.timings.overlap);
  const isPast = (id: string): boolean => compareIds(id, last) < 0;
  const { settled } = record;
  const reached = isPast(highest) ? highest : (settled[countEarly(settled, isPast) - 1] ?? record.cursor);
  const isClear = open === undefined || compareIds(open, reached) > 0;
  const moved = laterId(record.cursor, isClear ? reached : idBefore(open));
  const cursor = isDisconnected || isFloorNoticeComing(state.record) ? record.cursor : moved;
  const seen = compareIds(highest, cursor) > 0 ? highest : undefined;
  return cursor === record.cursor && seen === record.seen ? state : change(state, { cursor, seen });
};

/** When the cursor catches up with what was seen last, in milliseconds since 1970. */
export const cursorDueAt = ({ record, thread: { highest, gate }, environment }: State): number | undefined =>
  gate.kind === 'open' && compareIds(highest, record.cursor) > 0
    ? timeOfId(highest) + environment.timings.overlap + 1
    : undefined;
