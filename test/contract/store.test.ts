import { describe, expect, it, onTestFinished } from 'vitest';
import type { About, Conversation } from '../../src/machine/record.ts';
import { userId } from '../../src/lib/ids.ts';
import { openBotStore } from '../../src/app/store.ts';
import { conversationWith } from '../support/records.ts';
import { meddleWith } from '../support/broken-store.ts';
import { storeKinds } from '../support/databases.ts';
import { caseNamed, keptLog, newKey } from '../support/stores.ts';

const alice = userId('100000000000000001');
const day = 24 * 60 * 60 * 1_000;
const keys = [newKey()];

const conversation = (
  about: Partial<About> = {},
  given: Partial<Omit<Conversation, 'about'>> = {},
): Conversation => conversationWith({ hostId: alice, ...about }, given);

const opened = async (url: string) => {
  const { log, text } = keptLog();
  const store = await openBotStore({ url, keys, log });
  onTestFinished(() => store.close());
  return { store, logged: text };
};

describe.each(storeKinds)('in $name', ({ name, newUrl }) => {
  it('the sweep deletes conversations that ended long ago, and nothing else', async () => {
    const { store } = await opened(await newUrl());
    const now = Date.now();
    const long = now - 30 * day;
    await store.conversations.set('ended', conversation({}, { phase: 'ended', ended: { at: long } }));
    await store.conversations.set(
      'ended lately',
      conversation({}, { phase: 'ended', ended: { at: now - day } }),
    );
    await store.conversations.set('open', conversation({ openedAt: long }));
    await store.accounts.set({
      userId: alice,
      username: 'alice.the.student',
      serviceUser: 'an-hmac',
      linkId: 'link-1',
      accessToken: 'an-access-token',
      linkedAt: long,
      expiresAt: long,
      status: 'active',
    });
    await store.sweep(now);
    expect(await store.conversations.delete('ended')).toBe(false);
    expect(await store.conversations.get('ended lately')).toBeDefined();
    expect(await store.conversations.get('open')).toBeDefined();
    expect(await store.accounts.get(alice)).toBeDefined();
  });

  it('a database that refuses says why, to whoever asks and in the log', async () => {
    const url = await newUrl();
    const { store, logged } = await opened(url);
    const meddler = await meddleWith(url);
    onTestFinished(() => meddler.close());
    await meddler.breakStore();
    const code = name === 'SQLite' ? 'SQLITE_ERROR' : '42P01';
    const refusal = { reason: 'broken', code };
    await expect(store.cases.set('one', caseNamed('1'))).rejects.toMatchObject(refusal);
    await expect(store.cases.get('one')).rejects.toMatchObject(refusal);
    expect(await store.healthy()).toBe(false);
    expect(logged()).toContain(code);
  });
});
