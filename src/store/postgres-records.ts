import type { Client } from 'pg';
import { z } from 'zod';
import type { Batch, Written } from './engine.ts';
import { columns, deleteRows, inOrder, isAlone, onConflict, valuesOf, type Run } from './tables.ts';

/** Writing batches to PostgreSQL; `tables.ts` has the records, `postgres-schema.ts` the other tables. */

/** Several batches in one statement. Deleted rows give up their claims before anything is written. */
const writeStatement = `
  WITH gone AS MATERIALIZED (
    SELECT line.number, line.kind, line.name, line.expired_by
    FROM unnest($1::int[], $2::text[], $3::text[], $4::bigint[]) AS line (number, kind, name, expired_by)
  ), deleted AS (
    DELETE FROM rounds_records AS record USING gone WHERE record.kind = gone.kind AND record.name = gone.name
      AND (gone.expired_by IS NULL OR record.expires_at <= gone.expired_by) RETURNING gone.number
  ), written AS (
    INSERT INTO rounds_records (${columns})
    SELECT line.kind, line.name, owner, other, claim, expires_at, format, key_id, body, 1
    FROM unnest($5::bytea[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[],
      $11::bigint[], $12::int[], $13::text[]) WITH ORDINALITY
      AS line (body, kind, name, owner, other, claim, expires_at, format, key_id, place)
    WHERE (SELECT count(*) FROM deleted) >= 0 ORDER BY line.place
    ${onConflict.whole}
  )
  SELECT number, count(*)::int AS deleted FROM deleted GROUP BY number`;

const writeResult = z.array(z.object({ number: z.number(), deleted: z.number() }));

/** The columns of lines, each as an array. */
const transposed = (
  lines: readonly ReturnType<typeof valuesOf>[],
  width: number,
): readonly (readonly unknown[])[] =>
  Array.from({ length: width }, (_, column) => lines.map((line) => line[column]));

/** Batches that name no row twice; see `howManyTogether`. */
const writeTogether = async (client: Client, group: readonly Batch[]): Promise<readonly Written[]> => {
  const set = inOrder(group.flatMap(({ set: rows = [] }) => rows));
  const gone = group.flatMap(({ delete: rows = [] }, number) => rows.map((row) => ({ ...row, number })));
  const { rows } = await client.query({
    name: 'write',
    text: writeStatement,
    values: [
      gone.map(({ number }) => number),
      gone.map(({ kind }) => kind),
      gone.map(({ name }) => name),
      gone.map(({ expiredBy }) => expiredBy ?? null),
      ...transposed(set.map(valuesOf), 9),
    ],
  });
  const deleted = new Map(writeResult.parse(rows).map((row) => [row.number, row.deleted]));
  return group.map((_, number) => ({ kind: 'written', deleted: deleted.get(number) ?? 0 }));
};

/** A batch that `isAlone`, in a transaction of its own. */
const writeAlone = async (client: Client, batch: Batch): Promise<Written> => {
  const { set = [], delete: gone = [] } = batch;
  const run: Run = async (sql, values) => (await client.query(sql, [...values])).rowCount ?? 0;
  const write = async (): Promise<Written> => {
    const deleted = await deleteRows(run, gone);
    if (set.length > 0) await writeTogether(client, [{ set }]);
    return { kind: 'written', deleted };
  };
  await client.query('BEGIN');
  try {
    const written = await write();
    await client.query('COMMIT');
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
