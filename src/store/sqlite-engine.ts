import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { KeyvSqlite } from '@keyv/sqlite';
import { z } from 'zod';
import { Queue, QueueByKey } from '../lib/queue.ts';
import type { Batch, Engine, Expected, Fence, Row, Written } from './engine.ts';
import { GroupedWrites } from './grouped-writes.ts';
import { asideKey, keyOf, listedBy } from './keyed-rows.ts';
import { cannotOpen, keyFileOf, openExisting, openFile, sqliteFile, takeLock } from './sqlite-file.ts';
import { asText, dotted, linesResult, rowsIn } from './sqlite-rows.ts';
import { StoreError, translated } from './store-error.ts';

/**
 * The store in one SQLite file, for one process. From Keyv it uses the adapter, to open files and run statements, and
 * `get`, to read rows by name. Listing and writing use statements of our own, because Keyv has neither indexes nor
 * transactions.
 *
 * The table is Keyv's. A record's key is `<collection>:<row>`, and that of a record set aside
 * `aside:<when>:<collection>:<row>`. Keys that begin with a dot, which no collection does, hold what the records need:
 *
 * `.by:<record>|<index>`   what the record is listed by: `<collection>.<index>=<value>`
 * `.claim:<claim>`         the record that holds it
 * `.epoch:<shard>`         how often the shard was taken
 */

/** With two parameters each, far below SQLite's limit of 32,766 per statement. */
const mostInStatement = 5_000;

type Line = readonly [key: string, value: string];

const epochResult = z.tuple([z.object({ epoch: z.number() })]);
const claimKey = (claim: string): string => `.claim:${claim}`;

const linesOf = (row: Row): readonly Line[] => {
  const key = keyOf(row);
  const indexes = Object.entries(row.indexes ?? {});
  return [
    [key, row.text],
    ...indexes.map(([name, value]): Line => [
      `.by:${key}|${name}`,
      listedBy(row.collection, { index: name, value }),
    ]),
    ...(row.claims ?? []).map((claim): Line => [claimKey(claim), key]),
  ];
};

interface Task {
  readonly batch: Batch;
  readonly lines: readonly Line[];
}

const onlyDeletes = ({ set = [], setAside = [], expects = [] }: Batch): boolean =>
  set.length + setAside.length + expects.length === 0;
const onlySets = ({
  set = [],
  delete: gone = [],
  setAside = [],
  release = [],
  expects = [],
}: Batch): boolean =>
  gone.length + setAside.length + release.length + expects.length === 0 &&
  set.every(({ claims }) => claims === undefined);

/** The one connection that writes. A class because it owns which shards were taken and what is being written. */
class Writer {
  readonly #adapter: KeyvSqlite;
  /** Only this process can take shards, so the epoch it took last is the newest. */
  readonly #epochs = new Map<number, number>();
  readonly #queue = new Queue();
  readonly #groups = new GroupedWrites<Batch, Written>((group) =>
    this.exclusively(() => this.#writeGroup(group)),
  );

  constructor(adapter: KeyvSqlite) {
    this.#adapter = adapter;
  }

  write(batch: Batch): Promise<Written> {
    return this.#groups.add(batch);
  }

  async close(): Promise<void> {
    await this.#groups.idle();
    await this.exclusively(() => this.#adapter.close());
  }

  /** Runs what must not come between the statements of a transaction. */
  exclusively<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.#queue.run(task);
  }

  async takeShard(shard: number): Promise<Fence> {
    const sql = `INSERT INTO keyv (key, value) VALUES (?, 1) ON CONFLICT (key)
      DO UPDATE SET value = CAST(value AS INTEGER) + 1 RETURNING CAST(value AS INTEGER) AS epoch`;
    return this.exclusively(async () => {
      const [{ epoch }] = epochResult.parse(await this.#adapter.query(sql, `.epoch:${shard}`));
      this.#epochs.set(shard, epoch);
      return { shard, epoch };
    });
  }

  async dropShard(fence: Fence): Promise<void> {
    await this.exclusively(async () => this.#isNewest(fence) && this.#epochs.delete(fence.shard));
  }

  #isNewest({ shard, epoch }: Fence): boolean {
    return this.#epochs.get(shard) === epoch;
  }

  async #writeGroup(group: readonly Batch[]): Promise<readonly Written[]> {
    const tasks = group.map((batch) => ({ batch, lines: (batch.set ?? []).flatMap(linesOf) }));
    const count = tasks.reduce((sum, { lines }) => sum + lines.length, 0);
    // A single statement is a transaction of its own.
    if (group.every(onlySets) && count <= mostInStatement) return this.#writeAll(tasks);
    if (group.every(onlyDeletes) && group.length === 1) return this.#writeAll(tasks);
    await this.#adapter.query('BEGIN IMMEDIATE');
    try {
      const outcomes = await this.#writeAll(tasks);
      await this.#adapter.query('COMMIT');
      return outcomes;
    } catch (error) {
      // Fails only if SQLite has already rolled back by itself.
      await this.#adapter.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  async #writeAll(tasks: readonly Task[]): Promise<readonly Written[]> {
    const outcomes: Written[] = [];
    const waiting: Line[] = [];
    for (const { batch, lines } of tasks) {
      if (batch.fence !== undefined && !this.#isNewest(batch.fence)) outcomes.push({ kind: 'fenced' });
      else if (onlySets(batch)) {
        waiting.push(...lines);
        outcomes.push({ kind: 'written', deleted: 0 });
      } else {
        await this.#insert(waiting.splice(0));
        outcomes.push(await this.#apply({ batch, lines }));
      }
    }
    await this.#insert(waiting);
    return outcomes;
  }

  async #apply({ batch, lines }: Task): Promise<Written> {
    const { set = [], delete: gone = [], setAside = [], release = [], expects = [] } = batch;
    if (!(await this.#areAs(expects))) return { kind: 'changed' };
    const claiming = set.filter(({ claims }) => claims !== undefined);
    const without = new Set([...claiming, ...gone, ...setAside, ...release].map(keyOf));
    const held = await this.#heldByOthers(claiming, without);
    if (held.length > 0) return { kind: 'held', claims: held };
    for (const place of setAside) {
      const aside = asideKey(place, Date.now());
      await this.#adapter.query('UPDATE keyv SET key = ? WHERE key = ?', aside, keyOf(place));
    }
    const deleted = await this.#forget(batch, without);
    await this.#insert(lines);
    return { kind: 'written', deleted };
  }

  async #areAs(expects: readonly Expected[]): Promise<boolean> {
    if (expects.length === 0) return true;
    const found: unknown = await this.#adapter.query(
      'SELECT key, value FROM keyv WHERE key IN (SELECT value FROM json_each(?))',
      JSON.stringify(expects.map(keyOf)),
    );
    const texts = new Map(linesResult.parse(found).map(({ key, value }): Line => [key, asText(value)]));
    return expects.every((row) => texts.get(keyOf(row)) === row.text);
  }

  async #insert(all: readonly Line[]): Promise<void> {
    for (let from = 0; from < all.length; from += mostInStatement) {
      const lines = all.slice(from, from + mostInStatement);
      await this.#adapter.query(
        `INSERT INTO keyv (key, value) VALUES ${lines.map(() => '(?, ?)').join(', ')}
         ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        lines.flat(),
      );
    }
  }

  /** Claims of these rows that other rows hold, except rows that are about to release all theirs. */
  async #heldByOthers(rows: readonly Row[], lettingGo: ReadonlySet<string>): Promise<readonly string[]> {
    const wanted = rows.flatMap((row) => (row.claims ?? []).map((claim) => ({ claim, holder: keyOf(row) })));
    if (wanted.length === 0) return [];
    const found: unknown = await this.#adapter.query(
      'SELECT key, value FROM keyv WHERE key IN (SELECT value FROM json_each(?))',
      JSON.stringify(wanted.map(({ claim }) => claimKey(claim))),
    );
    const lines = linesResult.parse(found).map(({ key, value }): Line => [key, asText(value)]);
    const holders = new Map(lines.filter(([, holder]) => !lettingGo.has(holder)));
    const held = wanted.filter(({ claim, holder }) => {
      const first = holders.get(claimKey(claim)) ?? holder;
      holders.set(claimKey(claim), first);
      return first !== holder;
    });
    return held.map(({ claim }) => claim);
  }

  /** Deletes rows with their index entries, and the claims of `without`; returns how many rows were deleted. */
  async #forget(batch: Batch, without: ReadonlySet<string>): Promise<number> {
    const gone = new Set(batch.delete?.map(keyOf));
    const found: unknown = await this.#adapter.query(
      `DELETE FROM keyv WHERE key IN (
         SELECT value FROM json_each(?)
         UNION ALL SELECT line.key FROM json_each(?) AS record CROSS JOIN keyv AS line
           ON line.key > '.by:' || record.value || '|' AND line.key < '.by:' || record.value || '}'
         UNION ALL SELECT key FROM keyv INDEXED BY keyv_dotted
           WHERE ${dotted} AND value IN (SELECT value FROM json_each(?))
       ) RETURNING key, value`,
      JSON.stringify([...gone]),
      JSON.stringify([...gone, ...(batch.setAside ?? []).map(keyOf)]),
      JSON.stringify([...without]),
    );
    return linesResult.parse(found).filter(({ key }) => gone.has(key)).length;
  }
}

/** Opens or creates the file of `sqlite://<path>`. Throws a StoreError: `in_use`, `cannot_open` or `broken`. */
export const openSqlite = async (url: string): Promise<Engine> => {
  const path = sqliteFile(url);
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw cannotOpen(`The folder ${folder} cannot be created`, error);
  });
  const lock = await takeLock(path);
  const { writing, reading } = await openFile(path).catch(async (error: unknown) => {
    await lock.close();
    throw error;
  });
  const writer = new Writer(writing);
  const turns = new QueueByKey();
  return {
    alone: true,
    // The operating system keeps the lock for as long as the process lives.
    holds: () => true,
    keyFile: keyFileOf(path),
    ...rowsIn(reading),
    write: (batch) => translated(writer.write(batch)),
    inTurn: (name, task) => turns.run(name, task),
    takeShard: (shard) => translated(writer.takeShard(shard)),
    dropShard: (fence) => translated(writer.dropShard(fence)),
    // Moves the write-ahead log into the file, so that deleted data is gone from both.
    settle: () => translated(writer.exclusively(() => writing.query('PRAGMA wal_checkpoint(TRUNCATE)'))),
    async close() {
      try {
        await translated(reading.close().then(() => writer.close()));
      } finally {
        await lock.close();
      }
    },
  };
};

const refuse = (): Promise<never> =>
  Promise.reject(new StoreError('broken', 'The store is open only for reading.'));

/**
 * Opens an existing file only for reading, whether or not another process writes to it. Throws a StoreError: `missing`,
 * `cannot_open` or `broken`.
 */
export const lookAtSqlite = async (url: string): Promise<Engine> => {
  const path = sqliteFile(url);
  const reading = await openExisting(path);
  return {
    // Another process may be writing.
    alone: false,
    holds: () => false,
    keyFile: keyFileOf(path),
    ...rowsIn(reading),
    write: refuse,
    inTurn: refuse,
    takeShard: refuse,
    dropShard: refuse,
    settle: refuse,
    close: () => translated(reading.close()),
  };
};
