import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { permissions } from 'discord-playground/world/permissions';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { consultDoctor } from '../../src/app/doctor/doctor.ts';
import { openBotStore } from '../../src/app/store.ts';
import { operatorWords } from '../../src/locale/operators.ts';
import { selfSigned } from '../contract/service-certificate.ts';
import { freePort, openFront, takenPort } from '../support/front.ts';
import { installed, wrongIn, type Installation } from '../support/installation.ts';
import { startRig, type Rig } from '../support/rig.ts';
import { keptLog } from '../support/stores.ts';

const { doctor: words } = operatorWords;

type Settings = Readonly<Record<string, string>>;

let there: Installation;
let rig: Rig;
let folder: string;
let botRole: bigint;

const guild = () => rig.playground.guild();

beforeAll(async () => {
  there = await installed();
  ({ rig, folder } = there);
  botRole = rig.playground.world.botRole(guild())?.permissions ?? 0n;
});
afterAll(() => there.close());
afterEach(() => {
  rig.playground.faults.clear();
  rig.sandbox.faults.clear();
  rig.playground.setIntents(['messageContent']);
  rig.playground.setBotRole(guild(), botRole);
});

const consult = (changes: Settings = {}, now: () => number = () => Date.now()) =>
  consultDoctor({ environment: { ...there.settings, ...changes }, now });

const troubles = async (...given: Parameters<typeof consult>): Promise<readonly string[]> =>
  wrongIn(await consult(...given));

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
  const portalSays = (usual: string, instead: string) =>
    discordBehind({
      onBody: (path, body) => {
        if (path.endsWith('/applications/@me')) expect(body).toContain(usual);
        return body.replace(usual, instead);
      },
    });
  const dated = (date: () => string) =>
    discordBehind({ onResponse: (headers) => ({ ...headers, date: date() }) });
  const minutesAway = (minutes: number) => () =>
    dated(() => new Date(Date.now() + minutes * 60_000).toUTCString());
  const answers = (status: number, body?: string) => (): Settings => {
    rig.sandbox.faults.next('/chat/reset/', {
      kind: 'status',
      status,
      ...(body === undefined ? {} : { body }),
    });
    return {};
  };
  /** Another store, which has been backed up. */
  const storeOf = async (name: string, content: Buffer | string): Promise<Settings> => {
    const file = join(folder, name);
    await writeFile(file, content, { mode: 0o600 });
    await writeFile(`${file}.backed-up`, '');
    return { STORE_URL: `sqlite://${file}` };
  };
  const secureFront = (target: string): Promise<string> =>
    openFront(target, { secure: selfSigned(new Date(Date.now() + 50 * 86_400_000)) });
  const stranger = async () => ({ SERVICE_BASE_URL: await secureFront(rig.sandbox.baseUrl) });
  const page = (): string => `http://127.0.0.1:${there.settings['HTTP_PORT']}`;
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
      ['commands:missing'],
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
    ['a firewall before it', answers(400, '<html><title>Blocked</title>'), ['service:blocked']],
    ['a certificate that nobody vouches for', () => stranger(), ['certificate:refused']],
    [
      'a network that opens TLS to Discord',
      async () => {
        const { origin, pathname } = new URL(rig.playground.apiUrl);
        return { DISCORD_API_URL: (await secureFront(origin)) + pathname };
      },
      ['certificate:refused'],
    ],
    [
      'commands that are sent elsewhere',
      () => portalSays('"interactions_endpoint_url":null', '"interactions_endpoint_url":"https://a.example"'),
      ['portal:interactions_endpoint'],
    ],
    [
      'an invite link that Discord refuses',
      () => portalSays('"bot_require_code_grant":false', '"bot_require_code_grant":true'),
      ['portal:code_grant'],
    ],
    [
      'an application for users only',
      () => portalSays('"integration_types_config":{"0":{}}', '"integration_types_config":{"1":{}}'),
      ['portal:user_install'],
    ],
    [
      'an application without the password grant',
      () => {
        const body = '{"error":"unauthorized_client"}';
        rig.sandbox.faults.next('/o/token/', { kind: 'status', status: 400, body });
        return {};
      },
      ['sign_in:grant'],
    ],
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
    [
      'a lock that cannot be had',
      async () => {
        const place = await storeOf('locked.sqlite', await readFile(rig.storeFile));
        await mkdir(join(folder, 'locked.sqlite.lock'));
        return place;
      },
      ['store:cannot_open'],
    ],
    ['nothing in an empty file', () => storeOf('empty.sqlite', ''), []],
    // The one file system that has no room on any machine.
    ['a full disk', () => ({ STORE_URL: 'sqlite:///proc/rounds.sqlite' }), ['disk:full']],
    ['a page elsewhere', () => ({ PUBLIC_URL: rig.sandbox.baseUrl }), ['page:elsewhere']],
    ['a page nowhere', async () => ({ PUBLIC_URL: await nowhere() }), ['page:unreachable']],
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

  it('finds commands that members see twice, and does not count what opens an Activity among ours', async () => {
    const { apiUrl, token, applicationId } = rig.playground;
    const put = (commands: readonly object[]) =>
      fetch(`${apiUrl}/v10/applications/${applicationId}/guilds/${guild().id}/commands`, {
        method: 'PUT',
        headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(commands),
      });
    await put([{ name: 'end', description: 'Of another version' }]);
    const found = await troubles();
    await put([{ name: 'launch', description: 'Not ours' }]);
    const others = await troubles();
    await put([]);
    expect([found, others]).toEqual([['commands:twice'], []]);
  });

  it('finds a store that other users of the machine may read', async () => {
    await chmod(rig.storeFile, 0o644);
    const found = await troubles();
    await chmod(rig.storeFile, 0o600);
    expect(found).toEqual(['store:open_to_others']);
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
