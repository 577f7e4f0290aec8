import type { Item } from '../plan.ts';
import { interrupt, reconnect } from '../world/gateway.ts';
import type { Origin } from '../world/message.ts';
import { bot, personAt } from '../world/places.ts';
import type { BotProcess } from '../world/process.ts';
import type { World } from '../world/world.ts';

/** What happens to the server, to the bot in it, and to the machines that it runs on. */

const newestThread = (world: World) =>
  world.conversations
    .flatMap((id) => world.threadOf(id) ?? [])
    .flatMap((id) => world.discord.threads.get(id) ?? [])
    .findLast(({ gone }) => !gone);

const isLine = (origin: Origin | undefined): boolean =>
  origin?.kind === 'note' && origin.notice.kind === 'floor';

const moderate = (world: World, { what }: Extract<Item, { do: 'moderate' }>): void => {
  const { discord } = world;
  const thread = newestThread(world);
  if (thread === undefined) return;
  world.trace?.(`a moderator: ${what}`);
  switch (what) {
    case 'archive':
      return discord.changeThread(thread, { archived: true });
    case 'wake':
      return discord.changeThread(thread, { archived: false });
    case 'lock':
      return discord.changeThread(thread, { locked: true });
    case 'unlock':
      return discord.changeThread(thread, { locked: false });
    case 'delete_thread':
      return discord.removeThread(thread);
    case 'delete_channel':
      return discord.removeChannel();
    case 'delete_notice': {
      const notice = discord
        .messagesIn(thread.id)
        .findLast(
          ({ author, origin, deletedAt }) =>
            author === bot && deletedAt === undefined && (origin?.kind === 'slot' || isLine(origin)),
        );
      if (notice === undefined) return;
      notice.isTakenAway = true;
      return discord.remove([notice]);
    }
  }
};

const changeMembership = (world: World, is: boolean): void => {
  const { discord } = world;
  if (discord.rights.isMember === is) return;
  world.trace?.(is ? 'the bot is in the server again' : 'the bot is removed from the server');
  discord.rights.isMember = is;
  world.changed({ kind: is ? 'joined' : 'left' });
};

const changeAccount = (world: World, { is }: Extract<Item, { do: 'account' }>): void => {
  world.trace?.(`the host's account: ${is}`);
  world.service.account = is;
  if (is === 'linked') world.hostLinked();
};

// ---- processes

const current = (world: World): BotProcess | undefined => world.processes.findLast(({ isAlive }) => isAlive);

/** SIGTERM: no new turns; those under way are finished; what takes too long is given up. */
const stop = (world: World, process: BotProcess, downFor: number): void => {
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    process.abort();
    process.after(world.draws.between('exit', 0, 800), () => world.crashed(process, downFor));
  };
  for (const id of world.conversations) world.watch.fed('closing', id);
  process.closingAt = world.timeline.now;
  process.conversations.closing(end);
  process.after(25_000, end);
};

/** Milliseconds from the last successful heartbeat: until it stops acting, and until another process takes over. */
const lease = 4_000;
const takenAfter = 6_000;

/** Another process takes the store, and this one does not know. */
const takeOver = (world: World, process: BotProcess, how: 'cut_off' | 'suspended'): void => {
  const { timeline, draws } = world;
  const { now } = timeline;
  world.trace?.(`process ${process.number} is ${how}`);
  process.leaseUntil = now + lease;
  if (how === 'cut_off') process.isCutOff = true;
  else process.resumesAt = now + draws.between('suspended', 5_000, 30_000);
  timeline.after(takenAfter + draws.between('taken', 0, 2_000), () => {
    world.start();
    timeline.after(draws.between('noticed', 0, 30_000), () => {
      process.run(() => {
        process.conversations.drop(() => true);
        world.crashed(process, 0);
      });
    });
  });
};

const withProcess = (world: World, item: Item): void => {
  const process = current(world);
  if (process === undefined) return;
  switch (item.do) {
    case 'reconnect':
      return reconnect(world, process, 200 + item.downFor);
    case 'interrupt':
      return process.run(() => interrupt(world, process, item.lasts));
    case 'kill':
      world.watch.count('crash kill');
      return world.crashed(process, item.downFor);
    case 'stop':
      return process.run(() => stop(world, process, item.downFor));
    case 'takeover':
      if (process.leaseUntil === Infinity) takeOver(world, process, item.how);
      return;
    default:
      return;
  }
};

export const happen = (world: World, item: Item): void => {
  const { discord, faults, timeline } = world;
  switch (item.do) {
    case 'moderate':
      return moderate(world, item);
    case 'rights':
      if (discord.rights[item.right] !== item.is) discord.changeRights({ [item.right]: item.is });
      return;
    case 'membership':
      return changeMembership(world, item.is);
    case 'person': {
      const { id } = personAt(item.who);
      const lost = discord.losses.get(id) ?? new Set();
      if (item.is) lost.add(item.loses);
      else lost.delete(item.loses);
      discord.losses.set(id, lost);
      return;
    }
    case 'elsewhere': {
      const record = world.store.record(world.conversations[0] ?? '');
      if (record !== undefined) world.store.useElsewhere(record, item.is);
      return;
    }
    case 'role':
      return world.changed({ kind: 'self' });
    case 'rough':
      world.roughUntil = timeline.now + item.lasts;
      return;
    case 'account':
      return changeAccount(world, item);
    case 'fault':
      return faults.arm(item);
    case 'crash':
      return faults.armCrash({
        on: item.on,
        what: { at: item.at, downFor: item.downFor },
        skip: item.skip,
        times: 1,
      });
    default:
      return withProcess(world, item);
  }
};

/** The faults have ended: everything is allowed and reachable again, and somebody wakes the thread. */
export const calm = (world: World): void => {
  const { discord, faults, draws, timeline } = world;
  world.trace?.('--- the faults have ended');
  faults.clear();
  world.roughUntil = 0;
  discord.refused.clear();
  discord.losses.clear();
  for (const id of world.conversations) {
    const record = world.store.record(id);
    if (record !== undefined) world.store.useElsewhere(record, false);
  }
  changeMembership(world, true);
  discord.changeRights({ maySend: true, mayReadHistory: true });
  for (const thread of discord.threads.values()) {
    if (thread.locked) discord.changeThread(thread, { locked: false });
    const isOver = world.recordOf(thread.id)?.status === 'ended';
    if (thread.archived && !thread.gone && !isOver) discord.changeThread(thread, { archived: false });
  }
  if (world.service.account !== 'linked' && draws.chance('linked in the end', 0.5)) {
    world.service.account = 'linked';
    world.hostLinked();
  }
  for (const process of world.processes) {
    if (process.isAlive && process.session?.isBegun !== true) reconnect(world, process, 500);
  }
  timeline.after(60_000, () => world.start());
};
