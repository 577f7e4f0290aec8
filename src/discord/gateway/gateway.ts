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

/** What the bot hears from Discord's gateway. */
interface GatewayNews {
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
  /** The bot was removed from the server (not: the server is temporarily unavailable). */
  guildGone: GuildId;
  message: DiscordMessage;
  /** `message` is its current state; undefined if Discord sends only a part of it. */
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
  channelGone: ChannelId;
  /** A channel, role or membership changed: what was forbidden may now be allowed. */
  permissionsChanged: GuildId;
}

type NewsName = keyof GatewayNews;
type News = { readonly [Name in NewsName]: readonly [Name, GatewayNews[Name]] }[NewsName];

/** Whoever listens is told in order of arrival. */
export type GatewayEvents = { readonly [Name in NewsName]: (news: GatewayNews[Name]) => void };

const threadTypes: ReadonlySet<ChannelType> = new Set([
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
]);

/**
 * Reads Discord's channel object where a thread is expected; undefined if it is another kind of channel. `within`
 * supplies the server's id, which Discord leaves out inside GUILD_CREATE.
 */
export const readThread = (data: unknown, within?: GuildId): ThreadState | undefined =>
  unlessOdd(() => {
    const thread = data as Partial<APIThreadChannel> & Pick<APIThreadChannel, 'id'>;
    const guild = idOf(thread.guild_id, guildId) ?? within;
    const { type = ChannelType.PublicThread, thread_metadata } = thread;
    if (guild === undefined || !threadTypes.has(type)) return undefined;
    const { archived, locked } = thread_metadata ?? {};
    const last = idOf(thread.last_message_id, messageId);
    return {
      id: threadId(thread.id),
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

/** What an event says to us; undefined for one that lacks what it is about. Throws a TypeError for an odd one. */
const newsIn = ({ t: kind, d: data }: GatewayDispatchPayload, self: UserId): readonly News[] | undefined => {
  switch (kind) {
    case Dispatch.Ready: {
      const { guilds, shard: [shard, shards] = [0, 1] }: Partial<typeof data> = data;
      const covers = coverageOf(shard, shards);
      return [['sessionStarted', { guilds: guilds?.map(({ id }) => guildId(id)), covers }]];
    }
    case Dispatch.GuildCreate: {
      const id = guildId(data.id);
      if (data.unavailable === true) return [];
      const { threads }: Partial<typeof data> = data;
      const guild = {
        id,
        threads: threads?.flatMap((thread) => readThread(thread, id) ?? []),
        botRoles: botRoles(data, self),
        locale: localeOf(data),
        timedOutUntil: timeOf(ownMember(data, self)?.communication_disabled_until),
      };
      return [['guildAvailable', guild]];
    }
    case Dispatch.GuildUpdate:
      return [['localeChanged', { id: guildId(data.id), locale: localeOf(data) }]];
    case Dispatch.GuildDelete: {
      const id = guildId(data.id);
      return data.unavailable === true ? [] : [['guildGone', id]];
    }
    case Dispatch.MessageCreate: {
      const message = readMessage(data);
      return message && [['message', message]];
    }
    case Dispatch.MessageUpdate: {
      const edited = { channelId: channelId(data.channel_id), id: messageId(data.id) };
      // Discord must send only those two; without a text (a link preview, a pin), the text has not changed.
      const { content }: Partial<typeof data> = data;
      return content === undefined ? [] : [['messageEdited', { ...edited, message: readMessage(data) }]];
    }
    case Dispatch.MessageDelete:
    case Dispatch.MessageDeleteBulk: {
      const ids = ('ids' in data ? data.ids : [data.id]).map(messageId);
      return [['messagesDeleted', { channelId: channelId(data.channel_id), ids }]];
    }
    case Dispatch.TypingStart:
      return [['typing', { channelId: channelId(data.channel_id), userId: userId(data.user_id) }]];
    case Dispatch.ThreadCreate:
    case Dispatch.ThreadUpdate: {
      const thread = readThread(data);
      return thread && [['threadChanged', thread]];
    }
    case Dispatch.ThreadListSync: {
      const guild = guildId(data.guild_id);
      const threads = data.threads.flatMap((thread) => readThread(thread, guild) ?? []);
      return threads.map((thread) => ['threadChanged', thread]);
    }
    case Dispatch.ThreadDelete:
      return [['threadGone', threadId(data.id)]];
    case Dispatch.ChannelDelete:
      return [['channelGone', channelId(data.id)]];
    case Dispatch.ChannelUpdate:
    case Dispatch.GuildRoleUpdate:
    case Dispatch.GuildRoleDelete:
      return [['permissionsChanged', guildId(data.guild_id)]];
    case Dispatch.GuildMemberUpdate: {
      if (data.user.id !== self) return [];
      const id = guildId(data.guild_id);
      const timedOutUntil = timeOf(data.communication_disabled_until);
      return [
        ['selfChanged', { id, botRoles: data.roles, timedOutUntil }],
        ['permissionsChanged', id],
      ];
    }
    default:
      return [];
  }
};

interface GatewayListening {
  readonly self: UserId;
  readonly listeners: readonly Partial<GatewayEvents>[];
  /** Takes a raw INTERACTION_CREATE; must never reject. */
  readonly onInteraction: (payload: unknown) => Promise<void>;
  readonly log: Log;
}

/**
 * Turns raw dispatches into our events, in order of arrival. What can't be read is dropped and its kind logged; a
 * listener that throws is logged and affects neither the connection nor the others nor the next event.
 */
export const listenToGateway = ({
  self,
  listeners,
  onInteraction,
  log,
}: GatewayListening): GatewayListener => {
  const tell = <Name extends NewsName>(name: Name, news: GatewayNews[Name]): void => {
    for (const listener of listeners) {
      try {
        listener[name]?.(news);
      } catch (error) {
        log.error({ news: name, ...errorFacts(error) }, 'event failed');
      }
    }
  };
  return {
    dispatched: (payload) => {
      const { t: event, d: data } = payload;
      if (event === Dispatch.InteractionCreate) return void onInteraction(data);
      const all = unlessOdd(() => newsIn(payload, self));
      if (all === undefined) log.warn({ event }, 'unreadable event dropped');
      for (const [name, news] of all ?? []) tell(name, news);
      return undefined;
    },
    connectionChanged: ({ shard, shards, isUp }) =>
      tell('connectionChanged', { isUp, covers: coverageOf(shard, shards) }),
  };
};
