import { errorFacts } from './log.ts';
import type { Log } from './log.ts';
import { within } from './waiting.ts';

interface Step {
  /** For the log. */
  readonly part: string;
  readonly close: () => unknown;
  /** Milliseconds after which the next one is closed anyway. */
  readonly longest: number;
}

/** Milliseconds. */
const usual = 500;

/** What has to be closed at the end, or after a start that failed halfway: last opened, first closed. */
export class Closing {
  readonly #steps: Step[] = [];
  readonly #log: Log;
  #isOver = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** What is added after `closeAll`, by a start that nobody waits for any more, is closed at once. */
  add(part: string, close: () => unknown, longest = usual): void {
    const step = { part, close, longest };
    if (this.#isOver) void this.#close(step);
    else this.#steps.push(step);
  }

  /** Skips what cannot be closed, or not in time; never rejects. */
  async closeAll(): Promise<void> {
    this.#isOver = true;
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) await this.#close(step);
  }

  async #close({ part, close, longest }: Step): Promise<void> {
    const closed = async (): Promise<true> => {
      await close();
      return true;
    };
    try {
      if ((await within(longest, closed())) === undefined) this.#log.warn({ part }, 'not closed in time');
    } catch (error) {
      this.#log.error({ part, ...errorFacts(error) }, 'something could not be closed');
    }
  }
}
