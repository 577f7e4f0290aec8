import type { Draws } from './base.ts';
import { comeBack, disconnect, interrupt, setApart, tell } from './gateway.ts';
import { checkToldOut } from './oracle/rest.ts';
import type { Deed } from './plan.ts';
import type { CrashWhen, World } from './world.ts';

/** What happens to the bot without anybody in the thread. */

/** Something holds for a while. */
const during = (world: World, lasts: number, set: (on: boolean) => void): void => {
  set(true);
  world.timeline.after(lasts, () => {
    if (!world.isResting) set(false);
  });
};

/** Up to a minute; `isTold`: the server tells of a change. */
const window =
  (set: (world: World, on: boolean) => void, { isTold = false } = {}) =>
  (world: World, draws: Draws): void =>
    during(world, draws.between(500, 60_000), (on) => {
      set(world, on);
      if (isTold) tell(world, { kind: 'changed' });
    });

const outage = (world: World, draws: Draws): void => {
  const lasts = draws.between(20_000, 200_000);
  world.noSessionUntil = world.timeline.now + lasts + draws.between(-5_000, 20_000);
  during(world, lasts, (on) => (world.isDiscordDown = on));
  disconnect(world, 0);
  world.end = Math.max(world.end, world.timeline.now + lasts + 30_000);
};

/** A line is posted, nobody hears of it, and its nonce is forgotten when Discord is back. */
const swallow = (world: World, draws: Draws): void => {
  const isDeleted = draws.chance(0.5);
  world.swallows = () => {
    const message = world.discord.byId.get(world.current?.record.turn?.item.id ?? '');
    if (isDeleted && message !== undefined) world.discord.remove(message);
    world.timeline.after(150, () => outage(world, draws));
  };
};

const requests = [
  'post_status',
  'edit_status',
  'delete',
  'history',
  'read',
  'close',
  'announce',
  'make_thread',
] as const;
const places = [
  'write',
  'write',
  'call',
  'call',
  'post',
  'post',
  'post',
  'reset',
  'begin',
  ...requests,
] as const;

const setClock = (world: World, hours: number): void => {
  const jump = hours * 3_600_000;
  world.skew += jump;
  world.hasJumped = true;
  if (jump < 0) world.setBack -= jump;
};

const noService = window(({ service }, on) => (service.isDown = on));

const deeds: Partial<Record<Deed, (world: World, draws: Draws) => void>> = {
  /** The wall clock is set, within a process or between two. */
  clock: (world, draws) => setClock(world, draws.pick([-24, -2, 2, 24])),
  disconnect: (world, draws) =>
    disconnect(world, draws.chance(0.7) ? draws.between(100, 5_000) : draws.between(5_000, 40_000)),
  resume: (world, draws) => interrupt(world, draws.between(500, 30_000)),
  crash: (world, draws) => {
    const lasts = draws.chance(0.08) ? draws.between(900_000, 1_200_000) : draws.between(100, 20_000);
    if (world.current !== undefined) world.kill(world.current, lasts);
  },
  crash_at: (world, draws) => {
    const when = draws.pick<CrashWhen>(['before', 'sent', 'answered']);
    world.crash = { on: draws.pick(places), when, left: draws.between(1, 3) };
  },
  stop: (world, draws) => {
    const process = world.current;
    if (process === undefined || process.isClosing) return;
    process.isClosing = true;
    process.feed({ kind: 'closing' });
    world.timeline.after(25_000, () => world.kill(process, draws.between(100, 3_000)));
  },
  takeover: (world) => world.takeOver(),
  /** An older copy of the store takes the place of the store. */
  restore: (world, draws) => {
    const older = draws.pick(world.store.earlier.slice(-12));
    if (older === undefined || world.current === undefined) return;
    world.isRestored = true;
    world.kill(world.current, draws.between(100, 20_000));
    world.store.disk = older;
  },
  outage,
  swallow,
  no_posting: (world, draws) => {
    const lasts = draws.between(1_000, 200_000);
    during(world, lasts, (on) => (world.isPostingDown = on));
    world.end = Math.max(world.end, world.timeline.now + lasts + 30_000);
  },
  no_discord: window((world, on) => (world.isDiscordDown = on)),
  /** At times, the machine's clock was ahead while the service was left alone, and another machine goes on. */
  no_service: (world, draws) => {
    noService(world, draws);
    if (draws.chance(0.7)) return;
    const hours = draws.pick([-24, -2]);
    world.timeline.after(draws.between(10_000, 40_000), () => {
      if (world.isResting || world.current?.record.suspension === undefined) return;
      setClock(world, hours);
      world.kill(world.current, 1_000);
    });
  },
  no_link: ({ service }) => (service.isUnlinked = true),
  no_store: window(({ store }, on) => (store.isDown = on)),
  no_right: window(({ discord }, on) => (discord.mayPost = !on), { isTold: true }),
  no_reading: window(({ discord }, on) => (discord.mayRead = !on), { isTold: true }),
  lock: window(({ discord }, on) => (discord.isLocked = on), { isTold: true }),
  muted: ({ discord, timeline }, draws) => (discord.mutedUntil = timeline.now + draws.between(1_000, 90_000)),
  archive: (world) => {
    const { discord } = world;
    if (discord.thread === undefined || discord.isArchived) return;
    discord.isArchived = true;
    tell(world, { kind: 'changed' });
  },
  gone: (world) => {
    if (world.discord.thread === undefined) return;
    world.discord.isGone = true;
    tell(world, { kind: 'gone' });
  },
  apart: (world, draws) => {
    const { plan, timeline, oracle, discord } = world;
    if (plan.setup.isPrivate !== true || discord.isGone || discord.isOut || discord.isApart) return;
    const lasts = draws.between(1_000, 60_000);
    const since = { at: timeline.now, toldOut: oracle.toldOut };
    // It has been told of the time before.
    const isKnown = world.current?.record.away !== undefined;
    setApart(world, true);
    timeline.after(lasts, () => {
      // Unless everything has been put right before.
      if (lasts > 20_000 && discord.isApart && !isKnown) checkToldOut(oracle, since);
      setApart(world, false);
    });
  },
  out: (world, draws) => {
    const { discord, current, timeline } = world;
    if (discord.thread === undefined || discord.isOut) return;
    discord.isOut = true;
    current?.hear(() => current.feed({ kind: 'left' }));
    timeline.after(draws.between(1_000, 60_000), () => comeBack(world));
  },
};

export const happening = (world: World, deed: Deed, draws: Draws): void => deeds[deed]?.(world, draws);
