import { timeOfId } from '../../lib/ids.ts';
import type { InteractionId, UserId } from '../../lib/ids.ts';
import type { DecisionOf } from '../domain/decision.ts';
import { isPaused, pauseOf, termsOf, withTerms } from '../domain/hearing-terms.ts';
import type { Chosen, Terms } from '../domain/hearing-terms.ts';
import { noticeNonce } from '../domain/nonce.ts';
import { mostCoHosts } from '../domain/record.ts';
import type { Telling } from '../domain/telling.ts';
import { rereadSince } from '../talk/gate.ts';
import { reply } from '../state/lanes.ts';
import { addNote, change } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { addTranscriptLine } from '../state/transcript-lines.ts';

/** What moderators change about a conversation: which messages are heard, who moderates, and pauses. */

interface Press {
  readonly request: InteractionId;
  readonly by: UserId;
}

const onTerms = (state: State, changed: Partial<Omit<Terms, 'floor'>>, { request, by }: Press): State => {
  const terms = withTerms(state.record, changed, { press: request, by, now: state.now });
  return rereadSince(change(state, { terms }), request);
};

const announced = (state: State, telling: Telling, request: InteractionId): State =>
  addNote(state, { nonce: noticeNonce(request, 'managed'), telling, since: request });

const isSameChoice = (a: Chosen | undefined, b: Chosen | undefined): boolean => {
  const listOf = ({ people, roles }: Chosen = { people: [], roles: [] }): string =>
    [...people, ...roles].toSorted().join();
  return listOf(a) === listOf(b);
};

export const setCoHosts = (
  state: State,
  request: InteractionId,
  { by, people }: DecisionOf<'co_hosts'>,
): State => {
  const { coHosts = [], hostId } = state.record;
  const wanted = [...new Set(people)].filter((one) => one !== hostId).slice(0, mostCoHosts);
  const isSame = wanted.toSorted().join() === coHosts.toSorted().join();
  if (isSame) return reply(state, request, { kind: 'nothing' });
  // From the press on, they are heard like the host.
  const changed = onTerms(change(state, { coHosts: wanted }), { coHosts: wanted }, { request, by });
  const telling = { kind: 'co_hosts', by, people: wanted } as const;
  return reply(announced(changed, telling, request), request, { kind: 'done' });
};

export const changeTerms = (
  state: State,
  request: InteractionId,
  { by, terms: wanted }: DecisionOf<'change_terms'>,
): State => {
  const before = termsOf(state.record);
  const { who = before.who, hears = before.hears } = wanted;
  const chosen = who === 'chosen' ? (wanted.chosen ?? before.chosen) : undefined;
  const isSame = who === before.who && hears === before.hears && isSameChoice(chosen, before.chosen);
  if (isSame) return reply(state, request, { kind: 'nothing' });
  const changed = onTerms(state, { who, hears, chosen }, { request, by });
  const telling = { kind: 'terms_changed', by, who, hears, ...(chosen && { chosen }) } as const;
  return reply(announced(changed, telling, request), request, { kind: 'done' });
};

// ---- pauses

const noted = (state: State, kind: 'pause' | 'go_on', { request: at, by }: Press): State =>
  addTranscriptLine(state, { kind, at, by, time: state.now });

/** Waiting questions go on waiting; messages until `goOn` are talk among people, and never asked. */
export const pause = (state: State, request: InteractionId, { by }: DecisionOf<'pause'>): State => {
  if (isPaused(state.record)) return reply(state, request, { kind: 'nothing' });
  const paused = onTerms(state, { paused: true }, { request, by });
  return reply(noted(paused, 'pause', { request, by }), request, { kind: 'done' });
};

export const goOn = (state: State, request: InteractionId, { by }: DecisionOf<'go_on'>): State => {
  const { record, now } = state;
  const over = pauseOf(record);
  if (over === undefined) return reply(state, request, { kind: 'nothing' });
  // A pause does not count as silence.
  const lastTurnAt = Math.min(now, record.lastTurnAt + Math.max(0, now - timeOfId(over.from)));
  const going = onTerms(change(state, { lastTurnAt }), { paused: undefined }, { request, by });
  const told = announced(going, { kind: 'went_on', by }, request);
  return reply(noted(told, 'go_on', { request, by }), request, { kind: 'done' });
};
