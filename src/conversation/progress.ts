import { compareIds, idBefore } from '../lib/ids.ts';

/** How many settled messages, the latest by id, are remembered one by one, to tell a repeat from a straggler. */
const remembered = 64;

const later = (a: string, b: string): string => (compareIds(a, b) >= 0 ? a : b);

/** Which messages of a thread wait, which are settled, and how far the cursor has come. */
export class Progress {
  #cursor: string;
  #highest: string;
  /** Ascending. */
  readonly #waiting: string[] = [];
  /** Ascending. */
  #settled: readonly string[];
  #frozen = false;

  constructor(cursor: string, settled: readonly string[]) {
    this.#cursor = cursor;
    this.#highest = cursor;
    this.#settled = settled;
  }

  get cursor(): string {
    return this.#cursor;
  }

  /** Ascending. */
  get settled(): readonly string[] {
    return this.#settled;
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
    return this.#settled.includes(id) || this.#waiting.includes(id);
  }

  /**
   * A message so far back that those remembered one by one do not reach it: it was settled long ago. Never one behind
   * the cursor, where questions may wait below any number of remarks.
   */
  isLongSettled(id: string): boolean {
    const [oldest] = this.#settled;
    const isForgotten = this.#settled.length === remembered && compareIds(id, oldest ?? id) < 0;
    return isForgotten && compareIds(id, this.#cursor) <= 0;
  }

  /** False for a message that is newer than all that we know of. */
  hasSeen(id: string): boolean {
    return compareIds(id, this.#highest) <= 0;
  }

  /**
   * Everything up to this message has come, by the gateway or in a page of the thread. Not for what we have just
   * posted: something written a moment before may still be on its way to us.
   */
  see(id: string): void {
    this.#highest = later(this.#highest, id);
    this.#advance();
  }

  wait(id: string): void {
    let index = this.#waiting.length;
    while (index > 0 && compareIds(this.#waiting[index - 1] ?? '', id) > 0) index -= 1;
    this.#waiting.splice(index, 0, id);
    this.#advance();
  }

  settle(id: string): void {
    const index = this.#waiting.indexOf(id);
    if (index >= 0) this.#waiting.splice(index, 1);
    this.#settled = [...this.#settled.filter((one) => one !== id), id]
      .toSorted(compareIds)
      .slice(-remembered);
    this.#advance();
  }

  #advance(): void {
    if (this.#frozen) return;
    const [first] = this.#waiting;
    const isClear = first === undefined || compareIds(first, this.#highest) > 0;
    this.#cursor = later(this.#cursor, isClear ? this.#highest : idBefore(first));
  }
}
