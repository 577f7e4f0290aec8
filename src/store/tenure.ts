import { clock } from '../lib/clock.ts';

/** Milliseconds between two beats. */
const beatEvery = 1_000;
/** Milliseconds after the start of the last beat that succeeded: after that, nothing may begin here. */
const actsFor = 4_000;
/** Milliseconds after the last beat that the database knows of: only then may another process act. */
export const takenAfter = 6_000;
const lookEvery = 250;

interface Moment {
  readonly monotonic: number;
  readonly wall: number;
}

/** By two clocks: in a machine that was suspended, the monotonic one may have stood still; the other can be set back. */
const now = (): Moment => ({ monotonic: clock.monotonic(), wall: clock.wall() });

/**
 * Whether this process may act on what is stored: from its first beat on, and never again once it has lost the store or
 * could not beat for too long. A class because it owns the last beat.
 */
export class Tenure {
  readonly #beat: () => Promise<void>;
  readonly #onLost: () => void;
  #last: Moment | undefined;
  #isOver = false;
  #timers: NodeJS.Timeout[] = [];

  /** `beat` tells the database, and rejects if it could not; `onLost` is called once, unless it is ended before. */
  constructor({ beat, onLost }: { readonly beat: () => Promise<void>; readonly onLost: () => void }) {
    this.#beat = beat;
    this.#onLost = onLost;
  }

  /** `take` is the first beat. */
  async begin(take: () => Promise<void>): Promise<void> {
    const start = now();
    await take();
    this.#last = start;
    let isBeating = false;
    const beat = async (): Promise<void> => {
      if (isBeating) return;
      isBeating = true;
      const begun = now();
      await this.#beat().then(
        () => (this.#last = begun),
        () => undefined, // the next one may succeed in time
      );
      isBeating = false;
    };
    this.#timers = [
      setInterval(() => void beat(), beatEvery),
      // Found out even if nobody wants to act.
      setInterval(() => this.ownsStore(), lookEvery),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  ownsStore(): boolean {
    if (this.#isOver || this.#last === undefined) return false;
    const { monotonic, wall } = now();
    const isOver = monotonic - this.#last.monotonic >= actsFor || wall - this.#last.wall >= actsFor;
    if (isOver) this.lose();
    return !isOver;
  }

  lose(): void {
    if (this.#isOver) return;
    this.end();
    this.#onLost();
  }

  end(): void {
    this.#isOver = true;
    for (const timer of this.#timers) clearInterval(timer);
  }
}
