import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { parseEnv } from 'node:util';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { guildId, isSnowflake, serviceId } from '../lib/ids.ts';
import { showsNothing } from '../lib/invisible.ts';
import { isLoopback } from '../lib/loopback.ts';
import { Secret } from '../lib/secret.ts';

/** The settings: read once, from the environment and `.env`. `.env.example` says what each is for. */

type Environment = Readonly<Record<string, string | undefined>>;

interface Problem {
  readonly name: string;
  /** Never holds the value: it may be a secret. */
  readonly text: string;
}

/** Holds all problems at once, none of them with a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      ['The settings have problems:', ...problems.map(({ name, text }) => `  ${name} ${text}`)].join('\n'),
    );
    this.problems = problems;
  }
}

const text = z.string().trim();

/** An empty setting counts as not set. */
const setting = <Value>(schema: z.ZodType<Value>) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema);

const optional = <Value>(schema: z.ZodType<Value>) => setting(schema.optional());

const secret = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  schema.transform((value) => new Secret(value));

/** Comma-separated. One that is set and holds nothing is a problem: it would mean its default in silence. */
const list = <Value>(item: z.ZodType<Value, string>) =>
  text
    .transform((value) => value.split(',').filter((entry) => !showsNothing(entry)))
    .pipe(z.array(z.string().trim().pipe(item)).min(1, { error: 'is set, but holds nothing', abort: true }));

interface Range {
  readonly min: number;
  readonly max: number;
}

const whole = ({ min, max }: Range) => {
  const error = `must be a whole number from ${min} to ${max}`;
  const number = z.number().min(min, error).max(max, error);
  return text
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(number);
};

const wholeNumber = ({ otherwise, ...range }: Range & { readonly otherwise: number }) =>
  setting(whole(range).default(otherwise));

const flag = text.pipe(
  z.stringbool({
    truthy: ['true', '1', 'yes'],
    falsy: ['false', '0', 'no'],
    error: 'must be true or false',
  }),
);

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** An http or https address without credentials, query or fragment; a path is fine. */
const address = text
  .refine((value) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol), {
    error: 'must be an address that begins with https:// (or http://)',
    abort: true,
  })
  .refine((value) => new URL(value).username + new URL(value).password === '' && !/[?#]/.test(value), {
    error: 'must be an address without user name, password, ? or #',
    abort: true,
  })
  .transform((value) => new URL(value).href.replace(/\/+$/, ''));

const isSecure = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopback(hostname);
};

const serverIds = list(
  z.string().refine(isSnowflake, 'must hold server ids, which are digits only').transform(guildId),
);

const titled = list(
  z
    .string()
    .transform((pair) => {
      const at = pair.indexOf('=');
      return { id: serviceId(pair.slice(0, Math.max(at, 0))), title: pair.slice(at + 1).trim() };
    })
    .refine(
      ({ id, title }) => id !== '' && !showsNothing(title),
      'must hold id=title pairs, separated by commas (a title has no comma in it)',
    ),
).refine(
  (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
  'names the same id twice',
);

/** Read strictly: node's decoder skips what it does not know, and a mistyped key would lock the store. */
const isKey = (key: string): boolean => {
  const bytes = Buffer.from(key, 'base64');
  return bytes.length === 32 && bytes.toString('base64') === key;
};
const notKeys = 'must hold keys of 32 bytes in base64, such as `openssl rand -base64 32` makes';

/** An address, or a range of them that is not the whole internet: limits are counted by what these proxies say. */
const isTrustable = (range: string): boolean => {
  const [first = ''] = range.split('/');
  if (isIP(first) === 0) return false; // stricter than the library, to which "10.1" is an address as well
  return first === range || (ipaddr.isValidCIDR(range) && ipaddr.parseCIDR(range)[1] > 0);
};

const ofService = ['SERVICE_AUTH_URL', 'SERVICE_BASE_URL', 'SERVICE_CLIENT_ID', 'SERVICE_CLIENT_SECRET'];

/** What a setting may be can depend on others: those are looked at as they are, so that no problem hides another. */
const rulesIn = (environment: Environment) => {
  const isSet = (name: string): boolean => (environment[name]?.trim() ?? '') !== '';
  const inProduction = environment['NODE_ENV']?.trim() === 'production';
  const usesService = ofService.some(isSet);

  const neededWhere = <Value>(isNeeded: boolean, schema: z.ZodType<Value | undefined>, error: string) =>
    schema.refine((value) => value !== undefined || !isNeeded, { error, abort: true });
  const inProductionToo = <Value>(schema: z.ZodType<Value | undefined>) =>
    neededWhere(inProduction, schema, 'must be set with NODE_ENV=production');
  return {
    isSet,
    inProduction,
    allowsHttp: flag.safeParse(environment['SERVICE_ALLOW_HTTP'] ?? '').data === true,
    allowedServers: serverIds.safeParse(environment['ALLOWED_GUILDS'] ?? '').data,
    needed: <Value>(schema: z.ZodType<Value>) => inProductionToo(optional(schema)),
    neededByService: <Value>(schema: z.ZodType<Value>) => {
      const words = 'is not set, while other settings of the service are';
      return inProductionToo(neededWhere(usesService, optional(schema), words));
    },
  };
};

type Rules = ReturnType<typeof rulesIn>;

const discordSettings = ({ needed, allowedServers }: Rules) => ({
  DISCORD_TOKEN: needed(secret(text.regex(/^\S+$/, 'must be the token alone, without white space in it'))),
  DISCORD_API_URL: setting(
    address
      .refine(isSecure, 'must begin with https://, unless it is on this machine')
      .default('https://discord.com/api'),
  ),
  DISCORD_GUILD_ID: optional(
    serverIds
      .refine(({ length }) => length === 1, { error: 'must be one server id', abort: true })
      .transform(([id]) => id)
      .refine(
        (id) => id === undefined || allowedServers === undefined || allowedServers.includes(id),
        'is not among ALLOWED_GUILDS, so its commands would be refused',
      ),
  ),
  ALLOWED_GUILDS: optional(serverIds),
});

const serviceSettings = ({ allowsHttp, neededByService }: Rules) => {
  const words = 'must begin with https:// (or set SERVICE_ALLOW_HTTP, on a network you trust)';
  const url = neededByService(address.refine((given) => allowsHttp || isSecure(given), words));
  return {
    SERVICE_AUTH_URL: url,
    SERVICE_BASE_URL: url,
    SERVICE_CLIENT_ID: neededByService(text),
    SERVICE_CLIENT_SECRET: neededByService(secret(text)),
    SERVICE_ALLOW_HTTP: setting(flag.default(false)),
    SERVICE_TIMEOUT_SECONDS: wholeNumber({ min: 1, max: 600, otherwise: 60 }),
    MODELS: setting(list(z.string()).default(['gpt-4'])),
    CASES: setting(titled.default([])),
    TOPICS: setting(titled.default([])),
  };
};

const webSettings = ({ isSet, inProduction, needed }: Rules) => ({
  HTTP_HOST: setting(
    text
      .refine(
        (host) => !/[\s/]/.test(host) && (!host.includes(':') || isIP(host) !== 0),
        'must be an address or a host name alone',
      )
      .refine(
        (host) => isSet('DISCORD_TOKEN') || isLoopback(host),
        'must be on this machine (127.0.0.1) while there is no DISCORD_TOKEN',
      )
      .default('127.0.0.1'),
  ),
  HTTP_PORT: optional(whole({ min: 0, max: 65_535 })),
  HTTP_TRUSTED_PROXIES: setting(
    list(z.string().refine(isTrustable, 'must hold addresses or ranges such as 10.0.0.0/8')).default([]),
  ),
  PUBLIC_URL: needed(
    address.refine(
      (url) => !inProduction || url.startsWith('https:'),
      'must begin with https:// with NODE_ENV=production',
    ),
  ),
  OPERATOR_CONTACT: needed(text),
});

const settingsAmong = (environment: Environment) => {
  const rules = rulesIn(environment);
  return z.object({
    ...discordSettings(rules),
    ...serviceSettings(rules),
    ...webSettings(rules),
    STORE_URL: optional(text.regex(/^sqlite:\/\/[^:]/, 'must be sqlite:// and the path of a file')),
    ENCRYPTION_KEYS: rules.needed(list(secret(z.string().refine(isKey, notKeys)))),
    CATCH_UP_MINUTES: wholeNumber({ min: 0, max: 10_080, otherwise: 15 }),
    SHUTDOWN_SECONDS: wholeNumber({ min: 0, max: 600, otherwise: 25 }),
    LOG_LEVEL: setting(
      text
        .toLowerCase()
        .pipe(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`))
        .default('info'),
    ),
    NODE_ENV: optional(text),
  });
};

type Settings = z.output<ReturnType<typeof settingsAmong>>;

/** All four, or none. */
const serviceAccess = (settings: Settings) => {
  const { SERVICE_AUTH_URL: authUrl, SERVICE_BASE_URL: baseUrl } = settings;
  const { SERVICE_CLIENT_ID: clientId, SERVICE_CLIENT_SECRET: clientSecret } = settings;
  if (authUrl === undefined || baseUrl === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return { authUrl, baseUrl, clientId, clientSecret };
};

export type ServiceAccess = NonNullable<ReturnType<typeof serviceAccess>>;

const configOf = (settings: Settings) => {
  const token = settings.DISCORD_TOKEN;
  const [model = 'gpt-4', ...otherModels] = new Set(settings.MODELS);
  const models: readonly [string, ...string[]] = [model, ...otherModels];
  return {
    discord: {
      /** Absent: the playground. */
      token,
      /** REST root with `/api`, without a last slash. */
      apiUrl: settings.DISCORD_API_URL,
      guildId: settings.DISCORD_GUILD_ID,
      /** Absent: any. */
      allowedGuilds: settings.ALLOWED_GUILDS,
    },
    service: {
      /** Absent: the sandbox. */
      remote: serviceAccess(settings),
      allowHttp: settings.SERVICE_ALLOW_HTTP,
      /** Milliseconds for one call. */
      timeout: settings.SERVICE_TIMEOUT_SECONDS * 1_000,
      models,
      cases: settings.CASES,
      topics: settings.TOPICS,
    },
    store: {
      /** Absent: a temporary one, as the playground's people and threads do not outlive the process either. */
      url: settings.STORE_URL ?? (token === undefined ? undefined : 'sqlite://data/rounds.sqlite'),
      /** Base64, 32 bytes each, the first seals; absent: a key file beside the database. */
      keys: settings.ENCRYPTION_KEYS,
    },
    web: {
      host: settings.HTTP_HOST,
      port: settings.HTTP_PORT ?? 3_000,
      /** Where the port is taken any free one will do: a playground's, whose people get every address from the bot. */
      anyPort: [token, settings.HTTP_PORT, settings.PUBLIC_URL].every((value) => value === undefined),
      /** Addresses and CIDR ranges. */
      trustedProxies: settings.HTTP_TRUSTED_PROXIES,
      /** Without a last slash. Absent: see `localAddress`. */
      publicUrl: settings.PUBLIC_URL,
      operatorContact: settings.OPERATOR_CONTACT,
    },
    conversations: {
      /** Milliseconds. */
      catchUp: settings.CATCH_UP_MINUTES * 60_000,
    },
    /** Milliseconds that turns under way get at the end. */
    shutdown: settings.SHUTDOWN_SECONDS * 1_000,
    log: { level: settings.LOG_LEVEL },
  };
};

export type Config = ReturnType<typeof configOf>;

/** Throws a ConfigError. */
export const readConfig = (environment: Environment): Config => {
  const schema = settingsAmong(environment);
  // Each by its name: of a setting that is not there at all, zod would not say that it is needed.
  const named = Object.keys(schema.shape).map((name) => [name, environment[name]]);
  const settings = schema.safeParse(Object.fromEntries(named));
  if (settings.success) return configOf(settings.data);
  const problems: Problem[] = [];
  for (const { path, message } of settings.error.issues) {
    const name = String(path[0]);
    const isKnown = problems.some((problem) => problem.name === name && problem.text === message);
    if (!isKnown) problems.push({ name, text: message }); // each entry of a list may have the same
  }
  throw new ConfigError(problems);
};
/** The environment with what a `.env` file adds to it, if there is one. Throws a ConfigError when it can't be read. */
export const withEnvFile = (environment: Environment, path: string): Environment => {
  try {
    return { ...parseEnv(readFileSync(path, 'utf8')), ...environment };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return environment;
    throw new ConfigError([{ name: path, text: `cannot be read (${String(code)})` }]);
  }
};

/** How this machine reaches its own web server: what PUBLIC_URL is when it is not set. */
export const localAddress = (host: string, port: number): string => {
  // An address that stands for all of them cannot be opened in a browser everywhere.
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${isIP(reachable) === 6 ? `[${reachable}]` : reachable}:${port}`;
};

/** With Discord's own servers members sit elsewhere: a page at this machine's own address is out of their reach. */
export const membersReachPage = ({ discord, web }: Config): boolean => {
  const page = new URL(web.publicUrl ?? localAddress(web.host, web.port));
  const isInPlayground = discord.token === undefined || isLoopback(new URL(discord.apiUrl).hostname);
  return isInPlayground || !isLoopback(page.hostname);
};
