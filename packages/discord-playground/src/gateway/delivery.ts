/** Events on their way to the bot: at once and once, unless a test asks for what sometimes happens at Discord. */
export class Delivery {
  readonly #twice = new Map<string, number>();
  #held: (() => void)[] | undefined;

  deliver(name: string, send: () => void): void {
    const left = this.#twice.get(name) ?? 0;
    if (left > 0) this.#twice.set(name, left - 1);
    for (const each of left > 0 ? [send, send] : [send]) {
      if (this.#held === undefined) each();
      else this.#held.push(each);
    }
  }

  /** They wait, in order, until `release`. */
  hold(): void {
    this.#held ??= [];
  }

  release(): void {
    const waiting = this.#held ?? [];
    this.#held = undefined;
    for (const send of waiting) send();
  }

  /** The next event with this name goes out twice. */
  duplicateNext(name: string): void {
    this.#twice.set(name, (this.#twice.get(name) ?? 0) + 1);
  }
}
