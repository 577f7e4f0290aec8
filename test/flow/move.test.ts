import { expect, it, onTestFinished } from 'vitest';
import { operate } from '../../src/app/operating/operate.ts';
import { readConfig } from '../../src/app/config.ts';
import { startApp } from '../../src/app/start.ts';
import { openBotStore, type BotStore } from '../../src/app/store.ts';
import { Secret } from '../../src/lib/secret.ts';
import { openDatabase } from '../../src/store/open.ts';
import { settingFact } from '../../src/store/schema.ts';
import { describeWithPostgres, newSchema } from '../support/databases.ts';
import { startRig } from '../support/rig.ts';
import { caseNamed, keptLog, storeFolder } from '../support/stores.ts';

const key = Buffer.alloc(32, 1).toString('base64');
const settings = { ENCRYPTION_KEYS: key };

const newDatabaseUrl = async (): Promise<string> => {
  const { url, drop } = await newSchema();
  onTestFinished(drop);
  return url;
};

const opened = (url: string): Promise<BotStore> =>
  openBotStore({ url, keys: [new Secret(key)], log: keptLog().log });

/** More rows than one write takes. */
const leave = async (url: string, rows = 1_200): Promise<void> => {
  const store = await opened(url);
  await Promise.all(
    Array.from({ length: rows }, (_, index) => store.cases.set(String(index), caseNamed(`case ${index}`))),
  );
  await store.close();
};

const casesIn = async (url: string): Promise<readonly string[]> => {
  const store = await opened(url);
  const found: string[] = [];
  for await (const { details } of store.cases.list()) found.push(details.name);
  await store.close();
  return found.toSorted();
};

const move = (from: string, to: string, more: Readonly<Record<string, string>> = {}) =>
  operate({ kind: 'move', from, to }, { ...settings, ...more });

describeWithPostgres({ name: 'move' }, () => {
  it('takes a store to PostgreSQL and back, and says nothing of a password', async () => {
    const [{ url: file }, database, { url: back }] = [
      await storeFolder(),
      await newDatabaseUrl(),
      await storeFolder(),
    ];
    await leave(file);
    const all = await casesIn(file);
    const there = await move(file, database);
    expect(there).toMatchObject({ code: 0, error: '' });
    expect(there.out).not.toContain(new URL(database).password);
    expect(await casesIn(database)).toEqual(all);
    expect(await move(database, back)).toMatchObject({ code: 0, error: '' });
    expect(await casesIn(back)).toEqual(all);
    expect(await casesIn(file)).toEqual(all);
  });

  it('overwrites nothing, and needs a store that is there and that its keys open', async () => {
    const [{ url: file }, database, { url: nowhere }] = [
      await storeFolder(),
      await newDatabaseUrl(),
      await storeFolder(),
    ];
    expect(await move(nowhere, database)).toMatchObject({ code: 1, out: '' });
    await leave(file, 1);
    const otherKeys = { ENCRYPTION_KEYS: Buffer.alloc(32, 2).toString('base64') };
    expect(await move(file, database, otherKeys)).toMatchObject({ code: 1, out: '' });
    expect(await move(file, database)).toMatchObject({ code: 0 });
    expect(await move(file, database)).toMatchObject({ code: 1, out: '' });
    expect(await casesIn(database)).toEqual(['case 0']);
  });

  it('leaves a store alone that is to be moved to itself', async () => {
    const { url } = await storeFolder();
    await leave(url, 1);
    const same = url.replace('/rounds.sqlite', '/./rounds.sqlite');
    expect(same).not.toBe(url);
    expect(await move(url, same)).toMatchObject({ code: 1, out: '' });
    expect(await casesIn(url)).toEqual(['case 0']);
  });

  it('is refused while a bot has the store open', async () => {
    const [{ url: file }, database] = [await storeFolder(), await newDatabaseUrl()];
    const store = await opened(file);
    expect(await move(file, database)).toMatchObject({ code: 1, out: '' });
    await store.close();
    expect(await move(file, database)).toMatchObject({ code: 0 });
  });

  it('that was cut off leaves nothing that opens, and can be repeated', async () => {
    const [{ url: file }, database] = [await storeFolder(), await newDatabaseUrl()];
    await leave(file);
    await leave(database, 1);
    const half = await openDatabase(database, []);
    await half.write([settingFact('moving', Buffer.alloc(0))]);
    await half.close();
    await expect(opened(database)).rejects.toMatchObject({ reason: 'half_moved' });
    expect(await move(file, database)).toMatchObject({ code: 0, error: '' });
    expect(await casesIn(database)).toEqual(await casesIn(file));
  });

  it('lets a bot go on with its conversations in the new place', async () => {
    const rig = await startRig({ settings });
    onTestFinished(() => rig.close());
    const database = await newDatabaseUrl();
    const alice = rig.playground.person('alice');
    await rig.link(alice, 'student1');
    const thread = await rig.patient(alice);
    await rig.answerTo(alice.send(thread, 'How are you?'));
    await rig.stop();
    expect(await operate({ kind: 'move', from: rig.storeUrl, to: database }, rig.settings)).toMatchObject({
      code: 0,
    });
    const app = await startApp({
      config: readConfig({ ...rig.settings, STORE_URL: database }),
      log: keptLog().log,
      onFatal: (loss) => expect.unreachable(loss),
      onStoreLost: () => expect.unreachable(),
    });
    onTestFinished(() => app.close());
    await rig.answerTo(alice.send(thread, 'And today?'));
    // Nobody else may have this case now: the claim has come along.
    const again = await alice
      .command('class', '/patient', { case: String(rig.sandbox.cases[0]?.id) })
      .finished();
    expect(again.content).toContain(thread.id);
  });
});
