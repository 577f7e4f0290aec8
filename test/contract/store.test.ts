import { describe, expect, it, onTestFinished } from 'vitest';
import type { About, Conversation } from '../../src/conversation/record.ts';
import { messageId, userId } from '../../src/lib/ids.ts';
import type { Account } from '../../src/features/account/book.ts';
import { openBotStore } from '../../src/app/store.ts';
import { conversationWith } from '../support/records.ts';
import { meddleWith } from '../support/broken-store.ts';
import { storeKinds } from '../support/databases.ts';
import { caseNamed, keptLog, newKey } from '../support/stores.ts';

const alice = userId('100000000000000001');
const day = 24 * 60 * 60 * 1_000;
const keys = [newKey()];

const account = (over: Partial<Account> = {}): Account => ({
  userId: alice,
  username: 'alice.the.student',
  serviceUser: 'an-hmac',
  linkId: 'link-1',
  accessToken: 'an-access-token',
  refreshToken: 'a-refresh-token',
  linkedAt: 1_700_000_000_000,
  status: 'active',
  ...over,
});

const conversation = (
  about: Partial<About> = {},
  given: Partial<Omit<Conversation, 'about'>> = {},
): Conversation => {
  const id = messageId('5');
  const item = { id, place: id, by: alice, is: 'waiting' } as const;
  const part = { content: 'It hurts here.', pictures: ['https://pictures.example/1.png'] };
  return conversationWith(
    { hostId: alice, serviceUser: 'an-hmac', title: 'Chest pain', ...about },
    {
      turn: { at: 'answered', item, askedAt: 3, answeredAt: 4, ends: false, posted: [] },
      outgoing: [{ key: 'one', what: { kind: 'part', part } }],
      ...given,
    },
  );
};

const opened = async (url: string) => {
  const { log, text } = keptLog();
  const store = await openBotStore({ url, keys, log });
  onTestFinished(() => store.close());
  return { store, logged: text };
};

describe.each(storeKinds)('in $name', ({ name, newUrl }) => {
  it('records are there after a restart', async () => {
    const url = await newUrl();
    const { log } = keptLog();
    const before = await openBotStore({ url, keys, log });
    await before.accounts.set(account());
    await before.conversations.set('3', conversation());
    const serviceUser = before.serviceUserKey('alice.the.student');
    await before.close();

    const { store } = await opened(url);
    expect(await store.accounts.get(alice)).toEqual(account());
    expect(await store.conversations.get('3')).toEqual(conversation());
    expect(store.serviceUserKey('alice.the.student')).toBe(serviceUser);
    expect(store.serviceUserKey('Alice.the.student')).not.toBe(serviceUser);
  });

  it('the sweep deletes old cases and ended conversations, and nothing else', async () => {
    const { store } = await opened(await newUrl());
    const now = Date.now();
    const long = now - 30 * day;
    await store.cases.set('old', caseNamed('1', now - 180 * day));
    await store.cases.set('new', caseNamed('1', now - 179 * day));
    await store.conversations.set('ended', conversation({}, { phase: 'ended', ended: { at: long } }));
    await store.conversations.set(
      'ended lately',
      conversation({}, { phase: 'ended', ended: { at: now - day } }),
    );
    await store.conversations.set('open', conversation({ openedAt: long }));
    await store.accounts.set(account({ linkedAt: long, expiresAt: long }));
    await store.sweep(now);
    expect(await store.cases.delete('old')).toBe(false);
    expect(await store.cases.get('new')).toBeDefined();
    expect(await store.conversations.delete('ended')).toBe(false);
    expect(await store.conversations.get('ended lately')).toBeDefined();
    expect(await store.conversations.get('open')).toBeDefined();
    expect(await store.accounts.get(alice)).toBeDefined();
  });

  it('a database that refuses says why, to whoever asks and in the log', async () => {
    const url = await newUrl();
    const { log, text } = keptLog();
    const store = await openBotStore({ url, keys, log });
    onTestFinished(() => store.close());
    const meddler = await meddleWith(url);
    onTestFinished(() => meddler.close());
    await meddler.breakStore();
    const code = name === 'SQLite' ? 'SQLITE_ERROR' : '42P01';
    const refusal = { reason: 'broken', code };
    await expect(store.cases.set('one', caseNamed('1'))).rejects.toMatchObject(refusal);
    await expect(store.cases.get('one')).rejects.toMatchObject(refusal);
    expect(await store.healthy()).toBe(false);
    expect(text()).toContain(code);
  });
});
