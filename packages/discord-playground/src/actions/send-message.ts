import { timeOfId } from '../snowflake.ts';
import { badField, Refusal } from '../refusal.ts';
import { messageFlags, type NewMessageBody } from '../validate/message-body.ts';
import type { Message, Place, Reference } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { addMessage, isSystemMessage, type NewMessage } from './add-message.ts';
import { storeUploads, type Upload } from './attachments.ts';
import { resolveMentions } from './mentions.ts';
import type { RecentNonces } from './nonces.ts';
import { wakeForSending } from './threads.ts';

export interface Sending {
  readonly authorId: string;
  readonly place: Place;
  readonly body: NewMessageBody;
  readonly uploads: readonly Upload[];
}

const refuseEmpty = ({ body, uploads }: Sending): void => {
  const something =
    (body.content ?? '').trim() !== '' ||
    (body.embeds ?? []).length > 0 ||
    body.components.length > 0 ||
    uploads.length > 0 ||
    (body.sticker_ids ?? []).length > 0 ||
    (body.poll ?? undefined) !== undefined ||
    body.message_reference?.type === 1;
  if (!something) throw new Refusal('emptyMessage');
};

const refuseWithoutPermission = (world: World, sending: Sending): void => {
  const { authorId, place, body, uploads } = sending;
  if (place.kind === 'dm') {
    if (authorId === world.bot.id && !world.user(place.people[1]).takesDms) throw new Refusal('cannotDm');
    return;
  }
  if (place.kind === 'channel' && (place.type === 4 || place.type === 15))
    throw new Refusal('notATextChannel');
  world.demand(authorId, place.kind === 'thread' ? 'SendMessagesInThreads' : 'SendMessages', place);
  if (uploads.length > 0) world.demand(authorId, 'AttachFiles', place);
  if ((body.embeds ?? []).length > 0) world.demand(authorId, 'EmbedLinks', place);
  if (body.poll) world.demand(authorId, 'SendPolls', place);
};

/** Slowmode delays people, but not those who moderate. */
const refuseTooSoon = (world: World, { authorId, place }: Sending): void => {
  if (place.kind === 'dm' || place.slowmode === 0 || world.user(authorId).bot) return;
  const exempt = (['ManageMessages', 'ManageChannels', 'ManageThreads'] as const).some((permission) =>
    world.may(authorId, permission, place),
  );
  if (exempt) return;
  const since = Date.now() - place.slowmode * 1_000;
  const messages = world.messages(place.id);
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (message === undefined || timeOfId(message.id) < since) return;
    if (message.authorId === authorId) throw new Refusal('slowmode');
  }
};

interface Referenced {
  readonly reference: Reference;
  readonly message: Message | undefined;
}

const resolveReference = (world: World, { authorId, place, body }: Sending): Referenced | undefined => {
  const given = body.message_reference;
  if (!given) return undefined;
  const type = given.type ?? 0;
  const channelId = given.channel_id ?? place.id;
  const from = world.places.get(channelId);
  if (from === undefined || !world.sees(authorId, from)) throw new Refusal('unknownChannel');
  if (type === 0 && channelId !== place.id) {
    throw badField(
      'message_reference',
      'REPLIES_CANNOT_REFERENCE_OTHER_CHANNEL',
      'Cannot reply to another channel',
    );
  }
  if (place.kind !== 'dm' && !world.may(authorId, 'ReadMessageHistory', from))
    throw new Refusal('cannotReply');
  const message = world.message(channelId, given.message_id);
  if (message === undefined || message.visibleTo !== undefined) {
    if (type === 0 && given.fail_if_not_exists === false) return undefined;
    throw badField('message_reference', 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
  }
  if (isSystemMessage(message)) {
    throw badField(
      'message_reference',
      'REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE',
      'Cannot reply to a system message',
    );
  }
  const guildId = from.kind === 'dm' ? {} : { guildId: from.guildId };
  return { reference: { type, channelId, messageId: message.id, ...guildId }, message };
};

/** The fields of a message that its body determines, whoever sends it and by whatever route. */
export const composeMessage = (world: World, sending: Sending): NewMessage => {
  refuseEmpty(sending);
  const { authorId, place, body, uploads } = sending;
  const referenced = resolveReference(world, sending);
  const forward = referenced?.reference.type === 1 ? referenced.message : undefined;
  const settable =
    messageFlags.suppressEmbeds | messageFlags.suppressNotifications | messageFlags.componentsV2;
  return {
    authorId,
    type: referenced?.reference.type === 0 ? 19 : 0,
    content: forward === undefined ? (body.content ?? '') : '',
    flags: ((body.flags ?? 0) & settable) | (forward === undefined ? 0 : messageFlags.hasSnapshot),
    embeds: (body.embeds ?? []).map((embed) => ({ type: 'rich', ...embed })),
    components: body.components,
    attachments: storeUploads(world, { channelId: place.id, uploads, listed: body.attachments ?? [] }),
    stickers: (body.sticker_ids ?? []).map((id) => ({ id, name: `sticker ${id}` })),
    poll: body.poll ?? undefined,
    nonce: body.nonce ?? undefined,
    reference: referenced?.reference,
    snapshot: forward === undefined ? undefined : { ...forward },
    ...resolveMentions(world, {
      authorId,
      place,
      content: body.content ?? '',
      components: body.components,
      allowed: body.allowed_mentions ?? undefined,
      repliedTo: referenced?.reference.type === 0 ? referenced.message?.authorId : undefined,
    }),
  };
};

/** Create Message. With `enforce_nonce` a nonce used before answers with the message that it made. */
export const sendMessage = (world: World, nonces: RecentNonces, sending: Sending): Message => {
  const { authorId, place, body } = sending;
  refuseWithoutPermission(world, sending);
  refuseTooSoon(world, sending);
  const nonce = body.nonce ?? undefined;
  const known = body.enforce_nonce === true && nonce !== undefined ? nonces.find(authorId, nonce) : undefined;
  if (known !== undefined) return known;
  const fields = composeMessage(world, sending);
  if (place.kind === 'thread') wakeForSending(world, place, authorId);
  const message = addMessage(world, place, fields);
  if (nonce !== undefined) nonces.add(message, nonce);
  return message;
};
