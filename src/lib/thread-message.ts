import type { InteractionId, MessageId, RoleId, UserId } from './ids.ts';

/** A message on Discord, read leniently and reduced to what a conversation needs. */
export interface ThreadMessage {
  readonly id: MessageId;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  /** Milliseconds since 1970; absent if it was never edited. */
  readonly editedAt?: number | undefined;
  readonly author: {
    readonly id: UserId;
    /** The server nickname, else the global name, else the user name. */
    readonly displayName: string;
    readonly bot: boolean;
    /** Their roles in the server; absent if Discord does not say, as in history pages and in a DM. */
    readonly roles?: readonly RoleId[] | undefined;
  };
  /** Neither an ordinary message nor a reply (joins, pins, thread starters …), or sent by a webhook. */
  readonly system: boolean;
  readonly content: string;
  /** Names by user id, for the users mentioned in `content`. */
  readonly mentions: ReadonlyMap<string, string>;
  /** What a reply answers: the message and, if Discord says so, its author. */
  readonly repliesTo?:
    | {
        readonly messageId: MessageId;
        readonly authorId?: UserId | undefined;
        /** It answered a command, which this person had used. */
        readonly usedBy?: UserId | undefined;
      }
    | undefined;
  /** The text of a forwarded message, whose own content is empty. */
  readonly forwarded?: string | undefined;
  /** It has attachments, stickers or a poll. */
  readonly extras: boolean;
  /** Discord has made a file of a long text: reading the message brings it as `content`. */
  readonly pasted?: boolean | undefined;
  /** It answers a command, which this person has used. */
  readonly interaction?: { readonly id: InteractionId; readonly by: UserId } | undefined;
  /** A field on which it depends whom it is for, or what it says, could not be read. */
  readonly odd?: true | undefined;
  /** The custom_ids of its buttons and menus. */
  readonly customIds: readonly string[];
}
