import { describe, expect, it } from 'vitest';
import { openDatabase, openStore } from '../../src/store/open.ts';
import { settingFact } from '../../src/store/schema.ts';
import { meddleWith } from '../support/broken-store.ts';
import { storeKinds } from '../support/databases.ts';
import { keptLog, newKey } from '../support/stores.ts';
import { all, openThings, pages, specs, testKeys, textsIn, things, type Things } from '../support/things.ts';

const day = 24 * 60 * 60 * 1_000;
const claimed = { reason: 'claimed' };

/** Whether something that has nothing yet can claim this; gives it back again. */
const isFree = async (store: Things, claim: string): Promise<boolean> => {
  const taken = await store.things.set('finder', { text: '', claim }).then(
    () => true,
    () => false,
  );
  await store.things.delete('finder');
  return taken;
};

describe.each(storeKinds)('records in $name', ({ newUrl }) => {
  it('are read, overwritten, deleted, and there after a restart', async () => {
    const url = await newUrl();
    const before = await openThings(url);
    await before.things.set('one', { text: 'first' });
    await before.things.set('one', { text: 'second', owner: 'alice' });
    await before.things.set('two', { text: 'gone' });
    expect([await before.things.delete('two'), await before.things.delete('two')]).toEqual([true, false]);
    await before.close();
    const { things: after } = await openThings(url);
    expect(await after.get('one')).toEqual({ text: 'second', owner: 'alice' });
    expect(await after.get('two')).toBeUndefined();
  });

  it.each(['', 'ž “quotes” \' " \\ 🫀', 'a\0b', 'x'.repeat(1_000_000)])('keep any text', async (text) => {
    const { things: table } = await openThings(await newUrl());
    await table.set('one', { text });
    expect((await table.get('one'))?.text).toBe(text);
  });

  it('of any number are listed by their ids, and by what stands in a column', async () => {
    const { things: table } = await openThings(await newUrl());
    const ids = Array.from({ length: 250 }, (_, index) => `id${String(index).padStart(3, '0')}`);
    await Promise.all(
      ids.map((id, index) => table.set(id, { text: id, owner: index % 2 ? 'bob' : 'alice' })),
    );
    expect(await textsIn(table.list())).toEqual(ids);
    expect(await textsIn(table.list({ owner: 'alice' }))).toHaveLength(125);
    expect((await table.last({ owner: 'alice' }, 2)).map(({ text }) => text)).toEqual(['id248', 'id246']);
    await table.set('id000', { text: 'moved', owner: 'carol' });
    expect(await textsIn(table.list({ owner: 'alice' }))).toHaveLength(124);
    expect(await textsIn(table.list({ owner: 'carol' }))).toEqual(['moved']);
    expect(await textsIn(table.list({ owner: 'nobody' }))).toEqual([]);
  });

  it('that stay are listed once each, whatever is written and deleted meanwhile', async () => {
    const { things: table } = await openThings(await newUrl());
    const ids = Array.from({ length: 210 }, (_, index) => `id${String(index).padStart(3, '0')}`);
    await Promise.all(ids.map((id) => table.set(id, { text: id })));
    const found: string[] = [];
    for await (const { text } of table.list()) {
      found.push(text);
      if (found.length !== 1) continue;
      await table.set('id0005', { text: 'new' });
      await table.delete('id150');
      await table.set('id200', { text: 'id200' });
    }
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expect.arrayContaining(ids.filter((id) => id !== 'id150')));
  });

  it('are written in the order in which that was requested', async () => {
    const { things: table } = await openThings(await newUrl());
    const writes = Array.from({ length: 50 }, (_, index) => table.set('one', { text: String(index) }));
    expect((await table.get('one'))?.text).toBe('49');
    await Promise.all(writes);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        table.change('one', (one) => ({ text: String(Number(one?.text) + 1) })),
      ),
    );
    expect((await table.get('one'))?.text).toBe('69');
    expect(await table.change('one', () => undefined)).toBeUndefined();
    const value = { text: 'before' };
    const write = table.set('one', value);
    value.text = 'after';
    await write;
    expect((await table.get('one'))?.text).toBe('before');
  });

  it('are gone for readers once they have expired, and the sweep deletes them and no others', async () => {
    const store = await openThings(await newUrl());
    const { things: table } = store;
    await table.set('over', { text: 'over', until: Date.now() - 1 });
    await table.set('later', { text: 'later', until: Date.now() + day });
    await table.set('always', { text: 'always' });
    expect(await table.get('over')).toBeUndefined();
    expect(await textsIn(table.list())).toEqual(['always', 'later']);
    expect(await store.sweep(Date.now())).toBe(1);
    expect(await table.delete('over')).toBe(false);
    expect(await textsIn(table.list())).toEqual(['always', 'later']);
  });

  it('are kept for as long as a column says at that time', async () => {
    const url = await newUrl();
    const under = new Map([['alice', 5]]);
    const kept = { ...things, keptDays: { column: 'owner', under, usual: 1 } };
    const store = await openStore({ url, keys: testKeys, log: keptLog().log }, [kept]);
    const table = store.table(kept);
    for (const owner of ['alice', 'bob'])
      await table.set(owner, { text: owner, owner, until: Date.now() - 2 * day });
    expect(await textsIn(table.list())).toEqual(['alice']);
    under.set('bob', 9);
    expect(await store.sweep(Date.now())).toBe(0);
    under.set('alice', 0);
    expect(await store.sweep(Date.now())).toBe(1);
    expect(await textsIn(table.list())).toEqual(['bob']);
    await store.close();
  });

  it('claim what only one may have, and give it up as they are written or deleted', async () => {
    const store = await openThings(await newUrl());
    const { things: table } = store;
    await table.set('one', { text: '1', claim: 'c' });
    await table.set('one', { text: '2', claim: 'c' });
    await expect(table.set('two', { text: '1', claim: 'c' })).rejects.toMatchObject(claimed);
    expect(await table.get('two')).toBeUndefined();
    await table.set('one', { text: '3' });
    await table.set('two', { text: '1', claim: 'c' });
    await table.delete('two');
    expect(await isFree(store, 'c')).toBe(true);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => table.set(`n${index}`, { text: 'x', claim: 'd' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are written together or not at all, and deleted with what they name', async () => {
    const store = await openThings(await newUrl());
    const page = (thing: string, number: number) =>
      store.pages.setting(`${thing}/${number}`, { thing, text: `${thing} ${number}` });
    for (const id of ['a', 'b']) await store.things.set(id, { text: id }, [page(id, 1), page(id, 2)]);
    expect(await textsIn(store.pages.list({ thing: 'a' }))).toEqual(['a 1', 'a 2']);
    await store.things.set('a', { text: 'a', claim: 'c' });
    await expect(
      store.things.set('b', { text: 'changed', claim: 'c' }, [page('b', 3)]),
    ).rejects.toMatchObject(claimed);
    expect((await store.things.get('b'))?.text).toBe('b');
    expect(await textsIn(store.pages.list({ thing: 'b' }))).toEqual(['b 1', 'b 2']);
    await store.things.delete('a');
    expect(await textsIn(store.pages.list())).toEqual(['b 1', 'b 2']);
  });

  it('that were being written when the store is closed are there, and later ones are refused', async () => {
    const store = await openThings(await newUrl());
    const write = store.things.set('one', { text: 'kept' });
    await store.close();
    await write;
    const broken = {
      name: 'StoreError',
      reason: expect.stringMatching(/^(?:broken|in_use|connection_lost)$/) as unknown,
    };
    await expect(store.things.set('one', { text: '2' })).rejects.toMatchObject(broken);
    await expect(store.things.get('one')).rejects.toMatchObject(broken);
    await expect(all(store.things.list())).rejects.toMatchObject(broken);
    expect(await store.healthy()).toBe(false);
  });

  it('that cannot be read are told, kept, and claim nothing once that was found out', async () => {
    const url = await newUrl();
    const { log, text } = keptLog();
    const store = await openThings(url, { log });
    await store.things.set('one', { text: 'private words', claim: 'c' });
    await store.things.set('two', { text: 'fine' });
    const meddler = await meddleWith(url);
    await meddler.query(`UPDATE rounds_things SET key_id = 'unknown' WHERE id = 'one'`);
    await meddler.close();
    expect(await textsIn(store.things.list())).toEqual(['fine']);
    expect(store.unreadable()).toBe(1);
    expect(text()).toContain('things');
    expect(text()).not.toContain('private words');
    expect(await isFree(store, 'c')).toBe(true);
    await store.things.set('one', { text: 'new' });
    expect(store.unreadable()).toBe(0);
    const database = await openDatabaseAfter(store, url);
    expect(await database.all(`SELECT key_id FROM rounds_aside`)).toEqual([{ key_id: 'unknown' }]);
    await database.close();
  });

  it('are resealed with a new key when the store is opened, those that Keyv has as well', async () => {
    const url = await newUrl();
    const [old, fresh] = [newKey(), newKey()];
    const before = await openThings(url, { keys: [old] });
    for (let number = 0; number < 250; number += 1)
      await before.things.set(`thing ${number}`, { text: String(number) });
    await before.pages.set('p', { thing: 'thing 1', text: 'a page' });
    await before.notes.set({ key: 'k', text: 'a note' });
    const [person, user] = [before.personKey('1'), before.serviceUserKey('alice')];
    await before.close();
    await (await openThings(url, { keys: [fresh, old] })).close();
    const after = await openThings(url, { keys: [fresh] });
    expect(await textsIn(after.things.list())).toHaveLength(250);
    expect([(await after.pages.get('p'))?.text, (await after.notes.get('k'))?.text]).toEqual([
      'a page',
      'a note',
    ]);
    expect([after.personKey('1'), after.serviceUserKey('alice')]).toEqual([person, user]);
    await after.close();
    await expect(openThings(url, { keys: [old] })).rejects.toMatchObject({ reason: 'wrong_key' });
  });

  it('get a later column in a store that is there, in few writes, and are found by it', async () => {
    const options = { url: await newUrl(), keys: testKeys, log: keptLog().log };
    const before = await openStore(options, [things]);
    for (const text of ['1', '2', '3']) await before.table(things).set(text, { text });
    await before.close();
    const title = { of: ({ text }: { readonly text: string }) => text, isLater: true } as const;
    const changed = { ...things, columns: { ...things.columns, title } };
    let writes = 0;
    const after = await openStore({ ...options, onWrite: () => (writes += 1) }, [changed]);
    const table = after.table(changed);
    writes = 0;
    await table.fillIn();
    expect(writes).toBe(1);
    expect(await textsIn(table.list({ title: '1' }))).toEqual(['1']);
    await after.close();
    expect(await (await openThings(options.url)).things.get('1')).toEqual({ text: '1' });
  });

  it('of a new kind get their table in a store that is there, and those of a newer version are refused', async () => {
    const url = await newUrl();
    const options = { url, keys: testKeys, log: keptLog().log };
    await (await openStore(options, [things])).close();
    const store = await openStore(options, specs);
    await store.table(things).set('one', { text: '1' });
    await store.table(pages).set('p', { thing: 'one', text: 'a page' });
    await store.close();
    const database = await openDatabase(url, specs);
    await database.write([settingFact('version', Buffer.from('99'))]);
    await database.close();
    await expect(openThings(url)).rejects.toMatchObject({ reason: 'newer_version' });
  });
});

/** The database itself, once the store that has it is closed. */
const openDatabaseAfter = async (store: Things, url: string) => {
  await store.close();
  return openDatabase(url, specs);
};
