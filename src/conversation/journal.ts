import type { Conversation } from './record.ts';
import type { ConversationStore } from './ports.ts';
import type { Progress } from './progress.ts';

type Changes = Partial<Conversation>;

/** The stored record of one conversation: changes are made one after another, and count once they are durable. */
export class Journal {
  #record: Conversation;
  #tail: Promise<unknown> = Promise.resolve();
  readonly #store: ConversationStore;
  readonly #progress: Progress;

  constructor(record: Conversation, store: ConversationStore, progress: Progress) {
    this.#record = record;
    this.#store = store;
    this.#progress = progress;
  }

  get record(): Conversation {
    return this.#record;
  }

  /** True when the cursor has moved since it was last stored. */
  get isBehind(): boolean {
    return this.#record.cursor !== this.#progress.cursor;
  }

  /** Rejects, and changes nothing, when the store cannot take it. The cursor travels with every change. */
  change(step: (record: Conversation) => Changes): Promise<void> {
    const write = this.#tail.then(async () => {
      const next: Conversation = {
        ...this.#record,
        ...step(this.#record),
        cursor: this.#progress.cursor,
        settled: this.#progress.settled,
      };
      await this.#store.set(next.id, next);
      this.#record = next;
    });
    this.#tail = write.catch(() => undefined); // the next change starts from what is durable
    return write;
  }
}
