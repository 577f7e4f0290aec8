import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sqliteFile } from '../../src/store/sqlite.ts';
import { storeFolder } from '../support/stores.ts';
import { openThings } from '../support/things.ts';

/** The same numbers in each run, from 0 up to 1. */
const numbersFrom = (seed: number): (() => number) => {
  let last = seed;
  return () => (last = (last * 48_271) % 2_147_483_647) / 2_147_483_647;
};

it('what was deleted is in no unused room of the file once the store has been swept', async () => {
  const { url } = await storeFolder();
  const store = await openThings(url);
  const next = numbersFrom(7);
  for (let round = 0; round < 20; round += 1) {
    const owner = `owner-${round}`;
    const ids = Array.from({ length: 200 }, () => String(next()));
    await Promise.all(
      ids.map((id, index) =>
        store.things.set(id, { text: 'x'.repeat(next() * 150), owner: index % 5 ? 'another' : owner }),
      ),
    );
    await Promise.all(ids.filter((_, index) => index % 5 === 0).map((id) => store.things.delete(id)));
    await store.sweep(0);
    expect((await readFile(sqliteFile(url))).includes(owner)).toBe(false);
  }
});
