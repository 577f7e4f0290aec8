import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { days, guildIdField, timeField, userIdField } from '../../lib/fields.ts';
import { firstIdAt, interactionId, type GuildId, type InteractionId, type UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import { pause } from '../../lib/pause.ts';
import type { CollectionSpec } from '../../store/collection-spec.ts';
import type { Fence, Place } from '../../store/engine.ts';
import type { ServersHere } from './collections.ts';

/**
 * Actions that one process wants of conversations that another one has: rows in the store, which stay until the process
 * that has the conversations by then has performed them. A row is deleted with the fence that its shard had when the work
 * began, so an action that was performed while the shard went to another process is performed again there. Performing it
 * twice does no harm.
 */

const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('end'), conversation: z.string(), by: userIdField.optional() }),
  /** Conversations that lacked an account go on. */
  z.strictObject({ kind: z.literal('linked'), host: userIdField }),
  /** Everything that this person began up to then, and their names wherever else they stand. */
  z.strictObject({ kind: z.literal('forget'), person: userIdField, until: timeField }),
]);

export type Action = Readonly<z.output<typeof actionSchema>>;

const requestSchema = z.strictObject({
  /** The process that has this server, or this shard of so many. */
  to: z.union([
    z.strictObject({ guildId: guildIdField }),
    z.strictObject({ shard: z.int().nonnegative(), of: z.int().positive() }),
  ]),
  action: actionSchema,
  at: timeField,
});

export type Request = Readonly<z.output<typeof requestSchema>>;

/** The key is random, or says what is wanted if that would be the same again. */
export const requests: CollectionSpec<Request> = {
  name: 'requests',
  version: 1,
  schema: requestSchema,
  keepUntil: ({ at }) => at + days(90),
};

export interface RequestStore {
  get(key: string): Promise<Request | undefined>;
  set(key: string, request: Request): Promise<void>;
  delete(key: string, options: { readonly fence: Fence }): Promise<boolean>;
  entries(): AsyncIterable<readonly [string, Request]>;
  place(key: string): Place;
}

interface RequestsDeps {
  readonly store: {
    readonly requests: RequestStore;
    readonly shards: ServersHere;
    /** Undefined if no other process has the store open. */
    readonly shared: { announce(): Promise<void> } | undefined;
  };
  /**
   * Does what is wanted in all servers here; resolves once it is stored, however long that takes. `later`: it was not
   * done everywhere, because servers were lost meanwhile. `rows`: where the action is stored.
   */
  readonly perform: (action: Action, id: InteractionId, rows: readonly Place[]) => Promise<'done' | 'later'>;
  /** Milliseconds to wait for others. */
  readonly patience: number;
  readonly log: Log;
}

/** What somebody wants done in a server; or in all servers, including those of this process. */
export interface AddressedAction {
  readonly guildId?: GuildId;
  readonly action: Action;
}

export interface Requests {
  /** Leaves it to the process that has the conversations, and waits for a while. `ending`: it will be done, but is not yet. */
  leave(actions: readonly AddressedAction[]): Promise<'ended' | 'ending'>;
  /** The same without waiting; never rejects. */
  send(actions: readonly AddressedAction[]): Promise<void>;
  /** Does what is wanted of this process. Never rejects. */
  look(): Promise<void>;
  /** What is still to be forgotten of a person: everything from before these moments. */
  forgetting(person: UserId): Promise<readonly { readonly until: number }[]>;
}

/** Milliseconds between looks at whether others have done it. */
const retry = 200;

/** A row for each shard. */
const toAll = ({ action, at }: Omit<Request, 'to'>, { count }: ServersHere): [string, Request][] =>
  Array.from({ length: count }, (_, shard): [string, Request] => [
    `${JSON.stringify(action)} ${shard}/${count}`,
    { to: { shard, of: count }, action, at },
  ]);

/** The rows of an action. */
const rowsOf = (
  { guildId, action }: AddressedAction,
  shards: ServersHere,
  at: number,
): [string, Request][] => {
  if (guildId !== undefined)
    return [[randomBytes(12).toString('base64url'), { to: { guildId }, action, at }]];
  return toAll({ action, at }, shards);
};

/** An action that this process has to perform. */
interface Mine {
  readonly key: string;
  readonly request: Request;
  readonly fence: Fence;
}

export const createRequests = ({ store, perform, patience, log }: RequestsDeps): Requests => {
  const { shards, shared } = store;
  const underWay = new Set<string>();

  const put = async (rows: readonly (readonly [string, Request])[]): Promise<void> => {
    for (const [key, request] of rows) await store.requests.set(key, request);
    // It only hastens: the others look by themselves.
    await shared?.announce().catch(() => undefined);
  };
  const areTaken = async (keys: readonly string[]): Promise<boolean> => {
    for (const key of keys) if ((await store.requests.get(key)) !== undefined) return false;
    return true;
  };

  const isOutdated = ({ to }: Request): boolean => 'shard' in to && to.of !== shards.count;
  /** Undefined if another process has to do it. */
  const fenceFor = ({ to }: Request): Fence | undefined => {
    if ('guildId' in to) return shards.has(to.guildId) ? shards.fenceOf(to.guildId) : undefined;
    return shards.hasShard(to.shard) ? shards.fenceOfShard(to.shard) : undefined;
  };

  /** The servers are divided differently by now: it goes to all shards. */
  const readdress = async (key: string, request: Request): Promise<void> => {
    const fence = shards.hasShard(0) ? shards.fenceOfShard(0) : undefined;
    if (fence === undefined) return;
    await put(toAll(request, shards));
    await store.requests.delete(key, { fence });
  };

  /** Those that nobody has done since the rows were read. */
  const stillWanted = async (group: readonly Mine[]): Promise<readonly Mine[]> => {
    const found = await Promise.all(group.map(async ({ key }) => store.requests.get(key)));
    return group.filter((_, index) => found[index] !== undefined);
  };

  const take = async (group: readonly Mine[]): Promise<void> => {
    const wanted = await stillWanted(group);
    const [first] = wanted;
    if (first === undefined) return;
    const { action, at } = first.request;
    const rows = wanted.map(({ key }) => store.requests.place(key));
    if ((await perform(action, interactionId(firstIdAt(at)), rows)) === 'later') return;
    for (const { key, fence } of wanted) await store.requests.delete(key, { fence });
  };

  const begin = (group: readonly Omit<Mine, 'fence'>[], task: Promise<void>): void => {
    for (const { key } of group) underWay.add(key);
    const action = group[0]?.request.action.kind;
    task
      .catch((error: unknown) =>
        log.warn(
          { action, ...errorFacts(error) },
          'what a process wants could not be done; it is tried again',
        ),
      )
      .finally(() => group.forEach(({ key }) => underWay.delete(key)));
  };

  const look = async (): Promise<void> => {
    const all: (readonly [string, Request])[] = [];
    for await (const entry of store.requests.entries()) all.push(entry);
    // What is wanted of several shards here is done once for all of them.
    const mine = new Map<string, Mine[]>();
    for (const [key, request] of all) {
      if (underWay.has(key)) continue;
      if (isOutdated(request)) {
        begin([{ key, request }], readdress(key, request));
        continue;
      }
      const fence = fenceFor(request);
      if (fence === undefined) continue;
      const what = 'shard' in request.to ? JSON.stringify(request.action) : key;
      const one = { key, request, fence };
      const others = mine.get(what);
      if (others === undefined) mine.set(what, [one]);
      else others.push(one);
    }
    for (const group of mine.values()) begin(group, take(group));
  };

  const written = async (
    actions: readonly AddressedAction[],
  ): Promise<readonly (readonly [string, Request])[]> => {
    const rows = shared === undefined ? [] : actions.flatMap((action) => rowsOf(action, shards, Date.now()));
    if (rows.length > 0) await put(rows);
    return rows;
  };
  const lookQuietly = async (): Promise<void> => {
    if (shared === undefined) return;
    await look().catch((error: unknown) =>
      log.warn(errorFacts(error), 'what other processes want could not be read'),
    );
  };

  return {
    send: async (actions) => {
      await written(actions).catch((error: unknown) =>
        log.error(errorFacts(error), 'other processes could not be told'),
      );
    },
    leave: async (actions) => {
      const rows = await written(actions);
      if (rows.length === 0) return 'ended';
      // Some of it may be for this process.
      void lookQuietly();
      const keys = rows.map(([key]) => key);
      for (const until = performance.now() + patience; performance.now() < until;) {
        if (await areTaken(keys)) return 'ended';
        await pause(retry);
      }
      return 'ending';
    },
    look: lookQuietly,
    forgetting: async (person) => {
      const moments = new Set<number>();
      for await (const [, { action }] of store.requests.entries())
        if (action.kind === 'forget' && action.person === person) moments.add(action.until);
      return [...moments].map((until) => ({ until }));
    },
  };
};
