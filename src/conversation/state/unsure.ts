import type { Lane } from '../domain/effect.ts';
import type { Conversation } from '../domain/record.ts';
import { slots } from '../domain/stored-notices.ts';
import type { Slot } from '../domain/stored-notices.ts';
import { changeLane } from './lanes.ts';
import type { State } from './state.ts';

/** What may be in the thread, or stand there in other words, without our knowing. */

// ---- posts

/** A post got no response: it may be there. Discord forgets its nonce after a while; then the thread is read first. */
export const postLost = (state: State, lane: Lane): State =>
  changeLane(state, lane, { lostSince: state.lanes[lane].lostSince ?? state.now });

/** Whether the thread has to be read before something is posted (again). */
export const isUnsure = ({ lanes, now, environment }: State, lane: Lane, key: string): boolean => {
  const { unsure, lostSince } = lanes[lane];
  return unsure.has(key) || (lostSince !== undefined && now - lostSince > environment.timings.nonceTrusted);
};

export const nowUnsure = (state: State, lane: Lane, ...keys: readonly string[]): State =>
  changeLane(state, lane, { unsure: new Set([...state.lanes[lane].unsure, ...keys]) });

/** The thread was read: it is known whether the post is there. */
export const nowSure = (state: State, lane: Lane, key: string): State => {
  const unsure = new Set(state.lanes[lane].unsure);
  unsure.delete(key);
  return changeLane(state, lane, { unsure, lostSince: undefined });
};

/** The latest time at which something sent at `sentAt`, or by a process that has since died, may still arrive. */
export const landsUntil = ({ life, environment }: State, sentAt = 0): number =>
  Math.max(sentAt, life.begunAt) + environment.timings.landing;

// ---- edits of notices

/** Marks a notice as unsure: it may not say what is stored. */
export const shownKey = (slot: Slot): string => `shown:${slot}`;

/** Notices that an edit by an earlier process may still change. */
export const editable = ({ board }: Conversation): readonly string[] =>
  slots.filter((slot) => board?.[slot] !== undefined).map(shownKey);

/** Whether we hear of every later edit: only then is it worth reading what a notice says. */
export const isHearing = ({ thread }: State): boolean =>
  thread.gate.kind === 'open' && !thread.isDisconnected;

/** We are about to miss edits, while some may still arrive. */
export const withUnheardEdits = (state: State): State =>
  state.now < state.notices.editsUntil ? nowUnsure(state, 'board', ...editable(state.record)) : state;
