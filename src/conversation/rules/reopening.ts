import { laterId } from '../../lib/ids.ts';
import type { InteractionId, UserId } from '../../lib/ids.ts';
import { termsOf } from '../domain/hearing-terms.ts';
import { lookAgain } from '../state/gate.ts';
import { drop, reply } from '../state/lanes.ts';
import { change } from '../state/state.ts';
import type { State } from '../state/state.ts';

/** A conversation that has ended goes on where it stopped. What was written after the end is never asked. */

/** From its end to the press, people talked among themselves. */
const talkUntil = ({ record, now }: State, press: InteractionId, by: UserId) => {
  const { who, hears, chosen } = termsOf(record);
  const since = { who, hears, chosen, by, since: now, handsFrom: press };
  return [
    { ...since, from: '0', paused: true },
    { ...since, from: press },
  ];
};

export const reopen = (state: State, request: InteractionId, by: UserId): State => {
  const { record, now, highest } = state;
  const { status, threadId, isFinal, cursor } = record;
  if (status !== 'ended' || threadId === undefined || isFinal === true) {
    return reply(state, request, { kind: 'nothing' });
  }
  const seen = laterId(laterId(highest, cursor), request);
  const opened = change(state, {
    status: 'open',
    endedAt: undefined,
    lastTurnAt: now,
    cursor: seen,
    seen: undefined,
    settled: [],
    settledTo: seen,
    hinted: record.hinted.filter((hint) => hint !== 'ended'),
    terms: talkUntil(state, request, by),
    job: { kind: 'reopen', id: request, by },
  });
  // Hints about the end are out of date.
  const unsaid = { ...drop(opened, 'people'), hints: [] };
  return lookAgain({ ...unsaid, waiters: [request], talk: [], tries: 0, highest: seen });
};
