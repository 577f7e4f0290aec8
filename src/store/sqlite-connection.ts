import sqlite3 from 'sqlite3';

type Value = string | number | Buffer | null;

/**
 * A connection to a SQLite file. A class because it owns its statements, which stay prepared. Statements that depend on
 * each other have to be awaited, because several at once may overtake each other.
 */
export class Connection {
  readonly #database: sqlite3.Database;
  readonly #prepared = new Map<string, Promise<sqlite3.Statement>>();

  private constructor(database: sqlite3.Database) {
    this.#database = database;
  }

  /** `patience`: milliseconds to wait for another connection that has locked the file. */
  static async open(path: string, patience: number): Promise<Connection> {
    const database = await new Promise<sqlite3.Database>((resolve, reject) => {
      const opening = new sqlite3.Database(path, (error) =>
        error === null ? resolve(opening) : reject(error),
      );
    });
    database.configure('busyTimeout', patience);
    return new Connection(database);
  }

  /** Runs a statement that is not needed again; returns its rows. */
  once(sql: string, ...values: readonly Value[]): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      this.#database.all(sql, values, (error, rows) => (error === null ? resolve(rows) : reject(error)));
    });
  }

  /** Runs several statements. */
  script(sql: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#database.exec(sql, (error) => (error === null ? resolve() : reject(error)));
    });
  }

  /** Returns the rows. */
  async all(sql: string, values: readonly Value[]): Promise<readonly unknown[]> {
    const statement = await this.#statement(sql);
    return new Promise((resolve, reject) => {
      statement.all(values, (error, rows) => (error === null ? resolve(rows) : reject(error)));
    });
  }

  /** Returns how many rows it has changed. */
  async run(sql: string, values: readonly Value[]): Promise<number> {
    const statement = await this.#statement(sql);
    return new Promise((resolve, reject) => {
      statement.run(values, function (this: sqlite3.RunResult, error: Error | null) {
        if (error === null) resolve(this.changes);
        else reject(error);
      });
    });
  }

  /** Runs the task in a transaction, which `isDone` ends: if it says no, nothing has happened. */
  async transaction<Result>(
    task: () => Promise<Result>,
    isDone: (result: Result) => boolean,
  ): Promise<Result> {
    await this.run('BEGIN IMMEDIATE', []);
    try {
      const result = await task();
      await this.run(isDone(result) ? 'COMMIT' : 'ROLLBACK', []);
      return result;
    } catch (error) {
      // Fails only if SQLite has already rolled back by itself.
      await this.run('ROLLBACK', []).catch(() => undefined);
      throw error;
    }
  }

  async close(): Promise<void> {
    const statements = await Promise.allSettled(this.#prepared.values());
    this.#prepared.clear();
    for (const found of statements) {
      if (found.status === 'rejected') continue;
      await new Promise<void>((resolve) => {
        found.value.finalize(() => resolve());
      });
    }
    await new Promise<void>((resolve, reject) => {
      this.#database.close((error) => (error === null ? resolve() : reject(error)));
    });
  }

  #statement(sql: string): Promise<sqlite3.Statement> {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const preparing = new Promise<sqlite3.Statement>((resolve, reject) => {
      // PostgreSQL's way to name parameters is another one.
      const statement = this.#database.prepare(sql.replaceAll('$', '?'), (error: Error | null) =>
        error === null ? resolve(statement) : reject(error),
      );
    });
    this.#prepared.set(sql, preparing);
    preparing.catch(() => this.#prepared.delete(sql));
    return preparing;
  }
}
