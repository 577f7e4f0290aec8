import type { ChannelId, GuildId, MessageId, ThreadId, UserId } from '../../lib/ids.ts';
import type { DiscordMessage } from './message.ts';

/** What the bot hears from Discord's gateway. */

export interface ThreadState {
  readonly id: ThreadId;
  readonly guildId: GuildId;
  /** Who made it; undefined if Discord does not say. */
  readonly ownerId?: UserId | undefined;
  readonly archived: boolean;
  readonly locked: boolean;
  readonly lastMessageId?: MessageId;
}

export interface GatewayNews {
  /** A new session was identified: until a guild arrives, nobody knows what was missed there. */
  sessionStarted: {
    /** The servers whose events come in this session, including those that the bot has left. */
    readonly covers: (guild: GuildId) => boolean;
    /** The servers that the bot is in and that this session covers; undefined if Discord does not say. */
    readonly guilds: readonly GuildId[] | undefined;
  };
  /** A connection was lost, or has resumed the same session, in which case nothing was missed. */
  connectionChanged: { readonly isUp: boolean; readonly covers: (guild: GuildId) => boolean };
  guildAvailable: {
    readonly id: GuildId;
    /** The active ones; undefined if Discord does not say. */
    readonly threads: readonly ThreadState[] | undefined;
    /** The bot's own roles there; a mention of one is a mention of the bot. */
    readonly botRoles: readonly string[];
    readonly locale: string | undefined;
    /** When a moderator's time-out of the bot is over, in milliseconds since 1970. */
    readonly timedOutUntil?: number | undefined;
  };
  /** `locale`: the language that the server has set; undefined if it cannot set one. */
  localeChanged: { readonly id: GuildId; readonly locale: string | undefined };
  /** The bot as a member of a server. */
  selfChanged: {
    readonly id: GuildId;
    readonly botRoles: readonly string[];
    readonly timedOutUntil: number | undefined;
  };
  /** The bot was removed from the server. */
  guildGone: GuildId;
  /** Discord cannot reach the server for now: its channels may seem not to exist, until the server is available again. */
  guildUnavailable: GuildId;
  message: DiscordMessage;
  /** `message` is its current state; undefined if Discord sends only a part of it, or an odd one. */
  messageEdited: {
    readonly channelId: ChannelId;
    readonly id: MessageId;
    readonly message: DiscordMessage | undefined;
  };
  messagesDeleted: { readonly channelId: ChannelId; readonly ids: readonly MessageId[] };
  /** Somebody began to type, or goes on typing; only in servers. */
  typing: { readonly channelId: ChannelId; readonly userId: UserId };
  threadChanged: ThreadState;
  threadGone: ThreadId;
  /** The bot was added to a thread, or taken out of it: of what is private it then hears nothing. */
  selfInThread: { readonly id: ThreadId; readonly guildId: GuildId; readonly isMember: boolean };
  channelGone: ChannelId;
  /** A channel, role or membership changed: what was forbidden may now be allowed. */
  permissionsChanged: GuildId;
}

export type NewsName = keyof GatewayNews;
export type News = { readonly [Name in NewsName]: readonly [Name, GatewayNews[Name]] }[NewsName];

/** Whoever listens is told in order of arrival. */
export type GatewayEvents = { readonly [Name in NewsName]: (news: GatewayNews[Name]) => void };
