/** Webhooks: whoever knows the address writes into a channel, under a name and with a face of its own. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { addMessage } from '../actions/add-message.ts';
import { applyEdit, removeMessage } from '../actions/change-message.ts';
import { composeMessage } from '../actions/send-message.ts';
import { wakeForSending } from '../actions/threads.ts';
import { Refusal } from '../refusal.ts';
import { parseBody } from '../validate/issues.ts';
import { editedMessageBody, newMessageBody } from '../validate/message-body.ts';
import type { WireObject } from '../wire/json.ts';
import { wireMessage } from '../wire/message.ts';
import { wireUser } from '../wire/user.ts';
import type { Channel, Webhook } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { queryFlag, type InChannel, type RestContext } from './context.ts';
import { bodyOf, type RequestBody } from './request-body.ts';

const maxInChannel = 15;

const name = z.string().trim().min(1).max(80);
/** What names a webhook for good; a single message may have any name. */
const ownName = name.refine((text) => !/clyde|discord/i.test(text), 'Cannot contain "clyde" or "discord"');
const picture = z.string().regex(/^data:image\/(png|jpeg|gif|webp);base64,/);

const webhookBody = z.object({ name: ownName, avatar: picture.nullish() });
const webhookEdit = z.object({ ...webhookBody.partial().shape, channel_id: z.string().nullish() });
const faceBody = z.object({ username: name.nullish(), avatar_url: z.string().nullish() });
const executeQuery = z.object({ thread_id: z.string().optional(), wait: queryFlag });

/** Pictures go by a hash of them. */
const hashOf = (of: string | null | undefined): string | null =>
  of ? createHash('md5').update(of).digest('hex') : null;

/** By its id, and by its token where that is the key. */
const findWebhook = (world: World, id: string, token?: string): Webhook => {
  const webhook = world.webhooks.get(id);
  if (webhook === undefined) throw new Refusal('unknownWebhook');
  if (token !== undefined && token !== webhook.token) throw new Refusal('invalidWebhookToken');
  return webhook;
};

interface ByToken {
  Params: { applicationId: string; token: string };
  Body: RequestBody | undefined;
}

/** Webhooks themselves. Their messages share their addresses with answers to interactions: see `webhookMessages`. */
export const webhookRoutes = (app: FastifyInstance, { world, application }: RestContext): void => {
  const bot = world.bot.id;
  const told = (channel: Channel): void => world.changes.publish({ kind: 'webhooks_changed', channel });

  const wire = (webhook: Webhook): WireObject => {
    const { id, token, name: called, avatar, guildId: guild_id, channelId: channel_id } = webhook;
    const url = `${world.filesUrl.replace(/attachments$/, 'api')}/webhooks/${id}/${token}`;
    const of = { application_id: application.id, guild_id, channel_id };
    return { id, type: 1, name: called, avatar, ...of, token, url };
  };
  /** Whoever has only the address is not told who made it. */
  const wireWhole = (webhook: Webhook): WireObject => ({ ...wire(webhook), user: wireUser(world.bot) });

  const channelOf = (channelId: string): Channel => {
    const channel = world.channel(channelId);
    world.demand(bot, 'ManageWebhooks', channel);
    return channel;
  };
  const inChannels = (ids: readonly string[]): Webhook[] =>
    [...world.webhooks.values()].filter(({ channelId }) => ids.includes(channelId));

  app.post<InChannel>('/channels/:channelId/webhooks', async (request) => {
    const channel = channelOf(request.params.channelId);
    const body = parseBody(webhookBody, bodyOf(request).json);
    if (channel.type === 4) throw new Refusal('wrongChannelType');
    if (inChannels([channel.id]).length >= maxInChannel) throw new Refusal('tooManyWebhooks');
    const webhook: Webhook = {
      id: world.ids.next(),
      token: randomBytes(51).toString('base64url'),
      guildId: channel.guildId,
      channelId: channel.id,
      name: body.name,
      avatar: hashOf(body.avatar),
    };
    world.webhooks.set(webhook.id, webhook);
    told(channel);
    return wireWhole(webhook);
  });
  app.get<InChannel>('/channels/:channelId/webhooks', async ({ params }) =>
    inChannels([channelOf(params.channelId).id]).map(wireWhole),
  );
  app.get<{ Params: { guildId: string } }>('/guilds/:guildId/webhooks', async ({ params }) => {
    const guild = world.guild(params.guildId);
    world.demandInServer(bot, 'ManageWebhooks', guild);
    return inChannels([...guild.channels.keys()]).map(wireWhole);
  });

  /** The same three, for the bot and for whoever has the address. */
  const routes = (
    path: string,
    {
      config,
      find,
      show,
    }: {
      config: { open: boolean };
      find: (params: Partial<ByToken['Params']>) => Webhook;
      show: (webhook: Webhook) => WireObject;
    },
  ): void => {
    app.get<ByToken>(path, { config }, async ({ params }) => show(find(params)));
    app.patch<ByToken>(path, { config }, async (request) => {
      const webhook = find(request.params);
      const edit = parseBody(webhookEdit, bodyOf(request).json);
      const from = world.channel(webhook.channelId);
      // With the address alone it cannot be moved.
      const to = edit.channel_id && !config.open ? channelOf(edit.channel_id) : from;
      if (to.guildId !== from.guildId) throw new Refusal('unknownChannel');
      webhook.channelId = to.id;
      webhook.name = edit.name ?? webhook.name;
      if (edit.avatar !== undefined) webhook.avatar = hashOf(edit.avatar);
      for (const channel of new Set([from, to])) told(channel);
      return show(webhook);
    });
    app.delete<ByToken>(path, { config }, async ({ params }, reply) => {
      const webhook = find(params);
      world.webhooks.delete(webhook.id);
      told(world.channel(webhook.channelId));
      return reply.code(204).send();
    });
  };
  routes('/webhooks/:applicationId', {
    config: { open: false },
    find: ({ applicationId = '' }) => {
      const webhook = findWebhook(world, applicationId);
      channelOf(webhook.channelId);
      return webhook;
    },
    show: wireWhole,
  });
  routes('/webhooks/:applicationId/:token', {
    config: { open: true },
    find: ({ applicationId = '', token = '' }) => findWebhook(world, applicationId, token),
    show: wire,
  });
};

interface Asked {
  readonly params: { readonly applicationId: string; readonly token: string; readonly messageId?: string };
  readonly query: unknown;
  readonly body?: RequestBody | undefined;
}

/** Messages of a webhook, for requests that come with its id and token. */
export const webhookMessages = (world: World) => {
  const at = ({ params, query }: Asked) => {
    const webhook = findWebhook(world, params.applicationId, params.token);
    const { thread_id: threadId, wait } = parseBody(executeQuery, query);
    const place = threadId === undefined ? world.channel(webhook.channelId) : world.thread(threadId);
    if (place.kind === 'thread' && place.parentId !== webhook.channelId) throw new Refusal('unknownChannel');
    return { webhook, place, wait };
  };
  const found = (asked: Asked) => {
    const { webhook, place } = at(asked);
    const message = world.message(place.id, asked.params.messageId ?? '');
    if (message?.webhookId !== webhook.id) throw new Refusal('unknownMessage');
    return { place, message };
  };
  return {
    execute: (asked: Asked, reply: FastifyReply) => {
      const { webhook, place, wait } = at(asked);
      const { json, uploads } = bodyOf(asked);
      const { username, avatar_url: url } = parseBody(faceBody, json);
      // It can answer no message.
      const body = { ...parseBody(newMessageBody, json), message_reference: undefined };
      if (place.kind === 'channel' && place.type === 15) throw new Refusal('forumNeedsThread');
      const { id } = webhook;
      const composed = composeMessage(world, { authorId: id, place, body, uploads });
      if (place.kind === 'thread') wakeForSending(world, place, id);
      const face = { name: username ?? webhook.name, avatar: url ? hashOf(url) : webhook.avatar };
      const message = addMessage(world, place, { ...composed, webhookId: id, face });
      return wait ? wireMessage(world, message) : reply.code(204).send();
    },
    read: (asked: Asked) => wireMessage(world, found(asked).message),
    edit: (asked: Asked) => {
      const { place, message } = found(asked);
      const { json, uploads } = bodyOf(asked);
      const body = parseBody(editedMessageBody(message.flags), json);
      return wireMessage(world, applyEdit(world, { place, message, body, uploads }));
    },
    remove: (asked: Asked, reply: FastifyReply) => {
      const { place, message } = found(asked);
      removeMessage(world, place, message);
      return reply.code(204).send();
    },
  };
};
