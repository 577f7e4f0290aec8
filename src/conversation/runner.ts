/** After a fault of our own a runner rests this long before it goes on, in milliseconds. */
export const restAfterFault = 30_000;

interface Work {
  /** One thing after another until nothing is left, or something has to be waited for. */
  run(): Promise<void>;
  /** Deals with what `run` has thrown. */
  failed(error: unknown): Promise<void>;
  /** When the next run is due though nobody asks for it, in milliseconds since 1970. */
  dueAt(): number | undefined;
}

/** Runs a piece of work whenever it is asked to, one run at a time. */
export class Runner {
  readonly #work: Work;
  #running: Promise<void> | undefined;
  /** Something happened during a run that may have come too late for it. */
  #kickedAgain = false;
  #closing = false;
  #alarm: NodeJS.Timeout | undefined;
  #restsUntil = 0;

  constructor(work: Work) {
    this.#work = work;
  }

  /** True when no new piece of work should begin. */
  get isClosing(): boolean {
    return this.#closing;
  }

  kick(): void {
    if (this.#running !== undefined) {
      this.#kickedAgain = true;
      return;
    }
    this.#kickedAgain = false;
    this.#running = this.#work
      .run()
      .catch((error: unknown) => this.#work.failed(error))
      .finally(() => {
        this.#running = undefined;
        if (this.#kickedAgain) this.kick();
        else this.#rest();
      });
  }

  /** After a fault of our own, which may be there still. */
  restAWhile(): void {
    this.#restsUntil = Date.now() + restAfterFault;
  }

  /** Resolves when the run under way is over; no other begins. */
  async close(): Promise<void> {
    this.#closing = true;
    clearTimeout(this.#alarm);
    await this.#running;
  }

  #rest(): void {
    clearTimeout(this.#alarm);
    const until = Math.max(this.#work.dueAt() ?? 0, this.#restsUntil);
    this.#restsUntil = 0;
    if (this.#closing || until === 0) return;
    this.#alarm = setTimeout(() => this.kick(), Math.max(0, until - Date.now()));
    this.#alarm.unref();
  }
}
