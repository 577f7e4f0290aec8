import { lanes } from '../domain/effect.ts';
import type { Conversation } from '../domain/record.ts';
import { reply, stopped } from '../state/lanes.ts';
import type { State } from '../state/state.ts';
import { changing } from '../state/state.ts';
import { withoutHints } from '../talk/hints.ts';
import { withoutWaiting } from '../talk/queue.ts';

/** The end of a conversation: what is dropped, and who is told. */

const changeLife = changing('life');

/** What an ended conversation no longer needs. */
const endedRecord = (record: Conversation, now: number): Conversation => ({
  ...record,
  status: 'ended',
  endedAt: now,
  awaySince: undefined,
  job: undefined,
  turn: undefined,
  suspension: undefined,
  aside: undefined,
  noRoom: undefined,
  terms: undefined,
  hands: undefined,
  floors: undefined,
  again: [],
  relayed: [],
  shelved: [],
  notes: [],
  board: undefined,
  sent: undefined,
});

/** Ended here and now: everything that waits or is under way is dropped, and people who wait are told that it is over. */
export const ended = (state: State): State => {
  const { job, relayed } = state.record;
  const asked = [
    ...state.life.waiters.map((request) => ({ request, kind: job?.kind })),
    ...state.life.nextJobs.map(({ request, job: next }) => ({ request, kind: next.kind })),
  ];
  // People who asked for the end have it; people who asked for anything else do not get it any more.
  const answered = asked.reduce(
    (next, { request, kind }) => reply(next, request, { kind: kind === 'end' ? 'done' : 'over' }),
    state,
  );
  const unsaid = relayed.filter(({ messageId }) => messageId === undefined);
  const told = unsaid.reduce((next, { id }) => reply(next, id, { kind: 'over' }), answered);
  return {
    ...withoutWaiting(withoutHints(changeLife(lanes.reduce(stopped, told), { waiters: [], nextJobs: [] }))),
    record: endedRecord(told.record, told.now),
  };
};

/** The process is ending: no new turn begins. */
export const closing = (state: State): State => changeLife(state, { closing: true });
