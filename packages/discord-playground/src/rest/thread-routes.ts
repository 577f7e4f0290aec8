import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findMessage } from '../actions/change-message.ts';
import { addThreadMember, removeThreadMember } from '../actions/thread-members.ts';
import { createPost } from '../actions/forum-posts.ts';
import {
  createThread,
  createThreadOn,
  forumPostBody,
  threadBody,
  threadFromMessageBody,
} from '../actions/threads.ts';
import { Refusal } from '../refusal.ts';
import { parseBody } from '../validate/issues.ts';
import { wirePlace, wireThreadMember } from '../wire/channel.ts';
import { activeThreads } from '../wire/guild.ts';
import type { WireObject } from '../wire/json.ts';
import { wireMessage } from '../wire/message.ts';
import { wireMember } from '../wire/user.ts';
import type { Thread } from '../world/entities.ts';
import { queryFlag, type InChannel, type OfMessage, type RestContext } from './context.ts';
import { bodyOf } from './request-body.ts';

interface OfMember {
  Params: { channelId: string; userId: string };
}

const membersQuery = z.object({ with_member: queryFlag });
const archivedQuery = z.object({
  before: z.string().optional(),
  limit: z.coerce.number().int().min(2).max(100).default(50),
});

export const threadRoutes = (app: FastifyInstance, { world }: RestContext): void => {
  const bot = world.bot.id;
  const named = (userId: string): string => (userId === '@me' ? bot : userId);

  app.post<OfMessage>('/channels/:channelId/messages/:messageId/threads', async (request, reply) => {
    const parent = world.channel(request.params.channelId);
    if (!world.sees(bot, parent)) throw new Refusal('missingAccess');
    const message = findMessage(world, parent, request.params.messageId);
    const body = parseBody(threadFromMessageBody, bodyOf(request).json);
    const thread = createThreadOn(world, message, {
      by: bot,
      parent,
      name: body.name,
      archiveMinutes: body.auto_archive_duration,
      slowmode: body.rate_limit_per_user,
    });
    return reply.code(201).send(wirePlace(world, thread));
  });

  app.post<InChannel>('/channels/:channelId/threads', async (request, reply) => {
    const parent = world.place(request.params.channelId);
    if (parent.kind !== 'channel') throw new Refusal('wrongChannelType');
    const { json, uploads } = bodyOf(request);
    const body = parseBody(threadBody, json);
    const given = {
      by: bot,
      parent,
      name: body.name,
      archiveMinutes: body.auto_archive_duration,
      slowmode: body.rate_limit_per_user,
    };
    if (parent.type === 15) {
      const first = { body: parseBody(forumPostBody, json).message, uploads };
      const { thread, message } = createPost(world, given, first);
      return reply.code(201).send({ ...wirePlace(world, thread), message: wireMessage(world, message) });
    }
    const thread = createThread(world, { ...given, type: body.type ?? 12, invitable: body.invitable });
    return reply.code(201).send(wirePlace(world, thread));
  });

  app.get<InChannel>('/channels/:channelId/thread-members', async ({ params, query }) => {
    const thread = world.thread(params.channelId);
    if (!world.sees(bot, thread)) throw new Refusal('missingAccess');
    const withMember = parseBody(membersQuery, query).with_member;
    return [...thread.members.keys()].map((userId) => memberOf(thread, userId, withMember));
  });

  const memberOf = (thread: Thread, userId: string, withMember: boolean): WireObject => {
    if (!thread.members.has(userId)) throw new Refusal('unknownMember');
    const member = world.guild(thread.guildId).members.get(userId);
    return {
      ...wireThreadMember(thread, userId),
      ...(withMember && member !== undefined ? { member: wireMember(member, world.user(userId)) } : {}),
    };
  };

  app.get<OfMember>('/channels/:channelId/thread-members/:userId', async ({ params }) => {
    const thread = world.thread(params.channelId);
    if (!world.sees(bot, thread)) throw new Refusal('missingAccess');
    return memberOf(thread, named(params.userId), false);
  });

  app.put<OfMember>('/channels/:channelId/thread-members/:userId', async ({ params }, reply) => {
    addThreadMember(world, { by: bot, thread: world.thread(params.channelId), userId: named(params.userId) });
    return reply.code(204).send();
  });

  app.delete<OfMember>('/channels/:channelId/thread-members/:userId', async ({ params }, reply) => {
    removeThreadMember(world, {
      by: bot,
      thread: world.thread(params.channelId),
      userId: named(params.userId),
    });
    return reply.code(204).send();
  });

  const archived = (channelId: string, query: unknown, fits: (thread: Thread) => boolean): WireObject => {
    const parent = world.channel(channelId);
    world.demand(bot, 'ReadMessageHistory', parent);
    const { before, limit } = parseBody(archivedQuery, query);
    const until = before === undefined ? Infinity : Date.parse(before);
    const found: Thread[] = [];
    for (const thread of world.guild(parent.guildId).threads.values()) {
      const here = thread.parentId === channelId && thread.archived && thread.archiveChangedAt < until;
      if (here && fits(thread)) found.push(thread);
    }
    found.sort((a, b) => b.archiveChangedAt - a.archiveChangedAt);
    const page = found.slice(0, limit);
    return {
      threads: page.map((thread) => wirePlace(world, thread)),
      members: page
        .filter((thread) => thread.members.has(bot))
        .map((thread) => wireThreadMember(thread, bot)),
      has_more: found.length > limit,
    };
  };

  app.get<InChannel>('/channels/:channelId/threads/archived/public', async ({ params, query }) =>
    archived(params.channelId, query, (thread) => thread.type !== 12),
  );

  app.get<InChannel>('/channels/:channelId/threads/archived/private', async ({ params, query }) => {
    world.demand(bot, 'ManageThreads', world.channel(params.channelId));
    return archived(params.channelId, query, (thread) => thread.type === 12);
  });

  app.get<InChannel>('/channels/:channelId/users/@me/threads/archived/private', async ({ params, query }) =>
    archived(params.channelId, query, (thread) => thread.type === 12 && thread.members.has(bot)),
  );

  app.get<{ Params: { guildId: string } }>('/guilds/:guildId/threads/active', async ({ params }) => {
    const threads = activeThreads(world, world.guild(params.guildId));
    return { threads, members: threads.flatMap((thread) => ('member' in thread ? [thread['member']] : [])) };
  });
};
