import { onTestFinished } from 'vitest';
import type { Among, Batch, Engine, Fence, Place, Row } from '../../src/store/engine.ts';
import { openEngine } from '../../src/store/open.ts';

export const at = (row: string, collection = 'things'): Place => ({ collection, row });
export const line = (
  row: string,
  text: string,
  more: Omit<Partial<Row>, keyof Place | 'text'> = {},
): Row => ({
  ...at(row),
  text,
  ...more,
});
export const written = (deleted = 0) => ({ kind: 'written', deleted });

export const listed = async (engine: Engine, among?: Among, collection = 'things') => {
  const found: Record<string, string> = {};
  for await (const [row, text] of engine.list(collection, among)) found[row] = text;
  return found;
};

export const taken = async (engine: Engine, shard: number): Promise<Fence> => {
  const fence = await engine.takeShard(shard);
  if (fence === undefined) throw new Error('nobody else can have the shard');
  return fence;
};

/** Whether a row that has nothing yet can take the claim; releases it again. */
export const isFree = async (engine: Engine, claim: string): Promise<boolean> => {
  const { kind } = await engine.write({ set: [line('finder', '', { claims: [claim] })] });
  await engine.write({ delete: [at('finder')] });
  return kind === 'written';
};

/** One engine's databases, for tests that any engine has to pass. */
export interface Databases {
  /** Of the engine. */
  readonly name: string;
  /** A place where a database can be created for one test. */
  newUrl(): Promise<string>;
  /** A new one, closed when the test is over. */
  fresh(): Promise<Engine>;
  /** Writes with an engine of its own, then closes it; returns the database, reopened. */
  reopened(batches: readonly Batch[]): Promise<Engine>;
}

export const databasesOf = (name: string, newUrl: () => Promise<string>): Databases => ({
  name,
  newUrl,
  async fresh() {
    const engine = await openEngine(await newUrl());
    onTestFinished(() => engine.close().catch(() => undefined));
    return engine;
  },
  async reopened(batches) {
    const url = await newUrl();
    const before = await openEngine(url);
    for (const batch of batches) await before.write(batch);
    await before.close();
    const engine = await openEngine(url);
    onTestFinished(() => engine.close());
    return engine;
  },
});
