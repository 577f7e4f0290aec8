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
  type GuildId,
  type UserId,
} from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import { idIn, idOf, listOf, OddField, timeOf, unlessOdd, type TellOdd } from '../payload.ts';
import type { GatewayListener } from './connection.ts';
import { messageIn, readMessage } from './message.ts';
import type { GatewayEvents, GatewayNews, News, NewsName, ThreadState } from './news.ts';

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
      ownerId: idOf(thread.owner_id, userId),
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

/** What an event says to us; `tell` is told what it says nothing of. Throws a TypeError where it lacks what it is about. */
const newsIn = (
  { t: kind, d: data }: GatewayDispatchPayload,
  { self, tell }: { readonly self: UserId; readonly tell: TellOdd },
): readonly News[] => {
  switch (kind) {
    case Dispatch.Ready: {
      const { guilds, shard: [shard, shards] = [0, 1] }: Partial<typeof data> = data;
      const covers = coverageOf(shard, shards);
      return [['sessionStarted', { guilds: guilds?.map(({ id }) => guildId(id)), covers }]];
    }
    case Dispatch.GuildCreate: {
      const id = idIn(data, 'id', guildId);
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
      return [['localeChanged', { id: idIn(data, 'id', guildId), locale: localeOf(data) }]];
    case Dispatch.GuildDelete: {
      const id = idIn(data, 'id', guildId);
      return [[data.unavailable === true ? 'guildUnavailable' : 'guildGone', id]];
    }
    case Dispatch.MessageCreate:
      return [['message', messageIn(data, tell)]];
    case Dispatch.MessageUpdate: {
      const edited = { channelId: idIn(data, 'channel_id', channelId), id: idIn(data, 'id', messageId) };
      // Discord must send only those two; without a text (a link preview, a pin), the text has not changed.
      const { content }: Partial<typeof data> = data;
      if (content === undefined) return [];
      const message = readMessage(data, tell);
      return [['messageEdited', { ...edited, message: message?.odd ? undefined : message }]];
    }
    case Dispatch.MessageDelete:
    case Dispatch.MessageDeleteBulk: {
      const channel = idIn(data, 'channel_id', channelId);
      const ids = 'ids' in data ? data.ids.map(messageId) : [idIn(data, 'id', messageId)];
      return [['messagesDeleted', { channelId: channel, ids }]];
    }
    case Dispatch.TypingStart:
      return [
        ['typing', { channelId: idIn(data, 'channel_id', channelId), userId: idIn(data, 'user_id', userId) }],
      ];
    case Dispatch.ThreadCreate:
    case Dispatch.ThreadUpdate: {
      const thread = readThread(data);
      if (thread === undefined) throw new OddField('guild_id');
      return [['threadChanged', thread]];
    }
    case Dispatch.ThreadMembersUpdate: {
      const { added_members: added, removed_member_ids: removed }: Partial<typeof data> = data;
      const isAdded = listOf(added).some(({ user_id: user }) => user === self);
      if (!isAdded && !listOf(removed).includes(self)) return [];
      const place = { id: idIn(data, 'id', threadId), guildId: idIn(data, 'guild_id', guildId) };
      return [['selfInThread', { ...place, isMember: isAdded }]];
    }
    case Dispatch.ThreadListSync: {
      const guild = idIn(data, 'guild_id', guildId);
      const threads = data.threads.flatMap((thread) => readThread(thread, guild) ?? []);
      return threads.map((thread) => ['threadChanged', thread]);
    }
    case Dispatch.ThreadDelete:
      return [['threadGone', idIn(data, 'id', threadId)]];
    case Dispatch.ChannelDelete:
      return [['channelGone', idIn(data, 'id', channelId)]];
    case Dispatch.ChannelUpdate:
    case Dispatch.GuildRoleUpdate:
    case Dispatch.GuildRoleDelete:
      return [['permissionsChanged', idIn(data, 'guild_id', guildId)]];
    case Dispatch.GuildMemberUpdate: {
      if (data.user.id !== self) return [];
      const id = idIn(data, 'guild_id', guildId);
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
      const telling =
        (what: string): TellOdd =>
        (field) =>
          log.warn({ event, field }, what);
      const read = () => newsIn(payload, { self, tell: telling('unreadable field ignored') });
      for (const [name, news] of unlessOdd(read, telling('unreadable event dropped')) ?? []) tell(name, news);
      return undefined;
    },
    connectionChanged: ({ shard, shards, isUp }) =>
      tell('connectionChanged', { isUp, covers: coverageOf(shard, shards) }),
  };
};
