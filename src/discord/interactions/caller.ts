import {
  ApplicationCommandType,
  ChannelType,
  InteractionType,
  type APIInteraction,
  type APIMessageComponentInteraction,
  type APIThreadChannel,
} from 'discord.js';
import { channelId, guildId, interactionId, messageId, roleId, userId } from '../../lib/ids.ts';
import type { ChannelId, GuildId, InteractionId, MessageId, RoleId, UserId } from '../../lib/ids.ts';
import type { Texts } from '../../locale/words.ts';
import { limits } from '../limits.ts';
import { bitsOf, idIn, idOf, listOf, OddField, unlessOdd } from '../payload.ts';
import { nameOf, readMessage, type DiscordMessage } from '../gateway/message.ts';
import { permissions, unlessTimedOut } from '../permissions.ts';

/** Where an interaction came from, as far as our commands care. */
type Place = 'text' | 'announcement' | 'public_thread' | 'private_thread' | 'dm' | 'elsewhere';

/** Who pressed, typed or chose, and where: read from the interaction alone, without a request. */
export interface Caller {
  readonly interactionId: InteractionId;
  readonly userId: UserId;
  /** The user's unique name, as in "@alice". */
  readonly userName: string;
  /** The name others see in this server. */
  readonly displayName: string;
  /** In the language of this person's Discord client. */
  readonly words: Texts;
  /** Absent in a DM. */
  readonly guildId?: GuildId | undefined;
  readonly channelId: ChannelId;
  /** As Discord has it. */
  readonly channelName?: string | undefined;
  /** The parent channel, if `channelId` is a thread. */
  readonly parentId?: ChannelId | undefined;
  readonly place: Place;
  /** The place is that of an earlier interaction: what people may do there has to be looked up. */
  readonly isRemembered?: boolean;
  /** The thread is locked: only those who manage threads may write in it. */
  readonly threadLocked?: boolean | undefined;
  /** Discord's permission bits in this channel, less what a timeout takes; 0n if Discord sent none. */
  readonly permissions: bigint;
  /** An administrator's if Discord sent none. */
  readonly botPermissions: bigint;
  /** The roles that they have in this server; none in a DM. */
  readonly roles: readonly RoleId[];
  /** The largest file we may send back, in bytes. */
  readonly uploadLimit: number;
  /** The message in whose own menu (Apps) a command was chosen, with its content, whatever the bot may read. */
  readonly target?: DiscordMessage | undefined;
  /** The message whose button or menu was used. */
  readonly messageId?: MessageId | undefined;
}

const places: ReadonlyMap<ChannelType, Place> = new Map<ChannelType, Place>([
  [ChannelType.GuildText, 'text'],
  [ChannelType.GuildAnnouncement, 'announcement'],
  [ChannelType.PublicThread, 'public_thread'],
  [ChannelType.AnnouncementThread, 'public_thread'],
  [ChannelType.PrivateThread, 'private_thread'],
  [ChannelType.DM, 'dm'],
]);

const isThread = (place: Place): boolean => place === 'public_thread' || place === 'private_thread';

/** A channel of unknown kind is given the benefit of the doubt: if it is unsuitable, Discord refuses and we say so. */
const placeOf = (type: ChannelType | undefined, inServer: boolean): Place => {
  if (type === undefined) return inServer ? 'text' : 'dm';
  return places.get(type) ?? (inServer ? 'elsewhere' : 'dm');
};

/** Returns the words for one of Discord's locales. */
export type WordsFor = (locale: string) => Texts;

const targetOf = ({ type, data }: APIInteraction): DiscordMessage | undefined =>
  type === InteractionType.ApplicationCommand && data.type === ApplicationCommandType.Message
    ? readMessage(data.resolved?.messages?.[data.target_id])
    : undefined;

const callerIn = (interaction: APIInteraction, wordsFor: WordsFor): Caller => {
  const { member, app_permissions, attachment_size_limit, locale, message } =
    interaction as Partial<APIMessageComponentInteraction>;
  const channel = interaction.channel as Partial<APIThreadChannel> | undefined;
  const user = member?.user ?? interaction.user;
  const who = idOf(user?.id, userId);
  const where = idOf(interaction.channel_id, channelId) ?? idOf(channel?.id, channelId);
  if (who === undefined) throw new OddField('user');
  if (where === undefined) throw new OddField('channel_id');
  const guild = idOf(interaction.guild_id, guildId);
  const place = placeOf(channel?.type ?? undefined, guild !== undefined);
  return {
    interactionId: idIn(interaction, 'id', interactionId),
    userId: who,
    userName: nameOf({ username: user?.username ?? '' }, undefined),
    displayName: nameOf(user, member),
    words: wordsFor(locale ?? ''),
    guildId: guild,
    channelId: where,
    channelName: channel?.name,
    parentId: isThread(place) ? idOf(channel?.parent_id, channelId) : undefined,
    place,
    threadLocked: channel?.thread_metadata?.locked === true,
    permissions: unlessTimedOut(bitsOf(member?.permissions), member),
    // As with the channel: permissions that Discord does not send are assumed to be granted.
    botPermissions: app_permissions === undefined ? permissions.Administrator : bitsOf(app_permissions),
    roles: listOf(member?.roles).map(roleId),
    uploadLimit: attachment_size_limit ?? limits.fileSize,
    target: targetOf(interaction),
    messageId: idOf(message?.id, messageId),
  };
};

/**
 * Undefined if the interaction names no person or no channel, because then there is nobody to answer. `tell`: see
 * `unlessOdd`.
 */
export const readCaller = (
  payload: unknown,
  wordsFor: WordsFor,
  tell?: (field: string | undefined) => void,
): Caller | undefined => unlessOdd(() => callerIn(payload as APIInteraction, wordsFor), tell);
