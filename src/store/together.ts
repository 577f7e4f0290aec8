import type { Statement } from './database.ts';

type Batch = readonly Statement[];
type Counts = readonly number[];

/** Runs batches with what runs a statement, in a transaction if there is more than one. */
export const runAll = async (
  group: readonly Batch[],
  run: (statement: Statement) => Promise<number>,
  transaction: <Result>(task: () => Promise<Result>) => Promise<Result>,
): Promise<readonly Counts[]> => {
  const write = async (): Promise<readonly Counts[]> => {
    const counts: number[][] = [];
    for (const batch of group) {
      const changed: number[] = [];
      for (const statement of batch) changed.push(await run(statement));
      counts.push(changed);
    }
    return counts;
  };
  // A single statement is a transaction of its own.
  return group.flat().length === 1 ? write() : transaction(write);
};

interface Waiting {
  readonly batch: Batch;
  readonly resolve: (counts: Counts) => void;
  readonly reject: (error: unknown) => void;
}

/** On PostgreSQL, the beat waits for a group, and each statement for an answer over the network. */
const mostAtOnce = 100;

interface Writing {
  /** Runs all the batches in one transaction, and returns how many rows each statement of each has changed. */
  readonly write: (group: readonly Batch[]) => Promise<readonly Counts[]>;
  /** Whether an error may be the fault of a single batch, so that the others can be written without it. */
  readonly concernsOnlyIt: (error: unknown) => boolean;
}

/**
 * Writes batches one group at a time: what arrives while a group is being written joins the next one, so that many
 * threads share one wait for the disk. A class because it owns what waits.
 */
export class Together {
  readonly #options: Writing;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  constructor(options: Writing) {
    this.#options = options;
  }

  /** Resolves once the batch would survive a power cut; rejects if it was refused or failed. */
  add(batch: Batch): Promise<Counts> {
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
    while (this.#waiting.length > 0) await this.#writeGroup(this.#waiting.splice(0, mostAtOnce));
    this.#writing = undefined;
  }

  async #writeGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const counts = await this.#options.write(group.map(({ batch }) => batch));
      for (const [index, { resolve }] of group.entries()) resolve(counts[index] ?? []);
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
