import { MessageReferenceType, MessageType } from 'discord.js';
import { channelId, guildId, isSnowflake, messageId, roleId, timeOfId, userId } from '../../lib/ids.ts';
import type { ChannelId, GuildId } from '../../lib/ids.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';
import {
  asPayload,
  childOf,
  flagOf,
  idOf,
  numberOf,
  objectsOf,
  textOf,
  textsOf,
  type Payload,
} from '../payload.ts';

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

/** What others call this person: in the server, or everywhere. */
export const nameOf = (user: Payload, member: Payload): string =>
  textOf(member, 'nick') ?? textOf(user, 'global_name') ?? textOf(user, 'username') ?? '?';

const mentionsOf = (message: Payload): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const user of objectsOf(message, 'mentions')) {
    const id = textOf(user, 'id');
    if (id !== undefined) names.set(id, nameOf(user, childOf(user, 'member')));
  }
  return names;
};

const hasExtras = (message: Payload): boolean =>
  objectsOf(message, 'attachments').length > 0 ||
  objectsOf(message, 'sticker_items').length > 0 ||
  Object.keys(childOf(message, 'poll')).length > 0;

const fileOf = (attachment: Payload): readonly SentFile[] => {
  const url = textOf(attachment, 'url');
  if (url === undefined) return [];
  const [type = ''] = (textOf(attachment, 'content_type') ?? '').split(';');
  const name = textOf(attachment, 'filename') ?? 'file';
  return [{ name, url, size: numberOf(attachment, 'size') ?? 0, type: type || undefined }];
};

const repliesToOf = (message: Payload): DiscordMessage['repliesTo'] => {
  if (numberOf(message, 'type') !== MessageType.Reply) return undefined;
  const answered = idOf(childOf(message, 'message_reference'), 'message_id', messageId);
  if (answered === undefined) return undefined;
  const author = childOf(childOf(message, 'referenced_message'), 'author');
  return { messageId: answered, authorId: idOf(author, 'id', userId) };
};

/** The parts of a forward; Discord leaves its own content empty. */
const snapshotsOf = (message: Payload): readonly Payload[] =>
  numberOf(childOf(message, 'message_reference'), 'type') === MessageReferenceType.Forward
    ? objectsOf(message, 'message_snapshots').map((snapshot) => childOf(snapshot, 'message'))
    : [];

/** The custom_ids of its buttons and menus, however deeply nested. */
const customIdsIn = (component: Payload): readonly string[] =>
  objectsOf(component, 'components').flatMap((inner) => {
    const id = textOf(inner, 'custom_id');
    return [...(id === undefined ? [] : [id]), ...customIdsIn(inner)];
  });

const isOrdinary = (message: Payload): boolean => {
  const type = numberOf(message, 'type') ?? MessageType.Default;
  return (
    (type === MessageType.Default || type === MessageType.Reply) &&
    textOf(message, 'webhook_id') === undefined
  );
};

/** Milliseconds since 1970. */
export const timeIn = (message: Payload, key: string): number | undefined => {
  const time = Date.parse(textOf(message, key) ?? '');
  return Number.isNaN(time) ? undefined : time;
};

/** Reads Discord's message object; undefined if it lacks what every message has: ids and an author. */
export const readMessage = (data: unknown): DiscordMessage | undefined => {
  const message = asPayload(data);
  const author = childOf(message, 'author');
  const member = childOf(message, 'member');
  const id = idOf(message, 'id', messageId);
  const channel = idOf(message, 'channel_id', channelId);
  const authorId = idOf(author, 'id', userId);
  if (id === undefined || channel === undefined || authorId === undefined) return undefined;
  const snapshots = snapshotsOf(message);
  const files = objectsOf(message, 'attachments').flatMap(fileOf);
  return {
    id,
    writtenAt: timeIn(message, 'timestamp') ?? timeOfId(id),
    editedAt: timeIn(message, 'edited_timestamp'),
    channelId: channel,
    guildId: idOf(message, 'guild_id', guildId),
    author: {
      id: authorId,
      displayName: nameOf(author, member),
      bot: flagOf(author, 'bot'),
      roles: Array.isArray(member['roles'])
        ? textsOf(member, 'roles').filter(isSnowflake).map(roleId)
        : undefined,
    },
    system: !isOrdinary(message),
    content: textOf(message, 'content') ?? '',
    mentions: mentionsOf(message),
    repliesTo: repliesToOf(message),
    forwarded:
      snapshots.length === 0 ? undefined : snapshots.map((part) => textOf(part, 'content') ?? '').join('\n'),
    extras: hasExtras(message) || snapshots.some(hasExtras),
    files: files.length === 0 ? undefined : files,
    customIds: customIdsIn(message),
  };
};
