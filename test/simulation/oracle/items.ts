import type { Item } from '../../../src/machine/record.ts';
import { compareIds } from '../../../src/lib/ids.ts';
import { broken } from '../base.ts';
import { speakerOf, writtenBy } from '../discord.ts';
import type { SimMessage } from '../discord.ts';
import { bot } from '../places.ts';
import { isHeard, isQuestion } from './hearing.ts';
import { isNobody, isNotTaken } from './oracle.ts';
import type { Oracle } from './oracle.ts';
import { appended, arrivals, endsAtOnce, isMixed, itemsOf } from './step.ts';
import type { Step } from './step.ts';

/** What is left to do comes, changes and goes for a reason. */

/** CATCH_UP_MINUTES. */
const catchUp = 15 * 60_000;

export const checkItems = (oracle: Oracle, step: Step): void => {
  const { before, after } = step;
  const had = itemsOf(before);
  const places = new Set<string>();
  for (const item of itemsOf(after)) {
    const { id, place, is } = item;
    if (places.has(place)) broken(2, `${place} is open twice`);
    places.add(place);
    if (is !== 'waiting') oracle.putOff.add(id);
    if (is === 'doubt') oracle.doubted.set(place, id);
    const known = had.find((one) => one.place === place);
    if (known === undefined) checkNew(oracle, step, item);
    else if (known.is !== is) checkChanged(oracle, step, known, item);
  }
  const gone = had.filter(
    ({ place, id }) => !places.has(place) && !isMoved(step, id) && after.turn?.item.place !== place,
  );
  const asked = before.turn?.at === 'submitted' ? before.turn.item.place : undefined;
  for (const item of gone) {
    const { id, is, place } = item;
    // What comes of a turn is judged with it.
    if (place === asked || endsAtOnce(step) || isTaken(oracle, step, item)) continue;
    broken(5, `${id} (${is} at ${place}) vanishes because of ${step.why}`);
  }
  checkCounts(oracle, step, gone);
};

const checkNew = (oracle: Oracle, step: Step, { id, place, by, is }: Item): void => {
  const { before, after, result, request, why } = step;
  const message = oracle.message(id);
  if (speakerOf(message) !== by && !isNobody(by)) broken(1, `${id} is not ${by}'s`);
  if (place !== id) {
    const isWanted = request === place && ['ask_this', 'ask_again', 'ask_it'].includes(why);
    if (!isWanted || is !== 'waiting') broken(2, `${id} has the place ${place}`);
    return;
  }
  const { isRestored } = oracle.world;
  if (!arrivals(step).includes(id)) broken(2, `${id} is open again`);
  if (is === 'doubt') return isRestored ? undefined : broken(2, `${id} is in doubt and was never asked`);
  if (is === 'aside' && !isTooOld(oracle, step, message, -5_000))
    broken(5, `${id} is set aside, and is not old`);
  if (is === 'aside') return;
  const isFromPage = result?.kind === 'page' && result.messages.some((one) => one.id === id);
  if (isFromPage && isTooOld(oracle, step, message, 5_000)) broken(11, `${id} is old, and is to be asked`);
  // Meanwhile, the floor may have come and gone.
  const isShort = isMixed(step) && before.terms.who === 'hands';
  const who = { by, at: writtenBy(message) };
  if (!isShort && !isHeard(before, who) && !isHeard(after, who)) broken(1, `${by} is not heard`);
  const how = { hears: before.terms.hears, readsMessages: oracle.world.discord.readsMessages };
  if (!message.wordings.some((one) => isQuestion(message, one, how))) broken(1, `${id} is no question`);
};

/** Give or take a moment. A clock that was set meanwhile does not tell what was written while the bot was out of the server. */
const isTooOld = ({ world }: Oracle, { before }: Step, { at }: SimMessage, give: number): boolean => {
  if (world.clock() - at > catchUp + give) return true;
  if (before.away === undefined) return false;
  return world.hasJumped ? give < 0 : at + world.skew > before.away + give;
};

const checkChanged = ({ world }: Oracle, { why, press }: Step, before: Item, after: Item): void => {
  const change = `${before.is} ${after.is}`;
  const isRight =
    (change === 'waiting aside' && (why === 'set_aside' || why === 'result')) ||
    (change === 'aside waiting' && press?.kind === 'answer_aside' && isSeen(press.on, after.place)) ||
    // What comes of a call is judged with the turn.
    change === 'waiting doubt';
  if (!isRight && !world.isRestored) broken(5, `${after.id}, ${change}, because of ${why}`);
};

/** Somebody wants it asked at another place. */
export const isMoved = ({ press }: Step, id: string): boolean =>
  press?.kind === 'ask_this'
    ? press.message.id === id
    : press?.kind === 'ask_again' || press?.kind === 'ask_it';

/** It was deleted, is no question any more, or cannot be read any more. */
const hasGone = (oracle: Oracle, { id, place }: Item): boolean => {
  const { deletedAt, wordings, author } = oracle.message(id);
  const isUnread = !oracle.world.discord.readsMessages && author !== bot;
  const isTalk = wordings.some(({ isQuestion: isMeant, words, isAddressed }, index) => {
    if (index > 0 && isUnread && !isAddressed) return true;
    return place === id ? !isMeant : words === '';
  });
  return deletedAt !== undefined || isTalk;
};

/** The press was about it. */
export const isSeen = (on: string | undefined, place: string): boolean =>
  on === undefined || compareIds(place, on) <= 0;

const isDropped = ({ before, after, press, request }: Step, { is, place, by }: Item): boolean => {
  switch (press?.kind) {
    case 'skip_waiting':
      return is === 'waiting' && isSeen(press.on, place);
    case 'skip_aside':
      return is === 'aside' && isSeen(press.on, place);
    case 'skip_doubt':
      return is === 'doubt' && press.place === place;
    case 'forget_person':
      return press.person === by;
    default: {
      const pressed =
        press?.kind === 'job' && request !== undefined ? { kind: press.job, at: request } : undefined;
      const job = after.job ?? before.job ?? pressed;
      if (job === undefined) return after.phase === 'ended' && before.phase === 'open';
      return job.kind === 'end' || (is !== 'doubt' && compareIds(place, job.at) < 0);
    }
  }
};

/** It need not be asked any more. */
export const isTaken = (oracle: Oracle, step: Step, item: Item): boolean =>
  isDropped(step, item) || hasGone(oracle, item) || oracle.world.isRestored;

/** What is dropped is counted in a line. */
const checkCounts = (oracle: Oracle, step: Step, gone: readonly Item[]): void => {
  const { before, effect, result, why } = step;
  if (endsAtOnce(step) || why === 'forget_person' || oracle.world.isRestored) return;
  const settled = effect?.kind === 'call' && !isNotTaken(result) ? before.turn?.item.place : undefined;
  const dropped = gone.filter(
    (item) => item.place !== settled && item.is !== 'doubt' && isDropped(step, item),
  );
  const counted = dropped.filter((item) => !hasGone(oracle, item));
  const line = appended(step).find(({ what }) => what.kind === 'dropped');
  // What has just come is among it.
  const isLeft = (id: string): boolean => !itemsOf(step.after).some((item) => item.id === id);
  const arrived = isMixed(step) ? arrivals(step).filter(isLeft) : [];
  // What was said to be dropped, was wanted again, and has gone with a process, stays dropped.
  const isSaid = (id: string): boolean =>
    oracle.said.get(oracle.dropped.get(id) ?? '')?.message !== undefined;
  if (line !== undefined)
    for (const id of [...arrived, ...dropped.map((item) => item.id)])
      if (!isSaid(id)) oracle.dropped.set(id, line.key);
  if (counted.length === 0) return;
  const count = line?.what.kind === 'dropped' ? line.what.count : 0;
  const isMore = count > gone.length && !isMixed(step) && why !== 'result';
  if (count < counted.length || isMore) broken(5, `${counted.length} are dropped, and ${count} counted`);
};
