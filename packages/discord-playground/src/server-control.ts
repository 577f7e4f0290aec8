/** Who is in a server, with which roles, and whether the bot is. */
import { addMember, addRole, giveRole, removeMember, takeRole } from './actions/members.ts';
import { addGuild } from './world/build.ts';
import type { Guild, Role } from './world/entities.ts';
import { permissionBits, type PermissionName } from './world/permissions.ts';
import type { GuildSpec } from './world/spec.ts';
import type { World } from './world/world.ts';

/** People and roles are given by their names. */
export interface ServerControl {
  /** The bot joins a new server. */
  addGuild(spec: GuildSpec): Guild;
  removeBot(guild: Guild): void;
  /** The same, but its commands stay, as after an invitation of the commands alone. */
  removeBotAlone(guild: Guild): void;
  /** The bot is let back in, to whatever is there. */
  returnBot(guild: Guild): void;
  /** A moderator's time-out of the bot, until this time in milliseconds since 1970. */
  timeOutBot(guild: Guild, until: number): void;
  setUnavailable(guild: Guild, unavailable: boolean): void;
  /** The server is a community from now on, and this is its language. */
  setLocale(guild: Guild, locale: string): void;
  addMember(guild: Guild, person: string): void;
  /** Out of the server and of all its threads. */
  removeMember(guild: Guild, person: string): void;
  /** Nobody has it yet. */
  createRole(guild: Guild, name: string, permissions?: readonly PermissionName[]): Role;
  giveRole(guild: Guild, person: string, role: string): void;
  takeRole(guild: Guild, person: string, role: string): void;
  /** The first server, or the one of this name. */
  guild(name?: string): Guild;
}

export const createServerControl = (world: World): ServerControl => {
  const memberOf = (guild: Guild, person: string) => ({ guild, userId: world.person(person).id });

  const roleNamed = (guild: Guild, name: string): Role => {
    const role = [...guild.roles.values()].find((one) => one.name === name);
    if (role === undefined) throw new Error(`there is no role "${name}"`);
    return role;
  };

  return {
    addGuild: (spec) => {
      const guild = addGuild(world, spec);
      world.changes.publish({ kind: 'guild_joined', guild });
      return guild;
    },
    removeBot: (guild) => removeMember(world, { guild, userId: world.bot.id }),
    removeBotAlone: (guild) => {
      guild.hasCommands = true;
      removeMember(world, { guild, userId: world.bot.id });
    },
    returnBot: (guild) => addMember(world, { guild, userId: world.bot.id }),
    timeOutBot: (guild, until) => {
      const member = guild.members.get(world.bot.id);
      if (member === undefined) throw new Error('the bot is not in that server');
      member.timedOutUntil = until;
      world.changes.publish({ kind: 'member_updated', guild, member });
    },
    setUnavailable: (guild, unavailable) => {
      guild.unavailable = unavailable;
      world.changes.publish({ kind: unavailable ? 'guild_unavailable' : 'guild_joined', guild });
    },
    setLocale: (guild, locale) => {
      guild.locale = locale;
      guild.features = ['COMMUNITY'];
      world.changes.publish({ kind: 'guild_updated', guild });
    },
    addMember: (guild, person) => addMember(world, memberOf(guild, person)),
    removeMember: (guild, person) => removeMember(world, memberOf(guild, person)),
    createRole: (guild, name, names = []) =>
      addRole(world, guild, {
        id: world.ids.next(),
        name,
        permissions: permissionBits(names),
        position: 1,
      }),
    giveRole: (guild, person, role) => giveRole(world, memberOf(guild, person), roleNamed(guild, role)),
    takeRole: (guild, person, role) => takeRole(world, memberOf(guild, person), roleNamed(guild, role)),
    guild: (name) => {
      for (const guild of world.guilds.values()) if (name === undefined || guild.name === name) return guild;
      throw new Error(`there is no server "${name ?? ''}"`);
    },
  };
};
