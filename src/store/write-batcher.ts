import type { Statement, Value } from './database.ts';
import { StoreError } from './store-error.ts';

type Batch = readonly Statement[];
type Counts = readonly number[];

interface Waiting {
  readonly batch: Batch;
  readonly resolve: (counts: Counts) => void;
  readonly reject: (error: unknown) => void;
}

/** The one connection that writes. */
export interface Writer {
  /** Returns how many rows it has changed. */
  run(sql: string, values: readonly Value[]): Promise<number>;
  transaction<Result>(task: () => Promise<Result>): Promise<Result>;
}

interface Writing {
  /** Lets a task have the connection to itself. */
  readonly withWriter: <Result>(task: (writer: Writer) => Promise<Result>) => Promise<Result>;
  /** Whether an error may be the fault of a single batch, so that the others can be written without it. */
  readonly concernsOnlyIt: (error: unknown) => boolean;
  /** Whether an error says that another row has what a unique column of this one claims. */
  readonly isClaimed: (error: unknown) => boolean;
}

/** On PostgreSQL, the beat waits for a group, and each statement for an answer over the network. */
const mostAtOnce = 100;

/**
 * Writes batches one group at a time: what arrives while a group is being written joins the next one, so that many
 * threads share one wait for the disk. A class because it owns what waits.
 */
export class WriteBatcher {
  readonly #options: Writing;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  constructor(options: Writing) {
    this.#options = options;
  }

  /** Resolves once the batch would survive a power cut; rejects if it was refused (`claimed`) or failed. */
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
    const { withWriter, concernsOnlyIt, isClaimed } = this.#options;
    try {
      const counts = await withWriter((writer) => this.#run(group, writer));
      for (const [index, { resolve }] of group.entries()) resolve(counts[index] ?? []);
    } catch (cause) {
      if (group.length > 1 && concernsOnlyIt(cause)) {
        // A batch that the database rejects must not fail the others in its transaction.
        for (const one of group) await this.#writeGroup([one]);
        return;
      }
      const error = isClaimed(cause)
        ? new StoreError('claimed', 'A record claims what another record has.', { cause })
        : cause;
      for (const { reject } of group) reject(error);
    }
  }

  /** All the batches in one transaction; a single statement is one of its own. */
  async #run(group: readonly Waiting[], writer: Writer): Promise<readonly Counts[]> {
    const write = async (): Promise<readonly Counts[]> => {
      const counts: number[][] = [];
      for (const { batch } of group) {
        const changed: number[] = [];
        for (const { sql, values } of batch) changed.push(await writer.run(sql, values));
        counts.push(changed);
      }
      return counts;
    };
    return group.length === 1 && group[0]?.batch.length === 1 ? write() : writer.transaction(write);
  }
}
