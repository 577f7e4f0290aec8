import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { deleteChannel, editChannel } from '../actions/channels.ts';
import { openDm } from '../actions/direct.ts';
import { editThread, removeThread, threadEditBody } from '../actions/threads.ts';
import { Refusal } from '../refusal.ts';
import { parseBody } from '../validate/issues.ts';
import { wirePlace } from '../wire/channel.ts';
import type { InChannel, RestContext } from './context.ts';
import { bodyOf, type RequestBody } from './request-body.ts';

const channelEditBody = z.object({
  name: z.string().min(1).max(100).optional(),
  topic: z.string().max(1_024).nullish(),
  rate_limit_per_user: z.int().min(0).max(21_600).nullish(),
});

const dmBody = z.object({ recipient_id: z.string() });

export const channelRoutes = (app: FastifyInstance, { world }: RestContext): void => {
  const bot = world.bot.id;

  app.get<InChannel>('/channels/:channelId', async ({ params }) => {
    const place = world.place(params.channelId);
    if (!world.sees(bot, place)) throw new Refusal('missingAccess');
    return wirePlace(world, place);
  });

  app.patch<InChannel>('/channels/:channelId', async (request) => {
    const place = world.place(request.params.channelId);
    const { json } = bodyOf(request);
    if (place.kind === 'thread') {
      return wirePlace(
        world,
        editThread(world, { by: bot, thread: place, edit: parseBody(threadEditBody, json) }),
      );
    }
    if (place.kind === 'dm') throw new Refusal('wrongChannelType');
    world.demand(bot, 'ManageChannels', place);
    const { name, topic, rate_limit_per_user: slowmode } = parseBody(channelEditBody, json);
    return wirePlace(world, editChannel(world, place, { name, topic, slowmode }));
  });

  app.delete<InChannel>('/channels/:channelId', async ({ params }) => {
    const place = world.place(params.channelId);
    if (place.kind === 'dm') return wirePlace(world, place);
    world.demand(bot, place.kind === 'thread' ? 'ManageThreads' : 'ManageChannels', place);
    const wire = wirePlace(world, place);
    if (place.kind === 'thread') removeThread(world, place);
    else deleteChannel(world, place);
    return wire;
  });

  app.post<{ Body: RequestBody | undefined }>('/users/@me/channels', async (request) => {
    const { recipient_id: userId } = parseBody(dmBody, bodyOf(request).json);
    if (!world.users.has(userId) || userId === bot) throw new Refusal('unknownUser');
    return wirePlace(world, openDm(world, userId));
  });
};
