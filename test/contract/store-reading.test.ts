import { describe, expect, onTestFinished, test } from 'vitest';
import type { Conversation } from '../../src/conversation/domain/record.ts';
import { channelId, guildId, interactionId, serviceId, userId } from '../../src/lib/ids.ts';
import type { Account } from '../../src/features/account/collections.ts';
import { openBotStore } from '../../src/app/store.ts';
import { storeKinds } from '../support/databases.ts';
import { keptLog, newKey } from '../support/stores.ts';

/** What the store keeps in memory is never older than what it was given last. */

const alice = userId('100000000000000001');
const keys = [newKey()];

const open = async (url: string) => openBotStore({ url, keys, log: keptLog().log });

const account = (accessToken: string): Account => ({
  userId: alice,
  username: 'alice',
  serviceUser: 'an-hmac',
  linkId: 'link-1',
  accessToken,
  linkedAt: 1,
  status: 'active',
});

/** With a chat of its own. */
const conversation = (title: string, over: Partial<Conversation> = {}): Conversation => ({
  id: interactionId('200000000000000001'),
  kind: 'patient',
  status: 'open',
  guildId: guildId('1'),
  channelId: channelId('2'),
  hostId: alice,
  hostName: 'Alice',
  serviceUser: 'an-hmac',
  subject: serviceId(title),
  title,
  assistantMessages: 0,
  who: 'everyone',
  hears: 'everything',
  private: false,
  openedAt: 1,
  lastTurnAt: 2,
  questions: 1,
  speakers: [alice],
  cursor: '4',
  settled: ['4'],
  doubts: [],
  doubtsInRow: 0,
  again: [],
  relayed: [],
  shelved: [],
  hinted: [],
  ...over,
});

const titles = async ({ conversations }: Awaited<ReturnType<typeof open>>): Promise<string[]> => {
  const found = [];
  for await (const [, { title }] of conversations.entries()) found.push(title);
  return found.toSorted();
};

describe.each(storeKinds)('in $name', ({ newUrl }) => {
  test('an account is read again after it has been written or deleted', async () => {
    const store = await open(await newUrl());
    onTestFinished(() => store.close());
    const tokenRead = async () => (await store.accounts.get(alice))?.accessToken;
    await store.accounts.set(alice, account('first'));
    expect(await tokenRead()).toBe('first');
    await store.accounts.set(alice, account('second'));
    expect(await tokenRead()).toBe('second');
    const [, read] = await Promise.all([store.accounts.set(alice, account('third')), tokenRead()]);
    expect(read).toBe('third');
    await store.accounts.delete(alice);
    expect(await tokenRead()).toBeUndefined();
  });

  test('an account whose write was refused is read as it is in the database', async () => {
    const store = await open(await newUrl());
    onTestFinished(() => store.close());
    await store.accounts.set(alice, account('first'));
    await store.accounts.get(alice);
    const unfit = { ...account('second'), lifetime: Number.NaN };
    await expect(store.accounts.set(alice, unfit)).rejects.toMatchObject({ reason: 'broken' });
    expect((await store.accounts.get(alice))?.accessToken).toBe('first');
  });

  test('the conversations of an opened store are listed as they are, before and after a change', async () => {
    const url = await newUrl();
    const before = await open(url);
    await before.conversations.set('a', conversation('a'));
    await before.conversations.set('b', conversation('b'));
    await before.conversations.set('over', conversation('over', { status: 'ended', endedAt: 1 }));
    await before.close();

    const unchanged = await open(url);
    expect(await titles(unchanged)).toEqual(['a', 'b']);
    expect(await titles(unchanged)).toEqual(['a', 'b']);
    await unchanged.close();

    const changed = await open(url);
    await changed.conversations.set('a', conversation('a again'));
    await changed.conversations.set('c', conversation('c'));
    expect(await titles(changed)).toEqual(['a again', 'b', 'c']);
    await changed.close();

    const swept = await open(url);
    onTestFinished(() => swept.close());
    expect(await swept.sweep(Date.now())).toBe(1);
    expect(await titles(swept)).toEqual(['a again', 'b', 'c']);
  });

  test('a list that is not a list of texts is not read', async () => {
    const store = await open(await newUrl());
    onTestFinished(() => store.close());
    const unfit = JSON.parse('{"settled":["4",5]}') as Partial<Conversation>;
    await store.conversations.set('a', conversation('a', unfit));
    expect(await store.conversations.get('a')).toBeUndefined();
    expect(store.unreadable()).toBe(1);
  });
});
