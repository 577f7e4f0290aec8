/** Who is in a server, and with which roles. */
import type { Guild, Role } from '../world/entities.ts';
import type { World } from '../world/world.ts';

interface Membership {
  readonly guild: Guild;
  readonly userId: string;
}

/** Joins a server, without roles. Does nothing for those who are in it already. */
export const addMember = (world: World, { guild, userId }: Membership): void => {
  if (guild.members.has(userId)) return;
  const own = userId === world.bot.id ? world.botRole(guild) : undefined;
  const roles = own === undefined ? [] : [own.id];
  const member = { userId, roles, joinedAt: Date.now() };
  guild.members.set(userId, member);
  if (userId === world.bot.id) world.changes.publish({ kind: 'guild_joined', guild });
  else world.changes.publish({ kind: 'member_joined', guild, member });
};

/** Leaves a server and all its threads, or is kicked out of it. */
export const removeMember = (world: World, { guild, userId }: Membership): void => {
  if (!guild.members.delete(userId)) return;
  for (const thread of guild.threads.values()) thread.members.delete(userId);
  if (userId === world.bot.id) world.changes.publish({ kind: 'guild_left', guild });
  else world.changes.publish({ kind: 'member_left', guild, userId });
};

export const addRole = (world: World, guild: Guild, role: Role): Role => {
  guild.roles.set(role.id, role);
  world.changes.publish({ kind: 'role_created', guild, role });
  return role;
};

/** Gives a member a role. Does nothing for those who are not in the server or already have it. */
export const giveRole = (world: World, { guild, userId }: Membership, role: Role): void => {
  const member = guild.members.get(userId);
  if (member === undefined || member.roles.includes(role.id)) return;
  member.roles.push(role.id);
  world.changes.publish({ kind: 'member_updated', guild, member });
};

export const takeRole = (world: World, { guild, userId }: Membership, role: Role): void => {
  const member = guild.members.get(userId);
  const at = member?.roles.indexOf(role.id) ?? -1;
  if (member === undefined || at === -1) return;
  member.roles.splice(at, 1);
  world.changes.publish({ kind: 'member_updated', guild, member });
};
