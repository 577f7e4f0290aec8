import { onTestFinished, type TestContext } from 'vitest';
import { z } from 'zod';
import type { Log } from '../../src/lib/log.ts';
import type { Secret } from '../../src/lib/secret.ts';
import type { KeyedSpec } from '../../src/store/accounts.ts';
import type { OpenOptions } from '../../src/store/database.ts';
import { openStore } from '../../src/store/open.ts';
import type { TableSpec } from '../../src/store/table.ts';
import { keptLog, newKey } from './stores.ts';

/** Kinds of records that only tests have. */

const thingSchema = z.strictObject({
  text: z.string(),
  owner: z.string().optional(),
  claim: z.string().optional(),
  until: z.number().optional(),
});
export type Thing = z.output<typeof thingSchema>;

export const things: TableSpec<Thing> = {
  name: 'things',
  schema: thingSchema,
  columns: { owner: { of: ({ owner }) => owner }, claim: { of: ({ claim }) => claim, isUnique: true } },
  expires: ({ until }) => until,
};

const pageSchema = z.strictObject({ thing: z.string(), text: z.string() });

export const pages: TableSpec<z.output<typeof pageSchema>> = {
  name: 'pages',
  schema: pageSchema,
  columns: { thing: { of: ({ thing }) => thing, references: 'things' } },
};

export const specs = [things, pages];

const noteSchema = z.strictObject({ key: z.string(), text: z.string(), until: z.number().optional() });

export const notes: KeyedSpec<z.output<typeof noteSchema>> = {
  name: 'notes',
  schema: noteSchema,
  keyOf: ({ key }) => key,
  expires: ({ until = Number.MAX_SAFE_INTEGER }) => until,
};

export const testKeys = [newKey()];

interface Opening extends OpenOptions {
  readonly keys?: readonly Secret[];
  readonly log?: Log;
}

/** Closed when the test is over, if not before; one of several that run at once has to say which it is. */
export const openThings = async (
  url: string,
  { keys = testKeys, log = keptLog().log, ...options }: Opening = {},
  test: Pick<TestContext, 'onTestFinished'> = { onTestFinished },
) => {
  const store = await openStore({ url, keys, log, ...options }, specs);
  test.onTestFinished(() => store.close().catch(() => undefined));
  return { ...store, things: store.table(things), pages: store.table(pages), notes: store.keyed(notes) };
};

export type Things = Awaited<ReturnType<typeof openThings>>;

export const all = async <T>(listed: AsyncIterable<T>): Promise<readonly T[]> => {
  const found: T[] = [];
  for await (const one of listed) found.push(one);
  return found;
};

export const textsIn = async (listed: AsyncIterable<{ readonly text: string }>): Promise<readonly string[]> =>
  (await all(listed)).map(({ text }) => text);
