interface Waiting<Batch, Outcome> {
  readonly batch: Batch;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

const mostAtOnce = 500;

interface Writing<Batch, Outcome> {
  /** Puts all the batches into one transaction, and returns the outcome of each. */
  readonly write: (group: readonly Batch[]) => Promise<readonly Outcome[]>;
  /** How many of the first batches can be in one group: at least one. */
  readonly together?: (waiting: readonly Batch[]) => number;
  /** Whether an error may be the fault of a single batch, so that the others can be written without it. */
  readonly concernsOnlyIt?: (error: unknown) => boolean;
}

/**
 * Writes batches one group at a time: what arrives while a group is being written joins the next one, so that many
 * threads share one wait for the disk. A batch is reported as written once it is durable, and not before.
 */
export class GroupedWrites<Batch, Outcome> {
  readonly #options: Required<Writing<Batch, Outcome>>;
  #waiting: Waiting<Batch, Outcome>[] = [];
  #writing: Promise<void> | undefined;

  constructor({
    write,
    together = (waiting) => waiting.length,
    concernsOnlyIt = () => true,
  }: Writing<Batch, Outcome>) {
    this.#options = { write, together, concernsOnlyIt };
  }

  /** Resolves once the batch would survive a power cut or was itself refused; rejects if it failed. */
  add(batch: Batch): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ batch, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Resolves when everything added so far is written. */
  async idle(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const first = this.#waiting.slice(0, mostAtOnce).map(({ batch }) => batch);
      await this.#writeGroup(this.#waiting.splice(0, this.#options.together(first)));
    }
    this.#writing = undefined;
  }

  async #writeGroup(group: readonly Waiting<Batch, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.#options.write(group.map(({ batch }) => batch));
      for (const [index, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined) reject(new Error('a write had no outcome'));
        else resolve(outcome);
      }
    } catch (error) {
      if (group.length === 1 || !this.#options.concernsOnlyIt(error)) {
        for (const { reject } of group) reject(error);
        return;
      }
      // A batch that the database rejects must not fail the others in its transaction.
      for (const one of group) await this.#writeGroup([one]);
    }
  }
}
