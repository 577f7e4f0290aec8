import { Refusal } from '../refusal.ts';
import { timeOfId } from '../snowflake.ts';
import { messageFlags, type EditedMessageBody } from '../validate/message-body.ts';
import type { Message, Place } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { isCounted, isSystemMessage } from './add-message.ts';
import { storeUploads, type Upload } from './attachments.ts';
import { resolveMentions } from './mentions.ts';

/** A message as this user finds it: 10008 if there is none, or if it is someone else's private message. */
export const findMessage = (world: World, place: Place, messageId: string): Message => {
  const message = world.message(place.id, messageId);
  if (message === undefined || message.visibleTo !== undefined) throw new Refusal('unknownMessage');
  return message;
};

interface Edit {
  readonly place: Place;
  readonly message: Message;
  readonly body: EditedMessageBody;
  readonly uploads: readonly Upload[];
}

/** Changes a message and tells everyone. Checks nothing but that something is left in it. */
export const applyEdit = (world: World, { place, message, body, uploads }: Edit): Message => {
  const content = body.content === undefined ? message.content : (body.content ?? '');
  const components = body.components ?? message.components;
  const embeds =
    body.embeds === undefined
      ? message.embeds
      : (body.embeds ?? []).map((embed) => ({ type: 'rich', ...embed }));
  const listed = body.attachments;
  const kept = listed
    ? message.attachments.filter((one) => listed.some(({ id }) => id === one.id))
    : message.attachments;
  const nothing = content.trim() === '' && components.length === 0 && embeds.length === 0;
  if (nothing && kept.length === 0 && uploads.length === 0 && message.poll === undefined)
    throw new Refusal('emptyMessage');
  const settable = messageFlags.suppressEmbeds | messageFlags.componentsV2;
  const asked = (body.flags ?? message.flags) & settable;
  message.content = content;
  message.components = components;
  message.embeds = embeds;
  message.attachments = [
    ...kept,
    ...storeUploads(world, { channelId: place.id, uploads, listed: listed ?? [] }),
  ];
  message.flags =
    (message.flags & ~(settable | messageFlags.loading)) |
    asked |
    (message.flags & messageFlags.componentsV2);
  Object.assign(
    message,
    resolveMentions(world, {
      authorId: message.authorId,
      place,
      content,
      components,
      allowed: body.allowed_mentions ?? undefined,
      repliedTo: undefined,
    }),
  );
  message.editedAt = Date.now();
  world.changes.publish({ kind: 'message_updated', message });
  return message;
};

/** Edit Message, by its author; 50083 in an archived thread. */
export const editMessage = (world: World, edit: Edit & { readonly by: string }): Message => {
  if (!world.sees(edit.by, edit.place)) throw new Refusal('missingAccess');
  if (edit.message.authorId !== edit.by) throw new Refusal('cannotEditOthers');
  if (edit.place.kind === 'thread' && edit.place.archived) throw new Refusal('archivedThread');
  if (isSystemMessage(edit.message)) throw new Refusal('systemMessage');
  return applyEdit(world, edit);
};

/** Removes a message and tells everyone. */
export const removeMessage = (
  world: World,
  place: Place,
  message: Message,
  how: { readonly inBulk?: boolean } = {},
): void => {
  world.log(place.id).delete(message.id);
  if (place.kind === 'thread' && isCounted(place, message)) place.messageCount -= 1;
  world.changes.publish({ kind: 'message_deleted', message, ...how });
  if (message.pinnedAt !== undefined) world.changes.publish({ kind: 'pins_changed', place });
};

const twoWeeks = 14 * 86_400_000;

/** Bulk Delete Messages: those that are there, if none of these ids is older than two weeks. */
export const deleteMessages = (
  world: World,
  { by, place, ids }: { by: string; place: Place; ids: readonly string[] },
): void => {
  if (place.kind === 'dm') throw new Refusal('notInDm');
  world.demand(by, 'ManageMessages', place);
  if (ids.some((id) => timeOfId(id) < Date.now() - twoWeeks)) throw new Refusal('tooOldForBulk');
  const found = ids.flatMap((id) => world.message(place.id, id) ?? []);
  const those = found.filter(({ visibleTo }) => visibleTo === undefined);
  for (const message of those) removeMessage(world, place, message, { inBulk: true });
  if (those.length > 0)
    world.changes.publish({ kind: 'messages_deleted', place, ids: those.map(({ id }) => id) });
};

/** Delete Message: one's own, or anyone's for people who manage messages; 50083 in an archived thread. */
export const deleteMessage = (
  world: World,
  { by, place, message }: { by: string; place: Place; message: Message },
): void => {
  if (!world.sees(by, place)) throw new Refusal('missingAccess');
  if (place.kind === 'thread' && place.archived) throw new Refusal('archivedThread');
  if (message.type === 21) throw new Refusal('systemMessage');
  if (message.authorId !== by) world.demand(by, 'ManageMessages', place);
  removeMessage(world, place, message);
};
