import type { MessageId } from '../../../src/lib/ids.ts';
import type { Self } from '../../../src/conversation/domain/self.ts';
import type { Change } from './discord.ts';
import { bot, botRole, guild } from './places.ts';
import type { BotProcess } from './process.ts';
import type { World } from './world.ts';

/** What Discord delivers: late, twice, out of order, and nothing of what happens between two sessions. */

export interface Session {
  readonly process: BotProcess;
  /** Events arrive from now on. */
  isBegun: boolean;
  isOver: boolean;
  /** Nothing arrives before then. */
  heldUntil: number;
}

export const selfNow = (world: World): Self => ({
  id: bot,
  roles: [botRole],
  readsMessages: world.readsMessages,
});

/** Ends the session, if there is one, with everything on its way, and begins another one after a while. */
export const reconnect = (world: World, process: BotProcess, after: number): void => {
  if (process.session !== undefined) {
    process.session.isOver = true;
    process.run(() => tellConnection(world, process, false));
  }
  const session: Session = { process, isBegun: false, isOver: false, heldUntil: 0 };
  process.session = session;
  process.after(after, () => begin(world, session));
};

const tellConnection = (world: World, process: BotProcess, isUp: boolean): void => {
  world.trace?.(`${process.number}: connection ${isUp ? 'back' : 'lost'}`);
  for (const id of world.conversations) world.watch.fed('connection', id);
  process.conversations.connectionChanged({ covers: () => true, isUp });
};

/** The connection is lost for a while, but its session goes on: what happens in the meantime comes late. */
export const interrupt = (world: World, process: BotProcess, lasts: number): void => {
  const { session } = process;
  if (session?.isBegun !== true || session.isOver || session.heldUntil > world.timeline.now) return;
  session.heldUntil = world.timeline.now + lasts;
  tellConnection(world, process, false);
  process.after(lasts + 1, () => {
    if (!session.isOver) tellConnection(world, process, true);
  });
};

const begin = (world: World, session: Session): void => {
  if (session.isOver) return;
  const { process } = session;
  const { draws, discord, watch } = world;
  session.isBegun = true;
  const guilds = discord.rights.isMember ? [guild] : [];
  const isListed = !draws.chance('ready without servers', 0.02);
  world.trace?.(`${process.number}: session begins`);
  for (const id of world.conversations) watch.fed('session', id);
  process.conversations.sessionStarted({
    covers: () => true,
    guilds: isListed || guilds.length === 0 ? guilds : undefined,
  });
  if (discord.rights.isMember) listThreads(world, session);
};

/** The server with its threads, as they are when the list is made. */
const listThreads = (world: World, session: Session): void => {
  const { process } = session;
  const { draws } = world;
  process.after(draws.between('list made', 0, 800), () => {
    if (session.isOver || !world.discord.rights.isMember) return;
    const isTold = !draws.chance('threads not told', 0.02);
    const threads = isTold ? activeThreads(world) : undefined;
    process.after(draws.between('list comes', 0, 400), () => {
      if (session.isOver) return;
      world.trace?.(`${process.number}: list of threads`);
      for (const id of world.conversations) world.watch.fed('listed', id);
      process.conversations.guildAvailable({ id: guild, threads });
    });
  });
};

const lastIn = (world: World, id: Parameters<World['discord']['messagesIn']>[0]) =>
  world.discord.messagesIn(id).at(-1)?.id;

const named = (lastMessageId: MessageId | undefined) =>
  lastMessageId === undefined ? {} : { lastMessageId };

const activeThreads = (world: World) =>
  [...world.discord.threads.values()]
    .filter(({ id, archived }) => !archived && !world.discord.isGone(id))
    .map(({ id }) => ({ id, ...named(lastIn(world, id)) }));

const delayOf = (world: World): number => {
  const { draws, timeline, roughUntil } = world;
  if (timeline.now < roughUntil) return draws.between('rough event', 0, 5_000);
  return draws.chance('slow event', 0.03)
    ? draws.between('slow event', 0, 5_000)
    : draws.between('event', 5, 120);
};

/** Something has changed: each session hears of it, some twice. */
export const tellChange = (world: World, change: Change): void => {
  const isHeard = world.discord.rights.isMember || change.kind === 'left';
  for (const process of world.processes) {
    const { session } = process;
    if (!process.isAlive || session?.isBegun !== true || session.isOver || !isHeard) continue;
    const deliver = telling(world, process, change);
    if (change.kind === 'joined' || change.kind === 'left') {
      // In order.
      const comeAt = Math.max(world.timeline.now + 50, session.heldUntil);
      process.after(comeAt - world.timeline.now, () => receive(world, session, deliver));
      continue;
    }
    const isTwice = world.draws.chance('event twice', world.timeline.now < world.roughUntil ? 0.2 : 0.01);
    for (let times = isTwice ? 2 : 1; times > 0; times -= 1) {
      const comeAt = Math.max(world.timeline.now + delayOf(world), session.heldUntil);
      process.after(comeAt - world.timeline.now, () => receive(world, session, deliver));
    }
  }
};

const receive = (world: World, session: Session, deliver: () => void): void => {
  const { process, isOver, heldUntil } = session;
  if (isOver) return;
  if (world.timeline.now >= heldUntil) return deliver();
  process.after(heldUntil - world.timeline.now, () => receive(world, session, deliver));
};

/** What a process is told, as things are at the moment of the change. */
const telling = (world: World, process: BotProcess, change: Change): (() => void) => {
  const { conversations } = process;
  const { discord, watch, trace } = world;
  const at = (kind: string, place: { readonly channel: string }): void =>
    watch.fed(kind, world.conversationIn(place.channel));
  switch (change.kind) {
    case 'created': {
      const { message } = change;
      const view = discord.view(message);
      return () => {
        trace?.(`${process.number}: hears ${message.id} "${view.content}"`);
        process.hearLive(message.id);
        at('message', message);
        conversations.message(message.channel, view);
      };
    }
    case 'edited': {
      const { message, isTold } = change;
      const view = isTold ? discord.view(message) : undefined;
      const version = message.wordings.length - 1;
      return () => {
        trace?.(`${process.number}: hears of edit of ${message.id} to "${view?.content ?? '?'}"`);
        process.hearEdit(message.id, version, isTold);
        at('edited', message);
        conversations.messageEdited(message.channel, message.id, view);
      };
    }
    case 'deleted':
      return () => {
        trace?.(`${process.number}: hears of deletion of ${change.ids.join()}`);
        for (const id of change.ids) process.hearDeletion(id);
        at('deleted', change);
        conversations.messagesDeleted(change.channel, change.ids);
      };
    case 'thread': {
      const { id, archived } = change.thread;
      const last = change.namesLast ? lastIn(world, id) : undefined;
      return () => {
        at(archived ? 'changed' : 'woke', { channel: id });
        conversations.threadChanged({ id, archived, ...named(last) });
      };
    }
    case 'channel_gone':
      return () => {
        for (const id of world.conversations) watch.fed('gone', id);
        conversations.channelGone(change.channel);
      };
    case 'rights':
      return () => {
        for (const id of world.conversations) watch.fed('changed', id);
        conversations.permissionsChanged(guild);
      };
    case 'self':
      return () => {
        for (const id of world.conversations) watch.fed('self', id);
        conversations.selfChanged(guild);
      };
    case 'left':
      return () => {
        for (const id of world.conversations) watch.fed('left_server', id);
        conversations.guildGone(guild);
      };
    case 'joined':
      return () => {
        if (process.session !== undefined) listThreads(world, process.session);
      };
  }
};
