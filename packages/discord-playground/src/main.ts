#!/usr/bin/env node
/** The playground by itself, or beside a command: `discord-playground run -- npm test`. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { runBeside } from './run/run.ts';
import { startPlayground, type Playground } from './server.ts';
import { privilegedIntents } from './world/application.ts';
import { permissions } from './world/permissions.ts';
import type { World } from './world/world.ts';

const usage = `Usage: discord-playground [options]
       discord-playground run [options] -- <command>

With run, it is there for as long as the command runs, which finds it in PLAYGROUND_API, PLAYGROUND_TOKEN,
PLAYGROUND_APPLICATION_ID, PLAYGROUND_URL and PLAYGROUND_KEY, and it ends with the command's exit code. If that is not 0,
playground.json has what went on.

  --then <command>      the tests, if the command after -- is the bot: run in a shell once the bot has logged in
  --ready <seconds>     how long the bot may take for that; 30 if left out

  --port <number>       where to listen; if left out, 4000, or any free port if that is taken (with run: any)
  --token <text>        the bot's token; a made-up one if left out, always the same
  --seed <text>         other ids for the application, the server, its channels and people
  --name <text>         the bot's name; Bot if left out
  --no-rate-limits      answers however often the bot asks
  --intents <list>      the privileged intents that are on in the developer portal, of members,presences,messageContent;
                        all if left out
  --permissions <list>  what the bot may do: names such as ManageRoles,ManageWebhooks, or the number in its invite link;
                        to read and write messages and threads if left out
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
  permissions: z
    .string()
    .transform((list, context) => {
      if (/^\d{1,20}$/.test(list)) return BigInt(list);
      let bits = 0n;
      for (const name of list.split(',')) {
        const [, bit] = Object.entries(permissions).find(([known]) => known === name) ?? [];
        if (bit === undefined) context.addIssue(`there is no permission "${name}"`);
        bits |= bit ?? 0n;
      }
      return bits;
    })
    .optional(),
  ready: z.coerce.number().positive().max(3_600).optional(),
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

const tellAddress = ({ pageUrl, apiUrl, token, applicationId, world }: Playground): void => {
  process.stdout.write(`The playground is running. Open ${pageUrl} and log your bot in:

  API address: ${apiUrl}
  Token: ${token}
  Application ID: ${applicationId}

These ids stay the same from one start to the next:

${idsOf(world)}

Press Ctrl+C to end it; everything in it is gone then.
`);
};

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowNegative: true,
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      token: { type: 'string' },
      name: { type: 'string' },
      seed: { type: 'string' },
      'rate-limits': { type: 'boolean', default: true },
      intents: { type: 'string' },
      permissions: { type: 'string' },
      ready: { type: 'string' },
      // oxlint-disable-next-line unicorn/no-thenable -- the name of an option: nobody awaits these
      then: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const [word, ...command] = positionals;
  if (word !== undefined && word !== 'run') return complain(`There is no "${word}".\n\n${usage}`);
  if (word === undefined && (values.then ?? values.ready) !== undefined)
    return complain(`--then and --ready are for run.\n\n${usage}`);
  if (word === 'run' && command.length === 0) return complain(`Which command? It follows --.\n\n${usage}`);
  const { port, token, name, seed, intents, ready = 30, permissions: bits } = settings.parse(values);
  const playground = await startPlayground({
    log: { warn: report('warning'), error: report('error') },
    rateLimits: values['rate-limits'] ? 'discord' : 'off',
    ...(port !== undefined ? { port } : word === 'run' ? {} : { preferredPort: usualPort }),
    ...(token === undefined ? {} : { token }),
    ...(name === undefined ? {} : { botName: name }),
    ...(seed === undefined ? {} : { seed }),
    ...(intents === undefined ? {} : { intents }),
  });
  for (const guild of playground.world.guilds.values())
    if (bits !== undefined) playground.setBotRole(guild, bits);
  if (word === 'run') {
    process.exitCode = await runBeside(playground, { command, tests: values.then, ready });
    return playground.close();
  }
  tellAddress(playground);
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
