import type { Conversation } from '../../../src/conversation/record.ts';
import type { Core } from '../core.ts';

/** What survives a power cut. Records are kept as text, so that they share nothing with memory. */
export class Store {
  readonly #core: Core;
  readonly #stored = new Map<string, { readonly text: string; readonly record: Conversation }>();
  /** Raised when another process takes the shard: writes of an older one are refused. */
  epoch = 1;

  constructor(core: Core) {
    this.#core = core;
  }

  /** Returns the record's size in characters. */
  put(record: Conversation): number {
    const text = JSON.stringify(record);
    this.#stored.set(record.id, { text, record });
    return text.length;
  }

  delete(id: string): void {
    this.#stored.delete(id);
  }

  /** As it was put, for the oracle only. */
  record(id: string): Conversation | undefined {
    return this.#stored.get(id)?.record;
  }

  /** Read as a starting process reads it. */
  load(): readonly Conversation[] {
    return [...this.#stored.values()].map(({ text }) =>
      this.#core.conversationSchema.parse(JSON.parse(text)),
    );
  }
}
