import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { Request } from '../world/world.ts';
import { channel } from '../world/places.ts';
import { Breach } from './breach.ts';
import { standingOf } from './history.ts';
import type { History } from './history.ts';

/** What is left once nothing moves any more: invariants 9 and 10. */

/** Invariant 9: nothing is half done. */
export const checkNothingLeft = (record: Conversation): void => {
  const { turn, job, notes = [], relayed, status } = record;
  if (status === 'ended') return;
  if (turn !== undefined) throw new Breach(9, `${turn.messageId} is ${turn.state}, and nothing goes on`);
  if (job !== undefined) throw new Breach(9, `a ${job.kind} is under way, and nothing goes on`);
  if (notes.length > 0) throw new Breach(9, `${notes.length} notes have not been said`);
  if (relayed.some(({ messageId }) => messageId === undefined))
    throw new Breach(9, 'something that the bot should say for somebody has not been said');
};

/** Invariant 9: if the service does not know the case, nobody goes on asking; and nobody is told so without reason. */
export const checkNoCase = ({ noCase, world }: History, { id, status, noSuchCase }: Conversation): void => {
  const told = noCase.get(id);
  if (noSuchCase === true && told === undefined)
    throw new Breach(9, `${id} ended as if the service knew no such case`);
  const isCleared = world.requests.some(
    ({ conversation, decision }) => conversation === id && decision.kind === 'job',
  );
  if (told?.isAlive === true && status === 'open' && !isCleared)
    throw new Breach(9, `${id} goes on, and the service knows no such case`);
};

const announcements = ({ world }: History, id: string): number =>
  world.discord
    .messagesIn(channel)
    .filter(
      ({ conversation, origin, deletedAt }) =>
        conversation === id && origin?.kind === 'announcement' && deletedAt === undefined,
    ).length;

/** Invariant 10: an opening has ended in one conversation, or in nothing and a word to its host. */
export const checkOpening = (history: History, id: string, record: Conversation | undefined): void => {
  const { world } = history;
  if (record === undefined) return checkGone(history, id);
  if (record.status === 'opening') throw new Breach(10, `${id} is being opened, and nothing goes on`);
  const wanted = record.private ? 0 : 1;
  const announced = announcements(history, id);
  if (announced !== wanted) throw new Breach(10, `${id} is announced ${announced} times`);
  const firsts = standingOf(world, id).filter(({ origin }) => origin?.kind === 'first').length;
  if (firsts !== 1) throw new Breach(10, `${id} has ${firsts} first messages`);
  if (world.threadOf(id) !== record.threadId)
    throw new Breach(10, `${id} lives in a thread other than the one created`);
};

const checkGone = (history: History, id: string): void => {
  const { world } = history;
  // If nothing was stored, the part that answers interactions says that it was cut off.
  if (!history.everStored.has(id)) return;
  const request = world.requests.find((one) => one.id === id);
  const isTold = request?.outcome !== undefined || history.writtenTo.has(id);
  if (!isTold) throw new Breach(10, `${id} is gone, and its host was told nothing`);
  const isLeft = announcements(history, id) > 0 && !history.cannotRemove.has(id);
  if (isLeft) throw new Breach(10, `${id} is gone, and its announcement is still there`);
  const thread = world.threadOf(id);
  const isOpen = thread !== undefined && !world.discord.isGone(thread) && !history.archived.has(id);
  if (isOpen && !history.cannotRemove.has(id)) throw new Breach(10, `${id} is gone, and its thread is open`);
};

/** Invariant 10: what could not be stored at first does not begin later, unasked. */
export const checkStart = ({ refusedFirst }: History, { conversation, outcome }: Request): void => {
  if (outcome?.kind === 'opened' && refusedFirst.has(conversation)) {
    throw new Breach(10, `${conversation} is opened though its first write failed`);
  }
};

/** Invariant 11: the number of requests to Discord, relative to how much has happened. */
export const checkRequests = (history: History): void => {
  const { world, requests } = history;
  const hours = (world.timeline.now - 1_790_000_000_000) / 3_600_000;
  const most =
    150 + 14 * (world.said.size + world.requests.length) + 40 * world.processes.length + 30 * hours;
  if (requests > most)
    throw new Breach(11, `${requests} requests were made, but at most ${most.toFixed()} make sense`);
};
