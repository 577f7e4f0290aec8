import { z } from 'zod';
import { logLevels } from '../lib/log.ts';
import { isLoopback } from '../lib/loopback.ts';
import { isKey } from '../store/sealing.ts';
import {
  address,
  flag,
  hostName,
  isDatabase,
  isSecure,
  isTrustable,
  list,
  notKeys,
  optional,
  secret,
  serverIds,
  setting,
  storeAddress,
  text,
  titled,
  visible,
  whole,
  wholeNumber,
} from './setting-values.ts';

/** What each setting may be. `.env.example` says what it is for. */

/** A setting as it was given; undefined if it was not. */
type Read = (name: string) => string | undefined;

/** The service wants a model to be named. */
export const defaultModel = 'gpt-4';

const ofService = ['SERVICE_AUTH_URL', 'SERVICE_BASE_URL', 'SERVICE_CLIENT_ID', 'SERVICE_CLIENT_SECRET'];

const environments = ['production', 'development', 'test'] as const;

/** If any text were allowed, a misspelt `production` would silently lose its rules. */
const environmentName = text
  .toLowerCase()
  .pipe(z.enum(environments, `must be one of ${environments.join(', ')}`));

/** What is valid for a setting can depend on others: those are read unparsed, so that no problem hides another. */
const rulesIn = (read: Read) => {
  const given = (name: string): string => read(name)?.trim() ?? '';
  const isSet = (name: string): boolean => given(name) !== '';
  const inProduction = environmentName.safeParse(read('NODE_ENV') ?? '').data === 'production';
  const production = inProduction ? 'must be set with NODE_ENV=production' : undefined;
  return {
    given,
    isSet,
    inProduction,
    /** Why the settings of the service are needed, if they are. */
    service: ofService.some(isSet) ? 'is not set, while other settings of the service are' : undefined,
    allowsHttp: flag.safeParse(read('SERVICE_ALLOW_HTTP') ?? '').data === true,
    allowedServers: serverIds.safeParse(read('ALLOWED_GUILDS') ?? '').data,
    /** `error`: why it has to be set, in production if nothing else requires it. */
    needed: <Value>(schema: z.ZodType<Value>, error = production) =>
      optional(schema).refine((value) => value !== undefined || error === undefined, { error, abort: true }),
  };
};

type Rules = ReturnType<typeof rulesIn>;

/** Where the token is sent. */
const discordAddress = address.refine(isSecure, 'must begin with https://, unless it is on this machine');

const discordSettings = ({ needed, allowedServers }: Rules) => ({
  DISCORD_TOKEN: needed(
    secret(
      text.regex(/^[!-~]+$/, 'must be the token alone, without spaces, line breaks or typographic quotes'),
    ),
  ),
  DISCORD_API_URL: setting(discordAddress.default('https://discord.com/api')),
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

const serviceSettings = ({ allowsHttp, service, needed }: Rules) => {
  const words = 'must begin with https:// (or set SERVICE_ALLOW_HTTP, on a network you trust)';
  // With the end that belongs to the calls, every one of them would go astray.
  const urlWithout = (end: string) =>
    needed(
      address
        .refine((given) => allowsHttp || isSecure(given), words)
        .refine((given) => !`${given}/`.endsWith(end), `must end before ${end}`),
      service,
    );
  return {
    SERVICE_AUTH_URL: urlWithout('/o/token/'),
    SERVICE_BASE_URL: urlWithout('/external/v1/'),
    SERVICE_CLIENT_ID: needed(visible, service),
    SERVICE_CLIENT_SECRET: needed(secret(visible), service),
    SERVICE_ALLOW_HTTP: setting(flag.default(false)),
    SERVICE_TIMEOUT_SECONDS: wholeNumber({ min: 1, max: 600, otherwise: 60 }),
    MODELS: setting(list(z.string()).default([defaultModel])),
    CASES: setting(titled.default([])),
    TOPICS: setting(titled.default([])),
  };
};

const webSettings = ({ isSet, inProduction, needed }: Rules) => {
  // A token that is missing is told of by itself.
  const asksForToken = inProduction || isSet('DISCORD_TOKEN_FILE');
  return {
    HTTP_HOST: setting(
      hostName
        .refine(
          (host) => isSet('DISCORD_TOKEN') || asksForToken || isLoopback(host),
          'must be on this machine (127.0.0.1) while there is no DISCORD_TOKEN',
        )
        .default('127.0.0.1'),
    ),
    HTTP_PORT: optional(whole({ min: 0, max: 65_535 })),
    HTTP_TRUSTED_PROXIES: setting(
      list(z.string().refine(isTrustable, 'must contain addresses or ranges such as 10.0.0.0/8')).default([]),
    ),
    PUBLIC_URL: needed(
      address.refine(
        (url) => !inProduction || url.startsWith('https:'),
        'must begin with https:// with NODE_ENV=production',
      ),
    ),
    OPERATOR_CONTACT: needed(text),
  };
};

const storeSettings = ({ needed, given }: Rules) => ({
  STORE_URL: optional(storeAddress),
  ENCRYPTION_KEYS: needed(
    list(secret(z.string().refine(isKey, notKeys))),
    isDatabase(given('STORE_URL')) ? 'must be set with a STORE_URL of postgres://' : undefined,
  ),
});

const metricsSettings = {
  METRICS_HOST: setting(hostName.default('127.0.0.1')),
  METRICS_PORT: optional(whole({ min: 0, max: 65_535 })),
};

export const settingsAmong = (read: Read) => {
  const rules = rulesIn(read);
  return z.object({
    ...discordSettings(rules),
    ...serviceSettings(rules),
    ...webSettings(rules),
    ...storeSettings(rules),
    KEEP_CASES_DAYS: wholeNumber({ min: 1, max: 3_650, otherwise: 180 }),
    ...metricsSettings,
    MAX_OPEN: wholeNumber({ min: 1, max: 1_000, otherwise: 20 }),
    QUESTIONS_PER_HOUR: optional(whole({ min: 1, max: 1_000_000 })),
    QUESTIONS_PER_DAY: optional(whole({ min: 1, max: 1_000_000 })),
    CATCH_UP_MINUTES: wholeNumber({ min: 0, max: 10_080, otherwise: 15 }),
    SHUTDOWN_SECONDS: wholeNumber({ min: 0, max: 600, otherwise: 25 }),
    LOG_LEVEL: setting(
      text
        .toLowerCase()
        .pipe(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`))
        .default('info'),
    ),
    NODE_ENV: optional(environmentName),
  });
};

export type Settings = z.output<ReturnType<typeof settingsAmong>>;
