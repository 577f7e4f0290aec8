import { ChannelType, GatewayDispatchEvents as Dispatch, GuildFeature } from 'discord.js';
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
import { asPayload, childOf, flagOf, idOf, numberOf, objectsOf, textOf, textsOf } from '../payload.ts';
import type { Payload } from '../payload.ts';
import type { GatewayListener } from './connection.ts';
import { readMessage, timeIn } from './message.ts';
import type { DiscordMessage } from './message.ts';

export interface ThreadState {
  readonly id: ThreadId;
  readonly guildId: GuildId;
  readonly parentId?: ChannelId | undefined;
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

const threadTypes: ReadonlySet<number> = new Set([
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
]);

/**
 * Reads Discord's channel object where a thread is expected; undefined if it is another kind of channel. `within`
 * supplies the server's id, which Discord leaves out inside GUILD_CREATE.
 */
export const readThread = (data: unknown, within?: GuildId): ThreadState | undefined => {
  const thread = asPayload(data);
  const id = idOf(thread, 'id', threadId);
  const guild = idOf(thread, 'guild_id', guildId) ?? within;
  const type = numberOf(thread, 'type');
  const isOther = type !== undefined && !threadTypes.has(type);
  if (id === undefined || guild === undefined || isOther) return undefined;
  const state = childOf(thread, 'thread_metadata');
  const last = idOf(thread, 'last_message_id', messageId);
  return {
    id,
    guildId: guild,
    parentId: idOf(thread, 'parent_id', channelId),
    archived: flagOf(state, 'archived'),
    locked: flagOf(state, 'locked'),
    ...(last === undefined ? {} : { lastMessageId: last }),
  };
};

const ownMember = (guild: Payload, self: UserId): Payload =>
  objectsOf(guild, 'members').find((member) => textOf(childOf(member, 'user'), 'id') === self) ?? {};

/** A mention of any of these mentions the bot: the role that Discord created for it, and those it was given. */
const botRoles = (guild: Payload, self: UserId): readonly string[] => {
  const own = objectsOf(guild, 'roles')
    .filter((role) => textOf(childOf(role, 'tags'), 'bot_id') === self)
    .flatMap((role) => textOf(role, 'id') ?? []);
  return [...new Set([...own, ...textsOf(ownMember(guild, self), 'roles')])];
};

/** Only a community chooses its language: that of any other server is English, whatever it speaks. */
const localeOf = (guild: Payload): string | undefined =>
  textsOf(guild, 'features').includes(GuildFeature.Community) ? textOf(guild, 'preferred_locale') : undefined;

/** Which servers belong to a shard. */
const coverageOf = (shard: number, shards: number): ((guild: GuildId) => boolean) =>
  shards > 1 ? (guild) => shardOf(guild, shards) === shard : () => true;

/** Which servers belong to a session. */
const coverage = (ready: Payload): ((guild: GuildId) => boolean) => {
  const shard = ready['shard'];
  const [index = 0, count = 1] = Array.isArray(shard) ? shard.map(Number) : [];
  return coverageOf(index, count);
};

/** The event lacks a field that every event of its kind has. */
class Unreadable extends Error {}

/** Throws Unreadable. */
const needed = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Unreadable();
  return value;
};

/** Throws Unreadable. */
type Reading = (data: Payload, events: GatewayEvents, self: UserId) => void;

const changedPermissions: Reading = (data, events) =>
  events.permissionsChanged(needed(idOf(data, 'guild_id', guildId)));

const changedThread: Reading = (data, events) => events.threadChanged(needed(readThread(data)));

const readings: Readonly<Partial<Record<Dispatch, Reading>>> = {
  [Dispatch.Ready]: (data, events) => {
    const listed = Array.isArray(data['guilds']);
    const guilds = objectsOf(data, 'guilds').flatMap((guild) => idOf(guild, 'id', guildId) ?? []);
    events.sessionStarted({ guilds: listed ? guilds : undefined, covers: coverage(data) });
  },
  [Dispatch.GuildCreate]: (data, events, self) => {
    const id = needed(idOf(data, 'id', guildId));
    if (flagOf(data, 'unavailable')) return;
    const threads = objectsOf(data, 'threads').flatMap((thread) => readThread(thread, id) ?? []);
    const listed = Array.isArray(data['threads']);
    const own = ownMember(data, self);
    events.guildAvailable({
      id,
      threads: listed ? threads : undefined,
      botRoles: botRoles(data, self),
      locale: localeOf(data),
      timedOutUntil: timeIn(own, 'communication_disabled_until'),
    });
  },
  [Dispatch.GuildUpdate]: (data, events) =>
    events.localeChanged({ id: needed(idOf(data, 'id', guildId)), locale: localeOf(data) }),
  [Dispatch.GuildDelete]: (data, events) => {
    const id = needed(idOf(data, 'id', guildId));
    if (!flagOf(data, 'unavailable')) events.guildGone(id);
  },
  [Dispatch.MessageCreate]: (data, events) => events.message(needed(readMessage(data))),
  [Dispatch.MessageUpdate]: (data, events) => {
    const channel = needed(idOf(data, 'channel_id', channelId));
    const id = needed(idOf(data, 'id', messageId));
    // Discord must send only those two; without a text (a link preview, a pin), the text has not changed.
    if (textOf(data, 'content') === undefined) return;
    events.messageEdited({ channelId: channel, id, message: readMessage(data) });
  },
  [Dispatch.MessageDelete]: (data, events) =>
    events.messagesDeleted({
      channelId: needed(idOf(data, 'channel_id', channelId)),
      ids: [needed(idOf(data, 'id', messageId))],
    }),
  [Dispatch.MessageDeleteBulk]: (data, events) =>
    events.messagesDeleted({
      channelId: needed(idOf(data, 'channel_id', channelId)),
      ids: textsOf(data, 'ids').filter(isSnowflake).map(messageId),
    }),
  [Dispatch.TypingStart]: (data, events) =>
    events.typing({
      channelId: needed(idOf(data, 'channel_id', channelId)),
      userId: needed(idOf(data, 'user_id', userId)),
    }),
  [Dispatch.ThreadCreate]: changedThread,
  [Dispatch.ThreadUpdate]: changedThread,
  [Dispatch.ThreadListSync]: (data, events) => {
    const guild = needed(idOf(data, 'guild_id', guildId));
    for (const thread of objectsOf(data, 'threads').flatMap((each) => readThread(each, guild) ?? []))
      events.threadChanged(thread);
  },
  [Dispatch.ThreadDelete]: (data, events) => events.threadGone(needed(idOf(data, 'id', threadId))),
  [Dispatch.ChannelDelete]: (data, events) => events.channelGone(needed(idOf(data, 'id', channelId))),
  [Dispatch.ChannelUpdate]: changedPermissions,
  [Dispatch.GuildRoleUpdate]: changedPermissions,
  [Dispatch.GuildRoleDelete]: changedPermissions,
  [Dispatch.GuildMemberUpdate]: (data, events, self) => {
    if (textOf(childOf(data, 'user'), 'id') !== self) return;
    const id = needed(idOf(data, 'guild_id', guildId));
    const timedOutUntil = timeIn(data, 'communication_disabled_until');
    events.selfChanged({ id, botRoles: textsOf(data, 'roles'), timedOutUntil });
    events.permissionsChanged(id);
  },
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
  dispatched: ({ t: kind, d: data }) => {
    if (kind === Dispatch.InteractionCreate) return void onInteraction(data);
    try {
      readings[kind]?.(asPayload(data), events, self);
    } catch (error) {
      if (error instanceof Unreadable) log.warn({ event: kind }, 'unreadable event dropped');
      else log.error({ event: kind, ...errorFacts(error) }, 'event failed');
    }
    return undefined;
  },
  connectionChanged: ({ shard, shards, isUp }) =>
    events.connectionChanged({ isUp, covers: coverageOf(shard, shards) }),
});
