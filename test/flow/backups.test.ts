import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCommandLine } from '../../src/app/operating/command-line.ts';
import { operate } from '../../src/app/operating/operate.ts';
import { openBotStore } from '../../src/app/store.ts';
import { Secret } from '../../src/lib/secret.ts';
import { lookAtDatabase } from '../../src/store/open.ts';
import { Connection } from '../../src/store/sqlite-connection.ts';
import { caseNamed, keptLog } from '../support/stores.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rounds-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const oneLine = /^[^\n]+\n$/;

const key = Buffer.alloc(32, 1).toString('base64');

/** A store in the folder, with its settings. */
const withStore = async () => {
  const file = join(folder, 'data', 'rounds.sqlite');
  const url = `sqlite://${file}`;
  const open = () => openBotStore({ url, keys: [new Secret(key)], log: keptLog().log });
  const settings = { STORE_URL: url, ENCRYPTION_KEYS: key };
  return { file, open, settings, copy: join(folder, 'copy.sqlite') };
};

/** Opens the store, reads its one case and closes it. */
const narrative = async ({ open }: Awaited<ReturnType<typeof withStore>>): Promise<string | undefined> => {
  const store = await open();
  const found = await store.cases.get('one');
  await store.close();
  return found?.details.name;
};

const leave = async ({ open }: Awaited<ReturnType<typeof withStore>>, text: string): Promise<void> => {
  const store = await open();
  await store.cases.set('one', caseNamed(text));
  await store.close();
};

/** A store with one case. */
const withCase = async (name: string) => {
  const stored = await withStore();
  await leave(stored, name);
  return stored;
};

/** In this process, which starts no other one for each command. */
const told = (words: readonly string[], settings: Readonly<Record<string, string>>) => {
  const asked = readCommandLine(words);
  if (asked.kind !== 'backup' && asked.kind !== 'restore' && asked.kind !== 'move')
    throw new Error(`not understood: ${words.join(' ')}`);
  return operate(asked, settings);
};

const backedUp = async () => {
  const stored = await withCase('first');
  expect(await told(['backup', stored.copy], stored.settings)).toMatchObject({ code: 0, error: '' });
  return stored;
};

describe('backup and restore', () => {
  it('bring back what was there, and keep what was there instead', async () => {
    const stored = await backedUp();
    expect((await stat(stored.copy)).mode & 0o777).toBe(0o600);
    await leave(stored, 'second');

    const restored = await told(['restore', stored.copy], stored.settings);
    expect(restored).toMatchObject({ code: 0, error: '' });
    expect(await narrative(stored)).toBe('first');

    const kept = (await readdir(join(folder, 'data'))).find((name) => name.includes('.before-')) ?? '';
    expect(restored.out).toContain(kept);
    await told(['restore', join(folder, 'data', kept)], stored.settings);
    expect(await narrative(stored)).toBe('second');
  });

  it('take what the bot has only just written, while it runs', async () => {
    const stored = await withStore();
    const store = await stored.open();
    await store.cases.set('one', caseNamed('just now'));
    expect(await told(['backup', stored.copy], stored.settings)).toMatchObject({ code: 0 });
    await store.cases.set('one', caseNamed('later'));
    expect((await store.cases.get('one'))?.details.name).toBe('later');
    await store.close();
    await told(['restore', stored.copy], stored.settings);
    expect(await narrative(stored)).toBe('just now');
  });

  it('refuse to restore under a running bot', async () => {
    const stored = await backedUp();
    const store = await stored.open();
    expect(await told(['restore', stored.copy], stored.settings)).toMatchObject({ code: 1, out: '' });
    await store.close();
    expect((await readdir(join(folder, 'data'))).filter((name) => name.includes('.before-'))).toEqual([]);
  });

  it('refuse a backup that is damaged, or that the keys do not open', async () => {
    const stored = await backedUp();
    const other = { ...stored.settings, ENCRYPTION_KEYS: Buffer.alloc(32, 2).toString('base64') };
    expect(await told(['restore', stored.copy], other)).toMatchObject({ code: 1, out: '' });
    expect(await told(['backup', join(folder, 'second')], other)).toMatchObject({ code: 1, out: '' });
    const whole = await readFile(stored.copy);
    await writeFile(stored.copy, whole.subarray(0, whole.length / 2));
    for (const unusable of [stored.copy, join(folder, 'nothing')])
      expect(await told(['restore', unusable], stored.settings)).toMatchObject({ code: 1, out: '' });
    await writeFile(join(folder, 'empty'), '');
    expect(await told(['restore', join(folder, 'empty')], stored.settings)).toMatchObject({ code: 1 });
    expect((await stat(join(folder, 'empty'))).size).toBe(0);
    expect(await narrative(stored)).toBe('first');
  });

  it('refuse a trigger, which may undo a deletion that has been confirmed, and the bot does not start on one', async () => {
    const stored = await backedUp();
    const withTrigger = async (path: string): Promise<void> => {
      const connection = await Connection.open({ path, patience: 0 });
      await connection.run(`CREATE TRIGGER again AFTER DELETE ON rounds_cases BEGIN
        INSERT INTO rounds_cases SELECT old.*; END`);
      await connection.close();
    };
    await withTrigger(stored.copy);
    const { code, error } = await told(['restore', stored.copy], stored.settings);
    expect({ code }).toEqual({ code: 1 });
    expect(error).toContain('again');
    expect(await narrative(stored)).toBe('first');
    await withTrigger(stored.file);
    await expect(stored.open()).rejects.toMatchObject({ name: 'StoreError', reason: 'damaged' });
  });

  it('make files that nobody else may read, what is kept of an old store included', async () => {
    const before = process.umask(0o022);
    try {
      const stored = await backedUp();
      await chmod(stored.file, 0o644);
      expect(await told(['restore', stored.copy], stored.settings)).toMatchObject({ code: 0 });
      const running = await stored.open();
      await running.cases.set('one', caseNamed('second'));
      const data = join(folder, 'data');
      const modes = await Promise.all(
        (await readdir(data)).map(async (name) => [name, (await stat(join(data, name))).mode & 0o077]),
      );
      await running.close();
      expect(modes.map(([name]) => name)).toContain('rounds.sqlite-wal');
      const open = modes.filter(([, mode]) => mode !== 0);
      expect(open).toEqual([]);
    } finally {
      process.umask(before);
    }
  });

  it('name the key file that a backup is worthless without', async () => {
    const stored = await withStore();
    const settings = { STORE_URL: stored.settings.STORE_URL };
    const store = await openBotStore({ url: settings.STORE_URL, keys: undefined, log: keptLog().log });
    await store.close();
    const { code, out } = await told(['backup', stored.copy], settings);
    expect({ code }).toEqual({ code: 0 });
    expect(out).toContain(`${stored.file}.key`);
    await rm(`${stored.file}.key`);
    expect(await told(['restore', stored.copy], settings)).toMatchObject({ code: 1, out: '' });
  });
});

describe('a backup', () => {
  it('is made once, if several are to get one name, and the others say so', async () => {
    const stored = await withCase('first');
    const all = await Promise.all([1, 2, 3, 4].map(() => told(['backup', stored.copy], stored.settings)));
    expect(all.filter(({ code }) => code === 0)).toHaveLength(1);
    for (const { code, error } of all) expect(error).toMatch(code === 0 ? /^$/ : oneLine);
    expect((await readdir(folder)).toSorted()).toEqual(['copy.sqlite', 'data']);
    expect(await told(['restore', stored.copy], stored.settings)).toMatchObject({ code: 0, error: '' });
    expect(await narrative(stored)).toBe('first');
  });

  it.each([
    ['a folder that there is not', 'nowhere/copy.sqlite'],
    ['a folder that is a file', 'file/copy.sqlite'],
    ['the name of a folder', 'folder'],
    ['a folder to which nobody writes', '/proc/copy.sqlite'],
  ])('to %s says so in one line and leaves nothing', async (_where, name) => {
    const stored = await withCase('first');
    await writeFile(join(folder, 'file'), '');
    await mkdir(join(folder, 'folder'));
    const before = (await readdir(folder, { recursive: true })).toSorted();
    const { code, out, error } = await told(['backup', resolve(folder, name)], stored.settings);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error).toMatch(oneLine);
    expect(error).toContain(name);
    expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(before);
  });
});

/** Writes to a store until it is killed: what it leaves beside the file is what a crash leaves. */
const crashedWriter = async (url: string): Promise<void> => {
  const script = fileURLToPath(new URL('../support/store-process.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, url, key], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  for await (const number of createInterface({ input: child.stdout })) {
    if (Number(number) === 60) child.kill('SIGKILL');
  }
  await exit;
};

const rowsIn = async (url: string): Promise<readonly unknown[]> => {
  const database = await lookAtDatabase(url, []);
  try {
    return await database.all('SELECT * FROM rounds_cases ORDER BY id');
  } finally {
    await database.close();
  }
};

describe('a restore', () => {
  it.each(['lost', 'damaged', 'whole'])(
    'is not undone by the log of a process that was killed, where the file itself is %s',
    async (how) => {
      const stored = await backedUp();
      const before = await rowsIn(`sqlite://${stored.copy}`);
      await crashedWriter(stored.settings.STORE_URL);
      expect((await stat(`${stored.file}-wal`)).size).toBeGreaterThan(0);
      if (how === 'lost') await rm(stored.file);
      if (how === 'damaged') await writeFile(stored.file, 'not a database'.repeat(99));

      expect(await told(['restore', stored.copy], stored.settings)).toMatchObject({ code: 0, error: '' });
      expect(await narrative(stored)).toBe('first');
      expect(await rowsIn(stored.settings.STORE_URL)).toEqual(before);
      const kept = (await readdir(join(folder, 'data'))).filter((name) => name.includes('.before-'));
      expect(kept.some((name) => name.endsWith('-wal'))).toBe(how !== 'whole');
    },
  );

  it('takes what only the log beside the backup has', async () => {
    const stored = await withCase('first');
    const running = await stored.open();
    await running.cases.set('one', caseNamed('second'));
    const other = { ...stored.settings, STORE_URL: `sqlite://${join(folder, 'other', 'rounds.sqlite')}` };
    expect(await told(['restore', stored.file], other)).toMatchObject({ code: 0, error: '' });
    await running.close();
    expect(await rowsIn(other.STORE_URL)).toEqual(await rowsIn(stored.settings.STORE_URL));
  });

  it('sets a journal aside that would be played back into it', async () => {
    const stored = await backedUp();
    await rm(stored.file);
    await writeFile(`${stored.file}-journal`, 'half a transaction');
    expect(await told(['restore', stored.copy], stored.settings)).toMatchObject({ code: 0, error: '' });
    const kept = (await readdir(join(folder, 'data'))).find((name) => name.endsWith('-journal')) ?? '';
    expect(await readFile(join(folder, 'data', kept), 'utf8')).toBe('half a transaction');
    expect(kept).toContain('.before-');
  });
});
