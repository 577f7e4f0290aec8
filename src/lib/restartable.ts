import { Queue } from './queue.ts';

/** Something that runs, and can be stopped and started again. */

interface Running {
  /** Never rejects; a second call does nothing. */
  close(): Promise<void>;
}

/** `before`: the previous run. A start rejects soon after `signal` fires, having closed what it had opened. */
type Start<Run> = (before: Run | undefined, signal: AbortSignal) => Promise<Run>;

/** Starts, restarts and the end run one after the other, whenever they are requested. */
export class Restartable<Run extends Running> {
  readonly #start: Start<Run>;
  #running: Run | undefined;
  readonly #queue = new Queue();
  readonly #end = new AbortController();

  constructor(start: Start<Run>) {
    this.#start = start;
  }

  /**
   * Stops what is running, if anything is, and starts it again. If the start fails, it rejects and nothing is running.
   */
  restart(): Promise<Run> {
    const { signal } = this.#end;
    return this.#queue.run(async () => {
      const before = this.#running;
      if (!signal.aborted) await before?.close();
      if (signal.aborted) throw new Error('already ended');
      this.#running = await this.#start(before, signal);
      return this.#running;
    });
  }

  /** Stops for good, including a start in progress. Never rejects. */
  end(): Promise<void> {
    this.#end.abort();
    return this.#queue.run(async () => this.#running?.close());
  }
}
