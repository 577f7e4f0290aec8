import type { Guild, Member } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { wirePlace } from './channel.ts';
import { wireTime, type WireObject } from './json.ts';
import { wireMember, wireRoles } from './user.ts';

/** A server as REST returns it. */
export const wireGuild = (guild: Guild): WireObject => ({
  id: guild.id,
  name: guild.name,
  icon: null,
  description: null,
  home_header: null,
  splash: null,
  discovery_splash: null,
  banner: null,
  owner_id: guild.ownerId,
  application_id: null,
  region: 'deprecated',
  preferred_locale: guild.locale,
  afk_channel_id: null,
  afk_timeout: 300,
  system_channel_id: null,
  system_channel_flags: 0,
  rules_channel_id: null,
  public_updates_channel_id: null,
  safety_alerts_channel_id: null,
  incidents_data: null,
  widget_enabled: false,
  widget_channel_id: null,
  verification_level: 1,
  default_message_notifications: 1,
  explicit_content_filter: 0,
  mfa_level: 0,
  nsfw: false,
  nsfw_level: 0,
  premium_tier: 0,
  premium_subscription_count: 0,
  premium_progress_bar_enabled: false,
  max_presences: null,
  max_members: 500_000,
  max_video_channel_users: 25,
  max_stage_video_channel_users: 50,
  vanity_url_code: null,
  features: guild.features,
  roles: wireRoles(guild),
  emojis: [],
  stickers: [],
});

/** The active threads of a server that the bot can see. */
export const activeThreads = (world: World, guild: Guild): WireObject[] => {
  const threads: WireObject[] = [];
  for (const thread of guild.threads.values()) {
    if (!thread.archived && world.sees(world.bot.id, thread)) threads.push(wirePlace(world, thread));
  }
  return threads;
};

/** GUILD_CREATE: the server with its channels and active threads, and with these of its members. */
export const wireGuildEvent = (world: World, guild: Guild, members: readonly Member[]): WireObject => ({
  ...wireGuild(guild),
  joined_at: wireTime(guild.members.get(world.bot.id)?.joinedAt ?? 0),
  large: false,
  unavailable: false,
  member_count: guild.members.size,
  members: members.map((member) => wireMember(member, world.user(member.userId))),
  channels: [...guild.channels.values()].map((channel) => wirePlace(world, channel)),
  threads: activeThreads(world, guild),
  presences: [],
  voice_states: [],
  stage_instances: [],
  guild_scheduled_events: [],
  soundboard_sounds: [],
});
