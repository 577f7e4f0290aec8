/** What a bot does to members: the right to it is not enough, its own role has to be above theirs. */
import { badField, Refusal } from '../refusal.ts';
import { compareIds } from '../snowflake.ts';
import type { Guild, Member, Role } from '../world/entities.ts';
import { permissions, serverPermissions } from '../world/permissions.ts';
import type { World } from '../world/world.ts';
import { giveRole, takeRole } from './members.ts';

const maxTimeOut = 28 * 86_400_000;

/** Of two roles in the same position, the older one is above. */
const isAbove = (one: Role, other: Role): boolean =>
  one.position > other.position || (one.position === other.position && compareIds(one.id, other.id) < 0);

const roleOf = (guild: Guild, id: string): Role => {
  const role = guild.roles.get(id);
  if (role === undefined) throw new Refusal('unknownRole');
  return role;
};

const highest = (guild: Guild, userId: string): Role =>
  (guild.members.get(userId)?.roles ?? [])
    .map((id) => roleOf(guild, id))
    .reduce((top, role) => (isAbove(role, top) ? role : top), roleOf(guild, guild.id));

interface Target {
  readonly by: string;
  readonly guild: Guild;
  readonly member: Member;
}

/** Add and Remove Guild Member Role, for several at once. Those of applications cannot be given away. */
export const changeRoles = (
  world: World,
  { by, guild, member: { userId } }: Target,
  change: { readonly give: readonly string[]; readonly take: readonly string[] },
): void => {
  world.demandInServer(by, 'ManageRoles', guild);
  for (const role of [...change.give, ...change.take].map((id) => roleOf(guild, id))) {
    if (role.id === guild.id) throw new Refusal('unknownRole');
    const isBelow = guild.ownerId === by || isAbove(highest(guild, by), role);
    if (role.botId !== undefined || !isBelow) throw new Refusal('missingPermissions');
  }
  for (const id of change.give) giveRole(world, { guild, userId }, roleOf(guild, id));
  for (const id of change.take) takeRole(world, { guild, userId }, roleOf(guild, id));
};

/** A time-out until then, in milliseconds since 1970; null ends it. Administrators have none. */
export const timeOut = (world: World, { by, guild, member }: Target, until: number | null): void => {
  world.demandInServer(by, 'ModerateMembers', guild);
  const isAdministrator = (serverPermissions(guild, member) & permissions.Administrator) !== 0n;
  if (isAdministrator || !isAbove(highest(guild, by), highest(guild, member.userId)))
    throw new Refusal('missingPermissions');
  if (until !== null && until > Date.now() + maxTimeOut)
    throw badField('communication_disabled_until', 'BASE_TYPE_INVALID', 'At most 28 days from now.');
  member.timedOutUntil = until ?? undefined;
  world.changes.publish({ kind: 'member_updated', guild, member });
};
