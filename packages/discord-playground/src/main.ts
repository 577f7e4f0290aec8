#!/usr/bin/env node
/** The playground by itself: `npm start -- --port 4000`. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { startPlayground } from './server.ts';
import { privilegedIntents } from './world/application.ts';
import type { World } from './world/world.ts';

const usage = `Usage: npm start -- [options]

  --port <number>       where to listen; if left out, 4000, or any free port if that is taken
  --token <text>        the bot's token; a made-up one if left out, always the same
  --seed <text>         other ids for the application, the server, its channels and people
  --name <text>         the bot's name; Bot if left out
  --no-rate-limits      answers however often the bot asks
  --intents <list>      the privileged intents that are on in the developer portal, of members,presences,messageContent;
                        all if left out
  --help                shows this
`;

const settings = z.object({
  port: z.coerce.number().int().min(0).max(65_535).optional(),
  token: z.string().min(1).optional(),
  name: z.string().min(1).max(32).optional(),
  seed: z.string().optional(),
  intents: z
    .string()
    .transform((list) => list.split(',').filter((name) => name !== ''))
    .pipe(z.array(z.literal(privilegedIntents)))
    .optional(),
});

const usualPort = 4_000;

const complain = (text: string): void => {
  process.stderr.write(`${text}\n`);
  process.exitCode = 64; // BSD's EX_USAGE
};

const report = (level: string) => (facts: object, message: string) =>
  void process.stderr.write(`${level}: ${message} ${JSON.stringify(facts)}\n`);

const idsOf = (world: World): string =>
  [
    ...[...world.guilds.values()].flatMap(({ id, name, channels }) => [
      `server ${name}: ${id}`,
      ...[...channels.values()].map((channel) => `#${channel.name}: ${channel.id}`),
    ]),
    ...world.people().map(({ id, name, displayName }) => `${displayName} (${name}): ${id}`),
  ]
    .map((line) => `  ${line}`)
    .join('\n');

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      port: { type: 'string' },
      token: { type: 'string' },
      name: { type: 'string' },
      seed: { type: 'string' },
      'rate-limits': { type: 'boolean', default: true },
      intents: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const { port, token, name, seed, intents } = settings.parse(values);
  const playground = await startPlayground({
    log: { warn: report('warning'), error: report('error') },
    rateLimits: values['rate-limits'] ? 'discord' : 'off',
    ...(port === undefined ? { preferredPort: usualPort } : { port }),
    ...(token === undefined ? {} : { token }),
    ...(name === undefined ? {} : { botName: name }),
    ...(seed === undefined ? {} : { seed }),
    ...(intents === undefined ? {} : { intents }),
  });
  process.stdout.write(`The playground is running. Open ${playground.pageUrl} and log your bot in:

  API address: ${playground.apiUrl}
  Token: ${playground.token}
  Application ID: ${playground.applicationId}

These ids stay the same from one start to the next:

${idsOf(playground.world)}

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
