/** What is being handled right now, so that a shutdown can wait for it and name what it cuts off. */
export class OpenRequests {
  readonly #open = new Set<{ readonly name: string }>();
  #waiting: (() => void)[] = [];

  async during(name: string, task: () => Promise<void>): Promise<void> {
    const entry = { name };
    this.#open.add(entry);
    try {
      await task();
    } finally {
      this.#open.delete(entry);
      if (this.#open.size === 0) for (const resolve of this.#waiting.splice(0)) resolve();
    }
  }

  names(): readonly string[] {
    return [...this.#open].map(({ name }) => name);
  }

  /** Resolves at once when nothing is open. */
  drained(): Promise<void> {
    if (this.#open.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}
