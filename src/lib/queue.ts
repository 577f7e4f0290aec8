/** Runs tasks one at a time, in the order in which they were added. */
export class Queue {
  #tail: Promise<void> = Promise.resolve();
  #unsettled = 0;

  /** Settles as the task does. A task that fails does not stop those after it. */
  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const settled = (): void => {
      this.#unsettled -= 1;
    };
    this.#unsettled += 1;
    const result = this.#tail.then(task);
    this.#tail = result.then(settled, settled);
    return result;
  }

  get isIdle(): boolean {
    return this.#unsettled === 0;
  }

  /** Resolves when everything that was given so far has settled. */
  idle(): Promise<void> {
    return this.#tail;
  }
}

/** The same for tasks with the same key; tasks with other keys go on meanwhile. */
export class QueueByKey {
  readonly #queues = new Map<string, Queue>();

  /** See `Queue`. */
  run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(key) ?? new Queue();
    this.#queues.set(key, queue);
    const result = queue.run(task);
    void queue.idle().then(() => {
      if (queue.isIdle && this.#queues.get(key) === queue) this.#queues.delete(key);
    });
    return result;
  }

  /** Resolves when everything that was given so far has settled. */
  async idle(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.idle()));
  }
}
