import type { MessageId, RoleId, UserId } from '../../lib/ids.ts';

/** A message of a thread, reduced to what a conversation needs. */
export interface ThreadMessage {
  readonly id: MessageId;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  /** Milliseconds since 1970; absent if it was never edited. */
  readonly editedAt?: number;
  readonly author: {
    readonly id: UserId;
    readonly displayName: string;
    readonly bot: boolean;
    /** In the server; absent if Discord does not say. */
    readonly roles?: readonly RoleId[];
  };
  /** Neither an ordinary message nor a reply, or sent by a webhook. */
  readonly system: boolean;
  readonly content: string;
  /** Names by user id, for the users mentioned in `content`. */
  readonly mentions: ReadonlyMap<string, string>;
  readonly repliesTo?: { readonly messageId: MessageId; readonly authorId?: UserId };
  /** The text of a forwarded message; its own content is empty then. */
  readonly forwarded?: string;
  /** Attachments, stickers or a poll came with it. */
  readonly extras: boolean;
  /** The custom_ids of its buttons. */
  readonly marks: readonly string[];
}

/** Who the bot is in a server: a mention of one of its roles is a mention of the bot. */
export interface Self {
  readonly id: UserId;
  readonly roles: readonly string[];
  /** False without the Message Content intent: then only mentions and replies can be read. */
  readonly readsMessages: boolean;
}
