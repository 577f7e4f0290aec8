import { listening } from './arrive.ts';
import { asking } from './ask.ts';
import { draftOf } from './draft.ts';
import type { Draft, Now, State } from './draft.ts';
import { laneNames } from './effects.ts';
import type { Action, EffectOf } from './effects.ts';
import type { Deciders, DecisionKind, DecisionOf, Event, EventOf, Result } from './events.ts';
import { forgetting } from './forget.ts';
import { floor } from './hands.ts';
import { hinting } from './hints.ts';
import { calming } from './inbox.ts';
import { endSilently, jobs } from './jobs.ts';
import { finish, notStored, ready, reply, stored, take, wake } from './lanes.ts';
import { managing } from './manage.ts';
import { notOpened, opening } from './opening.ts';
import { saying } from './outgoing.ts';
import { preceptor } from './preceptor.ts';
import { noteTime, pausing } from './pause.ts';
import { isShownAsEnded } from './record.ts';
import { showing } from './status.ts';
import { suspending } from './waiting.ts';

/** Each event goes to the concern that it is about; then every concern plans what it wants done. */

/**
 * The order matters: a plan builds on the ones before it. An opening precedes everything; asking and
 * suspending add to what is to be said; what is said, shown, and told to single people
 * comes after that, and a conversation is deleted once nothing of it is left to show.
 */
const planning = [
  opening,
  calming,
  pausing,
  asking,
  suspending,
  saying,
  listening,
  floor,
  showing,
  hinting,
  forgetting,
];

// ---- what people decide

const decisions: Deciders = {
  ...opening.decisions,
  ...managing.decisions,
  ...pausing.decisions,
  ...floor.decisions,
  ...suspending.decisions,
  ...preceptor.decisions,
  ...jobs.decisions,
  ...forgetting.decisions,
};

/** Possible whatever becomes of the conversation. */
const always: readonly DecisionKind[] = ['open', 'forget_person', 'delete', 'deletion'];

const comesTooLate = ({ record: { phase, job } }: Draft, kind: DecisionKind): boolean =>
  !always.includes(kind) && (phase !== 'open' || (job?.kind === 'end' && kind !== 'job'));

const decide = <Kind extends DecisionKind>(
  d: Draft,
  decision: DecisionOf<Kind>,
  request: EventOf<'asked'>['request'],
): void => {
  const { kind }: { readonly kind: Kind } = decision;
  if (comesTooLate(d, kind)) return reply(d, request, { kind: 'over' });
  const outcome = decisions[kind](d, decision, request);
  // An interaction is answered in public at once or never; nothing of it has to be stored.
  if (outcome !== 'later') reply(d, request, outcome, { atOnce: kind === 'say' });
};

const asked = (d: Draft, { decision, request }: EventOf<'asked'>): void => {
  noteTime(d, request);
  decide(d, decision, request);
};

// ---- what comes of effects

type Results = {
  readonly [Kind in Action['kind']]: (d: Draft, result: Result, effect: EffectOf<Kind>) => void;
};

const results: Results = {
  ...opening.results,
  ...asking.results,
  ...jobs.results,
  ...saying.results,
  ...listening.results,
  ...showing.results,
  ...hinting.results,
  // Before it opens, and later because somebody wants it to start again, or deleted.
  reset: (d, ...rest) => (d.record.phase === 'opening' ? opening : jobs).results.reset(d, ...rest),
  forget: (d, ...rest) => (d.record.phase === 'opening' ? opening : forgetting).results.forget(d, ...rest),
  reply: () => undefined,
};

/** Its thread, or the channel above it. */
const gone = (d: Draft): void => {
  if (d.record.phase === 'opening') notOpened(d, { kind: 'discord', failure: { kind: 'unknown_channel' } });
  else endSilently(d, 'gone');
};

const onEffectResult = <Kind extends Action['kind']>(
  d: Draft,
  result: Result,
  effect: EffectOf<Kind>,
): void => {
  const { kind }: { readonly kind: Kind } = effect;
  results[kind](d, result, effect);
};

const onResult = (d: Draft, { id, result }: EventOf<'result'>): void => {
  const effect = take(d, id);
  if (effect === undefined) return;
  const isUnknown = result.kind === 'discord_failed' && result.failure.kind === 'unknown_channel';
  // While Discord cannot reach the server, its threads may seem not to exist.
  const isBelieved = d.record.phase !== 'opening' && d.memory.gap?.at !== 'unlisted';
  if (isUnknown && isBelieved && effect.kind !== 'close') gone(d);
  else onEffectResult(d, result, effect);
};

// ---- what happens

type Handlers = { readonly [Kind in Event['kind']]: (d: Draft, event: EventOf<Kind>) => void };

const handlers: Handlers = {
  ...listening.on,
  ...floor.on,
  ...suspending.on,
  asked,
  result: onResult,
  stored: (d, { version }) => stored(d, version),
  store_failed: (d) => {
    notStored(d);
    if (d.record.phase === 'opening' && d.writer.stored === 0) notOpened(d, { kind: 'store' });
  },
  gone,
  changed: wake,
  self: (d, { self }) => void (d.memory.self = self),
  closing: (d) => void (d.memory.closing = true),
  time: () => undefined,
};

const handle = <Kind extends Event['kind']>(d: Draft, event: EventOf<Kind>): void => {
  const { kind }: { readonly kind: Kind } = event;
  handlers[kind](d, event);
};

const plan = (d: Draft): void => {
  const dues = planning.map(({ plan: wants }) => wants(d) ?? Infinity);
  const rests = laneNames.map((name) => d.lanes[name].restUntil);
  d.dueAt = Math.min(...[...dues, ...rests].filter((at) => at > d.now));
};

export const step = (state: State, event: Event, now: Now): State => {
  const d = draftOf(state, now);
  handle(d, event);
  // What is stored lets begin what has waited for that, and nothing else depends on it, unless it was told that it fails.
  const isAsPlanned = event.kind === 'stored' && state.writer.failures === 0 && now.now < state.dueAt;
  if (!isAsPlanned) plan(d);
  return finish(state, d);
};

/** When it has to be told the time, if nothing else happens. A write under way ends with an event. */
export const dueAt = ({ dueAt: planned, writer: { writing, writeAt = Infinity } }: State): number =>
  writing === undefined ? Math.min(planned, writeAt) : planned;

/** Nothing has to be waited for before the process ends. */
export const isSettled = (state: State): boolean => {
  const { record, memory, writer } = state;
  if (memory.deleted) return true;
  const isIdle = ready(state).every(({ lane }) => lane === 'look');
  const isSilenced = memory.gap !== undefined || memory.postBlocked !== undefined;
  return isIdle && (record.outgoing.length === 0 || isSilenced) && writer.version === writer.stored;
};

/** It is deleted, or has ended, and all of that is shown and stored: nothing more happens here. */
export const isOver = (state: State): boolean => {
  const { record, memory } = state;
  if (memory.deleted) return true;
  const isLeft = record.ended?.because === 'deleted' || memory.hints.length + memory.signs.length > 0;
  return isShownAsEnded(record) && isSettled(state) && !isLeft;
};
