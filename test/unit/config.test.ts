import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  localAddress,
  membersReachPage,
  readConfig,
  settingNames,
  withEnvFile,
} from '../../src/app/config.ts';
import { ConfigError } from '../../src/app/start-error.ts';

type Environment = Record<string, string | undefined>;

const thrown = (environment: Environment): ConfigError | undefined => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  return undefined;
};

/** The names of the settings that have problems. */
const refused = (environment: Environment): string[] =>
  thrown(environment)?.problems.map(({ name }) => name) ?? [];

const key = Buffer.alloc(32, 7).toString('base64');
const service = {
  SERVICE_AUTH_URL: 'https://auth.example/',
  SERVICE_BASE_URL: 'https://api.example/prefix/',
  SERVICE_CLIENT_ID: 'rounds',
  SERVICE_CLIENT_SECRET: 'shh',
};
const production = {
  ...service,
  NODE_ENV: 'production',
  DISCORD_TOKEN: 'token',
  ENCRYPTION_KEYS: key,
  OPERATOR_CONTACT: 'ops@example.org',
  PUBLIC_URL: 'https://rounds.example/bot/',
};
const secrets = ['DISCORD_TOKEN', 'SERVICE_CLIENT_SECRET', 'ENCRYPTION_KEYS'];

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
    expect(config.web).toMatchObject({
      host: '127.0.0.1',
      port: 3_000,
      anyPort: true,
      publicUrl: undefined,
    });
    expect(config.conversations.catchUp).toBe(15 * 60_000);
    expect(config.shutdown).toBe(25_000);
    expect(config.log.level).toBe('info');
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

  it('take a secret from a file, and say what is wrong with the file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rounds-secrets-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'token');
    await writeFile(file, 'from a file\n'.replaceAll(' ', '-'));
    await writeFile(join(folder, 'empty'), '\n');
    await writeFile(join(folder, 'utf16'), Buffer.from('\uFEFFs3cr3t\r\n', 'utf16le'));
    expect(
      readConfig({ ...production, DISCORD_TOKEN: '', DISCORD_TOKEN_FILE: file }).discord.token?.reveal(),
    ).toBe('from-a-file');
    for (const name of secrets) {
      const without = { ...production, [name]: undefined };
      const setting = `${name}_FILE`;
      expect(refused({ ...without, [setting]: join(folder, 'nothing') })).toEqual([setting]);
      expect(refused({ ...without, [setting]: join(folder, 'empty') })).toEqual([setting]);
      expect(refused({ ...production, [setting]: file })).toEqual([setting]);
      expect(refused({ ...without, [setting]: join(folder, 'utf16') })).toEqual([setting]);
    }
  });

  it.each([
    ['DISCORD_TOKEN', '“s3cr3t”'],
    ['DISCORD_TOKEN', '"s3cr3t"'],
    ['DISCORD_TOKEN', 's3cr\n3t'],
    ['SERVICE_CLIENT_SECRET', '‘s3cr3t’'],
    ['SERVICE_CLIENT_SECRET', 's3cr3t\r\ns3cr3t'],
    ['SERVICE_CLIENT_SECRET', 's3cr3t\u200b'],
    ['OPERATOR_CONTACT', "'s3cr3t'"],
    ['ALLOWED_GUILDS', '"12"'],
    ['STORE_URL', 'postgres://s3cr3t:s3cr#3t@db/rounds'],
    ['STORE_URL', 'postgres://s3cr3t:12#s3cr3t@db/rounds'],
    ['STORE_URL', 'postgres://s3cr3t:12/s3cr3t@db/rounds'],
    ['STORE_URL', 'postgres://s3cr3t:s3cr?3t@db/rounds'],
    ['STORE_URL', 'postgres://s3cr3t:50%s3cr3t@db/rounds'],
    ['STORE_URL', 'postgres://s3cr3t@db/rounds#s3cr3t'],
    ['STORE_URL', 'postgres://s3cr3t:s3cr3t@my db/rounds'],
  ])('name %s once, and print no piece of it: %j', (name, value) => {
    const error = thrown({ ...production, [name]: value });
    expect(error?.problems.map((problem) => problem.name)).toEqual([name]);
    expect(inspect(error)).not.toMatch(/s3cr|3t/);
  });

  it('accept any password of a database, once it is written for an address', () => {
    const password = encodeURIComponent('a@b#c/d?e:f%g h');
    const url = `postgres://rounds:${password}@db:5433/rounds?sslmode=require`;
    expect(readConfig({ STORE_URL: url, ENCRYPTION_KEYS: key }).store.url).toBe(url);
  });

  it('include the encryption keys if the store is a database that has no folder for a key file', () => {
    const settings = { STORE_URL: 'postgres://rounds@db/rounds' };
    expect(refused(settings)).toEqual(['ENCRYPTION_KEYS']);
    expect(readConfig({ ...settings, ENCRYPTION_KEYS: key }).store.url).toBe(settings.STORE_URL);
    expect(
      refused({ STORE_URL: 'postgresql://db:5433/rounds?sslmode=verify-full', ENCRYPTION_KEYS: key }),
    ).toEqual([]);
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
    SERVICE_AUTH_URL: ['http://service.example', 'https://service.example/o/token/'],
    SERVICE_BASE_URL: ['service.example', 'https://service.example/external/v1'],
    SERVICE_CLIENT_ID: ['a\nb'],
    SERVICE_CLIENT_SECRET: ['a\u200b'],
    SERVICE_TIMEOUT_SECONDS: ['0', '1e2', '-5'],
    SERVICE_ALLOW_HTTP: ['maybe'],
    MODELS: empty,
    CASES: ['Chest pain', '1=a,1=b', '=a', '1=\u200b', ...empty],
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

  it('are reported all together', () => {
    const names = refused({ HTTP_PORT: 'x', LOG_LEVEL: 'x', STORE_URL: 'x' });
    expect(names.sort()).toEqual(['HTTP_PORT', 'LOG_LEVEL', 'STORE_URL']);
  });

  it('accept plain http for Discord only on this machine', () => {
    expect(refused({ DISCORD_API_URL: 'http://127.0.0.1:4000/api' })).toEqual([]);
    expect(refused({ DISCORD_API_URL: 'http://[::1]:4000/api' })).toEqual([]);
    expect(refused({ DISCORD_API_URL: 'http://127.0.0.1.example/api' })).toEqual(['DISCORD_API_URL']);
  });

  it('accept plain http for the service if that is allowed', () => {
    const plain = { ...service, SERVICE_BASE_URL: 'http://api.example' };
    expect(refused(plain)).toEqual(['SERVICE_BASE_URL']);
    expect(refused({ ...plain, SERVICE_ALLOW_HTTP: 'yes' })).toEqual([]);
  });

  it.each(Object.keys(service))('name %s as missing if only that is', (name) => {
    expect(refused({ ...service, [name]: undefined })).toEqual([name]);
  });

  it('require the server that commands go to to be among the allowed ones', () => {
    expect(refused({ DISCORD_GUILD_ID: '1', ALLOWED_GUILDS: '2' })).toEqual(['DISCORD_GUILD_ID']);
  });

  it('keep the playground to this machine', () => {
    expect(refused({ HTTP_HOST: '0.0.0.0' })).toEqual(['HTTP_HOST']);
    expect(refused({ HTTP_HOST: '0.0.0.0', DISCORD_TOKEN: 'token' })).toEqual([]);
    expect(refused({ HTTP_HOST: 'localhost' })).toEqual([]);
    // The token is what is wrong here, and it alone.
    expect(refused({ HTTP_HOST: '0.0.0.0', DISCORD_TOKEN_FILE: '/dev/null' })).toEqual([
      'DISCORD_TOKEN_FILE',
    ]);
    const without = { ...production, HTTP_HOST: '0.0.0.0', DISCORD_TOKEN: '' };
    expect(refused(without)).toEqual(['DISCORD_TOKEN']);
  });

  it('are all needed in production', () => {
    expect(refused(production)).toEqual([]);
    const { NODE_ENV, ...rest } = production;
    expect(refused({ NODE_ENV }).sort()).toEqual(Object.keys(rest).sort());
    expect(refused({ ...production, PUBLIC_URL: 'HTTP://rounds.example' })).toEqual(['PUBLIC_URL']);
    expect(refused({ NODE_ENV: ' Production ' }).sort()).toEqual(Object.keys(rest).sort());
  });

  it('know the NODE_ENV of others than production', () => {
    for (const known of ['', 'development', 'Test']) expect(refused({ NODE_ENV: known })).toEqual([]);
  });

  it('never show a secret, neither in an error nor when printed', () => {
    const marked = fc.string({ minLength: 6 }).map((text) => `s3cr3t${text}`);
    fc.assert(
      fc.property(fc.constantFrom(...secrets), marked, (name, value) => {
        const environment = { ...production, [name]: value, HTTP_PORT: 'wrong' };
        expect(() => readConfig(environment)).toThrow(
          expect.toSatisfy((error: Error) => !inspect(error).includes('s3cr3t')),
        );
      }),
    );
    const config = readConfig({ ...production, DISCORD_TOKEN: 's3cr3t', SERVICE_CLIENT_SECRET: 's3cr3t' });
    expect(inspect(config, { depth: 9 }) + JSON.stringify(config)).not.toContain('s3cr3t');
  });
});

describe('the .env file', () => {
  const folder = async () => {
    const path = await mkdtemp(join(tmpdir(), 'rounds-config-'));
    onTestFinished(() => rm(path, { recursive: true }));
    return path;
  };

  it('adds to the environment, which wins', async () => {
    const path = join(await folder(), '.env');
    await writeFile(path, 'HTTP_PORT=1\nLOG_LEVEL="warn" # quiet\n');
    expect(withEnvFile({ HTTP_PORT: '2' }, path).environment).toEqual({ HTTP_PORT: '2', LOG_LEVEL: 'warn' });
  });

  it('may begin with a byte order mark', async () => {
    const path = join(await folder(), '.env');
    await writeFile(path, '\uFEFFDISCORD_TOKEN=token\n');
    expect(withEnvFile({}, path).environment).toEqual({ DISCORD_TOKEN: 'token' });
  });

  const problemsOf = async (content: string | Buffer, name = '.env'): Promise<readonly string[]> => {
    const path = await folder();
    await writeFile(join(path, name), content);
    try {
      const { environment, problems } = withEnvFile({}, join(path, '.env'));
      readConfig(environment, problems);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      expect(error.message).not.toMatch(/s3cr3t|Chest|Headache/);
      return error.problems.map(({ name: of }) => of.replace(path, ''));
    }
    return [];
  };
  const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

  it.each<readonly [why: string, content: string | Buffer, problems: readonly string[]]>([
    ['a # after a space in an unquoted value', 'CASES=12=Chest pain #1,34=Headache', ['CASES']],
    ['a # that begins an unquoted value', 'OPERATOR_CONTACT=#s3cr3t on IRC', ['OPERATOR_CONTACT']],
    ['a quote that is not closed', 'DISCORD_TOKEN="s3cr3t\nLOG_LEVEL=info', ['DISCORD_TOKEN']],
    ['something after the closing quote', 'CASES="12=Chest pain",13=Headache', ['CASES']],
    ['a quote inside quotes', `OPERATOR_CONTACT='s3cr3t's desk'`, ['OPERATOR_CONTACT']],
    ['a token that goes on in the next line', 'DISCORD_TOKEN=s3cr\n3t.s3cr3t\n', ['/.env']],
    ['a colon in the place of =', 'DISCORD_TOKEN: s3cr3t', ['/.env']],
    ['a name alone', 'DISCORD_TOKEN\nLOG_LEVEL=info', ['/.env']],
    ['the word of another shell', 'set DISCORD_TOKEN=s3cr3t', ['/.env']],
    ['one name with two values', 'DISCORD_TOKEN=s3cr3t\nDISCORD_TOKEN=s3cr3t2\n', ['DISCORD_TOKEN']],
    ['typographic quotes', 'DISCORD_TOKEN=“s3cr3t”', ['DISCORD_TOKEN']],
    ['the low quotes of German', 'OPERATOR_CONTACT=„s3cr3t“', ['OPERATOR_CONTACT']],
    ['a space in the token', 'DISCORD_TOKEN="s3cr3t s3cr3t"', ['DISCORD_TOKEN']],
    ['an invisible character in the token', 'DISCORD_TOKEN=s3cr3t\u200b.s3cr3t', ['DISCORD_TOKEN']],
    ['UTF-16, as PowerShell writes it', utf16('DISCORD_TOKEN=s3cr3t\r\n'), ['/.env']],
    ['UTF-16 of the other order', utf16('DISCORD_TOKEN=s3cr3t\r\n').swap16(), ['/.env']],
    ['UTF-16 without a mark', utf16('DISCORD_TOKEN=s3cr3t\r\n').subarray(2), ['/.env']],
    ['an older encoding', Buffer.from('OPERATOR_CONTACT=Jos\u00e9 s3cr3t', 'latin1'), ['/.env']],
  ])('says what is wrong instead of cutting it: %s', async (_why, content, problems) => {
    expect(await problemsOf(content)).toEqual(problems);
  });

  it('is named when an editor has saved it as .env.txt', async () => {
    expect(await problemsOf('DISCORD_TOKEN=s3cr3t', '.env.txt')).toEqual(['/.env']);
  });

  it('may be written in many ways', async () => {
    const path = join(await folder(), '.env');
    const lines = [
      '# A=comment',
      ' export DISCORD_TOKEN = token ',
      '\u00a0MODELS=\u00a0a#1, b\u00a0',
      'CASES="12=Chest pain #1" # both',
      'OPERATOR_CONTACT=\'the "desk"\'',
      'LOG_LEVEL=""',
      'PUBLIC_URL=',
      'PUBLIC_URL=https://rounds.example/a?b=c',
      'PUBLIC_URL=',
      '',
    ];
    for (const end of ['\n', '\r\n', '\r']) {
      await writeFile(path, lines.join(end));
      expect(withEnvFile({}, path).problems).toEqual([]);
      expect(withEnvFile({}, path).environment).toEqual({
        DISCORD_TOKEN: 'token',
        MODELS: 'a#1, b',
        CASES: '12=Chest pain #1',
        OPERATOR_CONTACT: 'the "desk"',
        LOG_LEVEL: '',
        PUBLIC_URL: 'https://rounds.example/a?b=c',
      });
    }
  });

  it('fills in what is empty in the environment', async () => {
    const path = join(await folder(), '.env');
    await writeFile(path, 'HTTP_PORT=1\n');
    expect(withEnvFile({ HTTP_PORT: ' ' }, path).environment).toEqual({ HTTP_PORT: '1' });
  });

  it('need not be there', async () => {
    const given = withEnvFile({ HTTP_PORT: '2' }, join(await folder(), '.env'));
    expect(given).toEqual({ environment: { HTTP_PORT: '2' }, problems: [] });
  });

  it('is reported when it cannot be read', async () => {
    const path = await folder();
    expect(withEnvFile({}, path).problems.map(({ name }) => name)).toEqual([path]);
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
