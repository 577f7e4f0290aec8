import type { Client } from 'pg';
import { z } from 'zod';
import type { Batch, Changed, Fence, Written } from './engine.ts';
import {
  columns,
  deleteRows,
  inOrder,
  isAlone,
  isAsExpected,
  onConflict,
  valuesOf,
  type Run,
} from './tables.ts';

/** Writing batches to PostgreSQL; `tables.ts` has the records, `postgres-schema.ts` the other tables. */

/**
 * Several batches in one statement, each of which is refused alone if its fence is not the newest. FOR SHARE makes
 * a process that raises an epoch wait for the writes that are still let through, so that they are there for it to read;
 * without it, an older write could appear behind its back. Deleted rows give up their claims before anything is
 * written.
 */
const writeStatement = `
  WITH held AS MATERIALIZED (
    SELECT id, epoch FROM rounds_shards WHERE id = ANY ($1::int[]) ORDER BY id FOR SHARE
  ), taken AS MATERIALIZED (
    SELECT batch.number FROM unnest($2::int[], $3::int[], $4::int[]) AS batch (number, shard, epoch)
    LEFT JOIN held ON held.id = batch.shard
    WHERE batch.shard IS NULL OR held.epoch = batch.epoch
  ), gone AS MATERIALIZED (
    SELECT line.number, line.kind, line.name, line.expired_by
    FROM unnest($5::int[], $6::text[], $7::text[], $8::bigint[]) AS line (number, kind, name, expired_by)
    JOIN taken USING (number) ORDER BY line.kind, line.name
  ), deleted AS (
    DELETE FROM rounds_records AS record USING gone WHERE record.kind = gone.kind AND record.name = gone.name
      AND (gone.expired_by IS NULL OR record.expires_at <= gone.expired_by) RETURNING gone.number
  ), written AS (
    INSERT INTO rounds_records (${columns})
    SELECT line.kind, line.name, owner, other, claim, expires_at, format, key_id, body, 1
    FROM unnest($9::int[], $10::bytea[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[],
      $16::bigint[], $17::int[], $18::text[]) WITH ORDINALITY
      AS line (number, body, kind, name, owner, other, claim, expires_at, format, key_id, place)
    JOIN taken USING (number) WHERE (SELECT count(*) FROM deleted) >= 0 ORDER BY line.place
    ${onConflict.whole}
  )
  SELECT number, (SELECT count(*) FROM deleted WHERE deleted.number = taken.number)::int AS deleted FROM taken`;

const writeResult = z.array(z.object({ number: z.number(), deleted: z.number() }));

/** What a row is written with, and that of which batch it is. */
type Line = readonly [number: number, ...ReturnType<typeof valuesOf>];

/** The columns of lines, each as an array. */
const transposed = (lines: readonly Line[], width: number): readonly (readonly unknown[])[] =>
  Array.from({ length: width }, (_, column) => lines.map((line) => line[column]));

/** In one order, so that two processes that write the same rows do not wait for each other. */
const sorted = <Each extends Changed>(rows: readonly Each[]): readonly Each[] =>
  inOrder(
    rows.toSorted((one, other) => (`${one.kind} ${one.name}` < `${other.kind} ${other.name}` ? -1 : 1)),
  );

/** Batches that name no row twice; see `howManyTogether`. */
const writeTogether = async (client: Client, group: readonly Batch[]): Promise<readonly Written[]> => {
  const fences = group.map(({ fence }) => fence);
  const set = sorted(group.flatMap(({ set: rows = [] }, number) => rows.map((row) => ({ ...row, number }))));
  const gone = group.flatMap(({ delete: rows = [] }, number) => rows.map((row) => ({ ...row, number })));
  const lines = set.map((row): Line => [row.number, ...valuesOf(row)]);
  const { rows } = await client.query({
    name: 'write',
    text: writeStatement,
    values: [
      fences.flatMap((fence) => (fence === undefined ? [] : [fence.shard])),
      group.map((_, number) => number),
      fences.map((fence) => fence?.shard ?? null),
      fences.map((fence) => fence?.epoch ?? null),
      gone.map(({ number }) => number),
      gone.map(({ kind }) => kind),
      gone.map(({ name }) => name),
      gone.map(({ expiredBy }) => expiredBy ?? null),
      ...transposed(lines, 10),
    ],
  });
  const taken = new Map(writeResult.parse(rows).map(({ number, deleted }) => [number, deleted]));
  return group.map((_, number): Written => {
    const deleted = taken.get(number);
    return deleted === undefined ? { kind: 'fenced' } : { kind: 'written', deleted };
  });
};

const isNewest = async (run: Run, fence: Fence | undefined): Promise<boolean> =>
  fence === undefined ||
  (await run('SELECT 1 FROM rounds_shards WHERE id = $1 AND epoch = $2 FOR SHARE', [
    fence.shard,
    fence.epoch,
  ])) === 1;

/** A batch that `isAlone`, in a transaction of its own. */
const writeAlone = async (client: Client, batch: Batch): Promise<Written> => {
  const { fence, expects, set = [], delete: gone = [] } = batch;
  const run: Run = async (sql, values) => (await client.query(sql, [...values])).rowCount ?? 0;
  const write = async (): Promise<Written> => {
    if (!(await isNewest(run, fence))) return { kind: 'fenced' };
    if (expects !== undefined && !(await isAsExpected(run, expects))) return { kind: 'changed' };
    const deleted = await deleteRows(run, gone);
    if (set.length > 0) await writeTogether(client, [{ set }]);
    return { kind: 'written', deleted };
  };
  await client.query('BEGIN');
  try {
    const written = await write();
    await client.query(written.kind === 'written' ? 'COMMIT' : 'ROLLBACK');
    return written;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      // No refusal, so the connection is given up: whatever came next would be part of the open transaction.
      throw new Error('A transaction could not be rolled back.', { cause: error });
    });
    throw error;
  }
};

/** Writes all of them or none, and returns the outcome of each. */
export const writeGroup = async (client: Client, group: readonly Batch[]): Promise<readonly Written[]> => {
  const [first] = group;
  return first !== undefined && isAlone(first)
    ? [await writeAlone(client, first)]
    : writeTogether(client, group);
};
