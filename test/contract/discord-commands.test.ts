import type { Playground } from 'discord-playground';
import { describe, expect, it } from 'vitest';
import { registerCommands } from '../../src/discord/commands/registration.ts';
import { done } from '../../src/discord/reply.ts';
import {
  command,
  messageCommand,
  subcommand,
  type CommandRoute,
  type MessageCommandRoute,
  type Suggest,
} from '../../src/discord/interactions/route.ts';
import { guildId } from '../../src/lib/ids.ts';
import { createLog } from '../../src/lib/log.ts';
import { languages } from '../../src/locale/words.ts';
import { sendJson, restServer, restTo } from '../support/rest-server.ts';
import { connect, playground } from '../support/connected-bot.ts';

const handle = async () => done;
const suggest: Suggest = async () => [];

const routes: readonly (CommandRoute | MessageCommandRoute)[] = [
  command({ name: 'help', description: () => 'Help', where: 'guild_and_dm', handle }),
  command({ name: 'stream', description: () => 'Stream', where: 'guild', permission: 1n << 5n, handle }),
  {
    kind: 'command',
    name: 'compose',
    description: () => 'Compose',
    where: 'guild_and_dm',
    entries: [
      subcommand({
        name: 'case',
        description: () => 'A case',
        options: {
          name: { type: 'string', description: () => 'Name', required: true, maxLength: 80 },
          who: { type: 'string', description: () => 'Who', choices: [{ name: () => 'Me', value: 'me' }] },
          packaged: { type: 'boolean', description: () => 'Packaged' },
          model: { type: 'string', description: () => 'Model', suggest },
        },
        handle,
      }),
    ],
  },
  messageCommand('Ask this', handle),
];

const writes = (there: Playground): readonly string[] =>
  there
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ method, route }) => `${method} ${route}`);

const global = 'PUT /applications/:applicationId/commands';
const inServer = 'PUT /applications/:applicationId/guilds/:guildId/commands';

const register = async (
  there: Playground,
  more: { routes?: readonly (CommandRoute | MessageCommandRoute)[]; guild?: string } = {},
) => {
  const { rest, applicationId } = await connect(there);
  await registerCommands({
    rest,
    applicationId,
    routes: more.routes ?? routes,
    languages,
    guildId: more.guild === undefined ? undefined : guildId(more.guild),
    log: createLog({ level: 'silent' }),
  });
};

describe('registering', () => {
  it('makes the commands available, and a second start writes nothing', async () => {
    const there = await playground();
    await register(there);
    expect(writes(there)).toEqual([global]);
    await register(there);
    expect(writes(there)).toEqual([global]);
  });

  it.each<[string, readonly (CommandRoute | MessageCommandRoute)[]]>([
    ['one fewer', routes.slice(1)],
    ['another description', [command({ ...textOf('Another'), handle }), ...routes.slice(1)]],
    ['another context', [command({ ...textOf('Help'), where: 'guild', handle }), ...routes.slice(1)]],
    ['another permission', [command({ ...textOf('Help'), permission: 8n, handle }), ...routes.slice(1)]],
    [
      'one more option',
      [
        command({ ...textOf('Help'), options: { on: { type: 'string', description: () => 'On' } }, handle }),
        ...routes.slice(1),
      ],
    ],
  ])('%s is written', async (_what, changed) => {
    const there = await playground();
    await register(there);
    await register(there, { routes: changed });
    expect(writes(there)).toEqual([global, global]);
  });

  it('in one server removes the global ones, and a second start writes nothing', async () => {
    const there = await playground();
    await register(there);
    const guild = there.guild().id;
    await register(there, { guild });
    expect(writes(there)).toEqual([global, inServer, global]);
    await register(there, { guild });
    expect(writes(there)).toEqual([global, inServer, global]);
  });
});

it('commands that Discord refuses are named, with the field and the reason', async () => {
  const reason = { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 100 or fewer in length.' }] };
  const server = await restServer(({ method }, response) => {
    if (method === 'GET') return sendJson(response, 200, []);
    const errors = { 2: { options: { 0: { options: { 1: { description: reason } } } } } };
    sendJson(response, 400, { code: 50_035, message: 'Invalid Form Body', errors });
  });
  const rest = restTo(server.apiUrl);
  const log = createLog({ level: 'silent' });
  const registered = await registerCommands({
    rest,
    applicationId: '500000000000000001',
    routes,
    languages,
    log,
  });
  expect(registered).toEqual({
    kind: 'refused',
    code: 50_035,
    reasons: [
      '/compose: options[0].options[1].description[BASE_TYPE_MAX_LENGTH]: Must be 100 or fewer in length.',
    ],
  });
});

function textOf(description: string) {
  return { name: 'help', description: () => description, where: 'guild_and_dm' } as const;
}
