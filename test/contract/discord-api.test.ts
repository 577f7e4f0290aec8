import type { Playground } from 'discord-playground';
import { describe, expect, it } from 'vitest';
import { createDiscordApi, type DiscordApi } from '../../src/discord/outbox/api.ts';
import { linkButton } from '../../src/discord/reply.ts';
import { channelId, messageId, threadId, userId } from '../../src/lib/ids.ts';
import { connect, playground } from '../support/connected-bot.ts';
import { failureOf } from '../support/failures.ts';

const start = async (): Promise<{ there: Playground; api: DiscordApi }> => {
  const there = await playground();
  const { rest } = await connect(there);
  return { there, api: createDiscordApi(rest) };
};

const idOf = (there: Playground, name: string) => channelId(there.place(name).id);

const nowhere = messageId('100000000000000001');

describe('a message', () => {
  it('is posted with buttons, a file and a picture, edited whole, and removed', async () => {
    const { there, api } = await start();
    const channel = idOf(there, 'class');
    const { id } = await api.post(channel, {
      content: 'hello',
      rows: [[linkButton('More', 'https://example.org/')], []],
      uploads: [{ name: 'a.txt', data: 'text', description: 'what it says' }],
      pictures: ['https://example.org/x.png'],
    });
    const shown = () => there.world.message(channel, id);
    expect(shown()).toMatchObject({ content: 'hello', attachments: [{ filename: 'a.txt' }] });
    expect(shown()?.components).toHaveLength(1);
    await api.edit(channel, id, { content: 'changed' });
    expect(shown()).toMatchObject({ content: 'changed', components: [], embeds: [], attachments: [] });
    expect((await api.message(channel, id)).content).toBe('changed');
    await api.remove(channel, id);
    expect(shown()).toBeUndefined();
    expect(await failureOf(api.message(channel, id))).toEqual({ kind: 'unknown_message' });
  });

  it('posted twice with the same nonce exists once', async () => {
    const { there, api } = await start();
    const channel = idOf(there, 'class');
    const first = await api.post(channel, { content: 'once', nonce: 'n1' });
    const second = await api.post(channel, { content: 'once', nonce: 'n1' });
    expect(second).toEqual(first);
    expect(there.person('alice').messagesIn('class')).toHaveLength(1);
  });

  it('replies to another without a ping, and is posted even if that one is gone', async () => {
    const { there, api } = await start();
    const channel = idOf(there, 'class');
    const question = there.person('alice').send('class', 'why?');
    const { id } = await api.post(channel, { content: 'so', replyTo: messageId(question.id) });
    expect((await api.message(channel, id)).repliesTo?.messageId).toBe(question.id);
    const late = await api.post(channel, { content: 'late', replyTo: nowhere });
    expect((await api.message(channel, late.id)).content).toBe('late');
  });

  it('in a channel that is gone, or where we may not write, fails with what to do next', async () => {
    const { there, api } = await start();
    expect(await failureOf(api.post(channelId(nowhere), { content: 'x' }))).toEqual({
      kind: 'unknown_channel',
    });
    there.setBotPermissions('class', { deny: ['SendMessages'] });
    expect(await failureOf(api.post(idOf(there, 'class'), { content: 'x' }))).toEqual({
      kind: 'forbidden',
      code: 50_013,
    });
  });

  it('to a person goes through their direct messages', async () => {
    const { there, api } = await start();
    const alice = there.person('alice');
    await api.post(await api.openDm(userId(alice.id)), { content: 'psst' });
    expect(alice.messagesIn(alice.openDm()).map(({ content }) => content)).toEqual(['psst']);
  });
});

it('history has a hundred messages per page, oldest first', async () => {
  const { there, api } = await start();
  const channel = idOf(there, 'class');
  const alice = there.person('alice');
  const sent = Array.from({ length: 130 }, (_, i) => alice.send('class', `${i}`).id);
  const first = await api.history(channel, { after: '0' });
  expect(first.messages.map(({ id }) => id)).toEqual(sent.slice(0, 100));
  const second = await api.history(channel, { after: first.next ?? '' });
  expect(second.messages.map(({ id }) => id)).toEqual(sent.slice(100));
  expect(second.next).toBeUndefined();
});

describe('a thread', () => {
  it('on a message is started once, archived and reopened', async () => {
    const { there, api } = await start();
    const channel = idOf(there, 'class');
    const { id } = await api.post(channel, { content: 'a case' });
    const wanted = {
      channelId: channel,
      messageId: id,
      name: 'Ann '.repeat(40),
      archiveAfter: 1_440,
    } as const;
    const thread = await api.startThread(wanted);
    expect(await api.startThread(wanted)).toBe(thread);
    const stands = () => there.world.thread(thread);
    expect(stands()).toMatchObject({ id, parentId: channel, archived: false });
    expect(stands().name.length).toBeLessThanOrEqual(100);
    await api.archiveAfter(thread, 60);
    expect(stands()).toMatchObject({ archived: false, archiveMinutes: 60 });
    await api.archive(thread);
    expect(stands()).toMatchObject({ archived: true, locked: false });
    await api.post(thread, { content: 'awake' });
    expect(stands()).toMatchObject({ archived: false });
  });

  it('that is private is visible to those who were added', async () => {
    const { there, api } = await start();
    const thread = await api.startPrivateThread({
      channelId: idOf(there, 'class'),
      name: 'mine',
      archiveAfter: 1_440,
    });
    const bob = there.person('bob');
    expect(() => bob.messagesIn(thread)).toThrow(Error);
    await api.addMember(thread, userId(bob.id));
    await api.post(thread, { content: 'welcome' });
    expect(bob.messagesIn(thread).map(({ content }) => content)).toContain('welcome');
  });

  it('that is locked fails differently from one that is gone', async () => {
    const { there, api } = await start();
    const made = there.person('alice').createThread('class', 'talk');
    there.editThread(made, { archived: true, locked: true });
    expect(await failureOf(api.post(threadId(made.id), { content: 'x' }))).toMatchObject({
      kind: 'forbidden',
    });
    there.deleteChannel(made);
    expect(await failureOf(api.archive(threadId(made.id)))).toEqual({ kind: 'unknown_channel' });
  });
});

it('typing is shown in the channel that was asked for', async () => {
  const { there, api } = await start();
  const typed: string[] = [];
  there.world.changes.listen((change) => {
    if (change.kind === 'typing') typed.push(change.channelId);
  });
  await api.typing(idOf(there, 'class'));
  expect(typed).toEqual([there.place('class').id]);
});
