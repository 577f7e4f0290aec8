import { expect, it } from 'vitest';
import { senseOf } from '../../src/machine/hear.ts';
import type { Terms } from '../../src/machine/record.ts';
import { readMessage as readDiscordMessage } from '../../src/discord/gateway/message.ts';
import { userId } from '../../src/lib/ids.ts';

const unnamed = { person: 'someone', role: 'the group', channel: 'another channel' };
const self = { id: userId('5'), roles: [], readsMessages: false };
const host = userId('7');

const verdictOf = (more: object, hears: Terms['hears'] = 'mentions') => {
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
  const bot = { ...self, readsMessages: hears === 'everything' };
  return senseOf(message, hears, { self: bot, unnamed }).kind;
};

it('a reply to the bot is a turn, even if only the ping shows whom it answers', () => {
  expect(verdictOf({ referenced_message: { id: '3', author: { id: self.id } } })).toBe('question');
  expect(verdictOf({ mentions: [{ id: self.id, username: 'rounds' }] })).toBe('question');
});

it('a reply is not to the bot if it answers somebody else, or if nobody knows whom', () => {
  expect(verdictOf({ referenced_message: { id: '3', author: { id: '8' } } })).not.toBe('question');
  expect(verdictOf({ mentions: [{ id: '8', username: 'bob' }] })).not.toBe('question');
  expect(verdictOf({})).not.toBe('question');
});

it('if every message counts, a reply to another person is not a turn, even if only the ping shows it', () => {
  const bob = { mentions: [{ id: '8', username: 'bob' }] };
  expect(verdictOf(bob, 'everything')).not.toBe('question');
  expect(verdictOf({ ...bob, content: 'What does <@8> need?' }, 'everything')).toBe('question');
  expect(verdictOf({ mentions: [{ id: host, username: 'alice' }] }, 'everything')).toBe('question');
});
