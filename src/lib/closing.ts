import { errorFacts } from './log.ts';
import type { Log } from './log.ts';
import { within } from './within.ts';

interface Step {
  /** For the log. */
  readonly part: string;
  readonly close: () => unknown;
  /** Milliseconds after which the next one's turn has come. */
  readonly longest: number;
}

/** Milliseconds. */
const usual = 500;

/** What has to be closed at the end, or after a start that failed halfway: the last opened first. */
export class Closing {
  readonly #steps: Step[] = [];
  readonly #log: Log;
  #isOver = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** After `closeAll`, from a start that nobody waits for any more, it is closed at once. */
  add(part: string, close: () => unknown, longest = usual): void {
    const step = { part, close, longest };
    if (this.#isOver) void this.#close(step);
    else this.#steps.push(step);
  }

  /** Goes on past what cannot be closed, or not in its time; never rejects. */
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
