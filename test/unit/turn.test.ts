import { expect, test } from 'vitest';
import { readMessage } from '../../src/conversation/turn.ts';
import { readMessage as readDiscordMessage } from '../../src/discord/message.ts';
import { userId } from '../../src/lib/ids.ts';

const self = { id: userId('5'), roles: [], readsMessages: false };
const host = userId('7');

const verdictOf = (more: object) => {
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
  return readMessage(message, { who: 'everyone', hears: 'mentions', hostId: host }, self).kind;
};

test('a reply to the bot is a turn, also where Discord tells whom it answers only by the ping', () => {
  expect(verdictOf({ referenced_message: { id: '3', author: { id: self.id } } })).toBe('turn');
  expect(verdictOf({ mentions: [{ id: self.id, username: 'rounds' }] })).toBe('turn');
});

test('a reply is none to the bot where somebody else is answered, or nobody knows who', () => {
  expect(verdictOf({ referenced_message: { id: '3', author: { id: '8' } } })).toBe('ignored');
  expect(verdictOf({ mentions: [{ id: '8', username: 'bob' }] })).toBe('ignored');
  expect(verdictOf({})).toBe('ignored');
});
