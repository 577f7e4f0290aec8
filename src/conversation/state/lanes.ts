import type { DiscordFailure } from '../../lib/failure.ts';
import type { InteractionId } from '../../lib/ids.ts';
import type { Effect, Lane, Wish } from '../domain/effect.ts';
import type { Outcome } from '../domain/event.ts';
import type { State } from './state.ts';

/** What a state wants from the outside world, lane by lane: one effect at a time in each, with pauses between tries. */

const add = (state: State, effect: Wish & Pick<Effect, 'lane' | 'awaits'>): State => ({
  ...state,
  nextEffect: state.nextEffect + 1,
  effects: [...state.effects, { ...effect, id: state.nextEffect }],
});

/** Marks an effect that has to wait for the version of the record that this step will end with. */
export const withThisStep = Infinity;

/** Begins once the changes of this step are stored. */
export const wishOnceStored = (state: State, lane: Lane, wanted: Wish): State =>
  add(state, { ...wanted, lane, awaits: withThisStep });

export const wish = (state: State, lane: Lane, wanted: Wish): State =>
  add(state, { ...wanted, lane, awaits: 0 });

/** Answers whoever asked, whatever the store says. */
export const replyAtOnce = (state: State, request: InteractionId, outcome: Outcome): State =>
  add(state, { kind: 'reply', request, outcome, lane: 'answer', awaits: 0 });

/** Answers whoever asked, once the changes of this step are stored. */
export const reply = (state: State, request: InteractionId, outcome: Outcome): State =>
  add(state, { kind: 'reply', request, outcome, lane: 'answer', awaits: withThisStep });

export const inLane = (state: State, lane: Lane): Effect | undefined =>
  state.effects.find((effect) => effect.lane === lane);

/** An effect that may already have reached the outside world. */
export const hasBegun = (state: State, { awaits }: Effect): boolean => awaits <= state.stored;

/** Removes the effect of a lane; its result is ignored. */
export const drop = (state: State, lane: Lane): State => ({
  ...state,
  effects: state.effects.filter((effect) => effect.lane !== lane),
});

export const isFree = (state: State, lane: Lane): boolean =>
  inLane(state, lane) === undefined && (state.rests[lane]?.until ?? 0) <= state.now;

export const restUntil = (state: State, lane: Lane, until: number): State => ({
  ...state,
  rests: { ...state.rests, [lane]: { until, endsWithChange: false } },
});

/** Discord refuses it: it is tried again only when something changes. */
export const nowRefused = (state: State, key: string): State => ({
  ...state,
  refused: new Set([...state.refused, key]),
});

/** The message is gone, or Discord takes no more edits of it. */
export const isPastEditing = ({ kind }: DiscordFailure): boolean =>
  kind === 'unknown_message' || kind === 'limit';

/** What Discord refused earlier may be allowed now. */
export const wokenByChange = (state: State): State => ({
  ...state,
  rests: Object.fromEntries(Object.entries(state.rests).filter(([, rest]) => rest?.endsWithChange !== true)),
  refused: new Set(),
});

/** The lane succeeded: its failures no longer count. */
export const recovered = (state: State, lane: Lane): State => ({
  ...state,
  rests: { ...state.rests, [lane]: undefined },
  failures: { ...state.failures, [lane]: undefined },
  lostSince: { ...state.lostSince, [lane]: undefined },
});

/** Milliseconds before the next try. */
export const doubling = (first: number, longest: number, tries: number): number =>
  Math.min(first * 2 ** tries, longest);

/** A request that Discord did not take waits: briefly if Discord is out of reach, otherwise until something changes. */
export const waitForDiscord = (state: State, lane: Lane, failure: DiscordFailure): State => {
  const { delivery, longestDelivery, forbidden } = state.givens.pace;
  const failed = state.failures[lane] ?? 0;
  const passes = failure.kind === 'unreachable' || failure.kind === 'refused';
  const rest = passes ? doubling(delivery, longestDelivery, failed) : forbidden;
  return {
    ...state,
    rests: { ...state.rests, [lane]: { until: state.now + rest, endsWithChange: true } },
    failures: { ...state.failures, [lane]: failed + 1 },
  };
};

/** Reads everything after an id, page by page. */
export const readOn = (
  state: State,
  lane: Lane,
  from: { of: 'thread' | 'channel'; after: string; about?: string },
): State => {
  const read = state.pages[lane];
  const { after } = read !== undefined && read.about === from.about ? read : from;
  return wish(state, lane, { kind: 'history', of: from.of, after, about: from.about });
};
