import { DiscordAPIError, Events, type Message, type TextChannel } from 'discord.js';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { opened } from './playground-support.ts';

const open = opened();
afterEach(() => open.close());

describe('messages between the bot and people', () => {
  it('a client logs in, knows its server and hears a person with name and text', async () => {
    const playground = await open.playground();
    const client = await open.client(playground);
    expect(client.user.id).toBe(playground.applicationId);
    expect(client.guilds.cache.map((guild) => guild.name)).toEqual(['Rounds Playground']);
    const heard = once(client, Events.MessageCreate);
    const sent = playground.person('alice').send('class', 'good morning');
    const [message] = (await heard) as [Message];
    expect(message).toMatchObject({ id: sent.id, content: 'good morning' });
    expect(message.author.username).toBe('alice');
  });

  it('a reply refers to its message, and the same nonce gives the same message', async () => {
    const playground = await open.playground();
    const client = await open.client(playground);
    const asked = playground.person('alice').send('class', 'question');
    const channel = (await client.channels.fetch(asked.channelId)) as TextChannel;
    const reply = {
      content: 'answer',
      nonce: 'n1',
      enforceNonce: true,
      reply: { messageReference: asked.id, failIfNotExists: false },
      allowedMentions: { parse: [], repliedUser: false },
    } as const;
    const first = await channel.send(reply);
    const second = await channel.send(reply);
    expect(second.id).toBe(first.id);
    expect(first.reference?.messageId).toBe(asked.id);
    expect(playground.world.messages(channel.id)).toHaveLength(2);
  });

  it('a text of 2,001 characters is refused with 50035', async () => {
    const playground = await open.playground();
    const client = await open.client(playground);
    const channel = (await client.channels.fetch(playground.place('class').id)) as TextChannel;
    const refused = await channel.send('x'.repeat(2_001)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DiscordAPIError);
    expect((refused as DiscordAPIError).code).toBe(50_035);
  });
});
