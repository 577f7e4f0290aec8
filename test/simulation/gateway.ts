import type { Event, Live } from '../../src/machine/events.ts';
import type { MessageId } from '../../src/lib/ids.ts';
import { messageId } from '../../src/lib/ids.ts';
import type { SimMessage } from './discord.ts';
import { bot } from './places.ts';
import type { Process } from './process.ts';
import type { World } from './world.ts';

/** How the bot hears of what happens in the server: late, twice, out of order, or not at all. */

export const connect = (world: World, process: Process, after: number): void => {
  const { timeline, draws } = world;
  timeline.after(after, () => {
    if (!process.isAlive || process.isFenced || process.session?.isOver === false) return;
    const wait = world.noSessionUntil - timeline.now;
    if (wait > 0) return connect(world, process, wait + draws.gateway.between(0, 2_000));
    process.session = { isOver: false, missed: undefined };
    process.sessionAt = timeline.now;
    process.feed({ kind: 'session' });
    list(world, process);
  });
};

/**
 * The last message that the list names: at times it names none, an older one, or one that does not exist. Of the older ones
 * it names none that is the newest this process knows, from which nobody could tell.
 */
const listedId = ({ discord, draws }: World, { record }: Process): MessageId | undefined => {
  const { lastId, messages } = discord;
  const { gateway } = draws;
  if (lastId === undefined || gateway.chance(0.7)) return lastId;
  const { upTo, recent } = record.inbox;
  const older = messages[gateway.between(0, messages.length - 1)]?.id ?? lastId;
  const named = [upTo, ...recent].includes(older) ? undefined : older;
  return gateway.pick([undefined, named, named, messageId(String(BigInt(lastId) - 1n))]);
};

/** The server's list of threads comes a moment after the session, as it is when it is sent. `since`: what was before is read. */
const list = (world: World, process: Process, since = process.sessionAt): void => {
  const { timeline, draws, discord } = world;
  const { session } = process;
  const lastMessageId = listedId(world, process);
  world.listedId = lastMessageId;
  const isListed = !discord.isArchived && !discord.isGone && !discord.isApart && discord.thread !== undefined;
  if (discord.isOut) return process.feed({ kind: 'left' });
  timeline.after(draws.gateway.between(0, 1_500), () => {
    if (process.session !== session) return;
    process.hear(() => {
      process.sessionAt = since;
      // What the server refused may be allowed by now, as the registry says.
      process.feed({ kind: 'changed' });
      if (process.hasThread)
        process.feed({ kind: 'listed', thread: isListed ? { lastMessageId } : undefined });
    });
  });
};

/** The session is over; the next one begins after this long, if it can. */
export const disconnect = (world: World, after: number): void => {
  const process = world.current;
  if (process?.session === undefined || process.session.isOver) return;
  process.session.isOver = true;
  world.trace?.(`p${process.number} is disconnected`);
  process.feed({ kind: 'connection', isUp: false });
  connect(world, process, after);
};

/** The connection is lost for a while; what happens meanwhile is replayed. */
export const interrupt = ({ current: process, timeline }: World, lasts: number): void => {
  const session = process?.session;
  if (session === undefined || process?.isConnected !== true) return;
  session.missed = [];
  process.feed({ kind: 'connection', isUp: false });
  timeline.after(lasts, () => {
    if (session.isOver || !process.isAlive) return;
    const missed = session.missed ?? [];
    session.missed = undefined;
    for (const one of missed) one();
    process.feed({ kind: 'connection', isUp: true });
  });
};

/** The bot is in the server again. */
export const comeBack = (world: World): void => {
  const { discord, current, timeline } = world;
  if (!discord.isOut) return;
  discord.isOut = false;
  if (current?.session?.isOver !== false) return;
  list(world, current, timeline.now);
};

/** The bot is taken out of its private thread, or in again: both at once, as the registry does it. */
export const setApart = (world: World, isApart: boolean): void => {
  const { discord, current: process, timeline, draws } = world;
  if (discord.isApart === isApart) return;
  discord.isApart = isApart;
  const session = process?.session;
  timeline.after(draws.gateway.between(15, 150), () => {
    if (process === undefined || session === undefined || process.session !== session) return;
    process.hear(() => {
      if (!process.hasThread) return;
      process.feed({ kind: isApart ? 'session' : 'changed' });
      process.feed({ kind: 'woke', lastMessageId: undefined });
    });
  });
};

export const tell = (
  world: World,
  event: Exclude<Event, { readonly kind: 'result' }>,
  { repeats = 0 } = {},
): void => {
  const { current: process, draws, plan } = world;
  const session = process?.session;
  if (process === undefined || session === undefined || session.isOver) return;
  const { gateway } = draws;
  const isLate = world.isNextLate || gateway.chance(plan.setup.jitter);
  const soonest = world.isNextLate ? 700 : isLate ? 150 : 15;
  world.isNextLate = false;
  for (let times = 0; times <= repeats; times += 1)
    world.timeline.after(gateway.between(soonest, isLate ? 1_000 : 150), () => {
      if (process.session !== session) return;
      process.hear(() => {
        if (process.hasThread) process.feed(event);
      });
    });
};

export const tellOf = (world: World, what: 'created' | 'edited' | 'deleted', message: SimMessage): void => {
  const { discord, draws, plan } = world;
  const { id, wordings, author } = message;
  world.trace?.(`# ${what} ${id} by ${author}: ${wordings.at(-1)?.content}`);
  if (discord.isOut || discord.isApart) return;
  const isBare = what === 'edited' && author !== bot && (world.isNextBare || draws.gateway.chance(0.1));
  world.isNextBare = false;
  const shown = isBare || what === 'deleted' ? undefined : discord.view(message, 'live');
  const edited: Live = { kind: 'edited', id, message: shown };
  const created: Live =
    shown === undefined ? { kind: 'deleted', ids: [id] } : { kind: 'message', message: shown };
  if (isBare) world.wordingOf.set(edited, wordings.length - 1);
  const repeats = draws.gateway.chance(plan.setup.jitter * 0.1) ? 1 : 0;
  tell(world, what === 'edited' ? edited : created, { repeats });
};
