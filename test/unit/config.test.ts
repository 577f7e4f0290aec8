import { describe, expect, it } from 'vitest';
import {
  localAddress,
  membersReachPage,
  readConfig,
  settingNames,
  withEnvFile,
} from '../../src/app/config.ts';
import { key, production, refused, secrets, service, type Environment } from '../support/settings.ts';

describe('.env.example', () => {
  const example = () => withEnvFile({}, '.env.example');

  it('lists exactly the settings that are read', () => {
    const read = new Set<string>();
    const watched = new Proxy<Environment>(
      { ...service, ...production },
      {
        get(target, name) {
          if (typeof name === 'string') read.add(name);
          return typeof name === 'string' ? target[name] : undefined;
        },
      },
    );
    readConfig(watched);
    expect(Object.keys(example().environment).sort()).toEqual([...read].sort());
  });

  it('changes nothing when it is copied as it is', () => {
    const { environment, problems } = example();
    expect(readConfig(environment, problems)).toEqual(readConfig({}));
  });
});

describe('the settings', () => {
  it('have a default where they need one', () => {
    const config = readConfig({});
    expect(config.discord).toMatchObject({ token: undefined, apiUrl: 'https://discord.com/api' });
    expect(config.service).toMatchObject({ remote: undefined, timeout: 60_000, models: ['gpt-4'] });
    expect(config.store).toEqual({ url: undefined, keys: undefined });
    expect(readConfig({ DISCORD_TOKEN: 'token' }).store.url).toBe('sqlite://data/rounds.sqlite');
    expect(config.web).toMatchObject({ host: '127.0.0.1', port: 3_000, anyPort: true });
  });

  it('are taken over in full', () => {
    const config = readConfig({
      ...production,
      DISCORD_GUILD_ID: '123',
      ALLOWED_GUILDS: '123, 456',
      MODELS: 'a, b,a',
      CASES: '12=Chest pain, 007=Bond, x=a=b',
      ENCRYPTION_KEYS: `${key}, ${key}`,
      HTTP_TRUSTED_PROXIES: '10.0.0.0/8, ::1, fd00::/8',
      HTTP_HOST: '0.0.0.0',
      HTTP_PORT: '0',
      LOG_LEVEL: 'Debug',
    });
    expect(config.discord.token?.reveal()).toBe('token');
    expect(config.discord.guildId).toBe('123');
    expect(config.discord.allowedGuilds).toEqual(['123', '456']);
    expect(config.service.remote).toMatchObject({
      authUrl: 'https://auth.example',
      baseUrl: 'https://api.example/prefix',
      clientId: 'rounds',
    });
    expect(config.service.remote?.clientSecret.reveal()).toBe('shh');
    expect(config.service.models).toEqual(['a', 'b']);
    expect(config.service.cases).toEqual([
      { id: 12, title: 'Chest pain' },
      { id: '007', title: 'Bond' },
      { id: 'x', title: 'a=b' },
    ]);
    expect(config.store.keys?.map((each) => each.reveal())).toEqual([key, key]);
    expect(config.web).toEqual({
      host: '0.0.0.0',
      port: 0,
      anyPort: false,
      trustedProxies: ['10.0.0.0/8', '::1', 'fd00::/8'],
      publicUrl: 'https://rounds.example/bot',
      operatorContact: 'ops@example.org',
    });
    expect(config.log.level).toBe('debug');
  });

  it('count as not set when they are empty or blank', () => {
    const names = Object.keys(production);
    expect(readConfig(Object.fromEntries(names.map((name) => [name, '  '])))).toEqual(readConfig({}));
  });

  const empty = [',', ' , ,', '\u200b', '\u3164,\u2800'];
  const invalid: Readonly<Record<string, readonly string[]>> = {
    DISCORD_TOKEN: ['Bot abc'],
    DISCORD_API_URL: ['http://discord.example/api', 'ftp://discord.example/api'],
    DISCORD_GUILD_ID: ['my server', '1,2', ...empty],
    ALLOWED_GUILDS: ['12,x', ...empty],
    SERVICE_AUTH_URL: [
      'http://service.example',
      'http://127.0.0.1.example',
      'https://service.example/o/token/',
    ],
    SERVICE_BASE_URL: [
      'service.example',
      'ftp://service.example',
      'https://user:pass@service.example',
      'https://service.example/?a=b',
      'https://service.example/external/v1',
    ],
    SERVICE_CLIENT_ID: ['a\nb'],
    SERVICE_CLIENT_SECRET: ['a\u200b'],
    SERVICE_TIMEOUT_SECONDS: ['0', '1e2', '-5'],
    SERVICE_ALLOW_HTTP: ['maybe'],
    MODELS: empty,
    CASES: ['Chest pain', '1=a,1=b', '=a', '1=a;2=b', '1=\u200b', ...empty],
    TOPICS: ['1=', '2=\u3164', ...empty],
    STORE_URL: [
      'postgres://db',
      'postgres://user:password@db:port/rounds',
      'mysql://db/rounds',
      'sqlite://:memory:',
      'sqlite://',
    ],
    ENCRYPTION_KEYS: ['short', `${key},${Buffer.alloc(31).toString('base64')}`, ...empty],
    HTTP_HOST: ['http://localhost', 'a b'],
    HTTP_PORT: ['65536', '80.5'],
    HTTP_TRUSTED_PROXIES: [
      ...'proxy.example 10.0.0.0/33 0.0.0.0/0 ::/0 ::1/129 10.0.0.0/8/8 10.0.0.0/ 10.0.0.0/0x8 10.1 10.1/16'.split(
        ' ',
      ),
      ...empty,
    ],
    PUBLIC_URL: ['rounds.example', 'https://user:pass@rounds.example', 'https://rounds.example/?a=b'],
    METRICS_HOST: ['a b'],
    METRICS_PORT: ['x'],
    KEEP_CASES_DAYS: ['0'],
    MAX_OPEN: ['0'],
    QUESTIONS_PER_HOUR: ['0'],
    QUESTIONS_PER_DAY: ['many'],
    CATCH_UP_MINUTES: ['soon', '-1'],
    SHUTDOWN_SECONDS: ['601', 'soon'],
    LOG_LEVEL: ['loud'],
    NODE_ENV: ['prodution', 'prod', 'production test'],
  };

  it.each(Object.entries(invalid))('are refused by name, once: %s', (name, values) => {
    const found = values.map((value) => refused({ ...production, [name]: value }));
    expect(found).toEqual(values.map(() => [name]));
  });

  it('are all in that table, but for the one that may be any text', () => {
    const free = ['OPERATOR_CONTACT', ...secrets.map((name) => `${name}_FILE`)];
    expect([...Object.keys(invalid), ...free].sort()).toEqual([...settingNames].sort());
  });

  const development = Object.keys(production).filter((name) => name !== 'NODE_ENV');
  const plain = { ...service, SERVICE_BASE_URL: 'http://api.example' };
  const database = { STORE_URL: 'postgres://rounds@db/rounds' };
  const anywhere = { HTTP_HOST: '0.0.0.0' };

  it.each<[what: string, environment: Environment, refused: readonly string[]]>([
    ['all in production', { NODE_ENV: ' Production ' }, development],
    ['nothing, if all are there', production, []],
    ['a page without TLS in production', { ...production, PUBLIC_URL: 'HTTP://a.example' }, ['PUBLIC_URL']],
    ['no NODE_ENV', { NODE_ENV: '' }, []],
    ['no NODE_ENV of others', { NODE_ENV: 'Test' }, []],
    ...Object.keys(service).map((name): [string, Environment, string[]] => [
      `${name}, if only that is missing`,
      { ...service, [name]: undefined },
      [name],
    ]),
    ['a database without keys, which has no folder for a key file', database, ['ENCRYPTION_KEYS']],
    ['no database with keys', { ...database, ENCRYPTION_KEYS: key }, []],
    ['no plain http to this machine', { DISCORD_API_URL: 'http://127.0.0.1:4000/api' }, []],
    ['nor by its other name', { DISCORD_API_URL: 'http://[::1]:4000/api' }, []],
    ['but to what looks like it', { DISCORD_API_URL: 'http://127.0.0.1.example/api' }, ['DISCORD_API_URL']],
    ['plain http to the service', plain, ['SERVICE_BASE_URL']],
    ['unless that is allowed', { ...plain, SERVICE_ALLOW_HTTP: 'yes' }, []],
    [
      'a server for the commands that is not allowed',
      { DISCORD_GUILD_ID: '1', ALLOWED_GUILDS: '2' },
      ['DISCORD_GUILD_ID'],
    ],
    ['the playground beyond this machine', anywhere, ['HTTP_HOST']],
    ['nothing of a bot on Discord', { ...anywhere, DISCORD_TOKEN: 'token' }, []],
    ['nor of the playground on this machine', { HTTP_HOST: 'localhost' }, []],
    [
      'the token alone, if its file is empty',
      { ...anywhere, DISCORD_TOKEN_FILE: '/dev/null' },
      ['DISCORD_TOKEN_FILE'],
    ],
    [
      'several together',
      { HTTP_PORT: 'x', LOG_LEVEL: 'x', STORE_URL: 'x' },
      ['HTTP_PORT', 'LOG_LEVEL', 'STORE_URL'],
    ],
  ])('refuse %s', (_what, environment, names) => {
    expect(refused(environment).toSorted()).toEqual(names.toSorted());
  });
});

it('the local address can be opened in a browser', () => {
  for (const host of ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost']) {
    expect(new URL(localAddress(host, 3000)).port).toBe('3000');
  }
});

describe('the page', () => {
  const reach = (environment: Environment): boolean => membersReachPage(readConfig(environment));

  it('is out of reach of members on Discord if it has only this machine’s own address', () => {
    const token = { DISCORD_TOKEN: 'token', ...service };
    expect(reach(token)).toBe(false);
    expect(reach({ ...token, HTTP_HOST: '0.0.0.0' })).toBe(false);
    expect(reach({ ...token, PUBLIC_URL: 'http://localhost:3000' })).toBe(false);
    expect(reach({ DISCORD_TOKEN: 'token' })).toBe(false);
    expect(reach({ ...token, PUBLIC_URL: 'https://rounds.example' })).toBe(true);
    expect(reach({ ...token, HTTP_HOST: '192.0.2.7' })).toBe(true);
  });

  it('is within reach of those who use the playground on this machine', () => {
    expect(reach({})).toBe(true);
    expect(reach({ DISCORD_TOKEN: 'token', DISCORD_API_URL: 'http://127.0.0.1:4000/api' })).toBe(true);
  });
});
