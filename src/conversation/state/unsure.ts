import type { MessageId } from '../../lib/ids.ts';
import type { Lane } from '../domain/effect.ts';
import type { Conversation } from '../domain/record.ts';
import { slots } from '../domain/stored-notices.ts';
import type { Slot } from '../domain/stored-notices.ts';
import type { State } from './state.ts';

/** What may be in the thread, or stand there in other words, without our knowing. */

// ---- posts

/** A post got no response: it may be there. Discord forgets its nonce after a while; then the thread is read first. */
export const postLost = (state: State, lane: Lane): State => ({
  ...state,
  lostSince: { ...state.lostSince, [lane]: state.lostSince[lane] ?? state.now },
});

const isLate = (state: State, lane: Lane): boolean => {
  const since = state.lostSince[lane];
  return since !== undefined && state.now - since > state.givens.pace.nonceTrusted;
};

/** Whether the thread has to be read before something is posted (again). */
export const isUnsure = (state: State, lane: Lane, key: string): boolean =>
  state.unsure.has(key) || isLate(state, lane);

export const nowUnsure = (state: State, key: string): State => ({
  ...state,
  unsure: new Set([...state.unsure, key]),
});

const without = (set: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const rest = new Set(set);
  rest.delete(key);
  return rest;
};

/** The thread was read: it is known whether the post is there. */
export const nowSure = (state: State, lane: Lane, key: string): State => ({
  ...state,
  unsure: without(state.unsure, key),
  lostSince: { ...state.lostSince, [lane]: undefined },
});

/** The latest time at which something sent at `sentAt`, or by a process that has since died, may still arrive. */
export const landsUntil = ({ begunAt, givens }: State, sentAt = 0): number =>
  Math.max(sentAt, begunAt) + givens.pace.landing;

// ---- edits of notices

/** Marks a notice as unsure: it may not say what is stored. */
export const shownKey = (slot: Slot): string => `shown:${slot}`;

/** The same for the last notice whose reason is gone. */
export const closedKey = (slot: Slot): string => `closed:${slot}`;

/** The same for a line about the floor that another one has followed. */
export const oldLineKey = (id: MessageId): string => `old line:${id}`;

/** Notices that an edit by an earlier process may still change. */
export const editable = ({ board, closed, oldLines = [] }: Conversation): readonly string[] => [
  ...slots.flatMap((slot) => [
    ...(board?.[slot] === undefined ? [] : [shownKey(slot)]),
    ...(closed?.[slot] === undefined ? [] : [closedKey(slot)]),
  ]),
  ...oldLines.map(({ id }) => oldLineKey(id)),
];

/** Whether we hear of every later edit: only then is it worth reading what a notice says. */
export const isHearing = ({ gate, isDeaf }: State): boolean => gate.kind === 'open' && !isDeaf;

/** We are about to miss edits, while some may still arrive. */
export const withUnheardEdits = (state: State): State =>
  state.now < state.editsUntil
    ? { ...state, unsure: new Set([...state.unsure, ...editable(state.record)]) }
    : state;

/** An edit got no response. */
export const withLostEdit = (state: State): State => {
  const lost = { ...state, editsUntil: state.now + state.givens.pace.landing };
  return isHearing(lost) ? lost : withUnheardEdits(lost);
};
