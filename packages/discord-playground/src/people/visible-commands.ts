import type { Command } from '../commands/command.ts';
import type { CommandRegistry } from '../commands/registry.ts';
import type { Place } from '../world/entities.ts';
import { permissions } from '../world/permissions.ts';
import type { World } from '../world/world.ts';

interface Looking {
  readonly userId: string;
  readonly place: Place;
}

const offered = (world: World, { userId, place }: Looking, { body }: Command): boolean => {
  const contexts = body.contexts ?? (body.dm_permission === false ? [0] : [0, 1]);
  if (!contexts.includes(place.kind === 'dm' ? 1 : 0)) return false;
  const { default_member_permissions: bits } = body;
  if (place.kind === 'dm' || bits === undefined || bits === null) return true;
  // "0" is for administrators only.
  const needed = BigInt(bits) || permissions.Administrator;
  return (world.permissionsOf(userId, place) & needed) === needed;
};

/** A message's menu may contain a name that a slash command has too. */
const keyOf = ({ body }: Command): string => `${body.type} ${body.name}`;

/** The commands that a person is offered in a place: a server's own come before global ones with the same name. */
export const visibleCommands = (world: World, commands: CommandRegistry, looking: Looking): Command[] => {
  const { place, userId } = looking;
  if (place.kind !== 'dm') {
    const { members, hasCommands } = world.guild(place.guildId);
    if (!members.has(world.bot.id) && hasCommands !== true) return [];
    if (!world.may(userId, 'UseApplicationCommands', place)) return [];
  }
  const byName = new Map<string, Command>();
  for (const command of commands.list(undefined)) byName.set(keyOf(command), command);
  if (place.kind !== 'dm')
    for (const command of commands.list(place.guildId)) byName.set(keyOf(command), command);
  return [...byName.values()].filter((command) => offered(world, looking, command));
};
