import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/store/open.ts';
import { postgresTroubles, runTroubles, sqliteTroubles } from '../chaos/statements.ts';
import { meddleWith } from '../support/broken-store.ts';
import { storeKinds } from '../support/databases.ts';
import { storeFolder } from '../support/stores.ts';
import { specs } from '../support/things.ts';

describe.each(storeKinds)('a store in $name', ({ name, newUrl }) => {
  /** The short run; `npm run chaos -- --statements 500` does long ones. */
  it('loses and halves nothing, whatever happens at any of its statements', async () => {
    const isFile = name === 'SQLite';
    const { times, breaches } = await runTroubles({
      times: 12,
      seed: 1,
      newUrl,
      troubles: isFile ? sqliteTroubles : postgresTroubles,
      // Whoever comes after a process that was killed would have to outlast it.
      processesEach: isFile ? 6 : 1,
    });
    expect(breaches).toEqual([]);
    expect(times).toBe(12);
  });

  it('is made by one of two processes that begin at once, and refused to the other', async () => {
    const url = await newUrl();
    const begun = await Promise.allSettled([openDatabase(url, specs), openDatabase(url, specs)]);
    for (const each of begun) if (each.status === 'fulfilled') onTestFinished(() => each.value.close());
    expect(begun.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(begun.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { reason: 'in_use' },
    });
  });

  it('that lacks a table is refused, and gets no empty one in its place', async () => {
    const url = await newUrl();
    const table = 'rounds_pages';
    await (await openDatabase(url, specs)).close();
    const meddler = await meddleWith(url);
    onTestFinished(() => meddler.close());
    await meddler.query(`DROP TABLE ${table}`);
    const refusal = { reason: 'damaged', message: expect.stringContaining(table) as unknown };
    await expect(openDatabase(url, specs)).rejects.toMatchObject(refusal);
    await expect(meddler.query(`SELECT * FROM ${table}`)).rejects.toThrow(table);
  });
});

it('an account in a file is kept, however long another write takes', async () => {
  const database = await openDatabase((await storeFolder()).url, specs);
  onTestFinished(() => database.close());
  // Longer than SQLite waits for another connection.
  const slow = `DELETE FROM rounds_accounts WHERE key = (
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 6000000)
    SELECT CAST(max(n) AS TEXT) FROM numbers)`;
  let isOver = false;
  const written = database.write([{ sql: slow, values: [] }]).finally(() => (isOver = true));
  do await database.keyv.set('notes:one', 'first');
  while (!isOver);
  await written;
  expect(await database.keyv.delete('notes:one')).toBe(true);
});
