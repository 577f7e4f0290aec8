import type { Conversation } from '../../../src/machine/record.ts';
import { compareIds } from '../../../src/lib/ids.ts';
import { broken } from '../base.ts';
import { called } from './effects.ts';
import { checkItems } from './items.ts';
import type { Oracle } from './oracle.ts';
import { checkPress } from './presses.ts';
import { checkOutgoing } from './saying.ts';
import { arrivals, itemsOf, overlap, timeOf } from './step.ts';
import type { Step } from './step.ts';
import { checkArrivals, checkEdit, forgiveGap } from './telling.ts';
import { checkTime, isUpNow } from './time.ts';
import { checkTurn } from './turns.ts';

/** Whether what the machine has just done follows from what it has just heard. */

const longestWait = 3_600_000;

const terms = ['set_time', 'pause', 'resume', 'terms', 'co_hosts', 'forget_person', 'open'];

export const checkStep = (oracle: Oracle, step: Step): void => {
  const { process, before, after, cause, why, effect, result, hadGap } = step;
  if (effect?.kind === 'call' && result !== undefined) called(oracle, process, effect, result);
  if (result?.kind === 'edited') oracle.editedAt = oracle.now;
  if (why === 'forget_person') oracle.forgotAt = oracle.now;
  // What is told waits for the store, too.
  if ((step.hasGap && !hadGap) || cause.kind === 'store_failed') oracle.refusedAt.push(oracle.now);
  if (step.hasGap && !hadGap) process.watched.gapSince = oracle.now;
  if (hadGap && !step.hasGap) forgiveGap(oracle, process);
  // A suspension ends with what has waited.
  const isOver = after.suspension === undefined && before.suspension !== undefined;
  const isFresh =
    isOver || (after.suspension === undefined && !itemsOf(after).some(({ is }) => is === 'waiting'));
  // Whatever came of it: what is asked next has its own tries.
  const isResetOver = before.job?.kind === 'reset' && after.job?.kind !== 'reset';
  if (isFresh || isResetOver || ['linked', 'try_now', 'job'].includes(why))
    oracle.refusals = { inRow: 0, until: 0 };
  for (const id of arrivals(step)) oracle.heardAt.set(id, oracle.now);
  checkArrivals(oracle, step);
  if (cause.kind === 'edited' && !hadGap && cause.message !== undefined)
    checkEdit(oracle, step, cause.message);
  checkPress(oracle, step);
  checkEnd(step);
  if (before === after) return;
  if (before.suspension !== after.suspension) suspended(oracle, after);
  if (before.terms !== after.terms && !terms.includes(why) && !isUpNow(step))
    broken(5, `the terms change because of ${why}`);
  checkTime(oracle, step);
  if (before.inbox !== after.inbox || before.turn !== after.turn) checkItems(oracle, step);
  if (before.turn !== after.turn) checkTurn(oracle, step);
  if (before.outgoing !== after.outgoing) checkOutgoing(oracle, step);
  checkInbox(oracle, step);
};

/** An end waits for what is under way, and not for the right to read the thread; nor does a deletion wait for a hint. */
const checkEnd = ({ after, process, hasGap }: Step): void => {
  const { memory, lanes } = process.state;
  const isRefused = memory.gap?.at === 'reading' && memory.gap.refused !== undefined;
  const isWaiting = after.phase === 'open' && after.job?.kind === 'end' && lanes.turn.effect === undefined;
  if (isRefused && isWaiting) broken(5, 'an end waits for the right to read');
  const isKept = after.ended?.because === 'deleted' && after.hints.length > 0 && !hasGap && !memory.deleted;
  const isIdle = lanes.people.effect === undefined && lanes.people.restUntil < process.now.now;
  if (isKept && isIdle) broken(5, 'a deletion waits for a hint');
};

/** How long it lasts goes by a clock that never jumps. */
export const suspended = (oracle: Oracle, { suspension }: Conversation): void => {
  const left = (suspension?.nextTryAt ?? Infinity) - oracle.world.clock();
  // Nobody waits for more than an hour; what lies further ahead was stored before the clock was set back.
  const isOdd = suspension?.nextTryAt !== undefined && left > longestWait;
  oracle.suspendedUntil = suspension === undefined || isOdd ? 0 : oracle.now + left;
};

const checkInbox = ({ world }: Oracle, { before, after }: Step): void => {
  const { upTo, recent } = after.inbox;
  // A response may come late.
  const old = recent.length > 8 ? recent.filter((id) => timeOf(id) < timeOf(upTo) - overlap).length : 0;
  if (old > 2 && !world.isRestored) broken(9, 'what was seen is never forgotten');
  if (upTo === before.inbox.upTo) return;
  if (compareIds(upTo, before.inbox.upTo) < 0) broken(5, `upTo falls back to ${upTo}`);
  if (!world.discord.byId.has(upTo) && upTo !== world.discord.thread)
    broken(5, `upTo is no message: ${upTo}`);
};
