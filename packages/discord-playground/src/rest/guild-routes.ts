import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { removeMember } from '../actions/members.ts';
import { Refusal } from '../refusal.ts';
import { parseBody } from '../validate/issues.ts';
import { wirePlace } from '../wire/channel.ts';
import { wireGuild } from '../wire/guild.ts';
import type { WireObject } from '../wire/json.ts';
import { wireMember, wireRoles } from '../wire/user.ts';
import type { Guild } from '../world/entities.ts';
import { serverPermissions } from '../world/permissions.ts';
import { queryFlag, type RestContext } from './context.ts';

const countsQuery = z.object({ with_counts: queryFlag });

interface OfGuild {
  Params: { guildId: string };
}

export const guildRoutes = (app: FastifyInstance, { world }: RestContext): void => {
  const guild = (id: string): Guild => {
    const found = world.guild(id);
    if (!found.members.has(world.bot.id)) throw new Refusal('missingAccess');
    return found;
  };

  const member = (guildId: string, userId: string) => {
    const found = guild(guildId).members.get(userId);
    if (found === undefined) throw new Refusal('unknownMember');
    return wireMember(found, world.user(userId));
  };

  const counted = (one: Guild, query: unknown): WireObject => {
    const count = one.members.size;
    return parseBody(countsQuery, query).with_counts
      ? { approximate_member_count: count, approximate_presence_count: count }
      : {};
  };

  app.get('/users/@me/guilds', async ({ query }) =>
    [...world.guilds.values()].flatMap((one) => {
      const self = one.members.get(world.bot.id);
      if (self === undefined) return [];
      const { id, name, features } = one;
      const permissions = String(serverPermissions(one, self));
      const own = { icon: null, banner: null, owner: false, permissions, features };
      return [{ id, name, ...own, ...counted(one, query) }];
    }),
  );
  app.get<OfGuild>('/guilds/:guildId', async ({ params, query }) => {
    const one = guild(params.guildId);
    return { ...wireGuild(one), ...counted(one, query) };
  });
  app.get<OfGuild>('/guilds/:guildId/roles', async ({ params }) => wireRoles(guild(params.guildId)));
  app.get<OfGuild>('/guilds/:guildId/channels', async ({ params }) =>
    [...guild(params.guildId).channels.values()].map((channel) => wirePlace(world, channel)),
  );
  app.get<{ Params: { guildId: string; userId: string } }>(
    '/guilds/:guildId/members/:userId',
    async ({ params }) => member(params.guildId, params.userId === '@me' ? world.bot.id : params.userId),
  );
  app.delete<OfGuild>('/users/@me/guilds/:guildId', async ({ params }, reply) => {
    removeMember(world, { guild: guild(params.guildId), userId: world.bot.id });
    return reply.code(204).send();
  });
};
