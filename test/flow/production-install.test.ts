import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exitCodes } from '../../src/app/exit-codes.ts';
import { operatorWords } from '../../src/locale/operators.ts';
import { startProgram, type Program } from '../support/program.ts';
import { enterNumber, linkIn, numberIn, signIn } from '../support/between.ts';
import { startRig, type Rig } from '../support/rig.ts';

/**
 * The files that the Dockerfile puts into the image, in a folder that nobody may write to, with the packages of
 * `npm ci --omit=dev`, between a playground and a sandbox that run elsewhere.
 */

const root = new URL('../..', import.meta.url).pathname;
const run = promisify(execFile);

/** What `npm ci --omit=dev` would install: the same packages, from where they are already. */
const productionPackages = async (): Promise<readonly string[]> => {
  const options = { cwd: root, maxBuffer: 10_000_000 };
  const { stdout } = await run(
    'npm',
    ['ls', '--omit=dev', '--workspaces=false', '--all', '--parseable'],
    options,
  );
  return stdout.split('\n').flatMap((path) => (path.includes('node_modules') ? [relative(root, path)] : []));
};

/** The last stage's `COPY` lines, as paths in the project. */
const copiedFiles = async (): Promise<readonly string[]> => {
  const text = await readFile(join(root, 'Dockerfile'), 'utf8');
  return [...text.matchAll(/^COPY --from=build \/app\/(\S+) \.\/\1$/gm)].map(([, path = '']) => path);
};

/** To root, a file is never read-only: then the program runs as nobody. Anybody else runs it as themselves. */
const user = process.getuid?.() === 0 ? 65_534 : undefined;

let folder: string;
let rig: Rig;
const programs: Program[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rounds-install-'));
  rig = await startRig({ asleep: true });
  const app = join(folder, 'app');
  const files = await copiedFiles();
  const packages = await productionPackages();
  for (const path of packages) {
    await mkdir(dirname(join(app, path)), { recursive: true });
    // Packages inside packages are listed by themselves.
    const filter = (source: string): boolean =>
      !relative(join(root, path), source).startsWith('node_modules');
    // Nine thousand files: copied one promise each, they take five times the processor time.
    cpSync(join(root, path), join(app, path), { recursive: true, filter });
  }
  for (const path of files.filter((name) => name !== 'node_modules')) {
    cpSync(join(root, path), join(app, path), { recursive: true });
  }
  const data = join(folder, 'data');
  await mkdir(data);
  await chmod(folder, 0o755);
  if (user !== undefined) await chown(data, user, user);
  await run('chmod', ['-R', 'a-w', app]);
});

afterAll(async () => {
  for (const { child, ended } of programs.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await rig.close();
  await run('chmod', ['-R', 'u+w', folder]);
  await run('rm', ['-r', folder]);
});

it('the image holds the program and its packages, and none that are for development', async () => {
  expect(await copiedFiles()).toEqual(['package.json', 'node_modules', 'dist']);
  const packages = await readdir(join(folder, 'app', 'node_modules'));
  expect(packages).toContain('discord.js');
  expect(packages).not.toContain('typescript');
  expect(packages).not.toContain('discord-playground');
});

it('a production install, run by somebody who may write only to its data, holds a conversation, is stopped, and goes on', async () => {
  const settings = {
    ...rig.settings,
    NODE_ENV: 'production',
    STORE_URL: `sqlite://${join(folder, 'data', 'rounds.sqlite')}`,
    ENCRYPTION_KEYS: Buffer.alloc(32, 3).toString('base64'),
    OPERATOR_CONTACT: 'ops@example.org',
    PUBLIC_URL: 'https://rounds.example.org',
  };
  const start = async (): Promise<{ program: Program; page: string }> => {
    const program = startProgram(settings, join(folder, 'app'), [], {
      program: [join(folder, 'app', 'dist', 'main.js')],
      user,
    });
    programs.push(program);
    const line = await program.line('Rounds is ready');
    return { program, page: /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? '' };
  };

  const { program, page } = await start();
  const teacher = rig.playground.person('teacher');
  const [signedIn] = rig.sandbox.users;
  if (signedIn === undefined) throw new Error('the sandbox has no users');
  const asked = teacher.command('class', '/link');
  const link = linkIn(await asked.finished()).replace('https://rounds.example.org', page);
  const html = await signIn(link, signedIn);
  await (await enterNumber(teacher, asked, numberIn(html))).finished();
  const thread = await rig.patient(teacher);
  expect((await rig.answerTo(teacher.send(thread, 'Where does it hurt?'))).content).not.toBe('');

  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  const missed = teacher.send(thread, 'Since when?');
  const again = await start();
  expect((await rig.answerTo(missed)).content).not.toBe('');
  expect((await fetch(`${again.page}/ready`)).status).toBe(200);
  again.program.child.kill('SIGTERM');
  expect(await again.program.ended).toBe(0);
  // Nothing else was written.
  expect(await readdir(folder)).toEqual(['app', 'data']);
});

it('says what to set where the stand-ins are not installed', async () => {
  const without = async (settings: Readonly<Record<string, string>>): Promise<string> => {
    const program = startProgram({ HTTP_PORT: '0', ...settings }, join(folder, 'data'), [], {
      program: [join(folder, 'app', 'dist', 'main.js')],
    });
    programs.push(program);
    expect(await program.ended).toBe(exitCodes.misconfigured);
    return program.lines.join('\n');
  };
  const service = Object.entries(rig.settings).filter(([name]) => name.startsWith('SERVICE_'));
  expect(await without({})).toContain(operatorWords.start.noSandbox);
  expect(await without(Object.fromEntries(service))).toContain(operatorWords.start.noPlayground);
});

it('reads the .env beside it where it is started from another folder, and counts paths from there', async () => {
  const app = join(folder, 'app');
  await run('chmod', ['u+w', app]);
  const settings = { ...rig.settings, STORE_URL: 'sqlite://../data/beside.sqlite', HTTP_PORT: '0' };
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value.replaceAll("'", '’')}'`);
  await writeFile(join(app, '.env'), lines.join('\n'));
  const elsewhere = await mkdtemp(join(folder, 'elsewhere-'));
  await chmod(elsewhere, 0o755);
  const program = startProgram({}, elsewhere, [], {
    program: [join(app, 'dist', 'main.js')],
    user,
    mayReadBeside: true,
  });
  programs.push(program);
  const line = await program.line('is ready in');
  expect(line).toContain(join(app, '.env'));
  expect(line).toContain(join(folder, 'data', 'beside.sqlite'));
  expect(await readdir(elsewhere)).toEqual([]);
});
