import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { removeMember } from '../actions/members.ts';
import { changeRoles, timeOut } from '../actions/moderating.ts';
import { Refusal } from '../refusal.ts';
import { parseBody } from '../validate/issues.ts';
import { wirePlace } from '../wire/channel.ts';
import { wireGuild } from '../wire/guild.ts';
import type { WireObject } from '../wire/json.ts';
import { wireMember, wireRoles } from '../wire/user.ts';
import type { Guild } from '../world/entities.ts';
import { serverPermissions } from '../world/permissions.ts';
import { queryFlag, type RestContext } from './context.ts';
import { bodyOf, type RequestBody } from './request-body.ts';

const countsQuery = z.object({ with_counts: queryFlag });

/** Strict: what of a member cannot be changed here is refused, and named. */
const memberBody = z.strictObject({
  roles: z.array(z.string()).max(350).nullish(),
  communication_disabled_until: z.iso.datetime({ offset: true }).nullish(),
});

interface OfMember {
  Params: { guildId: string; userId: string };
  Body: RequestBody | undefined;
}
interface OfRole {
  Params: OfMember['Params'] & { roleId: string };
}

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
    return found;
  };

  const target = ({ guildId, userId }: OfMember['Params']) => ({
    by: world.bot.id,
    guild: guild(guildId),
    member: member(guildId, userId),
  });

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
  app.get<OfMember>('/guilds/:guildId/members/:userId', async ({ params }) => {
    const userId = params.userId === '@me' ? world.bot.id : params.userId;
    return wireMember(member(params.guildId, userId), world.user(userId));
  });

  app.patch<OfMember>('/guilds/:guildId/members/:userId', async (request) => {
    const to = target(request.params);
    const { roles, communication_disabled_until: until } = parseBody(memberBody, bodyOf(request).json);
    const had = [...to.member.roles];
    if (roles) {
      const give = roles.filter((id) => !had.includes(id));
      changeRoles(world, to, { give, take: had.filter((id) => !roles.includes(id)) });
    }
    if (until !== undefined) timeOut(world, to, until === null ? null : Date.parse(until));
    return wireMember(to.member, world.user(to.member.userId));
  });

  const ofRole = '/guilds/:guildId/members/:userId/roles/:roleId';
  app.put<OfRole>(ofRole, async ({ params }, reply) => {
    changeRoles(world, target(params), { give: [params.roleId], take: [] });
    return reply.code(204).send();
  });
  app.delete<OfRole>(ofRole, async ({ params }, reply) => {
    changeRoles(world, target(params), { give: [], take: [params.roleId] });
    return reply.code(204).send();
  });
  app.delete<OfGuild>('/users/@me/guilds/:guildId', async ({ params }, reply) => {
    removeMember(world, { guild: guild(params.guildId), userId: world.bot.id });
    return reply.code(204).send();
  });
};
