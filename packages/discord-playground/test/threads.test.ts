import { once } from 'node:events';
import { ChannelType, Events, type AnyThreadChannel, type Client, type TextChannel } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { Refusal } from '../src/refusal.ts';
import { opened } from './support.ts';

const open = opened();
afterEach(() => open.close());

const ready = async () => {
  const playground = await open.playground();
  const client = await open.client(playground);
  const channel = (await client.channels.fetch(playground.place('class').id)) as TextChannel;
  const person = (name: string) => playground.person(name);
  return {
    playground,
    client,
    channel,
    alice: person('alice'),
    bob: person('bob'),
    teacher: person('teacher'),
  };
};

const threadOn = async (channel: TextChannel): Promise<AnyThreadChannel> => {
  const message = await channel.send('a case');
  return message.startThread({ name: 'Case', autoArchiveDuration: 1440 });
};

const updated = async (client: Client): Promise<AnyThreadChannel> => {
  const [, thread] = (await once(client, Events.ThreadUpdate)) as [AnyThreadChannel, AnyThreadChannel];
  return thread;
};

describe('threads', () => {
  it('a query parameter that is given twice is refused as Discord refuses it', async () => {
    const { playground, channel } = await ready();
    const { id } = await threadOn(channel);
    const answer = await fetch(
      `${playground.apiUrl}/v10/channels/${id}/thread-members?with_member=true&with_member=true`,
      { headers: { authorization: `Bot ${playground.token}` } },
    );
    expect(answer.status).toBe(400);
  });

  it('a thread shares the id of its message, and a second one on it is refused', async () => {
    const { playground, client, channel } = await ready();
    const message = await channel.send('a case');
    const thread = await message.startThread({ name: 'Case' });
    expect(thread.id).toBe(message.id);
    const again = client.rest.post(`/channels/${channel.id}/messages/${message.id}/threads`, {
      body: { name: 'Again' },
    });
    await expect(again).rejects.toMatchObject({ code: 160_004 });
    expect(playground.world.messages(thread.id).map(({ type }) => type)).toEqual([21]);
  });

  it('sending to an archived thread reopens it, and the bot is told so before the message', async () => {
    const { client, channel, alice } = await ready();
    const thread = await threadOn(channel);
    await thread.setArchived(true);
    const order: string[] = [];
    client.on(Events.ThreadUpdate, (_old, now) => order.push(now.archived === true ? 'archived' : 'woken'));
    client.on(Events.MessageCreate, ({ content }) => order.push(content));
    const spoken = once(client, Events.MessageCreate);
    alice.send(thread, 'good morning');
    await spoken;
    expect(order.slice(-2)).toEqual(['woken', 'good morning']);
  });

  it('a locked thread accepts nothing from members or the bot, archived or not', async () => {
    const { client, channel, alice, teacher } = await ready();
    const thread = await threadOn(channel);
    const locked = updated(client);
    teacher.editThread(thread, { locked: true });
    expect((await locked).locked).toBe(true);
    expect(() => alice.send(thread, 'hello')).toThrow(Refusal);
    await expect(thread.send('hello')).rejects.toMatchObject({ code: 160_005 });
    const archived = updated(client);
    teacher.editThread(thread, { archived: true });
    await archived;
    await expect(thread.send('hello')).rejects.toMatchObject({ code: 50_083 });
    expect(teacher.send(thread, 'I may').content).toBe('I may');
  });

  it('a message in an archived thread cannot be edited', async () => {
    const { channel } = await ready();
    const thread = await threadOn(channel);
    const message = await thread.send('one');
    await thread.setArchived(true);
    await expect(message.edit('two')).rejects.toMatchObject({ code: 50_083 });
  });

  it('a private thread is visible only to its members and to moderators', async () => {
    const { channel, alice, bob, teacher } = await ready();
    const thread = await channel.threads.create({ name: 'Ours', type: ChannelType.PrivateThread });
    await thread.members.add(alice.id);
    expect(alice.messagesIn(thread)).toEqual([]);
    expect(teacher.messagesIn(thread)).toEqual([]);
    expect(() => bob.messagesIn(thread)).toThrow(Error);
    alice.addToThread(thread, bob.id);
    expect(bob.messagesIn(thread)).toEqual([]);
  });

  it('private threads belong in text channels', async () => {
    const { playground, client } = await ready();
    const body = { name: 'Ours', type: ChannelType.PrivateThread };
    const { id } = playground.place('announcements');
    await expect(client.rest.post(`/channels/${id}/threads`, { body })).rejects.toMatchObject({
      code: 50_024,
    });
  });

  it('the bot is told of a person whom it adds to a private thread, and of a deleted thread', async () => {
    const { playground, client, alice } = await ready();
    const shown = once(client, Events.ThreadCreate);
    const thread = alice.createThread('class', 'mine', { private: true });
    alice.addToThread(thread, client.user.id);
    expect(((await shown) as [AnyThreadChannel])[0].id).toBe(thread.id);
    const deleted = once(client, Events.ThreadDelete);
    playground.deleteChannel(thread);
    await deleted;
    await expect(client.rest.get(`/channels/${thread.id}`)).rejects.toMatchObject({ code: 10_003 });
  });

  it('archived threads are listed, newest first', async () => {
    const { channel } = await ready();
    const first = await threadOn(channel);
    const second = await threadOn(channel);
    await first.setArchived(true);
    await second.setArchived(true);
    const { threads } = await channel.threads.fetchArchived();
    expect(new Set(threads.keys())).toEqual(new Set([first.id, second.id]));
  });

  it('history comes newest first, after, before and around an id', async () => {
    const { channel, alice } = await ready();
    const ids = ['a', 'b', 'c', 'd', 'e'].map((text) => alice.send('class', text).id);
    const texts = async (query: { after?: string; before?: string; around?: string; limit: number }) =>
      [...(await channel.messages.fetch({ ...query, cache: false })).values()].map(({ content }) => content);
    expect(await texts({ limit: 2 })).toEqual(['e', 'd']);
    expect(await texts({ limit: 2, after: ids[0] ?? '' })).toEqual(['c', 'b']);
    expect(await texts({ limit: 2, before: ids[3] ?? '' })).toEqual(['c', 'b']);
    expect(await texts({ limit: 3, around: ids[2] ?? '' })).toEqual(['d', 'c', 'b']);
  });
});

describe('permissions', () => {
  it('a channel that the bot cannot see answers 50001, one where it may not write 50013', async () => {
    const { playground, channel } = await ready();
    playground.setBotPermissions('class', { deny: ['SendMessages'] });
    await expect(channel.send('x')).rejects.toMatchObject({ code: 50_013 });
    playground.setBotPermissions('class', { deny: ['ViewChannel'] });
    await expect(channel.send('x')).rejects.toMatchObject({ code: 50_001 });
  });

  it('a channel that becomes visible brings its active threads', async () => {
    const { playground, client, alice } = await ready();
    const thread = alice.createThread('class', 'seen later');
    playground.setBotPermissions('class', { deny: ['ViewChannel'] });
    const synced = once(client, Events.ThreadListSync);
    playground.setBotPermissions('class', {});
    const [threads] = (await synced) as [Map<string, AnyThreadChannel>];
    expect([...threads.keys()]).toEqual([thread.id]);
  });

  it('a person who accepts no direct messages gets none', async () => {
    const { client, alice } = await ready();
    alice.allowDms(false);
    const user = await client.users.fetch(alice.id);
    await expect(user.send('x')).rejects.toMatchObject({ code: 50_007 });
  });
});
