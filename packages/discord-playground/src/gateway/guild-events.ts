/** What the bot is told of a server: its channels, threads, roles and members. */
import { wirePlace, wireThreadMember } from '../wire/channel.ts';
import { activeThreads, wireGuild, wireGuildEvent } from '../wire/guild.ts';
import type { WireObject } from '../wire/json.ts';
import { wireMember, wireRole, wireUser } from '../wire/user.ts';
import type { Change } from '../world/changes.ts';
import type { Guild, Thread } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import type { Audience, Dispatch } from './dispatch.ts';
import { intents } from './intents.ts';

const threadEvent = (world: World, name: string, thread: Thread, extra: WireObject = {}): Dispatch[] =>
  world.sees(world.bot.id, thread) ? [{ name, data: { ...wirePlace(world, thread), ...extra } }] : [];

export const threadMembersEvent = (
  { world, asked }: Audience,
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
export const memberEvents = (world: World, change: Change): Dispatch[] => {
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

/** GUILD_CREATE: Discord tells of all members only those who hear of their presences, and others of the bot alone. */
export const guildCreate = ({ world, asked }: Audience, guild: Guild): Dispatch => {
  const members = [...guild.members.values()].filter(
    ({ userId }) => userId === world.bot.id || asked(intents.guildPresences),
  );
  return { name: 'GUILD_CREATE', data: wireGuildEvent(world, guild, members) };
};

export const guildEvents = (audience: Audience, change: Change): Dispatch[] => {
  const { world } = audience;
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
      return [guildCreate(audience, change.guild)];
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
