import type { ServersHere } from '../features/conversation/collections.ts';
import { shardOf, type GuildId } from '../lib/ids.ts';
import { sharedAbort } from '../lib/shared-abort.ts';
import type { Fence } from '../store/engine.ts';

/** Which servers are this process's. */

export interface Shards extends ServersHere {
  /** Whether others have all of them, so that there is nothing to do here. */
  isSpare(): boolean;
  /** Whether its work has begun here. What happens in no server, such as in a DM, belongs to the first shard. */
  has(guild: GuildId | undefined): boolean;
}

const onlyShard = 0;

/** One process has every server, as long as it has the store. */
export const allServers = (fence: Fence): Shards => ({
  whole: fence,
  count: 1,
  isSpare: () => false,
  has: () => true,
  hasShard: () => true,
  fenceOfShard: () => fence,
  fenceOf: () => fence,
  lossOf: () => undefined,
});

interface Owned {
  readonly fence: Fence;
  readonly over: AbortController;
}

/** The shards that this process has taken. A class because they come and go. */
export class OwnedShards implements Shards {
  readonly whole = undefined;
  #count = 1;
  readonly #owned = new Map<number, Owned>();
  readonly #begun = new Set<number>();

  /** Shards that nobody has had for long. */
  leftFree = 0;
  /** Whether the last look for free shards succeeded. */
  hasLooked = false;
  #onLost: (shard: number) => void = () => undefined;
  #onAnnounced: () => void = () => undefined;

  /** What happens when another process has taken a shard. */
  onLost(listener: (shard: number) => void): void {
    this.#onLost = listener;
  }

  lose(shard: number): void {
    this.#onLost(shard);
  }

  /** What happens when another process wants something of this one, or may want it. */
  onAnnounced(listener: () => void): void {
    this.#onAnnounced = listener;
  }

  announced(): void {
    this.#onAnnounced();
  }

  divideInto(count: number): void {
    this.#count = count;
  }

  put(fence: Fence): void {
    this.#owned.set(fence.shard, { fence, over: sharedAbort() });
  }

  /** Undefined if it was not this process's. */
  remove(shard: number): Fence | undefined {
    const owned = this.#owned.get(shard);
    this.#owned.delete(shard);
    this.#begun.delete(shard);
    owned?.over.abort();
    return owned?.fence;
  }

  get count(): number {
    return this.#count;
  }

  all(): readonly number[] {
    return [...this.#owned.keys()];
  }

  isSpare(): boolean {
    return this.hasLooked && this.#owned.size === 0;
  }

  of(guild: GuildId): number {
    return shardOf(guild, this.#count);
  }

  has(guild: GuildId | undefined): boolean {
    return this.hasShard(guild === undefined ? onlyShard : this.of(guild));
  }

  hasShard(shard: number): boolean {
    return this.#begun.has(shard) && this.#owned.has(shard);
  }

  /** What is stored of these shards has been read. */
  begun(shards: readonly number[]): void {
    for (const shard of shards) this.#begun.add(shard);
  }

  fenceOfShard(shard: number): Fence | undefined {
    return this.#owned.get(shard)?.fence;
  }

  fenceOf(guild: GuildId): Fence | undefined {
    return this.fenceOfShard(this.of(guild));
  }

  /** Fires when this process loses the shard. */
  lossOfShard(shard: number): AbortSignal {
    return this.#owned.get(shard)?.over.signal ?? AbortSignal.abort();
  }

  lossOf(guild: GuildId): AbortSignal | undefined {
    return this.#owned.get(this.of(guild))?.over.signal;
  }
}
