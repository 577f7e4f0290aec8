import type { Payer } from '../../../src/conversation/domain/fair-use.ts';
import type { Result } from '../../../src/conversation/domain/event.ts';
import type { Task } from '../../../src/conversation/domain/ports.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { Arrival } from '../world/service.ts';
import type { SimMessage } from '../world/message.ts';
import type { World } from '../world/world.ts';
import { Breach } from './breach.ts';
import type { History } from './history.ts';

/** How many questions are asked: invariant 13. */

/** A call that was not sent because its question was beyond a limit, and whose process was told so. */
export interface Refusal {
  readonly conversation: string;
  readonly question: string;
  readonly speaker: string;
  readonly of: Payer;
  readonly until: number;
  readonly at: number;
}

const minute = 60_000;

/** What the service has certainly not taken costs nothing; what it has refused for its own reasons counts. */
const free = ['not_taken', 'misconfigured', 'invalid_grant', 'needs_link', 'host_left'];

const isCounted = ({ failure }: Arrival): boolean => failure === undefined || !free.includes(failure);

/** What has reached the service of those who share a payer. */
const arrivalsFor = ({ service }: World, of: Payer, speaker: string): readonly Arrival[] =>
  service.arrivals.filter(
    (arrival) => arrival.kind === 'call' && (of === 'account' || arrival.speaker === speaker),
  );

/** One window after another, each from its first question on: none holds more than the limit allows. */
const checkWindows = (
  arrivals: readonly Arrival[],
  { most, lasts }: { readonly most: number; readonly lasts: number },
): void => {
  let over = -Infinity;
  let count = 0;
  for (const arrival of arrivals) {
    if (arrival.at >= over) {
      over = arrival.at + lasts;
      count = 0;
    }
    if (isCounted(arrival)) count += 1;
    if (count > most) throw new Breach(13, `${count} are asked where ${most} are allowed`);
  }
};

/** Nothing is refused before a limit is reached. */
const checkRefusal = (world: World, { of, speaker, until, at }: Refusal): void => {
  const limit = world.room.limits[of];
  if (limit === undefined) throw new Breach(13, 'a question is refused although there is no limit');
  const asked = arrivalsFor(world, of, speaker).filter(
    (arrival) => arrival.at >= until - limit.lasts && arrival.at <= at && isCounted(arrival),
  );
  if (asked.length < limit.most)
    throw new Breach(13, `a question is refused after ${asked.length} of ${limit.most}`);
  // The window may have ended while the refusal was on its way.
  if (until <= at - minute) throw new Breach(13, 'a question is refused until a time that is past');
};

export const refusedFor = (history: History, { record, effect }: Task, result: Result): void => {
  if (effect.kind !== 'call' || result.kind !== 'no_room' || record.turn === undefined) return;
  const refusal: Refusal = {
    conversation: record.id,
    question: record.turn.messageId,
    speaker: record.turn.speakerId,
    of: result.of,
    until: result.until,
    at: history.world.timeline.now,
  };
  history.refusals.push(refusal);
  checkRefusal(history.world, refusal);
};

/** The notice is still to come or was posted; it may have been deleted since. */
const isTold = ({ world }: History, record: Conversation, { of, speaker }: Refusal): boolean => {
  const isIt = ({ notice, repliesTo }: SimMessage): boolean => {
    if (notice?.kind !== 'no_room' || notice.of !== of) return false;
    const about = [...world.said.values()].find(({ message }) => message.id === repliesTo?.messageId);
    // A stand-in asks for somebody who has been forgotten.
    const isTheirs = about === undefined || about.speaker === speaker || speaker.startsWith('0');
    return of === 'account' || isTheirs;
  };
  const isComing = record.notes?.some(({ telling }) => telling.kind === 'no_room' && telling.of === of);
  const thread = world.threadOf(record.id);
  return isComing === true || thread === undefined || world.discord.messagesIn(thread).some(isIt);
};

/** Invariant 13, once nothing moves any more: whoever reached a limit was told so. */
export const checkRoom = (history: History, record: Conversation): void => {
  for (const refusal of history.refusals) {
    const isAside = record.aside?.ids.some((id) => id === refusal.question) === true;
    if (refusal.conversation !== record.id || !isAside || isTold(history, record, refusal)) continue;
    throw new Breach(13, `${refusal.question} is beyond a limit, and nobody was told`);
  }
};

export const checkAsked = ({ world }: History): void => {
  const { person, account } = world.room.limits;
  const speakers = new Set(world.service.arrivals.map(({ speaker }) => speaker));
  if (account !== undefined) checkWindows(arrivalsFor(world, 'account', ''), account);
  if (person === undefined) return;
  for (const speaker of speakers) checkWindows(arrivalsFor(world, 'person', speaker ?? ''), person);
};
