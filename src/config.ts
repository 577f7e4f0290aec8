import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { parseEnv } from 'node:util';
import ipaddr from 'ipaddr.js';
import { guildId, isSnowflake, serviceId, type GuildId, type ServiceId } from './lib/ids.ts';
import { showsNothing } from './lib/invisible.ts';
import type { LogLevel } from './lib/log.ts';
import { isLoopback } from './lib/loopback.ts';
import { Secret } from './lib/secret.ts';
import { SettingReader, type Problem } from './lib/setting-reader.ts';

/** The settings: read once, from the environment and `.env`. `.env.example` says what each is for. */

type Environment = Readonly<Record<string, string | undefined>>;

export interface Titled {
  readonly id: ServiceId;
  readonly title: string;
}

export interface Config {
  readonly discord: {
    /** Absent: the playground. */
    readonly token: Secret | undefined;
    /** REST root with `/api`, without a last slash. */
    readonly apiUrl: string;
    readonly guildId: GuildId | undefined;
    /** Absent: any. */
    readonly allowedGuilds: readonly GuildId[] | undefined;
  };
  readonly service: {
    /** Absent: the sandbox. */
    readonly remote: ServiceAccess | undefined;
    readonly allowHttp: boolean;
    /** Milliseconds for one call. */
    readonly timeout: number;
    readonly models: readonly [string, ...string[]];
    readonly cases: readonly Titled[];
    readonly topics: readonly Titled[];
  };
  readonly store: {
    /** Absent: a temporary one, as the playground's people and threads do not outlive the process either. */
    readonly url: string | undefined;
    /** Base64, 32 bytes each, the first seals; absent: a key file beside the database. */
    readonly keys: readonly Secret[] | undefined;
  };
  readonly web: {
    readonly host: string;
    readonly port: number;
    /** Addresses and CIDR ranges. */
    readonly trustedProxies: readonly string[];
    /** Without a last slash. Absent: see `localAddress`. */
    readonly publicUrl: string | undefined;
    readonly operatorContact: string | undefined;
  };
  readonly conversations: {
    /** Milliseconds. */
    readonly catchUp: number;
  };
  /** Milliseconds that turns under way get at the end. */
  readonly shutdown: number;
  readonly log: { readonly level: LogLevel };
}

export interface ServiceAccess {
  readonly authUrl: string;
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: Secret;
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

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const withoutLastSlash = (url: URL): string => url.href.replace(/\/+$/, '');

const readServers = (settings: SettingReader, name: string): readonly GuildId[] | undefined => {
  const ids = settings.list(name);
  if (ids?.every(isSnowflake) === false)
    settings.problem(name, 'must hold server ids, which are digits only');
  return ids?.filter(isSnowflake).map(guildId);
};

const readDiscord = (settings: SettingReader): Config['discord'] => {
  const token = settings.text('DISCORD_TOKEN');
  if (token !== undefined && /\s/.test(token)) {
    settings.problem('DISCORD_TOKEN', 'must be the token alone, without white space in it');
  }
  const api = settings.address('DISCORD_API_URL');
  if (api?.protocol === 'http:' && !isLoopback(api.hostname)) {
    settings.problem('DISCORD_API_URL', 'must begin with https://, unless it is on this machine');
  }
  const [guild, ...others] = readServers(settings, 'DISCORD_GUILD_ID') ?? [];
  if (others.length > 0) settings.problem('DISCORD_GUILD_ID', 'must be one server id');
  const allowed = readServers(settings, 'ALLOWED_GUILDS');
  if (guild !== undefined && allowed !== undefined && allowed.length > 0 && !allowed.includes(guild)) {
    settings.problem('DISCORD_GUILD_ID', 'is not among ALLOWED_GUILDS, so its commands would be refused');
  }
  return {
    token: token === undefined ? undefined : new Secret(token),
    apiUrl: api === undefined ? 'https://discord.com/api' : withoutLastSlash(api),
    guildId: guild,
    // A list that is set but holds nothing usable has been reported: it never means "any".
    allowedGuilds: allowed,
  };
};

const readServiceAccess = (settings: SettingReader, allowHttp: boolean): ServiceAccess | undefined => {
  const address = (name: string): string | undefined => {
    const url = settings.address(name);
    if (url?.protocol === 'http:' && !allowHttp && !isLoopback(url.hostname)) {
      settings.problem(name, 'must begin with https:// (or set SERVICE_ALLOW_HTTP, on a network you trust)');
    }
    return url === undefined ? undefined : withoutLastSlash(url);
  };
  const authUrl = address('SERVICE_AUTH_URL');
  const baseUrl = address('SERVICE_BASE_URL');
  const clientId = settings.text('SERVICE_CLIENT_ID');
  const clientSecret = settings.text('SERVICE_CLIENT_SECRET');

  const names = ['SERVICE_AUTH_URL', 'SERVICE_BASE_URL', 'SERVICE_CLIENT_ID', 'SERVICE_CLIENT_SECRET'];
  const missing = names.filter((name) => settings.text(name) === undefined);
  if (missing.length < names.length) {
    for (const name of missing) settings.problem(name, 'is not set, while other settings of the service are');
  }
  if (authUrl === undefined || baseUrl === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return { authUrl, baseUrl, clientId, clientSecret: new Secret(clientSecret) };
};

const readTitled = (settings: SettingReader, name: string): readonly Titled[] => {
  const entries = (settings.list(name) ?? []).map((pair) => {
    const at = pair.indexOf('=');
    return { id: serviceId(pair.slice(0, Math.max(at, 0))), title: pair.slice(at + 1).trim() };
  });
  if (entries.some(({ id, title }) => id === '' || showsNothing(title))) {
    settings.problem(name, 'must hold id=title pairs, separated by commas (a title has no comma in it)');
  } else if (new Set(entries.map(({ id }) => id)).size < entries.length) {
    settings.problem(name, 'names the same id twice');
  }
  return entries;
};

const readService = (settings: SettingReader): Config['service'] => {
  const allowHttp = settings.flag('SERVICE_ALLOW_HTTP');
  const [model = 'gpt-4', ...otherModels] = new Set(settings.list('MODELS') ?? []);
  return {
    remote: readServiceAccess(settings, allowHttp),
    allowHttp,
    timeout: settings.whole('SERVICE_TIMEOUT_SECONDS', { min: 1, max: 600, otherwise: 60 }) * 1_000,
    models: [model, ...otherModels],
    cases: readTitled(settings, 'CASES'),
    topics: readTitled(settings, 'TOPICS'),
  };
};

/** Read strictly: node's decoder skips what it does not know, and a mistyped key would lock the store. */
const isKey = (text: string): boolean => {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === 32 && bytes.toString('base64') === text;
};

const readStore = (settings: SettingReader): Config['store'] => {
  const inPlayground = settings.text('DISCORD_TOKEN') === undefined;
  const url = settings.text('STORE_URL') ?? (inPlayground ? undefined : 'sqlite://data/rounds.sqlite');
  if (url !== undefined && !/^sqlite:\/\/[^:]/.test(url)) {
    settings.problem('STORE_URL', 'must be sqlite:// and the path of a file');
  }
  const keys = settings.list('ENCRYPTION_KEYS');
  if (keys?.every((key) => isKey(key)) === false) {
    settings.problem(
      'ENCRYPTION_KEYS',
      'must hold keys of 32 bytes in base64, such as `openssl rand -base64 32` makes',
    );
  }
  return { url, keys: keys?.map((key) => new Secret(key)) };
};

/** An address, or a range of them that is not the whole internet: limits are counted by what these proxies say. */
const isTrustable = (text: string): boolean => {
  const [address = ''] = text.split('/');
  if (isIP(address) === 0) return false; // stricter than the library, to which "10.1" is an address as well
  return address === text || (ipaddr.isValidCIDR(text) && ipaddr.parseCIDR(text)[1] > 0);
};

const readWeb = (settings: SettingReader): Config['web'] => {
  const trustedProxies = settings.list('HTTP_TRUSTED_PROXIES') ?? [];
  if (!trustedProxies.every(isTrustable)) {
    settings.problem('HTTP_TRUSTED_PROXIES', 'must hold addresses or ranges such as 10.0.0.0/8');
  }
  const host = settings.text('HTTP_HOST') ?? '127.0.0.1';
  if (/[\s/]/.test(host) || (host.includes(':') && isIP(host) === 0)) {
    settings.problem('HTTP_HOST', 'must be an address or a host name alone');
  }
  if (settings.text('DISCORD_TOKEN') === undefined && !isLoopback(host)) {
    settings.problem('HTTP_HOST', 'must be on this machine (127.0.0.1) while there is no DISCORD_TOKEN');
  }
  const publicUrl = settings.address('PUBLIC_URL');
  return {
    host,
    port: settings.whole('HTTP_PORT', { min: 0, max: 65_535, otherwise: 3_000 }),
    trustedProxies,
    publicUrl: publicUrl === undefined ? undefined : withoutLastSlash(publicUrl),
    operatorContact: settings.text('OPERATOR_CONTACT'),
  };
};

const neededInProduction = [
  'DISCORD_TOKEN',
  'SERVICE_AUTH_URL',
  'SERVICE_BASE_URL',
  'SERVICE_CLIENT_ID',
  'SERVICE_CLIENT_SECRET',
  'ENCRYPTION_KEYS',
  'OPERATOR_CONTACT',
  'PUBLIC_URL',
];

const checkProduction = (settings: SettingReader, { publicUrl }: Config['web']): void => {
  if (settings.text('NODE_ENV') !== 'production') return;
  for (const name of neededInProduction) {
    const known = settings.problems.some((problem) => problem.name === name);
    if (!known && settings.text(name) === undefined) {
      settings.problem(name, 'must be set with NODE_ENV=production');
    }
  }
  if (publicUrl?.startsWith('http:') === true) {
    settings.problem('PUBLIC_URL', 'must begin with https:// with NODE_ENV=production');
  }
};

/** Throws a ConfigError. */
export const readConfig = (environment: Environment): Config => {
  const settings = new SettingReader(environment);
  const config: Config = {
    discord: readDiscord(settings),
    service: readService(settings),
    store: readStore(settings),
    web: readWeb(settings),
    conversations: {
      catchUp: settings.whole('CATCH_UP_MINUTES', { min: 0, max: 10_080, otherwise: 15 }) * 60_000,
    },
    shutdown: settings.whole('SHUTDOWN_SECONDS', { min: 0, max: 600, otherwise: 25 }) * 1_000,
    log: { level: settings.oneOf('LOG_LEVEL', logLevels, 'info') },
  };
  checkProduction(settings, config.web);
  if (settings.problems.length > 0) throw new ConfigError(settings.problems);
  return config;
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
