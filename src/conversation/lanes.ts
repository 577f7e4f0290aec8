import type { DiscordFailure } from '../lib/failure.ts';
import type { InteractionId } from '../lib/ids.ts';
import type { Draft, Lane, State } from './draft.ts';
import { laneNames } from './effects.ts';
import type { Action, Effect, LaneName } from './effects.ts';
import type { Outcome } from './events.ts';

/** One effect at a time in each lane, with rests between tries. */

/** Awaits the version of the record that this step ends with. */
const thisStep = Infinity;

export const lane = (d: Draft, name: LaneName, changes: Partial<Lane>): void => {
  d.lanes[name] = { ...d.lanes[name], ...changes };
};

/** Begins once this step is stored, or at once. */
export const perform = (d: Draft, name: LaneName, action: Action, { atOnce = false } = {}): void => {
  const awaits = atOnce ? 0 : thisStep;
  lane(d, name, { effect: { ...action, lane: name, awaits, id: d.lanes.nextEffect }, changed: false });
  d.lanes.nextEffect += 1;
};

/** Answers a request once this step is stored, or at once. */
export const reply = (d: Draft, request: InteractionId, outcome: Outcome, { atOnce = false } = {}): void => {
  const awaits = atOnce ? 0 : thisStep;
  const answer = { kind: 'reply', request, outcome, lane: 'answer', awaits, id: d.lanes.nextEffect } as const;
  d.lanes.replies = [...d.lanes.replies, answer];
  d.lanes.nextEffect += 1;
};

export const effectIn = ({ lanes }: State, name: LaneName): Effect | undefined => lanes[name].effect;

/** Its result is ignored. */
export const drop = (d: Draft, name: LaneName): void => {
  if (d.lanes[name].effect !== undefined) lane(d, name, { effect: undefined });
};

/** Nothing is under way there, and nothing is waited for. */
export const isFree = ({ lanes, now }: Draft, name: LaneName): boolean => {
  const { effect, restUntil } = lanes[name];
  return effect === undefined && restUntil <= now;
};

/** It may reach the outside world as soon as this step is over. */
export const mayBegin = ({ writer }: State, { awaits }: Effect): boolean => awaits <= writer.stored;

/** It may have reached it. */
export const hasBegun = ({ begun }: Draft, { awaits }: Effect): boolean => awaits <= begun;

export const rest = (d: Draft, name: LaneName, duration: number): void =>
  lane(d, name, { restUntil: d.now + duration });

export const recovered = (d: Draft, name: LaneName): void => {
  const { failures, restUntil } = d.lanes[name];
  if (failures > 0 || restUntil > 0) lane(d, name, { restUntil: 0, wakes: false, failures: 0 });
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
  const over = failure.kind === 'forbidden' ? (failure.until ?? Infinity) : Infinity;
  const restUntil = Math.max(d.now + delivery, Math.min(d.now + wait, over));
  lane(d, name, { restUntil, wakes: true, failures: failures + 1 });
};

/** Something has changed at Discord. */
export const wake = (d: Draft): void => {
  for (const name of laneNames) {
    const { wakes, effect } = d.lanes[name];
    if (wakes) lane(d, name, { restUntil: 0, wakes: false });
    if (effect !== undefined) lane(d, name, { changed: true });
  }
};

export function* effectsOf({ lanes }: State): Generator<Effect> {
  for (const name of laneNames) {
    const { effect } = lanes[name];
    if (effect !== undefined) yield effect;
  }
  yield* lanes.replies;
}

const dated = (effect: Effect, version: number): Effect =>
  effect.awaits === thisStep ? { ...effect, awaits: version } : effect;

/** What this step wants awaits the version that it ends with. */
export const date = (d: Draft, version: number): void => {
  for (const name of laneNames) {
    const { effect } = d.lanes[name];
    if (effect?.awaits === thisStep) lane(d, name, { effect: dated(effect, version) });
  }
  if (d.lanes.replies.some(({ awaits }) => awaits === thisStep))
    d.lanes.replies = d.lanes.replies.map((one) => dated(one, version));
};
