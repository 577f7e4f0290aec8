import type { Effect } from '../../../src/conversation/domain/effect.ts';
import { noticeNonce, partNonce } from '../../../src/conversation/domain/nonce.ts';
import type { Task } from '../../../src/conversation/domain/ports.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { Draft } from './discord.ts';
import type { Origin } from './message.ts';
import { bot, channel } from './places.ts';
import type { BotProcess } from './process.ts';
import {
  announcementText,
  firstCustomIds,
  firstText,
  noticeCustomIds,
  noticeText,
  partText,
} from './words.ts';

/** What the bot's messages look like in Discord, and what they are. */

export const noticeBody = ({ record }: Task, notice: Parameters<typeof noticeText>[1]) => ({
  content: noticeText(record, notice),
  customIds: noticeCustomIds(record, notice),
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
      const customIds = firstCustomIds(record);
      const content = firstText(record);
      const { nonce } = effect;
      return {
        channel: place,
        author: bot,
        content,
        nonce,
        customIds,
        conversation,
        origin: { kind: 'first' },
      };
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
      const customIds = noticeCustomIds(record, notice);
      const origin = noticeOrigin(effect, sender);
      const draft = { channel: place, author: bot, content, nonce, customIds, conversation, origin, notice };
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

/** Of parts with the same text, the nonce tells which one it is. */
const partOrigin = (
  { part, posting }: Extract<Effect, { kind: 'post_part' }>,
  { id, turn, greeting = [] }: Conversation,
): Origin => {
  const text = JSON.stringify(part);
  const asFile = part.as === 'file';
  const { messageId, attempt } = turn ?? { messageId: id, attempt: 0 };
  const nonceOf = (place: number): string =>
    asFile ? noticeNonce(messageId, 'file', `${place}.${attempt}`) : partNonce({ messageId, attempt }, place);
  const placeIn = (parts: readonly unknown[]): number => {
    const places = parts.flatMap((one, place) => (JSON.stringify(one) === text ? [place] : []));
    return places.find((place) => nonceOf(place) === posting.nonce) ?? places[0] ?? -1;
  };
  if (turn === undefined) return { kind: 'greeting', index: placeIn(greeting) };
  const index = turn.state === 'answered' ? placeIn(turn.parts) : 0;
  return { kind: 'part', question: turn.messageId, attempt, index, asFile };
};

const noticeOrigin = (
  { notice, slot, posting }: Extract<Effect, { kind: 'post_notice' }>,
  { process, begunAt }: Sender,
): Origin => {
  if (slot !== undefined) return { kind: 'slot', process: process.number };
  if (notice.kind === 'hint') return { kind: 'hint', about: posting.replyTo, begunAt };
  return { kind: 'note', nonce: posting.nonce, notice, about: posting.replyTo };
};
