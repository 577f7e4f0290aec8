import { describe, expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { days } from '../../src/lib/fields.ts';
import type { Secret } from '../../src/lib/secret.ts';
import type { Collection } from '../../src/store/collection.ts';
import type { CollectionSpec } from '../../src/store/collection-spec.ts';
import type { Engine, Row } from '../../src/store/engine.ts';
import { openEngine, openStore } from '../../src/store/open.ts';
import { createSealing } from '../../src/store/sealing.ts';
import { assembleStore, type Store } from '../../src/store/store.ts';
import { storeKinds } from '../support/databases.ts';
import { keptLog, newKey } from '../support/stores.ts';

/** Collections that somebody outside of the store declares, and what a write can carry besides its record. */

const keys = [newKey()] as const;

const shelfSchema = z.strictObject({
  owner: z.string(),
  room: z.string().optional(),
  books: z.array(z.string()),
  until: z.number().optional(),
});
type Shelf = z.output<typeof shelfSchema>;

const shelves: CollectionSpec<Shelf> = {
  name: 'shelves',
  version: 1,
  schema: shelfSchema,
  owner: ({ owner }) => owner,
  claim: ({ room }) => room,
  keepUntil: ({ books, until }) => (books.includes('worthless') ? 0 : until),
};

const orders: CollectionSpec<string> = { name: 'orders', version: 1, schema: z.string() };

const shelf = (owner: string, ...books: string[]): Shelf => ({ owner, books });

const open = async (url: string, withKeys: readonly Secret[] = keys): Promise<Store> => {
  const store = await openStore({ url, keys: withKeys, log: keptLog().log });
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
};

/** The one collection of a store. */
const only = async <T>(store: Store, spec: CollectionSpec<T>): Promise<Collection<T>> => {
  const collection = store.collection(spec);
  await store.prepare();
  return collection;
};

const keysIn = async <T>(collection: Collection<T>, among?: Parameters<Collection<T>['entries']>[0]) => {
  const found = [];
  for await (const [key] of collection.entries(among)) found.push(key);
  return found.toSorted();
};

describe.each(storeKinds)('in $name', ({ newUrl }) => {
  test('a collection is declared by its owner, and its records are there after a restart', async () => {
    const url = await newUrl();
    const before = await open(url);
    const brought = await only(before, shelves);
    expectTypeOf(brought).toEqualTypeOf<Collection<Shelf>>();
    await brought.set('one', shelf('alice', 'a book'));
    await before.close();
    const after = await only(await open(url), shelves);
    expect(await after.get('one')).toEqual(shelf('alice', 'a book'));
  });

  test('two collections cannot have the same name, nor one of the names that the store needs', async () => {
    const store = await open(await newUrl());
    store.collection(shelves);
    for (const name of ['shelves', 'aside', 'root']) {
      expect(() => store.collection({ ...orders, name })).toThrow(name);
    }
  });

  test('a collection cannot be declared after the store has been prepared', async () => {
    const store = await open(await newUrl());
    await store.prepare();
    expect(() => store.collection(shelves)).toThrow('shelves');
  });

  test('records are listed under the first part of their keys, and by their owners', async () => {
    const url = await newUrl();
    const store = await open(url);
    const brought = await only(store, shelves);
    await brought.set('school/1', shelf('alice'));
    await brought.set('school/2', shelf('bob'));
    await brought.set('library/1', shelf('alice'));
    await brought.set('school', shelf('carol'));
    expect(await keysIn(brought, { under: 'school' })).toEqual(['school/1', 'school/2']);
    expect(await keysIn(brought, { owner: 'alice' })).toEqual(['library/1', 'school/1']);
    await brought.set('school/1', shelf('bob'));
    await brought.set('school/1', shelf('bob', 'a book'));
    await brought.delete('library/1');
    expect(await keysIn(brought, { owner: 'alice' })).toEqual([]);
    expect(await keysIn(brought, { owner: 'bob' })).toEqual(['school/1', 'school/2']);
    await store.close();
    const after = await only(await open(url), shelves);
    expect(await keysIn(after, { owner: 'bob' })).toEqual(['school/1', 'school/2']);
  });

  test('a record that replaces an expired one stays, and one expires when it is time', async () => {
    const store = await open(await newUrl());
    const brought = await only(store, shelves);
    await brought.set('old', { ...shelf('alice'), until: Date.now() - 1 });
    await brought.change('old', (found) => (found === undefined ? shelf('bob') : undefined));
    expect(await brought.get('old')).toEqual(shelf('bob'));
    const until = Date.now() + 1_500;
    await brought.set('new', { ...shelf('alice'), until });
    await brought.change('new', (found) => found && { ...found, owner: 'bob' });
    expect(await brought.get('new')).toMatchObject({ owner: 'bob' });
    await expect.poll(() => brought.get('new')).toBeUndefined();
    expect(Date.now()).toBeGreaterThanOrEqual(until);
    expect(await store.sweep(Date.now())).toBe(1);
    expect(await keysIn(brought)).toEqual(['old']);
  });

  test('how long records are kept may differ by the first part of their keys, and change for those that are there', async () => {
    const store = await open(await newUrl());
    const under = new Map([['school', 1]]);
    const brought = await only(store, { ...shelves, keptDays: { under, usual: 4 } });
    const now = Date.now();
    for (const key of ['school/1', 'library/1', 'home/1'])
      await brought.set(key, { ...shelf('alice'), until: now - days(2) });
    expect(await keysIn(brought)).toEqual(['home/1', 'library/1']);
    under.set('library', 2).delete('school');
    expect(await keysIn(brought)).toEqual(['home/1', 'school/1']);
    expect(await store.sweep(now)).toBe(1);
    under.set('school', 3);
    expect(await keysIn(brought, { owner: 'alice' })).toEqual(['home/1', 'school/1']);
    expect(await store.sweep(now + days(1))).toBe(1);
    expect(await keysIn(brought)).toEqual(['home/1']);
  });

  test('an expired record is not listed anywhere, and the sweep deletes it', async () => {
    const store = await open(await newUrl());
    const brought = await only(store, shelves);
    await brought.set('school/1', shelf('alice', 'worthless'));
    await brought.set('school/2', shelf('alice', 'dear'));
    expect(await keysIn(brought, { under: 'school' })).toEqual(['school/2']);
    expect(await keysIn(brought, { owner: 'alice' })).toEqual(['school/2']);
    expect(await store.sweep(Date.now())).toBe(1);
  });

  test('the sweep deletes a few records at a time, so that others write in between', async () => {
    const engine = await openEngine(await newUrl());
    let [deleting, most] = [0, 0];
    const counted: Engine = {
      ...engine,
      write: async (batch) => {
        deleting += batch.delete?.length ?? 0;
        most = Math.max(most, deleting);
        const written = await engine.write(batch);
        deleting -= batch.delete?.length ?? 0;
        return written;
      },
    };
    const store = await assembleStore({ engine: counted, sealing: createSealing(keys), log: keptLog().log });
    onTestFinished(() => store.close());
    const brought = await only(store, shelves);
    const names = Array.from({ length: 200 }, (_, index) => `school/${index}`);
    await Promise.all(names.map((name) => brought.set(name, shelf('alice', 'worthless'))));
    expect(await store.sweep(Date.now())).toBe(200);
    expect(most).toBeLessThan(50);
  });

  test('a store with a collection that a newer version wrote to is refused, and no other collection is changed', async () => {
    const url = await newUrl();
    const newer = await open(url);
    const [books, later] = [newer.collection(orders), newer.collection({ ...shelves, version: 2 })];
    await newer.prepare();
    await books.set('one', 'more books');
    await later.set('one', shelf('alice'));
    await newer.close();
    const rows = async (): Promise<readonly unknown[]> => {
      const engine = await openEngine(url);
      const found: Row[] = [];
      for await (const row of engine.all()) found.push(row);
      await engine.close();
      return found.toSorted((one, other) => one.name.localeCompare(other.name));
    };
    const before = await rows();
    const store = await open(url);
    store.collection({ ...orders, version: 2 });
    store.collection(shelves);
    await expect(store.prepare()).rejects.toMatchObject({ reason: 'newer_version' });
    await store.close();
    expect(await rows()).toEqual(before);
  });

  test('keys rotate even in collections that are not declared at that start', async () => {
    const url = await newUrl();
    const [old, fresh] = [newKey(), newKey()];
    const before = await open(url, [old]);
    await (await only(before, shelves)).set('school/1', shelf('alice'));
    await before.close();
    const rotating = await open(url, [fresh, old]);
    await rotating.prepare();
    await rotating.close();
    const after = await open(url, [fresh]);
    const brought = await only(after, shelves);
    expect(await keysIn(brought, { owner: 'alice' })).toEqual(['school/1']);
    expect(after.unreadable()).toBe(0);
  });

  test('a claim is taken and released in the write that says so, and ends with its record', async () => {
    const store = await open(await newUrl());
    const brought = await only(store, shelves);
    const wants = { owner: 'bob', room: 'attic', books: [] };
    await brought.set('one', { ...wants, owner: 'alice' });
    await brought.set('one', { ...wants, books: ['a book'] });
    await expect(brought.set('two', wants)).rejects.toMatchObject({ reason: 'claimed' });
    expect(await brought.get('two')).toBeUndefined();
    await brought.set('one', shelf('alice'));
    await brought.set('two', wants);
    await expect(brought.set('one', wants)).rejects.toMatchObject({ reason: 'claimed' });
    await brought.delete('two');
    await brought.set('one', wants);
    expect(await brought.get('one')).toEqual(wants);
  });

  test('a record that cannot be read claims nothing once that was found out', async () => {
    const url = await newUrl();
    const before = await open(url);
    const wants = { owner: 'alice', room: 'attic', books: [] };
    await (await only(before, shelves)).set('one', wants);
    await before.close();
    const engine = await openEngine(url);
    for await (const row of engine.list('shelves')) {
      await engine.write({ set: [{ ...row, body: Buffer.from('damaged') }] });
    }
    await engine.close();

    const store = await open(url);
    const brought = await only(store, shelves);
    expect(await keysIn(brought)).toEqual([]);
    expect(store.unreadable()).toBe(1);
    await brought.set('two', { ...wants, owner: 'bob' });
    // One that comes in the place of the unreadable record is listed like any other.
    await brought.set('one', shelf('alice'));
    expect(await keysIn(brought, { owner: 'alice' })).toEqual(['one']);
  });

  test('a write may delete a record of another collection', async () => {
    const store = await open(await newUrl());
    const [brought, asked] = [store.collection(shelves), store.collection(orders)];
    await store.prepare();
    await asked.set('school/1', 'more books');
    await brought.set('school/1', shelf('new', 'a book'), { takes: [asked.place('school/1')] });
    expect(await keysIn(asked)).toEqual([]);
    expect(await brought.get('school/1')).toEqual(shelf('new', 'a book'));
  });

  test('only what is not kept in memory can be deleted by the write of another collection', async () => {
    const store = await open(await newUrl());
    const asked = store.collection(orders);
    const kept = store.collection({ ...shelves, kept: 10 });
    await store.prepare();
    expect(asked.place('one').kind).toBe('orders');
    expect(() => kept.place('one')).toThrow('shelves');
  });

  const pages: CollectionSpec<string> = { name: 'pages', version: 1, schema: z.string(), isPart: true };
  const withPages: CollectionSpec<Shelf> = {
    ...shelves,
    parts: 'pages',
  };

  const library = async (url: string) => {
    const store = await open(url);
    const [brought, parts] = [store.collection(withPages), store.collection(pages)];
    await store.prepare();
    return { store, brought, parts };
  };

  test('parts are written with the record they belong to, and go with it, while those of others stay', async () => {
    const { store, brought, parts } = await library(await newUrl());
    for (const owner of ['alice', 'bob']) {
      const adds = ['1', '2'].map((page) => parts.row(`${owner}/${page}`, `page ${page}`));
      await brought.set(owner, shelf(owner, 'a book'), { adds });
    }
    expect(await keysIn(parts, { under: 'alice' })).toEqual(['alice/1', 'alice/2']);
    await brought.set('alice', shelf('alice', 'worthless'), { adds: [parts.row('alice/3', 'the last one')] });
    expect(await parts.get('alice/3')).toBe('the last one');
    await store.sweep(Date.now());
    expect(await keysIn(parts)).toEqual(['bob/1', 'bob/2']);
  });

  test('parts are resealed with a new key, although nothing reads them at the start', async () => {
    const url = await newUrl();
    const before = await library(url);
    await before.brought.set('alice', shelf('alice'), { adds: [before.parts.row('alice/1', 'a page')] });
    await before.store.close();
    const next = newKey();
    const rotating = await open(url, [next, ...keys]);
    await rotating.prepare();
    await rotating.close();
    const store = await open(url, [next]);
    store.collection(withPages);
    const parts = await only(store, pages);
    expect(await parts.get('alice/1')).toBe('a page');
  });

  test('only parts can be written with other records', async () => {
    const each = await only(await open(await newUrl()), orders);
    expect(() => each.row('one', 'an order')).toThrow('orders');
  });
});
