import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { Secret } from '../../src/lib/secret.ts';
import { openBotStore } from '../../src/app/store.ts';
import type { BotStore } from '../../src/app/store.ts';
import type { Database } from '../../src/store/database.ts';
import { lookAtDatabase, openDatabase } from '../../src/store/open.ts';
import { Connection } from '../../src/store/sqlite-connection.ts';
import { createSealing } from '../../src/store/sealing.ts';
import { assembleStore } from '../../src/store/store.ts';
import { caseNamed, keptLog, newKey, storeFolder } from '../support/stores.ts';
import { openThings, specs, textsIn } from '../support/things.ts';

const open = (url: string, keys?: readonly Secret[]): Promise<BotStore> =>
  openBotStore({ url, keys, log: keptLog().log });

/** Leaves a closed store with one case behind. */
const leaveStore = async (url: string, keys?: readonly Secret[]): Promise<void> => {
  const store = await open(url, keys);
  await store.cases.set('one', caseNamed('kept'));
  await store.close();
};

const firstDraft = async (url: string, keys?: readonly Secret[]) => {
  const store = await open(url, keys);
  const value = (await store.cases.get('one'))?.details.name;
  await store.close();
  return value;
};

it('another process keeps the store to itself, and what it wrote survives when it is killed', async () => {
  const { url } = await storeFolder();
  const script = fileURLToPath(new URL('../support/store-process.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('1');
  await expect(open(url)).rejects.toMatchObject({ reason: 'in_use' });

  let written = 1;
  for await (const line of lines) {
    written = Number(line);
    if (written === 50) child.kill('SIGKILL');
  }
  await exit;
  const store = await open(url);
  onTestFinished(() => store.close());
  expect(written).toBeGreaterThanOrEqual(50);
  for (let number = 1; number <= written; number += 1) {
    expect((await store.cases.get(String(number)))?.details.name).toBe(String(number));
  }
});

it('a key file that only its owner can read is created next to the database', async () => {
  const { url, file } = await storeFolder();
  await leaveStore(url);
  expect((await stat(`${file}.key`)).mode & 0o777).toBe(0o600);
  expect(Buffer.from(await readFile(`${file}.key`, 'utf8'), 'base64')).toHaveLength(32);
  expect(await firstDraft(url)).toBe('kept');
});

it('a key file that others could read is made private', async () => {
  const { url, file } = await storeFolder();
  await leaveStore(url);
  await chmod(`${file}.key`, 0o644);
  await firstDraft(url);
  expect((await stat(`${file}.key`)).mode & 0o777).toBe(0o600);
});

it('no new key is created for a database whose key is somewhere else', async () => {
  const { url, file } = await storeFolder();
  await leaveStore(url);
  await rename(`${file}.key`, `${file}.elsewhere`);
  await expect(open(url)).rejects.toMatchObject({ reason: 'wrong_key' });
  await expect(stat(`${file}.key`)).rejects.toMatchObject({ code: 'ENOENT' });
  await rename(`${file}.elsewhere`, `${file}.key`);
  expect(await firstDraft(url)).toBe('kept');
});

it.each([
  ['cut off', (key: string) => key.slice(0, 8)],
  ['with a character that no key has', (key: string) => `${key.slice(0, 8)}*${key.slice(8)}`],
])('a key file whose key is %s is refused', async (_how, changed) => {
  const { url, file } = await storeFolder();
  await leaveStore(url);
  await writeFile(`${file}.key`, changed(await readFile(`${file}.key`, 'utf8')));
  await expect(open(url)).rejects.toMatchObject({ reason: 'wrong_key' });
});

it('the key file can become a setting', async () => {
  const { url, file } = await storeFolder();
  await leaveStore(url);
  const old = new Secret((await readFile(`${file}.key`, 'utf8')).trim());
  await rm(`${file}.key`);
  expect(await firstDraft(url, [newKey(), old])).toBe('kept');
});

it('a rotation that is cut off still needs the older key, so that the next start completes it', async () => {
  const { url } = await storeFolder();
  const [old, fresh] = [newKey(), newKey()];
  const before = await openThings(url, { keys: [old] });
  // More than one write can hold.
  for (let number = 0; number < 250; number += 1) await before.things.set(String(number), { text: 'x' });
  await before.close();

  let writes = 0;
  const { log } = keptLog();
  const database = await openDatabase(url, specs);
  const cutOff: Database = {
    ...database,
    write: (statements) => {
      writes += 1;
      return writes === 2 ? Promise.reject(new Error('cut off')) : database.write(statements);
    },
  };
  const sealing = createSealing([fresh, old]);
  await expect(assembleStore({ database: cutOff, sealing, log, specs }, 'may')).rejects.toThrow('cut off');
  await database.close();
  await expect(openThings(url, { keys: [fresh] })).rejects.toMatchObject({ reason: 'wrong_key' });
  await (await openThings(url, { keys: [fresh, old] })).close();
  const after = await openThings(url, { keys: [fresh] });
  expect(await textsIn(after.things.list())).toHaveLength(250);
});

it('a file that is not a database is left alone', async () => {
  const { url, file } = await storeFolder();
  await mkdir(dirname(file));
  const letter = 'Dear operator, this is a letter. '.repeat(100);
  await writeFile(file, letter);
  await expect(open(url, [newKey()])).rejects.toMatchObject({ reason: 'damaged' });
  expect(await readFile(file, 'utf8')).toBe(letter);
});

it('a database of another program is left alone', async () => {
  const { url, file } = await storeFolder();
  await mkdir(dirname(file));
  const other = await Connection.open({ path: file, patience: 0 });
  await other.run('CREATE TABLE letters (letter TEXT)');
  await other.close();
  const before = await readFile(file);
  const refusal = { reason: 'cannot_open', message: expect.stringContaining('another program') as unknown };
  await expect(open(url, [newKey()])).rejects.toMatchObject(refusal);
  await expect(lookAtDatabase(url, [])).rejects.toMatchObject(refusal);
  expect((await readFile(file)).equals(before)).toBe(true);
});

it('a file in which nothing has been made yet is no store, until somebody opens it', async () => {
  const { url, file } = await storeFolder();
  await mkdir(dirname(file));
  const cutOff = await Connection.open({ path: file, patience: 0 });
  await cutOff.all('PRAGMA journal_mode = WAL');
  await cutOff.close();
  await expect(lookAtDatabase(url, [])).rejects.toMatchObject({ reason: 'missing' });
  await (await openDatabase(url, [])).close();
  await (await lookAtDatabase(url, [])).close();
});

it('a path that cannot be a database is reported', async () => {
  const { folder } = await storeFolder();
  await writeFile(`${folder}/file`, '');
  await mkdir(`${folder}/folder`);
  const keys = [newKey()];
  for (const path of ['file/rounds.sqlite', 'folder'])
    await expect(open(`sqlite://${folder}/${path}`, keys)).rejects.toMatchObject({ reason: 'cannot_open' });
  await expect(open('postgres://db', keys)).rejects.toMatchObject({ reason: 'connection_lost' });
});
