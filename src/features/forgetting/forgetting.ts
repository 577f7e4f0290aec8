import type { GatewayEvents } from '../../discord/gateway/news.ts';
import { clock } from '../../lib/clock.ts';
import { timeOfId, type GuildId, type UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import { Queue } from '../../lib/queue.ts';
import { within } from '../../lib/within.ts';
import type { Bus, Progress } from '../bus.ts';

/**
 * Forgets people and servers: at once if they want it, and a server some time after the bot was removed from it. What has
 * to wait for answers in progress is kept in memory until it is done.
 */

interface ForgettingDeps {
  readonly bus: Pick<Bus, 'on'>;
  readonly setup: {
    /** Servers of which something is stored; the time is that since which the bot is out of it. */
    servers(): Promise<ReadonlyMap<GuildId, number | undefined>>;
    /** Stores that the bot is out of a server from now on, unless it has been before; returns since when. */
    left(guild: GuildId): Promise<number>;
    back(guild: GuildId): Promise<void>;
    forget(guild: GuildId): Promise<void>;
  };
  readonly conversation: {
    /** Servers in which conversations go on; what has ended is forgotten in time by itself. */
    servers(): readonly GuildId[];
    /** Ends the conversations begun in a server, or by a host, up to then, and deletes them. */
    forget(
      whose: { readonly guildId: GuildId } | { readonly hostId: UserId },
      until: number,
    ): Promise<Progress>;
    /** Takes a person out of other people's conversations. */
    forgetPerson(user: UserId): Promise<Progress>;
    /** Deletes all conversations of a server that the bot is no longer in. */
    abandon(guild: GuildId): Promise<void>;
  };
  readonly timings: { readonly longestAway: number };
  readonly log: Log;
}

/** Everything begun up to then is to be forgotten. */
type Wanted =
  | { readonly guildId: GuildId; readonly until: number }
  | {
      readonly hostId: UserId;
      readonly until: number;
      /** Other people's conversations name them no more: what they do there since is theirs to keep. */
      isUnnamed?: boolean;
    };

const minute = 60_000;

export const createForgetting = ({ bus, setup, conversation, timings, log }: ForgettingDeps) => {
  /** What happens to the bot's membership of servers, in its order. */
  const queue = new Queue();
  /** By the id of the person or server. */
  const wanted = new Map<string, Wanted>();
  /** One at a time for each of them: answers in progress keep nobody else waiting. */
  const underWay = new Map<string, Promise<Progress>>();
  /**
   * The bot is certainly not in these, since then: until a session has begun, it may be back wherever it was removed from.
   */
  const gone = new Map<GuildId, number>();

  const forget = async (one: Wanted): Promise<Progress> => {
    if ('guildId' in one) return conversation.forget({ guildId: one.guildId }, one.until);
    const { hostId, until } = one;
    const unnamed = one.isUnnamed === true ? 'done' : await conversation.forgetPerson(hostId);
    one.isUnnamed = unnamed === 'done';
    const forgotten = await conversation.forget({ hostId }, until);
    return unnamed === 'ending' ? unnamed : forgotten;
  };
  const forgetUntilDone = async (key: string): Promise<Progress> => {
    for (;;) {
      const one = wanted.get(key);
      if (one === undefined) return 'done';
      const progress = await forget(one);
      // A later press covers what was begun since.
      if (wanted.get(key) !== one) continue;
      if (progress === 'done') wanted.delete(key);
      return progress;
    }
  };
  /** Joins what is under way. */
  const work = (key: string): Promise<Progress> => {
    const doing = underWay.get(key) ?? forgetUntilDone(key).finally(() => underWay.delete(key));
    underWay.set(key, doing);
    return doing;
  };
  const forgetGone = async (guild: GuildId): Promise<void> => {
    await conversation.abandon(guild);
    await setup.forget(guild);
    gone.delete(guild);
  };

  /** What fails is tried again by the next chore. */
  const orLog = (doing: Promise<unknown>): void => {
    doing.catch((error: unknown) => log.error(errorFacts(error), 'forgetting failed; it is tried again'));
  };
  const enqueue = (task: () => Promise<unknown>): void => orLog(queue.run(task));
  const forgetDue = (): void => {
    for (const key of wanted.keys()) orLog(work(key));
    for (const [guild, since] of gone)
      if (clock.wall() - since > timings.longestAway)
        enqueue(async () => gone.has(guild) && forgetGone(guild));
  };

  const noteLeft = async (guild: GuildId): Promise<unknown> => gone.set(guild, await setup.left(guild));
  const noteBack = async (guild: GuildId): Promise<void> => {
    gone.delete(guild);
    await setup.back(guild);
  };

  /** Resolves once it is done, or has to wait for answers in progress. */
  const forgetNow = (key: string, one: Wanted): Promise<Progress> => {
    wanted.set(key, one);
    return work(key);
  };
  bus.on('serverForgotten', ({ guildId, press }) => forgetNow(guildId, { guildId, until: timeOfId(press) }));
  bus.on('forgotten', ({ userId, press }) => forgetNow(userId, { hostId: userId, until: timeOfId(press) }));

  const hears: Partial<GatewayEvents> = {
    sessionStarted: ({ covers, guilds }) =>
      enqueue(async () => {
        if (guilds !== undefined) {
          const here = new Set(guilds);
          const stored = await setup.servers();
          for (const [guild, leftAt] of stored)
            if (here.has(guild) && leftAt !== undefined) await noteBack(guild);
          const known = new Set([...conversation.servers(), ...stored.keys()]);
          for (const guild of known) if (covers(guild) && !here.has(guild)) await noteLeft(guild);
        }
        forgetDue();
      }),
    guildAvailable: ({ id }) => enqueue(async () => gone.has(id) && noteBack(id)),
    guildGone: (guild) => enqueue(() => noteLeft(guild)),
  };
  return {
    routes: [],
    hears,
    chores: [{ every: minute, run: forgetDue }],
    close: async (patience: number): Promise<void> => {
      // What is under way may add more.
      const done = async (): Promise<void> => {
        while (!queue.isIdle || underWay.size > 0)
          await Promise.allSettled([queue.idle(), ...underWay.values()]);
      };
      await within(patience, done());
    },
  };
};
