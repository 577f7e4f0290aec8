import { isHostOrCoHost } from '../../machine/record.ts';
import type { About, Conversation } from '../../machine/record.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { grants, missingOf, permissions } from '../../discord/permissions.ts';
import { say, type Reply } from '../../discord/reply.ts';
import type { ChannelId, GuildId, ThreadId, UserId } from '../../lib/ids.ts';
import type { Texts } from '../../locale/words.ts';
import type { ConversationNeeds } from './needs.ts';

/** What somebody may do in a conversation's thread or start in a channel, by what Discord grants them there right now. */

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

// ---- whether a conversation can be started in a channel

/** The channel in which a conversation is started. */
export type StartChannel = Pick<About, 'guildId' | 'channelId' | 'publicOnly'>;

interface Private {
  readonly private: boolean;
}

const needed = (isPrivate: boolean): readonly (keyof Texts['conversation']['permissions'])[] => [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'ReadMessageHistory',
  isPrivate ? 'CreatePrivateThreads' : 'CreatePublicThreads',
  'EmbedLinks',
  'AttachFiles',
];

/** The channel that a command came from, if conversations can be started there. */
export const channelHere = (
  { place, guildId, channelId }: Caller,
  { private: isPrivate }: Private,
): StartChannel | undefined => {
  const publicOnly = place === 'announcement' ? true : undefined;
  const fits = place === 'text' || (publicOnly && !isPrivate);
  return fits && guildId !== undefined ? { guildId, channelId, publicOnly } : undefined;
};

/** Why nothing can be started there, or undefined if it can: the bot gives nobody more rights than Discord does. */
export const refusalToStart = async (
  {
    caller,
    channel,
    order,
  }: { readonly caller: Caller; readonly channel: StartChannel; readonly order: Private },
  { granted, timedOutUntil }: Pick<ConversationNeeds, 'timedOutUntil'> & { readonly granted: GrantedIn },
): Promise<Reply | undefined> => {
  const { conversation: texts } = caller.words;
  const { ViewChannel, SendMessages, SendMessagesInThreads } = permissions;
  const theirs = await granted.inChannel(caller, channel);
  if (!grants(theirs, ViewChannel, SendMessages, SendMessagesInThreads)) return say(texts.mayNotStart);
  const ours = await granted.toBot(caller, channel);
  const missing = missingOf(ours, needed(order.private));
  if (missing.length === 0) return undefined;
  const until = timedOutUntil(channel.guildId);
  if (until !== undefined) return say(texts.timedOut(Math.ceil(until / 1_000)));
  return say(
    texts.missingPermissions(
      missing.map((right) => texts.permissions[right]),
      channel.channelId,
    ),
  );
};
