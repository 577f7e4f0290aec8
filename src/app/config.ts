import { isIP } from 'node:net';
import leven from 'leven';
import { isLoopback } from '../lib/loopback.ts';
import { readEnvFile, readText } from './env-file.ts';
import { ConfigError, type Problem } from './start-error.ts';
import { defaultModel, settingsAmong, type Settings } from './settings.ts';

/** The settings: read once, from the environment, `.env`, and the files that hold secrets. */

type Environment = Readonly<Record<string, string | undefined>>;

/** All four, or none. */
const serviceAccess = (settings: Settings) => {
  const { SERVICE_AUTH_URL: authUrl, SERVICE_BASE_URL: baseUrl } = settings;
  const { SERVICE_CLIENT_ID: clientId, SERVICE_CLIENT_SECRET: clientSecret } = settings;
  if (authUrl === undefined || baseUrl === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return { authUrl, baseUrl, clientId, clientSecret };
};

export type ServiceAccess = NonNullable<ReturnType<typeof serviceAccess>>;

const hour = 60 * 60_000;

/** At most so many questions within so many milliseconds; undefined: no limit. */
const limitOf = (most: number | undefined, lasts: number) =>
  most === undefined ? undefined : { most, lasts };

const configOf = (settings: Settings) => {
  const token = settings.DISCORD_TOKEN;
  const [model = defaultModel, ...otherModels] = new Set(settings.MODELS);
  const models: readonly [string, ...string[]] = [model, ...otherModels];
  return {
    discord: {
      /** Absent: the playground. */
      token,
      /** REST root including `/api`, without a trailing slash. */
      apiUrl: settings.DISCORD_API_URL,
      guildId: settings.DISCORD_GUILD_ID,
      /** Absent: any. */
      allowedGuilds: settings.ALLOWED_GUILDS,
    },
    service: {
      /** Absent: the sandbox. */
      remote: serviceAccess(settings),
      /** Milliseconds for one call. */
      timeout: settings.SERVICE_TIMEOUT_SECONDS * 1_000,
      models,
      cases: settings.CASES,
      topics: settings.TOPICS,
    },
    store: {
      /** Absent: a temporary one, because the playground's people and threads do not outlive the process either. */
      url: settings.STORE_URL ?? (token === undefined ? undefined : 'sqlite://data/rounds.sqlite'),
      /** Base64, 32 bytes each; the first seals. Absent: a key file next to the database. */
      keys: settings.ENCRYPTION_KEYS,
    },
    web: {
      host: settings.HTTP_HOST,
      port: settings.HTTP_PORT ?? 3_000,
      /**
       * If the port is taken, any free one will do: true for a playground, whose people get every address from the bot.
       */
      anyPort: [token, settings.HTTP_PORT, settings.PUBLIC_URL].every((value) => value === undefined),
      /** Addresses and CIDR ranges. */
      trustedProxies: settings.HTTP_TRUSTED_PROXIES,
      /** Without a trailing slash. Absent: see `localAddress`. */
      publicUrl: settings.PUBLIC_URL,
      operatorContact: settings.OPERATOR_CONTACT,
    },
    metrics: {
      host: settings.METRICS_HOST,
      /** Absent: there are no metrics. */
      port: settings.METRICS_PORT,
    },
    /** How many days a composed case is kept after it was last touched. */
    keepCases: settings.KEEP_CASES_DAYS,
    conversations: {
      /** How many one person may host at a time. */
      maxOpen: settings.MAX_OPEN,
      /** How many questions may be asked; absent: no limit. */
      limits: {
        person: limitOf(settings.QUESTIONS_PER_HOUR, hour),
        account: limitOf(settings.QUESTIONS_PER_DAY, 24 * hour),
      },
      /** Milliseconds. */
      catchUp: settings.CATCH_UP_MINUTES * 60_000,
    },
    /** Milliseconds that turns in progress have at the end. */
    shutdown: settings.SHUTDOWN_SECONDS * 1_000,
    log: { level: settings.LOG_LEVEL },
  };
};

export type Config = ReturnType<typeof configOf>;

/** Each may be in a file instead, which `<name>_FILE` names: what containers and systemd hand over secrets with. */
const secrets = ['DISCORD_TOKEN', 'SERVICE_CLIENT_SECRET', 'ENCRYPTION_KEYS'];
const fileSetting = (name: string): string => `${name}_FILE`;

/** Of every setting. */
export const settingNames: readonly string[] = [
  ...Object.keys(settingsAmong(() => undefined).shape),
  ...secrets.map(fileSetting),
];

/** The environment with the secrets that stand in files, and what is wrong with those. */
const withSecretFiles = (environment: Environment): { given: Environment; problems: readonly Problem[] } => {
  const given: Record<string, string | undefined> = {};
  const problems: Problem[] = [];
  for (const name of secrets) {
    const setting = fileSetting(name);
    const path = environment[setting]?.trim() ?? '';
    if (path === '') continue;
    if ((environment[name]?.trim() ?? '') !== '') {
      problems.push({ name: setting, text: `is set, and so is ${name}: only one of them can be` });
      continue;
    }
    const file = readText(path);
    if ('problem' in file) problems.push({ name: setting, text: `names a file that ${file.problem}` });
    else if (file.text.trim() === '') problems.push({ name: setting, text: 'names a file that is empty' });
    else given[name] = file.text;
  }
  return { given, problems };
};

/**
 * A value with quotes around it: typographic ones, or such as a shell or a `.env` file would take away, but the
 * environment of a container does not.
 */
const isQuoted = (value: string): boolean =>
  /^(["'`])(?:(?!\1).)*\1$|^[“”„‟‘’‚‛«»‹›].*[“”„‟‘’‚‛«»‹›]$/su.test(value.trim());

/** `found`: problems that are known already. Throws a ConfigError with all of them. */
export const readConfig = (environment: Environment, found: readonly Problem[] = []): Config => {
  const { given, problems: ofFiles } = withSecretFiles(environment);
  const read = (name: string): string | undefined => given[name] ?? environment[name];
  const schema = settingsAmong(read);
  const names = Object.keys(schema.shape);
  const quoted = names
    .filter((name) => isQuoted(read(name) ?? ''))
    .map((name) => ({ name, text: 'has quotes around it that belong to the value here: leave them out' }));
  const problems = [...found, ...ofFiles, ...quoted];
  const hasProblem = new Set(problems.map(({ name }) => name.replace(/_FILE$/, '')));
  // Each under its name, even if undefined, because zod would not report a setting that is missing altogether.
  const settings = schema.safeParse(Object.fromEntries(names.map((name) => [name, read(name)])));
  if (settings.success && problems.length === 0) return configOf(settings.data);
  for (const { path, message } of settings.error?.issues ?? []) {
    const name = String(path[0]);
    const isKnown = problems.some((problem) => problem.name === name && problem.text === message);
    if (!isKnown && !hasProblem.has(name)) problems.push({ name, text: message }); // several entries of a list may have the same problem
  }
  throw new ConfigError(problems);
};

/** The environment with what a `.env` file adds to it, if there is one, and what is wrong with that file. */
export const withEnvFile = (environment: Environment, path: string) => {
  const { settings, problems } = readEnvFile(path);
  const filled = Object.entries(environment).filter(([, value]) => (value?.trim() ?? '') !== '');
  const all: Environment = { ...environment, ...settings, ...Object.fromEntries(filled) };
  return { environment: all, problems };
};

// ---- names in the environment that look like a setting of ours and are none: what they were to set is not set

/** Without what people mix up: case, separators, and characters that nobody sees. */
const bare = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** How many letters may differ: in a short name, one makes another word. */
const tolerance = (name: string): number => Math.min(3, Math.floor(name.length / 6) || 1);

export const mistakenNames = (environment: Environment) =>
  Object.keys(environment).flatMap((name) => {
    if (settingNames.includes(name)) return [];
    const meant = settingNames.find((setting) => leven(bare(name), bare(setting)) <= tolerance(setting));
    return meant === undefined ? [] : [{ name, meant }];
  });

// ---- the page's address

/** How this machine reaches its own web server: the default for PUBLIC_URL. */
export const localAddress = (host: string, port: number): string => {
  // Not every browser can open the address that stands for all interfaces.
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${isIP(reachable) === 6 ? `[${reachable}]` : reachable}:${port}`;
};

/** On the real Discord, members are elsewhere and cannot reach a page at this machine's own address. */
export const membersReachPage = ({ discord, web }: Config): boolean => {
  const page = new URL(web.publicUrl ?? localAddress(web.host, web.port));
  const isInPlayground = discord.token === undefined || isLoopback(new URL(discord.apiUrl).hostname);
  return isInPlayground || !isLoopback(page.hostname);
};
