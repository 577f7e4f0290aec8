import type { Channel, Dm, Place, Thread } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { wireTime, type WireObject } from './json.ts';
import { wireUser } from './user.ts';

const wireChannel = (channel: Channel): WireObject => ({
  id: channel.id,
  type: channel.type,
  guild_id: channel.guildId,
  name: channel.name,
  topic: channel.topic,
  position: channel.position,
  parent_id: channel.parentId,
  permission_overwrites: [...channel.overwrites.values()].map(({ id, type, allow, deny }) => ({
    id,
    type,
    allow: String(allow),
    deny: String(deny),
  })),
  last_message_id: channel.lastMessageId,
  rate_limit_per_user: channel.slowmode,
  nsfw: false,
  flags: 0,
  ...(channel.type === 2 ? { bitrate: 64_000, user_limit: 0, rtc_region: null } : {}),
  ...(channel.type === 15
    ? { available_tags: [], default_reaction_emoji: null, default_sort_order: null, default_forum_layout: 0 }
    : {}),
});

export const wireThreadMember = (thread: Thread, userId: string): WireObject => ({
  id: thread.id,
  user_id: userId,
  join_timestamp: wireTime(thread.members.get(userId) ?? thread.createdAt),
  flags: 1,
});

const wireThread = (thread: Thread, userId: string): WireObject => ({
  id: thread.id,
  type: thread.type,
  guild_id: thread.guildId,
  parent_id: thread.parentId,
  owner_id: thread.ownerId,
  name: thread.name,
  last_message_id: thread.lastMessageId,
  message_count: thread.messageCount,
  total_message_sent: thread.messageCount,
  member_count: Math.min(thread.members.size, 50),
  rate_limit_per_user: thread.slowmode,
  flags: 0,
  thread_metadata: {
    archived: thread.archived,
    archive_timestamp: wireTime(thread.archiveChangedAt),
    auto_archive_duration: thread.archiveMinutes,
    locked: thread.locked,
    create_timestamp: wireTime(thread.createdAt),
    ...(thread.type === 12 ? { invitable: thread.invitable } : {}),
  },
  ...(thread.members.has(userId) ? { member: wireThreadMember(thread, userId) } : {}),
});

const wireDm = (dm: Dm, world: World): WireObject => ({
  id: dm.id,
  type: 1,
  last_message_id: dm.lastMessageId,
  recipients: [wireUser(world.user(dm.people[1]))],
  flags: 0,
});

/** A channel, a thread or a direct conversation as the bot, or someone else, gets to see it. */
export const wirePlace = (world: World, place: Place, viewer = world.bot.id): WireObject => {
  switch (place.kind) {
    case 'channel':
      return wireChannel(place);
    case 'thread':
      return wireThread(place, viewer);
    case 'dm':
      return wireDm(place, world);
  }
};
