import type { Channel, Guild, Overwrite, Role } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { removeThread } from './threads.ts';

export const addChannel = (world: World, channel: Channel): Channel => {
  world.places.set(channel.id, channel);
  world.guild(channel.guildId).channels.set(channel.id, channel);
  world.changes.publish({ kind: 'channel_created', channel });
  return channel;
};

interface ChannelEdit {
  readonly name?: string | undefined;
  readonly topic?: string | null | undefined;
  readonly slowmode?: number | null | undefined;
}

export const editChannel = (world: World, channel: Channel, edit: ChannelEdit): Channel => {
  channel.name = edit.name ?? channel.name;
  channel.topic = edit.topic === undefined ? channel.topic : edit.topic;
  channel.slowmode = edit.slowmode ?? channel.slowmode;
  world.changes.publish({ kind: 'channel_updated', channel });
  return channel;
};

/** Deletes a channel with its threads and webhooks. What was in a category is in none then. */
export const deleteChannel = (world: World, channel: Channel): void => {
  const guild = world.guild(channel.guildId);
  for (const thread of guild.threads.values())
    if (thread.parentId === channel.id) removeThread(world, thread);
  for (const webhook of world.webhooks.values())
    if (webhook.channelId === channel.id) world.webhooks.delete(webhook.id);
  for (const inside of guild.channels.values()) {
    if (inside.parentId !== channel.id) continue;
    inside.parentId = null;
    world.changes.publish({ kind: 'channel_updated', channel: inside });
  }
  world.places.delete(channel.id);
  guild.channels.delete(channel.id);
  world.forgetLog(channel.id);
  world.changes.publish({ kind: 'channel_deleted', channel });
};

/** Sets a channel's overwrite for a role or a member; whoever can see it only now is told of its threads. */
export const setOverwrite = (world: World, channel: Channel, overwrite: Overwrite): void => {
  const sawIt = world.sees(world.bot.id, channel);
  channel.overwrites.set(overwrite.id, overwrite);
  world.changes.publish({ kind: 'channel_updated', channel });
  if (!sawIt && world.sees(world.bot.id, channel)) {
    world.changes.publish({ kind: 'threads_opened', channel, userId: world.bot.id });
  }
};

export const setRolePermissions = (
  world: World,
  { guild, role }: { guild: Guild; role: Role },
  bits: bigint,
): void => {
  role.permissions = bits;
  world.changes.publish({ kind: 'role_updated', guild, role });
};
