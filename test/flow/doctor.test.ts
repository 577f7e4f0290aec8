import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { permissions } from 'discord-playground/world/permissions';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { consultDoctor } from '../../src/app/doctor/doctor.ts';
import { operate } from '../../src/app/operating/operate.ts';
import { openBotStore } from '../../src/app/store.ts';
import { operatorWords } from '../../src/locale/operators.ts';
import { selfSigned } from '../contract/service-certificate.ts';
import { freePort, openFront } from '../support/front.ts';
import { startProgram } from '../support/program.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { keptLog } from '../support/stores.ts';

const { doctor: words } = operatorWords;

type Settings = Readonly<Record<string, string>>;

let rig: Rig;
let folder: string;
let botRole: bigint;
/** Of an installation with nothing wrong: it has run once, and has been backed up. */
let healthy: Settings;

const guild = () => rig.playground.guild();

beforeAll(async () => {
  const HTTP_PORT = await freePort();
  const PUBLIC_URL = `http://127.0.0.1:${HTTP_PORT}`;
  folder = await mkdtemp(join(tmpdir(), 'rounds-doctor-test-'));
  rig = await startRig({ settings: { HTTP_PORT, PUBLIC_URL } });
  await rig.stop();
  healthy = { ...rig.settings, ENCRYPTION_KEYS: (await readFile(`${rig.storeFile}.key`, 'utf8')).trim() };
  await operate({ kind: 'backup', file: join(folder, 'copy') }, healthy);
  botRole = rig.playground.world.botRole(guild())?.permissions ?? 0n;
});
afterAll(async () => {
  await rig.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  rig.playground.faults.clear();
  rig.sandbox.faults.clear();
  rig.playground.setIntents(['messageContent']);
  rig.playground.setBotRole(guild(), botRole);
});

const consult = (changes: Settings = {}, now: () => number = () => Date.now()) =>
  consultDoctor({ environment: { ...healthy, ...changes }, words, now });

/** What it found wrong, each as check and code. */
const troubles = async (...given: Parameters<typeof consult>): Promise<readonly string[]> => {
  const findings = await consult(...given);
  const wrong = findings.filter(({ mark }) => mark === 'warning' || mark === 'failed');
  for (const { todo } of wrong) expect(todo).toBeDefined();
  return wrong.map(({ check, code }) => `${check}:${code}`);
};

describe('doctor', () => {
  it('finds nothing wrong with an installation that works, whether the bot runs or not', async () => {
    const findings = await consult();
    expect(findings.filter(({ mark }) => mark !== 'ok')).toEqual([]);
    expect(findings).toContainEqual(expect.objectContaining({ check: 'lock', code: 'free' }));
    await rig.start();
    const running = await consult();
    await rig.stop();
    expect(running.filter(({ mark }) => mark !== 'ok')).toEqual([]);
    expect(running).toContainEqual(expect.objectContaining({ check: 'lock', code: 'bot' }));
  });

  it('warns of a proxy in the environment, because the bot goes through none', async () => {
    const proxies = { HTTPS_PROXY: 'http://127.0.0.1:9', all_proxy: 'socks5://127.0.0.1:9', HTTP_PROXY: '' };
    expect(await troubles(proxies)).toEqual(['settings:proxy', 'settings:proxy']);
  });

  it.each([
    ['DISCORD_TOKEN', 'two words'],
    ['DISCORD_API_URL', 'http://discord.example'],
    ['DISCORD_GUILD_ID', 'class'],
    ['ALLOWED_GUILDS', 'class'],
    ['SERVICE_AUTH_URL', 'http://service.example'],
    ['SERVICE_BASE_URL', 'service.example'],
    ['SERVICE_AUTH_URL', 'https://service.example/o/token/'],
    ['SERVICE_BASE_URL', 'https://service.example/external/v1'],
    ['SERVICE_CLIENT_ID', ''],
    ['SERVICE_CLIENT_SECRET', ''],
    ['SERVICE_ALLOW_HTTP', 'perhaps'],
    ['SERVICE_TIMEOUT_SECONDS', '0'],
    ['MODELS', ','],
    ['CASES', '12'],
    ['TOPICS', '12'],
    ['STORE_URL', 'mysql://store'],
    ['ENCRYPTION_KEYS', 'short'],
    ['HTTP_HOST', 'a b'],
    ['HTTP_PORT', '70000'],
    ['HTTP_TRUSTED_PROXIES', 'everyone'],
    ['PUBLIC_URL', 'ftp://rounds.example'],
    ['METRICS_HOST', 'a b'],
    ['METRICS_PORT', 'x'],
    ['KEEP_CASES_DAYS', '0'],
    ['MAX_OPEN', '0'],
    ['QUESTIONS_PER_HOUR', '0'],
    ['QUESTIONS_PER_DAY', 'many'],
    ['CATCH_UP_MINUTES', '-1'],
    ['SHUTDOWN_SECONDS', 'soon'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prodution'],
    ['DISCORD_TOKEN_FILE', '/dev/null'],
    ['SERVICE_CLIENT_SECRET_FILE', '/dev/null'],
    ['ENCRYPTION_KEYS_FILE', '/dev/null'],
  ])('names %s and nothing else if it is wrong', async (name, value) => {
    const findings = (await consult({ [name]: value })).filter(({ mark }) => mark !== 'ok');
    expect(findings.map(({ check, code }) => `${check}:${code}`)).toEqual(['settings:invalid']);
    expect(findings[0]?.says).toMatch(new RegExp(`^${name}\\b`));
    expect(findings[0]?.says).not.toContain('two words');
  });

  it('finds a name that only looks like a setting, however it is misspelt', async () => {
    for (const name of [
      'DISCORD_TOKN',
      'discord_guild_id',
      'DISCORD_GUILDID',
      'HTTP_TRUSTED_PROXY',
      'MODEL',
    ]) {
      expect(await troubles({ [name]: 'x' })).toEqual(['settings:unknown']);
    }
    expect(await troubles({ NO_PROXY: 'x', NODE_OPTIONS: 'x', TZ: 'x', HOST: 'x', PORT: 'x' })).toEqual([]);
  });

  it('finds a wrong token', async () => {
    expect(await troubles({ DISCORD_TOKEN: 'wrong' })).toEqual(['token:refused']);
  });

  it('finds that Discord cannot be reached', async () => {
    expect(await troubles({ DISCORD_API_URL: `http://127.0.0.1:${await freePort()}/api` })).toEqual([
      'token:unreachable',
    ]);
  });

  it('finds that the Message Content intent is off', async () => {
    rig.playground.setIntents([]);
    expect(await troubles()).toEqual(['intent:missing']);
  });

  it.each(['SendMessagesInThreads', 'ReadMessageHistory', 'AttachFiles', 'CreatePublicThreads'] as const)(
    'names the server and the permission if the bot may not %s',
    async (name) => {
      rig.playground.setBotRole(guild(), botRole & ~permissions[name]);
      const everyone = guild().roles.get(guild().id);
      const before = everyone?.permissions ?? 0n;
      if (everyone !== undefined) everyone.permissions = before & ~permissions[name];
      const found = (await consult()).filter(({ mark }) => mark !== 'ok');
      if (everyone !== undefined) everyone.permissions = before;
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({
        code: 'missing',
        says: words.servers.missing({ server: guild().name, permissions: [name] }).says,
      });
    },
  );

  it('does not take for missing what Discord says nothing about', async () => {
    const { origin, pathname } = new URL(rig.playground.apiUrl);
    const front = await openFront(origin, {
      onBody: (path, body) => (path.endsWith('/guilds') ? body.replaceAll('"permissions"', '"_"') : body),
    });
    const found = (await consult({ DISCORD_API_URL: front + pathname })).filter(({ mark }) => mark !== 'ok');
    expect(found).toMatchObject([{ check: 'servers', code: 'unknown', mark: 'skipped' }]);
  });

  it('finds that it is not in the server of DISCORD_GUILD_ID, or in one that ALLOWED_GUILDS leaves out', async () => {
    expect(await troubles({ DISCORD_GUILD_ID: '1' })).toEqual(['servers:not_there']);
    expect(await troubles({ ALLOWED_GUILDS: '1' })).toEqual(['servers:not_allowed']);
  });

  it('finds that the commands of this version are not registered', async () => {
    rig.playground.faults.always({ method: 'GET', path: '/commands' }, { status: 200 });
    expect(await troubles()).toEqual(['commands:outdated']);
  });

  it('finds a clock that is ten minutes off', async () => {
    const { origin, pathname } = new URL(rig.playground.apiUrl);
    for (const minutes of [-10, 10]) {
      const date = (): string => new Date(Date.now() + minutes * 60_000).toUTCString();
      const front = await openFront(origin, { onResponse: (headers) => ({ ...headers, date: date() }) });
      expect(await troubles({ DISCORD_API_URL: front + pathname })).toEqual(['clock:off']);
    }
  });

  it('does not say of a clock that it is right where nothing tells the time', async () => {
    const { origin, pathname } = new URL(rig.playground.apiUrl);
    const front = await openFront(origin, { onResponse: (headers) => ({ ...headers, date: 'today' }) });
    const findings = await consult({ DISCORD_API_URL: front + pathname });
    expect(findings.find(({ check }) => check === 'clock')).toMatchObject({ mark: 'skipped' });
  });

  it('finds a wrong client secret', async () => {
    expect(await troubles({ SERVICE_CLIENT_SECRET: 'wrong' })).toEqual(['sign_in:credentials']);
    expect(await troubles({ SERVICE_CLIENT_ID: 'wrong' })).toEqual(['sign_in:credentials']);
  });

  it('tells which address of the service is wrong', async () => {
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    expect(await troubles({ SERVICE_AUTH_URL: nowhere })).toEqual(['sign_in:unreachable']);
    expect(await troubles({ SERVICE_BASE_URL: nowhere })).toEqual(['service:unreachable']);
    expect(await troubles({ SERVICE_AUTH_URL: `${rig.sandbox.authUrl}/path` })).toEqual(['sign_in:odd']);
  });

  it('tells the service from any other web server, as which anything answers', async () => {
    expect(await troubles({ SERVICE_BASE_URL: `${rig.sandbox.baseUrl}/path` })).toEqual(['service:odd']);
    expect(await troubles({ SERVICE_BASE_URL: rig.sandbox.authUrl })).toEqual(['service:odd']);
    const answers = (status: number) => rig.sandbox.faults.next('/chat/reset/', { kind: 'status', status });
    answers(301);
    expect(await troubles()).toEqual(['service:redirect']);
    answers(502);
    expect(await troubles()).toEqual(['service:fails']);
    answers(503);
    expect(await troubles()).toEqual(['service:busy']);
    for (const refusal of [400, 403]) {
      answers(refusal);
      expect(await troubles()).toEqual([]);
    }
  });

  it('finds a store of another key', async () => {
    const other = randomBytes(32).toString('base64');
    expect(await troubles({ ENCRYPTION_KEYS: other })).toEqual(['store:wrong_key']);
  });

  it('finds a store that another process has open', async () => {
    const store = await openBotStore({
      url: `sqlite://${rig.storeFile}`,
      keys: undefined,
      log: keptLog().log,
    });
    const found = await troubles();
    await store.close();
    expect(found).toEqual(['lock:stranger']);
  });

  it('finds a store that is damaged', async () => {
    const file = join(folder, 'damaged.sqlite');
    const whole = await readFile(rig.storeFile);
    await writeFile(file, whole.subarray(0, whole.length / 2));
    await writeFile(`${file}.backed-up`, '');
    expect(await troubles({ STORE_URL: `sqlite://${file}` })).toEqual(['store:broken']);
  });

  it('leaves an empty file as it is where the store should be', async () => {
    const file = join(folder, 'empty.sqlite');
    await writeFile(file, '');
    expect(await troubles({ STORE_URL: `sqlite://${file}` })).toEqual([]);
    expect(await readFile(file, 'utf8')).toBe('');
  });

  it('finds a full disk', async () => {
    // The one file system that has no room on any machine.
    expect(await troubles({ STORE_URL: 'sqlite:///proc/rounds.sqlite' })).toEqual(['disk:full']);
  });

  it('finds that there is no backup, or none for a long time', async () => {
    const inTenDays = (): number => Date.now() + 10 * 86_400_000;
    expect(await troubles({}, inTenDays)).toEqual(expect.arrayContaining(['backup:old']));
    await rm(`${rig.storeFile}.backed-up`);
    expect(await troubles()).toEqual(['backup:never']);
    await writeFile(`${rig.storeFile}.backed-up`, '');
  });

  it('finds a PUBLIC_URL that leads elsewhere, or nowhere', async () => {
    expect(await troubles({ PUBLIC_URL: rig.sandbox.baseUrl })).toEqual(['page:elsewhere']);
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    expect(await troubles({ PUBLIC_URL: nowhere })).toEqual(['page:unreachable']);
    const other = await startRig();
    const found = await troubles({ PUBLIC_URL: other.pageUrl() });
    await other.close();
    expect(found).toEqual(['page:elsewhere']);
  });

  it('finds that something else listens on its port', async () => {
    const taken = new URL(await openFront(rig.sandbox.baseUrl)).port;
    expect(await troubles({ HTTP_PORT: taken })).toEqual(['page:taken']);
    // As it is with a bot that hangs.
    await rig.start();
    const found = await troubles({ HTTP_PORT: taken });
    await rig.stop();
    expect(found).toEqual(['page:taken']);
  });

  it('finds a proxy that hides who asks', async () => {
    const target = `http://127.0.0.1:${healthy['HTTP_PORT']}`;
    const hiding = await openFront(target);
    expect(await troubles({ PUBLIC_URL: hiding })).toEqual(['proxy:hidden']);
    const telling = await openFront(target, {
      onRequest: (headers, client) => ({ ...headers, 'x-forwarded-for': client }),
    });
    expect(await troubles({ PUBLIC_URL: telling })).toEqual(['proxy:untrusted']);
    expect(await troubles({ PUBLIC_URL: telling, HTTP_TRUSTED_PROXIES: '127.0.0.1' })).toEqual([]);
    expect(await troubles({ PUBLIC_URL: `${telling}/rounds`, HTTP_TRUSTED_PROXIES: '127.0.0.1' })).toEqual(
      [],
    );
  });
});

const reportSchema = z.object({
  ok: z.boolean(),
  findings: z.array(z.object({ check: z.string(), mark: z.string(), code: z.string() })),
});

describe('the command doctor', () => {
  const run = async (settings: Settings, ...options: readonly string[]) => {
    const program = startProgram({ ...healthy, ...settings }, folder, ['doctor', ...options]);
    const code = await program.ended;
    expect(program.errors()).toBe('');
    return { code, out: program.lines.join('\n') };
  };

  it('does not wait until Discord takes requests again, nor does its process', async () => {
    rig.playground.faults.always({ method: 'GET', path: '/users/@me' }, { status: 429, retryAfter: 3_600 });
    const { code, out } = await run({}, '--json');
    expect(code).toBe(1);
    expect(wrongIn(out).wrong).toEqual(['token:limited']);
  });

  it('finds a store that the user who runs it may not write to', async () => {
    const data = join(folder, 'not-ours');
    await mkdir(data, { mode: 0o555 });
    await chmod(folder, 0o755);
    // Root may write anywhere, so then somebody else runs it.
    const user = process.getuid?.() === 0 ? 65_534 : undefined;
    const settings = { ...healthy, STORE_URL: `sqlite://${join(data, 'rounds.sqlite')}` };
    const program = startProgram(settings, folder, ['doctor', '--json'], { user });
    expect(await program.ended).toBe(1);
    expect(wrongIn(program.lines.join('\n')).wrong).toEqual(['store:not_writable']);
  });

  const secure = async (daysLeft: number) => {
    const pair = selfSigned(new Date(Date.now() + daysLeft * 86_400_000 + 3_600_000));
    const authority = join(folder, `authority-${daysLeft}.pem`);
    await writeFile(authority, pair.cert);
    return { pair, NODE_EXTRA_CA_CERTS: authority };
  };

  const wrongIn = (out: string) => {
    const { ok, findings } = reportSchema.parse(JSON.parse(out));
    const wrong = findings.filter(({ mark }) => mark === 'warning' || mark === 'failed');
    return { ok, wrong: wrong.map(({ check, code }) => `${check}:${code}`) };
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

  it('finds an .env that cannot be read', async () => {
    await mkdir(join(folder, '.env'));
    const { code, out } = await run({}, '--json');
    await rm(join(folder, '.env'), { recursive: true });
    expect(code).toBe(1);
    expect(wrongIn(out).wrong).toEqual(['settings:invalid']);
    expect(out).toContain('.env cannot be read');
  });

  it('finds certificates that end in five days, of the service and of the page', async () => {
    const { pair, NODE_EXTRA_CA_CERTS } = await secure(5);
    const service = await openFront(rig.sandbox.authUrl, { secure: pair });
    const ofService = await run({ NODE_EXTRA_CA_CERTS, SERVICE_AUTH_URL: service }, '--json');
    expect(ofService.code).toBe(1);
    expect(wrongIn(ofService.out)).toEqual({ ok: false, wrong: ['certificate:ends'] });
    const page = await openFront(`http://127.0.0.1:${healthy['HTTP_PORT']}`, {
      secure: pair,
      onRequest: (headers, client) => ({ ...headers, 'x-forwarded-for': client }),
    });
    const trusted = { NODE_EXTRA_CA_CERTS, PUBLIC_URL: page, HTTP_TRUSTED_PROXIES: '127.0.0.1' };
    expect(wrongIn((await run(trusted, '--json')).out).wrong).toEqual(['certificate:ends']);
  });

  it('finds certificates that nobody vouches for', async () => {
    const { pair } = await secure(50);
    const service = await openFront(rig.sandbox.baseUrl, { secure: pair });
    expect(wrongIn((await run({ SERVICE_BASE_URL: service }, '--json')).out).wrong).toEqual([
      'service:certificate',
    ]);
    const page = await openFront(`http://127.0.0.1:${healthy['HTTP_PORT']}`, { secure: pair });
    expect(wrongIn((await run({ PUBLIC_URL: page }, '--json')).out).wrong).toEqual(['certificate:refused']);
  });
});
