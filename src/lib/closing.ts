import { errorFacts } from './log.ts';
import type { Log } from './log.ts';

/** What has to be closed at the end, or after a start that failed halfway: the last opened first. */
export class Closing {
  readonly #closers: (() => unknown)[] = [];
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  add(close: () => unknown): void {
    this.#closers.push(close);
  }

  /** Goes on past what cannot be closed; never rejects. */
  async closeAll(): Promise<void> {
    for (let close = this.#closers.pop(); close !== undefined; close = this.#closers.pop()) {
      try {
        await close();
      } catch (error) {
        this.#log.error(errorFacts(error), 'something could not be closed');
      }
    }
  }
}
