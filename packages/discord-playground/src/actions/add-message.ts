import type { Message, Place } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { joinThread } from './thread-members.ts';

/** What makes up a message; whatever is left out is empty. */
export type NewMessage = Pick<Message, 'authorId'> &
  Partial<Omit<Message, 'channelId' | 'guildId' | 'position'>>;

/** What Discord writes, and nobody can edit, pin or answer. */
export const isSystemMessage = ({ type }: Pick<Message, 'type'>): boolean =>
  type === 6 || type === 18 || type === 21;

/** A thread does not count what it was started with, nor what only one person sees. */
export const isCounted = (place: Place, { id, type, visibleTo }: Partial<Message>): boolean =>
  type !== 21 && visibleTo === undefined && id !== place.id;

/** Puts a message into a channel and tells everyone. Checks nothing: the caller has done so. */
export const addMessage = (world: World, place: Place, fields: NewMessage): Message => {
  const counts = isCounted(place, fields);
  const message: Message = {
    type: 0,
    content: '',
    editedAt: null,
    flags: 0,
    mentions: [],
    mentionRoles: [],
    mentionEveryone: false,
    attachments: [],
    embeds: [],
    components: [],
    stickers: [],
    reactions: new Map(),
    ...fields,
    id: fields.id ?? world.ids.next(),
    channelId: place.id,
    ...(place.kind === 'dm' ? {} : { guildId: place.guildId }),
    ...(place.kind === 'thread' ? { position: place.messageCount } : {}),
  };
  world.log(place.id).add(message);
  if (fields.visibleTo === undefined) place.lastMessageId = message.id;
  if (place.kind === 'thread' && counts) {
    place.messageCount += 1;
    joinThread(world, place, message.authorId);
  }
  world.changes.publish({ kind: 'message_created', message });
  return message;
};
