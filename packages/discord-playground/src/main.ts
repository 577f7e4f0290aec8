#!/usr/bin/env node
/** The playground by itself: `npx discord-playground --port 4000`. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { startPlayground } from './server.ts';

const usage = `Usage: discord-playground [options]

  --port <number>       where to listen; any free port if left out
  --token <text>        the bot's token; a made-up one if left out
  --name <text>         the bot's name; Bot if left out
  --no-rate-limits      answers however often the bot asks
  --no-message-content  as if the Message Content intent were off in the developer portal
  --help                shows this
`;

const settings = z.object({
  port: z.coerce.number().int().min(0).max(65_535).optional(),
  token: z.string().min(1).optional(),
  name: z.string().min(1).max(32).optional(),
});

const complain = (text: string): void => {
  process.stderr.write(`${text}\n`);
  process.exitCode = 64; // BSD's EX_USAGE
};

const report = (level: string) => (facts: object, message: string) =>
  void process.stderr.write(`${level}: ${message} ${JSON.stringify(facts)}\n`);

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      port: { type: 'string' },
      token: { type: 'string' },
      name: { type: 'string' },
      'rate-limits': { type: 'boolean', default: true },
      'message-content': { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const { port, token, name } = settings.parse(values);
  const playground = await startPlayground({
    log: { warn: report('warning'), error: report('error') },
    rateLimits: values['rate-limits'] ? 'discord' : 'off',
    messageContent: values['message-content'] ? 'enabled' : 'disabled',
    ...(port === undefined ? {} : { port }),
    ...(token === undefined ? {} : { token }),
    ...(name === undefined ? {} : { botName: name }),
  });
  process.stdout.write(`The playground is running. Open ${playground.url} and log your bot in:

  API address: ${playground.apiUrl}
  Token: ${playground.token}
  Application ID: ${playground.applicationId}

Press Ctrl+C to end it; everything in it is gone then.
`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void playground.close());
};

run().catch((error: unknown) => {
  if (error instanceof z.ZodError) return complain(`${z.prettifyError(error)}\n\n${usage}`);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS'))
    return complain(`${String(error)}\n\n${usage}`);
  if (code !== 'EADDRINUSE') throw error;
  process.stderr.write('The port is taken. Choose another one with --port, or leave it out.\n');
  process.exitCode = 1;
});
