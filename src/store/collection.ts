import { QueueByKey } from '../lib/queue.ts';
import type { Log } from '../lib/log.ts';
import type { Rows } from './database.ts';
import { createEnvelope, type CollectionSpec, type Entry, type Envelope } from './envelope.ts';
import { RecentEntries } from './recent-entries.ts';
import type { RowNames } from './root-record.ts';
import type { Sealing } from './sealing.ts';

/** Typed records, sealed at rest. Every call rejects with a StoreError (`broken`) when the database fails. */
export interface Collection<T> {
  /**
   * Undefined as well for a record that has expired or that cannot be read; the latter is logged and kept. The value
   * may be shared with other readers: it is not to be changed.
   */
  get(key: string): Promise<T | undefined>;
  /** Resolves when the record would survive a power cut. `expiresAt` in milliseconds since 1970. */
  set(key: string, value: T, options?: { readonly expiresAt?: number }): Promise<void>;
  /** False when there was nothing. */
  delete(key: string): Promise<boolean>;
  /** What was there at the first step, in no particular order. */
  entries(): AsyncIterable<[key: string, value: T]>;
}

interface Surroundings {
  readonly rows: Rows;
  readonly sealing: Sealing;
  readonly nameRow: RowNames;
  readonly log: Log;
}

/** How many names of rows stay in memory: each costs an HMAC, and a turn needs five, of the same two records. */
const namesKept = 2_000;

/** A class, as it owns which rows are being written, which cannot be read, and which were used lately. */
export class SealedCollection<T> implements Collection<T> {
  readonly #spec: CollectionSpec<T>;
  readonly #envelope: Envelope<T>;
  readonly #rows: Rows;
  readonly #nameRow: RowNames;
  readonly #log: Log;
  readonly #queue = new QueueByKey();
  readonly #names = new RecentEntries<string>(namesKept);
  readonly #unreadable = new Set<string>();
  /** True to the database, as this process alone writes to it and changes a row only in its queue. */
  readonly #recent: RecentEntries<Entry<T>>;
  /** All entries by row, as the survey found them: until they are listed, or until one of them is no longer true. */
  #surveyed: Map<string, Entry<T>> | undefined;

  constructor(spec: CollectionSpec<T>, { rows, sealing, nameRow, log }: Surroundings) {
    this.#spec = spec;
    this.#envelope = createEnvelope(spec, sealing);
    this.#rows = rows;
    this.#nameRow = nameRow;
    this.#log = log;
    this.#recent = new RecentEntries(spec.kept ?? 0);
  }

  async get(key: string): Promise<T | undefined> {
    const row = this.#rowOf(key);
    const entry = await this.#queue.run(row, async () => {
      const known = this.#recent.get(row);
      if (known !== undefined) return known;
      const read = await this.#entryAt(row);
      if (read !== undefined) this.#recent.keep(row, read);
      return read;
    });
    return entry === undefined || this.#isOver(entry, Date.now()) ? undefined : entry.value;
  }

  async set(key: string, value: T, { expiresAt }: { readonly expiresAt?: number } = {}): Promise<void> {
    const row = this.#rowOf(key);
    // Sealed before waiting, as the caller may change the object afterwards.
    const text = this.#envelope.write(row, { key, value, expiresAt });
    await this.#queue.run(row, async () => {
      this.#changes(row);
      await this.#keepUnreadable(row);
      await this.#rows.set(row, text);
    });
  }

  delete(key: string): Promise<boolean> {
    const row = this.#rowOf(key);
    return this.#queue.run(row, async () => {
      this.#changes(row);
      this.#names.forget(key);
      const existed = await this.#rows.delete(row);
      this.#unreadable.delete(row);
      return existed;
    });
  }

  async *entries(): AsyncGenerator<[string, T], void, undefined> {
    const all = this.#all();
    this.#surveyed = undefined;
    for await (const [, entry] of all) {
      if (!this.#isOver(entry, Date.now())) yield [entry.key, entry.value];
    }
  }

  /**
   * Reads every record once, so that what is wrong shows at the start; changes nothing. Returns the rows that the
   * current key does not seal. Throws a StoreError (`newer_version`).
   */
  async survey(): Promise<string[]> {
    const outdated: string[] = [];
    const surveyed = new Map<string, Entry<T>>();
    for await (const [row, text] of this.#rows.all()) {
      const reading = this.#envelope.read(row, text);
      if (reading.kind === 'unreadable') {
        this.#report(row, reading.problem);
        continue;
      }
      if (!reading.current) outdated.push(row);
      if (this.#spec.listedAtStart === true) surveyed.set(row, reading.entry);
    }
    if (this.#spec.listedAtStart === true) this.#surveyed = surveyed;
    return outdated;
  }

  async reseal(rows: readonly string[]): Promise<void> {
    for (const row of rows) {
      await this.#queue.run(row, async () => {
        const entry = await this.#entryAt(row);
        if (entry !== undefined) await this.#rows.set(row, this.#envelope.write(row, entry));
      });
    }
  }

  /** Deletes what has expired or is of no more use at `now` (milliseconds since 1970); returns how many. */
  async sweep(now: number): Promise<number> {
    const over: string[] = [];
    for await (const [row, entry] of this.#all()) if (this.#isOver(entry, now)) over.push(row);
    const deleted = await Promise.all(over.map((row) => this.#deleteIfOver(row, now)));
    return deleted.filter(Boolean).length;
  }

  /** How many records are there that cannot be read. */
  get unreadable(): number {
    return this.#unreadable.size;
  }

  /** Resolves when no read or write is under way. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  #rowOf(key: string): string {
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const row = this.#nameRow(this.#spec.name, key);
    this.#names.keep(key, row);
    return row;
  }

  /** To be called before a row is written or deleted. */
  #changes(row: string): void {
    this.#recent.forget(row);
    this.#surveyed = undefined;
  }

  #all(): AsyncIterable<readonly [row: string, entry: Entry<T>]> | Iterable<readonly [string, Entry<T>]> {
    return this.#surveyed ?? this.#readAll();
  }

  async *#readAll(): AsyncGenerator<readonly [string, Entry<T>], void, undefined> {
    for await (const [row, text] of this.#rows.all()) {
      const entry = this.#read(row, text);
      if (entry !== undefined) yield [row, entry];
    }
  }

  async #entryAt(row: string): Promise<Entry<T> | undefined> {
    const text = await this.#rows.get(row);
    return text === undefined ? undefined : this.#read(row, text);
  }

  #read(row: string, text: string): Entry<T> | undefined {
    const reading = this.#envelope.read(row, text);
    if (reading.kind === 'entry') return reading.entry;
    this.#report(row, reading.problem);
    return undefined;
  }

  #report(row: string, problem: string): void {
    if (this.#unreadable.has(row)) return;
    this.#unreadable.add(row);
    const facts = { collection: this.#spec.name, record: row.slice(0, 8), problem };
    this.#log.error(facts, 'a record cannot be read; it is kept as it is');
  }

  /** Before something new is written in its place. */
  async #keepUnreadable(row: string): Promise<void> {
    if (!this.#unreadable.has(row)) return;
    await this.#rows.setAside(row);
    this.#unreadable.delete(row);
    const facts = { collection: this.#spec.name, record: row.slice(0, 8) };
    this.#log.warn(facts, 'an unreadable record was set aside for a new one');
  }

  /** Looks again first: the record may have been written anew meanwhile. */
  #deleteIfOver(row: string, now: number): Promise<boolean> {
    return this.#queue.run(row, async () => {
      const entry = await this.#entryAt(row);
      if (entry === undefined || !this.#isOver(entry, now)) return false;
      this.#changes(row);
      return this.#rows.delete(row);
    });
  }

  #isOver({ expiresAt, value }: Entry<T>, now: number): boolean {
    const keepUntil = this.#spec.keepUntil?.(value);
    return (expiresAt !== undefined && expiresAt <= now) || (keepUntil !== undefined && keepUntil <= now);
  }
}
