import { timeOfId } from '../lib/ids.ts';
import { pauseOf } from './hearing-terms.ts';
import { reply } from './lanes.ts';
import { announced, onTerms } from './managing.ts';
import type { Press } from './managing.ts';
import { addTranscriptLine, change } from './state.ts';
import type { State } from './state.ts';

/** A pause: people talk among themselves, and nothing is heard. */

const noted = (state: State, kind: 'pause' | 'go_on', { request: at, by }: Press): State =>
  addTranscriptLine(state, { kind, at, by, time: state.now });

/** What waits goes on waiting; what is written until `goOn` is talk among people, and never asked. */
export const pause = (state: State, press: Press): State => {
  const { request } = press;
  if (pauseOf(state.record) !== undefined) return reply(state, request, { kind: 'nothing' });
  const paused = onTerms(state, { paused: true }, press);
  return reply(noted(paused, 'pause', press), request, { kind: 'done' });
};

export const goOn = (state: State, press: Press): State => {
  const { record, now } = state;
  const { request, by } = press;
  const over = pauseOf(record);
  if (over === undefined) return reply(state, request, { kind: 'nothing' });
  // A pause does not count as silence.
  const lastTurnAt = Math.min(now, record.lastTurnAt + Math.max(0, now - timeOfId(over.from)));
  const going = onTerms(change(state, { lastTurnAt }), { paused: undefined }, press);
  const told = announced(going, { kind: 'went_on', by }, press);
  return reply(noted(told, 'go_on', press), request, { kind: 'done' });
};
