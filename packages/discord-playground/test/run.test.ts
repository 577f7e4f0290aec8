/** The packed file in an empty folder, with the README's own bots, tests and workflows, as a shell runs them. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const here = fileURLToPath(new URL('..', import.meta.url));
const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const readme = readFileSync(join(here, 'README.md'), 'utf8');
/** With the network, nothing of a workflow is left out. */
const all = process.env['LIBRARIES'] === 'all';
// Debian's, whatever other Python is there.
const python = '/usr/bin/python3';
const hasPython = spawnSync(python, ['-c', 'import discord, pytest']).status === 0;

/** The first block of this language that has these words. */
const block = (language: string, words: string): string => {
  const blocks = [...readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))];
  const found = blocks.map(([, code = '']) => code).find((code) => code.includes(words));
  if (found === undefined) throw new Error(`the README has no ${language} with ${words}`);
  return found;
};

/** What its last step runs. */
const commandOf = (workflow: string): string => /- run: (.*)\n$/.exec(workflow)?.[1] ?? '';

const record = z.object({
  exitCode: z.number(),
  went: z.array(
    z.object({
      ms: z.number(),
      request: z.string().optional(),
      event: z.string().optional(),
      message: z.string().optional(),
      content: z.string().optional(),
    }),
  ),
});

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'playground-'));
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], {
    cwd: here,
    stdio: 'ignore',
  });
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  // What npm would install, without asking the registry.
  const own = join(folder, 'node_modules');
  mkdirSync(join(own, 'discord-playground'), { recursive: true });
  mkdirSync(join(own, '.bin'));
  for (const name of readdirSync(modules))
    if (name !== 'discord-playground' && !name.startsWith('.'))
      symlinkSync(join(modules, name), join(own, name));
  execFileSync('tar', [
    'xzf',
    join(folder, packed),
    '--strip-components=1',
    '-C',
    join(own, 'discord-playground'),
  ]);
  chmodSync(join(own, 'discord-playground/dist/main.js'), 0o755);
  symlinkSync('../discord-playground/dist/main.js', join(own, '.bin/discord-playground'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  writeFileSync(join(folder, 'bot.mjs'), block('js', 'new Client'));
  writeFileSync(join(folder, 'hello.test.mjs'), block('js', 'node:test'));
  writeFileSync(join(folder, 'bot.py'), block('py', 'discord.Client'));
  writeFileSync(join(folder, 'test_hello.py'), block('py', 'def test_hello'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const begin = (program: string, ...words: readonly string[]) => {
  const child = spawn(program, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (part: string) => void (said.out += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => void (said.errors += part));
  const ended = once(child, 'close').then(([code]: number[]) => ({ code, ...said }));
  return { child, ended };
};
const shell = (line: string) => begin('bash', '-euc', line).ended;
const run = (...words: readonly string[]) =>
  begin('node_modules/.bin/discord-playground', 'run', ...words).ended;

/** Passes with the README's bot, fails with one that says something else, and leaves what went on. */
const passAndFail = async (line: string, bot: string): Promise<void> => {
  const passed = await shell(line);
  expect(passed).toMatchObject({ code: 0 });
  const file = join(folder, bot);
  writeFileSync(file, readFileSync(file, 'utf8').replace('Hello!', 'Bye!'));
  const failed = await shell(line);
  expect(failed.code).toBe(1);
  expect(failed.errors).toContain(join(folder, 'playground.json'));
  const left = readFileSync(join(folder, 'playground.json'), 'utf8');
  const { went, exitCode } = record.parse(JSON.parse(left));
  expect(exitCode).toBe(1);
  const at = (what: (one: (typeof went)[number]) => boolean | undefined): number => went.findIndex(what);
  const steps = [
    at(({ request }) => request?.endsWith('/commands')),
    at(({ event }) => event === 'INTERACTION_CREATE'),
    at(({ message, content }) => message === 'sent' && content === 'Bye!'),
    at(({ request }) => request?.endsWith('/:token/callback')),
  ];
  expect(steps.every((step) => step >= 0)).toBe(true);
  expect(steps.slice(1)).toEqual(steps.slice(1).toSorted((a, b) => a - b));
  expect(left).not.toMatch(/"token":"(?!:token")|[\w-]{24,}\.[\w-]{6}\.[\w-]{27,}/);
};

describe('from an empty folder', () => {
  it('the workflow for GitHub is twelve lines, and passes or fails with its test', async () => {
    const workflow = block('yaml', 'setup-node');
    expect(workflow.trimEnd().split('\n')).toHaveLength(12);
    await passAndFail(commandOf(workflow), 'bot.mjs');
  });

  it.runIf(hasPython)('and so does the one for pytest', async () => {
    const workflow = block('yaml', 'setup-python');
    expect(workflow.trimEnd().split('\n')).toHaveLength(12);
    const line = commandOf(workflow).replaceAll(/(?<=['\s])python(?=\s)/g, python);
    await passAndFail(
      all ? line : line.replace('--yes ./discord-playground-*.tgz', 'discord-playground'),
      'bot.py',
    );
  });

  it('nothing that it needs is compiled', () => {
    const packages = z.record(
      z.string(),
      z.object({
        dependencies: z.record(z.string(), z.string()).optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    );
    const lock = z
      .object({ packages })
      .parse(JSON.parse(readFileSync(`${modules}../package-lock.json`, 'utf8')));
    const needed = new Set(['packages/discord-playground']);
    for (const path of needed)
      for (const name of Object.keys(lock.packages[path]?.dependencies ?? {}))
        needed.add(`node_modules/${name}`);
    expect(needed.size).toBeGreaterThan(20);
    expect([...needed].filter((path) => lock.packages[path]?.hasInstallScript !== undefined)).toEqual([]);
  });
});

describe('a command beside a playground', () => {
  it('is told where it is, and passes its output and its exit code on', async () => {
    const told =
      'console.log(Object.keys(process.env).filter((name) => name.startsWith("PLAYGROUND_")).sort().join())';
    expect(await run('--', 'node', '-e', `${told}; process.exit(7)`)).toMatchObject({
      code: 7,
      out: 'PLAYGROUND_API,PLAYGROUND_APPLICATION_ID,PLAYGROUND_KEY,PLAYGROUND_TOKEN,PLAYGROUND_URL\n',
    });
    expect((await run('--', 'no-such-command')).code).toBe(127);
  });

  it('hears a signal once, and so does what it has started', async () => {
    const listening =
      "trap 'echo one; exit 9' TERM; (trap 'echo two' TERM; echo here; sleep 60 & wait) & wait; wait";
    const { child, ended } = begin(
      'node_modules/.bin/discord-playground',
      'run',
      '--',
      'bash',
      '-c',
      listening,
    );
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    const { code, out } = await ended;
    expect([code, ...out.trim().split('\n').toSorted()]).toEqual([9, 'here', 'one', 'two']);
  });

  it('fails if no bot logs in, and says what was seen of it', async () => {
    const asking = (token: string): string =>
      `fetch(process.env.PLAYGROUND_API + '/gateway/bot', { headers: { authorization: 'Bot ' + ${token} } }); setInterval(() => {}, 1e6)`;
    for (const [bot, seen] of [
      ['setInterval(() => {}, 1e6)', /Nobody has asked for anything/],
      [asking("'wrong'"), /another token[^]*GET \/gateway\/bot 401/],
      [asking('process.env.PLAYGROUND_TOKEN'), /not logged in there[^]*GET \/gateway\/bot 200/],
    ] as const) {
      const { code, out, errors } = await run(
        '--ready',
        '2',
        '--then',
        'echo tested',
        '--',
        'node',
        '-e',
        bot,
      );
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(errors).toMatch(seen);
    }
  });

  it('is over when the bot has ended by itself', async () => {
    expect(await run('--then', 'echo tested', '--', 'node', '-e', 'process.exit(3)')).toMatchObject({
      code: 3,
      out: '',
    });
    expect((await run('--then', 'echo tested')).code).toBe(64);
  });
});
