import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerInteraction } from '../interactions/answer.ts';
import type { Answer, Interaction } from '../interactions/interaction.ts';
import {
  deleteAnswerMessage,
  editAnswerMessage,
  findAnswerMessage,
  followUp,
} from '../interactions/webhook.ts';
import { messageFlags } from '../validate/message-body.ts';
import { parseBody } from '../validate/issues.ts';
import { wireMessage } from '../wire/message.ts';
import type { WireObject } from '../wire/json.ts';
import type { World } from '../world/world.ts';
import { queryFlag, type RestContext } from './context.ts';
import { bodyOf, type RequestBody } from './request-body.ts';
import { webhookMessages } from './webhook-routes.ts';

interface Callback {
  Params: { interactionId: string; token: string };
  Body: RequestBody | undefined;
}
interface Webhook {
  Params: { applicationId: string; token: string };
  Body: RequestBody | undefined;
}
interface OfMessage {
  Params: { applicationId: string; token: string; messageId: string };
  Body: RequestBody | undefined;
}

const callbackQuery = z.object({ with_response: queryFlag });

const callbackResponse = (world: World, interaction: Interaction, answer: Answer): WireObject => {
  const message = 'message' in answer ? answer.message : undefined;
  const kinds = { message: 4, deferred: 5, deferred_update: 6, update: 7, choices: 8, modal: 9 } as const;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      ...(message === undefined
        ? {}
        : {
            response_message_id: message.id,
            response_message_loading: (message.flags & messageFlags.loading) !== 0,
            response_message_ephemeral: (message.flags & messageFlags.ephemeral) !== 0,
          }),
    },
    ...(message === undefined
      ? {}
      : { resource: { type: kinds[answer.kind], message: wireMessage(world, message) } }),
  };
};

export const interactionRoutes = (
  app: FastifyInstance,
  { world, application, interactions }: RestContext,
): void => {
  /** The token in the path is the key; no bot token is needed. */
  const open = {
    config: { open: true },
    onRequest: async ({ params }: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply) => {
      reply.raw.once('close', interactions.begin(params.token));
    },
  };

  /** Of the two that have these addresses, interactions go by the application's id, and webhooks by their own. */
  const byWebhook = webhookMessages(world);
  const isWebhook = (params: { applicationId: string }): boolean => params.applicationId !== application.id;

  const answered = ({ token }: { token: string }): Interaction => interactions.answered(token);

  app.post<Callback>('/interactions/:interactionId/:token/callback', open, async (request, reply) => {
    const { interactionId: id, token } = request.params;
    const { json, uploads } = bodyOf(request);
    const withResponse = parseBody(callbackQuery, request.query).with_response;
    const { interaction, answer } = answerInteraction(world, interactions, {
      id,
      token,
      body: json,
      uploads,
    });
    return withResponse ? callbackResponse(world, interaction, answer) : reply.code(204).send();
  });

  app.post<Webhook>('/webhooks/:applicationId/:token', open, async (request, reply) => {
    if (isWebhook(request.params)) return byWebhook.execute(request, reply);
    const { json, uploads } = bodyOf(request);
    const interaction = answered(request.params);
    return wireMessage(world, followUp(world, interactions, { interaction, body: json, uploads }));
  });

  app.get<OfMessage>('/webhooks/:applicationId/:token/messages/:messageId', open, async (request) =>
    isWebhook(request.params)
      ? byWebhook.read(request)
      : wireMessage(world, findAnswerMessage(world, answered(request.params), request.params.messageId)),
  );

  app.patch<OfMessage>('/webhooks/:applicationId/:token/messages/:messageId', open, async (request) => {
    if (isWebhook(request.params)) return byWebhook.edit(request);
    const { json, uploads } = bodyOf(request);
    const { messageId } = request.params;
    const interaction = answered(request.params);
    return wireMessage(
      world,
      editAnswerMessage(world, interactions, { interaction, body: json, uploads, messageId }),
    );
  });

  app.delete<OfMessage>(
    '/webhooks/:applicationId/:token/messages/:messageId',
    open,
    async (request, reply) => {
      const { params } = request;
      if (isWebhook(params)) return byWebhook.remove(request, reply);
      deleteAnswerMessage(world, interactions, {
        interaction: answered(params),
        messageId: params.messageId,
      });
      return reply.code(204).send();
    },
  );
};
