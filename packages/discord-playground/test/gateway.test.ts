import { once } from 'node:events';
import { Events, GatewayIntentBits, type Client, type Message } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { opened } from './support.ts';

const startLimits = z.object({
  shards: z.number(),
  session_start_limit: z.object({ remaining: z.number(), max_concurrency: z.number() }),
});

const open = opened();
afterEach(() => open.close());

/** The texts of the next messages that a client hears. */
const heard = (client: Client, count: number): Promise<string[]> =>
  new Promise((resolve) => {
    const texts: string[] = [];
    client.on(Events.MessageCreate, (message) => {
      texts.push(message.content);
      if (texts.length === count) resolve(texts);
    });
  });

describe('the gateway', () => {
  it('a dropped connection is resumed, and missed events are sent in order', async () => {
    const playground = await open.playground();
    const client = await open.client(playground);
    const texts = heard(client, 3);
    const resumed = once(client, Events.ShardResume);
    playground.person('alice').send('class', 'before');
    playground.gateway.dropConnections();
    playground.person('alice').send('class', 'meanwhile');
    await resumed;
    playground.person('alice').send('class', 'after');
    expect(await texts).toEqual(['before', 'meanwhile', 'after']);
    expect(playground.gateway.identifies).toBe(1);
  });

  it('a client that is asked to reconnect resumes', async () => {
    const playground = await open.playground();
    const client = await open.client(playground);
    const resumed = once(client, Events.ShardResume);
    playground.gateway.forceReconnect();
    await resumed;
    expect(playground.gateway.identifies).toBe(1);
  });

  it('an invalid session is identified again', async () => {
    const playground = await open.playground();
    const client = await open.client(playground);
    const readyAgain = once(client, Events.ShardReady);
    playground.gateway.invalidateSession({ resumable: false });
    await readyAgain;
    expect(playground.gateway.identifies).toBe(2);
  });

  it('who identifies too soon is told to try again, and it is counted', async () => {
    const playground = await open.playground({ sharding: { identifyLimits: 'discord', recommended: 3 } });
    const first = await open.client(playground);
    expect(playground.gateway.identifies).toBe(1);
    // Another process knows nothing of the first one's pace.
    const second = open.newClient(playground);
    void second.login(playground.token).catch(() => undefined);
    await expect.poll(() => playground.gateway.identifiesTooSoon).toBe(1);
    expect(playground.gateway.identifies).toBe(1);
    const { shards, session_start_limit: limit } = await first.rest
      .get('/gateway/bot')
      .then((answer) => startLimits.parse(answer));
    expect({ shards, remaining: limit.remaining }).toEqual({ shards: 3, remaining: 999 });
  });

  it('a privileged intent that is not enabled closes the connection with 4014', async () => {
    const playground = await open.playground({ intents: [] });
    const client = open.newClient(playground);
    await expect(client.login(playground.token)).rejects.toThrow(Error);
    expect(playground.gateway.identifies).toBe(0);
  });

  it('a wrong token is refused by REST and gateway', async () => {
    const playground = await open.playground();
    const client = open.newClient(playground);
    await expect(client.login('wrong')).rejects.toThrow(Error);
  });

  it('without the intent, text arrives only if the bot is mentioned, replied to with a ping, or in direct messages', async () => {
    const playground = await open.playground({ intents: [] });
    const client = await open.client(playground, {
      intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
    });
    const alice = playground.person('alice');
    const channel = await client.channels.fetch(playground.place('class').id);
    if (channel?.isSendable() !== true) throw new Error('no such channel');
    const own = await channel.send('mine');
    const ownSent = playground.world.message(channel.id, own.id);
    if (ownSent === undefined) throw new Error('the message was lost');
    const texts = heard(client, 5);
    const unread = alice.send('class', 'plain');
    alice.send('class', `hello <@${client.user.id}>`);
    alice.send('class', 'a reply', { replyTo: ownSent });
    alice.send('class', 'a silent reply', { replyTo: ownSent, mention: false });
    alice.send(alice.openDm(), 'direct');
    expect(await texts).toEqual(['', `hello <@${client.user.id}>`, 'a reply', '', 'direct']);
    const fetched = (await client.rest.get(`/channels/${channel.id}/messages/${unread.id}`)) as {
      content: string;
    };
    expect(fetched.content).toBe('');
  });

  it('held events wait, in order, and a duplicated one arrives twice', async () => {
    const playground = await open.playground();
    const client = await open.client(playground);
    const texts = new Promise<string[]>((resolve) => {
      const found: string[] = [];
      // The packets themselves: the client drops a message that it knows already.
      client.on(Events.Raw, (packet: { t: string; d: { content: string } }) => {
        if (packet.t === 'MESSAGE_CREATE') found.push(packet.d.content);
        if (found.length === 3) resolve(found);
      });
    });
    playground.gateway.holdEvents();
    playground.gateway.duplicateNext('MESSAGE_CREATE');
    playground.person('alice').send('class', 'one');
    playground.person('alice').send('class', 'two');
    playground.gateway.releaseEvents();
    expect(await texts).toEqual(['one', 'one', 'two']);
  });

  it('unanswered heartbeats make the client reconnect', async () => {
    const playground = await open.playground({ heartbeatInterval: 60 });
    const client = await open.client(playground);
    const resumed = once(client, Events.ShardResume);
    playground.gateway.muteHeartbeatAcks();
    await once(client, Events.ShardReconnecting);
    playground.gateway.muteHeartbeatAcks(false);
    await resumed;
    expect(playground.gateway.identifies).toBe(1);
  });

  it('active threads come with the server and name their last message; archived ones do not come', async () => {
    const playground = await open.playground();
    const alice = playground.person('alice');
    const active = alice.createThread('class', 'active');
    const last = alice.send(active, 'the last word');
    const asleep = alice.createThread('class', 'asleep');
    alice.editThread(asleep, { archived: true });
    const client = await open.client(playground);
    const cached = client.channels.cache.get(active.id);
    if (cached?.isThread() !== true) throw new Error('the thread did not come with the server');
    expect(cached.lastMessageId).toBe(last.id);
    expect(client.channels.cache.has(asleep.id)).toBe(false);
  });

  it('a server that the bot joins or leaves is reported', async () => {
    const playground = await open.playground();
    const client = await open.client(playground);
    const joined = once(client, Events.GuildCreate);
    const guild = playground.addGuild({ name: 'Second', owner: 'teacher', channels: [{ name: 'hall' }] });
    await joined;
    const spoken = once(client, Events.MessageCreate);
    playground.person('bob').send('hall', 'hello');
    expect(((await spoken) as [Message])[0].guildId).toBe(guild.id);
    const left = once(client, Events.GuildDelete);
    playground.removeBot(guild);
    await left;
    expect(client.guilds.cache.has(guild.id)).toBe(false);
  });
});
