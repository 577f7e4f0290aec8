import { errorFacts } from '../lib/log.ts';
import type { Log } from '../lib/log.ts';
import { Queue } from '../lib/queue.ts';
import type { OperatorWords } from '../locale/operators.ts';
import type { Fence } from '../store/engine.ts';
import type { Store } from '../store/store.ts';
import type { OwnedShards } from './shards.ts';

/** Takes shards that no other process has, and gives up those that another one has taken. */

/** A shard's connection to Discord. */
interface Connection {
  close(): Promise<void>;
}

interface KeeperOptions {
  readonly store: Pick<Store, 'shared' | 'takeShard' | 'dropShard' | 'ownsStore'>;
  readonly owned: OwnedShards;
  /** How many this process takes. */
  readonly most: number;
  /** Begins the work of shards that were just taken: reads what is stored, and connects each of them. */
  readonly begin: (shards: readonly number[]) => Promise<ReadonlyMap<number, Connection>>;
  /** Ends the work of a shard, without a word. */
  readonly drop: (shard: number) => void;
  /** Told what part of all shards this process has. */
  readonly onShare: (part: number) => void;
  readonly words: OperatorWords;
  readonly log: Log;
}

const lookEvery = 1_000;
/** Milliseconds that a shard may be free before somebody should know. */
const longestFree = 30_000;

/** A class because it owns the connections, and since when shards have been free. */
export class ShardKeeper {
  readonly #options: KeeperOptions;
  readonly #connections = new Map<number, Connection>();
  readonly #queue = new Queue();
  readonly #freeSince = new Map<number, number>();
  readonly #owed: Fence[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;
  #isTold = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Rejects if what it has taken cannot be begun. */
  async start(): Promise<void> {
    const { owned, words, log } = this.#options;
    await this.#queue.run(() => this.#take());
    if (owned.all().length === 0) log.info(words.start.noShard);
    this.#timer = setInterval(() => {
      if (this.#queue.isIdle) this.#look();
    }, lookEvery);
    this.#timer.unref();
  }

  /** Another process has it: what was going on here is over. */
  lose(shard: number): void {
    const { owned, drop, log } = this.#options;
    if (owned.remove(shard) === undefined) return;
    log.warn({ shard }, 'another process has taken a shard');
    drop(shard);
    this.#disconnect(shard);
    this.#tellShare();
  }

  /** Takes nothing more. What it has stays until the store is closed. */
  stop(): void {
    this.#isOver = true;
    clearInterval(this.#timer);
  }

  #look(): void {
    const { owned, log } = this.#options;
    this.#queue
      .run(() => this.#take())
      .catch((error: unknown) => {
        owned.hasLooked = false;
        log.warn(errorFacts(error), 'no shard could be taken; it is tried again');
      });
  }

  #disconnect(shard: number): void {
    const { log } = this.#options;
    const connection = this.#connections.get(shard);
    this.#connections.delete(shard);
    connection
      ?.close()
      .catch((error: unknown) => log.warn(errorFacts(error), 'a connection to Discord could not be closed'));
  }

  #tellShare(): void {
    const { owned, onShare } = this.#options;
    onShare(owned.all().length / owned.count);
  }

  async #take(): Promise<void> {
    const { store, owned, most, begin } = this.#options;
    if (this.#isOver || !store.ownsStore()) return;
    await this.#dropOwed();
    const all = (await store.shared?.free(owned.count)) ?? [];
    owned.hasLooked = true;
    const taken: number[] = [];
    try {
      for (const shard of all) {
        if (owned.all().length >= most || this.#isOver) break;
        const fence = await store.takeShard(shard);
        if (fence === undefined) continue;
        owned.put(fence);
        taken.push(shard);
      }
      this.#noteFree(all.filter((shard) => !taken.includes(shard)));
      if (taken.length === 0) return;
      this.#tellShare();
      for (const [shard, connection] of await begin(taken)) this.#connections.set(shard, connection);
      // One may have been lost while it was connecting.
      for (const shard of taken) if (!owned.all().includes(shard)) this.#disconnect(shard);
    } catch (error) {
      await this.#giveBack(taken);
      throw error;
    }
  }

  async #giveBack(shards: readonly number[]): Promise<void> {
    const { owned, drop } = this.#options;
    for (const shard of shards) {
      const fence = owned.remove(shard);
      drop(shard);
      if (fence !== undefined) await this.#giveUp(fence);
    }
    this.#tellShare();
  }

  /** What cannot be given back now is given back before anything is taken: nobody else can have it until then. */
  async #giveUp(fence: Fence): Promise<void> {
    try {
      await this.#options.store.dropShard(fence);
    } catch (error) {
      this.#owed.push(fence);
      this.#options.log.warn({ shard: fence.shard, ...errorFacts(error) }, 'a shard could not be given back');
    }
  }

  async #dropOwed(): Promise<void> {
    for (const fence of this.#owed.splice(0)) await this.#giveUp(fence);
  }

  #noteFree(shards: readonly number[]): void {
    const { owned, words, log } = this.#options;
    const now = performance.now();
    const free = new Set(shards);
    for (const shard of this.#freeSince.keys()) if (!free.has(shard)) this.#freeSince.delete(shard);
    for (const shard of free) this.#freeSince.set(shard, this.#freeSince.get(shard) ?? now);
    owned.leftFree = [...this.#freeSince.values()].filter((since) => now - since >= longestFree).length;
    if (owned.leftFree > 0 && !this.#isTold) log.error(words.start.shardsFree(owned.leftFree));
    this.#isTold = owned.leftFree > 0;
  }
}
