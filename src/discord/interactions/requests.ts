import { InteractionResponseType as Type, MessageFlags, Routes } from 'discord.js';
import { clock } from '../../lib/clock.ts';
import { cutText } from '../../lib/cut.ts';
import { messageId } from '../../lib/ids.ts';
import type { InteractionId, MessageId } from '../../lib/ids.ts';
import { shownLine } from '../../lib/invisible.ts';
import { limits } from '../limits.ts';
import { bodyFiles, bodyPayload } from '../outbox/body-payload.ts';
import { idOfAnswer } from '../outbox/discord-error.ts';
import type { DiscordRest } from '../outbox/rest.ts';
import type { FormData, MessageBody } from '../reply.ts';
import type { Choice } from './route.ts';

/** `private`: a new message that only the caller sees. `update`: the message whose button was pressed. */
export type AnswerKind = 'private' | 'update';

/** The message that the first answer made or changed. */
export const original = '@original';

/** A value that is too long can't be cut without meaning something else, so it is left out. */
const fitChoices = (choices: readonly Choice[]): readonly Choice[] =>
  choices
    .filter(({ name, value }) => name !== '' && value !== '' && value.length <= limits.choiceValue)
    .slice(0, limits.choices)
    .map(({ name, value }) => ({
      name: cutText(shownLine(name) || '?', { longest: limits.choiceName }),
      value,
    }));

/** Milliseconds after an interaction in which its first answer is tried; Discord takes none after three seconds. */
const firstUntil = 2_800;
/** For one that comes too late for that. */
const firstAtLeast = 500;

interface Answering {
  readonly rest: DiscordRest;
  readonly applicationId: string;
  readonly interactionId: InteractionId;
  readonly token: string;
  /** Discord has taken the first answer, or not taken it in all its tries. */
  readonly onFirst?: (error?: unknown) => void;
}

/** The requests that answer one interaction. All reject with a DiscordError. */
export const createInteractionRequests = ({
  rest,
  applicationId,
  interactionId,
  token,
  onFirst,
}: Answering) => {
  const since = clock.monotonic();
  // A whole number, or Node throws.
  const timeLeft = (): number => Math.ceil(Math.max(firstAtLeast, firstUntil - (clock.monotonic() - since)));
  const first = async (type: Type, data?: object): Promise<void> => {
    try {
      await rest.send({
        method: 'POST',
        route: Routes.interactionCallback(interactionId, token),
        body: { type, data },
        signal: AbortSignal.timeout(timeLeft()),
      });
    } catch (error) {
      onFirst?.(error);
      throw error;
    }
    onFirst?.();
  };
  const place = (message: MessageId | typeof original): `/${string}` =>
    Routes.webhookMessage(applicationId, token, message);
  return {
    // First answers: exactly one of these five, within three seconds, without files.
    defer: (kind: AnswerKind): Promise<void> =>
      kind === 'private'
        ? first(Type.DeferredChannelMessageWithSource, { flags: MessageFlags.Ephemeral })
        : first(Type.DeferredMessageUpdate),
    answer: (kind: AnswerKind, body: MessageBody): Promise<void> =>
      kind === 'private'
        ? first(Type.ChannelMessageWithSource, bodyPayload(body, { ephemeral: true }))
        : first(Type.UpdateMessage, bodyPayload(body)),
    /** Everybody sees it. */
    answerAll: (body: MessageBody): Promise<void> => first(Type.ChannelMessageWithSource, bodyPayload(body)),
    showForm: (form: FormData): Promise<void> => first(Type.Modal, form),
    /** At most 25. */
    suggest: (choices: readonly Choice[]): Promise<void> =>
      first(Type.ApplicationCommandAutocompleteResult, { choices: fitChoices(choices) }),

    // Then, for fifteen minutes:
    edit: async (message: MessageId | typeof original, body: MessageBody): Promise<void> => {
      await rest.send({
        method: 'PATCH',
        route: place(message),
        body: bodyPayload(body),
        files: bodyFiles(body),
      });
    },
    remove: async (message: MessageId | typeof original): Promise<void> => {
      await rest.send({ method: 'DELETE', route: place(message) });
    },
    /** Another private message. Right after a private deferral, Discord puts it in place of the deferred one. */
    follow: async (body: MessageBody): Promise<MessageId> => {
      const answer = await rest.send({
        method: 'POST',
        route: Routes.webhook(applicationId, token),
        query: new URLSearchParams({ wait: 'true' }),
        body: bodyPayload(body, { ephemeral: true }),
        files: bodyFiles(body),
      });
      return idOfAnswer(answer, messageId);
    },
  };
};

export type InteractionRequests = ReturnType<typeof createInteractionRequests>;
