import { once } from 'node:events';
import { DiscordAPIError, Events, GatewayDispatchEvents, GatewayIntentBits, type Client } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { Playground } from '../src/server.ts';
import type { Message } from '../src/world/entities.ts';
import { opened } from './support.ts';

const open = opened();
afterEach(() => open.close());

const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages];
const withReactions = [...intents, GatewayIntentBits.GuildMessageReactions];

const addressOf = ({ channelId, id }: Message, emoji?: string, user?: string) => {
  const rest = emoji === undefined ? [] : [encodeURIComponent(emoji), ...(user === undefined ? [] : [user])];
  return `/channels/${[channelId, 'messages', id, 'reactions', ...rest].join('/')}` as const;
};

/** The names of the next events about reactions, each with its emoji and person. */
const heard = (client: Client, count: number): Promise<readonly unknown[]> =>
  new Promise((resolve) => {
    const all: unknown[] = [];
    client.on(Events.Raw, ({ t, d }: { t: string | null; d: Record<string, unknown> }) => {
      if (t?.startsWith('MESSAGE_REACTION') !== true) return;
      all.push([t, (d['emoji'] as { name: string } | undefined)?.name, d['user_id']]);
      if (all.length === count) resolve(all);
    });
  });

const refusalOf = async (doing: Promise<unknown>): Promise<unknown> => {
  const error = await doing.catch((caught: unknown) => caught);
  return error instanceof DiscordAPIError ? error.code : error;
};

const moderated = (playground: Playground): void =>
  playground.setBotPermissions('class', { allow: ['ManageMessages', 'AddReactions'] });

describe('reactions', () => {
  it('a person reacts and takes it back, and the bot hears both', async () => {
    const playground = await open.playground();
    const client = await open.client(playground, { intents: withReactions });
    const alice = playground.person('alice');
    const message = playground.person('bob').send('class', 'a question');
    const events = heard(client, 2);
    alice.react(message, '👍');
    alice.react(message, '👍');
    alice.unreact(message, '👍');
    expect(await events).toEqual([
      [GatewayDispatchEvents.MessageReactionAdd, '👍', alice.id],
      [GatewayDispatchEvents.MessageReactionRemove, '👍', alice.id],
    ]);
    expect(message.reactions.size).toBe(0);
  });

  it('a bot that has not asked for reactions hears of none', async () => {
    const playground = await open.playground();
    const client = await open.client(playground, { intents });
    const names: unknown[] = [];
    client.on(Events.Raw, ({ t }: { t: string | null }) => names.push(t));
    const next = once(client, Events.MessageCreate);
    const alice = playground.person('alice');
    alice.react(alice.send('study-group', 'news'), '👍');
    await next;
    expect(names).toEqual([GatewayDispatchEvents.MessageCreate]);
  });

  it('the bot reacts, reads who has reacted, and clears, told of each step', async () => {
    const playground = await open.playground();
    const client = await open.client(playground, { intents: withReactions });
    moderated(playground);
    const [alice, bob] = [playground.person('alice'), playground.person('bob')];
    const message = alice.send('class', 'vote');
    const bot = client.user.id;
    const events = heard(client, 8);
    await client.rest.put(addressOf(message, '✅', '@me'));
    bob.react(message, '✅');
    alice.react(message, '❌');
    const users = (await client.rest.get(addressOf(message, '✅'))) as { id: string }[];
    expect(users.map(({ id }) => id).toSorted()).toEqual([bot, bob.id].toSorted());
    const [shown] = (await client.rest.get(`/channels/${message.channelId}/messages`)) as {
      reactions: unknown;
    }[];
    expect(shown?.reactions).toMatchObject([
      { emoji: { name: '✅' }, count: 2, me: true },
      { emoji: { name: '❌' }, count: 1, me: false },
    ]);
    await client.rest.delete(addressOf(message, '✅', '@me'));
    await client.rest.delete(addressOf(message, '✅', bob.id));
    bob.react(message, '❌');
    await client.rest.delete(addressOf(message, '❌'));
    await client.rest.delete(addressOf(message));
    expect(await events).toEqual([
      [GatewayDispatchEvents.MessageReactionAdd, '✅', bot],
      [GatewayDispatchEvents.MessageReactionAdd, '✅', bob.id],
      [GatewayDispatchEvents.MessageReactionAdd, '❌', alice.id],
      [GatewayDispatchEvents.MessageReactionRemove, '✅', bot],
      [GatewayDispatchEvents.MessageReactionRemove, '✅', bob.id],
      [GatewayDispatchEvents.MessageReactionAdd, '❌', bob.id],
      [GatewayDispatchEvents.MessageReactionRemoveEmoji, '❌', undefined],
      [GatewayDispatchEvents.MessageReactionRemoveAll, undefined, undefined],
    ]);
  });

  it('refuses what Discord refuses', async () => {
    const playground = await open.playground();
    const client = await open.client(playground, { intents: withReactions });
    const alice = playground.person('alice');
    const message = alice.send('class', 'vote');
    const react = (emoji: string) => client.rest.put(addressOf(message, emoji, '@me'));
    expect(await refusalOf(react('thumbs'))).toBe(10_014);
    expect(await refusalOf(react('party:123456789012345678'))).toBe(10_014);
    alice.react(message, '👍');
    expect(await refusalOf(client.rest.delete(addressOf(message, '👍', alice.id)))).toBe(50_013);
    expect(await refusalOf(client.rest.delete(addressOf(message)))).toBe(50_013);
    playground.setBotPermissions('class', { deny: ['AddReactions'] });
    expect(await refusalOf(react('👎'))).toBe(50_013);
    // What is there already, anybody may join.
    await react('👍');
    for (let more = 1; more < 20; more += 1) alice.react(message, String.fromCodePoint(0x1f5ff + more));
    playground.setBotPermissions('class', {});
    expect(await refusalOf(react('😓'))).toBe(30_010);
  });
});
