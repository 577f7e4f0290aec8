import type { Effect } from '../../../src/conversation/domain/effect.ts';
import type { Task } from '../../../src/conversation/domain/ports.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { Draft } from './discord.ts';
import type { Origin } from './message.ts';
import { bot, channel } from './places.ts';
import type { BotProcess } from './process.ts';
import { announcementText, firstMarks, firstText, noticeMarks, noticeText, partText } from './words.ts';

/** What the bot's messages look like in Discord, and what they are. */

export const noticeBody = ({ record }: Task, notice: Parameters<typeof noticeText>[1]) => ({
  content: noticeText(record, notice),
  marks: noticeMarks(record, notice),
  notice,
});

type Post = Draft & { readonly nonce: string };

/** Who posts something, and when that began. */
interface Sender {
  readonly process: BotProcess;
  readonly begunAt: number;
}

/** What the bot wants to post; undefined if it is not a message. */
export const draftOf = ({ effect, record }: Task, sender: Sender): Post | undefined => {
  const conversation = record.id;
  const place = record.threadId ?? channel;
  const repliesTo = (id: NonNullable<Draft['repliesTo']>['messageId'] | undefined) =>
    id === undefined ? {} : { repliesTo: { messageId: id } };
  switch (effect.kind) {
    case 'announce': {
      const content = announcementText(record);
      const { nonce } = effect;
      return { channel, author: bot, content, nonce, conversation, origin: { kind: 'announcement' } };
    }
    case 'greet': {
      const marks = firstMarks(record);
      const content = firstText(record);
      const { nonce } = effect;
      return { channel: place, author: bot, content, nonce, marks, conversation, origin: { kind: 'first' } };
    }
    case 'post_part': {
      const { nonce, replyTo } = effect.posting;
      const content = partText(effect.part);
      const origin = partOrigin(effect, record);
      return { channel: place, author: bot, content, nonce, conversation, origin, ...repliesTo(replyTo) };
    }
    case 'post_notice': {
      const { nonce, replyTo } = effect.posting;
      const { notice } = effect;
      const content = noticeText(record, notice);
      const marks = noticeMarks(record, notice);
      const origin = noticeOrigin(effect, sender);
      const draft = { channel: place, author: bot, content, nonce, marks, conversation, origin, notice };
      return { ...draft, ...repliesTo(replyTo) };
    }
    case 'post_say': {
      const { content, nonce } = effect;
      const origin: Origin = { kind: 'say', content };
      return { channel: place, author: bot, content, nonce, conversation, origin };
    }
    default:
      return undefined;
  }
};

const partOrigin = (
  { part }: Extract<Effect, { kind: 'post_part' }>,
  { turn, greeting = [] }: Conversation,
): Origin => {
  const text = JSON.stringify(part);
  const placeIn = (parts: readonly unknown[]): number => {
    const place = parts.indexOf(part);
    return place >= 0 ? place : parts.findIndex((one) => JSON.stringify(one) === text);
  };
  if (turn === undefined) return { kind: 'greeting', index: placeIn(greeting) };
  return {
    kind: 'part',
    question: turn.messageId,
    attempt: turn.attempt,
    index: turn.state === 'answered' ? placeIn(turn.parts) : 0,
    asFile: part.as === 'file',
  };
};

const noticeOrigin = (
  { notice, slot, posting }: Extract<Effect, { kind: 'post_notice' }>,
  { process, begunAt }: Sender,
): Origin => {
  if (slot !== undefined) return { kind: 'slot', process: process.number };
  if (notice.kind === 'hint') return { kind: 'hint', about: posting.replyTo, begunAt };
  return { kind: 'note', nonce: posting.nonce, notice, about: posting.replyTo };
};
