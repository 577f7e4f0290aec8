import { isNamedIn, withoutPerson } from '../../machine/forget.ts';
import type { Decision, Outcome } from '../../machine/events.ts';
import type { Conversation } from '../../machine/record.ts';
import type { Registry } from '../../machine/registry.ts';
import type { GatewayEvents } from '../../discord/gateway/news.ts';
import { clock } from '../../lib/clock.ts';
import { ServiceError } from '../../lib/failure.ts';
import { firstIdAt, interactionId, timeOfId } from '../../lib/ids.ts';
import type { GuildId, UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import { Queue } from '../../lib/queue.ts';
import { within } from '../../lib/waiting.ts';
import type { Completion, Stored } from '../bus.ts';
import type { Ask, ConversationNeeds } from './needs.ts';
import { lineId } from './store.ts';
import type { ConversationStores, StoredLine } from './store.ts';

/**
 * What is stored about a person or a server: shows it, deletes it, and takes people out of other people's conversations. At
 * once if they want it; for a server, also some time after the bot was removed from it.
 */

/** Which of them are looked at. */
type Where = Parameters<ConversationStores['conversations']['list']>[0];

interface ForgettingDeps extends Pick<ConversationNeeds, 'bus' | 'log' | 'setup' | 'store' | 'timings'> {
  readonly conversations: Registry;
  readonly ask: Ask;
}

/** How many are written at a time, so that others write in between. */
const atOnce = 20;

const inLots = async <Item>(
  items: readonly Item[],
  write: (item: Item) => Promise<unknown>,
): Promise<void> => {
  for (let done = 0; done < items.length; done += atOnce)
    await Promise.all(items.slice(done, done + atOnce).map(write));
};

/** Where a person is named, as paths of field names: whatever is added to the record is found as well. */
const placesOf = (value: unknown, user: UserId, path: string): readonly string[] => {
  if (typeof value === 'string') return isNamedIn(value, user) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const step = Array.isArray(value) ? '' : key;
    return key === user ? [`${path}.${user}`] : placesOf(inner, user, [path, step].filter(Boolean).join('.'));
  });
};

/** Those that they host, and their entries in other people's. */
const storedAbout = async (
  { conversations, lines }: Pick<ConversationStores, 'conversations' | 'lines'>,
  user: UserId,
): Promise<readonly Stored[]> => {
  const hosted: object[] = [];
  const named: object[] = [];
  for await (const record of conversations.list()) {
    if (!isNamedIn(record, user)) continue;
    const { id, guildId, channelId, threadId, kind, title, openedAt, hostId, hostName } = record.about;
    const asked = record.tally.by[user];
    const where = { id, guildId, channelId, threadId, kind, title, phase: record.phase, openedAt, asked };
    if (hostId === user) hosted.push({ ...where, questions: record.tally.questions, hostName });
    else named.push({ ...where, namedIn: [...new Set(placesOf(record, user, ''))] });
  }
  return [
    { kind: 'hosted', records: hosted },
    { kind: 'named', records: named },
    { kind: 'lines', records: lines.list({ person: user }) },
  ];
};

type Outcomes = readonly (Outcome | undefined)[];

/** Otherwise it takes longer, or another process does it. */
const haveAllCome = (outcomes: Outcomes): boolean =>
  outcomes.every((outcome) => outcome !== undefined && outcome.kind !== 'lost');

const deleting = ({ conversations, ask, store }: ForgettingDeps) => {
  const known = (): readonly Conversation[] => conversations.states().map(({ record }) => record);

  let latest = 0;
  const askAll = (ids: readonly string[], decision: Decision): Promise<Outcomes> => {
    const asked = ids.map((id) => {
      // Each request has a place of its own, by which its line in the thread is named.
      latest = Math.max(clock.wall(), latest + 1);
      return ask({ interactionId: interactionId(firstIdAt(latest)) }, id, decision);
    });
    return Promise.all(asked);
  };

  /** Nobody is promised what may be gone with this process. */
  const askForSure = async (ids: readonly string[], decision: Decision): Promise<void> => {
    if (!haveAllCome(await askAll(ids, decision)))
      throw new ServiceError({ kind: 'not_taken', reason: 'store' });
  };

  const completionOf = (outcomes: Outcomes): Completion => (haveAllCome(outcomes) ? 'done' : 'ending');

  const find = async (
    matches: (record: Conversation) => boolean,
    among?: Where,
  ): Promise<readonly Conversation[]> => {
    const found: Conversation[] = [];
    for await (const record of store.conversations.list(among)) if (matches(record)) found.push(record);
    return found;
  };

  /** Those that are in no memory: they have ended long ago. */
  const erase = async (matches: (record: Conversation) => boolean, among: Where): Promise<void> => {
    const isLeft = (record: Conversation): boolean =>
      matches(record) && conversations.byId(record.about.id) === undefined;
    await inLots(await find(isLeft, among), (record) => store.conversations.delete(record.about.id));
  };

  const forgetLine = async (stored: StoredLine): Promise<void> => {
    const { conversation, line } = stored;
    const id = lineId(stored);
    if (line.kind === 'turn' || line.kind === 'greeting' || line.kind === 'told')
      await store.lines.delete(id);
    else await store.lines.change(id, (now) => now && { conversation, line: { ...line, by: undefined } });
  };

  const forgetThreads = async (guild: GuildId): Promise<void> => {
    const threads: string[] = [];
    for await (const { id } of store.threads.list({ server: guild })) threads.push(id);
    await inLots(threads, (id) => store.threads.delete(id));
  };

  return {
    /** The servers in which conversations go on. */
    servers: (): readonly GuildId[] => [...new Set(known().map(({ about }) => about.guildId))],

    /** Ends what somebody hosts. */
    endHosted: async (host: UserId): Promise<Completion> => {
      const ids = conversations.hostedBy(host).map(({ about }) => about.id);
      return completionOf(await askAll(ids, { kind: 'job', job: 'end', by: host }));
    },

    about: (user: UserId): Promise<readonly Stored[]> => storedAbout(store, user),

    /** Takes a person out of other people's conversations. */
    forgetPerson: async (person: UserId): Promise<void> => {
      await askForSure(conversations.naming(person), { kind: 'forget_person', person });
      const others = await find(
        (record) =>
          record.about.hostId !== person &&
          conversations.byId(record.about.id) === undefined &&
          isNamedIn(record, person),
      );
      await inLots(others, (record) =>
        // Somebody else may be taken out of it, or it may be deleted, at the same time.
        store.conversations.change(record.about.id, (now) => now && withoutPerson(now, person)),
      );
      const lines: StoredLine[] = [];
      for await (const line of store.lines.list({ person })) lines.push(line);
      await inLots(lines, forgetLine);
    },

    /** Deletes the conversations begun in a server, or by a host, up to then; those that go on end first. */
    forget: async (
      whose: { readonly guildId: GuildId } | { readonly hostId: UserId },
      until: number,
    ): Promise<Completion> => {
      const isMeant = ({ about }: Conversation): boolean =>
        timeOfId(about.id) <= until &&
        ('guildId' in whose ? about.guildId === whose.guildId : about.hostId === whose.hostId);
      const ids = known()
        .filter(isMeant)
        .map(({ about }) => about.id);
      await askForSure(ids, { kind: 'delete', by: 'hostId' in whose ? whose.hostId : undefined });
      await erase(isMeant, 'guildId' in whose ? { server: whose.guildId } : { host: whose.hostId });
      const completion = completionOf(await askAll(ids, { kind: 'deletion' }));
      if ('guildId' in whose) await forgetThreads(whose.guildId);
      return completion;
    },

    /** Deletes all conversations of a server that the bot is no longer in. */
    abandon: async (guild: GuildId): Promise<void> => {
      const isThere = ({ about }: Conversation): boolean => about.guildId === guild;
      conversations.drop(isThere);
      await erase(isThere, { server: guild });
      await forgetThreads(guild);
    },
  };
};

// ---- when

const minute = 60_000;

export const createForgetting = (deps: ForgettingDeps) => {
  const { bus, setup, store, timings, log } = deps;
  const stored = deleting(deps);
  /** Handles joining and leaving servers in the order in which they happen. */
  const queue = new Queue();
  /**
   * Servers that the bot is certainly not in, and since when. Until a session has begun, it may be back in any that it was
   * removed from.
   */
  const gone = new Map<GuildId, number>();

  const forgetGone = async (guild: GuildId): Promise<void> => {
    await stored.abandon(guild);
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

  bus.on('endHosted', stored.endHosted);
  bus.on('serverForgotten', ({ guildId, press }) => stored.forget({ guildId }, timeOfId(press)));
  bus.on('forgotten', async ({ userId, press }) => {
    await stored.forgetPerson(userId);
    // Deletions see to it by themselves; a record that was changed still stands in the database's log as it was.
    store.purgeSoon();
    return stored.forget({ hostId: userId }, timeOfId(press));
  });

  const hears: Partial<GatewayEvents> = {
    sessionStarted: ({ covers, guilds }) =>
      enqueue(async () => {
        if (guilds !== undefined) {
          const here = new Set(guilds);
          const servers = await setup.servers();
          for (const [guild, leftAt] of servers)
            if (here.has(guild) && leftAt !== undefined) await noteBack(guild);
          const known = new Set([...stored.servers(), ...servers.keys()]);
          for (const guild of known) if (covers(guild) && !here.has(guild)) await noteLeft(guild);
        }
        forgetDue();
      }),
    guildAvailable: ({ id }) => enqueue(async () => gone.has(id) && noteBack(id)),
    guildGone: (guild) => enqueue(() => noteLeft(guild)),
  };
  return {
    /** What is stored about a person. */
    storedAbout: stored.about,
    routes: [],
    hears,
    chores: [{ every: minute, run: forgetDue }],
    close: async (patience: number): Promise<void> => {
      await within(patience, queue.idle());
    },
  };
};
