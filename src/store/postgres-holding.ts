import { randomInt } from 'node:crypto';
import type { Client } from 'pg';
import { z } from 'zod';
import { pause } from '../lib/pause.ts';
import { Queue } from '../lib/queue.ts';
import { within } from '../lib/within.ts';
import type { OpenOptions } from './database.ts';
import { connectTo, endQuietly, expectOwnBackend, isRefusal, openingError } from './postgres-client.ts';
import { takenAfter, Tenure } from './postgres-tenure.ts';
import { StoreError } from './store-error.ts';
import { databaseName } from './store-url.ts';

/**
 * How a process comes to have a store in PostgreSQL, keeps it, and gives it back. It is
 *
 * standing by    another process has the lock, or its last beat is less than six seconds old
 * holding        the lock is ours, on the connection that writes; over that, a beat each second says so
 * reconnecting   that connection was lost: a new one takes the lock again, if no other process has the store by now
 * lost           no beat has succeeded for four seconds, or another process has the store: nothing is written any more
 *
 * The lock belongs to the connection: the server releases it with that, however that ends, and with it whatever the
 * connection was still to write. It is the tables' lock, so two stores in schemas of one database do not exclude each other.
 */
const lock = `hashtext('rounds ' || current_schema()), 0`;

/** Milliseconds for a write. */
const longestWrite = 60_000;
/** Milliseconds for the lock: so long the server may take to notice that a machine has vanished. */
const startPatience = 8_000;
/** Milliseconds between tries of the lock. */
const lockRetry = 100;
/** Milliseconds between tries to reach a server that a process that stands by has lost. */
const standByRetry = 1_000;
/** Milliseconds that a task waits for a lost connection to return before it fails. */
const patience = 1_000;
/** Milliseconds between tries to return, which grow. */
const firstWait = 100;
const longestWait = 5_000;
/** Milliseconds for the server to take its leave. */
const farewell = 200;

const beats = `CREATE TABLE IF NOT EXISTS rounds_processes (holder integer PRIMARY KEY, beat timestamptz NOT NULL)`;

const yesResult = z.tuple([z.object({ yes: z.boolean() })]);

const isSo = async (client: Client, condition: string, values: readonly unknown[] = []): Promise<boolean> => {
  const { rows } = await client.query(`SELECT ${condition} AS yes`, [...values]);
  return yesResult.parse(rows)[0].yes;
};

const tryLock = (client: Client): Promise<boolean> => isSo(client, `pg_try_advisory_lock(${lock})`);

/** Whether a process has the store at the moment; tries no lock. */
export const isHeld = (client: Client): Promise<boolean> =>
  isSo(
    client,
    `EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND (classid, objid) = (hashtext('rounds ' || current_schema())::bit(32)::bigint::oid, 0::oid))`,
  );

const taken = (): StoreError => new StoreError('in_use', 'Another process already uses this store.');

/** What a connection that writes asks of the server. */
const prepareWriting = async (client: Client): Promise<void> => {
  // An acknowledged write has to survive a crash of the server; a stricter setting stays.
  await client.query(`SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') IN ('off', 'local')`);
  // The defaults keep the lock of a machine that has vanished for two hours, and that of a process that was stopped
  // for ever. It beats each second, so a connection that says nothing for so long is not in use.
  await client.query(`SET tcp_keepalives_idle = 3; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 4;
    SET tcp_user_timeout = 7000; SET lock_timeout = 1000;
    SET idle_session_timeout = ${takenAfter}; SET idle_in_transaction_session_timeout = ${takenAfter}`);
};

interface Waiting {
  /** Milliseconds. */
  readonly longest: number;
  readonly signal?: AbortSignal | undefined;
  /** Called once, when the store is not free. */
  readonly onWait?: (() => void) | undefined;
}

/** Waits until this process may have the store. Rejects (`in_use`) if it takes too long. */
const awaitTurn = async (client: Client, { longest, signal, onWait }: Waiting): Promise<void> => {
  const until = performance.now() + longest;
  for (let isTold = false; !(await tryLock(client)); isTold = true) {
    if (!isTold) onWait?.();
    if (performance.now() >= until || signal?.aborted === true) throw taken();
    await pause(lockRetry, signal);
  }
  await client.query(beats);
  // Whoever had it before, and did not give it back, must certainly have stopped acting on it.
  const isAlive = `EXISTS (SELECT FROM rounds_processes WHERE beat > clock_timestamp() - $1 * interval '1 ms')`;
  while (await isSo(client, isAlive, [takenAfter])) {
    if (signal?.aborted === true) throw taken();
    await pause(lockRetry, signal);
  }
  await client.query('DELETE FROM rounds_processes');
};

/** For a process that has lost its connection, and not yet its store. Rejects (`in_use`) if another one has it now. */
const rejoin = async (client: Client, holder: number): Promise<void> => {
  const isOurs = await tryLock(client);
  const isKnown = await isSo(client, 'EXISTS (SELECT FROM rounds_processes WHERE holder = $1)', [holder]);
  if (!isKnown) throw taken();
  if (!isOurs) throw new StoreError('broken', 'The server has not given up the lost connection yet.');
};

/**
 * Says that the process is there. Not worth a wait for the disk: after a crash of the server, nobody has its lock. Rejects
 * if somebody else has the store by now.
 */
const beat = async (client: Client, holder: number): Promise<void> => {
  const { rowCount } = await client.query(
    `UPDATE rounds_processes SET beat = clock_timestamp()
     FROM (SELECT set_config('synchronous_commit', 'off', true)) AS quickly WHERE holder = $1`,
    [holder],
  );
  if (rowCount !== 1) throw taken();
};

/** A class because it owns the connection with the lock, who waits for it, and whether the store is still ours. */
export class Holding {
  readonly #url: string;
  readonly #holder = randomInt(1, 2 ** 31 - 1);
  readonly #waiting: Waiting;
  readonly #queue = new Queue();
  readonly #end = new AbortController();
  readonly #tenure: Tenure;
  #client: Client | undefined;
  #reopening: Promise<void> | undefined;
  #isClosed = false;

  private constructor(url: string, { onLost, standBy }: OpenOptions) {
    this.#url = url;
    this.#waiting =
      standBy === undefined ? { longest: startPatience } : { ...standBy, longest: Number.POSITIVE_INFINITY };
    this.#tenure = new Tenure({
      beat: () => this.run((client) => beat(client, this.#holder)),
      onLost: () => {
        this.#abandon();
        onLost?.();
      },
    });
  }

  static async take(url: string, options: OpenOptions): Promise<Holding> {
    const holding = new Holding(url, options);
    try {
      holding.#client = await holding.#connect();
      return holding;
    } catch (error) {
      holding.#tenure.end();
      throw error;
    }
  }

  ownsStore(): boolean {
    return this.#tenure.ownsStore();
  }

  /**
   * Runs tasks one at a time on the connection that has the lock. After a failure that leaves open what became of it, the
   * connection is given up, so that nothing of it can come after what is written next.
   */
  run<Result>(task: (client: Client) => Promise<Result>): Promise<Result> {
    return this.#queue.run(async () => {
      this.#expectOurs();
      const client = await this.#connected();
      try {
        return await task(client);
      } catch (error) {
        if (!isRefusal(error)) this.#lose(client);
        throw error;
      }
    });
  }

  /** Gives the store back, so that others need not wait. */
  async leave(): Promise<void> {
    const isOurs = this.ownsStore();
    const sql = 'DELETE FROM rounds_processes WHERE holder = $1';
    if (isOurs) await this.run((client) => client.query(sql, [this.#holder])).catch(() => undefined);
    this.#isClosed = true;
    this.#tenure.end();
    await this.#queue.run(async () => {
      const client = this.#client;
      this.#abandon();
      if (client !== undefined) await within(farewell, endQuietly(client));
      await this.#reopening;
    });
  }

  #expectOurs(): void {
    if (this.#isClosed) throw new StoreError('broken', 'The store is closed.');
    if (!this.ownsStore()) throw new StoreError('in_use', 'Another process may have this store by now.');
  }

  #abandon(): void {
    this.#end.abort();
    const client = this.#client;
    this.#client = undefined;
    if (client !== undefined) void endQuietly(client);
  }

  async #connected(): Promise<Client> {
    if (this.#client === undefined && this.#reopening !== undefined) await within(patience, this.#reopening);
    if (this.#client !== undefined) return this.#client;
    throw new StoreError('connection_lost', 'There is no connection to the database.');
  }

  async #prepare(client: Client): Promise<void> {
    if (!this.#tenure.hasBegun) await expectOwnBackend(client, this.#url);
    await prepareWriting(client);
    if (this.#tenure.hasBegun) return rejoin(client, this.#holder);
    await awaitTurn(client, this.#waiting);
    await this.#tenure.begin(async () => {
      const sql = 'INSERT INTO rounds_processes (holder, beat) VALUES ($1, clock_timestamp())';
      await client.query(sql, [this.#holder]);
    });
  }

  async #connect(): Promise<Client> {
    let isLost = false;
    const onLost = (lost: Client): void => {
      isLost = true;
      this.#lose(lost);
    };
    const client = await connectTo(this.#url, onLost, { query_timeout: longestWrite });
    try {
      await this.#prepare(client);
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
        if (error instanceof StoreError && error.reason === 'in_use') return this.#tenure.lose();
        await pause(wait, signal);
      }
    }
  }
}

/** A process that stands by outlives the server's restarts. Throws a StoreError: `in_use` or `cannot_open`. */
export const hold = async (url: string, options: OpenOptions): Promise<Holding> => {
  const { standBy } = options;
  let isWaiting = false;
  const onWait = (): void => {
    if (!isWaiting) standBy?.onWait();
    isWaiting = true;
  };
  for (;;) {
    try {
      return await Holding.take(url, { ...options, standBy: standBy && { ...standBy, onWait } });
    } catch (error) {
      if (isWaiting && standBy?.signal.aborted === false) await pause(standByRetry, standBy.signal);
      else if (error instanceof StoreError && error.reason === 'in_use')
        throw new StoreError('in_use', `Another process already uses this store (${databaseName(url)}).`);
      else throw openingError(url, error);
    }
  }
};
