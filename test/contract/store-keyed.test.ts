import { readdir, readFile } from 'node:fs/promises';
import { KeyvSqlite } from '@keyv/sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openBotStore } from '../../src/app/store.ts';
import type { Account } from '../../src/features/account/collections.ts';
import { userId } from '../../src/lib/ids.ts';
import type { Secret } from '../../src/lib/secret.ts';
import type { CollectionSpec } from '../../src/store/collection-spec.ts';
import { keyedKind } from '../../src/store/engine.ts';
import type { Keyed } from '../../src/store/keyed.ts';
import { moveStore } from '../../src/store/move.ts';
import { lookAtStore, openEngine, openStore } from '../../src/store/open.ts';
import { createSealing, placeOf } from '../../src/store/sealing.ts';
import type { Store } from '../../src/store/store.ts';
import { meddleWith } from '../support/broken-store.ts';
import { storeKinds } from '../support/databases.ts';
import { keptLog, newKey, storeFolder } from '../support/stores.ts';

/** Records that Keyv has. */

const keys = [newKey()] as const;

const badgeSchema = z.strictObject({ owner: z.string(), until: z.number().optional() });
type Badge = z.output<typeof badgeSchema>;

const badges: CollectionSpec<Badge> = {
  name: 'badges',
  version: 1,
  schema: badgeSchema,
  keepUntil: ({ until }) => until,
};

interface Opened {
  readonly store: Store;
  readonly held: Keyed<Badge>;
}

const open = async (url: string, withKeys: readonly Secret[] = keys, spec = badges): Promise<Opened> => {
  const store = await openStore({ url, keys: withKeys, log: keptLog().log });
  onTestFinished(() => store.close().catch(() => undefined));
  const held = store.keyed(spec);
  await store.prepare();
  return { store, held };
};

const alice: Account = {
  userId: userId('111111111111111111'),
  username: 'alice.the.student',
  serviceUser: 'someone',
  linkId: 'first',
  accessToken: 'access-token',
  linkedAt: 1,
  status: 'active',
};

/** What Keyv's own store finds in the file, and the same connection for more. */
const inKeyv = async (url: string) => {
  const keyv = new KeyvSqlite({ uri: url, table: 'rounds_keyed' });
  onTestFinished(() => keyv.close());
  const pairs = z
    .array(z.object({ key: z.string(), value: z.string() }))
    .parse(await keyv.query('SELECT key, value FROM rounds_keyed'));
  const [first = { key: '', value: '' }] = pairs;
  return { keyv, pairs, first };
};

describe.each(storeKinds)('in $name', ({ newUrl }) => {
  test('records of one key are changed one after the other, and are there after a restart', async () => {
    const url = await newUrl();
    const { store, held } = await open(url);
    await held.set('count', { owner: '' });
    await Promise.all(
      ['a', 'b', 'c'].map((letter) =>
        held.change('count', (found) => ({ owner: `${found?.owner ?? ''}${letter}` })),
      ),
    );
    await held.set('gone', { owner: 'bob' });
    expect([await held.delete('gone'), await held.delete('gone')]).toEqual([true, false]);
    await store.close();
    const after = await open(url);
    expect(await after.held.get('count')).toEqual({ owner: 'abc' });
    expect(await after.held.get('gone')).toBeUndefined();
  });

  test('records that have expired are gone for readers, and the sweep deletes them and no others', async () => {
    const { store, held } = await open(await newUrl());
    const now = Date.now();
    await held.set('old', { owner: 'alice', until: now - 1 });
    await held.set('new', { owner: 'alice', until: now + 60_000 });
    await held.set('ever', { owner: 'alice' });
    expect(await held.get('old')).toBeUndefined();
    expect(await store.sweep(now)).toBe(1);
    expect(await held.get('new')).toBeDefined();
    expect(await store.sweep(now + 60_000)).toBe(1);
    expect(await held.get('ever')).toBeDefined();
  });

  test('records are resealed with a new key, although nobody declares their collection at that start', async () => {
    const url = await newUrl();
    const before = await open(url);
    await before.held.set('one', { owner: 'alice', until: 4_000_000_000_000 });
    await before.store.close();
    const fresh = newKey();
    const rotating = await openStore({ url, keys: [fresh, ...keys], log: keptLog().log });
    await rotating.prepare();
    await rotating.close();
    const { store, held } = await open(url, [fresh]);
    expect(await held.get('one')).toEqual({ owner: 'alice', until: 4_000_000_000_000 });
    expect(await store.sweep(4_000_000_000_000)).toBe(1);
  });

  test('records of an older version are read, and those of a newer one refused', async () => {
    const url = await newUrl();
    const before = await open(url);
    await before.held.set('one', { owner: 'alice' });
    await before.store.close();
    const newer = await open(url, keys, { ...badges, version: 2 });
    expect(await newer.held.get('one')).toEqual({ owner: 'alice' });
    await newer.held.set('two', { owner: 'bob' });
    await newer.store.close();
    await expect(open(url)).rejects.toMatchObject({ reason: 'newer_version' });
  });

  test('records move to another database and back', async () => {
    const [from, between] = [await newUrl(), (await storeFolder()).url];
    const to = await newUrl();
    const before = await open(from);
    await before.held.set('one', { owner: 'alice', until: 4_000_000_000_000 });
    await before.store.close();
    const rows = await moveStore({ from, to: between });
    expect(await moveStore({ from: between, to })).toBe(rows);
    const { store, held } = await open(to);
    expect(await held.get('one')).toEqual({ owner: 'alice', until: 4_000_000_000_000 });
    expect(await store.sweep(4_000_000_000_000)).toBe(1);
  });

  test('a database that refuses is told to whoever asks', async () => {
    const url = await newUrl();
    const { held } = await open(url);
    const meddler = await meddleWith(url);
    onTestFinished(() => meddler.close());
    await meddler.breakStore();
    const refused = { name: 'StoreError', reason: 'broken' };
    await expect(held.set('one', { owner: 'alice' })).rejects.toMatchObject(refused);
    await expect(held.get('one')).rejects.toMatchObject(refused);
    await expect(held.delete('one')).rejects.toMatchObject(refused);
    await expect(held.change('one', () => ({ owner: 'alice' }))).rejects.toMatchObject(refused);
    await meddler.mendStore();
    await held.set('one', { owner: 'alice' });
    expect(await held.get('one')).toEqual({ owner: 'alice' });
  });
});

test("the token of a linked account is in the table of @keyv/sqlite's and nowhere else, and cannot be read there", async () => {
  const { url } = await storeFolder();
  const store = await openBotStore({ url, keys, log: keptLog().log });
  await store.accounts.set(alice.userId, alice);
  await store.close();
  const { keyv, pairs, first } = await inKeyv(url);
  expect(pairs).toHaveLength(1);
  expect(await keyv.get(first.key)).toBe(first.value);
  const [kind = '', name = ''] = first.key.split(':');
  expect(kind).toBe(keyedKind('accounts'));
  const lying = z
    .object({ value: z.hex(), format: z.number(), keyId: z.string() })
    .parse(JSON.parse(first.value));
  const body = Buffer.from(lying.value, 'hex');
  const readable = `${first.key}${first.value}${body.toString('latin1')}`;
  const texts = [alice.userId, alice.username, alice.accessToken];
  expect(texts.filter((text) => readable.includes(text))).toEqual([]);
  // Who has the key can read it, and only as what is said to lie at this place.
  const sealing = createSealing(keys);
  const opened = sealing.open({ keyId: lying.keyId, body }, placeOf({ kind, name }));
  expect(opened).toMatchObject({
    kind: 'opened',
    text: expect.stringContaining(alice.accessToken) as unknown,
  });
  expect(sealing.open({ keyId: lying.keyId, body }, placeOf({ kind, name: 'other' })).kind).toBe('damaged');
  const elsewhere: unknown = await keyv.query('SELECT name FROM rounds_records WHERE kind = ?', [kind]);
  expect(elsewhere).toEqual([]);
});

test('what is deleted or overwritten leaves no trace in any file once it has been swept', async () => {
  const { url, file } = await storeFolder();
  const { store, held } = await open(url);
  const sealed: string[] = [];
  for (const owner of ['alice', 'bob', 'carol']) {
    await held.set('one', { owner });
    sealed.push((await inKeyv(url)).first.value);
  }
  await held.delete('one');
  await store.sweep(Date.now());
  const folder = new URL('.', `file://${file}`);
  const contents = await Promise.all(
    (await readdir(folder)).map((name) => readFile(new URL(name, folder), 'latin1')),
  );
  expect(new Set(sealed).size).toBe(3);
  expect(sealed.filter((value) => contents.join('').includes(value))).toEqual([]);
});

test.each([
  ['is no JSON', 'value = substr(value, 1, 40)'],
  ['is other bytes', "value = x'00ff'"],
  ['is nothing', 'value = NULL'],
  ['is sealed otherwise', "value = json_set(value, '$.value', '00')"],
  ['has another key', "value = json_set(value, '$.keyId', 'unknown')"],
])('a value in Keyv that %s is reported, kept, and set aside for a new one', async (_what, damage) => {
  const { url } = await storeFolder();
  const before = await open(url);
  await before.held.set('one', { owner: 'alice' });
  await before.held.set('two', { owner: 'bob' });
  await before.store.close();
  const { keyv, first } = await inKeyv(url);
  await keyv.query(`UPDATE rounds_keyed SET ${damage} WHERE key = ?`, [first.key]);

  const looking = await lookAtStore({ url, keys, log: keptLog().log });
  looking.keyed(badges);
  await looking.survey();
  expect(looking.unreadable()).toBe(1);
  await looking.close();

  const { store, held } = await open(url);
  const found = [await held.get('one'), await held.get('two')];
  expect(found.filter((badge) => badge === undefined)).toHaveLength(1);
  expect(store.unreadable()).toBe(1);
  await store.sweep(Date.now());
  const key = found[0] === undefined ? 'one' : 'two';
  await held.set(key, { owner: 'carol' });
  expect(await held.get(key)).toEqual({ owner: 'carol' });
  expect(store.unreadable()).toBe(0);
  const aside: unknown = await keyv.query("SELECT name FROM rounds_records WHERE kind = 'aside'");
  expect(aside).toHaveLength(1);
});

test('a file that another process has open is refused before Keyv touches it', async () => {
  const { url } = await storeFolder();
  const first = await openEngine(url);
  onTestFinished(() => first.close());
  const { keyv } = await inKeyv(url);
  await keyv.query('DROP TABLE rounds_keyed');
  await expect(openEngine(url)).rejects.toMatchObject({ reason: 'in_use' });
  expect(await keyv.query("SELECT name FROM sqlite_schema WHERE name = 'rounds_keyed'")).toEqual([]);
});
