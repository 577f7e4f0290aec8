/**
 * The sandbox as a separate process: `npm run sandbox -- --base-port 4000`. Its first line on standard output is JSON:
 * addresses, demo credentials, cases and topics. A port of 0 means any free one; the lifetime is in seconds.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createLog } from '../lib/log.ts';
import { DataError } from './data-error.ts';

const { values } = parseArgs({
  options: {
    'auth-port': { type: 'string', default: '0' },
    'base-port': { type: 'string', default: '0' },
    'token-lifetime': { type: 'string', default: '3600' },
  },
});

const port = z.coerce.number().int().min(0).max(65_535);

try {
  const { startSandbox } = await import('./sandbox.ts');
  const sandbox = await startSandbox({
    log: createLog({ level: 'warn' }),
    authPort: port.parse(values['auth-port']),
    basePort: port.parse(values['base-port']),
    tokenLifetime: z.coerce.number().positive().parse(values['token-lifetime']),
  });
  const { authUrl, baseUrl, clientId, clientSecret, users, cases, topics } = sandbox;
  process.stdout.write(
    `${JSON.stringify({ authUrl, baseUrl, clientId, clientSecret, users, cases, topics })}\n`,
  );
  const stop = (): void => {
    void sandbox.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
