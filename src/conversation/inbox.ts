import { compareIds } from '../lib/ids.ts';
import type { MessageId } from '../lib/ids.ts';
import type { ThreadMessage } from './message.ts';

/** Beyond these, only ids are kept: the text is read from Discord when its turn comes. */
export const textsKept = 20;

/** A message that waits to be asked. */
export interface Waiting {
  /** Its place in the queue: its own id, or that of the button press which put it there. */
  readonly at: string;
  readonly messageId: MessageId;
  readonly attempt: number;
  /** Undefined when only the id was kept. */
  readonly message: ThreadMessage | undefined;
}

const order = (a: Waiting, b: Waiting): number =>
  compareIds(a.at, b.at) || compareIds(a.messageId, b.messageId);

/** The messages of one thread that wait, in the order in which they will be asked. */
export class Inbox {
  #waiting: Waiting[] = [];

  get size(): number {
    return this.#waiting.length;
  }

  get first(): Waiting | undefined {
    return this.#waiting[0];
  }

  get(id: MessageId): Waiting | undefined {
    return this.#waiting.find(({ messageId }) => messageId === id);
  }

  add(waiting: Waiting): void {
    const kept = this.#waiting.length < textsKept ? waiting : { ...waiting, message: undefined };
    let index = this.#waiting.length;
    for (; index > 0; index -= 1) {
      const earlier = this.#waiting[index - 1];
      if (earlier === undefined || order(earlier, kept) <= 0) break;
    }
    this.#waiting.splice(index, 0, kept);
  }

  /** After an edit: the new text is asked, which is read when its turn comes unless it is known. */
  replace(id: MessageId, message: ThreadMessage | undefined): void {
    this.#waiting = this.#waiting.map((waiting) =>
      waiting.messageId === id && waiting.message !== undefined ? { ...waiting, message } : waiting,
    );
  }

  /** True when it was waiting. */
  remove(id: MessageId): boolean {
    const size = this.#waiting.length;
    this.#waiting = this.#waiting.filter(({ messageId }) => messageId !== id);
    return this.#waiting.length < size;
  }

  /** Takes out, in order, what stands before a place in the queue; all of it unless a place is given. */
  take(place?: string): readonly Waiting[] {
    const isBefore = ({ at }: Waiting): boolean => place === undefined || compareIds(at, place) < 0;
    const taken = this.#waiting.filter(isBefore);
    this.#waiting = this.#waiting.filter((waiting) => !isBefore(waiting));
    return taken;
  }

  /** Takes out all, in order, but the one that is under way. */
  takeAllBut(underWay: MessageId | undefined): readonly Waiting[] {
    const isKept = ({ messageId }: Waiting): boolean => messageId === underWay;
    const taken = this.#waiting.filter((waiting) => !isKept(waiting));
    this.#waiting = this.#waiting.filter(isKept);
    return taken;
  }
}
