import { ApplicationCommandType, ChannelType, InteractionType } from 'discord.js';
import { channelId, guildId, interactionId, isSnowflake, messageId, roleId, userId } from '../../lib/ids.ts';
import type { ChannelId, GuildId, InteractionId, MessageId, RoleId, UserId } from '../../lib/ids.ts';
import { Secret } from '../../lib/secret.ts';
import type { Words } from '../../locale/words.ts';
import { limits } from '../limits.ts';
import {
  bitsOf,
  childOf,
  flagOf,
  idOf,
  numberOf,
  textOf,
  asPayload,
  objectsOf,
  textsOf,
} from '../payload.ts';
import type { Payload } from '../payload.ts';
import { readMessage, type DiscordMessage } from '../gateway/message.ts';
import { permissions, unlessTimedOut } from '../permissions.ts';
import { isMenu, namesOf, readChosen, type Chosen } from './chosen.ts';
import { readFields, type GivenField } from './filled-in.ts';

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
  readonly words: Words;
  /** Absent in a DM. */
  readonly guildId?: GuildId | undefined;
  readonly channelId: ChannelId;
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

const places: ReadonlyMap<number | undefined, Place> = new Map<number | undefined, Place>([
  [ChannelType.GuildText, 'text'],
  [ChannelType.GuildAnnouncement, 'announcement'],
  [ChannelType.PublicThread, 'public_thread'],
  [ChannelType.AnnouncementThread, 'public_thread'],
  [ChannelType.PrivateThread, 'private_thread'],
  [ChannelType.DM, 'dm'],
]);

const isThread = (place: Place): boolean => place === 'public_thread' || place === 'private_thread';

/** A channel of unknown kind is given the benefit of the doubt: if it is unsuitable, Discord refuses and we say so. */
const placeOf = (channel: Payload, inServer: boolean): Place => {
  const type = numberOf(channel, 'type');
  return places.get(type) ?? (inServer ? (type === undefined ? 'text' : 'elsewhere') : 'dm');
};

/** As with the channel: permissions that Discord does not send are assumed to be granted. */
const botPermissionsIn = (interaction: Payload): bigint =>
  interaction['app_permissions'] === undefined
    ? permissions.Administrator
    : bitsOf(interaction, 'app_permissions');

/** Returns the words for one of Discord's locales. */
export type WordsFor = (locale: string) => Words;

const targetOf = (data: Payload): DiscordMessage | undefined =>
  readMessage(childOf(childOf(data, 'resolved'), 'messages')[textOf(data, 'target_id') ?? '']);

/** Undefined if the payload names no person or no channel, because then there is nobody to answer. */
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
  return {
    interactionId: id,
    userId: who,
    ...namesOf({ user, member }),
    words: wordsFor(textOf(interaction, 'locale') ?? ''),
    guildId: guild,
    channelId: where,
    parentId: isThread(place) ? idOf(channel, 'parent_id', channelId) : undefined,
    place,
    threadLocked: flagOf(childOf(channel, 'thread_metadata'), 'locked'),
    permissions: unlessTimedOut(bitsOf(member, 'permissions'), member),
    botPermissions: botPermissionsIn(interaction),
    roles: textsOf(member, 'roles').filter(isSnowflake).map(roleId),
    uploadLimit: numberOf(interaction, 'attachment_size_limit') ?? limits.fileSize,
    target: targetOf(childOf(interaction, 'data')),
    messageId: idOf(childOf(interaction, 'message'), 'id', messageId),
  };
};

/** An option of a command as the person filled it in. */
export interface GivenOption {
  readonly name: string;
  readonly value: unknown;
  readonly focused: boolean;
}

/** What was asked for: a command by its full name ("compose case"), a component by its custom_id. */
export type Request =
  | { readonly kind: 'command'; readonly name: string; readonly options: readonly GivenOption[] }
  | { readonly kind: 'message_command'; readonly name: string }
  | { readonly kind: 'suggestion'; readonly name: string; readonly options: readonly GivenOption[] }
  | { readonly kind: 'button'; readonly customId: string }
  /** `chosen`: undefined if it cannot be read. */
  | { readonly kind: 'menu'; readonly customId: string; readonly chosen: Chosen | undefined }
  | { readonly kind: 'form'; readonly customId: string; readonly fields: ReadonlyMap<string, GivenField> };

export interface Interaction {
  readonly token: Secret;
  readonly applicationId: string;
  readonly caller: Caller;
  readonly request: Request;
}

const givenOption = (option: Payload): GivenOption => ({
  name: textOf(option, 'name') ?? '',
  value: option['value'],
  focused: option['focused'] === true,
});

const readCommand = (data: Payload): { name: string; options: readonly GivenOption[] } => {
  const names = [textOf(data, 'name') ?? ''];
  let level = data;
  // Subcommands and their groups are options that hold options.
  for (let depth = 0; depth < 2; depth += 1) {
    const inner = objectsOf(level, 'options').find((option) => option['value'] === undefined);
    if (inner === undefined) break;
    names.push(textOf(inner, 'name') ?? '');
    level = inner;
  }
  return { name: names.join(' '), options: objectsOf(level, 'options').map(givenOption) };
};

const readRequest = (interaction: Payload): Request | undefined => {
  const data = childOf(interaction, 'data');
  const type = numberOf(interaction, 'type');
  const isInMenu = numberOf(data, 'type') === ApplicationCommandType.Message;
  if (type === InteractionType.ApplicationCommand && isInMenu)
    return { kind: 'message_command', name: textOf(data, 'name') ?? '' };
  if (type === InteractionType.ApplicationCommand) return { kind: 'command', ...readCommand(data) };
  if (type === InteractionType.ApplicationCommandAutocomplete)
    return { kind: 'suggestion', ...readCommand(data) };
  const customId = textOf(data, 'custom_id') ?? '';
  if (type === InteractionType.ModalSubmit) return { kind: 'form', customId, fields: readFields(data) };
  if (type !== InteractionType.MessageComponent) return undefined;
  // Of an unknown kind: its custom_id decides whether it is a button of ours.
  return isMenu(data) ? { kind: 'menu', customId, chosen: readChosen(data) } : { kind: 'button', customId };
};

/**
 * Reads INTERACTION_CREATE; undefined if it is of a kind that we never offer, or lacks what an answer needs. One that
 * names no application is taken to be for ours.
 */
export const readInteraction = (
  payload: unknown,
  { ownApplicationId, wordsFor }: { readonly ownApplicationId: string; readonly wordsFor: WordsFor },
): Interaction | undefined => {
  const interaction = asPayload(payload);
  const token = textOf(interaction, 'token');
  const applicationId = textOf(interaction, 'application_id') ?? ownApplicationId;
  const caller = readCaller(interaction, wordsFor);
  const request = readRequest(interaction);
  if (token === undefined || caller === undefined || request === undefined) return undefined;
  return { token: new Secret(token), applicationId, caller, request };
};
