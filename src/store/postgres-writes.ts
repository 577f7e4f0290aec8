import type { Client } from 'pg';
import { z } from 'zod';
import type { Batch, Expected, Row, Written } from './engine.ts';
import { asideKey, keyOf, listedBy } from './keyed-rows.ts';

/** Writing batches to PostgreSQL; `postgres-schema.ts` has the tables. */

/**
 * Several batches in one statement, each of which is refused alone if its fence is not the newest. FOR SHARE makes
 * whoever raises an epoch wait for the writes that it still lets through, so that they are there for the new holder to
 * read; without it, an older write could appear behind the new holder's back.
 */
const writeStatement = `
  WITH held AS MATERIALIZED (
    SELECT id, epoch FROM rounds_shards WHERE id = ANY ($1::int[]) ORDER BY id FOR SHARE
  ), taken AS MATERIALIZED (
    SELECT batch.number FROM unnest($2::int[], $3::int[], $4::int[]) AS batch (number, shard, epoch)
    LEFT JOIN held ON held.id = batch.shard
    WHERE batch.shard IS NULL OR held.epoch = batch.epoch
  ), written AS (
    INSERT INTO rounds_records (key, value)
    SELECT line.key, line.value FROM unnest($5::int[], $6::text[], $7::text[]) AS line (number, key, value)
    JOIN taken USING (number) ORDER BY line.key
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
  ), listed AS (
    INSERT INTO rounds_indexes (record, name, value)
    SELECT line.record, line.name, line.value
    FROM unnest($8::int[], $9::text[], $10::text[], $11::text[]) AS line (number, record, name, value)
    JOIN taken USING (number) ORDER BY line.record, line.name
    ON CONFLICT (record, name) DO UPDATE SET value = excluded.value
      WHERE rounds_indexes.value <> excluded.value
  ), gone AS MATERIALIZED (
    SELECT line.number, line.key FROM unnest($12::int[], $13::text[]) AS line (number, key)
    JOIN taken USING (number)
  ), deleted AS (
    DELETE FROM rounds_records USING gone WHERE rounds_records.key = gone.key RETURNING gone.number
  ), unlisted AS (
    DELETE FROM rounds_indexes USING gone WHERE record = gone.key
  ), unclaimed AS (
    DELETE FROM rounds_claims USING gone WHERE record = gone.key
  )
  SELECT number, (SELECT count(*) FROM deleted WHERE deleted.number = taken.number)::int AS deleted FROM taken`;

const writeResult = z.array(z.object({ number: z.number(), deleted: z.number() }));
const claimsResult = z.array(z.object({ claim: z.string(), record: z.string() }));
const recordsResult = z.array(z.object({ key: z.string(), value: z.string() }));
const epochResult = z.array(z.object({ epoch: z.number() }));

const keysIn = ({ set = [], delete: gone = [] }: Batch): readonly string[] => [...set, ...gone].map(keyOf);

/** Whether one statement can do it: nothing is claimed or moved, and no row is named twice. */
const isPlain = (batch: Batch): boolean => {
  const { set = [], setAside = [], release = [], expects = [] } = batch;
  const keys = keysIn(batch);
  return (
    setAside.length + release.length + expects.length === 0 &&
    set.every(({ claims }) => claims === undefined) &&
    new Set(keys).size === keys.length
  );
};

/** The batches of a group in their order, those together that one statement can do. */
const partsOf = (group: readonly Batch[]): readonly (readonly Batch[])[] => {
  const parts: Batch[][] = [];
  let named: Set<string> | undefined;
  for (const batch of group) {
    if (!isPlain(batch)) {
      parts.push([batch]);
      named = undefined;
      continue;
    }
    const keys = keysIn(batch);
    const last = parts.at(-1);
    if (last === undefined || named === undefined || keys.some((key) => named?.has(key))) {
      parts.push([batch]);
      named = new Set(keys);
      continue;
    }
    last.push(batch);
    for (const key of keys) named.add(key);
  }
  return parts;
};

const writePlain = async (client: Client, batches: readonly Batch[]): Promise<readonly Written[]> => {
  const fences = batches.map(({ fence }) => fence);
  const set = batches.flatMap((batch, number) => (batch.set ?? []).map((row) => ({ number, row })));
  const listed = set.flatMap(({ number, row }) =>
    Object.entries(row.indexes ?? {}).map(([index, value]) => ({ number, row, index, value })),
  );
  const gone = batches.flatMap((batch, number) => (batch.delete ?? []).map((row) => ({ number, row })));
  const { rows } = await client.query({
    name: 'rounds write',
    text: writeStatement,
    values: [
      [...new Set(fences.flatMap((fence) => fence?.shard ?? []))],
      batches.map((_, number) => number),
      fences.map((fence) => fence?.shard ?? null),
      fences.map((fence) => fence?.epoch ?? null),
      set.map(({ number }) => number),
      set.map(({ row }) => keyOf(row)),
      set.map(({ row }) => row.text),
      listed.map(({ number }) => number),
      listed.map(({ row }) => keyOf(row)),
      listed.map(({ index }) => index),
      listed.map(({ row, index, value }) => listedBy(row.collection, { index, value })),
      gone.map(({ number }) => number),
      gone.map(({ row }) => keyOf(row)),
    ],
  });
  const taken = new Map(writeResult.parse(rows).map(({ number, deleted }) => [number, deleted]));
  return batches.map((_, number): Written => {
    const deleted = taken.get(number);
    return deleted === undefined ? { kind: 'fenced' } : { kind: 'written', deleted };
  });
};

const isNewest = async (client: Client, { fence }: Batch): Promise<boolean> => {
  if (fence === undefined) return true;
  const { rows } = await client.query('SELECT epoch FROM rounds_shards WHERE id = $1 FOR SHARE', [
    fence.shard,
  ]);
  return epochResult.parse(rows)[0]?.epoch === fence.epoch;
};

/** Whether the rows are what was expected; from then on they stay so until the transaction ends. */
const areAs = async (client: Client, expects: readonly Expected[]): Promise<boolean> => {
  const absent = expects.flatMap((row) => (row.text === undefined ? [keyOf(row)] : [])).toSorted();
  const present = expects.flatMap((row) => (row.text === undefined ? [] : [keyOf(row)]));
  if (absent.length > 0) {
    // A place is kept for them: whoever else creates one of these rows waits, or has been first.
    const { rowCount } = await client.query(
      `INSERT INTO rounds_records (key, value) SELECT key, '' FROM unnest($1::text[]) AS expected (key)
       ON CONFLICT (key) DO NOTHING`,
      [absent],
    );
    if (rowCount !== absent.length) return false;
  }
  if (present.length === 0) return true;
  const { rows } = await client.query(
    'SELECT key, value FROM rounds_records WHERE key = ANY ($1::text[]) ORDER BY key FOR UPDATE',
    [present],
  );
  const texts = new Map(recordsResult.parse(rows).map(({ key, value }) => [key, value]));
  return expects.every((row) => row.text === undefined || texts.get(keyOf(row)) === row.text);
};

/** Returns those of the claims that other rows hold. */
const takeClaims = async (client: Client, claiming: readonly Row[]): Promise<readonly string[]> => {
  const wanted = claiming.flatMap((row) =>
    (row.claims ?? []).map((claim) => ({ claim, record: keyOf(row) })),
  );
  if (wanted.length === 0) return [];
  // In one order, so that two processes that want the same ones do not wait for each other.
  const { rows } = await client.query(
    `INSERT INTO rounds_claims (claim, record)
     SELECT claim, record FROM unnest($1::text[], $2::text[]) AS wanted (claim, record) ORDER BY claim
     ON CONFLICT (claim) DO NOTHING RETURNING claim, record`,
    [wanted.map(({ claim }) => claim), wanted.map(({ record }) => record)],
  );
  const got = new Map(claimsResult.parse(rows).map(({ claim, record }) => [claim, record]));
  return wanted.flatMap(({ claim, record }) => (got.get(claim) === record ? [] : [claim]));
};

const setOneAside = async (client: Client, key: string, aside: string): Promise<void> => {
  await client.query('UPDATE rounds_records SET key = $2 WHERE key = $1', [key, aside]);
  await client.query('DELETE FROM rounds_indexes WHERE record = $1', [key]);
};

/** In a transaction; undoes what it has done if it is refused. */
const writeOne = async (client: Client, batch: Batch): Promise<Written> => {
  const { fence, set = [], delete: gone = [], setAside = [], release = [] } = batch;
  await client.query('SAVEPOINT batch');
  const attempt = async (): Promise<Written> => {
    if (!(await isNewest(client, batch))) return { kind: 'fenced' };
    if (!(await areAs(client, batch.expects ?? []))) return { kind: 'changed' };
    const claiming = set.filter(({ claims }) => claims !== undefined);
    const without = [...claiming, ...gone, ...setAside, ...release].map(keyOf);
    await client.query('DELETE FROM rounds_claims WHERE record = ANY ($1::text[])', [without]);
    const held = await takeClaims(client, claiming);
    if (held.length > 0) return { kind: 'held', claims: held };
    for (const place of setAside) await setOneAside(client, keyOf(place), asideKey(place, Date.now()));
    // A row that is deleted and set is set in the end. Its claims are the new ones, so only others are deleted with it.
    const setKeys = new Set(set.map(keyOf));
    const [deleted] = await writePlain(client, [
      { fence, delete: gone.filter((place) => !setKeys.has(keyOf(place))) },
    ]);
    const last = new Map(set.map((row) => [keyOf(row), row]));
    await writePlain(client, [{ fence, set: [...last.values()] }]);
    return deleted ?? { kind: 'fenced' };
  };
  const written = await attempt();
  await client.query(written.kind === 'written' ? 'RELEASE batch' : 'ROLLBACK TO batch');
  return written;
};

const writeParts = async (
  client: Client,
  parts: readonly (readonly Batch[])[],
): Promise<readonly Written[]> => {
  const outcomes: Written[] = [];
  for (const part of parts) {
    const [first] = part;
    if (first !== undefined && !isPlain(first)) outcomes.push(await writeOne(client, first));
    else outcomes.push(...(await writePlain(client, part)));
  }
  return outcomes;
};

/** Writes all of them in one transaction, and returns the outcome of each. */
export const writeGroup = async (client: Client, group: readonly Batch[]): Promise<readonly Written[]> => {
  const parts = partsOf(group);
  const [only, ...others] = parts;
  // A single statement is a transaction of its own.
  if (only?.every(isPlain) === true && others.length === 0) return writePlain(client, only);
  await client.query('BEGIN');
  try {
    const outcomes = await writeParts(client, parts);
    await client.query('COMMIT');
    return outcomes;
  } catch (error) {
    // Fails only with the connection.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};
