import { execSync } from 'node:child_process';
import { chmod, mkdtemp, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exitCodes } from '../../src/app/exit-codes.ts';
import { operatorWords } from '../../src/locale/operators.ts';
import { selfSigned } from '../contract/service-certificate.ts';
import { openFront } from '../support/front.ts';
import { startProgram } from '../support/program.ts';
import { installed, wrongIn, type Installation } from '../support/installation.ts';
import { type Rig } from '../support/rig.ts';

const { doctor: words } = operatorWords;

type Settings = Readonly<Record<string, string>>;

let there: Installation;
let rig: Rig;
let folder: string;
beforeAll(async () => {
  there = await installed();
  ({ rig, folder } = there);
});
afterAll(() => there.close());
afterEach(() => rig.playground.faults.clear());

const reportSchema = z.object({
  findings: z.array(
    z.object({ check: z.string(), mark: z.string(), code: z.string(), todo: z.string().optional() }),
  ),
});

const troublesIn = (out: string): readonly string[] => wrongIn(reportSchema.parse(JSON.parse(out)).findings);

describe('the command doctor', () => {
  const run = async (settings: Settings, ...options: readonly string[]) => {
    const program = startProgram({ ...there.settings, ...settings }, folder, ['doctor', ...options]);
    const code = await program.ended;
    expect(program.errors()).toBe('');
    return { code, out: program.lines.join('\n') };
  };

  it('does not wait until Discord takes requests again, nor does its process', async () => {
    rig.playground.faults.always({ method: 'GET', path: '/users/@me' }, { status: 429, retryAfter: 3_600 });
    const { code, out } = await run({}, '--json');
    expect(code).toBe(1);
    expect(troublesIn(out)).toEqual(['token:limited']);
  });

  it.each([
    ['a store', (data: string) => chmod(data, 0o555)],
    [
      'the lock of a store',
      async (data: string) => {
        await writeFile(join(data, 'rounds.sqlite.lock'), '', { mode: 0o444 });
        await chmod(data, 0o777);
      },
    ],
  ])(
    'finds %s that the user who runs it may not write to, and the bot does not start',
    async (_what, close) => {
      const data = await mkdtemp(join(folder, 'not-ours-'));
      await close(data);
      await chmod(folder, 0o755);
      // Root may write anywhere, so then somebody else runs it.
      const user = process.getuid?.() === 0 ? 65_534 : undefined;
      const settings = { ...there.settings, STORE_URL: `sqlite://${join(data, 'rounds.sqlite')}` };
      const program = startProgram(settings, folder, ['doctor', '--json'], { user });
      expect(await program.ended).toBe(1);
      expect(troublesIn(program.lines.join('\n'))).toEqual(['store:not_writable']);
      const bot = startProgram(settings, folder, [], { user });
      const outcome = await bot.line('Rounds is ready').catch(() => bot.ended);
      bot.child.kill('SIGKILL');
      expect(outcome).toBe(exitCodes.misconfigured);
    },
  );

  it('finds settings that other users of the machine may read', async () => {
    const place = await mkdtemp(join(folder, 'settings-'));
    const env = join(place, '.env');
    await writeFile(env, 'LOG_LEVEL=info');
    const report = async () => {
      const program = startProgram(there.settings, place, ['doctor', '--json']);
      expect(await program.ended).toBe(0);
      return program.lines.join('\n');
    };
    await chmod(env, 0o644);
    const open = await report();
    const { findings } = reportSchema.parse(JSON.parse(open));
    const { todo = '' } = findings.find(({ code }) => code === 'open_to_others') ?? {};
    execSync(todo, { cwd: place });
    expect(troublesIn(open)).toEqual(['settings:open_to_others']);
    // The group may be the one by which the bot reads them.
    expect((await stat(env)).mode & 0o777).toBe(0o640);
    expect(troublesIn(await report())).toEqual([]);
  });

  it('needs no temporary folder', async () => {
    expect((await run({ TMPDIR: join(folder, 'nowhere') })).code).toBe(0);
  });

  const secure = async (daysLeft: number) => {
    const pair = selfSigned(new Date(Date.now() + daysLeft * 86_400_000 + 3_600_000));
    const authority = join(folder, `authority-${daysLeft}.pem`);
    await writeFile(authority, pair.cert);
    return { pair, NODE_EXTRA_CA_CERTS: authority };
  };

  it('says it in words, with exit code 0 or 1', async () => {
    const good = await run({});
    expect(good.code).toBe(0);
    expect(good.out).toContain(words.total({ failed: 0, warnings: 0, skipped: 0 }));
    const unseen = await run({ STORE_URL: '', DISCORD_TOKEN: '', PUBLIC_URL: '' });
    expect(unseen.out).not.toContain(words.total({ failed: 0, warnings: 0, skipped: 0 }));
    const bad = await run({ SERVICE_CLIENT_SECRET: 'wrong' });
    expect(bad.code).toBe(1);
    expect(bad.out).toContain(words.service.credentials.says);
    expect(bad.out).toContain(words.service.credentials.todo);
  });

  it('finds certificates that end in five days, of the service and of the page', async () => {
    const { pair, NODE_EXTRA_CA_CERTS } = await secure(5);
    const service = await openFront(rig.sandbox.authUrl, { secure: pair });
    const ofService = await run({ NODE_EXTRA_CA_CERTS, SERVICE_AUTH_URL: service }, '--json');
    expect(ofService.code).toBe(1);
    expect(troublesIn(ofService.out)).toEqual(['certificate:ends']);
    const page = await openFront(`http://127.0.0.1:${there.settings['HTTP_PORT']}`, {
      secure: pair,
      onRequest: (headers, client) => ({ ...headers, 'x-forwarded-for': client }),
    });
    const trusted = { NODE_EXTRA_CA_CERTS, PUBLIC_URL: page, HTTP_TRUSTED_PROXIES: '127.0.0.1' };
    expect(troublesIn((await run(trusted, '--json')).out)).toEqual(['certificate:ends']);
  });
});
