import type { ChannelId, GuildId, MessageId, ThreadId, UserId } from '../../lib/ids.ts';

/** A message as the gateway and the history give it, read leniently into what we use. */
export interface DiscordMessage {
  readonly id: MessageId;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  /** Milliseconds since 1970; absent where it was never edited. */
  readonly editedAt?: number;
  readonly channelId: ChannelId;
  /** Absent in a DM and in history pages. */
  readonly guildId?: GuildId;
  readonly author: {
    readonly id: UserId;
    /** Server nickname, else global name, else user name. */
    readonly displayName: string;
    readonly bot: boolean;
  };
  /** Neither an ordinary message nor a reply (joins, pins, thread starters …), or sent by a webhook. */
  readonly system: boolean;
  readonly content: string;
  /** Names by user id, for the users mentioned in `content`. */
  readonly mentions: ReadonlyMap<string, string>;
  /** What a reply answers: the message and, where Discord says, its author. */
  readonly repliesTo?: { readonly messageId: MessageId; readonly authorId?: UserId };
  /** The text of a forwarded message; its own content is empty then. */
  readonly forwarded?: string;
  /** Attachments, stickers or a poll came with it. */
  readonly extras: boolean;
  /** The custom_ids of its buttons and menus. */
  readonly marks: readonly string[];
}

export interface ThreadState {
  readonly id: ThreadId;
  readonly guildId: GuildId;
  readonly parentId?: ChannelId;
  readonly archived: boolean;
  readonly locked: boolean;
  readonly lastMessageId?: MessageId;
}

/** What the bot hears from Discord's gateway, in the order of arrival, also before `clientReady`. */
export interface GatewayEvents {
  /** A new session was identified: until its guild arrives, nothing is known of what was missed. */
  sessionStarted: (session: {
    /** The servers whose events come in this session, those included that the bot is no longer in. */
    readonly covers: (guild: GuildId) => boolean;
    /** The servers that the bot is in, as far as this session covers them; undefined where that is not told. */
    readonly guilds: readonly GuildId[] | undefined;
  }) => void;
  /** A connection was lost, or is back in the same session: then nothing that came meanwhile was missed. */
  connectionChanged: (connection: {
    readonly isUp: boolean;
    readonly covers: (guild: GuildId) => boolean;
  }) => void;
  guildAvailable: (guild: {
    readonly id: GuildId;
    /** The active ones; undefined where that is not told. */
    readonly threads: readonly ThreadState[] | undefined;
    /** The bot's own roles there; a mention of one is a mention of the bot. */
    readonly botRoles: readonly string[];
  }) => void;
  botRolesChanged: (guild: { readonly id: GuildId; readonly botRoles: readonly string[] }) => void;
  /** The bot was removed from the server (not: the server is unavailable for a while). */
  guildGone: (id: GuildId) => void;
  message: (message: DiscordMessage) => void;
  /** `message` is what it is now; undefined where Discord tells only a part of it. */
  messageEdited: (edit: {
    readonly channelId: ChannelId;
    readonly id: MessageId;
    readonly message: DiscordMessage | undefined;
  }) => void;
  messagesDeleted: (deleted: { readonly channelId: ChannelId; readonly ids: readonly MessageId[] }) => void;
  threadChanged: (thread: ThreadState) => void;
  threadGone: (id: ThreadId) => void;
  channelGone: (id: ChannelId) => void;
  /** A channel, role or membership changed: what was forbidden may be allowed now. */
  permissionsChanged: (guildId: GuildId) => void;
}

/** Tells each event to everyone who listens for it, in order. */
export const tellAll = (listeners: readonly Partial<GatewayEvents>[]): GatewayEvents => ({
  sessionStarted: (session) => listeners.forEach((each) => each.sessionStarted?.(session)),
  connectionChanged: (connection) => listeners.forEach((each) => each.connectionChanged?.(connection)),
  guildAvailable: (guild) => listeners.forEach((each) => each.guildAvailable?.(guild)),
  botRolesChanged: (guild) => listeners.forEach((each) => each.botRolesChanged?.(guild)),
  guildGone: (id) => listeners.forEach((each) => each.guildGone?.(id)),
  message: (message) => listeners.forEach((each) => each.message?.(message)),
  messageEdited: (edit) => listeners.forEach((each) => each.messageEdited?.(edit)),
  messagesDeleted: (deleted) => listeners.forEach((each) => each.messagesDeleted?.(deleted)),
  threadChanged: (thread) => listeners.forEach((each) => each.threadChanged?.(thread)),
  threadGone: (id) => listeners.forEach((each) => each.threadGone?.(id)),
  channelGone: (id) => listeners.forEach((each) => each.channelGone?.(id)),
  permissionsChanged: (guild) => listeners.forEach((each) => each.permissionsChanged?.(guild)),
});
