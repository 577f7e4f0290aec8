import type { MessageId } from '../../../src/lib/ids.ts';

/** Faults to come, each at the place that it was made for. */

export const crashPoints = ['before', 'after', 'in_flight'] as const;
export type CrashPoint = (typeof crashPoints)[number];

export type Fault =
  /** A request to Discord. `lost`: it never arrives; `answer_lost`: it does; `late`: it does, after its sender has given it up. */
  | 'lost'
  | 'answer_lost'
  | 'late'
  | 'refused'
  | 'forbidden'
  | 'limit'
  | 'slow'
  /** A call that the service has certainly not taken. */
  | 'unreachable'
  | 'rate_limited'
  | 'rate_limited_for_long'
  | 'unavailable'
  | 'account_refused'
  | 'renewal_fails'
  | 'rejected'
  | 'no_such_case'
  | 'misconfigured'
  | 'invalid_grant'
  /** A call that the service may have taken. */
  | 'timeout'
  | 'connection_lost'
  | 'server_error'
  | 'too_large'
  | 'unreadable'
  /** Not a fault at all, but rare. */
  | 'ends'
  | 'long_answer'
  /** A write. */
  | 'failed'
  | 'failed_but_durable';

export interface Armed<What> {
  /** The kind of effect, `write`, or `any`. */
  readonly on: string;
  readonly what: What;
  /** How many of them pass before that. */
  readonly skip: number;
  readonly times: number;
}

interface Waiting<What> extends Armed<What> {
  left: number;
  passing: number;
}

export interface Crash {
  readonly at: CrashPoint;
  /** How long the process stays away, in milliseconds. */
  readonly downFor: number;
}

/** Something that happens while a request or a write is on its way. */
interface Meanwhile {
  readonly on: string;
  /** `about`: the message that the request or the write is about, if there is one. */
  readonly happen: (about: MessageId | undefined) => void;
}

const take = <What>(waiting: Waiting<What>[], place: string): What | undefined => {
  for (const one of waiting) {
    if (one.on !== place && one.on !== 'any') continue;
    if (one.passing > 0) {
      one.passing -= 1;
      continue;
    }
    one.left -= 1;
    if (one.left <= 0) waiting.splice(waiting.indexOf(one), 1);
    return one.what;
  }
  return undefined;
};

export class Faults {
  #faults: Waiting<Fault>[] = [];
  #crashes: Waiting<Crash>[] = [];
  #meanwhiles: Meanwhile[] = [];

  arm(fault: Armed<Fault>): void {
    this.#faults.push({ ...fault, left: fault.times, passing: fault.skip });
  }

  armCrash(crash: Armed<Crash>): void {
    this.#crashes.push({ ...crash, left: crash.times, passing: crash.skip });
  }

  armMeanwhile(meanwhile: Meanwhile): void {
    this.#meanwhiles.push(meanwhile);
  }

  takeMeanwhile(place: string): Meanwhile['happen'] | undefined {
    const index = this.#meanwhiles.findIndex(({ on }) => on === place);
    return index < 0 ? undefined : this.#meanwhiles.splice(index, 1)[0]?.happen;
  }

  take(place: string): Fault | undefined {
    return this.#faults.length === 0 ? undefined : take(this.#faults, place);
  }

  takeCrash(place: string): Crash | undefined {
    return this.#crashes.length === 0 ? undefined : take(this.#crashes, place);
  }

  /** They have ended. */
  clear(): void {
    this.#faults = [];
    this.#crashes = [];
    this.#meanwhiles = [];
  }
}
