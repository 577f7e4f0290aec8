import type { Client } from 'pg';
import type { Batch, Engine, Written } from './engine.ts';
import { GroupedWrites } from './grouped-writes.ts';
import { concernsOnlyIt, connectTo, endQuietly, isRefusal, overConnection } from './postgres-connection.ts';
import type { Holding } from './postgres-holding.ts';
import { endPool, poolOf, readingFrom } from './postgres-pool.ts';
import { writeGroup } from './postgres-records.ts';
import { StoreError } from './store-error.ts';
import { howManyTogether } from './tables.ts';

type Task<Result> = (client: Client) => Promise<Result>;

const isClaimHeld = (error: unknown): boolean =>
  isRefusal(error) && error.constraint === 'rounds_records_claim';

/** How long it takes depends on the tables, so it has as long as a timer can run. */
const vacuum = { text: 'VACUUM rounds_records', query_timeout: 2 ** 31 - 1 };

const vacuumOn = async (connecting: Promise<Client>): Promise<void> => {
  const client = await connecting;
  try {
    await client.query(vacuum);
  } finally {
    await endQuietly(client);
  }
};

export const engineOn = (url: string, { session, tenure, leave }: Holding): Engine => {
  const pool = poolOf(url);
  let isClosed = false;
  let vacuuming: Promise<Client> | undefined;
  const expectOurs = (): void => {
    if (isClosed) throw new StoreError('broken', 'The store is closed.');
    if (!tenure.ownsStore()) throw new StoreError('in_use', 'Another process may have this store by now.');
  };
  const run = async <Result>(task: Task<Result>): Promise<Result> => {
    expectOurs();
    return session.run(async (client) => {
      expectOurs();
      return task(client);
    });
  };
  const groups = new GroupedWrites<Batch, Written>({
    write: (group) => run((client) => writeGroup(client, group)),
    together: howManyTogether,
    concernsOnlyIt,
  });
  const write = (batch: Batch): Promise<Written> =>
    groups.add(batch).catch((error: unknown) => {
      if (isClaimHeld(error)) return { kind: 'held' };
      throw error;
    });
  return {
    ownsStore: () => tenure.ownsStore(),
    ...readingFrom(pool),
    write: (batch) => overConnection(write(batch)),
    // Deleted rows leave the tables. Their remains, in the log and in pages that are not used again yet, are sealed.
    purgeDeleted: async () => {
      expectOurs();
      if (vacuuming !== undefined) return;
      vacuuming = connectTo(url);
      // Nobody waits for it. If it fails, the next sweep or the server's own vacuum makes up for it.
      vacuumOn(vacuuming)
        .catch(() => undefined)
        .finally(() => (vacuuming = undefined));
    },
    async close() {
      await groups.idle();
      isClosed = true;
      await leave();
      // The server finishes a vacuum without its connection, for which the process would have to wait.
      await Promise.all([endPool(pool), vacuuming?.then(endQuietly, () => undefined)]);
    },
  };
};
