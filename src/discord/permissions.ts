import {
  PermissionFlagsBits,
  PermissionsBitField,
  Routes,
  type APIGuild,
  type APIGuildMember,
  type APIOverwrite,
  type APIRole,
} from 'discord.js';
import { clock } from '../lib/clock.ts';
import { failedAs } from '../lib/failure.ts';
import type { ChannelId, GuildId, UserId } from '../lib/ids.ts';
import { isNotFound, readAnswer } from './outbox/discord-error.ts';
import type { DiscordRest } from './outbox/rest.ts';
import { bitsOf, listOf, timeOf } from './payload.ts';

/** The permission bits, by Discord's names. */
export const permissions = PermissionFlagsBits;

/** Whether these bits include all that is needed; an administrator's always do. */
export const grants = (granted: bigint, ...needed: readonly bigint[]): boolean =>
  new PermissionsBitField(granted).has(needed);

/** The rights among these that the bits lack. */
export const missingOf = <Right extends keyof typeof permissions>(
  granted: bigint,
  rights: readonly Right[],
): readonly Right[] => rights.filter((right) => !grants(granted, permissions[right]));

/**
 * What a timeout leaves of a member's permissions. Administrators keep theirs. Source: "Permissions for Timed Out
 * Members" in Discord's documentation.
 */
export const unlessTimedOut = (
  granted: bigint,
  member: { readonly communication_disabled_until?: string | null } | undefined,
): bigint => {
  const until = timeOf(member?.communication_disabled_until) ?? 0;
  const isTimedOut = until > clock.wall() && !grants(granted, permissions.Administrator);
  return isTimedOut ? granted & (permissions.ViewChannel | permissions.ReadMessageHistory) : granted;
};

// ---- what a member may do in a channel; discord.js computes it too, but only for what is in its caches

export interface MemberInChannel {
  readonly guild: GuildId;
  readonly channel: ChannelId;
  readonly user: UserId;
}

interface Known {
  readonly guild: Partial<Pick<APIGuild, 'id' | 'owner_id'>> & {
    readonly roles?: readonly Pick<APIRole, 'id' | 'permissions'>[];
  };
  readonly channel: { readonly permission_overwrites?: readonly Omit<APIOverwrite, 'type'>[] };
  readonly member: Partial<Pick<APIGuildMember, 'roles' | 'communication_disabled_until'>>;
  readonly user: UserId;
}

/** As bits. Source: "Permission Hierarchy" and the pseudo-code below it in Discord's documentation. */
export const permissionsFrom = ({ guild, channel, member, user }: Known): bigint => {
  const everyone = guild.id ?? '';
  const own = new Set(listOf(member.roles));
  const roles = listOf(guild.roles).filter(({ id }) => id === everyone || own.has(id));
  const inServer = roles.reduce((bits, role) => bits | bitsOf(role.permissions), 0n);
  const isAll = guild.owner_id === user || grants(inServer, permissions.Administrator);
  if (isAll) return permissions.Administrator;

  const overwrites = listOf(channel.permission_overwrites);
  const changed = (bits: bigint, matches: (id: string) => boolean): bigint => {
    const theirs = overwrites.filter(({ id }) => matches(id));
    const all = (what: 'deny' | 'allow'): bigint => theirs.reduce((sum, one) => sum | bitsOf(one[what]), 0n);
    return (bits & ~all('deny')) | all('allow');
  };
  // Each of these steps overrules those before it.
  const forEveryone = changed(inServer, (id) => id === everyone);
  const forRoles = changed(forEveryone, (id) => id !== everyone && own.has(id));
  const granted = changed(forRoles, (id) => id === user);
  return grants(granted, permissions.ViewChannel) ? unlessTimedOut(granted, member) : 0n;
};

/** None in a channel that the bot does not see, or for somebody who is not in the server. Rejects with a DiscordError. */
export const permissionsIn = async (
  { send }: DiscordRest,
  { guild, channel, user }: MemberInChannel,
): Promise<bigint> => {
  const get = async (route: `/${string}`): Promise<object> =>
    (await send({ method: 'GET', route })) as object;
  try {
    const [inChannel, inGuild, member] = await Promise.all([
      get(Routes.channel(channel)),
      get(Routes.guild(guild)),
      get(Routes.guildMember(guild, user)),
    ]);
    return readAnswer(() => permissionsFrom({ guild: inGuild, channel: inChannel, member, user }));
  } catch (error) {
    if (failedAs(error, 'forbidden') || isNotFound(error)) return 0n;
    throw error;
  }
};
