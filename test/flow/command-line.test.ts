import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readCommandLine } from '../../src/app/operating/command-line.ts';
import { operate } from '../../src/app/operating/operate.ts';
import { openBotStore } from '../../src/app/store.ts';
import { Secret } from '../../src/lib/secret.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { startProgram } from '../support/program.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { draft, keptLog } from '../support/stores.ts';

const { commandLine: texts } = wordsFor('en');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rounds-command-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = async (words: readonly string[], settings: Readonly<Record<string, string>> = {}) => {
  const program = startProgram(settings, folder, words);
  const code = await program.ended;
  return { code, out: program.lines.join('\n'), errors: program.errors() };
};

describe('the command line', () => {
  it('shows the version of the package', async () => {
    const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(text));
    expect(await run(['--version'])).toEqual({ code: 0, out: version, errors: '' });
  });

  it('lists its commands', async () => {
    const { code, out, errors } = await run(['--help']);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    for (const text of ['backup', 'restore', '--version']) expect(out).toContain(text);
  });

  it('shows what a command can be given', async () => {
    const { code, out, errors } = await run(['doctor', '--help']);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(out).toContain(texts.json);
  });

  it.each([[['start']], [['backup', 'a', 'b']], [['restore', '']]])(
    'refuses %j with the list, and does not start the bot',
    async (words) => {
      const { code, out, errors } = await run(words);
      expect({ code, out }).toEqual({ code: 64, out: '' });
      for (const text of [texts.about.slice(0, 20), 'restore', '--help']) expect(errors).toContain(text);
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it('names wrong settings before it does anything', async () => {
    const { code, errors } = await run(['restore', 'copy'], { HTTP_PORT: 'x' });
    expect(code).toBe(78);
    expect(errors).toContain('HTTP_PORT');
  });

  it(
    'says that there is nothing to keep while the store is a temporary one',
    { timeout: 60_000 },
    async () => {
      expect(await run(['backup', 'copy'])).toEqual({ code: 1, out: '', errors: `${texts.noStore}\n` });
    },
  );
});

const key = Buffer.alloc(32, 1).toString('base64');

/** A store in the folder, with its settings. */
const withStore = async (keys: string | undefined = key) => {
  const file = join(folder, 'data', 'rounds.sqlite');
  const url = `sqlite://${file}`;
  const open = () =>
    openBotStore({ url, keys: keys === undefined ? undefined : [new Secret(keys)], log: keptLog().log });
  const settings = { STORE_URL: url, ...(keys === undefined ? {} : { ENCRYPTION_KEYS: keys }) };
  return { file, open, settings, copy: join(folder, 'copy.sqlite') };
};

/** Opens the store, reads its one draft and closes it. */
const narrative = async ({ open }: Awaited<ReturnType<typeof withStore>>): Promise<string | undefined> => {
  const store = await open();
  const found = await store.drafts.get('one');
  await store.close();
  return found?.narrative;
};

const leave = async ({ open }: Awaited<ReturnType<typeof withStore>>, text: string): Promise<void> => {
  const store = await open();
  await store.drafts.set('one', draft(text));
  await store.close();
};

/** In this process, which starts no other one for each command. */
const told = (words: readonly string[], settings: Readonly<Record<string, string>>) => {
  const asked = readCommandLine(words, wordsFor('en'));
  if (asked.kind !== 'backup' && asked.kind !== 'restore' && asked.kind !== 'move')
    throw new Error(`not understood: ${words.join(' ')}`);
  return operate(asked, settings);
};

describe('backup and restore', () => {
  it('bring back what was there, and keep what was there instead', async () => {
    const stored = await withStore();
    await leave(stored, 'first');
    expect(await told(['backup', stored.copy], stored.settings)).toMatchObject({ code: 0, error: '' });
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
    await store.drafts.set('one', draft('just now'));
    expect(await told(['backup', stored.copy], stored.settings)).toMatchObject({ code: 0 });
    await store.drafts.set('one', draft('later'));
    expect((await store.drafts.get('one'))?.narrative).toBe('later');
    await store.close();
    await told(['restore', stored.copy], stored.settings);
    expect(await narrative(stored)).toBe('just now');
  });

  it.runIf(process.platform === 'linux')(
    'give way with every thread, if it is a backup',
    { timeout: 60_000 },
    async () => {
      const stored = await withStore();
      await leave(stored, 'first');
      const atEnd = join(folder, 'at-end.mjs');
      const toldAtEnd = join(folder, 'niceness');
      // What stands at this place in the kernel's line about a thread is how much it gives way.
      await writeFile(
        atEnd,
        `import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
      const tasks = '/proc/self/task';
      const niceness = (thread) => readFileSync(\`\${tasks}/\${thread}/stat\`, 'utf8').replace(/^.*\\) /, '').split(' ')[16];
      process.on('exit', () => writeFileSync(${JSON.stringify(toldAtEnd)}, readdirSync(tasks).map(niceness).join(' ')));`,
      );
      const settings = { ...stored.settings, NODE_OPTIONS: `--import=${atEnd}` };
      expect(await run(['backup', stored.copy], settings)).toMatchObject({ code: 0, errors: '' });
      const found = (await readFile(toldAtEnd, 'utf8')).split(' ');
      expect(found.length).toBeGreaterThan(4);
      expect(new Set(found)).toEqual(new Set(['10']));
    },
  );

  it('overwrite nothing', async () => {
    const stored = await withStore();
    await leave(stored, 'first');
    await writeFile(stored.copy, 'somebody else’s');
    const { code, error } = await told(['backup', stored.copy], stored.settings);
    expect(code).toBe(1);
    expect(error).toContain(stored.copy);
    expect(await readFile(stored.copy, 'utf8')).toBe('somebody else’s');
    expect((await readdir(folder)).sort()).toEqual(['copy.sqlite', 'data']);
  });

  it('refuse to restore under a running bot', async () => {
    const stored = await withStore();
    await leave(stored, 'first');
    await told(['backup', stored.copy], stored.settings);
    const store = await stored.open();
    expect(await told(['restore', stored.copy], stored.settings)).toMatchObject({ code: 1, out: '' });
    await store.close();
    expect((await readdir(join(folder, 'data'))).filter((name) => name.includes('.before-'))).toEqual([]);
  });

  it('leave a store alone that is to be moved to itself', async () => {
    const stored = await withStore();
    await leave(stored, 'first');
    const { STORE_URL: url } = stored.settings;
    const { code, error } = await told(
      ['move', url, url.replace('/data/', '/data/../data/')],
      stored.settings,
    );
    expect(code).toBe(1);
    expect(error).toContain('are the same place');
    expect(await narrative(stored)).toBe('first');
  });

  it('restore to a machine that has no store yet', async () => {
    const stored = await withStore();
    await leave(stored, 'first');
    await told(['backup', stored.copy], stored.settings);
    await rm(join(folder, 'data'), { recursive: true });
    expect(await told(['restore', stored.copy], stored.settings)).toMatchObject({ code: 0, error: '' });
    expect(await narrative(stored)).toBe('first');
  });

  it('replace a store that is damaged, and keep its remains', async () => {
    const stored = await withStore();
    await leave(stored, 'first');
    await told(['backup', stored.copy], stored.settings);
    await writeFile(stored.file, 'not a database at all, and longer than its header has to be'.repeat(9));
    expect(await told(['restore', stored.copy], stored.settings)).toMatchObject({ code: 0, error: '' });
    expect(await narrative(stored)).toBe('first');
    const kept = (await readdir(join(folder, 'data'))).find((name) => name.includes('.before-')) ?? '';
    expect(await readFile(join(folder, 'data', kept), 'utf8')).toContain('not a database');
  });

  it('refuse a backup that is damaged, or that the keys do not open', async () => {
    const stored = await withStore();
    await leave(stored, 'first');
    await told(['backup', stored.copy], stored.settings);
    const other = { ...stored.settings, ENCRYPTION_KEYS: Buffer.alloc(32, 2).toString('base64') };
    expect(await told(['restore', stored.copy], other)).toMatchObject({ code: 1, out: '' });
    expect(await told(['backup', join(folder, 'second')], other)).toMatchObject({ code: 1, out: '' });
    const whole = await readFile(stored.copy);
    await writeFile(stored.copy, whole.subarray(0, whole.length / 2));
    expect(await told(['restore', stored.copy], stored.settings)).toMatchObject({ code: 1, out: '' });
    expect(await told(['restore', join(folder, 'nothing')], stored.settings)).toMatchObject({ code: 1 });
    await writeFile(join(folder, 'empty'), '');
    expect(await told(['restore', join(folder, 'empty')], stored.settings)).toMatchObject({ code: 1 });
    expect((await stat(join(folder, 'empty'))).size).toBe(0);
    expect(await narrative(stored)).toBe('first');
  });

  it('name the key file that a backup is worthless without', async () => {
    const stored = await withStore('');
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

describe('a backup of a bot that is busy', () => {
  let rig: Rig;
  beforeEach(async () => {
    rig = await startRig();
  });
  afterEach(() => rig.close());

  it('opens, however often it is made, and the bot answers as always', { timeout: 60_000 }, async () => {
    const teacher = rig.playground.person('teacher');
    await rig.link(teacher);
    const thread = await rig.patient(teacher);
    let asking = true;
    const asked = (async () => {
      let count = 0;
      for (; asking; count += 1) await rig.answerTo(teacher.send(thread, `Where does it hurt? ${count}`));
      return count;
    })();
    const copies: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      const copy = join(folder, `copy-${number}.sqlite`);
      expect(await run(['backup', copy], rig.settings)).toMatchObject({ code: 0, errors: '' });
      copies.push(copy);
    }
    asking = false;
    expect(await asked).toBeGreaterThan(0);
    await rig.stop();
    for (const copy of copies) {
      expect(await told(['restore', copy], rig.settings)).toMatchObject({ code: 0, error: '' });
      await rig.start();
      expect(rig.logged.join('')).not.toContain('cannot be read');
      await rig.stop();
    }
  });
});
