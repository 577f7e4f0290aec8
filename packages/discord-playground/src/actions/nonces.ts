import type { Message } from '../world/entities.ts';

/** The "past few minutes" for which Discord remembers a nonce. */
const memory = 5 * 60_000;

/** The recent nonces, each with the message it made, deleted or not. */
export class RecentNonces {
  readonly #byKey = new Map<string, { readonly message: Message; readonly at: number }>();

  find(authorId: string, nonce: string | number): Message | undefined {
    return this.#byKey.get(`${authorId}:${nonce}`)?.message;
  }

  add(message: Message, nonce: string | number): void {
    const now = Date.now();
    for (const [key, { at }] of this.#byKey) {
      if (now - at < memory) break; // in insertion order, so the rest are younger
      this.#byKey.delete(key);
    }
    this.#byKey.set(`${message.authorId}:${nonce}`, { message, at: now });
  }
}
