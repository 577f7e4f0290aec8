import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findMessage } from '../actions/change-message.ts';
import { addReaction, clearReactions, removeReaction, type ReactionStep } from '../actions/reactions.ts';
import { Refusal } from '../refusal.ts';
import { compareIds } from '../snowflake.ts';
import { parseBody } from '../validate/issues.ts';
import { wireUser } from '../wire/user.ts';
import type { OfMessage, RestContext } from './context.ts';

interface OfReaction {
  Params: OfMessage['Params'] & { emoji: string };
}
interface OfReacting {
  Params: OfReaction['Params'] & { userId: string };
}

const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  after: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  /** 1: super reactions, which nobody has here. */
  type: z.coerce.number().int().optional(),
});

export const reactionRoutes = (app: FastifyInstance, { world }: RestContext): void => {
  const bot = world.bot.id;
  const all = '/channels/:channelId/messages/:messageId/reactions';

  const at = <Params extends OfMessage['Params']>(params: Params): Omit<ReactionStep, 'emoji'> & Params => {
    const place = world.place(params.channelId);
    if (!world.sees(bot, place)) throw new Refusal('missingAccess');
    return { ...params, by: bot, place, message: findMessage(world, place, params.messageId) };
  };

  app.put<OfReaction>(`${all}/:emoji/@me`, async ({ params }, reply) => {
    addReaction(world, at(params));
    return reply.code(204).send();
  });

  app.delete<OfReacting>(`${all}/:emoji/:userId`, async ({ params }, reply) => {
    removeReaction(world, { ...at(params), of: params.userId === '@me' ? bot : params.userId });
    return reply.code(204).send();
  });

  app.get<OfReaction>(`${all}/:emoji`, async ({ params, query }) => {
    const { limit, after = '0', type } = parseBody(pageQuery, query);
    const { place, message, emoji } = at(params);
    world.demand(bot, 'ReadMessageHistory', place);
    const ids = type === 1 ? [] : [...(message.reactions.get(emoji) ?? [])];
    return ids
      .filter((id) => compareIds(id, after) > 0)
      .sort(compareIds)
      .slice(0, limit)
      .map((id) => wireUser(world.user(id)));
  });

  app.delete<OfReaction>(`${all}/:emoji`, async ({ params }, reply) => {
    clearReactions(world, at(params));
    return reply.code(204).send();
  });

  app.delete<OfMessage>(all, async ({ params }, reply) => {
    clearReactions(world, at(params));
    return reply.code(204).send();
  });
};
