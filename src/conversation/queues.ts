import type { GuildId, InteractionId } from '../lib/ids.ts';
import type { ThreadQueue } from './thread-queue.ts';

/**
 * The queues of the conversations, by conversation and by server: as a session begins each server arrives by itself,
 * and looking through all queues for each would take a large bot seconds.
 */
export class Queues {
  readonly #byId = new Map<InteractionId, ThreadQueue>();
  readonly #byGuild = new Map<GuildId, Set<ThreadQueue>>();

  add(queue: ThreadQueue): void {
    const { id, guildId } = queue.record;
    this.delete(id);
    this.#byId.set(id, queue);
    const others = this.#byGuild.get(guildId) ?? new Set();
    this.#byGuild.set(guildId, others.add(queue));
  }

  get(id: InteractionId): ThreadQueue | undefined {
    return this.#byId.get(id);
  }

  delete(id: InteractionId): void {
    const queue = this.#byId.get(id);
    if (queue === undefined) return;
    this.#byId.delete(id);
    const { guildId } = queue.record;
    const others = this.#byGuild.get(guildId);
    others?.delete(queue);
    if (others?.size === 0) this.#byGuild.delete(guildId);
  }

  values(): Iterable<ThreadQueue> {
    return this.#byId.values();
  }

  guilds(): Iterable<GuildId> {
    return this.#byGuild.keys();
  }

  inGuild(guild: GuildId): Iterable<ThreadQueue> {
    return this.#byGuild.get(guild) ?? [];
  }
}
