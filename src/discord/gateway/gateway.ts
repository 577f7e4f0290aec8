import {
  ChannelType,
  GatewayDispatchEvents as Dispatch,
  GuildFeature,
  type APIGuild,
  type APIThreadChannel,
  type GatewayDispatchPayload,
  type GatewayGuildCreateDispatchData,
} from 'discord.js';
import {
  channelId,
  guildId,
  messageId,
  threadId,
  userId,
  isSnowflake,
  shardOf,
  type ChannelId,
  type GuildId,
  type MessageId,
  type ThreadId,
  type UserId,
} from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import { idOf, listOf, timeOf, unlessOdd } from '../payload.ts';
import type { GatewayListener } from './connection.ts';
import { readMessage } from './message.ts';
import type { DiscordMessage } from './message.ts';

export interface ThreadState {
  readonly id: ThreadId;
  readonly guildId: GuildId;
  readonly archived: boolean;
  readonly locked: boolean;
  readonly lastMessageId?: MessageId;
}

/** What the bot hears from Discord's gateway, in order of arrival, even before `clientReady`. */
export interface GatewayEvents {
  /** A new session was identified: until a guild arrives, nobody knows what was missed there. */
  sessionStarted: (session: {
    /** The servers whose events come in this session, including those that the bot has left. */
    readonly covers: (guild: GuildId) => boolean;
    /** The servers that the bot is in and that this session covers; undefined if Discord does not say. */
    readonly guilds: readonly GuildId[] | undefined;
  }) => void;
  /** A connection was lost, or has resumed the same session, in which case nothing was missed. */
  connectionChanged: (connection: {
    readonly isUp: boolean;
    readonly covers: (guild: GuildId) => boolean;
  }) => void;
  guildAvailable: (guild: {
    readonly id: GuildId;
    /** The active ones; undefined if Discord does not say. */
    readonly threads: readonly ThreadState[] | undefined;
    /** The bot's own roles there; a mention of one is a mention of the bot. */
    readonly botRoles: readonly string[];
    readonly locale: string | undefined;
    /** When a moderator's time-out of the bot is over, in milliseconds since 1970. */
    readonly timedOutUntil?: number | undefined;
  }) => void;
  /** `locale`: the language that the server has set; undefined if it cannot set one. */
  localeChanged: (guild: { readonly id: GuildId; readonly locale: string | undefined }) => void;
  /** The bot as a member of a server. */
  selfChanged: (self: {
    readonly id: GuildId;
    readonly botRoles: readonly string[];
    readonly timedOutUntil: number | undefined;
  }) => void;
  /** The bot was removed from the server (not: the server is temporarily unavailable). */
  guildGone: (id: GuildId) => void;
  message: (message: DiscordMessage) => void;
  /** `message` is its current state; undefined if Discord sends only a part of it. */
  messageEdited: (edit: {
    readonly channelId: ChannelId;
    readonly id: MessageId;
    readonly message: DiscordMessage | undefined;
  }) => void;
  messagesDeleted: (deleted: { readonly channelId: ChannelId; readonly ids: readonly MessageId[] }) => void;
  /** Somebody began to type, or goes on typing; only in servers. */
  typing: (typing: { readonly channelId: ChannelId; readonly userId: UserId }) => void;
  threadChanged: (thread: ThreadState) => void;
  threadGone: (id: ThreadId) => void;
  channelGone: (id: ChannelId) => void;
  /** A channel, role or membership changed: what was forbidden may now be allowed. */
  permissionsChanged: (guildId: GuildId) => void;
}

/** Passes each event to all its listeners, in order. */
export const tellAll = (listeners: readonly Partial<GatewayEvents>[]): GatewayEvents => ({
  sessionStarted: (session) => listeners.forEach((each) => each.sessionStarted?.(session)),
  connectionChanged: (connection) => listeners.forEach((each) => each.connectionChanged?.(connection)),
  guildAvailable: (guild) => listeners.forEach((each) => each.guildAvailable?.(guild)),
  selfChanged: (self) => listeners.forEach((each) => each.selfChanged?.(self)),
  localeChanged: (guild) => listeners.forEach((each) => each.localeChanged?.(guild)),
  guildGone: (id) => listeners.forEach((each) => each.guildGone?.(id)),
  message: (message) => listeners.forEach((each) => each.message?.(message)),
  messageEdited: (edit) => listeners.forEach((each) => each.messageEdited?.(edit)),
  messagesDeleted: (deleted) => listeners.forEach((each) => each.messagesDeleted?.(deleted)),
  typing: (typing) => listeners.forEach((each) => each.typing?.(typing)),
  threadChanged: (thread) => listeners.forEach((each) => each.threadChanged?.(thread)),
  threadGone: (id) => listeners.forEach((each) => each.threadGone?.(id)),
  channelGone: (id) => listeners.forEach((each) => each.channelGone?.(id)),
  permissionsChanged: (guild) => listeners.forEach((each) => each.permissionsChanged?.(guild)),
});

const threadTypes: ReadonlySet<ChannelType> = new Set([
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
]);

type Thread = Partial<APIThreadChannel> | undefined;

/**
 * Reads Discord's channel object where a thread is expected; undefined if it is another kind of channel. `within`
 * supplies the server's id, which Discord leaves out inside GUILD_CREATE.
 */
export const readThread = (data: unknown, within?: GuildId): ThreadState | undefined =>
  unlessOdd(() => {
    const thread = data as Thread;
    const id = idOf(thread?.id, threadId);
    const guild = idOf(thread?.guild_id, guildId) ?? within;
    const isOther = !threadTypes.has(thread?.type ?? ChannelType.PublicThread);
    if (id === undefined || guild === undefined || isOther) return undefined;
    const { archived, locked } = thread?.thread_metadata ?? {};
    const last = idOf(thread?.last_message_id, messageId);
    return {
      id,
      guildId: guild,
      archived: archived === true,
      locked: locked === true,
      ...(last === undefined ? {} : { lastMessageId: last }),
    };
  });

const ownMember = ({ members }: Partial<GatewayGuildCreateDispatchData>, self: UserId) =>
  listOf(members).find(({ user }) => user.id === self);

/** A mention of any of these mentions the bot: the role that Discord created for it, and those it was given. */
const botRoles = (guild: Partial<GatewayGuildCreateDispatchData>, self: UserId): readonly string[] => {
  const own = listOf(guild.roles).filter(({ tags }) => tags?.bot_id === self);
  return [...new Set([...own.map(({ id }) => id), ...listOf(ownMember(guild, self)?.roles)])];
};

/** Only a community chooses its language: that of any other server is English, whatever it speaks. */
const localeOf = (guild: Partial<APIGuild>): string | undefined =>
  listOf(guild.features).includes(GuildFeature.Community) ? guild.preferred_locale : undefined;

/** Which servers belong to a shard. */
const coverageOf = (shard: number, shards: number): ((guild: GuildId) => boolean) =>
  shards > 1 ? (guild) => shardOf(guild, shards) === shard : () => true;

/** The event lacks a field that every event of its kind has. */
class Unreadable extends Error {}

/** Throws Unreadable. */
const needed = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Unreadable();
  return value;
};

const guildIn = ({ guild_id }: { readonly guild_id?: string }): GuildId => needed(idOf(guild_id, guildId));

/** Throws Unreadable, or a TypeError if a field is of another type than documented. */
const tell = ({ t: kind, d: data }: GatewayDispatchPayload, events: GatewayEvents, self: UserId): void => {
  switch (kind) {
    case Dispatch.Ready: {
      const { guilds, shard: [shard, shards] = [0, 1] }: Partial<typeof data> = data;
      const listed = listOf(guilds).flatMap(({ id }) => idOf(id, guildId) ?? []);
      events.sessionStarted({
        guilds: Array.isArray(guilds) ? listed : undefined,
        covers: coverageOf(shard, shards),
      });
      break;
    }
    case Dispatch.GuildCreate: {
      const id = needed(idOf(data.id, guildId));
      if (data.unavailable === true) break;
      const { threads }: Partial<typeof data> = data;
      events.guildAvailable({
        id,
        threads: Array.isArray(threads)
          ? threads.flatMap((thread) => readThread(thread, id) ?? [])
          : undefined,
        botRoles: botRoles(data, self),
        locale: localeOf(data),
        timedOutUntil: timeOf(ownMember(data, self)?.communication_disabled_until),
      });
      break;
    }
    case Dispatch.GuildUpdate:
      events.localeChanged({ id: needed(idOf(data.id, guildId)), locale: localeOf(data) });
      break;
    case Dispatch.GuildDelete: {
      const id = needed(idOf(data.id, guildId));
      if (data.unavailable !== true) events.guildGone(id);
      break;
    }
    case Dispatch.MessageCreate:
      events.message(needed(readMessage(data)));
      break;
    case Dispatch.MessageUpdate: {
      const channel = needed(idOf(data.channel_id, channelId));
      const id = needed(idOf(data.id, messageId));
      // Discord must send only those two; without a text (a link preview, a pin), the text has not changed.
      const { content }: Partial<typeof data> = data;
      if (typeof content === 'string')
        events.messageEdited({ channelId: channel, id, message: readMessage(data) });
      break;
    }
    case Dispatch.MessageDelete:
    case Dispatch.MessageDeleteBulk:
      events.messagesDeleted({
        channelId: needed(idOf(data.channel_id, channelId)),
        ids: 'ids' in data ? data.ids.filter(isSnowflake).map(messageId) : [needed(idOf(data.id, messageId))],
      });
      break;
    case Dispatch.TypingStart:
      events.typing({
        channelId: needed(idOf(data.channel_id, channelId)),
        userId: needed(idOf(data.user_id, userId)),
      });
      break;
    case Dispatch.ThreadCreate:
    case Dispatch.ThreadUpdate:
      events.threadChanged(needed(readThread(data)));
      break;
    case Dispatch.ThreadListSync: {
      const guild = guildIn(data);
      for (const thread of listOf(data.threads)) {
        const state = readThread(thread, guild);
        if (state !== undefined) events.threadChanged(state);
      }
      break;
    }
    case Dispatch.ThreadDelete:
      events.threadGone(needed(idOf(data.id, threadId)));
      break;
    case Dispatch.ChannelDelete:
      events.channelGone(needed(idOf(data.id, channelId)));
      break;
    case Dispatch.ChannelUpdate:
    case Dispatch.GuildRoleUpdate:
    case Dispatch.GuildRoleDelete:
      events.permissionsChanged(guildIn(data));
      break;
    case Dispatch.GuildMemberUpdate: {
      if (data.user.id !== self) break;
      const id = guildIn(data);
      const timedOutUntil = timeOf(data.communication_disabled_until);
      events.selfChanged({ id, botRoles: listOf(data.roles), timedOutUntil });
      events.permissionsChanged(id);
      break;
    }
    default:
  }
};

interface GatewayListening {
  readonly self: UserId;
  readonly events: GatewayEvents;
  /** Takes a raw INTERACTION_CREATE; must never reject. */
  readonly onInteraction: (payload: unknown) => Promise<void>;
  readonly log: Log;
}

/**
 * Turns raw dispatches into our events, in order of arrival. What can't be read is dropped and its kind logged; a
 * listener that throws is logged and affects neither the connection nor the next event.
 */
export const listenToGateway = ({ self, events, onInteraction, log }: GatewayListening): GatewayListener => ({
  dispatched: (payload) => {
    const { t: kind, d: data } = payload;
    if (kind === Dispatch.InteractionCreate) return void onInteraction(data);
    try {
      tell(payload, events, self);
    } catch (error) {
      if (error instanceof Unreadable) log.warn({ event: kind }, 'unreadable event dropped');
      else log.error({ event: kind, ...errorFacts(error) }, 'event failed');
    }
    return undefined;
  },
  connectionChanged: ({ shard, shards, isUp }) =>
    events.connectionChanged({ isUp, covers: coverageOf(shard, shards) }),
});
