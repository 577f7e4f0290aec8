import { messageCame, messageEdited, messagesDeleted } from './arriving.ts';
import { askFirst, asked, cutOffFound, lookAtCutOff, takeBackUnbegun, wordsOf } from './asking.ts';
import { countDueAt, nextNote, planBoard, withoutUnsaid } from './board.ts';
import { cursorDueAt, withCursor } from './cursor.ts';
import { decide } from './decisions.ts';
import { deliver, partPosted, partsFound } from './delivering.ts';
import type { Effect, Lane } from './effect.ts';
import { jobAnswered, planJob } from './ending.ts';
import type { Event, Result } from './event.ts';
import { floorDueAt, lineStands, lowerAll, planFloor, typed } from './floor.ts';
import { holdOn, hostLinked, letGo, mayTry } from './holding.ts';
import {
  deafened,
  listed,
  lookIfUnlisted,
  looked,
  missedFound,
  planLook,
  sessionBegan,
  woke,
} from './catching-up.ts';
import { withoutRoom } from './no-room.ts';
import { neverStored, notOpened, openerTold, openingAnswered, openingFound, planOpening } from './opening.ts';
import { boardAnswered, boardFound } from './posted.ts';
import type { Conversation } from './record.ts';
import { isSpeaking, planPeople, saidFound, spoken } from './speaking.ts';
import {
  doubling,
  drop,
  ended,
  hasBegun,
  inLane,
  isFree,
  wishOnceStored,
  withThisStep,
  wokenByChange,
} from './lanes.ts';
import { change } from './state.ts';
import type { State } from './state.ts';
import { pauseOf } from './hearing-terms.ts';

/** Passes each event to its rule, then plans what each free lane does next. */

// ---- results of effects

/** Everything that had to be read has been read. */
const pagesRead = (state: State, lane: Lane, { of, about }: Extract<Effect, { kind: 'history' }>): State => {
  const messages = state.pages[lane]?.messages ?? [];
  const read: State = { ...state, pages: { ...state.pages, [lane]: undefined } };
  switch (lane) {
    case 'look':
      return missedFound(read, messages);
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
  const before = state.pages[lane];
  const earlier = before?.about === about ? (before?.messages ?? []) : [];
  const messages = [...earlier, ...page.messages];
  const read = {
    ...state,
    pages: { ...state.pages, [lane]: { messages, after: page.next ?? after, about } },
  };
  return page.next === undefined ? pagesRead(read, lane, effect) : read;
};

/** The thread, or its channel, is gone; the host is told if they can still read it. */
const gone = (state: State): State => {
  const { status } = state.record;
  if (status === 'ended') return state;
  if (status === 'opening') {
    if (state.record.abandoned !== undefined) return state;
    return notOpened(drop(state, 'turn'), { kind: 'discord', failure: { kind: 'unknown_channel' } });
  }
  return wishOnceStored(ended(state), 'people', { kind: 'tell_host', what: 'gone' });
};

const inTurnLane = (state: State, effect: Effect, result: Result): State => {
  if (state.record.status === 'opening') return openingAnswered(state, effect, result);
  if (result.kind === 'no_room') return withoutRoom(state, result);
  switch (effect.kind) {
    case 'post_part':
      return partPosted(state, effect, result);
    case 'reset':
    case 'reopen':
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
  if (result.kind !== 'discord_failed') return { ...state, cannotReadBack: false };
  // Notices that cannot be read back keep nobody waiting.
  const isForbidden = result.failure.kind === 'forbidden' && lane !== 'board';
  if (!isForbidden || state.cannotReadBack) return state;
  return { ...state, cannotReadBack: true, troubleSince: state.now };
};

const answered = (before: State, effect: Effect, result: Result): State => {
  const state = readBack(before, effect, result);
  const isThreads = effect.kind !== 'tell_host' && effect.kind !== 'forget';
  const isGone = result.kind === 'discord_failed' && result.failure.kind === 'unknown_channel';
  if (isGone && isThreads && state.record.status === 'open') return gone(state);
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

const resultCame = (state: State, { id, result }: Extract<Event, { kind: 'result' }>): State => {
  const effect = state.effects.find((one) => one.id === id);
  if (effect === undefined) return state;
  const without = { ...state, effects: state.effects.filter((one) => one !== effect) };
  return answered(without, effect, result);
};

// ---- the store

const storeFailed = (state: State): State => {
  if (state.record.status === 'opening' && state.stored === 0) return neverStored(state);
  const { delivery, longestHold } = state.rules.pace;
  const { now } = state;
  const writeAt = now + doubling(delivery, longestHold, state.storeFailures);
  const troubleSince = state.storeFailures === 0 ? now : state.troubleSince;
  return { ...state, storeFailures: state.storeFailures + 1, writeAt, troubleSince };
};

// ---- events

const leftServer = (state: State): State => {
  const { status, awaySince } = state.record;
  if (status !== 'open' || awaySince !== undefined) return state;
  return change(sessionBegan(takeBackUnbegun(state)), { awaySince: state.now });
};

const apply = (state: State, event: Event): State => {
  switch (event.kind) {
    case 'session':
      return wokenByChange(sessionBegan(state));
    case 'connection':
      return { ...(event.isUp ? state : deafened(state)), isDeaf: !event.isUp };
    case 'listed':
      return wokenByChange(listed(state, event));
    case 'woke':
      return woke(wokenByChange(state), event.lastMessageId);
    case 'message':
      return messageCame(state, event.message);
    case 'edited':
      return messageEdited(state, event);
    case 'deleted':
      return messagesDeleted(state, event);
    case 'self':
      return { ...state, self: event.self };
    case 'changed':
      return wokenByChange(state);
    case 'gone':
      return gone(state);
    case 'left_server':
      return leftServer(state);
    case 'typing':
      return typed(state, event.by);
    case 'linked':
      return hostLinked(lookIfUnlisted(state));
    case 'asked':
      return decide(takeBackUnbegun(lookIfUnlisted(state)), event);
    case 'result':
      return resultCame(state, event);
    case 'stored':
      return {
        ...state,
        stored: Math.max(state.stored, event.version),
        storeFailures: 0,
        lines: state.lines.filter(({ version }) => version > event.version),
      };
    case 'store_failed':
      return storeFailed(state);
    case 'time':
      return state;
    case 'closing':
      // What the store has not taken so far is tried once more, at once.
      return { ...takeBackUnbegun(state), closing: true, writeAt: state.now };
  }
};

// ---- planning

const nothingWaits = (state: State): State => {
  const { record, rules } = state;
  if (record.hold !== undefined) return letGo(state);
  const isIdle = state.now - record.lastTurnAt > rules.pace.sleepAfter;
  return isIdle ? holdOn(state, 'asleep') : state;
};

/** Neither paused nor holding. */
const mayAsk = (state: State): boolean => pauseOf(state.record) === undefined && mayTry(state);

const planTurn = (state: State): State => {
  const { record, gate, closing } = state;
  if (!isFree(state, 'turn')) return state;
  if (record.turn?.state === 'answered') return deliver(state, record.turn);
  if (record.turn !== undefined) return state.cutOff ? lookAtCutOff(state, record.turn) : state;
  const isKnownAll = gate.kind === 'open';
  // An end sets aside what is unseen in the thread anyway, so it need not wait for a look that may never succeed.
  const mayEnd = record.job?.kind === 'end';
  if (closing || !(isKnownAll || mayEnd)) return state;
  // What is still to be said comes before a reset, as it does before the next question.
  const isSaying = nextNote(state) !== undefined || isSpeaking(state);
  if (record.job !== undefined) return mayEnd || !isSaying ? planJob(state, record.job) : state;
  if (isSaying || !mayAsk(state)) return state;
  const [first] = state.waiting;
  return first === undefined ? nothingWaits(state) : askFirst(state, first);
};

const isAway = ({ record: { awaySince } }: State): boolean => awaySince !== undefined;

const isOverdue = ({ now, record, rules }: State): boolean =>
  record.awaySince !== undefined && now - record.awaySince > rules.pace.longestAway;

/** What each free lane does next. Settling may leave a lane free again: then it is planned once more. */
const plan = (began: State, applied: State): State => {
  if (applied.deleted) return applied;
  const { status } = applied.record;
  const state = status === 'open' ? lowerAll(lineStands(applied)) : applied;
  if (status === 'opening') return isFree(state, 'turn') ? planOpening(state) : state;
  if (status === 'ended') return planPeople(state);
  if (isOverdue(state)) return ended(state);
  if (isAway(state)) {
    if (state.record.job?.kind !== 'end') return planLook(withoutUnsaid(state));
    // If nothing can be said in the thread, an end requested elsewhere happens without a word.
    if (state.gate.kind === 'shut') return inLane(state, 'turn') === undefined ? ended(state) : state;
  }
  let next = planLook(state);
  for (let before = undefined as State | undefined; before !== next;) {
    before = next;
    next = planTurn(next);
    if (inLane(next, 'turn') !== undefined) break;
  }
  return planBoard(forgetReading(planPeople(planFloor(began, next))));
};

/** With nothing left that has to be read, it no longer matters that we may not. */
const forgetReading = (state: State): State => {
  const { cannotReadBack, gate, waiting, record } = state;
  const isNeeded =
    gate.kind !== 'open' ||
    record.turn !== undefined ||
    isSpeaking(state) ||
    (mayAsk(state) && waiting.some((one) => wordsOf(state, one) === undefined));
  return cannotReadBack && !isNeeded ? { ...state, cannotReadBack: false } : state;
};

// ---- the end of a step

const lazyKeys: readonly (keyof Conversation)[] = ['cursor', 'seen', 'settled', 'settledTo'];

/**
 * Nothing is lost by writing later if only the cursor has moved, or if the last part of an answer is in the thread, where
 * the next process would find it.
 */
const isUrgent = (before: Conversation, after: Conversation): boolean => {
  if (before === after) return false;
  const keys = Object.keys(after) as (keyof Conversation)[];
  const isDelivered = before.turn?.state === 'answered' && after.turn === undefined;
  const isLazy = (key: keyof Conversation): boolean =>
    lazyKeys.includes(key) || (key === 'turn' && isDelivered);
  return keys.some((key) => !isLazy(key) && before[key] !== after[key]);
};

const writeAtOf = (before: State, state: State, version: number): number | undefined => {
  const { record, now, stored, effects } = state;
  const isNever = stored === 0 && record.abandoned !== undefined;
  // What is being taken out of the store is not put there again.
  const isForgotten = effects.some((effect) => effect.kind === 'forget' && hasBegun(state, effect));
  if (state.deleted || isForgotten || isNever || version === stored) return undefined;
  if (state.storeFailures > 0) return state.writeAt;
  const isWaitedFor = effects.some(({ awaits }) => awaits > stored);
  if (isWaitedFor || state.closing || isUrgent(before.record, record)) return now;
  return Math.min(state.writeAt ?? Infinity, now + state.rules.pace.cursorSave);
};

const finish = (before: State, planned: State): State => {
  const moved = withCursor(planned);
  const version = moved.record === before.record ? before.version : before.version + 1;
  const isNew = ({ awaits }: Effect): boolean => awaits === withThisStep;
  const effects = moved.effects.some(isNew)
    ? moved.effects.map((effect) => (isNew(effect) ? { ...effect, awaits: version } : effect))
    : moved.effects;
  return { ...moved, version, effects, writeAt: writeAtOf(before, moved, version) };
};

/** The state after an event; its effects hold what it wants from the outside world. Pure. */
export const step = (state: State, event: Event, now: number): State =>
  finish(state, plan(state, apply({ ...state, now }, event)));

/** When something is due that no event will bring, in milliseconds since 1970. */
export const dueAt = (state: State, now: number): number | undefined => {
  const { record, rests, writeAt, rules } = state;
  const isOpen = record.status === 'open';
  const due = [
    writeAt,
    ...Object.values(rests).map((rest) => rest?.until),
    isOpen ? record.hold?.nextTryAt : undefined,
    isOpen && record.hold === undefined ? record.lastTurnAt + rules.pace.sleepAfter + 1 : undefined,
    record.awaySince === undefined ? undefined : record.awaySince + rules.pace.longestAway + 1,
    countDueAt(state),
    isOpen ? floorDueAt(state) : undefined,
    cursorDueAt(state),
  ];
  const future = due.filter((time): time is number => time !== undefined && time > now);
  return future.length === 0 ? undefined : Math.min(...future);
};

/** Nothing is under way that the end of the process should wait for. */
export const isSettled = (state: State): boolean => {
  const isBusy = state.effects.some((effect) => effect.lane !== 'look' && hasBegun(state, effect));
  const owesAnswer = state.record.turn?.state === 'answered' && state.record.awaySince === undefined;
  const owesNote = state.record.status === 'open' && nextNote(state) !== undefined;
  return !isBusy && !owesAnswer && !owesNote && state.version === state.stored;
};
