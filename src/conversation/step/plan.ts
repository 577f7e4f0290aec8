import { lanes } from '../domain/effect.ts';
import { countDueAt, isToldAll, nextNote, planBoard, withoutUnsaid } from '../notices/board.ts';
import { isPaused } from '../domain/hearing-terms.ts';
import type { Job } from '../domain/record.ts';
import { askFirst, lookAtCutOff } from '../talk/asking.ts';
import { planLook } from '../talk/catching-up.ts';
import { deliver } from '../talk/delivering.ts';
import { floorDueAt, floorNoticeStands, lowerAll, planFloor } from '../room/floor.ts';
import { planJob } from '../life/jobs.ts';
import { planOpening } from '../life/opening.ts';
import { isSpeaking, planPeople } from '../talk/speaking.ts';
import { cursorDueAt } from '../talk/cursor.ts';
import { ended } from '../life/ended.ts';
import { suspend, resume, mayTry } from '../talk/suspension.ts';
import { effectsOf, hasBegun, inLane, isFree } from '../state/lanes.ts';
import { wordsOf } from '../talk/queue.ts';
import { readable } from '../talk/thread.ts';
import type { State } from '../state/state.ts';

/** What each free lane does next, when something is due, and whether anything is still owed. */

const nothingWaits = (state: State): State => {
  const { record, environment } = state;
  if (record.suspension !== undefined) return resume(state);
  const isIdle = state.now - record.lastTurnAt > environment.timings.sleepAfter;
  return isIdle ? suspend(state, 'asleep') : state;
};

/** Neither paused nor suspended. */
const mayAsk = (state: State): boolean => !isPaused(state.record) && mayTry(state);

/** Something is still to be said in the thread: the next question waits for it. */
const hasMoreToSay = (state: State): boolean => nextNote(state) !== undefined || isSpeaking(state);

/** A reset waits until all is said, too; an end is announced like everything else, but waits before it closes the thread. */
const mayGoOn = (state: State, { kind, done }: Job): boolean =>
  kind === 'end' ? done !== true || isToldAll(state) : !hasMoreToSay(state);

const planTurn = (state: State): State => {
  const { record, thread, life } = state;
  if (!isFree(state, 'turn')) return state;
  if (record.turn?.state === 'answered') return deliver(state, record.turn);
  if (record.turn !== undefined) return state.delivery.cutOff ? lookAtCutOff(state, record.turn) : state;
  const isKnownAll = thread.gate.kind === 'open';
  // An end sets aside what is unseen in the thread anyway, so it need not wait for a look that may never succeed.
  const mayEnd = record.job?.kind === 'end';
  if (life.closing || !(isKnownAll || mayEnd)) return state;
  if (record.job !== undefined) return mayGoOn(state, record.job) ? planJob(state, record.job) : state;
  if (hasMoreToSay(state) || !mayAsk(state)) return state;
  const [first] = state.waiting;
  return first === undefined ? nothingWaits(state) : askFirst(state, first);
};

const isAway = ({ record: { awaySince } }: State): boolean => awaySince !== undefined;

const isOverdue = ({ now, record, environment }: State): boolean =>
  record.awaySince !== undefined && now - record.awaySince > environment.timings.longestAway;

/** `began`: the state as the step began. If settling leaves the turn's lane free again, it is planned once more. */
export const plan = (began: State, applied: State): State => {
  if (applied.life.deleted) return applied;
  const { status } = applied.record;
  const state = status === 'open' ? lowerAll(floorNoticeStands(applied)) : applied;
  if (status === 'opening') return isFree(state, 'turn') ? planOpening(state) : state;
  if (status === 'ended') return planPeople(state);
  if (isOverdue(state)) return ended(state);
  if (isAway(state)) {
    if (state.record.job?.kind !== 'end') return planLook(withoutUnsaid(state));
    // If nothing can be said in the thread, an end requested elsewhere happens without a word.
    if (state.thread.gate.kind === 'shut') return inLane(state, 'turn') === undefined ? ended(state) : state;
  }
  let next = planLook(state);
  let before: State;
  do {
    before = next;
    next = planTurn(before);
  } while (next !== before && inLane(next, 'turn') === undefined);
  return planBoard(forgetReading(planPeople(planFloor(began, next))));
};

/** Once nothing is left that has to be read, it no longer matters that we may not read. */
const forgetReading = (state: State): State => {
  const { waiting, record } = state;
  const { cannotReadBack, gate } = state.thread;
  const isNeeded =
    gate.kind !== 'open' ||
    record.turn !== undefined ||
    isSpeaking(state) ||
    (mayAsk(state) && waiting.some((one) => wordsOf(state, one) === undefined));
  return cannotReadBack && !isNeeded ? readable(state, true) : state;
};

/** When something is next due that no event will announce, in milliseconds since 1970. */
export const dueAt = (state: State, now: number): number | undefined => {
  const { record, writer, environment } = state;
  const isOpen = record.status === 'open';
  const due = [
    writer.writeAt,
    ...lanes.map((lane) => state.lanes[lane].rest?.until),
    isOpen ? record.suspension?.nextTryAt : undefined,
    isOpen && record.suspension === undefined
      ? record.lastTurnAt + environment.timings.sleepAfter + 1
      : undefined,
    record.awaySince === undefined ? undefined : record.awaySince + environment.timings.longestAway + 1,
    countDueAt(state),
    isOpen ? floorDueAt(state) : undefined,
    cursorDueAt(state),
  ];
  const future = due.filter((time): time is number => time !== undefined && time > now);
  return future.length === 0 ? undefined : Math.min(...future);
};

/** Nothing has to be waited for before the process ends. */
export const isSettled = (state: State): boolean => {
  const isBusy = effectsOf(state).some((effect) => effect.lane !== 'look' && hasBegun(state, effect));
  const owesAnswer = state.record.turn?.state === 'answered' && state.record.awaySince === undefined;
  const owesNote = state.record.status === 'open' && nextNote(state) !== undefined;
  return !isBusy && !owesAnswer && !owesNote && state.writer.version === state.writer.stored;
};
