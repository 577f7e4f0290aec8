import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findMessage } from '../actions/change-message.ts';
import { pinMessage, pinnedIn, unpinMessage } from '../actions/pins.ts';
import { Refusal } from '../refusal.ts';
import { parseBody } from '../validate/issues.ts';
import { wireTime } from '../wire/json.ts';
import { wireMessage } from '../wire/message.ts';
import type { InChannel, OfMessage, RestContext } from './context.ts';

const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(50),
  before: z.iso.datetime({ offset: true }).optional(),
});

export const pinRoutes = (app: FastifyInstance, { world }: RestContext): void => {
  const by = world.bot.id;

  const pins = (channelId: string) => {
    const place = world.place(channelId);
    if (!world.sees(by, place)) throw new Refusal('missingAccess');
    return world.may(by, 'ReadMessageHistory', place) ? pinnedIn(world, place) : [];
  };

  const step = ({ channelId, messageId }: OfMessage['Params']) => {
    const place = world.place(channelId);
    if (!world.sees(by, place)) throw new Refusal('missingAccess');
    return { by, place, message: findMessage(world, place, messageId) };
  };

  app.get<InChannel>('/channels/:channelId/messages/pins', async ({ params, query }) => {
    const { limit, before } = parseBody(pageQuery, query);
    const older = pins(params.channelId).filter(
      ({ pinnedAt }) => before === undefined || pinnedAt < Date.parse(before),
    );
    const items = older
      .slice(0, limit)
      .map((message) => ({ pinned_at: wireTime(message.pinnedAt), message: wireMessage(world, message) }));
    return { items, has_more: older.length > limit };
  });

  /** As it was before 2025, and as most libraries still ask. */
  app.get<InChannel>('/channels/:channelId/pins', async ({ params }) =>
    pins(params.channelId)
      .slice(0, 50)
      .map((message) => wireMessage(world, message)),
  );

  for (const path of [
    '/channels/:channelId/messages/pins/:messageId',
    '/channels/:channelId/pins/:messageId',
  ]) {
    app.put<OfMessage>(path, async ({ params }, reply) => {
      pinMessage(world, step(params));
      return reply.code(204).send();
    });
    app.delete<OfMessage>(path, async ({ params }, reply) => {
      unpinMessage(world, step(params));
      return reply.code(204).send();
    });
  }
};
