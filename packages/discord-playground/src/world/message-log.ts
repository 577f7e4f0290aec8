import { compareIds } from '../snowflake.ts';
import type { Message } from './entities.ts';

export interface Page {
  readonly limit: number;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly around?: string | undefined;
}

/** The messages of one channel in order of their ids: finding, adding and paging need no walk through all of them. */
export class MessageLog {
  readonly #byId = new Map<string, Message>();
  readonly #ordered: Message[] = [];

  /** How many there are with an id below `id`. */
  #below(id: string): number {
    let low = 0;
    let high = this.#ordered.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const message = this.#ordered[middle];
      if (message !== undefined && compareIds(message.id, id) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  add(message: Message): void {
    this.#byId.set(message.id, message);
    const last = this.#ordered.at(-1);
    if (last === undefined || compareIds(last.id, message.id) < 0) this.#ordered.push(message);
    else this.#ordered.splice(this.#below(message.id), 0, message);
  }

  get(id: string): Message | undefined {
    return this.#byId.get(id);
  }

  delete(id: string): void {
    if (this.#byId.delete(id)) this.#ordered.splice(this.#below(id), 1);
  }

  /** All of them, oldest first. */
  all(): readonly Message[] {
    return this.#ordered;
  }

  /** One page as Discord returns it, newest first, of those that `visible` lets through. */
  page({ limit, after, before, around }: Page, visible: (message: Message) => boolean): Message[] {
    if (around !== undefined) {
      const half = Math.floor(limit / 2);
      const newer = this.page({ limit: half, after: around }, visible);
      const middle = this.#byId.get(around);
      const older = this.page({ limit: half, before: around }, visible);
      return [...newer, ...(middle === undefined || !visible(middle) ? [] : [middle]), ...older];
    }
    return after === undefined
      ? this.#collect(
          {
            from: before === undefined ? this.#ordered.length - 1 : this.#below(before) - 1,
            step: -1,
            limit,
          },
          visible,
        )
      : this.#collect({ from: this.#below(String(BigInt(after) + 1n)), step: 1, limit }, visible).reverse();
  }

  #collect(
    { from, step, limit }: { from: number; step: 1 | -1; limit: number },
    visible: (message: Message) => boolean,
  ): Message[] {
    const found: Message[] = [];
    for (let index = from; found.length < limit; index += step) {
      const message = this.#ordered[index];
      if (message === undefined) break;
      if (visible(message)) found.push(message);
    }
    return found;
  }
}
