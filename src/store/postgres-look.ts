import { z } from 'zod';
import { connectTo, endQuietly, openingError } from './postgres-connection.ts';
import { isHeld } from './postgres-processes.ts';
import { expectOwnBackend } from './postgres-schema.ts';
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
}

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
    return {
      inUse: await translated(isHeld(client)),
      unsafe,
      followers,
      waitsForFollower: names !== '',
    };
  } finally {
    await endQuietly(client);
  }
};
