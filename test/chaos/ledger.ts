import type { Message, Thread } from 'discord-playground/world/entities';

/** What was written, and which answers were asked for again: what both sides' records are compared with. */
export interface Asked {
  readonly message: Message;
  readonly thread: Thread;
  /** Unique, so that a call to the service can be found by it. */
  readonly text: string;
  /** How often somebody pressed `Ask again`. */
  presses: number;
  /** Was set aside and asked for later, out of its order. */
  late: boolean;
}

export class Ledger {
  readonly asked: Asked[] = [];
  readonly #byMessage = new Map<string, Asked>();

  add(message: Message, thread: Thread): void {
    const asked: Asked = { message, thread, text: message.content, presses: 0, late: false };
    this.asked.push(asked);
    this.#byMessage.set(message.id, asked);
  }

  about(messageId: string | undefined): Asked | undefined {
    return messageId === undefined ? undefined : this.#byMessage.get(messageId);
  }
}
