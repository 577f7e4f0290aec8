/** What a person does with messages. */
import { deleteMessage, editMessage, removeMessage } from '../actions/change-message.ts';
import { openDm } from '../actions/direct.ts';
import { createPost } from '../actions/forum-posts.ts';
import { sendMessage } from '../actions/send-message.ts';
import { parseBody } from '../validate/issues.ts';
import { editedMessageBody, newMessageBody } from '../validate/message-body.ts';
import type { User } from '../world/entities.ts';
import { findPlace } from './find-place.ts';
import { uploadsOf } from './given-file.ts';
import { Impossible } from './impossible.ts';
import type { Person, SendOptions } from './person.ts';
import type { PersonContext } from './person-context.ts';

type Writing = Pick<
  Person,
  'send' | 'edit' | 'delete' | 'dismiss' | 'typing' | 'openDm' | 'speak' | 'allowDms' | 'messagesIn'
>;

const referenceOf = ({ replyTo, forward }: SendOptions) => {
  const message = forward ?? replyTo;
  return message === undefined
    ? undefined
    : { type: forward === undefined ? 0 : 1, message_id: message.id, channel_id: message.channelId };
};

export const writing = ({ world, nonces }: PersonContext, user: User): Writing => ({
  send: (ref, content, options = {}) => {
    const body = parseBody(newMessageBody, {
      content: options.forward === undefined ? content : '',
      message_reference: referenceOf(options),
      allowed_mentions: { parse: ['users', 'roles', 'everyone'], replied_user: options.mention ?? true },
      sticker_ids: options.stickers,
      ...(options.poll === undefined
        ? {}
        : {
            poll: {
              question: { text: options.poll.question },
              answers: options.poll.answers.map((text) => ({ poll_media: { text } })),
            },
          }),
    });
    const place = findPlace(world, user.id, ref);
    const uploads = uploadsOf(options.attachments ?? []);
    if (place.kind === 'channel' && place.type === 15) {
      const [name = ''] = content.trim().split('\n');
      const post = { by: user.id, parent: place, name: name.slice(0, 100) };
      return createPost(world, post, { body, uploads }).message;
    }
    return sendMessage(world, nonces, { authorId: user.id, place, body, uploads });
  },
  edit: (message, content) =>
    editMessage(world, {
      by: user.id,
      place: world.place(message.channelId),
      message,
      body: parseBody(editedMessageBody(message.flags), { content }),
      uploads: [],
    }),
  delete: (message) => deleteMessage(world, { by: user.id, place: world.place(message.channelId), message }),
  dismiss: (message) => {
    if (message.visibleTo !== user.id) throw new Impossible('only a private message can be dismissed');
    removeMessage(world, world.place(message.channelId), message);
  },
  typing: (ref) => {
    const { id: channelId } = findPlace(world, user.id, ref);
    world.changes.publish({ kind: 'typing', channelId, userId: user.id, at: Date.now() });
  },
  openDm: () => openDm(world, user.id),
  speak: (locale) => {
    user.locale = locale;
  },
  allowDms: (allowed) => {
    user.takesDms = allowed;
  },
  messagesIn: (ref) =>
    world
      .messages(findPlace(world, user.id, ref).id)
      .filter((message) => message.visibleTo === undefined || message.visibleTo === user.id),
});
