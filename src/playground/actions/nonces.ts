import type { Message } from '../world/entities.ts';

/** "The past few minutes" for which Discord knows a nonce again. */
const memory = 5 * 60_000;

/** The nonces of late, each with the message it made, deleted or not. */
export class RecentNonces {
  readonly #byKey = new Map<string, { readonly message: Message; readonly at: number }>();

  find(authorId: string, nonce: string | number): Message | undefined {
    return this.#byKey.get(`${authorId}:${nonce}`)?.message;
  }

  add(message: Message, nonce: string | number): void {
    const now = Date.now();
    for (const [key, { at }] of this.#byKey) {
      if (now - at < memory) break; // in the order of adding, so the rest is younger
      this.#byKey.delete(key);
    }
    this.#byKey.set(`${message.authorId}:${nonce}`, { message, at: now });
  }
}
