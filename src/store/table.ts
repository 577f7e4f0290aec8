import { z } from 'zod';
import { clock } from '../lib/clock.ts';
import { days } from '../lib/fields.ts';
import { lettingOthersIn } from '../lib/letting-others-in.ts';
import type { Log } from '../lib/log.ts';
import { QueueByKey } from '../lib/queue.ts';
import type { Database, Statement, Value } from './database.ts';
import { quarantine, sealedShape, upsert, type Shape } from './schema.ts';
import { openedJson, type Sealing } from './sealing.ts';

/** What a column holds of a record; Discord's ids and the service's ids of patients stand there as they are. */
interface Column<T> {
  readonly of: (value: T) => string | undefined;
  /** What only one record may have at a time: another one that claims it is refused (`claimed`). */
  readonly isUnique?: true;
  /** Every record has one, and 1.0.0 had no such column: `fillIn` finds its rows by that. */
  readonly isLater?: true;
  /** The kind of record that it names, with which this one is deleted. */
  readonly references?: string;
}

/** A kind of record, declared by its owner. The schema is the record's type. */
export interface TableSpec<T> {
  /** Lower-case letters. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** What records are listed by. */
  readonly columns?: Readonly<Record<string, Column<T>>>;
  /** Until when a record is needed, in milliseconds since 1970; after that, the sweep deletes it. */
  readonly expires?: (value: T) => number | undefined;
  /** How many days longer it is kept, by what stands in a column, and all others. It may change at any time. */
  readonly keptDays?: {
    readonly column: string;
    readonly under: ReadonlyMap<string, number>;
    readonly usual: number;
  };
}

/** A table's kind of record is nobody else's business. */
export type AnySpec = Pick<TableSpec<never>, 'name' | 'columns' | 'expires'>;

export const shapeOf = ({ name, columns = {}, expires }: AnySpec): Shape =>
  sealedShape(name, [
    ...Object.entries(columns).map(([column, { isUnique, references }]) => ({
      name: column,
      type: 'text' as const,
      index: isUnique === true ? ('unique' as const) : ('several' as const),
      references: references && `rounds_${references}`,
    })),
    ...(expires === undefined
      ? []
      : [{ name: 'expires_at', type: 'moment' as const, index: 'several' as const }]),
  ]);

/** What stands in a column. */
type Where = Readonly<Record<string, string>>;

/** What records are kept with. */
export interface Surroundings {
  readonly database: Database;
  readonly sealing: Sealing;
  readonly log: Log;
}

const rowsSchema = z.array(
  z.object({
    id: z.string(),
    key_id: z.string(),
    // Anything else was not written by us; an empty body is found damaged when it is opened.
    body: z.instanceof(Buffer).catch(() => Buffer.alloc(0)),
  }),
);
type Row = z.output<typeof rowsSchema>[number];

/** PostgreSQL's large numbers arrive as texts. */
const expiredSchema = z.array(
  z.object({ id: z.string(), expires_at: z.coerce.number(), kept_by: z.string().nullable() }),
);

/** How many rows are read at a time, so that a long listing holds up neither the process nor the database. */
const portion = 100;
/** How many records are swept in one write, which takes longer, so that others come in between. */
const sweptAtOnce = 10;

/** Where and why a value does not match the schema, without any of its content. */
const issuesOf = (error: z.ZodError): string =>
  error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', ');

/** All rows, some at a time. `read` returns the first ones after an id, at most so many. */
export const portions = async function* <Line extends { readonly id: string }>(
  read: (after: string, most: number) => Promise<readonly Line[]>,
  most = portion,
): AsyncGenerator<readonly Line[], void, undefined> {
  for (let after = ''; ;) {
    const found = await read(after, most);
    const last = found.at(-1);
    if (last === undefined) return;
    yield found;
    if (found.length < most) return;
    after = last.id;
  }
};

/**
 * Typed records, sealed at rest. Every call rejects with a StoreError if the database fails. A class because it owns which
 * rows are being written, and which cannot be read.
 */
export class Table<T> {
  readonly #spec: TableSpec<T>;
  readonly #shape: Shape;
  readonly #surroundings: Surroundings;
  readonly #queue = new QueueByKey();
  readonly #unreadable = new Set<string>();
  readonly #upsert: string;

  constructor(spec: TableSpec<T>, surroundings: Surroundings) {
    this.#spec = spec;
    this.#shape = shapeOf(spec);
    this.#surroundings = surroundings;
    this.#upsert = upsert(this.#shape);
  }

  /** Also undefined for a record that has expired or cannot be read; the latter is logged and kept. */
  async get(id: string): Promise<T | undefined> {
    return this.#queue.run(id, async () => this.#current(this.#opened(await this.#row(id))));
  }

  /** Resolves once the record, and what else is written with it, would survive a power cut. */
  async set(id: string, value: T, others: readonly Statement[] = []): Promise<void> {
    // Sealed before waiting, because the caller may change the object afterwards.
    const setting = this.setting(id, value);
    await this.#queue.run(id, () => this.#write(id, [setting, ...others]));
  }

  /**
   * Sets the record to what `next` makes of it, with no other change in between. If `next` returns undefined, the record
   * stays as it is. Returns what it returned.
   */
  async change(id: string, next: (value: T | undefined) => T | undefined): Promise<T | undefined> {
    return this.#queue.run(id, async () => {
      const changed = next(this.#current(this.#opened(await this.#row(id))));
      if (changed !== undefined) await this.#write(id, [this.setting(id, changed)]);
      return changed;
    });
  }

  /** Deletes the record, and those that name it. False if there was none. */
  async delete(id: string): Promise<boolean> {
    return this.#queue.run(id, async () => {
      const sql = `DELETE FROM ${this.#shape.name} WHERE id = $1`;
      const [deleted] = await this.#surroundings.database.write([{ sql, values: [id] }]);
      this.#unreadable.delete(id);
      return deleted === 1;
    });
  }

  /** Deletes the records in whose column this stands, and those that name them; also what has expired or cannot be read. */
  async deleteAll(where: Where): Promise<void> {
    for await (const { id } of this.#rows(where)) await this.delete(id);
  }

  /**
   * The records, or those in whose column this stands, by their ids, while others read and write: a record that is there
   * the whole time is listed once, as it is when its turn comes.
   */
  async *list(where: Where = {}): AsyncGenerator<T, void, undefined> {
    for await (const row of this.#rows(where)) {
      const value = this.#opened(row);
      if (value === undefined) await this.#release(row.id);
      else if (this.#current(value) !== undefined) yield value;
    }
  }

  /** The last of them by their ids, the very last one first; no more than `most` are read. */
  async last(where: Where, most: number): Promise<readonly T[]> {
    const [[column, value] = []] = Object.entries(where);
    const sql = `SELECT id, key_id, body FROM ${this.#shape.name} WHERE ${column} = $1 ORDER BY id DESC LIMIT $2`;
    const rows = rowsSchema.parse(await this.#surroundings.database.all(sql, [value ?? null, most]));
    const found: T[] = [];
    for await (const row of lettingOthersIn(rows)) {
      const value = this.#current(this.#opened(row));
      if (value !== undefined) found.push(value);
    }
    return found;
  }

  /** For the write of another record. */
  setting(id: string, value: T): Statement {
    const { columns = {}, expires } = this.#spec;
    const { keyId, body } = this.#surroundings.sealing.seal(JSON.stringify(value), this.#place(id));
    const values: readonly Value[] = [
      id,
      ...Object.values(columns).map((column) => column.of(value) ?? null),
      ...(expires === undefined ? [] : [expires(value) ?? null]),
      keyId,
      body,
    ];
    return { sql: this.#upsert, values };
  }

  /** Gives the rows of an earlier version what later columns hold. To be called before anything else is written. */
  async fillIn(): Promise<void> {
    const later = Object.entries(this.#spec.columns ?? {}).find(([, { isLater }]) => isLater);
    if (later === undefined) return;
    // A write for each would wait thousands of times for the disk.
    for await (const rows of this.#portions({ [later[0]]: null })) {
      const filled = rows.flatMap((row) => {
        const value = this.#opened(row);
        return value === undefined ? [] : [this.setting(row.id, value)];
      });
      if (filled.length > 0) await this.#surroundings.database.write(filled);
    }
  }

  /** Reads every record; changes nothing. */
  async survey(): Promise<void> {
    for await (const row of this.#rows({})) this.#opened(row);
  }

  /** How many records were found that cannot be read. */
  get unreadable(): number {
    return this.#unreadable.size;
  }

  /** Deletes what is no longer needed at `now` (milliseconds since 1970); returns how many. */
  async sweep(now: number): Promise<number> {
    const { expires, keptDays } = this.#spec;
    if (expires === undefined) return 0;
    const { name } = this.#shape;
    const first = now - Math.min(this.#longer(), ...[...(keptDays?.under.values() ?? [])].map(days));
    const sql = `SELECT id, expires_at, ${keptDays?.column ?? 'NULL'} AS kept_by FROM ${name}
      WHERE expires_at <= $1 AND id > $2 ORDER BY id LIMIT $3`;
    const found = portions(
      async (after, most) =>
        expiredSchema.parse(await this.#surroundings.database.all(sql, [first, after, most])),
      sweptAtOnce,
    );
    // By then, it may be needed again.
    const deletion = `DELETE FROM ${name} WHERE id = $1 AND expires_at <= $2`;
    let deleted = 0;
    for await (const rows of lettingOthersIn(found)) {
      const over = rows.flatMap(({ id, expires_at: at, kept_by: by }) => {
        const until = now - this.#longer(by);
        return at > until ? [] : [{ sql: deletion, values: [id, until] }];
      });
      const counts = over.length === 0 ? [] : await this.#surroundings.database.write(over);
      deleted += counts.reduce((sum, count) => sum + count, 0);
    }
    return deleted;
  }

  /** Resolves when no read or write is in progress. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  #place(id: string): string {
    return `${this.#shape.name}\0${id}`;
  }

  async #row(id: string): Promise<Row | undefined> {
    const sql = `SELECT id, key_id, body FROM ${this.#shape.name} WHERE id = $1`;
    return rowsSchema.parse(await this.#surroundings.database.all(sql, [id]))[0];
  }

  #portions(where: Readonly<Record<string, string | null>>): AsyncGenerator<readonly Row[], void, undefined> {
    const [column, value] = Object.entries(where)[0] ?? [];
    const among = column === undefined ? '' : `${column} ${value === null ? 'IS NULL' : '= $3'} AND`;
    const sql = `SELECT id, key_id, body FROM ${this.#shape.name} WHERE ${among} id > $1 ORDER BY id LIMIT $2`;
    const others = value === undefined || value === null ? [] : [value];
    return portions(async (after, most) =>
      rowsSchema.parse(await this.#surroundings.database.all(sql, [after, most, ...others])),
    );
  }

  async *#rows(where: Where): AsyncGenerator<Row, void, undefined> {
    for await (const rows of this.#portions(where)) yield* lettingOthersIn(rows);
  }

  async #write(id: string, statements: readonly Statement[]): Promise<void> {
    const { database, log } = this.#surroundings;
    const isUnreadable = this.#unreadable.has(id);
    await database.write([...(isUnreadable ? [this.#quarantining(id)] : []), ...statements]);
    if (!isUnreadable) return;
    this.#unreadable.delete(id);
    log.warn(
      { table: this.#spec.name, id },
      'an unreadable record was quarantined to make room for a new one',
    );
  }

  /** Keeps an unreadable row as it is, where nothing reads it. */
  #quarantining(id: string): Statement {
    const sql = `INSERT INTO ${quarantine.name} (id, key_id, body) SELECT $2, key_id, body FROM ${this.#shape.name} WHERE id = $1`;
    return { sql, values: [id, `${clock.wall()}:${this.#spec.name}:${id}`] };
  }

  #opened(row: Row | undefined): T | undefined {
    if (row === undefined) return undefined;
    const { id, key_id: keyId, body } = row;
    const opened = this.#surroundings.sealing.open({ keyId, body }, this.#place(id));
    const parsed =
      opened.kind === 'opened' ? this.#spec.schema.safeParse(openedJson(opened.text)) : undefined;
    if (parsed?.success === true) return parsed.data;
    if (this.#unreadable.has(id)) return undefined;
    this.#unreadable.add(id);
    const problem = parsed === undefined ? opened.kind : issuesOf(parsed.error);
    const facts = { table: this.#spec.name, id, problem };
    this.#surroundings.log.error(facts, 'a record cannot be read; it is kept as it is');
    return undefined;
  }

  /** The value, unless the record is no longer needed. */
  #current(value: T | undefined): T | undefined {
    if (value === undefined) return undefined;
    const { expires, keptDays, columns = {} } = this.#spec;
    const until = expires?.(value) ?? Infinity;
    const by = keptDays && columns[keptDays.column]?.of(value);
    return until + this.#longer(by) > clock.wall() ? value : undefined;
  }

  /** For how many milliseconds a record is kept after that, by what stands in its column. */
  #longer(by?: string | null): number {
    const { keptDays } = this.#spec;
    return days(keptDays?.under.get(by ?? '') ?? keptDays?.usual ?? 0);
  }

  /** Nobody could make a record that cannot be read give up what only one may have. */
  async #release(id: string): Promise<void> {
    const unique = this.#shape.columns.filter(({ index }) => index === 'unique').map(({ name }) => name);
    if (unique.length === 0) return;
    const changes = unique.map((name) => `${name} = NULL`).join(', ');
    await this.#surroundings.database.write([
      { sql: `UPDATE ${this.#shape.name} SET ${changes} WHERE id = $1`, values: [id] },
    ]);
  }
}
