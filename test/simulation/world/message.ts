import type { ChannelId, MessageId, ThreadId, UserId } from '../../../src/lib/ids.ts';
import type { Notice } from '../../../src/conversation/domain/notice.ts';
import type { ThreadMessage } from '../../../src/lib/thread-message.ts';
import { bot, nameOf, rolesOf } from './places.ts';

/** A message as the simulated Discord keeps it. */

export interface Wording {
  readonly at: number;
  readonly content: string;
}

/** What kind of message of the bot's it is, for the oracle; the bot never sees this. */
export type Origin =
  | { readonly kind: 'announcement' }
  | { readonly kind: 'first' }
  | { readonly kind: 'greeting'; readonly index: number }
  | {
      readonly kind: 'part';
      readonly question: MessageId;
      readonly attempt: number;
      readonly index: number;
      readonly asFile: boolean;
    }
  | {
      readonly kind: 'note';
      readonly nonce: string;
      readonly notice: Notice;
      readonly about: MessageId | undefined;
    }
  | { readonly kind: 'slot'; readonly process: number }
  | { readonly kind: 'hint'; readonly about: MessageId | undefined; readonly begunAt: number }
  | { readonly kind: 'say'; readonly content: string };

export interface SimMessage {
  readonly id: MessageId;
  readonly channel: ChannelId;
  readonly createdAt: number;
  readonly author: UserId;
  readonly isBot: boolean;
  readonly system: boolean;
  /** Oldest first. */
  readonly wordings: Wording[];
  readonly mentioned: UserId[];
  readonly repliesTo: { readonly messageId: MessageId; readonly authorId?: UserId } | undefined;
  readonly forwarded: string | undefined;
  readonly extras: boolean;
  readonly nonce: string | undefined;
  /** The custom_ids of its buttons. */
  customIds: readonly string[];
  deletedAt: number | undefined;
  /** The bot was not told, or could not store, that it is there. */
  isUntold: boolean;
  /** Discord accepts no more edits of it. */
  isFrozen: boolean;
  /** Discord does not let the bot delete it. */
  isStuck: boolean;
  /** By a person, not by the bot. */
  isTakenAway: boolean;
  readonly conversation: string | undefined;
  readonly origin: Origin | undefined;
  /** What it says after its last edit, if it is a notice of the bot's. */
  notice: Notice | undefined;
}

export interface Thread {
  readonly id: ThreadId;
  readonly parent: ChannelId;
  readonly isPrivate: boolean;
  readonly members: Set<UserId>;
  archived: boolean;
  locked: boolean;
  gone: boolean;
}

export const contentOf = (message: SimMessage): string => message.wordings.at(-1)?.content ?? '';

/** `withText`: without the Message Content intent, a bot sees only the text addressed to it and its own. */
export const viewOf = (message: SimMessage, readsMessages: boolean): ThreadMessage => {
  const { id, createdAt, author, isBot, system, wordings, repliesTo, forwarded, customIds } = message;
  const isForBot = message.mentioned.includes(bot) || repliesTo?.authorId === bot || author === bot;
  const isShown = readsMessages || isForBot;
  const editedAt = wordings.length > 1 ? wordings.at(-1)?.at : undefined;
  return {
    id,
    writtenAt: createdAt,
    ...(editedAt === undefined ? {} : { editedAt }),
    author: { id: author, displayName: nameOf(author), bot: isBot, roles: rolesOf(author) },
    system,
    content: isShown ? contentOf(message) : '',
    mentions: new Map(message.mentioned.map((user) => [user, nameOf(user)])),
    ...(repliesTo === undefined ? {} : { repliesTo }),
    ...(forwarded === undefined || !isShown ? {} : { forwarded }),
    extras: isShown && message.extras,
    customIds: [...customIds],
  };
};
