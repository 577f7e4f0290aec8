/** What the changelog promises: this version reads the store of every earlier one. */
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { operate } from '../../src/app/operating/operate.ts';
import { openBotStore, surveyBotStore, type BotStore } from '../../src/app/store.ts';
import type { Conversation } from '../../src/machine/record.ts';
import { patientKey } from '../../src/features/conversation/store.ts';
import { Secret } from '../../src/lib/secret.ts';
import { ana } from '../support/lesson.ts';
import { storeVersion } from '../../src/store/schema.ts';
import { openDatabase } from '../../src/store/open.ts';
import { Connection } from '../../src/store/sqlite-connection.ts';
import { describeWithPostgres, newSchema, runIn } from '../support/databases.ts';
import { keptLog, storeFolder, temporaryStore } from '../support/stores.ts';
import { specs } from '../support/things.ts';

/** Made by `test/recording/store.ts`, from the lesson in `test/support/lesson.ts`. */
const fixtures = new URL('../fixtures/', import.meta.url);
const names = (await readdir(fixtures)).filter((name) => name.endsWith('.sqlite'));

const keys = [new Secret(Buffer.alloc(32, 1).toString('base64'))];

const all = async <T>(records: AsyncIterable<T>): Promise<readonly T[]> => {
  const found: T[] = [];
  for await (const record of records) found.push(record);
  return found;
};

describe.each(names)('%s', (name) => {
  let place: Awaited<ReturnType<typeof temporaryStore>>;
  let store: BotStore;
  const open = async (): Promise<BotStore> => openBotStore({ url: place.url, keys, log: keptLog().log });

  beforeEach(async () => {
    place = await temporaryStore();
    await mkdir(dirname(place.file));
    await copyFile(new URL(name, fixtures), place.file);
    store = await open();
    // What the lesson left has an end, and the test does not.
    const [{ about }] = (await all(store.conversations.list())) as [Conversation];
    vi.useFakeTimers({ toFake: ['Date'], now: about.openedAt });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await store.close();
    await place.drop();
  });

  it('is marked as this version’s, so that an older one, which could not read what is written now, refuses it', async () => {
    await store.close();
    const connection = await Connection.open({ path: place.file, patience: 0 });
    const [version] = await connection.all(`SELECT body FROM rounds_facts WHERE id = 'version'`);
    await connection.close();
    expect(version).toEqual({ body: Buffer.from(String(storeVersion)) });
    store = await open();
  });

  it('can be looked at, backed up and restored before this version has opened it', async () => {
    const { url: STORE_URL, file } = await storeFolder();
    const settings = { STORE_URL, ENCRYPTION_KEYS: Buffer.alloc(32, 1).toString('base64') };
    const copy = `${file}.copy`;
    const done = { code: 0, error: '' };
    expect(
      await operate({ kind: 'restore', file: fileURLToPath(new URL(name, fixtures)) }, settings),
    ).toMatchObject(done);
    expect((await surveyBotStore({ url: STORE_URL, keys, log: keptLog().log })).unreadable).toBe(0);
    expect(await operate({ kind: 'backup', file: copy }, settings)).toMatchObject(done);
  });

  it('is read whole', async () => {
    const conversations = await all(store.conversations.list());
    expect(conversations.map(({ phase }) => phase).toSorted()).toEqual(['ended', 'open']);
    const [{ about }] = conversations as [Conversation];
    // Found by columns that it did not have.
    expect(await all(store.conversations.list({ channel: about.channelId }))).toHaveLength(2);
    expect(await all(store.conversations.list({ thread: about.threadId ?? '' }))).toHaveLength(1);
    const patients = conversations.filter((one) => one.about.kind === 'patient');
    const [patient] = patients as [Conversation];
    expect(await all(store.conversations.list({ patient: patientKey(patient.about.subject) }))).toEqual(
      patients,
    );
    expect(await store.accounts.get(about.hostId)).toMatchObject({ status: 'active' });
    const lines = await all(store.lines.list());
    expect(lines.length).toBeGreaterThan(1);
    const cases = await all(store.cases.list());
    expect(cases.map(({ details }) => details.name)).toEqual([ana.name]);
    const [server] = await all(store.serverSettings.list());
    expect(server?.patients).toHaveLength(1);
    const [lesson] = await all(store.lessons.list());
    expect((await all(store.stations.list()))[0]?.lesson).toEqual(lesson?.lesson);
    await store.close();
    const survey = await surveyBotStore({ url: place.url, keys, log: keptLog().log });
    expect(survey.unreadable).toBe(0);
    store = await open();
  });
});

describeWithPostgres({ name: 'a store in PostgreSQL', concurrent: true }, () => {
  it('that somebody reads, as pg_dump does, gets no columns at that moment, and is tried again', async (context) => {
    const { url, drop } = await newSchema();
    context.onTestFinished(drop);
    await openDatabase(url, specs).then((database) => database.close());
    await runIn(url, 'ALTER TABLE rounds_things DROP COLUMN owner');
    const reader = new Client({ connectionString: url });
    context.onTestFinished(() => reader.end());
    await reader.connect();
    await reader.query('BEGIN; SELECT FROM rounds_things');
    await expect(openDatabase(url, specs)).rejects.toMatchObject({ reason: 'connection_lost' });
  });
});
