import { once } from 'node:events';
import type { GatewayDispatchPayload } from 'discord.js';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { connectDiscord } from '../../src/discord/client.ts';
import type { GatewayEvents } from '../../src/discord/gateway/news.ts';
import { listenToGateway } from '../../src/discord/gateway/gateway.ts';
import { userId } from '../../src/lib/ids.ts';
import { createLog, type Log } from '../../src/lib/log.ts';
import { Secret } from '../../src/lib/secret.ts';
import { hearing } from '../support/connected-bot.ts';
import { sendJson, startRestServer } from '../support/rest-server.ts';

const self = '100000000000000001';

const whole = { user: { id: self, username: 'odd' }, guilds: [], application: { id: self, flags: 0 } };

/** A gateway that says whatever it is told to, which the playground, being a faithful one, never would. */
const startOddGateway = async (ready: object = whole) => {
  const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(sockets, 'listening');
  const address = sockets.address();
  const url = typeof address === 'object' && address !== null ? `ws://127.0.0.1:${address.port}` : '';
  const rest = await startRestServer(({ path }, response) => {
    if (path.startsWith('/gateway'))
      sendJson(response, 200, {
        url,
        shards: 1,
        session_start_limit: { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 },
      });
    else sendJson(response, 200, { id: self, username: 'odd', flags: 0 });
  });
  onTestFinished(async () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
    await rest.close();
  });
  let sequence = 0;
  const dispatch = (t: string, d: unknown): void => {
    sequence += 1;
    for (const socket of sockets.clients) socket.send(JSON.stringify({ op: 0, s: sequence, t, d }));
  };
  sockets.on('connection', (socket) => {
    socket.send(JSON.stringify({ op: 10, d: { heartbeat_interval: 60_000 } }));
    socket.once('message', () =>
      dispatch('READY', {
        v: 10,
        session_id: 's',
        resume_gateway_url: url,
        ...ready,
      }),
    );
  });
  return { apiUrl: rest.apiUrl, dispatch };
};

interface Options {
  /** What READY tells beside the session itself. */
  readonly ready?: object;
  readonly events?: Partial<GatewayEvents>;
  readonly onInteraction?: (payload: unknown) => void;
  readonly log?: Log;
}

/** The bot's ear on an odd gateway. */
const listening = async (options: Options = {}) => {
  const { ready, events, onInteraction = () => undefined, log = createLog({ level: 'silent' }) } = options;
  const { apiUrl, dispatch } = await startOddGateway(ready);
  const discord = await connectDiscord({
    token: new Secret('t'),
    apiUrl,
    log,
    signal: new AbortController().signal,
    onFatal: () => undefined,
  });
  onTestFinished(() => discord.close());
  const ear = hearing();
  await discord.open(
    listenToGateway({
      self: discord.self,
      listeners: [{ ...ear.events, ...events }],
      onInteraction: async (payload) => onInteraction(payload),
      log,
    }),
  );
  return { discord, ear, dispatch };
};

it('empty events are dropped and their kind is logged, and the next one is received', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'trace', to: { write: (line) => void lines.push(line) } });
  const interactions: unknown[] = [];
  const { discord, ear, dispatch } = await listening({
    log,
    onInteraction: (payload) => interactions.push(payload),
  });

  const kinds = [
    'MESSAGE_CREATE',
    'MESSAGE_UPDATE',
    'MESSAGE_DELETE',
    'THREAD_CREATE',
    'THREAD_LIST_SYNC',
    'THREAD_DELETE',
    'CHANNEL_DELETE',
    'CHANNEL_UPDATE',
    'GUILD_CREATE',
    'GUILD_DELETE',
    'GUILD_ROLE_UPDATE',
  ];
  const odd = [null, {}, [], 'text', 5, { id: 'x', guild_id: {}, author: [], type: 'x' }];
  for (const kind of kinds) for (const payload of odd) dispatch(kind, payload);
  for (const payload of odd) dispatch('INTERACTION_CREATE', payload);
  dispatch('SOMETHING_NEW', { id: '1' });
  const text = 'a sane message';
  const author = { id: '100000000000000009', username: 'alice' };
  dispatch('MESSAGE_CREATE', {
    id: '100000000000000002',
    channel_id: '100000000000000003',
    content: text,
    author,
  });

  expect(await ear.first((one) => (one[0] === 'message' ? one[1].content : undefined))).toBe(text);
  expect(ear.heard.map(([name]) => name)).toEqual(['sessionStarted', 'message']);
  expect(interactions).toHaveLength(odd.length);
  for (const kind of kinds)
    expect(lines.some((line) => line.includes(`"event":"${kind}","field":"`))).toBe(true);
  expect(discord.connected()).toBe(true);
});

const gone = '100000000000000006';

it.each([
  ['the application', { ...whole, application: undefined }],
  ['who the bot is', { ...whole, user: undefined, application: undefined }],
])('a session without %s still counts as one', async (_what, ready) => {
  const { discord, ear, dispatch } = await listening({ ready });
  dispatch('CHANNEL_DELETE', { id: gone });
  expect(await ear.first((one) => (one[0] === 'channelGone' ? one[1] : undefined))).toBe(gone);
  expect(discord.connected()).toBe(true);
});

it('roles that the bot is given during a session are reported, those of others are not', async () => {
  const { ear, dispatch } = await listening();
  const id = '100000000000000004';
  const role = '100000000000000005';
  dispatch('GUILD_MEMBER_UPDATE', { guild_id: id, user: { id: '100000000000000009' }, roles: ['1'] });
  const until = '2031-01-01T00:00:00.000000+00:00';
  const update = { guild_id: id, user: { id: self }, roles: [role], communication_disabled_until: until };
  dispatch('GUILD_MEMBER_UPDATE', update);
  const changed = await ear.first((one) => (one[0] === 'selfChanged' ? one[1] : undefined));
  expect(changed).toEqual({ id, botRoles: [role], timedOutUntil: Date.parse(until) });
});

it.each([
  ['added to', { added_members: [{ user_id: self }] }, true],
  ['taken out of', { removed_member_ids: ['100000000000000009', self] }, false],
])('that the bot is %s a thread is reported, and of others nothing', async (_what, change, isMember) => {
  const { ear, dispatch } = await listening();
  const place = { id: '100000000000000007', guild_id: '100000000000000004' };
  dispatch('THREAD_MEMBERS_UPDATE', { ...place, removed_member_ids: ['100000000000000009'] });
  dispatch('THREAD_MEMBERS_UPDATE', { ...place, ...change });
  const news = await ear.first((one) => (one[0] === 'selfInThread' ? one[1] : undefined));
  expect(news).toEqual({ id: place.id, guildId: place.guild_id, isMember });
});

it('a listener that throws keeps no other one from hearing of the same', () => {
  const bug = (): never => {
    throw new Error('a bug of ours');
  };
  const ear = hearing();
  const { dispatched, connectionChanged } = listenToGateway({
    self: userId(self),
    listeners: [{ channelGone: bug, connectionChanged: bug }, ear.events],
    onInteraction: async () => undefined,
    log: createLog({ level: 'silent' }),
  });
  dispatched({ op: 0, s: 1, t: 'CHANNEL_DELETE', d: { id: gone } } as GatewayDispatchPayload);
  connectionChanged({ shard: 0, shards: 1, isUp: false });
  expect(ear.heard.map(([name]) => name)).toEqual(['channelGone', 'connectionChanged']);
});

it('of a partial edit, a new text is reported, and a link preview is not a change', async () => {
  const { ear, dispatch } = await listening();
  const author = { id: '100000000000000009', username: 'alice' };
  const message = { id: '100000000000000002', channel_id: '100000000000000003' };
  dispatch('MESSAGE_UPDATE', { ...message, embeds: [{ title: 'A preview' }] });
  dispatch('MESSAGE_UPDATE', { ...message, author, embeds: [] });
  dispatch('MESSAGE_UPDATE', { ...message, content: 'a new text' });
  expect(await ear.first((one) => (one[0] === 'messageEdited' ? one[1] : undefined))).toEqual({
    channelId: message.channel_id,
    id: message.id,
    message: undefined,
  });
  expect(ear.heard.map(([name]) => name)).toEqual(['sessionStarted', 'messageEdited']);
});

it.each([
  ['lists none', { threads: [] }, []],
  ['does not list its threads', {}, undefined],
])('a server that %s is reported as such', async (_what, more, threads) => {
  const { ear, dispatch } = await listening();
  dispatch('GUILD_CREATE', { id: '100000000000000004', ...more });
  const guild = await ear.first((one) => (one[0] === 'guildAvailable' ? one[1] : undefined));
  expect(guild.threads).toEqual(threads);
});
