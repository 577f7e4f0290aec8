import type { DecisionOf } from '../../../src/machine/events.ts';
import type { Conversation, TimeLimit } from '../../../src/machine/record.ts';
import { timeOfId } from '../../../src/lib/ids.ts';
import { broken } from '../base.ts';
import type { Oracle } from './oracle.ts';
import type { Step } from './step.ts';

/** The time that a conversation has: presses set, hold and take it away, and Discord's clock alone says when it is up. */

const minute = 60_000;
const more = 2;
const reasons = ['set_time', 'pause', 'resume', 'forget_person'];

/** What is left of it when somebody presses. */
const leftOf = (time: TimeLimit, at: number): number => time.left ?? Math.max(0, time.endsAt - at);

const isSame = (a: TimeLimit | undefined, b: TimeLimit | undefined): boolean =>
  a?.on === b?.on && a?.endsAt === b?.endsAt && a?.left === b?.left;

/** It is up when somebody presses, or is shown by the press to be. */
export const isUpBy = ({ time }: Pick<Conversation, 'time'>, at: string): boolean =>
  time?.is === 'up' || (time !== undefined && time.left === undefined && timeOfId(at) >= time.endsAt);

/** The clock has paused it in this step; an end in the same step takes the time away. */
export const isUpNow = ({ before: { time }, after }: Pick<Step, 'before' | 'after'>): boolean =>
  time !== undefined &&
  time.is !== 'up' &&
  after.terms.paused === time.by &&
  (after.time?.is === 'up' || after.phase === 'ended');

/** A second tap, and one on what is not shown any more, change nothing; nor does a student what is for all groups. */
export const isTimeRight = (
  { before, after, request = '0' }: Step,
  { on, give, by, manages, forAll }: DecisionOf<'set_time'>,
): boolean => {
  const at = timeOfId(request);
  const { time } = before;
  const isLate = on !== undefined && on !== (time?.on ?? 'none');
  const isRefused = time?.forAll === true && manages !== true;
  const isPast = typeof give === 'object' && give.until <= at;
  if (isLate || isRefused || isPast || (time === undefined && typeof give === 'string'))
    return isSame(time, after.time);
  if (give === 'no_limit') return after.time === undefined;
  const left = give === 'more' ? (time === undefined ? 0 : leftOf(time, at)) + more * minute : give;
  const lasts = typeof left === 'object' ? left.until - at : give === 'more' ? left : left * minute;
  const isHeld = before.terms.paused !== undefined && !isUpBy(before, request);
  const isRight = isHeld ? after.time?.left === lasts : after.time?.endsAt === at + lasts;
  const isOpen = isHeld || after.terms.paused === undefined;
  return (
    isRight && isOpen && after.time?.on === request && after.time.by === by && after.time.forAll === forAll
  );
};

/** A pause by hand holds it, but a student's not what is for all groups. */
export const isHeldRight = (
  { before: { time }, after, request = '0' }: Step,
  { forAll, manages }: DecisionOf<'pause'>,
): boolean => {
  if (time === undefined) return true;
  const isOthers = time.forAll === true && forAll !== true && manages !== true;
  return isOthers ? isSame(time, after.time) : after.time?.left === leftOf(time, timeOfId(request));
};

export const isResumedRight = ({ before: { time }, after, request = '0' }: Step): boolean =>
  time?.left === undefined
    ? isSame(time, after.time)
    : after.time?.left === undefined && after.time?.endsAt === timeOfId(request) + time.left;

/** How late a press may come. */
const latest = 500;

export const checkTime = (oracle: Oracle, { process, before, after, why }: Step): void => {
  const { now, world } = oracle;
  const [had, has] = [before.time, after.time];
  const isOver = after.phase === 'ended';
  if (!isSame(had, has) && !reasons.includes(why) && !isOver) broken(5, `the time changes because of ${why}`);
  if (has === undefined || has.left !== undefined || isOver) return;
  const { on, endsAt, is } = has;
  if (is === 'up' && after.terms.paused === undefined) broken(5, 'time is up, and it is not paused');
  // Another process had the press, and this one knows by its machine's clock alone how late it is.
  const isOurs = world.presses.find(({ id }) => id === on)?.process === process;
  const early = isOurs ? 0 : Math.max(0, process.watched.skew);
  const late = latest + (isOurs ? 0 : Math.max(0, -process.watched.skew));
  // What a process with another clock has stored stays.
  const isSaid = is !== had?.is || on !== had?.on;
  if (isSaid && is === 'up' && now < endsAt - early) broken(5, `time is up ${endsAt - now} ms early`);
  if (isSaid && is !== undefined && now < endsAt - minute - early)
    broken(6, 'little time is said to be left');
  if (is !== 'up' && now > endsAt + late) broken(6, `time is up since ${now - endsAt} ms`);
  if (is === undefined && now > endsAt - minute + late) broken(6, 'nobody hears that little time is left');
};
