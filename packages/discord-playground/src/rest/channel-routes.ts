import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addChannel, deleteChannel, editChannel } from '../actions/channels.ts';
import { openDm } from '../actions/direct.ts';
import { editThread, removeThread, threadEditBody } from '../actions/threads.ts';
import { badField, Refusal } from '../refusal.ts';
import { parseBody } from '../validate/issues.ts';
import { wirePlace } from '../wire/channel.ts';
import { serverPermissions } from '../world/permissions.ts';
import type { InChannel, RestContext } from './context.ts';
import { bodyOf, type RequestBody } from './request-body.ts';

const channelEditBody = z.object({
  name: z.string().min(1).max(100).optional(),
  topic: z.string().max(1_024).nullish(),
  rate_limit_per_user: z.int().min(0).max(21_600).nullish(),
});

const bits = z
  .union([z.string().regex(/^\d{1,20}$/), z.int().min(0)])
  .nullish()
  .transform((given) => BigInt(given ?? 0));
const channelBody = channelEditBody.extend({
  name: z.string().min(1).max(100),
  type: z.literal([0, 2, 4, 5, 15]).nullish(),
  parent_id: z.string().nullish(),
  permission_overwrites: z
    .array(z.object({ id: z.string(), type: z.literal([0, 1]), allow: bits, deny: bits }))
    .max(100)
    .nullish(),
});

interface InGuild {
  Params: { guildId: string };
  Body: RequestBody | undefined;
}

const dmBody = z.object({ recipient_id: z.string() });

export const channelRoutes = (app: FastifyInstance, { world }: RestContext): void => {
  const bot = world.bot.id;

  app.post<InGuild>('/guilds/:guildId/channels', async (request, reply) => {
    const guild = world.guild(request.params.guildId);
    world.demandInServer(bot, 'ManageChannels', guild);
    const body = parseBody(channelBody, bodyOf(request).json);
    const { type, parent_id: parentId, permission_overwrites: overwrites } = body;
    if (parentId && guild.channels.get(parentId)?.type !== 4)
      throw badField('parent_id', 'CHANNEL_PARENT_INVALID', 'Category does not exist');
    // Nobody can give or take what they do not have.
    const member = guild.members.get(bot);
    const held = member === undefined ? 0n : serverPermissions(guild, member);
    if (overwrites?.some(({ allow, deny }) => ((allow | deny) & ~held) !== 0n))
      throw new Refusal('missingPermissions');
    const isText = type !== 2 && type !== 4;
    const channel = addChannel(world, {
      kind: 'channel',
      id: world.ids.next(),
      guildId: guild.id,
      type: type ?? 0,
      name: isText ? body.name.toLowerCase().replaceAll(/\s+/g, '-') : body.name,
      topic: body.topic ?? null,
      position: guild.channels.size,
      parentId: parentId ?? null,
      overwrites: new Map((overwrites ?? []).map((one) => [one.id, one])),
      slowmode: body.rate_limit_per_user ?? 0,
      lastMessageId: null,
    });
    return reply.code(201).send(wirePlace(world, channel));
  });

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
