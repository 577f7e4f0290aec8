import type { Conversation } from '../../machine/record.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { grants, permissions } from '../../discord/permissions.ts';
import type { ChannelId, GuildId, ThreadId } from '../../lib/ids.ts';
import type { ConversationNeeds } from './needs.ts';
import type { Granted, Need } from './rights.ts';

/**
 * What Discord grants somebody right now. An interaction says it for the place that it came from, and a thread has its
 * channel's permissions; about any other place, Discord is asked.
 */

interface Room {
  readonly guildId: GuildId;
  /** For a thread, the channel above it. */
  readonly channelId: ChannelId;
}

interface GrantedDeps extends Pick<ConversationNeeds, 'self'> {
  readonly discord: Pick<DiscordApi, 'permissionsIn' | 'isMember' | 'isLocked'>;
}

export const createGranted = ({ discord, self }: GrantedDeps) => {
  const isFrom = (caller: Caller, { guildId, channelId }: Room): boolean =>
    caller.isRemembered !== true &&
    caller.guildId === guildId &&
    (caller.channelId === channelId || caller.parentId === channelId);

  const inChannel = (caller: Caller, room: Room): Promise<bigint> | bigint =>
    isFrom(caller, room)
      ? caller.permissions
      : discord.permissionsIn({ guild: room.guildId, channel: room.channelId, user: caller.userId });

  const toBot = (caller: Caller, room: Room): Promise<bigint> | bigint =>
    isFrom(caller, room)
      ? caller.botPermissions
      : discord.permissionsIn({ guild: room.guildId, channel: room.channelId, user: self });

  return {
    inChannel,
    toBot,
    /** Looks up only what the need depends on. Rejects if Discord does not say. */
    inThread: async (
      caller: Caller,
      { record, threadId }: { readonly record: Conversation; readonly threadId: ThreadId },
      need: Need,
    ): Promise<Granted> => {
      const { about } = record;
      const bits = await inChannel(caller, about);
      const { ViewChannel, ReadMessageHistory, SendMessagesInThreads, ManageThreads } = permissions;
      const sees = grants(bits, ViewChannel);
      const manages = grants(bits, ManageThreads);
      const isThere = isFrom(caller, about) && caller.channelId === threadId;
      const needsNoLook = need === 'see' || need === 'read' || need === 'own' || need === 'start';
      const isLocked = isThere
        ? caller.threadLocked === true
        : !needsNoLook && sees && (await discord.isLocked(threadId));
      return {
        sees,
        reads: grants(bits, ReadMessageHistory),
        writes: grants(bits, SendMessagesInThreads),
        manages,
        // Discord lets nobody press or type in a thread that they do not see.
        isIn:
          isThere || !about.private || manages || (sees && (await discord.isMember(threadId, caller.userId))),
        isLocked,
        isMute: isLocked && !grants(await toBot(caller, about), ManageThreads),
      };
    },
  };
};

export type GrantedIn = ReturnType<typeof createGranted>;
