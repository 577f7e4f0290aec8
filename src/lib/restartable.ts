import { Queue } from './queue.ts';

/** Something that runs, and can be stopped and started again. */

interface Running {
  /** Never rejects; a second time it does nothing. */
  close(): Promise<void>;
}

/** Starts, restarts and the end come one after the other, however they are asked for. */
export class Restartable<Run extends Running> {
  readonly #start: (before: Run | undefined) => Promise<Run>;
  #running: Run | undefined;
  readonly #queue = new Queue();
  #ended = false;

  /** `start` is given what ran before. */
  constructor(start: (before: Run | undefined) => Promise<Run>) {
    this.#start = start;
  }

  /** Stops what runs, if anything does, and starts it. Rejects when that fails; nothing runs then. */
  restart(): Promise<Run> {
    return this.#queue.run(async () => {
      if (this.#ended) throw new Error('it has ended');
      const before = this.#running;
      await before?.close();
      this.#running = await this.#start(before);
      return this.#running;
    });
  }

  /** Stops for good. Never rejects. */
  end(): Promise<void> {
    return this.#queue.run(async () => {
      this.#ended = true;
      await this.#running?.close();
    });
  }
}
