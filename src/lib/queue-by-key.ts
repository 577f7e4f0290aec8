/** Runs tasks of one key one at a time, in the order in which they were given; other keys go on meanwhile. */
export class QueueByKey {
  readonly #tails = new Map<string, Promise<void>>();

  /** Settles as the task does. A task that fails does not stop those behind it. */
  run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const result = (this.#tails.get(key) ?? Promise.resolve()).then(task);
    const forget = (): void => {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    };
    const tail: Promise<void> = result.then(forget, forget);
    this.#tails.set(key, tail);
    return result;
  }

  /** Resolves when everything that was given so far has settled. */
  async idle(): Promise<void> {
    await Promise.all(this.#tails.values());
  }
}
