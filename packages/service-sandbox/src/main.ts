#!/usr/bin/env node
/** The sandbox by itself: `npx service-sandbox --base-port 4000`. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { DataError } from './data-error.ts';

const usage = `Usage: service-sandbox [options]

  --auth-port <number>       where tokens are given; any free port if left out
  --base-port <number>       where everything else is answered; any free port if left out
  --token-lifetime <seconds> how long an access token is valid; 3600 if left out
  --help                     shows this
`;

const port = z.coerce.number().int().min(0).max(65_535);
const settings = z.object({
  'auth-port': port,
  'base-port': port,
  'token-lifetime': z.coerce.number().positive(),
});

const complain = (text: string, code: number): void => {
  process.stderr.write(`${text}\n`);
  process.exitCode = code;
};

const badUsage = 64; // BSD's EX_USAGE

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      'auth-port': { type: 'string', default: '0' },
      'base-port': { type: 'string', default: '0' },
      'token-lifetime': { type: 'string', default: '3600' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const given = settings.parse(values);
  // Reads the data files, which may be wrong.
  const { startSandbox } = await import('./sandbox.ts');
  const sandbox = await startSandbox({
    authPort: given['auth-port'],
    basePort: given['base-port'],
    tokenLifetime: given['token-lifetime'],
  });
  const listed = (all: typeof sandbox.cases): string =>
    all.map(({ id, title }) => `    ${id}  ${title}\n`).join('');
  process.stdout.write(`The sandbox is running.

  Tokens: ${sandbox.authUrl}
  Everything else: ${sandbox.baseUrl}
  Client: ${sandbox.clientId} ${sandbox.clientSecret}
  Key of the controls (SANDBOX_KEY): ${sandbox.key}
  Users: ${sandbox.users.map(({ username, password }) => `${username} ${password}`).join(', ')}
  Cases:
${listed(sandbox.cases)}  Topics:
${listed(sandbox.topics)}
Press Ctrl+C to end it.
`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close());
};

run().catch((error: unknown) => {
  if (error instanceof DataError) return complain(error.message, 1);
  if (error instanceof z.ZodError) return complain(`${z.prettifyError(error)}\n\n${usage}`, badUsage);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS'))
    return complain(`${String(error)}\n\n${usage}`, badUsage);
  if (code === 'EADDRINUSE')
    return complain('A port is taken. Choose another one, or leave --auth-port and --base-port out.', 1);
  throw error;
});
