import {
  ApplicationCommandType,
  ChannelType,
  InteractionType,
  type APIInteraction,
  type APIMessageComponentInteraction,
  type APIThreadChannel,
} from 'discord.js';
import { channelId, guildId, interactionId, isSnowflake, messageId, roleId, userId } from '../../lib/ids.ts';
import type { ChannelId, GuildId, InteractionId, MessageId, RoleId, UserId } from '../../lib/ids.ts';
import { Secret } from '../../lib/secret.ts';
import type { Words } from '../../locale/words.ts';
import { limits } from '../limits.ts';
import { bitsOf, idOf, listOf, unlessOdd } from '../payload.ts';
import { readMessage, type DiscordMessage } from '../gateway/message.ts';
import { permissions, unlessTimedOut } from '../permissions.ts';
import { isMenu, namesOf, readChosen, type Chosen, type Used } from './chosen.ts';
import { readFields, type GivenField, type SubmittedForm } from './filled-in.ts';

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
export type WordsFor = (locale: string) => Words;

const targetOf = ({ type, data }: APIInteraction): DiscordMessage | undefined =>
  type === InteractionType.ApplicationCommand && data.type === ApplicationCommandType.Message
    ? readMessage(data.resolved?.messages?.[data.target_id])
    : undefined;

/** Undefined if it names no person or no channel, because then there is nobody to answer. */
const readCaller = (interaction: APIInteraction, wordsFor: WordsFor): Caller | undefined => {
  const { member, app_permissions, attachment_size_limit, locale, message } =
    interaction as Partial<APIMessageComponentInteraction>;
  const channel = interaction.channel as Partial<APIThreadChannel> | undefined;
  const user = member?.user ?? interaction.user;
  const id = idOf(interaction.id, interactionId);
  const who = idOf(user?.id, userId);
  const where = idOf(interaction.channel_id, channelId) ?? idOf(channel?.id, channelId);
  if (id === undefined || who === undefined || where === undefined) return undefined;
  const guild = idOf(interaction.guild_id, guildId);
  const place = placeOf(channel?.type ?? undefined, guild !== undefined);
  return {
    interactionId: id,
    userId: who,
    ...namesOf(user, member),
    words: wordsFor(locale ?? ''),
    guildId: guild,
    channelId: where,
    parentId: isThread(place) ? idOf(channel?.parent_id, channelId) : undefined,
    place,
    threadLocked: channel?.thread_metadata?.locked === true,
    permissions: unlessTimedOut(bitsOf(member?.permissions), member),
    // As with the channel: permissions that Discord does not send are assumed to be granted.
    botPermissions: app_permissions === undefined ? permissions.Administrator : bitsOf(app_permissions),
    roles: listOf(member?.roles).filter(isSnowflake).map(roleId),
    uploadLimit: attachment_size_limit ?? limits.fileSize,
    target: targetOf(interaction),
    messageId: idOf(message?.id, messageId),
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

/** A command, a group of subcommands, or an option with a value. */
interface Level {
  readonly name?: string;
  readonly value?: unknown;
  readonly focused?: boolean;
  readonly options?: readonly Level[];
}

const readCommand = (data: Level): { name: string; options: readonly GivenOption[] } => {
  const names = [data.name];
  let level = data;
  // Subcommands and their groups are options that hold options.
  for (let depth = 0; depth < 2; depth += 1) {
    const inner = listOf(level.options).find(({ value }) => value === undefined);
    if (inner === undefined) break;
    names.push(inner.name);
    level = inner;
  }
  const options = listOf(level.options).map(({ name = '', value, focused }) => ({
    name,
    value,
    focused: focused === true,
  }));
  return { name: names.join(' '), options };
};

const readRequest = (interaction: APIInteraction): Request | undefined => {
  switch (interaction.type) {
    case InteractionType.ApplicationCommand: {
      const { data } = interaction;
      return data.type === ApplicationCommandType.Message
        ? { kind: 'message_command', name: data.name }
        : { kind: 'command', ...readCommand(data as Level) };
    }
    case InteractionType.ApplicationCommandAutocomplete:
      return { kind: 'suggestion', ...readCommand(interaction.data as Level) };
    case InteractionType.ModalSubmit: {
      const { custom_id: customId } = interaction.data;
      return { kind: 'form', customId, fields: readFields(interaction.data as SubmittedForm) };
    }
    case InteractionType.MessageComponent: {
      const { custom_id: customId } = interaction.data;
      const used: Used = interaction.data;
      // Of an unknown kind: its custom_id decides whether it is a button of ours.
      return isMenu(used)
        ? { kind: 'menu', customId, chosen: readChosen(used) }
        : { kind: 'button', customId };
    }
    default:
      return undefined;
  }
};

/**
 * Reads INTERACTION_CREATE; undefined if it is of a kind that we never offer, or lacks what an answer needs. One that
 * names no application is taken to be for ours.
 */
export const readInteraction = (
  payload: unknown,
  { ownApplicationId, wordsFor }: { readonly ownApplicationId: string; readonly wordsFor: WordsFor },
): Interaction | undefined =>
  unlessOdd(() => {
    const interaction = payload as APIInteraction;
    const { token, application_id } = interaction as Partial<APIInteraction>;
    const applicationId = application_id ?? ownApplicationId;
    const caller = readCaller(interaction, wordsFor);
    const request = readRequest(interaction);
    if (typeof token !== 'string' || caller === undefined || request === undefined) return undefined;
    return { token: new Secret(token), applicationId, caller, request };
  });
