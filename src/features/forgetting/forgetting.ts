import type { GatewayEvents } from '../../discord/gateway/news.ts';
import { clock } from '../../lib/clock.ts';
import { timeOfId, type GuildId, type UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import { Queue } from '../../lib/queue.ts';
import { within } from '../../lib/waiting.ts';
import type { Bus, Completion } from '../bus.ts';

/** Forgets people and servers: at once if they want it, and a server some time after the bot was removed from it. */

interface ForgettingDeps {
  readonly bus: Pick<Bus, 'on'>;
  readonly setup: {
    /** Servers about which something is stored, each with the time since which the bot has been out of it. */
    servers(): Promise<ReadonlyMap<GuildId, number | undefined>>;
    /** Stores that the bot is out of a server, and returns since when: now, unless it was out before. */
    left(guild: GuildId): Promise<number>;
    back(guild: GuildId): Promise<void>;
    forget(guild: GuildId): Promise<void>;
  };
  readonly conversation: {
    /** Servers in which conversations go on; what has ended is forgotten in time by itself. */
    servers(): readonly GuildId[];
    /** Deletes the conversations begun in a server, or by a host, up to then; what goes on ends first, even after a restart. */
    forget(
      whose: { readonly guildId: GuildId } | { readonly hostId: UserId },
      until: number,
    ): Promise<Completion>;
    /** Takes a person out of other people's conversations. */
    forgetPerson(user: UserId): Promise<void>;
    /** Deletes all conversations of a server that the bot is no longer in. */
    abandon(guild: GuildId): Promise<void>;
  };
  readonly timings: { readonly longestAway: number };
  readonly log: Log;
}

const minute = 60_000;

export const createForgetting = ({ bus, setup, conversation, timings, log }: ForgettingDeps) => {
  /** Handles joining and leaving servers in the order in which they happen. */
  const queue = new Queue();
  /**
   * Servers that the bot is certainly not in, and since when. Until a session has begun, it may be back in any that it was
   * removed from.
   */
  const gone = new Map<GuildId, number>();

  const forgetGone = async (guild: GuildId): Promise<void> => {
    await conversation.abandon(guild);
    await setup.forget(guild);
    gone.delete(guild);
  };

  /** What fails is tried again by the next chore. */
  const enqueue = (task: () => Promise<unknown>): void => {
    queue
      .run(task)
      .catch((error: unknown) => log.error(errorFacts(error), 'forgetting failed; it is tried again'));
  };
  const forgetDue = (): void => {
    for (const [guild, since] of gone)
      if (clock.wall() - since > timings.longestAway)
        enqueue(async () => gone.has(guild) && forgetGone(guild));
  };

  const noteLeft = async (guild: GuildId): Promise<unknown> => gone.set(guild, await setup.left(guild));
  const noteBack = async (guild: GuildId): Promise<void> => {
    gone.delete(guild);
    await setup.back(guild);
  };

  bus.on('serverForgotten', ({ guildId, press }) => conversation.forget({ guildId }, timeOfId(press)));
  bus.on('forgotten', async ({ userId, press }) => {
    await conversation.forgetPerson(userId);
    return conversation.forget({ hostId: userId }, timeOfId(press));
  });

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
      await within(patience, queue.idle());
    },
  };
};
