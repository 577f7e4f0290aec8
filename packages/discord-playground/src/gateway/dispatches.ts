/** What the bot is told of a change: the gateway's events, by permission and by intent. */
import { wirePlace, wireThreadMember } from '../wire/channel.ts';
import { activeThreads, wireGuild, wireGuildEvent } from '../wire/guild.ts';
import { wireInteraction } from '../wire/interaction.ts';
import type { WireObject } from '../wire/json.ts';
import { forApplication, wireMessageEvent } from '../wire/message.ts';
import { wireMember, wireRole, wireUser } from '../wire/user.ts';
import type { Change } from '../world/changes.ts';
import type { Message, Place, Thread } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { intents } from './intents.ts';

export interface Dispatch {
  readonly name: string;
  readonly data: WireObject;
}

/** What a session asked for when it identified. */
type Asked = (intent: number) => boolean;

const messageEvent = (
  { world, asked }: { world: World; asked: Asked },
  name: string,
  message: Message,
): Dispatch[] => {
  const place = world.places.get(message.channelId);
  if (place === undefined || message.visibleTo !== undefined || !world.sees(world.bot.id, place)) return [];
  if (!asked(place.kind === 'dm' ? intents.directMessages : intents.guildMessages)) return [];
  if (name === 'MESSAGE_DELETE') {
    return [{ name, data: { id: message.id, channel_id: message.channelId, guild_id: message.guildId } }];
  }
  const wire = wireMessageEvent(world, message);
  const data = forApplication(world, { message, wire, readsContent: asked(intents.messageContent) });
  return [{ name, data: name === 'MESSAGE_CREATE' ? { ...data, nonce: message.nonce } : data }];
};

type ReactionChange = Extract<Change, { kind: 'reaction_added' | 'reaction_removed' | 'reactions_cleared' }>;

const reactionEvent = (
  { world, asked }: { world: World; asked: Asked },
  change: ReactionChange,
): Dispatch[] => {
  const { message } = change;
  const place = world.places.get(message.channelId);
  if (place === undefined || message.visibleTo !== undefined || !world.sees(world.bot.id, place)) return [];
  if (!asked(place.kind === 'dm' ? intents.directReactions : intents.guildReactions)) return [];
  const at = { channel_id: message.channelId, message_id: message.id, guild_id: message.guildId };
  if (change.emoji === undefined) return [{ name: 'MESSAGE_REACTION_REMOVE_ALL', data: at }];
  const emoji = { id: null, name: change.emoji };
  if (change.kind === 'reactions_cleared')
    return [{ name: 'MESSAGE_REACTION_REMOVE_EMOJI', data: { ...at, emoji } }];
  const { userId } = change;
  const data = { ...at, emoji, user_id: userId, burst: false, type: 0 };
  if (change.kind === 'reaction_removed') return [{ name: 'MESSAGE_REACTION_REMOVE', data }];
  const member = message.guildId === undefined ? undefined : world.guild(message.guildId).members.get(userId);
  return [
    {
      name: 'MESSAGE_REACTION_ADD',
      data: {
        ...data,
        message_author_id: message.authorId,
        ...(member === undefined ? {} : { member: wireMember(member, world.user(userId)) }),
      },
    },
  ];
};

const threadEvent = (world: World, name: string, thread: Thread, extra: WireObject = {}): Dispatch[] =>
  world.sees(world.bot.id, thread) ? [{ name, data: { ...wirePlace(world, thread), ...extra } }] : [];

const membersEvent = (
  { world, asked }: { world: World; asked: Asked },
  change: Extract<Change, { kind: 'thread_members_changed' }>,
): Dispatch[] => {
  const { thread } = change;
  const bot = world.bot.id;
  const concerns = (id: string): boolean => id === bot || asked(intents.guildMembers);
  const added = change.added.filter(concerns);
  const removed = change.removed.filter(concerns);
  if (added.length === 0 && removed.length === 0) return [];
  if (!world.sees(bot, thread) && !removed.includes(bot)) return [];
  const guild = world.guild(thread.guildId);
  const members = added.flatMap((id) => {
    const member = guild.members.get(id);
    return member === undefined
      ? []
      : [{ ...wireThreadMember(thread, id), member: wireMember(member, world.user(id)), presence: null }];
  });
  const data: WireObject = {
    id: thread.id,
    guild_id: thread.guildId,
    member_count: Math.min(thread.members.size, 50),
    ...(members.length === 0 ? {} : { added_members: members }),
    ...(removed.length === 0 ? {} : { removed_member_ids: removed }),
  };
  // Whoever is added to a thread is shown it first.
  const shown = added.includes(bot) ? threadEvent(world, 'THREAD_CREATE', thread) : [];
  return [...shown, { name: 'THREAD_MEMBERS_UPDATE', data }];
};

const typingEvent = (
  { world, asked }: { world: World; asked: Asked },
  { channelId, userId, at }: Extract<Change, { kind: 'typing' }>,
): Dispatch[] => {
  const place: Place | undefined = world.places.get(channelId);
  if (place === undefined || !world.sees(world.bot.id, place)) return [];
  if (!asked(place.kind === 'dm' ? intents.directTyping : intents.guildTyping)) return [];
  const data = { channel_id: channelId, user_id: userId, timestamp: Math.floor(at / 1_000) };
  if (place.kind === 'dm') return [{ name: 'TYPING_START', data }];
  const member = world.guild(place.guildId).members.get(userId);
  const whole = member === undefined ? {} : { member: wireMember(member, world.user(userId)) };
  return [{ name: 'TYPING_START', data: { ...data, guild_id: place.guildId, ...whole } }];
};

const channelEventNames = {
  channel_created: 'CHANNEL_CREATE',
  channel_updated: 'CHANNEL_UPDATE',
  channel_deleted: 'CHANNEL_DELETE',
} as const;

const roleEventNames = {
  role_created: 'GUILD_ROLE_CREATE',
  role_updated: 'GUILD_ROLE_UPDATE',
} as const;

/** About members; all but the bot's own updates need their own intent. */
const memberEvents = (world: World, change: Change): Dispatch[] => {
  switch (change.kind) {
    case 'member_joined':
    case 'member_updated': {
      const { guild, member } = change;
      const name = change.kind === 'member_joined' ? 'GUILD_MEMBER_ADD' : 'GUILD_MEMBER_UPDATE';
      return [{ name, data: { ...wireMember(member, world.user(member.userId)), guild_id: guild.id } }];
    }
    case 'member_left': {
      const { guild, userId } = change;
      return [
        { name: 'GUILD_MEMBER_REMOVE', data: { guild_id: guild.id, user: wireUser(world.user(userId)) } },
      ];
    }
    default:
      return [];
  }
};

const guildEvents = (world: World, change: Change): Dispatch[] => {
  switch (change.kind) {
    case 'thread_created':
      return threadEvent(world, 'THREAD_CREATE', change.thread, { newly_created: true });
    case 'thread_updated':
      return threadEvent(world, 'THREAD_UPDATE', change.thread);
    case 'thread_deleted': {
      const { id, guildId, parentId, type } = change.thread;
      return world.sees(world.bot.id, change.thread)
        ? [{ name: 'THREAD_DELETE', data: { id, guild_id: guildId, parent_id: parentId, type } }]
        : [];
    }
    case 'threads_opened': {
      if (change.userId !== world.bot.id) return [];
      const { channel } = change;
      const threads = activeThreads(world, world.guild(channel.guildId)).filter(
        (one) => one['parent_id'] === channel.id,
      );
      const joined = threads.flatMap((one) => ('member' in one ? [one['member']] : []));
      const data = { guild_id: channel.guildId, channel_ids: [channel.id], threads, members: joined };
      return [{ name: 'THREAD_LIST_SYNC', data }];
    }
    case 'channel_created':
    case 'channel_updated':
    case 'channel_deleted':
      return [{ name: channelEventNames[change.kind], data: wirePlace(world, change.channel) }];
    case 'role_created':
    case 'role_updated':
      return [
        {
          name: roleEventNames[change.kind],
          data: { guild_id: change.guild.id, role: wireRole(change.role) },
        },
      ];
    case 'guild_joined':
      return [{ name: 'GUILD_CREATE', data: wireGuildEvent(world, change.guild) }];
    case 'guild_updated':
      return [{ name: 'GUILD_UPDATE', data: wireGuild(change.guild) }];
    case 'guild_left':
      return [{ name: 'GUILD_DELETE', data: { id: change.guild.id } }];
    case 'guild_unavailable':
      return [{ name: 'GUILD_DELETE', data: { id: change.guild.id, unavailable: true } }];
    default:
      return [];
  }
};

/** The events for a session with these intents, in order. */
export const dispatchesOf = (world: World, change: Change, sessionIntents: number): Dispatch[] => {
  const asked: Asked = (intent) => (sessionIntents & intent) !== 0;
  switch (change.kind) {
    case 'message_created':
      return messageEvent({ world, asked }, 'MESSAGE_CREATE', change.message);
    case 'message_updated':
      return messageEvent({ world, asked }, 'MESSAGE_UPDATE', change.message);
    case 'message_deleted':
      return messageEvent({ world, asked }, 'MESSAGE_DELETE', change.message);
    case 'reaction_added':
    case 'reaction_removed':
    case 'reactions_cleared':
      return reactionEvent({ world, asked }, change);
    case 'thread_members_changed':
      return asked(intents.guilds) || asked(intents.guildMembers)
        ? membersEvent({ world, asked }, change)
        : [];
    case 'typing':
      return typingEvent({ world, asked }, change);
    case 'interaction_created':
      return [{ name: 'INTERACTION_CREATE', data: wireInteraction(world, change.interaction) }];
    case 'interaction_changed':
    case 'presence':
      return [];
    case 'member_updated': {
      // A bot hears of itself whatever it asked for.
      const isOwn = change.member.userId === world.bot.id;
      return isOwn || asked(intents.guildMembers) ? memberEvents(world, change) : [];
    }
    case 'member_joined':
    case 'member_left':
      return asked(intents.guildMembers) ? memberEvents(world, change) : [];
    default:
      return asked(intents.guilds) ? guildEvents(world, change) : [];
  }
};

/** The server that a change is about, which decides the shard; undefined for direct conversations. */
export const guildOf = (world: World, change: Change): string | undefined => {
  switch (change.kind) {
    case 'message_created':
    case 'message_updated':
    case 'message_deleted':
    case 'reaction_added':
    case 'reaction_removed':
    case 'reactions_cleared':
      return change.message.guildId;
    case 'thread_created':
    case 'thread_updated':
    case 'thread_deleted':
    case 'thread_members_changed':
      return change.thread.guildId;
    case 'threads_opened':
    case 'channel_created':
    case 'channel_updated':
    case 'channel_deleted':
      return change.channel.guildId;
    case 'role_created':
    case 'role_updated':
    case 'member_joined':
    case 'member_updated':
    case 'member_left':
    case 'guild_joined':
    case 'guild_updated':
    case 'guild_left':
    case 'guild_unavailable':
      return change.guild.id;
    case 'typing':
    case 'interaction_created':
    case 'interaction_changed': {
      const place = world.places.get(
        change.kind === 'typing' ? change.channelId : change.interaction.channelId,
      );
      return place === undefined || place.kind === 'dm' ? undefined : place.guildId;
    }
    case 'presence':
      return undefined;
  }
};
