import type { Place } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { wirePlace } from './channel.ts';
import type { WireObject } from './json.ts';
import { wireChosenMember, wireRole, wireUser } from './user.ts';

/** What an interaction's `resolved` says about the users, channels and roles that were chosen, each by its id. */
export const wireChosen = (world: World, place: Place, ids: readonly string[]): WireObject => {
  const users: Record<string, WireObject> = {};
  const members: Record<string, WireObject> = {};
  const channels: Record<string, WireObject> = {};
  const roles: Record<string, WireObject> = {};
  const guild = place.kind === 'dm' ? undefined : world.guild(place.guildId);
  for (const id of ids) {
    const user = world.users.get(id);
    const member = guild?.members.get(id);
    const role = guild?.roles.get(id);
    const channel = world.places.get(id);
    if (user !== undefined) users[id] = wireUser(user);
    if (member !== undefined)
      members[id] = { ...wireChosenMember(member), permissions: String(world.permissionsOf(id, place)) };
    if (role !== undefined) roles[id] = wireRole(role);
    if (channel !== undefined) channels[id] = wirePlace(world, channel);
  }
  const all = { users, members, channels, roles };
  return Object.fromEntries(Object.entries(all).filter(([, found]) => Object.keys(found).length > 0));
};

/** The field itself, left out if nothing was chosen. */
export const resolvedBy = (found: WireObject): WireObject =>
  Object.keys(found).length === 0 ? {} : { resolved: found };
