import { ChannelType } from 'discord.js';
import { channelId, guildId, interactionId, messageId, userId } from '../../lib/ids.ts';
import { shownText, withoutDirection } from '../../lib/invisible.ts';
import type { Words } from '../../locale/words.ts';
import type { Caller, Place } from './caller.ts';
import { limits } from '../limits.ts';
import { bitsOf, childOf, flagOf, idOf, numberOf, textOf, type Payload } from '../payload.ts';
import { permissions } from '../permissions.ts';

const places: ReadonlyMap<number | undefined, Place> = new Map<number | undefined, Place>([
  [ChannelType.GuildText, 'text'],
  [ChannelType.GuildAnnouncement, 'announcement'],
  [ChannelType.PublicThread, 'public_thread'],
  [ChannelType.AnnouncementThread, 'public_thread'],
  [ChannelType.PrivateThread, 'private_thread'],
  [ChannelType.DM, 'dm'],
]);

const isThread = (place: Place): boolean => place === 'public_thread' || place === 'private_thread';

/** A channel whose kind is not told may do: where it does not, Discord refuses, and that is said. */
const placeOf = (channel: Payload, inServer: boolean): Place => {
  const type = numberOf(channel, 'type');
  return places.get(type) ?? (inServer ? (type === undefined ? 'text' : 'elsewhere') : 'dm');
};

/** As with the channel: permissions that are not told are not missing. */
const botPermissionsIn = (interaction: Payload): bigint =>
  interaction['app_permissions'] === undefined
    ? permissions.administrator
    : bitsOf(interaction, 'app_permissions');

/** The first that can be read; it stands beside words of ours, so it may not turn them around. */
const displayNameOf = (names: readonly (string | undefined)[]): string | undefined =>
  names.map((name) => shownText(withoutDirection(name ?? ''))).find((name) => name !== '');

/** Gives the words for one of Discord's locales. */
export type WordsFor = (locale: string) => Words;

/** Undefined when the payload names no person or no channel: then there is nobody to answer. */
export const readCaller = (interaction: Payload, wordsFor: WordsFor): Caller | undefined => {
  const member = childOf(interaction, 'member');
  const inServer = childOf(member, 'user');
  const user = textOf(inServer, 'id') === undefined ? childOf(interaction, 'user') : inServer;
  const channel = childOf(interaction, 'channel');
  const id = idOf(interaction, 'id', interactionId);
  const who = idOf(user, 'id', userId);
  const where = idOf(interaction, 'channel_id', channelId) ?? idOf(channel, 'id', channelId);
  if (id === undefined || who === undefined || where === undefined) return undefined;
  const guild = idOf(interaction, 'guild_id', guildId);
  const place = placeOf(channel, guild !== undefined);
  const parent = isThread(place) ? idOf(channel, 'parent_id', channelId) : undefined;
  const message = idOf(childOf(interaction, 'message'), 'id', messageId);
  const userName = textOf(user, 'username') ?? '?';
  return {
    interactionId: id,
    userId: who,
    userName,
    displayName: displayNameOf([textOf(member, 'nick'), textOf(user, 'global_name')]) ?? userName,
    words: wordsFor(textOf(interaction, 'locale') ?? ''),
    ...(guild === undefined ? {} : { guildId: guild }),
    channelId: where,
    ...(parent === undefined ? {} : { parentId: parent }),
    place,
    threadLocked: flagOf(childOf(channel, 'thread_metadata'), 'locked'),
    permissions: bitsOf(member, 'permissions'),
    botPermissions: botPermissionsIn(interaction),
    uploadLimit: numberOf(interaction, 'attachment_size_limit') ?? limits.fileSize,
    ...(message === undefined ? {} : { messageId: message }),
  };
};
