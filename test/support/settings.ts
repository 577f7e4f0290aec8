import { readConfig } from '../../src/app/config.ts';
import { ConfigError } from '../../src/app/start-error.ts';

export type Environment = Record<string, string | undefined>;

export const thrown = (environment: Environment): ConfigError | undefined => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  return undefined;
};

/** The names of the settings that have problems. */
export const refused = (environment: Environment): string[] =>
  thrown(environment)?.problems.map(({ name }) => name) ?? [];

export const key = Buffer.alloc(32, 7).toString('base64');
export const service = {
  SERVICE_AUTH_URL: 'https://auth.example/',
  SERVICE_BASE_URL: 'https://api.example/prefix/',
  SERVICE_CLIENT_ID: 'rounds',
  SERVICE_CLIENT_SECRET: 'shh',
};
export const production = {
  ...service,
  NODE_ENV: 'production',
  DISCORD_TOKEN: 'token',
  ENCRYPTION_KEYS: key,
  OPERATOR_CONTACT: 'ops@example.org',
  PUBLIC_URL: 'https://rounds.example/bot/',
};
export const secrets = ['DISCORD_TOKEN', 'SERVICE_CLIENT_SECRET', 'ENCRYPTION_KEYS'];
