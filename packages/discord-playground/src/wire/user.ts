import type { Guild, Member, Message, Role, User, Webhook } from '../world/entities.ts';
import { wireTime, type WireObject } from './json.ts';

export const wireUser = (user: User): WireObject => ({
  id: user.id,
  username: user.name,
  discriminator: user.bot ? '0001' : '0',
  global_name: user.bot ? null : user.displayName,
  avatar: null,
  banner: null,
  accent_color: null,
  avatar_decoration_data: null,
  collectibles: null,
  clan: null,
  primary_guild: null,
  public_flags: 0,
  flags: 0,
  ...(user.bot ? { bot: true } : {}),
});

/** A webhook as the author of a message. */
export const wireFace = (
  { authorId }: Message,
  { name, avatar }: Pick<Webhook, 'name' | 'avatar'>,
): WireObject => ({
  ...wireUser({ id: authorId, name, displayName: name, bot: true, locale: '', takesDms: false }),
  discriminator: '0000',
  avatar,
});

/** A member as it appears in messages: without its user. */
export const wirePartialMember = (member: Member): WireObject => ({
  roles: member.roles,
  joined_at: wireTime(member.joinedAt),
  nick: member.nick ?? null,
  avatar: null,
  banner: null,
  premium_since: null,
  communication_disabled_until: member.timedOutUntil === undefined ? null : wireTime(member.timedOutUntil),
  pending: false,
  deaf: false,
  mute: false,
  flags: 0,
});

/** A member in `resolved`: without what only voice needs. */
export const wireChosenMember = (member: Member): WireObject => {
  const { deaf: _deaf, mute: _mute, ...rest } = wirePartialMember(member);
  return rest;
};

export const wireMember = (member: Member, user: User): WireObject => ({
  ...wirePartialMember(member),
  user: wireUser(user),
});

export const wireRole = (role: Role): WireObject => ({
  id: role.id,
  name: role.name,
  permissions: String(role.permissions),
  position: role.position,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  icon: null,
  unicode_emoji: null,
  managed: role.botId !== undefined,
  mentionable: false,
  flags: 0,
  ...(role.botId === undefined ? {} : { tags: { bot_id: role.botId } }),
});

export const wireRoles = (guild: Guild): WireObject[] => [...guild.roles.values()].map(wireRole);
