import type { DiscordFailure } from '../lib/failure.ts';
import type { InteractionId } from '../lib/ids.ts';
import { settledRecord } from './draft.ts';
import type { Draft, Lane, Memory, State } from './draft.ts';
import { laneNames } from './effects.ts';
import type { Action, Effect, LaneName } from './effects.ts';
import type { Outcome } from './events.ts';
import type { TranscriptLine } from './transcript-line.ts';

/** One effect at a time in each lane, with rests between tries; and the record is stored. */

/** Awaits the version of the record that this step ends with. */
const thisStep = Infinity;

const changeLane = (d: Draft, name: LaneName, changes: Partial<Lane>): void => {
  d.lanes[name] = { ...d.lanes[name], ...changes };
};

/** Begins once this step is stored, or at once. */
export const perform = (d: Draft, name: LaneName, action: Action, { atOnce = false } = {}): void => {
  const awaits = atOnce ? 0 : thisStep;
  changeLane(d, name, { effect: { ...action, lane: name, awaits, id: d.lanes.nextEffect }, changed: false });
  d.lanes.nextEffect += 1;
};

/** Answers a request once this step is stored, or at once. */
export const reply = (d: Draft, request: InteractionId, outcome: Outcome, { atOnce = false } = {}): void => {
  const awaits = atOnce ? 0 : thisStep;
  const answer = { kind: 'reply', request, outcome, lane: 'answer', awaits, id: d.lanes.nextEffect } as const;
  d.lanes.replies = [...d.lanes.replies, answer];
  d.lanes.nextEffect += 1;
};

/** Tells those who have waited for it. */
export const answer = (
  d: Draft,
  what: Memory['waiters'][number]['kind'],
  outcome: Outcome,
  how?: { readonly atOnce: boolean },
): void => {
  for (const { request, kind } of d.memory.waiters) if (kind === what) reply(d, request, outcome, how);
  d.memory.waiters = d.memory.waiters.filter(({ kind }) => kind !== what);
};

export const effectIn = ({ lanes }: State, name: LaneName): Effect | undefined => lanes[name].effect;

/** What is under way in the lane may go on, but its result is ignored. */
export const drop = (d: Draft, name: LaneName): void => {
  if (d.lanes[name].effect !== undefined) changeLane(d, name, { effect: undefined });
};

/** The effect may have reached the outside world. */
export const hasBegun = ({ begun }: Draft, { awaits }: Effect): boolean => awaits <= begun;

export const rest = (d: Draft, name: LaneName, duration: number): void =>
  changeLane(d, name, { restUntil: d.now + duration });

export const recovered = (d: Draft, name: LaneName): void => {
  const { failures, restUntil } = d.lanes[name];
  if (failures > 0 || restUntil > 0) changeLane(d, name, { restUntil: 0, wakes: false, failures: 0 });
};

export const doubling = (first: number, longest: number, tries: number): number =>
  Math.min(first * 2 ** tries, longest);

/** What only a change at Discord can mend. */
const lasting: readonly DiscordFailure['kind'][] = ['forbidden', 'limit', 'unauthorized'];

/** A request that Discord did not take: again soon, or when something changes there. `until`: that is known to be over then. */
export const waitForDiscord = (d: Draft, name: LaneName, failure: DiscordFailure): void => {
  const { delivery, longestDelivery, forbidden } = d.env.timings;
  const { failures, changed } = d.lanes[name];
  const lasts = lasting.includes(failure.kind) && !changed;
  const wait = lasts ? forbidden : doubling(delivery, longestDelivery, failures);
  const left = failure.kind === 'forbidden' ? (failure.until ?? Infinity) - d.wall : Infinity;
  const restUntil = d.now + Math.max(delivery, Math.min(wait, left));
  changeLane(d, name, { restUntil, wakes: true, failures: failures + 1 });
};

/** Something has changed at Discord. */
export const wake = (d: Draft): void => {
  for (const name of laneNames) {
    const { wakes, effect } = d.lanes[name];
    if (wakes) changeLane(d, name, { restUntil: 0, wakes: false });
    if (effect !== undefined) changeLane(d, name, { changed: true });
  }
};

const effectsOf = ({ lanes }: State): Effect[] => {
  const all = [...lanes.replies];
  for (const name of laneNames) {
    const { effect } = lanes[name];
    if (effect !== undefined) all.push(effect);
  }
  return all;
};

/** What may reach the outside world as soon as this step is over, in the order in which it was wanted. */
export const ready = (state: State): readonly Effect[] =>
  effectsOf(state)
    .filter(({ awaits }) => awaits <= state.writer.stored)
    .sort((a, b) => a.id - b.id);

/** The effect whose result has come, which is over now. */
export const take = (d: Draft, id: number): Effect | undefined => {
  const effect = effectsOf(d).find((one) => one.id === id);
  if (effect?.lane === 'answer') d.lanes.replies = d.lanes.replies.filter((one) => one !== effect);
  else if (effect !== undefined) drop(d, effect.lane);
  return effect;
};

const withVersion = (effect: Effect, version: number): Effect =>
  effect.awaits === thisStep ? { ...effect, awaits: version } : effect;

/** What this step wants awaits the version that it ends with. */
const assignVersion = (d: Draft, version: number): void => {
  for (const name of laneNames) {
    const { effect } = d.lanes[name];
    if (effect?.awaits === thisStep) changeLane(d, name, { effect: withVersion(effect, version) });
  }
  if (d.lanes.replies.some(({ awaits }) => awaits === thisStep))
    d.lanes.replies = d.lanes.replies.map((one) => withVersion(one, version));
};

// ---- the record is written: at once if something waits for it, otherwise a little later; one write at a time

/** Is stored together with what this step changes. */
export const note = (d: Draft, line: TranscriptLine): void => {
  d.writer.lines = [...d.writer.lines, { line, version: d.writer.version + 1 }];
};

export const stored = (d: Draft, version: number): void => {
  const { writer } = d;
  writer.stored = Math.max(writer.stored, version);
  writer.writing = undefined;
  writer.failures = 0;
  if (writer.lines.length > 0) writer.lines = writer.lines.filter((line) => line.version > version);
};

export const notStored = (d: Draft): void => {
  const { delivery, longestWriteWait } = d.env.timings;
  d.writer.writing = undefined;
  d.writer.writeAt = d.now + doubling(delivery, longestWriteWait, d.writer.failures);
  d.writer.failures += 1;
};

/** Somebody does not want to wait for the next try. */
export const writeNow = (d: Draft): void => {
  if (d.writer.failures > 0) d.writer.writeAt = d.now;
};

const isAwaited = (d: Draft, version: number): boolean => effectsOf(d).some(({ awaits }) => awaits > version);

/** A record that is being deleted from the store is not put back. */
const isBeingDeleted = ({ record, memory, lanes, writer }: Draft): boolean => {
  const { effect } = lanes.turn;
  const isUnderWay = effect?.kind === 'forget' && effect.awaits <= writer.stored;
  return memory.deleted || isUnderWay || (record.phase === 'opening' && memory.opening === 'forget');
};

const planWrite = (d: Draft): void => {
  const { writer, now } = d;
  if (writer.version === writer.stored || isBeingDeleted(d)) {
    writer.writeAt = undefined;
    return;
  }
  if (writer.failures === 0 && writer.version !== writer.writing) {
    const isWanted = d.urgent || d.memory.closing || isAwaited(d, writer.writing ?? writer.stored);
    writer.writeAt = Math.min(writer.writeAt ?? Infinity, isWanted ? now : now + d.env.timings.lazily);
  }
  if (writer.writing !== undefined || writer.writeAt === undefined || writer.writeAt > now) return;
  writer.writing = writer.version;
  writer.writeAt = undefined;
};

/** The end of a step. */
export const finish = (before: State, d: Draft): State => {
  const { env, memory, lanes, writer, dueAt } = d;
  const record = settledRecord(before.record, d.record);
  const hasNewLines = writer.lines.some(({ version }) => version > writer.version);
  if (record !== before.record || hasNewLines) writer.version += 1;
  assignVersion(d, writer.version);
  planWrite(d);
  return { env, record, memory, lanes, writer, dueAt };
};
