import { firstIdAt, timeOfId } from '../lib/ids.ts';
import type { Draft } from './draft.ts';
import type { Authority, Concern, DecisionOf } from './events.ts';
import { note } from './lanes.ts';
import { isForOthers, tell } from './manage.ts';
import { isTimeUp } from './record.ts';
import type { TimeLimit } from './record.ts';
import type { StatusSource } from './status.ts';

/**
 * Pauses, by hand and by the clock: at the end of the time that a conversation has, the clock presses Pause. That end is a
 * moment of Discord's clock, and messages are judged by their own time, whenever they are heard; only the wait for the end
 * goes by our own clock.
 */

/** Minutes before the end, from when the status says that little time is left. */
const near = 1;
/** Minutes that one press adds. */
export const moreMinutes = 2;

/** Stands for the end where there is none. */
export const noEnd = 'none';

// ---- the time that is left

interface Given extends Pick<TimeLimit, 'on' | 'by' | 'forAll'> {
  /** In milliseconds, after the press. */
  readonly left: number;
  readonly press: string;
}

const setClock = (d: Draft, { left, press, on, by, forAll }: Given): void => {
  const isHeld = d.record.terms.paused !== undefined;
  d.record.time = { on, by, forAll, endsAt: timeOfId(press) + left, left: isHeld ? left : undefined };
  d.memory.upAt = isHeld ? undefined : d.now + left;
};

const leftAt = ({ endsAt, left }: TimeLimit, press: string): number =>
  left ?? Math.max(0, endsAt - timeOfId(press));

const takeLimitAway = (d: Draft): void => {
  d.record.time = undefined;
  d.memory.upAt = undefined;
};

/** A pause by hand holds the time, but a student's pause not that of all groups. */
const hold = (d: Draft, press: string, { forAll, manages }: Authority): void => {
  const { time } = d.record;
  if (time === undefined || time.left !== undefined) return;
  if (time.forAll === true && forAll !== true && manages !== true) return;
  d.record.time = { ...time, left: leftAt(time, press) };
  d.memory.upAt = undefined;
};

/** It is not paused any more. */
const goOn = (d: Draft): void => {
  d.record.terms = { ...d.record.terms, paused: undefined, pausedAt: undefined, pausedForAll: undefined };
  d.memory.talked = false;
};

const pauseByClock = (d: Draft, time: TimeLimit): void => {
  const { terms } = d.record;
  const { by, endsAt, forAll } = time;
  const at = firstIdAt(endsAt);
  d.record.time = { ...time, is: 'up' };
  // In a pause that did not hold it, what was talk stays talk.
  d.record.terms = { ...terms, paused: by, pausedAt: terms.pausedAt ?? at, pausedForAll: forAll };
  d.memory.upAt = undefined;
  tell(d, undefined);
  note(d, { kind: 'time_up', at, by, time: endsAt });
};

/** What was written or pressed after the end shows that the time is up. */
export const noteTime = (d: Draft, at: string): void => {
  const { time } = d.record;
  if (d.memory.upAt !== undefined && time !== undefined && timeOfId(at) >= time.endsAt) pauseByClock(d, time);
};

// ---- what people decide

const decisions = {
  pause: (d, { by, ...may }, at) => {
    const { terms, time } = d.record;
    const isUp = isTimeUp(d.record);
    if (isUp && isForOthers(time?.forAll, may)) return { kind: 'for_all' };
    const isTakenOver = may.forAll === true && terms.pausedForAll === undefined;
    if (terms.paused !== undefined && !isUp && !isTakenOver) return { kind: 'nothing' };
    // It becomes a pause by hand, and no time is left.
    if (isUp) takeLimitAway(d);
    hold(d, at, may);
    if (terms.paused === undefined) d.memory.talked = false;
    // What was talk stays talk.
    const pausedAt = terms.paused === undefined ? at : terms.pausedAt;
    d.record.terms = { ...terms, paused: by, pausedAt, pausedForAll: may.forAll };
    tell(d, undefined);
    note(d, { kind: 'pause', at, by, time: d.wall });
    return { kind: 'done' };
  },
  resume: (d, { by, on, ...may }, at) => {
    const { paused, pausedAt = on, pausedForAll } = d.record.terms;
    if (paused === undefined || (on !== undefined && on !== pausedAt)) return { kind: 'nothing' };
    if (isTimeUp(d.record)) return { kind: 'time_up' };
    if (isForOthers(pausedForAll, may)) return { kind: 'for_all' };
    const { talked } = d.memory;
    const { time } = d.record;
    goOn(d);
    if (time?.left !== undefined) setClock(d, { ...time, left: time.left, press: at });
    tell(d, { kind: 'resumed', by, talked });
    note(d, { kind: 'resume', at, by, time: d.wall });
    return { kind: 'done' };
  },
  set_time: (d, { by, on, give: wanted, ...may }, at) => {
    const { time } = d.record;
    if (on !== undefined && on !== (time?.on ?? noEnd)) return { kind: 'nothing' };
    if (isForOthers(time?.forAll, may)) return { kind: 'for_all' };
    const { minute } = d.env.timings;
    const left = leftOf(wanted, { time, press: at, minute });
    if (left === undefined) return { kind: 'nothing' };
    const talked = isTimeUp(d.record) && d.memory.talked;
    if (isTimeUp(d.record)) goOn(d);
    if (left === 'no_limit') takeLimitAway(d);
    else setClock(d, { on: at, by, forAll: may.forAll, left, press: at });
    tell(d, { kind: 'time', by, isLimited: left !== 'no_limit', talked });
    const minutes = left === 'no_limit' ? undefined : Math.round(left / minute);
    note(d, { kind: 'time', at, by, time: d.wall, minutes });
    return { kind: 'done' };
  },
} satisfies Concern['decisions'];

interface Before {
  readonly time: TimeLimit | undefined;
  readonly press: string;
  readonly minute: number;
}

/** Undefined where there is nothing to change. */
const leftOf = (
  wanted: DecisionOf<'set_time'>['give'],
  { time, press, minute }: Before,
): number | 'no_limit' | undefined => {
  if (typeof wanted === 'number') return wanted * minute;
  if (typeof wanted === 'object') {
    const left = wanted.until - timeOfId(press);
    return left > 0 ? left : undefined;
  }
  if (time === undefined) return undefined;
  return wanted === 'no_limit' ? wanted : leftAt(time, press) + moreMinutes * minute;
};

const plan = (d: Draft): number | undefined => {
  const { time } = d.record;
  const { upAt } = d.memory;
  if (time === undefined || upAt === undefined || d.record.phase !== 'open') return undefined;
  if (upAt <= d.now) {
    pauseByClock(d, time);
    return undefined;
  }
  const nearAt = upAt - near * d.env.timings.minute;
  if (nearAt > d.now) return nearAt;
  if (time.is === undefined) {
    d.record.time = { ...time, is: 'near' };
    tell(d, d.memory.news);
  }
  return upAt;
};

export const pausing = { decisions, plan } satisfies Concern;

// ---- what the status shows of it

export const showPaused: StatusSource = ({ record }) => {
  const { paused, pausedAt } = record.terms;
  if (paused === undefined || isTimeUp(record)) return undefined;
  return { line: { kind: 'paused', by: paused }, buttons: [{ kind: 'resume', on: pausedAt }] };
};

export const showTime: StatusSource = ({ record: { time } }) => {
  if (time === undefined) return undefined;
  const { on, endsAt, left, is } = time;
  // What is held counts no time down.
  if (left !== undefined) return undefined;
  const more = is === undefined ? undefined : ({ kind: 'more_time', on } as const);
  const others = is === 'up' ? ([{ kind: 'no_limit', on }, { kind: 'end' }] as const) : [];
  return { line: { kind: 'time', endsAt, is }, buttons: [more, ...others] };
};
