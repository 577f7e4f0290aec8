import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { days, guildIdField, timeField, userIdField } from '../../lib/fields.ts';
import { firstIdAt, interactionId, type GuildId, type InteractionId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import { pause } from '../../lib/pause.ts';
import type { CollectionSpec } from '../../store/collection-spec.ts';
import type { ServersHere } from './collections.ts';

/**
 * What one process wants of conversations that another one has: rows in the store, which stay until whoever has the
 * conversations has done it, whoever that is by then. Doing it twice does no harm.
 */

const wantSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('end'), conversation: z.string(), by: userIdField.optional() }),
  /** Conversations that lacked an account go on. */
  z.strictObject({ kind: z.literal('linked'), host: userIdField }),
  /** Everything that this person began up to then, and their names wherever else they stand. */
  z.strictObject({ kind: z.literal('forget'), person: userIdField, until: timeField }),
]);

export type Want = Readonly<z.output<typeof wantSchema>>;

const requestSchema = z.strictObject({
  /** The process that has this server, or this shard of so many. */
  to: z.union([
    z.strictObject({ guildId: guildIdField }),
    z.strictObject({ shard: z.int().nonnegative(), of: z.int().positive() }),
  ]),
  want: wantSchema,
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
  delete(key: string): Promise<boolean>;
  entries(): AsyncIterable<readonly [string, Request]>;
}

interface RequestsDeps {
  readonly store: {
    readonly requests: RequestStore;
    readonly shards: ServersHere;
    /** Undefined if no other process has the store open. */
    readonly shared: { announce(): Promise<void> } | undefined;
  };
  /** Does what is wanted here; resolves once it is stored. `later`: answers in progress come first. */
  readonly perform: (want: Want, id: InteractionId) => Promise<'done' | 'later'>;
  /** Milliseconds to wait for others. */
  readonly patience: number;
  readonly log: Log;
}

/** Somebody's wish about a server; or about all that other processes have. */
export interface Wished {
  readonly guildId?: GuildId;
  readonly want: Want;
}

export interface Requests {
  /** Leaves it to whoever has the conversations, and waits for a while. `ending`: it will be done, but is not yet. */
  leave(wishes: readonly Wished[]): Promise<'ended' | 'ending'>;
  /** The same without waiting; never rejects. */
  send(wishes: readonly Wished[]): Promise<void>;
  /** Does what others want of this process. Never rejects. */
  look(): Promise<void>;
}

/** Milliseconds between looks at whether others have done it. */
const retry = 200;

/** For each wish, the rows that say it. */
const rowsOf = ({ guildId, want }: Wished, shards: ServersHere, at: number): [string, Request][] => {
  if (guildId !== undefined) return [[randomBytes(12).toString('base64url'), { to: { guildId }, want, at }]];
  const { count } = shards;
  const others = Array.from({ length: count }, (_, shard) => shard).filter(
    (shard) => !shards.hasShard(shard),
  );
  return others.map((shard) => [
    `${JSON.stringify(want)} ${shard}/${count}`,
    { to: { shard, of: count }, want, at },
  ]);
};

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

  /** The servers are divided otherwise by now: it is for all of them. */
  const readdress = async (key: string, { want, at }: Request): Promise<void> => {
    const { count } = shards;
    const rows = Array.from({ length: count }, (_, shard): [string, Request] => [
      `${JSON.stringify(want)} ${shard}/${count}`,
      { to: { shard, of: count }, want, at },
    ]);
    await put(rows);
    await store.requests.delete(key);
  };

  const take = async (key: string, request: Request): Promise<void> => {
    const { to, want, at } = request;
    if ('shard' in to && to.of !== shards.count)
      return shards.hasShard(0) ? readdress(key, request) : undefined;
    const isOurs = 'shard' in to ? shards.hasShard(to.shard) : shards.has(to.guildId);
    if (!isOurs) return;
    // Only now: a process that dies in between leaves it to the next one.
    if ((await perform(want, interactionId(firstIdAt(at)))) === 'done') await store.requests.delete(key);
  };

  const look = async (): Promise<void> => {
    for await (const [key, request] of store.requests.entries()) {
      if (underWay.has(key)) continue;
      underWay.add(key);
      take(key, request)
        .catch((error: unknown) =>
          log.warn({ want: request.want.kind, ...errorFacts(error) }, 'what another process wants failed'),
        )
        .finally(() => underWay.delete(key));
    }
  };

  const written = async (wishes: readonly Wished[]): Promise<readonly (readonly [string, Request])[]> => {
    const rows = shared === undefined ? [] : wishes.flatMap((wish) => rowsOf(wish, shards, Date.now()));
    if (rows.length > 0) await put(rows);
    return rows;
  };

  return {
    send: async (wishes) => {
      await written(wishes).catch((error: unknown) =>
        log.error(errorFacts(error), 'other processes could not be told'),
      );
    },
    leave: async (wishes) => {
      const rows = await written(wishes);
      if (rows.length === 0) return 'ended';
      const keys = rows.map(([key]) => key);
      for (const until = performance.now() + patience; performance.now() < until;) {
        if (await areTaken(keys)) return 'ended';
        await pause(retry);
      }
      return 'ending';
    },
    look: async () => {
      if (shared === undefined) return;
      await look().catch((error: unknown) =>
        log.warn(errorFacts(error), 'it could not be read what other processes want'),
      );
    },
  };
};
