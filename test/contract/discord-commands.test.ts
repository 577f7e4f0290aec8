import type { Playground } from 'discord-playground';
import { describe, expect, it } from 'vitest';
import { commandsIn, registerCommands, type SentCommands } from '../../src/discord/commands/registration.ts';
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
import { sendJson, restServer, restTo, type RestServer } from '../support/rest-server.ts';
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

/** What a store remembers of it. */
const memory = () => {
  const all = new Map<string, SentCommands>();
  return {
    get: async (application: string) => all.get(application),
    set: async (sent: SentCommands) => void all.set(sent.applicationId, sent),
  };
};

const memories = new WeakMap<Playground, ReturnType<typeof memory>>();
const memoryOf = (there: Playground): ReturnType<typeof memory> => {
  const known = memories.get(there) ?? memory();
  memories.set(there, known);
  return known;
};

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
    sent: memoryOf(there),
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

  it('is done again after an hour, and where the commands are gone', async () => {
    const there = await playground();
    await register(there);
    const last = await memoryOf(there).get(there.applicationId);
    if (last === undefined) throw new Error('nothing was remembered');
    await memoryOf(there).set({ ...last, at: last.at - 3_600_001 });
    await register(there);
    expect(writes(there)).toEqual([global, global]);
    const { rest } = await connect(there);
    await rest.send({ method: 'PUT', route: `/applications/${there.applicationId}/commands`, body: [] });
    await register(there);
    expect(writes(there)).toHaveLength(4);
  });

  it('leaves nothing in the server where it was done before', async () => {
    const there = await playground();
    const elsewhere = there.addGuild({ name: 'elsewhere', owner: 'owner', channels: [] });
    const [first, second] = [there.guild().id, elsewhere.id];
    const { rest, applicationId } = await connect(there);
    const counts = async () =>
      Promise.all(
        [undefined, first, second].map(async (place) => {
          const found = await commandsIn(rest, { applicationId, place });
          return found.length;
        }),
      );
    await register(there, { guild: first });
    expect(await counts()).toEqual([0, routes.length, 0]);
    await register(there, { guild: second });
    expect(await counts()).toEqual([0, 0, routes.length]);
    there.removeBot(elsewhere);
    await register(there);
    there.returnBot(elsewhere);
    expect((await counts()).slice(0, 2)).toEqual([routes.length, 0]);
  });
});

const registerAt = ({ apiUrl }: RestServer) =>
  registerCommands({
    rest: restTo(apiUrl),
    applicationId: '500000000000000001',
    routes,
    languages,
    sent: memory(),
    log: createLog({ level: 'silent' }),
  });

it('the command that opens an application’s Activity is kept', async () => {
  const entryPoint = { id: '500000000000000002', type: 4, name: 'launch', handler: 2 };
  const server = await restServer(({ method, body }, response) => {
    if (method === 'GET') return sendJson(response, 200, [entryPoint]);
    if (!body.includes('"type":4')) return sendJson(response, 400, { code: 50_240, message: 'no' });
    return sendJson(response, 200, []);
  });
  expect(await registerAt(server)).toEqual({ kind: 'registered' });
  expect(JSON.parse(server.requests.at(-1)?.body ?? '')).toContainEqual(entryPoint);
});

it('commands that Discord refuses are named, with the field and the reason', async () => {
  const reason = { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 100 or fewer in length.' }] };
  const server = await restServer(({ method }, response) => {
    if (method === 'GET') return sendJson(response, 200, []);
    const errors = { 2: { options: { 0: { options: { 1: { description: reason } } } } } };
    sendJson(response, 400, { code: 50_035, message: 'Invalid Form Body', errors });
  });
  expect(await registerAt(server)).toEqual({
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
