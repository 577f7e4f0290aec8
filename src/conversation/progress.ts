import { compareIds } from '../lib/ids.ts';

/** How many settled messages are remembered one by one, to tell a repeat from a straggler. */
const remembered = 64;

const before = (id: string): string => String(BigInt(id) - 1n);
const later = (a: string, b: string): string => (compareIds(a, b) >= 0 ? a : b);

/** Which messages of a thread wait, which are settled, and how far the cursor has come. */
export class Progress {
  #cursor: string;
  #highest: string;
  /** Ascending. */
  readonly #waiting: string[] = [];
  readonly #settled: Set<string>;
  #frozen = false;

  constructor(cursor: string, settled: readonly string[]) {
    this.#cursor = cursor;
    this.#highest = cursor;
    this.#settled = new Set(settled);
  }

  get cursor(): string {
    return this.#cursor;
  }

  /** Newest last. */
  get settled(): readonly string[] {
    return [...this.#settled];
  }

  /** From here on messages may have been missed: the cursor stays until `thaw`. */
  freeze(): void {
    this.#frozen = true;
  }

  /** What was missed is known by now: it waits, or is settled. */
  thaw(): void {
    this.#frozen = false;
    this.#advance();
  }

  /** A message that waits or was settled lately: its event is a repeat. */
  isRepeat(id: string): boolean {
    return this.#settled.has(id) || this.#waiting.includes(id);
  }

  /** A message that needs nothing from us, such as our own. */
  see(id: string): void {
    this.#highest = later(this.#highest, id);
    this.#advance();
  }

  wait(id: string): void {
    let index = this.#waiting.length;
    while (index > 0 && compareIds(this.#waiting[index - 1] ?? '', id) > 0) index -= 1;
    this.#waiting.splice(index, 0, id);
    this.see(id);
  }

  settle(id: string): void {
    const index = this.#waiting.indexOf(id);
    if (index >= 0) this.#waiting.splice(index, 1);
    this.#settled.delete(id);
    this.#settled.add(id);
    for (const oldest of this.#settled) {
      if (this.#settled.size <= remembered) break;
      this.#settled.delete(oldest);
    }
    this.see(id);
  }

  #advance(): void {
    if (this.#frozen) return;
    const [first] = this.#waiting;
    const reached = first === undefined ? this.#highest : before(first);
    this.#cursor = later(this.#cursor, reached);
  }
}
