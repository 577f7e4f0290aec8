import type { GatewayEvents } from '../../discord/gateway/gateway.ts';
import { timeOfId, type GuildId, type InteractionId, type UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import { Queue } from '../../lib/queue.ts';
import { within } from '../../lib/within.ts';
import type { Bus } from '../bus.ts';
import { markKey, type Mark, type Marked } from './collections.ts';
import type { Collection } from '../../store/collection.ts';

/**
 * Forgets people and servers: at once if they want it, and a server some time after the bot was removed from it. What
 * has to be forgotten is marked first, so that it will be forgotten whatever happens in between.
 */

export type MarkStore = Pick<Collection<Mark>, 'get' | 'set' | 'delete' | 'entries'>;

/** `ending`: answers in progress come first; ask again later. `left`: the same, but it happens without asking again. */
type Progress = 'forgotten' | 'ending' | 'left';

interface ForgettingDeps {
  readonly store: { readonly forgettingMarks: MarkStore };
  readonly bus: Pick<Bus, 'on'>;
  readonly setup: {
    /** Servers that have set something up. */
    servers(): Promise<readonly GuildId[]>;
    forget(guild: GuildId): Promise<void>;
  };
  readonly conversation: {
    /** Servers in which there are conversations, ended ones included. */
    servers(): readonly GuildId[];
    /** Ends the conversations begun in a server, or by a host, up to then, and deletes them. */
    forget(
      whose: { readonly guildId: GuildId } | { readonly hostId: UserId },
      until: number,
    ): Promise<Progress>;
    /** Whether the server's conversations are this process's. */
    isHere(guild: GuildId): boolean;
    /** Has every process forget what it has of a person; undefined if the store is not shared. */
    forgetEverywhere(person: UserId, until: number): Promise<Progress | undefined>;
    /** Takes a person out of other people's conversations. */
    forgetPerson(user: UserId): Promise<Progress>;
    /** Deletes all conversations of a server that the bot is no longer in. */
    abandon(guild: GuildId): Promise<Progress>;
  };
  readonly timings: { readonly longestAway: number };
  readonly now: () => number;
  readonly log: Log;
}

interface Forgetting {
  readonly hears: Partial<GatewayEvents>;
  readonly routes: readonly [];
  readonly chores: readonly { readonly every: number; readonly run: () => void }[];
  close(patience: number): Promise<readonly []>;
}

const hour = 60 * 60_000;

export const createForgetting = (deps: ForgettingDeps): Forgetting => {
  const { bus, setup, conversation, timings, now, log } = deps;
  const marks = deps.store.forgettingMarks;
  const queue = new Queue();
  /** The bot is certainly not in these: until a session has begun, it may be back wherever it was removed from. */
  const gone = new Set<GuildId>();
  let isClosing = false;

  const mark = (marked: Marked, since: number): Promise<void> =>
    marks.set(markKey(marked), { ...marked, since });
  const markLeft = async (guildId: GuildId): Promise<void> => {
    gone.add(guildId);
    const left = { kind: 'left', guildId } as const;
    if ((await marks.get(markKey(left))) === undefined) await mark(left, now());
  };
  const isBack = async (guildId: GuildId): Promise<void> => {
    gone.delete(guildId);
    const key = markKey({ kind: 'left', guildId });
    if ((await marks.get(key)) !== undefined) await marks.delete(key);
  };

  const unname = async (one: Extract<Mark, { kind: 'person' }>): Promise<Progress> => {
    const unnamed = await conversation.forgetPerson(one.userId);
    if (unnamed === 'forgotten') await marks.set(markKey(one), { ...one, isUnnamed: true });
    return unnamed;
  };
  const forgetHere = async (one: Extract<Mark, { kind: 'person' }>): Promise<Progress> => {
    const unnamed = one.isUnnamed === true ? 'forgotten' : await unname(one);
    const forgotten = await conversation.forget({ hostId: one.userId }, one.since);
    return unnamed === 'ending' ? unnamed : forgotten;
  };
  const forget = async (one: Mark): Promise<Progress> => {
    switch (one.kind) {
      case 'person':
        return (await conversation.forgetEverywhere(one.userId, one.since)) ?? forgetHere(one);
      case 'server':
        return conversation.forget({ guildId: one.guildId }, one.since);
      case 'left':
        if ((await conversation.abandon(one.guildId)) === 'ending') return 'ending';
        await setup.forget(one.guildId);
        return 'forgotten';
    }
  };
  const isDue = (one: Mark): boolean => {
    if (one.kind === 'person') return true;
    if (one.kind === 'server') return conversation.isHere(one.guildId);
    return gone.has(one.guildId) && now() - one.since > timings.longestAway;
  };
  const everyMark = async (): Promise<readonly Mark[]> => {
    const all: Mark[] = [];
    for await (const [, one] of marks.entries()) all.push(one);
    return all;
  };
  const forgetDue = async (): Promise<void> => {
    for (const one of (await everyMark()).filter(isDue)) {
      try {
        if ((await forget(one)) !== 'ending') await marks.delete(markKey(one));
      } catch (error) {
        log.error({ kind: one.kind, ...errorFacts(error) }, 'forgetting failed; it is tried again');
      }
    }
  };

  const sessionStarted: GatewayEvents['sessionStarted'] = ({ covers, guilds }) =>
    enqueue(async () => {
      if (guilds !== undefined) {
        const here = new Set(guilds);
        for (const guild of here) await isBack(guild);
        const left = (await everyMark()).flatMap((one) => (one.kind === 'left' ? [one.guildId] : []));
        const known = new Set([...conversation.servers(), ...(await setup.servers()), ...left]);
        for (const guild of known) if (covers(guild) && !here.has(guild)) await markLeft(guild);
      }
      await forgetDue();
    });
  const enqueue = (task: () => Promise<void>): void => {
    queue
      .run(task)
      .catch((error: unknown) => log.error(errorFacts(error), 'forgetting failed; it is tried again'));
  };

  /** Resolves once it is done, or has to wait for answers in progress. */
  const forgetNow = (marked: Marked, press: InteractionId): Promise<'forgotten' | 'ending'> =>
    queue.run(async () => {
      const since = timeOfId(press);
      await mark(marked, since);
      const forgotten = await forget({ ...marked, since });
      if (forgotten !== 'ending') await marks.delete(markKey(marked));
      return forgotten === 'forgotten' ? forgotten : 'ending';
    });
  bus.on('stored', async (userId) => {
    const own = await marks.get(markKey({ kind: 'person', userId }));
    return [{ kind: 'forgetting', records: own === undefined ? [] : [own] }];
  });
  bus.on('serverForgotten', ({ guildId, press }) => forgetNow({ kind: 'server', guildId }, press));
  bus.on('forgotten', ({ userId, press }) => forgetNow({ kind: 'person', userId }, press));

  return {
    routes: [],
    hears: {
      sessionStarted,
      // Thousands may come at once, and the next process will hear of them all again.
      guildAvailable: ({ id }) => enqueue(async () => (isClosing && !gone.has(id) ? undefined : isBack(id))),
      guildGone: (guild) => enqueue(() => markLeft(guild)),
    },
    chores: [{ every: hour, run: () => enqueue(forgetDue) }],
    close: async (patience) => {
      isClosing = true;
      await within(patience, queue.idle());
      return [];
    },
  };
};
