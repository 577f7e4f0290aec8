import { resolve } from 'node:path';
import type { Engine, Place } from './engine.ts';
import { lookAtEngine, openEngine } from './open.ts';
import { StoreError } from './store-error.ts';
import { filePath, storeName } from './store-url.ts';
import { moving } from './store.ts';

/** The same however the path of a file is written. */
const placeOf = (url: string): string => {
  const path = filePath(url);
  return path === undefined ? url : resolve(path);
};

/** How many rows are written at a time. */
const atOnce = 500;

const inParts = async function* <Item>(items: AsyncIterable<Item>): AsyncGenerator<readonly Item[]> {
  let part: Item[] = [];
  for await (const item of items) {
    part.push(item);
    if (part.length < atOnce) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
};

const isMark = ({ kind, name }: Place): boolean => kind === moving.kind && name === moving.name;

/** Deletes what a move left that was cut off; refuses to delete anything else. */
const clear = async (target: Engine, to: string): Promise<void> => {
  if (await target.isEmpty()) return;
  if ((await target.get(moving)) === undefined)
    throw new StoreError(
      'cannot_open',
      `There is a store in ${storeName(to)} already; nothing is overwritten.`,
    );
  for await (const part of inParts(target.all())) {
    await target.write({
      delete: part.filter((row) => !isMark(row)).map(({ kind, name }) => ({ kind, name })),
    });
  }
};

const copy = async (source: Engine, target: Engine): Promise<number> => {
  await target.write({ set: [{ ...moving, format: 1, keyId: '', body: Buffer.alloc(0) }] });
  let rows = 0;
  for await (const part of inParts(source.all())) {
    const written = await target.write({ set: part });
    if (written.kind !== 'written')
      throw new StoreError('broken', `The rows were refused (${written.kind}).`);
    rows += part.length;
  }
  await target.write({ delete: [moving] });
  return rows;
};

interface Move {
  readonly from: string;
  readonly to: string;
}

/**
 * Copies a store to another database, which has to be empty: row by row, sealed as they are. Both are locked meanwhile.
 * If it is cut off, the copy cannot be opened until the move is repeated. Returns how many rows there are. Throws a
 * StoreError.
 */
export const moveStore = async ({ from, to }: Move): Promise<number> => {
  if (placeOf(from) === placeOf(to))
    throw new StoreError('cannot_open', `${storeName(from)} and ${storeName(to)} are the same place.`);
  // Opening it for writing would create it.
  await (await lookAtEngine(from)).close();
  const source = await openEngine(from);
  try {
    const target = await openEngine(to);
    try {
      await clear(target, to);
      return await copy(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
};
