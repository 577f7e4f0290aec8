import {
  InteractionType,
  MessageReferenceType,
  MessageType,
  type APIAttachment,
  type APIGuildMember,
  type APIMessageComponent,
  type APIUser,
  type GatewayMessageCreateDispatchData,
} from 'discord.js';
import { fullAnswerFile } from '../../lib/file-names.ts';
import { channelId, guildId, interactionId, messageId, roleId, timeOfId, userId } from '../../lib/ids.ts';
import type { ChannelId, GuildId } from '../../lib/ids.ts';
import { shownLine } from '../../lib/invisible.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';
import { idIn, idOf, listOf, OddField, textOf, timeOf, unlessOdd, type TellOdd } from '../payload.ts';

/** A file that came with a message. */
export interface SentFile {
  readonly name: string;
  /** Valid for about a day. */
  readonly url: string;
  /** In bytes. */
  readonly size: number;
  /** Without parameters, such as "image/png"; absent if Discord could not tell. */
  readonly type?: string | undefined;
}

/** A message from the gateway or the history. */
export interface DiscordMessage extends ThreadMessage {
  readonly channelId: ChannelId;
  /** Absent in a DM and in history pages. */
  readonly guildId?: GuildId | undefined;
  /** Absent if there are none. */
  readonly files?: readonly SentFile[] | undefined;
}

type Message = Omit<Partial<GatewayMessageCreateDispatchData>, 'id'> & { readonly id: string };

/** What others call this person, as far as there is anything to see: in the server, or everywhere. */
export const nameOf = (
  user: Partial<APIUser> | undefined,
  member: Partial<Pick<APIGuildMember, 'nick'>> | null | undefined,
): string =>
  [member?.nick, user?.global_name, user?.username]
    .map((name) => shownLine(name ?? ''))
    .find((name) => name !== '') ?? '?';

const hasExtras = ({
  attachments,
  sticker_items,
  poll,
}: Pick<Message, 'attachments' | 'sticker_items' | 'poll'>): boolean =>
  listOf(attachments).length > 0 || listOf(sticker_items).length > 0 || Object.keys(poll ?? {}).length > 0;

const fileOf = ({ url, filename: name, size, content_type }: APIAttachment): SentFile => ({
  name,
  url,
  size,
  type: content_type?.split(';')[0],
});

const repliesToOf = (message: Message): DiscordMessage['repliesTo'] => {
  if (message.type !== MessageType.Reply) return undefined;
  const answered = idOf(message.message_reference?.message_id, messageId);
  if (answered === undefined) return undefined;
  const referenced = message.referenced_message ?? undefined;
  const authorId = idOf(referenced?.author.id, userId);
  return { messageId: answered, authorId, usedBy: referenced && commandOf(referenced)?.by };
};

/** The command that it answers in public. */
const commandOf = ({ interaction_metadata: used }: Message): DiscordMessage['interaction'] =>
  used?.type === InteractionType.ApplicationCommand
    ? { id: interactionId(used.id), by: userId(used.user.id) }
    : undefined;

/** In bytes, for 4,000 characters. */
const longestPaste = 16_000;

/** Discord makes a file of a text that is too long for a message, and the bot of an answer that is too long for a thread. */
const isPaste = ({ content, author }: Message, files: readonly SentFile[]): boolean => {
  const [file] = files;
  if (author?.bot === true && file?.name === fullAnswerFile) return true;
  const isAlone = files.length === 1 && (content ?? '') === '';
  return isAlone && file?.name === 'message.txt' && file.size <= longestPaste;
};

/** The parts of a forward; Discord leaves its own content empty. */
const snapshotsOf = ({ message_reference, message_snapshots }: Message) =>
  message_reference?.type === MessageReferenceType.Forward
    ? listOf(message_snapshots).map(({ message }) => ({
        content: textOf(message.content),
        extras: hasExtras(message) || message.content === '',
      }))
    : [];

/** The custom_ids of its buttons and menus, however deeply nested. */
const customIdsIn = (components: readonly APIMessageComponent[] | undefined): readonly string[] =>
  listOf(components).flatMap((one) => {
    if ('components' in one) return customIdsIn(one.components);
    return 'custom_id' in one ? [one.custom_id] : [];
  });

const isOrdinary = ({ type, webhook_id }: Message): boolean =>
  [MessageType.Default, MessageType.Reply].includes(type ?? MessageType.Default) && (webhook_id ?? '') === '';

/** Of these it depends whom a message is for, and what it says. */
const telling = ['content', 'mentions', 'message_reference', 'message_snapshots'];

/**
 * Throws a TypeError for what lacks what every message has: ids and an author. Of any other field that is odd, which `tell`
 * is told, nothing is known.
 */
export const messageIn = (message: Message, tell?: TellOdd): DiscordMessage => {
  const { author, member } = message;
  const id = idIn(message, 'id', messageId);
  if (author === undefined) throw new OddField('author');
  const authorId = idIn(author, 'id', userId);
  let odd: true | undefined;
  const read = <Part>(field: string, part: () => Part): Part | undefined =>
    unlessOdd(part, () => {
      if (telling.includes(field)) odd = true;
      tell?.(field);
    });
  const snapshots = read('message_snapshots', () => snapshotsOf(message)) ?? [];
  const files = read('attachments', () => listOf(message.attachments).map(fileOf)) ?? [];
  const mentions = read('mentions', () =>
    listOf(message.mentions).map((user) => [user.id, nameOf(user, user.member)] as const),
  );
  const interaction = read('interaction_metadata', () => commandOf(message));
  return {
    id,
    writtenAt: timeOf(message.timestamp) ?? timeOfId(id),
    editedAt: timeOf(message.edited_timestamp),
    channelId: idIn(message, 'channel_id', channelId),
    guildId: idOf(message.guild_id, guildId),
    author: {
      id: authorId,
      displayName: read('author', () => nameOf(author, member)) ?? '?',
      bot: author.bot === true,
      roles: read('member.roles', () => member?.roles?.map(roleId)),
    },
    system: interaction === undefined && !isOrdinary(message),
    content: read('content', () => textOf(message.content)) ?? '',
    mentions: new Map(mentions),
    repliesTo: read('message_reference', () => repliesToOf(message)),
    forwarded: snapshots.length === 0 ? undefined : snapshots.map(({ content }) => content).join('\n'),
    extras: hasExtras(message) || snapshots.some(({ extras }) => extras),
    files: files.length === 0 ? undefined : files,
    pasted: isPaste(message, files) || undefined,
    interaction,
    customIds: read('components', () => customIdsIn(message.components)) ?? [],
    odd,
  };
};

/** Reads Discord's message object; undefined if it lacks what every message has: ids and an author. */
export const readMessage = (data: unknown, tell?: TellOdd): DiscordMessage | undefined =>
  unlessOdd(() => messageIn(data as Message, tell));
