/** The first answer to an interaction. */
import { z } from 'zod';
import { addMessage } from '../actions/add-message.ts';
import type { Upload } from '../actions/attachments.ts';
import { applyEdit } from '../actions/change-message.ts';
import { composeMessage } from '../actions/send-message.ts';
import { badField } from '../refusal.ts';
import { formBody } from '../validate/form.ts';
import { parseBody } from '../validate/issues.ts';
import {
  editedMessageBody,
  messageFlags,
  newMessageBody,
  type NewMessageBody,
} from '../validate/message-body.ts';
import type { Message, Origin } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import type { InteractionBook } from './book.ts';
import type { Answer, Interaction } from './interaction.ts';

const anyAnswer = z.object({ type: z.int() });
const deferral = z.object({ data: z.object({ flags: z.int().nullish() }).nullish() });
const choices = z.object({
  data: z.object({
    choices: z
      .array(
        z.object({ name: z.string().min(1).max(100), value: z.union([z.string().max(100), z.number()]) }),
      )
      .max(25),
  }),
});

/** Which kinds of answer an interaction accepts: a form only as the first answer, and never in answer to a form. */
const fitting = (interaction: Interaction): readonly number[] => {
  switch (interaction.type) {
    case 2:
      return [4, 5, 9];
    case 3:
      return [4, 5, 6, 7, 9];
    case 4:
      return [8];
    case 5:
      return interaction.source === undefined ? [4, 5] : [4, 5, 6, 7];
  }
};

const originOf = (interaction: Interaction): Origin => ({
  id: interaction.id,
  type: interaction.type,
  userId: interaction.userId,
  command: interaction.command,
  targetMessageId: interaction.targetMessageId,
  targetUserId: interaction.targetUserId,
  pressedIn: interaction.type === 3 ? interaction.source?.id : undefined,
  after: interaction.after && originOf(interaction.after),
});

/** How a message is linked to the interaction that it answers. */
const originFields = (
  world: World,
  interaction: Interaction,
): Pick<Message, 'interaction' | 'webhookId'> => ({
  interaction: originOf(interaction),
  webhookId: world.bot.id,
});

const replyFields = (interaction: Interaction): Pick<Message, 'type' | 'reference'> =>
  interaction.source === undefined
    ? { type: 20 }
    : {
        type: 19,
        reference: {
          type: 0,
          channelId: interaction.channelId,
          messageId: interaction.source.id,
          ...(interaction.source.guildId === undefined ? {} : { guildId: interaction.source.guildId }),
        },
      };

const visibility = (interaction: Interaction, flags: number): Pick<Message, 'visibleTo'> =>
  (flags & messageFlags.ephemeral) === 0 ? {} : { visibleTo: interaction.userId };

interface Answering {
  readonly interaction: Interaction;
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

/** Adds a message that answers an interaction; private ones are for that one person only. */
export const addAnswerMessage = (
  world: World,
  {
    interaction,
    body,
    uploads,
    fields,
  }: {
    interaction: Interaction;
    body: NewMessageBody;
    uploads: readonly Upload[];
    fields: Pick<Message, 'type' | 'reference'>;
  },
): Message => {
  const place = world.place(interaction.channelId);
  const composed = composeMessage(world, { authorId: world.bot.id, place, body, uploads });
  const flags = (composed.flags ?? 0) | ((body.flags ?? 0) & messageFlags.ephemeral);
  return addMessage(world, place, {
    ...composed,
    ...fields,
    ...originFields(world, interaction),
    ...visibility(interaction, flags),
    flags,
  });
};

const defer = (world: World, { interaction, body }: Answering): Answer => {
  const { data } = parseBody(deferral, body);
  const flags = messageFlags.loading | ((data?.flags ?? 0) & messageFlags.ephemeral);
  const message = addMessage(world, world.place(interaction.channelId), {
    authorId: world.bot.id,
    flags,
    ...replyFields(interaction),
    ...originFields(world, interaction),
    ...visibility(interaction, flags),
  });
  interaction.originalId = message.id;
  interaction.thinking = true;
  return { kind: 'deferred', message };
};

const update = (world: World, { interaction, body, uploads }: Answering, source: Message): Answer => {
  const { data } = parseBody(z.object({ data: editedMessageBody(source.flags) }), body);
  applyEdit(world, { place: world.place(interaction.channelId), message: source, body: data, uploads });
  interaction.originalId = source.id;
  return { kind: 'update', message: source };
};

const answerOf = (world: World, type: number, answering: Answering): Answer => {
  const { interaction, body, uploads } = answering;
  const { source } = interaction;
  if (type === 5) return defer(world, answering);
  if (type === 8) return { kind: 'choices', choices: parseBody(choices, body).data.choices };
  if (type === 9) return { kind: 'modal', modal: parseBody(z.object({ data: formBody }), body).data };
  if (type === 7 && source !== undefined) return update(world, answering, source);
  if (type === 6 && source !== undefined) {
    interaction.originalId = source.id;
    return { kind: 'deferred_update' };
  }
  const { data } = parseBody(z.object({ data: newMessageBody }), body);
  const message = addAnswerMessage(world, {
    interaction,
    body: data,
    uploads,
    fields: replyFields(interaction),
  });
  interaction.originalId = message.id;
  return { kind: 'message', message };
};

/** Accepts the bot's first answer. Throws 10062, 40060, or 50035 (after which another answer may come). */
export const answerInteraction = (
  world: World,
  book: InteractionBook,
  given: {
    readonly id: string;
    readonly token: string;
    readonly body: unknown;
    readonly uploads: readonly Upload[];
  },
): { interaction: Interaction; answer: Answer } => {
  const interaction = book.awaiting(given);
  const { type } = parseBody(anyAnswer, given.body);
  const allowed = fitting(interaction);
  if (!allowed.includes(type)) {
    throw badField('type', 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);
  }
  const answer = answerOf(world, type, { interaction, body: given.body, uploads: given.uploads });
  interaction.answer = answer;
  book.settle(interaction);
  book.changed(interaction);
  return { interaction, answer };
};
