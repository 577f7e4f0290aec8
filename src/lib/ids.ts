/** Branded identifiers, so that two of them cannot be swapped, and what a Discord id tells about itself. */

declare const brand: unique symbol;
/** The brand holds an object, so that one id may have two brands. */
type Branded<Base, Name extends string> = Base & { readonly [brand]: { readonly [K in Name]: true } };

export type UserId = Branded<string, 'UserId'>;
export type GuildId = Branded<string, 'GuildId'>;
/** Any channel, threads included. */
export type ChannelId = Branded<string, 'ChannelId'>;
export type ThreadId = ChannelId & Branded<string, 'ThreadId'>;
export type RoleId = Branded<string, 'RoleId'>;
export type MessageId = Branded<string, 'MessageId'>;
export type InteractionId = Branded<string, 'InteractionId'>;

/** A case or topic id as sent to the service, which is also its identity here. */
export type ServiceId = Branded<string, 'ServiceId'> | Branded<number, 'ServiceId'>;

const snowflakePattern = /^\d{1,20}$/;

export const isSnowflake = (text: string): boolean => snowflakePattern.test(text);

const asSnowflake = (text: string): string => {
  if (!isSnowflake(text)) throw new TypeError('not a Discord id');
  return text;
};

// Each throws a TypeError for a text that is not a Discord id.
export const userId = (text: string): UserId => asSnowflake(text) as UserId;
export const guildId = (text: string): GuildId => asSnowflake(text) as GuildId;
export const channelId = (text: string): ChannelId => asSnowflake(text) as ChannelId;
export const threadId = (text: string): ThreadId => asSnowflake(text) as ThreadId;
export const roleId = (text: string): RoleId => asSnowflake(text) as RoleId;
export const messageId = (text: string): MessageId => asSnowflake(text) as MessageId;
export const interactionId = (text: string): InteractionId => asSnowflake(text) as InteractionId;

/** Orders Discord ids by age: negative if `a` is older. Works on strings of any length, without BigInt. */
export const compareIds = (a: string, b: string): number =>
  a.length === b.length ? (a < b ? -1 : a > b ? 1 : 0) : a.length - b.length;

export const laterId = <Id extends string>(a: Id, b: Id): Id => (compareIds(a, b) > 0 ? a : b);

const discordEpoch = 1_420_070_400_000n;

/** When the object with this Discord id was created, in milliseconds since 1970. */
export const timeOfId = (id: string): number => Number((BigInt(id) >> 22n) + discordEpoch);

/** The lowest Discord id of a moment, given in milliseconds since 1970. */
export const firstIdAt = (time: number): string => {
  const since = BigInt(Math.trunc(time)) - discordEpoch;
  return since <= 0n ? '0' : String(since << 22n);
};

/** The shard that a server belongs to. Source: Discord's "Sharding" formula. */
export const shardOf = (guild: GuildId, shards: number): number =>
  Number((BigInt(guild) >> 22n) % BigInt(shards));

/** The id right before this one, at least 0, because Discord's `after` excludes the id itself. */
export const idBefore = (id: string): string => (BigInt(id) === 0n ? '0' : String(BigInt(id) - 1n));

/**
 * A case or topic id as a person types it. Digits become a JSON integer only if nothing is lost, so "007" and ids
 * beyond 2^53 stay text.
 */
export const serviceId = (text: string): ServiceId => {
  const id = text.trim();
  const number = Number(id);
  const whole = /^\d+$/.test(id) && Number.isSafeInteger(number) && String(number) === id;
  return (whole ? number : id) as ServiceId;
};
