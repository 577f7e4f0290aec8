import { onTestFinished } from 'vitest';
import type { Among, Batch, Changed, Engine, Place, Stored } from '../../src/store/engine.ts';
import { openEngine } from '../../src/store/open.ts';

export const at = (name: string, kind = 'things'): Place => ({ kind, name });
export const line = (name: string, text: string, more: Partial<Omit<Changed, 'name'>> = {}): Changed => ({
  ...at(name),
  format: 1,
  keyId: 'a key',
  body: Buffer.from(text),
  ...more,
});
/** What `line` was given. */
export const textIn = (row: Stored | undefined): string | undefined => row?.body.toString();
/** The text of the row there. */
export const textAt = async (engine: Engine, place: Place): Promise<string | undefined> =>
  textIn(await engine.get(place));
export const written = (deleted = 0) => ({ kind: 'written', deleted });

export const listed = async (engine: Engine, among?: Among, kind = 'things') => {
  const found: Record<string, string> = {};
  for await (const { name, body } of engine.list(kind, among)) found[name] = body.toString();
  return found;
};

/** Whether a row that has nothing yet can take the claim; releases it again. */
export const isFree = async (engine: Engine, claim: string): Promise<boolean> => {
  const { kind } = await engine.write({ set: [line('finder', '', { claim })] });
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
