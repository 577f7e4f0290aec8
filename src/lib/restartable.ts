import { Queue } from './queue.ts';

/** Something that runs, and can be stopped and started again. */

interface Running {
  /** Never rejects; a second time it does nothing. */
  close(): Promise<void>;
}

/** `before`: what ran before. A start rejects soon after `signal` has come, and has closed again what it had opened. */
type Start<Run> = (before: Run | undefined, signal: AbortSignal) => Promise<Run>;

/** Starts, restarts and the end come one after the other, however they are asked for. */
export class Restartable<Run extends Running> {
  readonly #start: Start<Run>;
  #running: Run | undefined;
  readonly #queue = new Queue();
  readonly #end = new AbortController();

  constructor(start: Start<Run>) {
    this.#start = start;
  }

  /** Stops what runs, if anything does, and starts it. Rejects when that fails; nothing runs then. */
  restart(): Promise<Run> {
    const { signal } = this.#end;
    return this.#queue.run(async () => {
      const before = this.#running;
      if (!signal.aborted) await before?.close();
      if (signal.aborted) throw new Error('it has ended');
      this.#running = await this.#start(before, signal);
      return this.#running;
    });
  }

  /** Stops for good, a start under way included. Never rejects. */
  end(): Promise<void> {
    this.#end.abort();
    return this.#queue.run(async () => this.#running?.close());
  }
}
