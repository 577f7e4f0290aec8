import type { GuildId } from './ids.ts';

/** The shard that a server belongs to. Source: Discord's "Sharding" formula. */
export const shardOf = (guild: GuildId, shards: number): number =>
  Number((BigInt(guild) >> 22n) % BigInt(shards));
