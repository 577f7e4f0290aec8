import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Conversation } from '../../src/conversation/domain/record.ts';
import {
  channelId,
  guildId,
  interactionId,
  messageId,
  serviceId,
  threadId,
  userId,
} from '../../src/lib/ids.ts';
import type { Account } from '../../src/features/account/collections.ts';
import { conversationKey } from '../../src/features/conversation/collections.ts';
import { openBotStore } from '../../src/app/store.ts';
import { filePath } from '../../src/store/store-url.ts';
import { meddleWith } from '../support/broken-store.ts';
import { runIn, storeKinds } from '../support/databases.ts';
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

const conversation = (over: Partial<Conversation> = {}): Conversation => ({
  id: interactionId('200000000000000001'),
  kind: 'patient',
  status: 'open',
  guildId: guildId('1'),
  channelId: channelId('2'),
  threadId: threadId('3'),
  hostId: alice,
  hostName: 'Alice',
  serviceUser: 'an-hmac',
  subject: serviceId('12'),
  title: 'Chest pain',
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
  turn: {
    messageId: messageId('5'),
    speakerId: alice,
    attempt: 0,
    state: 'answered',
    submittedAt: 3,
    answeredAt: 4,
    ends: false,
    parts: [{ content: 'It hurts here.', pictures: ['https://pictures.example/1.png'] }],
  },
  doubts: [],
  doubtsInRow: 0,
  again: [],
  relayed: [],
  shelved: [],
  hinted: [],
  ...over,
});

const opened = async (url: string) => {
  const { log, text } = keptLog();
  const store = await openBotStore({ url, keys, log });
  onTestFinished(() => store.close());
  return { store, logged: text };
};

describe.each(storeKinds)('in $name', ({ name, newUrl }) => {
  test('records are there after a restart', async () => {
    const url = await newUrl();
    const { log } = keptLog();
    const before = await openBotStore({ url, keys, log });
    await before.accounts.set(alice, account());
    await before.conversations.set('3', conversation());
    const serviceUser = before.serviceUserKey('alice.the.student');
    await before.close();

    const { store } = await opened(url);
    expect(await store.accounts.get(alice)).toEqual(account());
    expect(await store.conversations.get('3')).toEqual(conversation());
    expect(store.serviceUserKey('alice.the.student')).toBe(serviceUser);
    expect(store.serviceUserKey('Alice.the.student')).not.toBe(serviceUser);
  });

  test('a case id comes back in the form in which it went in', async () => {
    const { store } = await opened(await newUrl());
    for (const id of ['12', '007', 'abc', '9007199254740993']) {
      await store.conversations.set(id, conversation({ subject: serviceId(id) }));
      expect((await store.conversations.get(id))?.subject).toBe(serviceId(id));
    }
  });

  test('an unknown field is refused rather than dropped', async () => {
    const { store } = await opened(await newUrl());
    const wider = { ...account(), nickname: 'Al' };
    await expect(store.accounts.set(alice, wider)).rejects.toMatchObject({ reason: 'broken' });
  });

  test('writes to one key finish in the order in which they were requested', async () => {
    const { store } = await opened(await newUrl());
    const writes = Array.from({ length: 100 }, (_, index) =>
      store.cases.set('one', caseNamed(String(index))),
    );
    expect((await store.cases.get('one'))?.details.name).toBe('99');
    await Promise.all(writes);
    const removal = store.cases.delete('one');
    expect(await store.cases.get('one')).toBeUndefined();
    expect(await removal).toBe(true);
    expect(await store.cases.delete('one')).toBe(false);
  });

  test('many writes at once are all kept, and all listed', async () => {
    const { store } = await opened(await newUrl());
    const numbers = Array.from({ length: 1_000 }, (_, index) => index);
    await Promise.all(numbers.map((number) => store.cases.set(`key ${number}`, caseNamed(String(number)))));
    await store.accounts.set(alice, account());
    const found = new Map<string, unknown>();
    for await (const [key, { details }] of store.cases.entries()) found.set(key, details.name);
    expect(found).toEqual(new Map(numbers.map((number) => [`key ${number}`, String(number)])));
  });

  test('a change to the object after the call does not reach the record', async () => {
    const { store } = await opened(await newUrl());
    const value = { ...caseNamed('before') };
    const write = store.cases.set('one', value);
    Object.assign(value, caseNamed('after'));
    await write;
    expect((await store.cases.get('one'))?.details.name).toBe('before');
  });

  test('an expired record is gone for readers, and the sweep deletes it', async () => {
    const { store } = await opened(await newUrl());
    await store.cases.set('over', caseNamed('1', Date.now() - 181 * day));
    await store.cases.set('stays', caseNamed('2'));
    expect(await store.cases.get('over')).toBeUndefined();
    expect((await store.cases.get('stays'))?.details.name).toBe('2');
    const listed = [];
    for await (const [key] of store.cases.entries()) listed.push(key);
    expect(listed).toEqual(['stays']);
    expect(await store.sweep(Date.now())).toBe(1);
    expect(await store.cases.delete('over')).toBe(false);
  });

  test('the sweep deletes old cases and ended conversations, and nothing else', async () => {
    const { store } = await opened(await newUrl());
    const now = Date.now();
    const long = now - 30 * day;
    await store.cases.set('old', caseNamed('1', now - 180 * day));
    await store.cases.set('new', caseNamed('1', now - 179 * day));
    await store.conversations.set('ended', conversation({ status: 'ended', endedAt: long }));
    await store.conversations.set('ended lately', conversation({ status: 'ended', endedAt: now - day }));
    await store.conversations.set('open', conversation({ openedAt: long, lastTurnAt: long }));
    await store.accounts.set(alice, account({ linkedAt: long, expiresAt: long }));
    await store.sweep(now);
    expect(await store.cases.delete('old')).toBe(false);
    expect(await store.cases.get('new')).toBeDefined();
    expect(await store.conversations.delete('ended')).toBe(false);
    expect(await store.conversations.get('ended lately')).toBeDefined();
    expect(await store.conversations.get('open')).toBeDefined();
    expect(await store.accounts.get(alice)).toBeDefined();
  });

  test('a store is healthy until it can no longer be written to', async () => {
    const url = await newUrl();
    const store = await openBotStore({ url, keys, log: keptLog().log });
    expect(await Promise.all([store.healthy(), store.healthy()])).toEqual([true, true]);
    await store.close();
    expect(await store.healthy()).toBe(false);
    await expect(store.cases.set('one', caseNamed('1'))).rejects.toMatchObject({ reason: 'broken' });
  });

  test('a database that refuses says why, to whoever asks and in the log', async () => {
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

  test('closing waits for what is being written', async () => {
    const url = await newUrl();
    const store = await openBotStore({ url, keys, log: keptLog().log });
    const write = store.cases.set('one', caseNamed('kept'));
    await store.close();
    await write;
    expect((await (await opened(url)).store.cases.get('one'))?.details.name).toBe('kept');
  });
});

/** All that lies in a database: the files of one kind, the rows of the other. */
const dumpOf = async (url: string): Promise<string> => {
  const path = filePath(url);
  if (path !== undefined) {
    const names = await readdir(dirname(path));
    const contents = await Promise.all(names.map((name) => readFile(join(dirname(path), name), 'latin1')));
    return [...names, ...contents].join(' ');
  }
  const everything = await runIn(
    url,
    `SELECT schema_to_xml(current_schema(), true, false, '')::text AS all, (SELECT string_agg(encode(body, 'escape'), ' ')
     FROM rounds_records) AS bodies`,
  );
  return JSON.stringify(everything);
};

describe.each(storeKinds)('a dump of a store in $name', ({ newUrl }) => {
  test('tells no names, ids, texts or tokens, and neither does the log', async () => {
    const url = await newUrl();
    const { store, logged } = await opened(url);
    const [guild, channel, thread, message, host] = ['3', '4', '5', '6', '7'].map(
      (digit) => `${digit}00000000000000001`,
    );
    const ids = {
      guildId: guildId(guild ?? ''),
      channelId: channelId(channel ?? ''),
      hostId: userId(host ?? ''),
    };
    const record = conversation({ ...ids, threadId: threadId(thread ?? ''), serviceUser: 'a-service-user' });
    const at = messageId(message ?? '');
    const line = { kind: 'turn', at, speakerId: alice, askedAt: 1, answeredAt: 2, answers: [at] } as const;
    await store.conversations.set(conversationKey(record), record, {
      adds: [store.lines.row(`${record.id}/${at}`, line)],
    });
    await store.accounts.set(alice, account());
    await store.cases.set('a-case', caseNamed('Mary has a cough'));
    await store.serverSettings.set(ids.guildId, {
      guildId: ids.guildId,
      patients: [{ id: '4711', title: 'Fever of unknown origin', patientName: 'Mr. Miller' }],
      topics: [],
      defaults: {},
      changedAt: 1,
    });
    // Everything else that is stored, with one word in all of its keys and texts.
    const secret = 'pneumothorax';
    const now = Date.now();
    const until = now + day;
    const details = { name: secret, age: secret, gender: secret, teachingPoints: secret, model: secret };
    const part = { section: { kind: 'text', text: secret }, model: secret, at: now } as const;
    const kept = { id: secret, userId: alice, details, parts: { exam: part }, touchedAt: now };
    await store.cases.set(secret, kept);
    await store.questionCounts.set(`person/${secret}`, { count: 1, until });
    const before = await dumpOf(url);
    await store.sweep(Date.now());
    const everything = [before, await dumpOf(url), logged()].join(' ');
    for (const kind of ['serversettings', 'cases', 'keyed_accounts']) expect(everything).toContain(kind);
    const texts = [
      alice,
      guild,
      channel,
      thread,
      message,
      host,
      record.id,
      'alice.the.student',
      'Alice',
      'a-service-user',
      'an-hmac',
      'link-1',
      'access-token',
      'refresh-token',
      'Chest pain',
      'It hurts',
      'pictures.example',
      'a-case',
      'Mary',
      'cough',
      'Miller',
      'Fever',
      secret,
    ].flatMap((text) => (text === undefined ? [] : [text, Buffer.from(text).toString('hex')]));
    expect(texts.filter((text) => everything.includes(text))).toEqual([]);
  });
});
