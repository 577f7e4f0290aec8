/** What comes after the first answer: follow-ups, and changes to the messages that answer an interaction. */
import type { Upload } from '../actions/attachments.ts';
import { applyEdit, removeMessage } from '../actions/change-message.ts';
import { Refusal } from '../refusal.ts';
import { parseBody } from '../validate/issues.ts';
import { editedMessageBody, newMessageBody } from '../validate/message-body.ts';
import type { Message } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { addAnswerMessage } from './answer.ts';
import type { InteractionBook } from './book.ts';
import type { Interaction } from './interaction.ts';

interface WebhookStep {
  readonly interaction: Interaction;
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

/** A message of this interaction; `@original` is its first answer. Throws 10008. */
export const findAnswerMessage = (world: World, interaction: Interaction, messageId: string): Message => {
  const id = messageId === '@original' ? interaction.originalId : messageId;
  const ours = id !== undefined && (id === interaction.originalId || interaction.followUpIds.includes(id));
  const message = ours ? world.message(interaction.channelId, id) : undefined;
  if (message === undefined) throw new Refusal('unknownMessage');
  return message;
};

/** Edits the original or a follow-up; this is how a deferral ends. */
export const editAnswerMessage = (
  world: World,
  book: InteractionBook,
  { interaction, body, uploads, messageId }: WebhookStep & { readonly messageId: string },
): Message => {
  const message = findAnswerMessage(world, interaction, messageId);
  const edited = parseBody(editedMessageBody(message.flags), body);
  if (message.id === interaction.originalId) {
    interaction.thinking = false;
    interaction.rewritten = true;
  }
  applyEdit(world, { place: world.place(interaction.channelId), message, body: edited, uploads });
  book.changed(interaction);
  return message;
};

/** A follow-up; the first one after a deferral becomes the deferred answer itself, and just as private. */
export const followUp = (world: World, book: InteractionBook, step: WebhookStep): Message => {
  const { interaction, body, uploads } = step;
  if (interaction.thinking) return editAnswerMessage(world, book, { ...step, messageId: '@original' });
  const original = interaction.originalId;
  const message = addAnswerMessage(world, {
    interaction,
    uploads,
    body: parseBody(newMessageBody, body),
    fields: {
      type: original === undefined ? 0 : 19,
      reference:
        original === undefined
          ? undefined
          : { type: 0, channelId: interaction.channelId, messageId: original },
    },
  });
  interaction.followUpIds.push(message.id);
  book.changed(interaction);
  return message;
};

export const deleteAnswerMessage = (
  world: World,
  book: InteractionBook,
  { interaction, messageId }: { interaction: Interaction; messageId: string },
): void => {
  const message = findAnswerMessage(world, interaction, messageId);
  removeMessage(world, world.place(interaction.channelId), message);
  if (message.id === interaction.originalId) interaction.thinking = false;
  book.changed(interaction);
};
