import type { FastifyInstance } from 'fastify';
import { removeMember } from '../actions/members.ts';
import { Refusal } from '../refusal.ts';
import { wirePlace } from '../wire/channel.ts';
import { wireGuild } from '../wire/guild.ts';
import { wireMember, wireRoles } from '../wire/user.ts';
import type { Guild } from '../world/entities.ts';
import { serverPermissions } from '../world/permissions.ts';
import type { RestContext } from './context.ts';

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

  app.get('/users/@me/guilds', async () =>
    [...world.guilds.values()].flatMap((one) => {
      const self = one.members.get(world.bot.id);
      if (self === undefined) return [];
      const { id, name } = one;
      const permissions = String(serverPermissions(one, self));
      return [{ id, name, icon: null, banner: null, owner: false, permissions, features: [] }];
    }),
  );
  app.get<OfGuild>('/guilds/:guildId', async ({ params }) => wireGuild(guild(params.guildId)));
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
