import { lanes } from '../domain/effect.ts';
import type { Lane } from '../domain/effect.ts';
import type { Conversation } from '../domain/record.ts';
import { changeLane, reply } from '../state/lanes.ts';
import { changeLife, changePeople } from '../state/state.ts';
import type { State } from '../state/state.ts';

/** The end of a conversation: what is dropped, and who is told. */

/** What an ended conversation no longer needs. */
const endedRecord = (record: Conversation, now: number): Conversation => ({
  ...record,
  status: 'ended',
  endedAt: now,
  awaySince: undefined,
  job: undefined,
  turn: undefined,
  hold: undefined,
  aside: undefined,
  noRoom: undefined,
  // If it is reopened, it goes on with these terms.
  terms: record.terms?.slice(-1).map(({ who, hears, chosen, coHosts, by, since }) => ({
    who,
    hears,
    chosen,
    coHosts,
    by,
    since,
    from: '0',
  })),
  hands: undefined,
  floors: undefined,
  again: [],
  says: [],
  shelved: [],
  notes: [],
  board: undefined,
  sent: undefined,
});

/** Ended here and now: whatever waits or is under way is dropped, and whoever waits is told that it is over. */
export const ended = (state: State): State => {
  const { job, says } = state.record;
  const asked = [
    ...state.life.waiters.map((request) => ({ request, kind: job?.kind })),
    ...state.life.nextJobs.map(({ request, job: next }) => ({ request, kind: next.kind })),
  ];
  // Whoever asked for the end has it; whoever asked for anything else does not get it any more.
  const answered = asked.reduce(
    (next, { request, kind }) => reply(next, request, { kind: kind === 'end' ? 'done' : 'over' }),
    state,
  );
  const unsaid = says.filter(({ messageId }) => messageId === undefined);
  const told = unsaid.reduce((next, { id }) => reply(next, id, { kind: 'over' }), answered);
  return {
    ...changePeople(changeLife(told, { waiters: [], nextJobs: [] }), { hints: [] }),
    record: endedRecord(told.record, told.now),
    waiting: [],
    lanes: lanes.reduce(stopped, told).lanes,
  };
};

const stopped = (state: State, lane: Lane): State =>
  changeLane(state, lane, { effect: undefined, rest: undefined });
