import sqlite3 from 'sqlite3';
import type { Value } from './database.ts';

interface Opening {
  readonly path: string;
  /** Milliseconds to wait for another connection that has locked the file. */
  readonly patience: number;
  /** Statements that make the connection ready. */
  readonly settings?: readonly string[];
}

type Done<Result> = (error: Error | null, result: Result) => void;

const called = <Result>(call: (done: Done<Result>) => unknown): Promise<Result> =>
  new Promise((resolve, reject) => {
    call((error, result) => (error === null ? resolve(result) : reject(error)));
  });

const openDatabase = async ({ path, patience, settings = [] }: Opening): Promise<sqlite3.Database> => {
  const database = await new Promise<sqlite3.Database>((resolve, reject) => {
    const opening = new sqlite3.Database(path, (error) =>
      error === null ? resolve(opening) : reject(error),
    );
  });
  database.configure('busyTimeout', patience);
  try {
    for (const setting of settings) await called((done) => database.all(setting, done));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

/**
 * A connection to a SQLite file. A class because it owns its statements, which stay prepared, and whether it is open.
 * Statements that depend on each other have to be awaited, because several at once may overtake each other.
 */
export class Connection {
  readonly #opening: Opening;
  readonly #prepared = new Map<string, Promise<sqlite3.Statement>>();
  #database: Promise<sqlite3.Database> | undefined;
  #isClosed = false;

  private constructor(opening: Opening) {
    this.#opening = opening;
  }

  static async open(opening: Opening): Promise<Connection> {
    const connection = new Connection(opening);
    await connection.#connected();
    return connection;
  }

  /** Returns the rows. */
  all(sql: string, values: readonly Value[] = []): Promise<readonly unknown[]> {
    return this.#use<readonly unknown[]>(sql, (statement, done) => statement.all(values, done));
  }

  /** Returns how many rows it has changed. */
  run(sql: string, values: readonly Value[] = []): Promise<number> {
    return this.#use<number>(sql, (statement, done) => {
      statement.run(values, function (this: sqlite3.RunResult, error: Error | null) {
        done(error, this.changes);
      });
    });
  }

  async transaction<Result>(task: () => Promise<Result>): Promise<Result> {
    await this.run('BEGIN IMMEDIATE');
    try {
      const result = await task();
      await this.run('COMMIT');
      return result;
    } catch (error) {
      // Whatever the reason, often that SQLite has rolled back by itself: a new connection has no transaction open.
      await this.run('ROLLBACK').catch(() => this.#disconnect());
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#disconnect();
  }

  /** Opened again when it is needed. */
  async #connected(): Promise<sqlite3.Database> {
    if (this.#isClosed) throw new Error('the connection is closed');
    if (this.#database === undefined) {
      this.#database = openDatabase(this.#opening);
      this.#database.catch(() => (this.#database = undefined));
    }
    return this.#database;
  }

  async #disconnect(): Promise<void> {
    const database = this.#database;
    const statements = [...this.#prepared.values()];
    this.#database = undefined;
    this.#prepared.clear();
    for (const found of await Promise.allSettled(statements)) {
      if (found.status === 'rejected') continue;
      await called((done) => found.value.finalize(() => done(null, undefined)));
    }
    const open = await database?.catch(() => undefined);
    if (open !== undefined) await called((done) => open.close((error) => done(error, undefined)));
  }

  async #newStatement(sql: string): Promise<sqlite3.Statement> {
    const database = await this.#connected();
    return called((done) => {
      // PostgreSQL's way to name parameters is another one.
      const statement = database.prepare(sql.replaceAll('$', '?'), (error: Error | null) =>
        done(error, statement),
      );
    });
  }

  #prepare(sql: string): Promise<sqlite3.Statement> {
    const preparing = this.#newStatement(sql);
    this.#prepared.set(sql, preparing);
    preparing.catch(() => this.#prepared.delete(sql));
    return preparing;
  }

  /**
   * A statement that failed may still be in progress, as one that found the file locked is: until it is finalized, no
   * other statement of its connection commits, although each says that it has.
   */
  async #use<Result>(
    sql: string,
    task: (statement: sqlite3.Statement, done: Done<Result>) => unknown,
  ): Promise<Result> {
    const preparing = this.#prepared.get(sql) ?? this.#prepare(sql);
    const statement = await preparing;
    return new Promise((resolve, reject) => {
      task(statement, (error, result) => {
        if (error === null) return resolve(result);
        if (this.#prepared.get(sql) !== preparing) return reject(error);
        this.#prepared.delete(sql);
        statement.finalize(() => reject(error));
      });
    });
  }
}
