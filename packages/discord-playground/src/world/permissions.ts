/** Discord's permission bits, and what a member may do where. */
import type { Guild, Member, Place, Overwrite } from './entities.ts';

const bit = (position: number): bigint => 1n << BigInt(position);

export const permissions = {
  CreateInstantInvite: bit(0),
  KickMembers: bit(1),
  BanMembers: bit(2),
  Administrator: bit(3),
  ManageChannels: bit(4),
  ManageGuild: bit(5),
  AddReactions: bit(6),
  ViewAuditLog: bit(7),
  PrioritySpeaker: bit(8),
  Stream: bit(9),
  ViewChannel: bit(10),
  SendMessages: bit(11),
  SendTTSMessages: bit(12),
  ManageMessages: bit(13),
  EmbedLinks: bit(14),
  AttachFiles: bit(15),
  ReadMessageHistory: bit(16),
  MentionEveryone: bit(17),
  UseExternalEmojis: bit(18),
  ViewGuildInsights: bit(19),
  Connect: bit(20),
  Speak: bit(21),
  MuteMembers: bit(22),
  DeafenMembers: bit(23),
  MoveMembers: bit(24),
  UseVAD: bit(25),
  ChangeNickname: bit(26),
  ManageNicknames: bit(27),
  ManageRoles: bit(28),
  ManageWebhooks: bit(29),
  ManageGuildExpressions: bit(30),
  UseApplicationCommands: bit(31),
  RequestToSpeak: bit(32),
  ManageEvents: bit(33),
  ManageThreads: bit(34),
  CreatePublicThreads: bit(35),
  CreatePrivateThreads: bit(36),
  UseExternalStickers: bit(37),
  SendMessagesInThreads: bit(38),
  UseEmbeddedActivities: bit(39),
  ModerateMembers: bit(40),
  SendPolls: bit(49),
  PinMessages: bit(51),
} as const;

export type PermissionName = keyof typeof permissions;

export const permissionBits = (names: readonly PermissionName[]): bigint =>
  names.reduce((bits, name) => bits | permissions[name], 0n);

/** Also what the playground has no name for: a command may ask for it. */
const everything = bit(53) - 1n;

/** What goes with the right to speak, and is lost with it. */
const needsSpeech =
  permissions.MentionEveryone | permissions.AttachFiles | permissions.EmbedLinks | permissions.SendPolls;

/** What both sides may do in a direct conversation. */
const inDm = permissionBits([
  'AddReactions',
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseApplicationCommands',
  'SendPolls',
]);

/** What a member may do in the whole server, before a channel's overwrites. */
export const serverPermissions = (guild: Guild, member: Member): bigint => {
  if (guild.ownerId === member.userId) return everything;
  let bits = guild.roles.get(guild.id)?.permissions ?? 0n;
  for (const id of member.roles) bits |= guild.roles.get(id)?.permissions ?? 0n;
  return (bits & permissions.Administrator) === 0n ? bits : everything;
};

const apply = (bits: bigint, overwrite: Overwrite): bigint => (bits & ~overwrite.deny) | overwrite.allow;

const withOverwrites = (
  bits: bigint,
  { guild, member, overwrites }: { guild: Guild; member: Member; overwrites: ReadonlyMap<string, Overwrite> },
): bigint => {
  if (overwrites.size === 0 || (bits & permissions.Administrator) !== 0n) return bits;
  const forEveryone = overwrites.get(guild.id);
  let result = forEveryone === undefined ? bits : apply(bits, forEveryone);
  let allow = 0n;
  let deny = 0n;
  for (const id of member.roles) {
    const overwrite = overwrites.get(id);
    allow |= overwrite?.allow ?? 0n;
    deny |= overwrite?.deny ?? 0n;
  }
  result = (result & ~deny) | allow;
  const own = overwrites.get(member.userId);
  return own === undefined ? result : apply(result, own);
};

/** Where permissions are read from; a thread uses its parent channel's. */
export interface PermissionScope {
  readonly guild: Guild;
  readonly overwrites: ReadonlyMap<string, Overwrite>;
}

/** What `userId` may do in a place; nothing for those who are not in the server. */
export const permissionsIn = (scope: PermissionScope | undefined, place: Place, userId: string): bigint => {
  if (scope === undefined) return place.kind === 'dm' && place.people.includes(userId) ? inDm : 0n;
  const member = scope.guild.members.get(userId);
  if (member === undefined) return 0n;
  const bits = withOverwrites(serverPermissions(scope.guild, member), { ...scope, member });
  if ((bits & permissions.ViewChannel) === 0n) return 0n;
  const isTimedOut = (member.timedOutUntil ?? 0) > Date.now() && (bits & permissions.Administrator) === 0n;
  if (isTimedOut) return bits & (permissions.ViewChannel | permissions.ReadMessageHistory);
  const speech = place.kind === 'thread' ? permissions.SendMessagesInThreads : permissions.SendMessages;
  return (bits & speech) === 0n ? bits & ~needsSpeech : bits;
};
