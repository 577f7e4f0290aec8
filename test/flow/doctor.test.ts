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
import { freePort, openFront, takenPort } from '../support/front.ts';
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

  const nowhere = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`;
  /** The playground behind a front. */
  const discordBehind = async (options: Parameters<typeof openFront>[1]): Promise<Settings> => {
    const { origin, pathname } = new URL(rig.playground.apiUrl);
    return { DISCORD_API_URL: (await openFront(origin, options)) + pathname };
  };
  const dated = (date: () => string) =>
    discordBehind({ onResponse: (headers) => ({ ...headers, date: date() }) });
  const minutesAway = (minutes: number) => () =>
    dated(() => new Date(Date.now() + minutes * 60_000).toUTCString());
  const answers = (status: number) => (): Settings => {
    rig.sandbox.faults.next('/chat/reset/', { kind: 'status', status });
    return {};
  };
  /** Another store, which has been backed up. */
  const storeOf = async (name: string, content: Buffer | string): Promise<Settings> => {
    const file = join(folder, name);
    await writeFile(file, content);
    await writeFile(`${file}.backed-up`, '');
    return { STORE_URL: `sqlite://${file}` };
  };
  const secureFront = (target: string): Promise<string> =>
    openFront(target, { secure: selfSigned(new Date(Date.now() + 50 * 86_400_000)) });
  const stranger = async () => ({ SERVICE_BASE_URL: await secureFront(rig.sandbox.baseUrl) });
  const page = (): string => `http://127.0.0.1:${healthy['HTTP_PORT']}`;
  /** A proxy before the page that says who asks. */
  const telling = async (path = ''): Promise<Settings> => {
    const onRequest = (headers: object, client: string) => ({ ...headers, 'x-forwarded-for': client });
    return { PUBLIC_URL: (await openFront(page(), { onRequest })) + path };
  };

  it.each<[what: string, changes: () => Promise<Settings> | Settings, found: readonly string[]]>([
    ['a setting', () => ({ DISCORD_TOKEN: 'two words' }), ['settings:invalid']],
    ['a proxy in the environment', () => ({ HTTPS_PROXY: 'http://127.0.0.1:9' }), ['settings:proxy']],
    ['a name without a letter', () => ({ DISCORD_TOKN: 'x' }), ['settings:unknown']],
    ['a name in small letters', () => ({ discord_guild_id: 'x' }), ['settings:unknown']],
    ['one of several', () => ({ HTTP_TRUSTED_PROXY: 'x' }), ['settings:unknown']],
    ['no name of ours', () => ({ NO_PROXY: 'x', NODE_OPTIONS: 'x', TZ: 'x', HOST: 'x', PORT: 'x' }), []],
    ['the token', () => ({ DISCORD_TOKEN: 'wrong' }), ['token:refused']],
    ['no Discord', async () => ({ DISCORD_API_URL: `${await nowhere()}/api` }), ['token:unreachable']],
    [
      'the intent',
      () => {
        rig.playground.setIntents([]);
        return {};
      },
      ['intent:missing'],
    ],
    ['another server than it is in', () => ({ DISCORD_GUILD_ID: '1' }), ['servers:not_there']],
    ['a server that it is not for', () => ({ ALLOWED_GUILDS: '1' }), ['servers:not_allowed']],
    [
      'commands that are not registered',
      () => {
        rig.playground.faults.always({ method: 'GET', path: '/commands' }, { status: 200 });
        return {};
      },
      ['commands:outdated'],
    ],
    ['a clock that is behind', minutesAway(10), ['clock:off']],
    ['the client’s secret', () => ({ SERVICE_CLIENT_SECRET: 'wrong' }), ['sign_in:credentials']],
    ['nobody to sign in at', async () => ({ SERVICE_AUTH_URL: await nowhere() }), ['sign_in:unreachable']],
    ['a path to sign in', () => ({ SERVICE_AUTH_URL: `${rig.sandbox.authUrl}/path` }), ['sign_in:odd']],
    ['no service', async () => ({ SERVICE_BASE_URL: await nowhere() }), ['service:unreachable']],
    ['a path of the service', () => ({ SERVICE_BASE_URL: `${rig.sandbox.baseUrl}/path` }), ['service:odd']],
    ['any web server', () => ({ SERVICE_BASE_URL: rig.sandbox.authUrl }), ['service:odd']],
    ['a service elsewhere', answers(301), ['service:redirect']],
    ['a service that fails', answers(502), ['service:fails']],
    ['a certificate that nobody vouches for', () => stranger(), ['service:certificate']],
    [
      'such a one of the page',
      async () => ({ PUBLIC_URL: await secureFront(page()) }),
      ['certificate:refused'],
    ],
    ['nothing in a 403', answers(403), []],
    ['the key', () => ({ ENCRYPTION_KEYS: randomBytes(32).toString('base64') }), ['store:wrong_key']],
    [
      'a damaged store',
      async () => storeOf('damaged.sqlite', (await readFile(rig.storeFile)).subarray(0, 9_000)),
      ['store:broken'],
    ],
    ['nothing in an empty file', () => storeOf('empty.sqlite', ''), []],
    // The one file system that has no room on any machine.
    ['a full disk', () => ({ STORE_URL: 'sqlite:///proc/rounds.sqlite' }), ['disk:full']],
    ['a page elsewhere', () => ({ PUBLIC_URL: rig.sandbox.baseUrl }), ['page:elsewhere']],
    ['a page nowhere', async () => ({ PUBLIC_URL: await nowhere() }), ['page:unreachable']],
    ['a port that is taken', async () => ({ HTTP_PORT: await takenPort() }), ['page:taken']],
    ['a proxy that hides who asks', async () => ({ PUBLIC_URL: await openFront(page()) }), ['proxy:hidden']],
    ['a proxy that nobody trusts', () => telling(), ['proxy:untrusted']],
    [
      'nothing in a proxy that is trusted',
      async () => ({ ...(await telling()), HTTP_TRUSTED_PROXIES: '127.0.0.1' }),
      [],
    ],
    [
      'nothing in a page under a path',
      async () => ({ ...(await telling('/rounds')), HTTP_TRUSTED_PROXIES: '127.0.0.1' }),
      [],
    ],
  ])('finds what is wrong, and nothing else: %s', async (_what, changes, found) => {
    expect(await troubles(await changes())).toEqual(found);
  });

  it('leaves an empty file as it is where the store should be', async () => {
    const { STORE_URL = '' } = await storeOf('empty.sqlite', '');
    await consult({ STORE_URL });
    expect(await readFile(STORE_URL.slice('sqlite://'.length), 'utf8')).toBe('');
  });

  it('names the server and the permission that the bot lacks there', async () => {
    const name = 'SendMessagesInThreads';
    rig.playground.setBotRole(guild(), botRole & ~permissions[name]);
    const everyone = guild().roles.get(guild().id);
    const before = everyone?.permissions ?? 0n;
    if (everyone !== undefined) everyone.permissions = before & ~permissions[name];
    const found = (await consult()).filter(({ mark }) => mark !== 'ok');
    if (everyone !== undefined) everyone.permissions = before;
    const { says } = words.servers.missing({ server: guild().name, permissions: [name] });
    expect(found).toMatchObject([{ code: 'missing', says }]);
  });

  it.each<[what: string, changes: () => Promise<Settings>, check: string, code: string]>([
    [
      'permissions of which Discord says nothing',
      () =>
        discordBehind({
          onBody: (path, body) => (path.endsWith('/guilds') ? body.replaceAll('"permissions"', '"_"') : body),
        }),
      'servers',
      'unknown',
    ],
    ['a clock where nothing tells the time', () => dated(() => 'today'), 'clock', 'no_answer'],
  ])('neither praises nor blames %s', async (_what, changes, check, code) => {
    const found = (await consult(await changes())).filter(({ mark }) => mark !== 'ok');
    expect(found).toMatchObject([{ check, code, mark: 'skipped' }]);
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

  it('finds that there is no backup, or none for a long time', async () => {
    const inTenDays = (): number => Date.now() + 10 * 86_400_000;
    expect(await troubles({}, inTenDays)).toEqual(expect.arrayContaining(['backup:old']));
    await rm(`${rig.storeFile}.backed-up`);
    expect(await troubles()).toEqual(['backup:never']);
    await writeFile(`${rig.storeFile}.backed-up`, '');
  });

  it('finds another bot where the page should be, and a bot that hangs', async () => {
    const other = await startRig();
    const found = await troubles({ PUBLIC_URL: other.pageUrl() });
    await other.close();
    expect(found).toEqual(['page:elsewhere']);
    await rig.start();
    const hanging = await troubles({ HTTP_PORT: await takenPort() });
    await rig.stop();
    expect(hanging).toEqual(['page:taken']);
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
});
