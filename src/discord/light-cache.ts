/** Keeps discord.js from remembering what we never ask it for: our own code reads the raw dispatches. */
import { GatewayDispatchEvents as Dispatch, Options, type CacheFactory } from 'discord.js';
import type { Dispatches } from './gateway.ts';
import { asPayload } from './payload.ts';

/** Every cache that discord.js allows to be limited, held empty. */
export const noCaches = (): CacheFactory =>
  Options.cacheWithLimits({
    ApplicationCommandManager: 0,
    ApplicationEmojiManager: 0,
    AutoModerationRuleManager: 0,
    BaseGuildEmojiManager: 0,
    DMMessageManager: 0,
    EntitlementManager: 0,
    GuildBanManager: 0,
    GuildEmojiManager: 0,
    GuildForumThreadManager: 0,
    GuildInviteManager: 0,
    GuildMemberManager: 0,
    GuildMessageManager: 0,
    GuildScheduledEventManager: 0,
    GuildStickerManager: 0,
    GuildTextThreadManager: 0,
    MessageManager: 0,
    PresenceManager: 0,
    ReactionManager: 0,
    ReactionUserManager: 0,
    StageInstanceManager: 0,
    ThreadManager: 0,
    ThreadMemberManager: 0,
    UserManager: 0,
    VoiceStateManager: 0,
  });

const heavyParts = [
  'channels',
  'threads',
  'members',
  'roles',
  'emojis',
  'stickers',
  'presences',
  'voice_states',
  'soundboard_sounds',
  'stage_instances',
  'guild_scheduled_events',
];

/**
 * Channels, threads and roles can't be limited, so they are taken out of a server's payload before discord.js sees it.
 * Must listen after everyone who reads them: dispatches reach us before discord.js, in the order of listening.
 */
export const dropServerDetails = (dispatches: Dispatches): void => {
  for (const event of [Dispatch.GuildCreate, Dispatch.ThreadListSync]) {
    dispatches.on(event, (data) => {
      const server: Record<string, unknown> = asPayload(data);
      for (const part of heavyParts) if (Array.isArray(server[part])) server[part] = [];
    });
  }
};
