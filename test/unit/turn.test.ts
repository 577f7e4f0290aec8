import { expect, test } from 'vitest';
import type { Conversation } from '../../src/conversation/domain/record.ts';
import { hear } from '../../src/conversation/domain/hearing.ts';
import { readMessage as readDiscordMessage } from '../../src/discord/gateway/message.ts';
import { userId } from '../../src/lib/ids.ts';

const unnamed = { person: 'someone', role: 'the group', channel: 'another channel' };
const self = { id: userId('5'), roles: [], readsMessages: false };
const host = userId('7');

const verdictOf = (more: object, hearing: Pick<Conversation, 'hears'> = { hears: 'mentions' }) => {
  const message = readDiscordMessage({
    id: '1',
    channel_id: '2',
    type: 19,
    content: 'And since when?',
    author: { id: host, username: 'alice' },
    message_reference: { message_id: '3' },
    ...more,
  });
  if (message === undefined) throw new Error('no message');
  const bot = { ...self, readsMessages: hearing.hears === 'everything' };
  return hear(message, { who: 'everyone', hostId: host, ...hearing }, { self: bot, unnamed }).kind;
};

test('a reply to the bot is a turn, even if only the ping shows whom it answers', () => {
  expect(verdictOf({ referenced_message: { id: '3', author: { id: self.id } } })).toBe('turn');
  expect(verdictOf({ mentions: [{ id: self.id, username: 'rounds' }] })).toBe('turn');
});

test('a reply is not to the bot if it answers somebody else, or if nobody knows whom', () => {
  expect(verdictOf({ referenced_message: { id: '3', author: { id: '8' } } })).toBe('ignored');
  expect(verdictOf({ mentions: [{ id: '8', username: 'bob' }] })).toBe('ignored');
  expect(verdictOf({})).toBe('ignored');
});

test('if every message counts, a reply to another person is not a turn, even if only the ping shows it', () => {
  const everything = { hears: 'everything' } as const;
  const bob = { mentions: [{ id: '8', username: 'bob' }] };
  expect(verdictOf(bob, everything)).toBe('ignored');
  expect(verdictOf({ ...bob, content: 'What does <@8> need?' }, everything)).toBe('turn');
  expect(verdictOf({ mentions: [{ id: host, username: 'alice' }] }, everything)).toBe('turn');
});
