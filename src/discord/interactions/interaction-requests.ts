import { InteractionResponseType as Type, MessageFlags, Routes } from 'discord.js';
import { messageId, type InteractionId, type MessageId } from '../../lib/ids.ts';
import type { Secret } from '../../lib/secret.ts';
import { bodyFiles, bodyPayload } from '../outbox/body-payload.ts';
import { formPayload } from './form-payload.ts';
import { asPayload, idOf, numberOf, textOf } from '../payload.ts';
import type { Body, FormData } from '../reply.ts';
import { unreadableAnswer } from '../outbox/rest-failure.ts';
import type { DiscordRest } from '../outbox/rest.ts';
import type { Choice } from './route.ts';

/** `private`: a new message that only the caller sees. `update`: the message whose button was pressed. */
export type AnswerKind = 'private' | 'update';

/** The message that the first answer made or changed. */
export const original = '@original';

/** What the caller sees of an answer. */
export interface Standing {
  /** Still "thinking": a private deferral that nothing has taken the place of. */
  readonly thinking: boolean;
  readonly content: string;
}

/** The requests that answer one interaction. All reject with a DiscordError. */
export interface InteractionRequests {
  /** First answers: exactly one of these four, within three seconds. */
  defer(kind: AnswerKind): Promise<void>;
  answer(kind: AnswerKind, body: Body): Promise<void>;
  showForm(form: FormData): Promise<void>;
  suggest(choices: readonly Choice[]): Promise<void>;
  /** Then, for fifteen minutes: */
  read(message: MessageId | typeof original): Promise<Standing>;
  edit(message: MessageId | typeof original, body: Body): Promise<void>;
  remove(message: MessageId | typeof original): Promise<void>;
  /** Another private message. Right after deferring privately, Discord makes it the deferred one. */
  follow(body: Body): Promise<MessageId>;
}

interface InteractionKey {
  readonly interactionId: InteractionId;
  readonly token: Secret;
  readonly applicationId: string;
}

export const createInteractionRequests = (rest: DiscordRest, key: InteractionKey): InteractionRequests => {
  const { interactionId, token, applicationId } = key;

  const first = async (type: Type, data?: object, body?: Body): Promise<void> => {
    await rest.send({
      method: 'POST',
      route: Routes.interactionCallback(interactionId, token.reveal()),
      body: data === undefined ? { type } : { type, data },
      ...(body === undefined ? {} : { files: bodyFiles(body) }),
    });
  };

  return {
    defer: (kind) =>
      kind === 'private'
        ? first(Type.DeferredChannelMessageWithSource, { flags: MessageFlags.Ephemeral })
        : first(Type.DeferredMessageUpdate),

    answer: (kind, body) =>
      kind === 'private'
        ? first(Type.ChannelMessageWithSource, bodyPayload(body, { ephemeral: true }), body)
        : first(Type.UpdateMessage, bodyPayload(body), body),

    showForm: (form) => first(Type.Modal, formPayload(form)),

    suggest: (choices) => first(Type.ApplicationCommandAutocompleteResult, { choices }),

    read: async (message) => {
      const route = Routes.webhookMessage(applicationId, token.reveal(), message);
      const found = asPayload(await rest.send({ method: 'GET', route }));
      const thinking = ((numberOf(found, 'flags') ?? 0) & MessageFlags.Loading) !== 0;
      return { thinking, content: textOf(found, 'content') ?? '' };
    },

    edit: async (message, body) => {
      await rest.send({
        method: 'PATCH',
        route: Routes.webhookMessage(applicationId, token.reveal(), message),
        body: bodyPayload(body),
        files: bodyFiles(body),
      });
    },

    remove: async (message) => {
      await rest.send({
        method: 'DELETE',
        route: Routes.webhookMessage(applicationId, token.reveal(), message),
      });
    },

    follow: async (body) => {
      const answer = await rest.send({
        method: 'POST',
        route: Routes.webhook(applicationId, token.reveal()),
        query: new URLSearchParams({ wait: 'true' }),
        body: bodyPayload(body, { ephemeral: true }),
        files: bodyFiles(body),
      });
      const id = idOf(asPayload(answer), 'id', messageId);
      if (id === undefined) throw unreadableAnswer();
      return id;
    },
  };
};
