/** How much is being handled right now, so that a shutdown can wait for it. */
export class OpenRequests {
  #open = 0;
  #waiting: (() => void)[] = [];

  async during(task: () => Promise<void>): Promise<void> {
    this.#open += 1;
    try {
      await task();
    } finally {
      this.#open -= 1;
      if (this.#open === 0) for (const resolve of this.#waiting.splice(0)) resolve();
    }
  }

  /** Resolves at once when nothing is open. */
  drained(): Promise<void> {
    if (this.#open === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}
