import type { Client } from 'pg';
import { z } from 'zod';
import { connectTo, endQuietly, openingError } from './postgres-connection.ts';
import { useOfStore } from './postgres-processes.ts';
import { expectOwnBackend } from './postgres-schema.ts';
import { takenAfter } from './postgres-tenure.ts';
import { translated } from './store-error.ts';

/** What the promises of a store in PostgreSQL rest on. */
export interface Footing {
  /** Whether a process has the store open. */
  readonly inUse: boolean;
  /** Settings of the server with which it may lose what it has acknowledged, or keep half of it. */
  readonly unsafe: readonly string[];
  /** How many servers follow this one. */
  readonly followers: number;
  /** Whether a write waits for one of them. */
  readonly waitsForFollower: boolean;
  /** The processes that share the store; undefined if none does. */
  readonly sharing: SharedBy | undefined;
}

interface SharedBy {
  /** For each process, how many shards it has. */
  readonly processes: readonly number[];
  /** The shards that no process has. */
  readonly free: readonly number[];
}

const sharingResult = z.tuple([z.object({ processes: z.array(z.number()), free: z.array(z.number()) })]);

const sharing = `WITH alive AS (
    SELECT holder FROM rounds_processes WHERE beat > clock_timestamp() - $1 * interval '1 ms'
  ), held AS (SELECT id, holder FROM rounds_shards JOIN alive USING (holder))
  SELECT
    coalesce((SELECT array_agg(count ORDER BY count DESC) FROM
      (SELECT count(id)::int AS count FROM alive LEFT JOIN held USING (holder) GROUP BY holder) AS counts), '{}') AS processes,
    coalesce((SELECT array_agg(shard ORDER BY shard) FROM rounds_division, generate_series(0, shards - 1) AS shard
      WHERE shard NOT IN (SELECT id FROM held)), '{}') AS free`;

const sharedBy = async (client: Client): Promise<SharedBy> => {
  const { rows } = await client.query(sharing, [takenAfter]);
  return sharingResult.parse(rows)[0];
};

const footingResult = z.tuple([
  z.object({ unsafe: z.array(z.string()), followers: z.number(), names: z.string() }),
]);

const question = `SELECT
  (SELECT coalesce(array_agg(name ORDER BY name), '{}') FROM pg_settings
   WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off') AS unsafe,
  (SELECT count(*)::int FROM pg_stat_replication) AS followers,
  current_setting('synchronous_standby_names') AS names`;

/** Changes nothing, and may be used while a bot runs. Throws a StoreError (`cannot_open`). */
export const inspectPostgres = async (url: string): Promise<Footing> => {
  const client = await connectTo(url).catch((error: unknown) => {
    throw openingError(url, error);
  });
  try {
    await translated(expectOwnBackend(client, url));
    const { rows } = await translated(client.query(question));
    const [{ unsafe, followers, names }] = footingResult.parse(rows);
    const use = await translated(useOfStore(client));
    return {
      inUse: use !== undefined,
      unsafe,
      followers,
      waitsForFollower: names !== '',
      sharing: use === 'shared' ? await translated(sharedBy(client)) : undefined,
    };
  } finally {
    await endQuietly(client);
  }
};
