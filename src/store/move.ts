import { resolve } from 'node:path';
import { z } from 'zod';
import { filePath, storeName, type Database } from './database.ts';
import { lookAtDatabase, openDatabase } from './open.ts';
import { allShapes, columnsOf, facts, readFact, settingFact, upsert, type Shape } from './schema.ts';
import { isEmpty, moving } from './store.ts';
import { StoreError } from './store-error.ts';
import { portions, shapeOf, type AnySpec } from './table.ts';

/** The same however the path of a file is written. */
const placeOf = (url: string): string => {
  const path = filePath(url);
  return path === undefined ? url : resolve(path);
};

/** PostgreSQL's large numbers arrive as texts, which both databases take for numbers. */
const rowsSchema = z.array(
  z
    .looseObject({ id: z.string() })
    .catchall(z.union([z.string(), z.number(), z.instanceof(Buffer), z.null()])),
);

/** Deletes what a move left that was cut off; refuses to delete anything else. */
const clear = async (target: Database, to: string, shapes: readonly Shape[]): Promise<void> => {
  if (await isEmpty(target)) return;
  if ((await readFact(target, moving)) === undefined)
    throw new StoreError(
      'cannot_open',
      `There is a store in ${storeName(to)} already; nothing is overwritten.`,
    );
  const tables = allShapes(shapes).filter(({ name }) => name !== facts.name);
  await target.write(tables.toReversed().map(({ name }) => ({ sql: `DELETE FROM ${name}`, values: [] })));
};

const copy = async (source: Database, target: Database, shapes: readonly Shape[]): Promise<number> => {
  await target.write([settingFact(moving, Buffer.alloc(0))]);
  let rows = 0;
  for (const shape of allShapes(shapes)) {
    const [key, ...others] = columnsOf(shape);
    const reading = `SELECT ${key} AS id, ${others.join(', ')} FROM ${shape.name}
      WHERE ${key} > $1 ORDER BY ${key} LIMIT $2`;
    const found = portions(async (after, most) => rowsSchema.parse(await source.all(reading, [after, most])));
    const sql = upsert(shape);
    for await (const part of found) {
      await target.write(
        part.map((row) => ({ sql, values: [row.id, ...others.map((name) => row[name] ?? null)] })),
      );
      rows += part.length;
    }
  }
  await target.write([{ sql: `DELETE FROM ${facts.name} WHERE id = $1`, values: [moving] }]);
  return rows;
};

interface Move {
  readonly from: string;
  readonly to: string;
  /** All kinds of records. */
  readonly specs: readonly AnySpec[];
}

/**
 * Copies a store to another database, which has to be empty: row by row, sealed as they are. Both are locked meanwhile.
 * If it is cut off, the copy cannot be opened until the move is repeated. Returns how many rows there are. Throws a
 * StoreError.
 */
export const moveStore = async ({ from, to, specs }: Move): Promise<number> => {
  if (placeOf(from) === placeOf(to))
    throw new StoreError('cannot_open', `${storeName(from)} and ${storeName(to)} are the same place.`);
  const shapes = specs.map(shapeOf);
  // Opening it for writing would create it.
  await (await lookAtDatabase(from, specs)).close();
  const source = await openDatabase(from, specs);
  try {
    const target = await openDatabase(to, specs);
    try {
      await clear(target, to, shapes);
      return await copy(source, target, shapes);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
};
