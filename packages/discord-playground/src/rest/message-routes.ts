import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { deleteMessage, deleteMessages, editMessage, findMessage } from '../actions/change-message.ts';
import { sendMessage } from '../actions/send-message.ts';
import { Refusal } from '../refusal.ts';
import { parseBody } from '../validate/issues.ts';
import { editedMessageBody, newMessageBody } from '../validate/message-body.ts';
import { forApplication, wireMessage } from '../wire/message.ts';
import type { WireObject } from '../wire/json.ts';
import { readsContent } from '../world/application.ts';
import type { Message, Place } from '../world/entities.ts';
import type { InChannel, OfMessage, RestContext } from './context.ts';
import { bodyOf } from './request-body.ts';

const id = z.string().regex(/^\d{1,20}$/);
const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  after: id.optional(),
  before: id.optional(),
  around: id.optional(),
});

const bulkBody = z.object({
  messages: z
    .array(id)
    .min(2)
    .max(100)
    .refine((ids) => new Set(ids).size === ids.length, 'The same message twice'),
});

export const messageRoutes = (app: FastifyInstance, { world, application, nonces }: RestContext): void => {
  const bot = world.bot.id;

  const told = (message: Message): WireObject =>
    forApplication(world, {
      message,
      wire: wireMessage(world, message),
      readsContent: readsContent(application),
    });

  const readable = (channelId: string): Place => {
    const place = world.place(channelId);
    if (!world.sees(bot, place)) throw new Refusal('missingAccess');
    return place;
  };

  app.get<InChannel>('/channels/:channelId/messages', async ({ params, query }) => {
    const place = readable(params.channelId);
    const page = parseBody(pageQuery, query);
    if (!world.may(bot, 'ReadMessageHistory', place)) return [];
    return world
      .log(place.id)
      .page(page, (message) => message.visibleTo === undefined)
      .map(told);
  });

  app.get<OfMessage>('/channels/:channelId/messages/:messageId', async ({ params }) => {
    const place = readable(params.channelId);
    world.demand(bot, 'ReadMessageHistory', place);
    return told(findMessage(world, place, params.messageId));
  });

  app.post<InChannel>('/channels/:channelId/messages', async (request) => {
    const place = world.place(request.params.channelId);
    const { json, uploads } = bodyOf(request);
    const message = sendMessage(world, nonces, {
      authorId: bot,
      place,
      body: parseBody(newMessageBody, json),
      uploads,
    });
    return { ...wireMessage(world, message), nonce: message.nonce };
  });

  app.patch<OfMessage>('/channels/:channelId/messages/:messageId', async (request) => {
    const place = readable(request.params.channelId);
    const message = findMessage(world, place, request.params.messageId);
    const { json, uploads } = bodyOf(request);
    const body = parseBody(editedMessageBody(message.flags), json);
    return wireMessage(world, editMessage(world, { by: bot, place, message, body, uploads }));
  });

  app.delete<OfMessage>('/channels/:channelId/messages/:messageId', async ({ params }, reply) => {
    const place = readable(params.channelId);
    deleteMessage(world, { by: bot, place, message: findMessage(world, place, params.messageId) });
    return reply.code(204).send();
  });

  app.post<InChannel>('/channels/:channelId/messages/bulk-delete', async (request, reply) => {
    const place = readable(request.params.channelId);
    const { messages: ids } = parseBody(bulkBody, bodyOf(request).json);
    deleteMessages(world, { by: bot, place, ids });
    return reply.code(204).send();
  });

  app.post<InChannel>('/channels/:channelId/typing', async ({ params }, reply) => {
    const place = readable(params.channelId);
    if (place.kind !== 'dm')
      world.demand(bot, place.kind === 'thread' ? 'SendMessagesInThreads' : 'SendMessages', place);
    world.changes.publish({ kind: 'typing', channelId: place.id, userId: bot, at: Date.now() });
    return reply.code(204).send();
  });
};
