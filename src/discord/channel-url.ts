import type { ChannelId, GuildId } from '../lib/ids.ts';

/** Where Discord's apps show a channel or thread. */
export const channelUrl = (guild: GuildId, channel: ChannelId): string =>
  `https://discord.com/channels/${guild}/${channel}`;
