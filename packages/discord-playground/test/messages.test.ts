import { DiscordAPIError, Events, type Message, type TextChannel } from 'discord.js';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { Refusal } from '../src/refusal.ts';
import { opened } from './support.ts';

const open = opened();
afterEach(() => open.close());

describe('messages between the bot and people', () => {
  it('a client logs in, knows its server and hears a person with name and text', async () => {
    const playground = await open.playground();
    const client = await open.client(playground);
    expect(client.user.id).toBe(playground.applicationId);
    expect(client.guilds.cache.map((guild) => guild.name)).toEqual(['Playground']);
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

  it('people’s forwards, stickers, polls and files arrive as what they are', async () => {
    const playground = await open.playground();
    const client = await open.client(playground);
    const alice = playground.person('alice');
    const heard: Message[] = [];
    const all = new Promise<void>((resolve) => {
      client.on(Events.MessageCreate, (message) => {
        heard.push(message);
        if (heard.length === 5) resolve();
      });
    });
    const original = alice.send('study-group', 'look at this');
    alice.send('class', '', { forward: original });
    alice.send('class', '', { stickers: ['1'] });
    alice.send('class', '', { poll: { question: 'Which?', answers: ['this', 'that'] } });
    alice.send('class', 'with a file', { attachments: [{ name: 'note.txt', data: 'text' }] });
    await all;
    const [, forward, sticker, poll, file] = heard;
    expect(forward?.content).toBe('');
    expect(forward?.messageSnapshots.first()?.content).toBe('look at this');
    expect(sticker?.stickers.size).toBe(1);
    expect(poll?.poll?.question.text).toBe('Which?');
    expect(file?.attachments.first()?.name).toBe('note.txt');
  });

  it('a reply pings only those whom allowed_mentions permits', async () => {
    const playground = await open.playground();
    const client = await open.client(playground);
    const { id } = playground.person('alice');
    const channel = (await client.channels.fetch(playground.place('class').id)) as TextChannel;
    const nobody = await channel.send({ content: `<@${id}> @everyone`, allowedMentions: { parse: [] } });
    const her = await channel.send({ content: `<@${id}>`, allowedMentions: { users: [id] } });
    expect(nobody.mentions.users.size).toBe(0);
    expect(nobody.mentions.everyone).toBe(false);
    expect([...her.mentions.users.keys()]).toEqual([id]);
  });

  it('edits and deletions are reported, and nobody may edit what another wrote', async () => {
    const playground = await open.playground();
    const client = await open.client(playground);
    const alice = playground.person('alice');
    const sent = alice.send('class', 'one');
    const edited = once(client, Events.MessageUpdate);
    alice.edit(sent, 'two');
    expect(((await edited) as [Message, Message])[1].content).toBe('two');
    const path = `/channels/${sent.channelId}/messages/${sent.id}` as const;
    await expect(client.rest.patch(path, { body: { content: 'x' } })).rejects.toMatchObject({ code: 50_005 });
    await expect(client.rest.delete(path)).rejects.toMatchObject({ code: 50_013 });
    const deleted = once(client, Events.MessageDelete);
    alice.delete(sent);
    expect(((await deleted) as [Message])[0].id).toBe(sent.id);
    await expect(client.rest.get(path)).rejects.toMatchObject({ code: 10_008 });
  });

  it('slow mode slows people down but not the bot', async () => {
    const playground = await open.playground();
    const client = await open.client(playground);
    playground.setSlowmode('class', 60);
    const alice = playground.person('alice');
    alice.send('class', 'one');
    expect(() => alice.send('class', 'two')).toThrow(Refusal);
    playground.person('teacher').send('class', 'three');
    playground.person('teacher').send('class', 'four');
    const channel = (await client.channels.fetch(playground.place('class').id)) as TextChannel;
    await channel.send('five');
    await channel.send('six');
    expect(playground.world.messages(channel.id)).toHaveLength(5);
  });
});
