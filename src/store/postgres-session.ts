import type { Client } from 'pg';
import { pause } from '../lib/pause.ts';
import { Queue } from '../lib/queue.ts';
import { within } from '../lib/within.ts';
import { connectTo, endQuietly, isRefusal } from './postgres-connection.ts';
import { StoreError } from './store-error.ts';

/** Milliseconds that a task waits for a lost connection to return before it fails. */
const patience = 1_000;
const firstWait = 100;
const longestWait = 5_000;
/** Milliseconds for the server to take its leave. */
const farewell = 200;

interface SessionOptions {
  readonly url: string;
  /** Milliseconds for a statement. */
  readonly longest: number;
  /**
   * Makes each new connection ready, such as by taking its locks. Rejects with a StoreError (`in_use`) once another
   * process has what it needs: then the session is over.
   */
  readonly prepare: (client: Client) => Promise<void>;
  readonly onTaken: () => void;
}

/**
 * One connection with what belongs to it, such as locks, opened again whenever it is lost. A class because it owns the
 * connection and who waits for it.
 */
export class Session {
  readonly #options: SessionOptions;
  readonly #queue = new Queue();
  readonly #end = new AbortController();
  #client: Client | undefined;
  #reopening: Promise<void> | undefined;
  #taken: StoreError | undefined;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  /** The first connection: if it fails, nobody tries again. */
  async open(): Promise<void> {
    this.#client = await this.#connect();
  }

  /**
   * Runs tasks one at a time. After a failure that leaves open what became of it, the connection is given up, so that
   * nothing of it can come after what is written next: the next one waits for the old one's locks.
   */
  run<Result>(task: (client: Client) => Promise<Result>): Promise<Result> {
    return this.#queue.run(async () => {
      const client = await this.#connected();
      try {
        return await task(client);
      } catch (error) {
        if (!isRefusal(error)) this.#lose(client);
        throw error;
      }
    });
  }

  /** Whether it has a connection, as far as it knows. */
  get isUp(): boolean {
    return this.#client !== undefined;
  }

  /** Finds out whether an idle connection still leads to the server; otherwise it is opened again. */
  async ping(longest: number): Promise<void> {
    if (!this.#queue.isIdle || !this.isUp) return;
    await this.run(async (client) => {
      if ((await within(longest, client.query('SELECT'))) === undefined) throw new Error('no answer');
    });
  }

  /** Gives up what is under way. */
  abandon(): void {
    this.#end.abort();
    const client = this.#client;
    this.#client = undefined;
    if (client !== undefined) void endQuietly(client);
  }

  async close(): Promise<void> {
    await this.#queue.run(async () => {
      this.#end.abort();
      const client = this.#client;
      this.#client = undefined;
      if (client !== undefined) await within(farewell, endQuietly(client));
      await this.#reopening;
    });
  }

  async #connected(): Promise<Client> {
    if (this.#client === undefined && this.#reopening !== undefined) await within(patience, this.#reopening);
    if (this.#client !== undefined) return this.#client;
    throw this.#taken ?? new StoreError('connection_lost', 'There is no connection to the database.');
  }

  async #connect(): Promise<Client> {
    let isLost = false;
    const { url, longest } = this.#options;
    const onLost = (lost: Client): void => {
      isLost = true;
      this.#lose(lost);
    };
    const client = await connectTo(url, onLost, { query_timeout: longest });
    try {
      await this.#options.prepare(client);
      if (isLost) throw new StoreError('connection_lost', 'The connection was lost at once.');
      return client;
    } catch (error) {
      void endQuietly(client);
      throw error;
    }
  }

  #lose(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    void endQuietly(client);
    this.#reopening = this.#reopen();
  }

  async #reopen(): Promise<void> {
    const { signal } = this.#end;
    for (let wait = firstWait; !signal.aborted; wait = Math.min(2 * wait, longestWait)) {
      try {
        const client = await this.#connect();
        if (signal.aborted) void endQuietly(client);
        else this.#client = client;
        return;
      } catch (error) {
        if (error instanceof StoreError && error.reason === 'in_use') {
          this.#taken = error;
          this.#options.onTaken();
          return;
        }
        await pause(wait, signal);
      }
    }
  }
}
