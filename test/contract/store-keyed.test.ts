import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/store/open.ts';
import { meddleWith } from '../support/broken-store.ts';
import { storeKinds } from '../support/databases.ts';
import { openThings, specs, type Things } from '../support/things.ts';

const day = 24 * 60 * 60 * 1_000;

/** The database itself, once the store that has it is closed. */
const openDatabaseAfter = async (store: Things, url: string) => {
  await store.close();
  return openDatabase(url, specs);
};

describe.each(storeKinds)('what Keyv has in $name', ({ newUrl }) => {
  it('is found by its key, after a restart too, until it is deleted or has expired', async () => {
    const url = await newUrl();
    const before = await openThings(url);
    await before.notes.set({ key: 'one', text: 'first' });
    await before.notes.set({ key: 'one', text: 'second' });
    await before.notes.set({ key: 'over', text: 'x', until: Date.now() + 50 });
    await before.close();
    const store = await openThings(url);
    expect((await store.notes.get('one'))?.text).toBe('second');
    expect(await store.sweep(Date.now() + day)).toBe(1);
    expect(await store.notes.get('over')).toBeUndefined();
    expect([await store.notes.delete('one'), await store.notes.delete('one')]).toEqual([true, false]);
    expect(await store.notes.get('one')).toBeUndefined();
    await store.close();
    await expect(store.notes.set({ key: 'one', text: 'late' })).rejects.toMatchObject({ name: 'StoreError' });
  });

  it('does not open in another one’s place, nor damaged; it is told, and kept when it is written over', async () => {
    const url = await newUrl();
    const store = await openThings(url);
    for (const key of ['alice', 'bob', 'carol']) await store.notes.set({ key, text: key });
    const meddler = await meddleWith(url);
    const valueOf = `(SELECT value FROM rounds_accounts WHERE key = 'notes:alice')`;
    await meddler.query(`UPDATE rounds_accounts SET value = ${valueOf} WHERE key = 'notes:bob'`);
    await meddler.query(`UPDATE rounds_accounts SET value = substr(value, 1, 40) WHERE key = 'notes:carol'`);
    await meddler.close();
    expect((await store.notes.get('alice'))?.text).toBe('alice');
    expect([await store.notes.get('bob'), await store.notes.get('carol')]).toEqual([undefined, undefined]);
    await store.notes.set({ key: 'carol', text: 'again' });
    expect((await store.notes.get('carol'))?.text).toBe('again');
    const database = await openDatabaseAfter(store, url);
    expect(await database.all('SELECT id FROM rounds_aside')).toHaveLength(1);
    await database.close();
  });

  it('can be deleted although it cannot be read, and leaves nothing to be kept', async () => {
    const url = await newUrl();
    const store = await openThings(url);
    await store.notes.set({ key: 'carol', text: 'carol' });
    const meddler = await meddleWith(url);
    await meddler.query(`UPDATE rounds_accounts SET value = substr(value, 1, 40)`);
    await meddler.close();
    expect(await store.notes.get('carol')).toBeUndefined();
    expect(await store.notes.delete('carol')).toBe(true);
    await store.notes.set({ key: 'carol', text: 'again' });
    expect((await store.notes.get('carol'))?.text).toBe('again');
    const database = await openDatabaseAfter(store, url);
    expect(await database.all('SELECT id FROM rounds_aside')).toEqual([]);
    await database.close();
  });
});
