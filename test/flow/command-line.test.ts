import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operatorWords } from '../../src/locale/operators.ts';
import { startProgram } from '../support/program.ts';

const { commandLine: texts } = operatorWords;

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

  it.each([[['start']], [['backup', 'a', 'b']], [['restore', '']]])(
    'refuses %j with the list, and does not start the bot',
    async (words) => {
      const { code, out, errors } = await run(words);
      expect({ code, out }).toEqual({ code: 64, out: '' });
      for (const text of [texts.about.slice(0, 20), 'restore', '--help']) expect(errors).toContain(text);
      // What the start of a program in a test writes itself.
      expect(await readdir(folder)).toEqual(['.env']);
    },
  );

  it.each([
    ['the address to move to', ['move', 'sqlite://a', 'postgres://rounds:s3cr#3t@db/rounds']],
    ['the address to move from', ['move', 'postgres://rounds:s3cr#3t@db/rounds', 'sqlite://a']],
    ['a word that is no command', ['mvoe', 'sqlite://a', 'postgres://rounds:s3cr3t@db/rounds']],
  ])('says what is wrong with %s, and nothing of the password in it', async (_what, words) => {
    const settings = { ENCRYPTION_KEYS: Buffer.alloc(32, 1).toString('base64') };
    const { code, out, errors } = await run(words, settings);
    expect(code).toBeGreaterThan(0);
    expect(errors).not.toBe('');
    expect(out + errors).not.toMatch(/s3cr|3t@|at .*:\d+:\d+/);
  });

  it('names wrong settings before it does anything', async () => {
    const { code, errors } = await run(['restore', 'copy'], { HTTP_PORT: 'x' });
    expect(code).toBe(78);
    expect(errors).toContain('HTTP_PORT');
  });

  it('says that there is nothing to keep while the store is a temporary one', async () => {
    expect(await run(['backup', 'copy'])).toEqual({ code: 1, out: '', errors: `${texts.noStore}\n` });
  });
});
