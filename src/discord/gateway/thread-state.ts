import { ChannelType } from 'discord.js';
import { channelId, guildId, messageId, threadId, type GuildId } from '../../lib/ids.ts';
import type { ThreadState } from './gateway-events.ts';
import { asPayload, childOf, flagOf, idOf, numberOf } from '../payload.ts';

const threadTypes: ReadonlySet<number> = new Set([
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
]);

/**
 * Reads Discord's channel object where a thread should stand; undefined when it says that it is none. `within` stands
 * in for the server's id, which Discord leaves out inside GUILD_CREATE.
 */
export const readThread = (data: unknown, within?: GuildId): ThreadState | undefined => {
  const thread = asPayload(data);
  const id = idOf(thread, 'id', threadId);
  const guild = idOf(thread, 'guild_id', guildId) ?? within;
  const type = numberOf(thread, 'type');
  const isOther = type !== undefined && !threadTypes.has(type);
  if (id === undefined || guild === undefined || isOther) return undefined;
  const state = childOf(thread, 'thread_metadata');
  const parent = idOf(thread, 'parent_id', channelId);
  const last = idOf(thread, 'last_message_id', messageId);
  return {
    id,
    guildId: guild,
    ...(parent === undefined ? {} : { parentId: parent }),
    archived: flagOf(state, 'archived'),
    locked: flagOf(state, 'locked'),
    ...(last === undefined ? {} : { lastMessageId: last }),
  };
};
