/** A row as it goes into the database. */
export interface NewRow {
  readonly key: string;
  readonly text: string;
}

interface Waiting {
  readonly row: NewRow;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Far below SQLite's limit of 32,766 values in a statement. */
const mostAtOnce = 500;

/**
 * Writes rows one group at a time: what comes while a group is on its way to the disk goes with the next one, so that
 * many threads share one wait for it. Whoever wrote a row hears of it when that row is durable, and not before.
 */
export class GroupedWrites {
  readonly #write: (rows: readonly NewRow[]) => Promise<unknown>;
  #waiting: Waiting[] = [];
  #writing = false;

  /** `write` puts all of the rows into one transaction. */
  constructor(write: (rows: readonly NewRow[]) => Promise<unknown>) {
    this.#write = write;
  }

  /** Resolves when the row would survive a power cut; rejects when it was not taken. */
  set(row: NewRow): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      if (!this.#writing) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#writing = true;
    while (this.#waiting.length > 0) await this.#writeGroup(this.#waiting.splice(0, mostAtOnce));
    this.#writing = false;
  }

  async #writeGroup(group: readonly Waiting[]): Promise<void> {
    try {
      await this.#write(group.map(({ row }) => row));
      for (const { resolve } of group) resolve();
    } catch (error) {
      const [only, ...others] = group;
      if (others.length === 0) return only?.reject(error);
      // One row that the database does not take must not fail those that only shared its transaction.
      for (const one of group) await this.#writeGroup([one]);
    }
  }
}
