import { InteractionResponseType as Type, MessageFlags, Routes, type APIMessage } from 'discord.js';
import { DiscordError, mayHaveArrived } from '../../lib/failure.ts';
import { messageId } from '../../lib/ids.ts';
import type { InteractionId, MessageId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import type { Secret } from '../../lib/secret.ts';
import { bodyFiles, bodyPayload } from '../outbox/body-payload.ts';
import { unreadableAnswer } from '../outbox/discord-error.ts';
import { createSender, restOptions } from '../outbox/rest.ts';
import type { DiscordRest, ObserveRequest, RestRequest } from '../outbox/rest.ts';
import { idOf } from '../payload.ts';
import type { FormData, Body } from '../reply.ts';
import { formPayload } from './form-payload.ts';
import type { Request } from './interaction.ts';
import type { Choice } from './route.ts';

const updates: ReadonlySet<unknown> = new Set([Type.UpdateMessage, Type.DeferredMessageUpdate]);

/** In its URL, or as the message whose button was pressed. */
const namesMessage = ({ route, body = {} }: RestRequest): boolean =>
  route.includes('/messages/') || ('type' in body && updates.has(body.type));

/**
 * If the URL contains an interaction's token, a 404 or a 401 with any code means that Discord no longer knows that
 * token; only if the request also names a message, that message may be what is gone.
 */
const isOver = ({ failure }: DiscordError, request: RestRequest): boolean => {
  switch (failure.kind) {
    case 'unauthorized':
    case 'unknown_channel':
      return true;
    case 'unknown_message':
      return !namesMessage(request);
    case 'refused':
      return failure.status === 404;
    default:
      return false;
  }
};

/**
 * Requests with an interaction's token in the URL. They need no bot token and do not count towards Discord's 50 a
 * second, so a burst of them must not wait behind messages, nor messages behind them.
 */
export const createInteractionRest = (apiUrl: string | undefined, observe?: ObserveRequest): DiscordRest => {
  const shared = {
    ...restOptions(apiUrl, observe),
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    // discord.js keeps one queue per token until they are swept.
    handlerSweepInterval: 5 * 60_000,
  };
  // Discord accepts it for three seconds, and answers a repeat with 40060 (already acknowledged).
  const firstAnswers = createSender({ ...shared, timeout: 2_500, retries: 2 });
  // These have no nonce: one sent again after it had arrived would show twice.
  const newMessages = createSender({ ...shared, timeout: 30_000, retries: 0 });
  // Sending these again changes nothing more.
  const changes = createSender({ ...shared, timeout: 15_000, retries: 2 });

  const senderOf = ({ method, route }: RestRequest): DiscordRest => {
    if (route.endsWith('/callback')) return firstAnswers;
    return method === 'POST' ? newMessages : changes;
  };

  return {
    send: async (request) => {
      try {
        return await senderOf(request).send(request);
      } catch (error) {
        if (error instanceof DiscordError && isOver(error, request))
          throw new DiscordError({ kind: 'unknown_interaction' });
        throw error;
      }
    },
    close: () => {
      for (const sender of [firstAnswers, newMessages, changes]) sender.close();
    },
  };
};

/** `private`: a new message that only the caller sees. `update`: the message whose button was pressed. */
export type AnswerKind = 'private' | 'update';

/** The message that the first answer made or changed. */
export const original = '@original';

/** The requests that answer one interaction. All reject with a DiscordError. */
export interface InteractionRequests {
  /** First answers: exactly one of these five, within three seconds. */
  defer(kind: AnswerKind): Promise<void>;
  answer(kind: AnswerKind, body: Body): Promise<void>;
  /** Everybody sees it. */
  answerAll(body: Body): Promise<void>;
  showForm(form: FormData): Promise<void>;
  suggest(choices: readonly Choice[]): Promise<void>;
  /** Then, for fifteen minutes: */
  edit(message: MessageId | typeof original, body: Body): Promise<void>;
  remove(message: MessageId | typeof original): Promise<void>;
  /** Another private message. Right after a private deferral, Discord puts it in place of the deferred one. */
  follow(body: Body): Promise<MessageId>;
}

interface InteractionKey {
  readonly interactionId: InteractionId;
  readonly token: Secret;
  readonly applicationId: string;
}

type FirstAnswers = Pick<InteractionRequests, 'defer' | 'answer' | 'answerAll' | 'showForm' | 'suggest'>;

const firstAnswers = (rest: DiscordRest, { interactionId, token }: InteractionKey): FirstAnswers => {
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
    answerAll: (body) => first(Type.ChannelMessageWithSource, bodyPayload(body), body),
    showForm: (form) => first(Type.Modal, formPayload(form)),
    suggest: (choices) => first(Type.ApplicationCommandAutocompleteResult, { choices }),
  };
};

export const createInteractionRequests = (rest: DiscordRest, key: InteractionKey): InteractionRequests => {
  const { token, applicationId } = key;
  const place = (message: MessageId | typeof original): `/${string}` =>
    Routes.webhookMessage(applicationId, token.reveal(), message);
  return {
    ...firstAnswers(rest, key),

    edit: async (message, body) => {
      await rest.send({
        method: 'PATCH',
        route: place(message),
        body: bodyPayload(body),
        files: bodyFiles(body),
      });
    },

    remove: async (message) => {
      await rest.send({ method: 'DELETE', route: place(message) });
    },

    follow: async (body) => {
      const answer = await rest.send({
        method: 'POST',
        route: Routes.webhook(applicationId, token.reveal()),
        query: new URLSearchParams({ wait: 'true' }),
        body: bodyPayload(body, { ephemeral: true }),
        files: bodyFiles(body),
      });
      const id = idOf((answer as Partial<APIMessage>).id, messageId);
      if (id === undefined) throw unreadableAnswer();
      return id;
    },
  };
};

// ---- how long people wait for the first sign of life

/** `name`: one of our commands, or the kind of anything else. */
export type ObserveInteraction = (interaction: { readonly name: string; readonly seconds: number }) => void;

interface Watching {
  readonly request: Request;
  /** The names of ours, so that nothing else becomes one. */
  readonly commands: ReadonlySet<string>;
  readonly observe: ObserveInteraction | undefined;
  readonly log: Log;
}

const nameOf = ({ request, commands }: Watching): string => {
  if (request.kind !== 'command') return request.kind;
  return commands.has(request.name) ? `/${request.name}` : 'unknown';
};

/** Reports the first answer that Discord has taken, once, and each that it has not taken in all its tries. */
export const watched = (requests: InteractionRequests, watching: Watching): InteractionRequests => {
  const { observe, log } = watching;
  const started = performance.now();
  let told = false;
  const telling =
    <Given extends readonly unknown[]>(answer: (...given: Given) => Promise<void>) =>
    async (...given: Given): Promise<void> => {
      try {
        await answer(...given);
      } catch (error) {
        if (error instanceof DiscordError && mayHaveArrived(error.failure))
          log.warn({ request: nameOf(watching), failure: error.failure }, 'Discord took no first answer');
        throw error;
      }
      if (told) return;
      told = true;
      observe?.({ name: nameOf(watching), seconds: (performance.now() - started) / 1_000 });
    };
  return {
    ...requests,
    defer: telling(requests.defer),
    answer: telling(requests.answer),
    showForm: telling(requests.showForm),
    suggest: telling(requests.suggest),
  };
};
