import type { GatewayDispatchPayload } from 'discord.js';
import { expect, it, type TestContext } from 'vitest';
import { listenToGateway } from '../../src/discord/gateway/gateway.ts';
import { userId } from '../../src/lib/ids.ts';
import { createLog } from '../../src/lib/log.ts';
import { hearing } from '../support/connected-bot.ts';
import { connected, self } from '../support/troubled-gateway.ts';

/** What the playground, being a faithful one, never says. */

it('empty events are dropped and their kind is logged, and the next one is received', async (context) => {
  const { discord, ear, gateway, interactions, text: logged } = await connected(context);

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
  for (const kind of kinds) for (const payload of odd) gateway.says(kind, payload);
  for (const payload of odd) gateway.says('INTERACTION_CREATE', payload);
  gateway.says('SOMETHING_NEW', { id: '1' });
  const text = 'a sane message';
  const author = { id: '100000000000000009', username: 'alice' };
  gateway.says('MESSAGE_CREATE', {
    id: '100000000000000002',
    channel_id: '100000000000000003',
    content: text,
    author,
  });

  expect(await ear.first((one) => (one[0] === 'message' ? one[1].content : undefined))).toBe(text);
  expect(ear.heard.map(([name]) => name)).toEqual(['sessionStarted', 'message']);
  expect(interactions).toHaveLength(odd.length);
  for (const kind of kinds) expect(logged()).toContain(`"event":"${kind}","field":"`);
  expect(discord.connected()).toBe(true);
});

const message = {
  id: '100000000000000002',
  channel_id: '100000000000000003',
  author: { id: '100000000000000009', username: 'alice' },
  content: 'Any pain?',
  type: 19,
};
const readOdd = async (odd: object, context: TestContext) => {
  const { ear, gateway, text: logged } = await connected(context);
  gateway.says('MESSAGE_CREATE', { ...message, ...odd });
  const news = await ear.first((one) => (one[0] === 'message' ? one[1] : undefined));
  return { news, logged };
};

it.for<[field: string, object]>([
  ['member.roles', { member: { roles: [{ id: '5' }] } }],
  ['author', { author: { ...message.author, username: {} } }],
  ['attachments', { attachments: [null] }],
  ['attachments', { attachments: {} }],
  ['components', { components: ['text'] }],
  ['interaction_metadata', { interaction_metadata: { type: 2, id: '5', user: {} } }],
])('a message is read without an odd %s, which the log names', async ([field, odd], context) => {
  const { news, logged } = await readOdd({ ...odd, embeds: 5 }, context);
  expect(news).toMatchObject({ content: message.content, author: { roles: undefined }, customIds: [] });
  expect(news.odd).toBeUndefined();
  expect(logged()).toContain(`"event":"MESSAGE_CREATE","field":"${field}"`);
});

it.for<[field: string, object]>([
  ['content', { content: { text: message.content } }],
  ['mentions', { mentions: [null] }],
  ['message_reference', { message_reference: { message_id: {} } }],
  ['message_reference', { message_reference: { message_id: '7' }, referenced_message: { id: '7' } }],
  ['message_snapshots', { message_reference: { type: 1 }, message_snapshots: [{}] }],
])('a message whose %s cannot be read is known to be odd', async ([field, odd], context) => {
  const { news, logged } = await readOdd(odd, context);
  expect(news).toMatchObject({ id: message.id, odd: true });
  expect(logged()).toContain(`"event":"MESSAGE_CREATE","field":"${field}"`);
});

it('an edit whose mentions cannot be read brings no new text', async (context) => {
  const { ear, gateway, text: logged } = await connected(context);
  gateway.says('MESSAGE_UPDATE', { ...message, mentions: [null] });
  const edited = await ear.first((one) => (one[0] === 'messageEdited' ? one[1] : undefined));
  expect(edited).toEqual({ channelId: message.channel_id, id: message.id, message: undefined });
  expect(logged()).toContain('"event":"MESSAGE_UPDATE","field":"mentions"');
});

const gone = '100000000000000006';

it('a session that does not say who the bot is still counts as one', async (context) => {
  const { discord, ear, gateway } = await connected(context, { ready: { user: undefined } });
  gateway.says('CHANNEL_DELETE', { id: gone });
  expect(await ear.first((one) => (one[0] === 'channelGone' ? one[1] : undefined))).toBe(gone);
  expect(discord.connected()).toBe(true);
});

it('roles that the bot is given during a session are reported, those of others are not', async (context) => {
  const { ear, gateway } = await connected(context);
  const id = '100000000000000004';
  const role = '100000000000000005';
  gateway.says('GUILD_MEMBER_UPDATE', { guild_id: id, user: { id: '100000000000000009' }, roles: ['1'] });
  const until = '2031-01-01T00:00:00.000000+00:00';
  const update = { guild_id: id, user: { id: self }, roles: [role], communication_disabled_until: until };
  gateway.says('GUILD_MEMBER_UPDATE', update);
  const changed = await ear.first((one) => (one[0] === 'selfChanged' ? one[1] : undefined));
  expect(changed).toEqual({ id, botRoles: [role], timedOutUntil: Date.parse(until) });
});

it.for<[string, object, boolean]>([
  ['added to', { added_members: [{ user_id: self }] }, true],
  ['taken out of', { removed_member_ids: ['100000000000000009', self] }, false],
])(
  'that the bot is %s a thread is reported, and of others nothing',
  async ([, change, isMember], context) => {
    const { ear, gateway } = await connected(context);
    const place = { id: '100000000000000007', guild_id: '100000000000000004' };
    gateway.says('THREAD_MEMBERS_UPDATE', { ...place, removed_member_ids: ['100000000000000009'] });
    gateway.says('THREAD_MEMBERS_UPDATE', { ...place, ...change });
    const news = await ear.first((one) => (one[0] === 'selfInThread' ? one[1] : undefined));
    expect(news).toEqual({ id: place.id, guildId: place.guild_id, isMember });
  },
);

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

it('of a partial edit, a new text is reported, and a link preview is not a change', async (context) => {
  const { ear, gateway } = await connected(context);
  const author = { id: '100000000000000009', username: 'alice' };
  const message = { id: '100000000000000002', channel_id: '100000000000000003' };
  gateway.says('MESSAGE_UPDATE', { ...message, embeds: [{ title: 'A preview' }] });
  gateway.says('MESSAGE_UPDATE', { ...message, author, embeds: [] });
  gateway.says('MESSAGE_UPDATE', { ...message, content: 'a new text' });
  expect(await ear.first((one) => (one[0] === 'messageEdited' ? one[1] : undefined))).toEqual({
    channelId: message.channel_id,
    id: message.id,
    message: undefined,
  });
  expect(ear.heard.map(([name]) => name)).toEqual(['sessionStarted', 'messageEdited']);
});

it.for<[string, object, object[] | undefined]>([
  ['lists none', { threads: [] }, []],
  ['does not list its threads', {}, undefined],
])('a server that %s is reported as such', async ([, more, threads], context) => {
  const { ear, gateway } = await connected(context);
  gateway.says('GUILD_CREATE', { id: '100000000000000004', ...more });
  const guild = await ear.first((one) => (one[0] === 'guildAvailable' ? one[1] : undefined));
  expect(guild.threads).toEqual(threads);
});
