import type { APIInteraction } from 'discord.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../src/discord/gateway/message.ts';
import { permissions } from '../../src/discord/permissions.ts';
import { buttonKind, formKind, menuKind } from '../../src/discord/interactions/components.ts';
import { command } from '../../src/discord/interactions/route.ts';
import { createRoutes } from '../../src/discord/interactions/routes.ts';
import { unlessOdd } from '../../src/discord/payload.ts';
import { done } from '../../src/discord/reply.ts';
import { readCaller } from '../../src/discord/interactions/caller.ts';
import { readThread } from '../../src/discord/gateway/gateway.ts';
import { firstIdAt, idBefore } from '../../src/lib/ids.ts';
import { speaker, wordsFor } from '../../src/locale/words.ts';

const author = { id: '11', username: 'alice', global_name: 'Alice A.' };
const plain = { id: '1', channel_id: '2', type: 0, content: 'hello', author };

describe('reading a message', () => {
  it('names the author by nickname, then display name, then user name', () => {
    const named = (message: object) => readMessage({ ...plain, ...message })?.author.displayName;
    expect(named({ member: { nick: 'Ali' } })).toBe('Ali');
    expect(named({ member: { nick: null } })).toBe('Alice A.');
    expect(named({ author: { ...author, global_name: null } })).toBe('alice');
    // Of this one, nothing can be seen.
    expect(named({ member: { nick: '\u3164\u202e\u200b' } })).toBe('Alice A.');
  });

  it('without what Discord may leave out or send as null is still a message', () => {
    const message = readMessage({
      id: '1',
      channel_id: '2',
      author: { id: '11' },
      content: null,
      mentions: null,
      attachments: null,
      message_reference: null,
    });
    expect(message).toMatchObject({ id: '1', content: '', system: false, extras: false });
    expect(message?.mentions.size).toBe(0);
  });

  it('takes the time of writing from Discord, or else from its id', () => {
    const timestamp = '2026-08-01T12:00:00.000000+00:00';
    expect(readMessage({ ...plain, timestamp })?.writtenAt).toBe(Date.parse(timestamp));
    const moment = Date.parse(timestamp);
    for (const absent of [undefined, null, 'yesterday'])
      expect(readMessage({ ...plain, id: firstIdAt(moment), timestamp: absent })?.writtenAt).toBe(moment);
  });

  it('without an id, a channel or an author is not a message', () => {
    expect(readMessage({ ...plain, id: undefined })).toBeUndefined();
    expect(readMessage({ ...plain, channel_id: 'general' })).toBeUndefined();
    expect(readMessage({ ...plain, author: null })).toBeUndefined();
  });

  it('a reply names the message and its author, even if that message is gone', () => {
    const reply = { ...plain, type: 19, message_reference: { message_id: '7', channel_id: '2' } };
    expect(
      readMessage({ ...reply, referenced_message: { id: '7', author: { id: '12' } } })?.repliesTo,
    ).toEqual({
      messageId: '7',
      authorId: '12',
    });
    expect(readMessage({ ...reply, referenced_message: null })?.repliesTo).toEqual({ messageId: '7' });
  });

  it("a forward has its text, and is not a reply to the forwarded message's author", () => {
    const message = readMessage({
      ...plain,
      content: '',
      message_reference: { type: 1, message_id: '7', channel_id: '3' },
      message_snapshots: [{ message: { content: 'look at this', attachments: [{ id: '1' }] } }],
    });
    expect(message).toMatchObject({ forwarded: 'look at this', extras: true });
    expect(message?.repliesTo).toBeUndefined();
  });

  it('joins, pins, thread starters and webhooks are not messages from a person', () => {
    for (const type of [6, 7, 18, 21]) expect(readMessage({ ...plain, type })?.system).toBe(true);
    expect(readMessage({ ...plain, webhook_id: '5' })?.system).toBe(true);
    expect(readMessage({ ...plain, type: 19 })?.system).toBe(false);
  });

  it('an attachment, a sticker, a poll and a forward without a text are noticed', () => {
    for (const extra of [
      { attachments: [{ id: '1' }] },
      { sticker_items: [{ id: '1' }] },
      { poll: { question: { text: '?' } } },
      // Of a message that is all embeds, or components.
      { message_reference: { type: 1 }, message_snapshots: [{ message: { content: '' } }] },
    ])
      expect(readMessage({ ...plain, ...extra })?.extras).toBe(true);
  });
});

describe('reading an interaction', () => {
  const command = {
    id: '1',
    application_id: '2',
    type: 2,
    token: 't',
    guild_id: '3',
    channel_id: '4',
    member: { user: { id: '5', username: 'alice' }, permissions: '0' },
    data: { name: 'patient' },
  };
  const callerOf = (more: object) => readCaller({ ...command, ...more }, wordsFor);

  it('somebody who is timed out may only look and read', () => {
    const { ViewChannel, ReadMessageHistory, SendMessagesInThreads } = permissions;
    const all = ViewChannel | ReadMessageHistory | SendMessagesInThreads;
    const later = new Date(Date.now() + 60_000).toISOString();
    const member = { ...command.member, permissions: String(all), communication_disabled_until: later };
    expect(callerOf({ member })?.permissions).toBe(ViewChannel | ReadMessageHistory);
  });

  it('what Discord does not say about the place and our permissions is left to Discord to refuse', () => {
    expect(callerOf({})).toMatchObject({ place: 'text', botPermissions: permissions.Administrator });
    expect(callerOf({ guild_id: undefined })?.place).toBe('dm');
  });

  it('what Discord does say about them counts', () => {
    expect(callerOf({ app_permissions: '0', channel: { id: '4', type: 2 } })).toMatchObject({
      place: 'elsewhere',
      botPermissions: 0n,
    });
    expect(callerOf({ channel: { id: '4', type: 5 } })?.place).toBe('announcement');
  });

  it('the person is answered in the language of their Discord client', () => {
    const english = wordsFor('en');
    const german = { ...english };
    const languages = { english, others: new Map([['de', german]]) };
    const read = (more: object) => readCaller({ ...command, ...more }, speaker(languages))?.words;
    expect(read({ locale: 'de' })).toBe(german);
    expect(read({ locale: 'fr' })).toBe(english);
    expect(read({})).toBe(english);
  });
});

it('a thread may omit its type, but not have another one', () => {
  const thread = { id: '1', guild_id: '2' };
  expect(readThread(thread)).toMatchObject({ id: '1', archived: false });
  expect(readThread({ ...thread, type: 11 })).toBeDefined();
  expect(readThread({ ...thread, type: 0 })).toBeUndefined();
});

it('before the lowest id there is none', () => {
  expect(idBefore('10')).toBe('9');
  expect(idBefore('0')).toBe('0');
});

it('whatever comes over the wire, reading it never throws', () => {
  const handle = async () => done;
  const { find } = createRoutes([
    command({
      name: 'ask',
      description: () => 'Ask',
      where: 'guild',
      options: { what: { type: 'string', description: () => 'What', required: true } },
      handle,
    }),
    buttonKind('ask').on(handle),
    menuKind('ask').on(handle),
    formKind('ask', { text: 'text', choices: 'choices' }).on(handle),
  ]);
  const snowflake = fc.constantFrom('1', '22', '333');
  const anything = fc.anything();
  const message = fc.record(
    {
      id: fc.oneof(snowflake, anything),
      channel_id: fc.oneof(snowflake, anything),
      type: fc.oneof(fc.integer({ min: 0, max: 25 }), anything),
      token: fc.oneof(fc.string(), anything),
      application_id: snowflake,
      guild_id: fc.oneof(snowflake, anything),
      author: fc.oneof(fc.record({ id: snowflake, username: anything }), anything),
      user: fc.oneof(fc.record({ id: snowflake }), anything),
      member: fc.oneof(fc.record({ user: fc.record({ id: snowflake }), permissions: anything }), anything),
      data: fc.oneof(
        fc.record(
          {
            name: fc.oneof(fc.constant('ask'), anything),
            custom_id: fc.oneof(fc.constant('r1:ask'), anything),
            component_type: fc.oneof(fc.integer({ min: 1, max: 8 }), anything),
            values: fc.oneof(fc.array(anything), anything),
            resolved: anything,
            options: fc.array(anything),
            components: fc.array(anything),
          },
          { requiredKeys: [] },
        ),
        anything,
      ),
      mentions: fc.oneof(fc.array(anything), anything),
      message_reference: anything,
      message_snapshots: anything,
      thread_metadata: anything,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(message, anything), (payload) => {
      expect(() => [
        readMessage(payload),
        readCaller(payload, wordsFor),
        unlessOdd(() => find(payload as APIInteraction)),
        readThread(payload),
      ]).not.toThrow();
    }),
  );
});
