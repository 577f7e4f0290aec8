import type { DiscordFailure } from '../../lib/failure.ts';
import type { InteractionId } from '../../lib/ids.ts';
import { lanes } from '../domain/effect.ts';
import type { Effect, Lane, Action } from '../domain/effect.ts';
import type { Outcome } from '../domain/decision.ts';
import type { LaneState, State } from './state.ts';

/** What a state wants from the outside world, lane by lane: one effect at a time in each, with pauses between tries. */

export const idle: LaneState = {
  effect: undefined,
  rest: undefined,
  failures: 0,
  pages: undefined,
  unsure: new Set(),
  lostSince: undefined,
  refused: new Set(),
};

export const changeLane = (state: State, lane: Lane, changes: Partial<LaneState>): State => ({
  ...state,
  lanes: { ...state.lanes, [lane]: { ...state.lanes[lane], ...changes } },
});

// ---- effects

const numbered = (state: State): State => ({
  ...state,
  lanes: { ...state.lanes, nextEffect: state.lanes.nextEffect + 1 },
});

const add = (
  state: State,
  wanted: Action,
  { lane, awaits }: { readonly lane: Lane; readonly awaits: number },
): State =>
  changeLane(numbered(state), lane, { effect: { ...wanted, lane, awaits, id: state.lanes.nextEffect } });

/** Marks an effect that has to wait for the version of the record that this step will end with. */
const withThisStep = Infinity;

/** Begins once the changes of this step are stored. */
export const performOnceStored = (state: State, lane: Lane, wanted: Action): State =>
  add(state, wanted, { lane, awaits: withThisStep });

export const perform = (state: State, lane: Lane, wanted: Action): State =>
  add(state, wanted, { lane, awaits: 0 });

const answer = (
  state: State,
  { request, outcome }: { readonly request: InteractionId; readonly outcome: Outcome },
  awaits: number,
): State => {
  const { replies, nextEffect: id } = state.lanes;
  const effect: Effect = { kind: 'reply', request, outcome, lane: 'answer', awaits, id };
  return { ...state, lanes: { ...state.lanes, replies: [...replies, effect], nextEffect: id + 1 } };
};

/** Answers a request, whatever the store says. */
export const replyAtOnce = (state: State, request: InteractionId, outcome: Outcome): State =>
  answer(state, { request, outcome }, 0);

/** Answers a request, once the changes of this step are stored. */
export const reply = (state: State, request: InteractionId, outcome: Outcome): State =>
  answer(state, { request, outcome }, withThisStep);

/** All that is under way or waiting to be, in the order in which it was wanted. */
export const effectsOf = ({ lanes: { turn, look, board, people, replies } }: State): readonly Effect[] =>
  [turn.effect, look.effect, board.effect, people.effect, ...replies]
    .filter((effect) => effect !== undefined)
    .toSorted((a, b) => a.id - b.id);

export const inLane = (state: State, lane: Lane): Effect | undefined => state.lanes[lane].effect;

/** An effect that may already have reached the outside world. */
export const hasBegun = ({ writer }: State, { awaits }: Effect): boolean => awaits <= writer.stored;

/** Removes the effect of a lane; its result is ignored. */
export const drop = (state: State, lane: Lane): State =>
  state.lanes[lane].effect === undefined ? state : changeLane(state, lane, { effect: undefined });

/** Nothing is under way in the lane, and nothing of it is remembered but what may be in the thread. */
export const stopped = (state: State, lane: Lane): State =>
  changeLane(state, lane, { effect: undefined, pages: undefined, rest: undefined });

/** Removes all that is under way or waiting to be, except answers to people. */
export const withoutEffects = (state: State): State => lanes.reduce(drop, state);

/** It has been answered. */
export const without = (state: State, effect: Effect): State =>
  effect.lane === 'answer'
    ? { ...state, lanes: { ...state.lanes, replies: state.lanes.replies.filter((one) => one !== effect) } }
    : drop(state, effect.lane);

/** Each effect that this step wants awaits the version of the record that the step ends with. */
export const awaiting = (lanes: State['lanes'], version: number): State['lanes'] => {
  const dated = (effect: Effect): Effect =>
    effect.awaits === withThisStep ? { ...effect, awaits: version } : effect;
  const datedLane = (lane: LaneState): LaneState =>
    lane.effect?.awaits === withThisStep ? { ...lane, effect: dated(lane.effect) } : lane;
  return {
    turn: datedLane(lanes.turn),
    look: datedLane(lanes.look),
    board: datedLane(lanes.board),
    people: datedLane(lanes.people),
    replies: lanes.replies.map(dated),
    nextEffect: lanes.nextEffect,
  };
};

// ---- rests and failures

export const isFree = ({ lanes, now }: State, lane: Lane): boolean => {
  const { effect, rest } = lanes[lane];
  return effect === undefined && (rest === undefined || rest.until <= now);
};

export const restUntil = (state: State, lane: Lane, until: number): State =>
  changeLane(state, lane, { rest: { until, endsWithChange: false } });

/** Discord refuses it: it is tried again only when something changes. */
export const nowRefused = (state: State, key: string): State =>
  changeLane(state, 'board', { refused: new Set([...state.lanes.board.refused, key]) });

/** Requests that Discord refused earlier may be allowed now. */
export const wokenByChange = (state: State): State =>
  lanes.reduce((next, lane) => {
    const { rest, refused } = next.lanes[lane];
    const isWoken = rest?.endsWithChange === true;
    return isWoken || refused.size > 0
      ? changeLane(next, lane, { rest: isWoken ? undefined : rest, refused: new Set() })
      : next;
  }, state);

/** The lane succeeded: its failures no longer count. */
export const recovered = (state: State, lane: Lane): State =>
  changeLane(state, lane, { rest: undefined, failures: 0, lostSince: undefined });

/** Milliseconds before the next try. */
export const doubling = (first: number, longest: number, tries: number): number =>
  Math.min(first * 2 ** tries, longest);

/** A request that Discord did not take waits: briefly if Discord is out of reach, otherwise until something changes. */
export const waitForDiscord = (state: State, lane: Lane, failure: DiscordFailure): State => {
  const { delivery, longestDelivery, forbidden } = state.environment.timings;
  const { failures } = state.lanes[lane];
  const passes = failure.kind === 'unreachable' || failure.kind === 'refused';
  const rest = passes ? doubling(delivery, longestDelivery, failures) : forbidden;
  return changeLane(state, lane, {
    rest: { until: state.now + rest, endsWithChange: true },
    failures: failures + 1,
  });
};

/** Reads everything after an id, page by page. */
export const readOn = (
  state: State,
  lane: Lane,
  from: { of: 'thread' | 'channel'; after: string; about?: string },
): State => {
  const read = state.lanes[lane].pages;
  const { after } = read !== undefined && read.about === from.about ? read : from;
  return perform(state, lane, { kind: 'history', of: from.of, after, about: from.about });
};
