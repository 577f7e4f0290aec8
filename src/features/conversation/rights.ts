import { isHostOrCoHost } from '../../machine/record.ts';
import type { Conversation } from '../../machine/record.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { grants, permissions } from '../../discord/permissions.ts';
import type { ChannelId, GuildId, ThreadId, UserId } from '../../lib/ids.ts';
import type { ConversationNeeds } from './needs.ts';

/** What somebody may do in a conversation's thread, by what Discord grants them there right now. */

export interface Granted {
  /** To see the channel. People who are not in the server do not. */
  readonly sees: boolean;
  /** To read earlier messages. */
  readonly reads: boolean;
  /** To write in threads. */
  readonly writes: boolean;
  /** To manage threads, which opens private and locked ones. */
  readonly manages: boolean;
  /** They are a member of the thread, as far as that matters. */
  readonly isIn: boolean;
  readonly isLocked: boolean;
  /** The thread is locked, and the bot may not manage threads: nothing that anybody asks for can be said there. */
  readonly isMute: boolean;
}

/**
 * What it takes to do something: a person who acts as host or moderator has to be allowed to write there, too. To
 * `moderate` takes the host, a co-host or somebody who manages threads; `host` is the host alone. To `end` takes the
 * same as to moderate, except for the host. What is the host's `own` takes nothing of the thread. To `start` one's own
 * conversation like this takes nothing of the thread either, unless only its members may know of it.
 */
export type Need = 'see' | 'read' | 'write' | 'moderate' | 'host' | 'end' | 'own' | 'start';

/** What is missing. */
export type Lack = 'see' | 'read' | 'write' | 'unlocked' | 'heard' | 'moderate' | 'host';

/** Says who may do what in it. */
type Led = Pick<Conversation, 'about' | 'terms'>;

/** The host, a co-host, or a member who may manage threads there. */
export const moderates = (conversation: Led, person: UserId, { manages }: Granted): boolean =>
  isHostOrCoHost(conversation, person) || manages;

/** The account is the host's, wherever they are. */
export const mayAlways = (need: Need, { about }: Pick<Led, 'about'>, person: UserId): boolean => {
  if (need === 'start' && !about.private) return true;
  return (need === 'end' || need === 'own' || need === 'start') && person === about.hostId;
};

/** Undefined if somebody may do it. */
export const lackOf = (
  need: Need,
  conversation: Led,
  { person, granted }: { readonly person: UserId; readonly granted: Granted },
): Lack | undefined => {
  const { sees, reads, writes, manages, isIn, isLocked, isMute } = granted;
  const { about } = conversation;
  if (mayAlways(need, conversation, person)) return undefined;
  if (!sees || (about.private && !isIn && !manages)) return 'see';
  if (need === 'see' || need === 'start') return undefined;
  if (need === 'read') return reads ? undefined : 'read';
  if (need === 'own' || (need === 'host' && person !== about.hostId)) return 'host';
  if ((need === 'moderate' || need === 'end') && !moderates(conversation, person, granted)) return 'moderate';
  if (!writes) return 'write';
  if (isLocked && !manages) return 'unlocked';
  return isMute && need !== 'end' ? 'heard' : undefined;
};

// ---- what Discord grants somebody right now

// An interaction says it for the place that it came from, and a thread has its channel's permissions; about any other
// place, Discord is asked.

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
