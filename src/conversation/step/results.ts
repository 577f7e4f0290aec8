import { adopt } from '../notices/late-notices.ts';
import { boardAnswered, boardFound, noticesDeleted } from '../notices/posted.ts';
import type { Effect, Lane } from '../domain/effect.ts';
import type { Event, Result } from '../domain/event.ts';
import { asked, cutOffFound } from '../talk/asking.ts';
import { looked, missedFound, noticesMissing } from '../talk/catching-up.ts';
import { partPosted, partsFound } from '../talk/delivering.ts';
import { jobAnswered } from '../life/jobs.ts';
import { withoutRoom } from '../talk/no-room.ts';
import { notOpened, openerTold, openingAnswered, openingFound } from '../life/opening.ts';
import { saidFound, spoken } from '../talk/speaking.ts';
import { ended } from '../life/ended.ts';
import { changeLane, drop, effectsOf, without, performOnceStored } from '../state/lanes.ts';
import type { State } from '../state/state.ts';
import { troubleBegan } from '../state/writer.ts';
import { readable } from '../talk/thread.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** Passes the result of an effect to the rule that wanted it. */

/** Missed messages, and notices that are gone. */
const lookFound = (state: State, messages: readonly ThreadMessage[]): State => {
  if (state.thread.gate.kind !== 'looking') return state;
  const known = noticesDeleted(state, noticesMissing(state, messages));
  return adopt(missedFound(known, messages), messages);
};

/** Everything that had to be read has been read. */
const pagesRead = (state: State, lane: Lane, { of, about }: Extract<Effect, { kind: 'history' }>): State => {
  const messages = state.lanes[lane].pages?.messages ?? [];
  const read = changeLane(state, lane, { pages: undefined });
  switch (lane) {
    case 'look':
      return lookFound(read, messages);
    case 'board':
      return boardFound(read, messages, about);
    case 'people':
      return saidFound(read, messages);
    case 'turn':
      if (read.record.status === 'opening') return openingFound(read, { of, messages });
      return read.record.turn?.state === 'answered'
        ? partsFound(read, messages)
        : cutOffFound(read, messages);
  }
};

const pageCame = (
  state: State,
  effect: Extract<Effect, { kind: 'history' }>,
  page: Extract<Result, { kind: 'page' }>,
): State => {
  const { lane, after, about } = effect;
  if (lane === 'answer') return state;
  const before = state.lanes[lane].pages;
  const earlier = before?.about === about ? (before?.messages ?? []) : [];
  const messages = [...earlier, ...page.messages];
  const read = changeLane(state, lane, { pages: { messages, after: page.next ?? after, about } });
  return page.next === undefined ? pagesRead(read, lane, effect) : read;
};

/** The thread, or its channel, is gone; the host is told if they can still read it. */
export const gone = (state: State): State => {
  const { status } = state.record;
  if (status === 'ended') return state;
  if (status === 'opening') {
    if (state.record.abandoned !== undefined) return state;
    return notOpened(drop(state, 'turn'), { kind: 'discord', failure: { kind: 'unknown_channel' } });
  }
  return performOnceStored(ended(state), 'people', { kind: 'tell_host', what: 'gone' });
};

const inTurnLane = (state: State, effect: Effect, result: Result): State => {
  if (state.record.status === 'opening') return openingAnswered(state, effect, result);
  if (result.kind === 'no_room') return withoutRoom(state, result);
  switch (effect.kind) {
    case 'post_part':
      return partPosted(state, effect, result);
    case 'reset':
    case 'close':
      return jobAnswered(state, effect, result);
    case 'read':
      return asked(state, { messageId: effect.messageId, result });
    default:
      return asked(state, { messageId: undefined, result });
  }
};

/** Discord has shown what is in the thread, or does not let us read it. */
const readBack = (state: State, { kind, lane }: Effect, result: Result): State => {
  if (state.record.status !== 'open' || (kind !== 'history' && kind !== 'read')) return state;
  if (result.kind !== 'discord_failed') return readable(state, true);
  // Notices that cannot be read back keep nobody waiting.
  const isForbidden = result.failure.kind === 'forbidden' && lane !== 'board';
  if (!isForbidden || state.thread.cannotReadBack) return state;
  return troubleBegan(readable(state, false));
};

/** How often something is sent that Discord keeps answering with a 5xx: then it counts as refused. */
const mostTries = 3;

/** What is read brings no body that could be at fault. */
const judged = (state: State, { kind, lane }: Effect, result: Result): Result => {
  if (result.kind !== 'discord_failed' || result.failure.kind !== 'failing') return result;
  const tries = lane === 'answer' ? 0 : state.lanes[lane].failures + 1;
  const isGivenUp = tries >= mostTries && kind !== 'history' && kind !== 'read';
  const { status } = result.failure;
  return {
    kind: 'discord_failed',
    failure: isGivenUp ? { kind: 'refused', status, code: 0 } : { kind: 'unreachable' },
  };
};

const answered = (before: State, effect: Effect, came: Result): State => {
  const result = judged(before, effect, came);
  const state = readBack(before, effect, result);
  const isOfThread = effect.kind !== 'tell_host' && effect.kind !== 'forget';
  const isGone = result.kind === 'discord_failed' && result.failure.kind === 'unknown_channel';
  if (isGone && isOfThread && state.record.status === 'open') return gone(state);
  if (effect.kind === 'history' && result.kind === 'page') return pageCame(state, effect, result);
  switch (effect.lane) {
    case 'turn':
      return inTurnLane(state, effect, result);
    case 'look':
      return looked(state, result);
    case 'board':
      return boardAnswered(state, effect, result);
    case 'people':
      return spoken(state, effect, result);
    case 'answer':
      return openerTold(state, effect);
  }
};

export const resultCame = (state: State, { id, result }: Extract<Event, { kind: 'result' }>): State => {
  const effect = effectsOf(state).find((one) => one.id === id);
  return effect === undefined ? state : answered(without(state, effect), effect, result);
};
