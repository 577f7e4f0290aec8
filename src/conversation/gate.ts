/** What a gate asks of its thread. */
interface Behind {
  /** Finds out what was missed and sorts it in; changes nothing once `isCurrent` says no. */
  catchUp(lastMessageId: string | undefined, isCurrent: () => boolean): Promise<void>;
  /** Everything that was missed is known. */
  opened(): void;
  /** Deals with a look that failed; resolves when it should be tried again, if ever. */
  rest(error: unknown): Promise<'look_again' | 'give_up'>;
}

/**
 * Keeps a thread's queue waiting until it is known what was written while nobody listened: after a start and after
 * each new session of the gateway.
 */
export class Gate {
  readonly #behind: Behind;
  #isOpen = false;
  /** Raised by each new session, so that an older look at the thread does not open the gate. */
  #session = 0;
  /** The server's list of threads has come: a thread that is not in it was archived, or is gone. */
  #listKnown = false;
  #looks = 0;
  #looking: Promise<void> = Promise.resolve();

  constructor(behind: Behind) {
    this.#behind = behind;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Something may have been missed: nothing goes on until a look at the thread. */
  shut(): void {
    this.#session += 1;
    this.#listKnown = false;
    this.#isOpen = false;
  }

  /** From here on, a shut thread that shows life is one that the list did not name. */
  listArrived(): void {
    this.#listKnown = true;
  }

  /** Looks at a thread that was archived when the list came, unless that is under way. */
  lookIfUnlisted(): void {
    if (!this.#isOpen && this.#listKnown) this.lookOnce(undefined);
  }

  /** Looks unless a look is under way. */
  lookOnce(lastMessageId: string | undefined): void {
    if (!this.#isOpen && this.#looks === 0) this.look(lastMessageId);
  }

  /** Looks at the thread and opens; `lastMessageId` is its latest message, where Discord names it. */
  look(lastMessageId: string | undefined): void {
    const session = this.#session;
    this.#looks += 1;
    this.#looking = this.#looking
      .then(() => this.#lookUntilKnown(session, lastMessageId))
      .finally(() => (this.#looks -= 1));
  }

  async #lookUntilKnown(session: number, lastMessageId: string | undefined): Promise<void> {
    const isCurrent = (): boolean => session === this.#session && !this.#isOpen;
    while (isCurrent()) {
      try {
        await this.#behind.catchUp(lastMessageId, isCurrent);
      } catch (error) {
        if ((await this.#behind.rest(error)) === 'give_up') return;
        continue;
      }
      if (!isCurrent()) return;
      this.#isOpen = true;
      this.#behind.opened();
    }
  }
}
