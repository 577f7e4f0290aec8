import { LRUCache } from 'lru-cache';
import { QueueByKey } from '../lib/queue.ts';
import type { Log } from '../lib/log.ts';
import type { CollectionSpec } from './collection-spec.ts';
import type { Among, Batch, Engine, Place, Row, Written } from './engine.ts';
import { createEnvelope, type Entry, type Envelope } from './sealing.ts';
import type { RowNames, Sealing } from './sealing.ts';
import type { Collection, Fenced, SetOptions } from './collection.ts';
import { StoreError } from './store-error.ts';

interface Surroundings {
  readonly engine: Engine;
  readonly sealing: Sealing;
  readonly nameRow: RowNames;
  readonly log: Log;
}

interface Survey {
  /** What was sealed with an older key or written by an older version. */
  readonly rows: readonly string[];
  /** Whether an older version wrote some of it. */
  readonly isOlder: boolean;
}

/** How many records are swept in one write, so that others come in between. */
const sweptAtOnce = 10;

/** Of how many rows it is known what they are listed by. */
const listedKept = 2_000;

/** A class because it owns which rows are being written, which cannot be read, and which were used recently. */
export class SealedCollection<T> implements Collection<T> {
  readonly #spec: CollectionSpec<T>;
  readonly #envelope: Envelope<T>;
  readonly #engine: Engine;
  readonly #nameRow: RowNames;
  readonly #log: Log;
  readonly #queue = new QueueByKey();
  readonly #unreadable = new Set<string>();
  /** These two, like `#surveyed`, exist only if no other process can change a row. */
  readonly #recent: LRUCache<string, Entry<T>> | undefined;
  /** What a row is already listed by: writing it again would cost a lookup for each index. */
  readonly #listed: LRUCache<string, string> | undefined;
  /** All entries by row, as the survey found them, until they are listed or one of them changes. */
  #surveyed: Map<string, Entry<T>> | undefined;

  constructor(spec: CollectionSpec<T>, { engine, sealing, nameRow, log }: Surroundings) {
    this.#spec = spec;
    this.#envelope = createEnvelope(spec, sealing);
    this.#engine = engine;
    this.#nameRow = nameRow;
    this.#log = log;
    if (engine.alone && spec.kept !== undefined) this.#recent = new LRUCache({ max: spec.kept });
    if (engine.alone && spec.indexes !== undefined) this.#listed = new LRUCache({ max: listedKept });
  }

  async get(key: string): Promise<T | undefined> {
    const row = this.#nameRow(this.#spec.name, key);
    const entry = await this.#queue.run(row, async () => {
      const known = this.#recent?.get(row);
      if (known !== undefined) return known;
      const read = await this.#entryAt(row);
      if (read !== undefined) this.#recent?.set(row, read);
      return read;
    });
    return entry === undefined || this.#isOver(entry, Date.now()) ? undefined : entry.value;
  }

  async set(key: string, value: T, options: SetOptions = {}): Promise<void> {
    const { expiresAt, fence, takes = [], adds = [] } = options;
    // Sealed before waiting, because the caller may change the object afterwards.
    const filed = this.#filed({ key, value, expiresAt });
    const next =
      this.#spec.claims?.changeWith(value) === true ? { ...filed, claims: this.#claims(value) } : filed;
    const { indexes, ...unlisted } = next;
    const { row } = next;
    const listed = Object.values(indexes).join(' ');
    await this.#queue.run(row, async () => {
      const setAside = this.#unreadable.has(row) ? [this.#at(row)] : [];
      const known = setAside.length === 0 && this.#listed?.get(row) === listed;
      this.#changes(row);
      await this.#write({ fence, set: [known ? unlisted : next, ...adds], delete: takes, setAside });
      this.#listed?.set(row, listed);
      if (setAside.length > 0) this.#toldAside(row);
    });
  }

  async change(key: string, next: (value: T | undefined) => T | undefined): Promise<T | undefined> {
    const row = this.#nameRow(this.#spec.name, key);
    return this.#queue.run(row, async () => {
      for (;;) {
        const text = await this.#engine.get(this.#at(row));
        const entry = text === undefined ? undefined : this.#opened(row, text);
        const value = entry === undefined || this.#isOver(entry, Date.now()) ? undefined : entry.value;
        const changed = next(value);
        if (changed === undefined) return undefined;
        const claims = this.#spec.claims === undefined ? {} : { claims: this.#claims(changed) };
        // What replaces an expired record does not inherit its expiry.
        const expiresAt = value === undefined ? undefined : entry?.expiresAt;
        const filed = { ...this.#filed({ key, value: changed, expiresAt }), ...claims };
        const setAside = text !== undefined && entry === undefined ? [this.#at(row)] : [];
        this.#changes(row);
        const written = await this.#engine.write({
          expects: this.#engine.alone ? [] : [{ ...this.#at(row), text }],
          set: [filed],
          setAside,
        });
        if (written.kind === 'changed') continue;
        this.#expectWritten(written);
        if (setAside.length > 0) this.#toldAside(row);
        return changed;
      }
    });
  }

  delete(key: string, { fence }: Fenced = {}): Promise<boolean> {
    const row = this.#nameRow(this.#spec.name, key);
    return this.#queue.run(row, async () => {
      const entry = this.#spec.parts === undefined ? undefined : await this.#entryAt(row);
      const parts = entry === undefined ? [] : await this.#partsOf(entry.value);
      this.#changes(row);
      const deleted = await this.#write({ fence, delete: [this.#at(row), ...parts] });
      this.#unreadable.delete(row);
      return deleted > 0;
    });
  }

  async *entries(among?: Among): AsyncGenerator<[string, T], void, undefined> {
    const all = among === undefined ? this.#all() : this.#read(among);
    if (among === undefined) this.#surveyed = undefined;
    for await (const [, entry] of all) {
      if (!this.#isOver(entry, Date.now())) yield [entry.key, entry.value];
    }
  }

  place(key: string): Place {
    const { name, kept, listedAtStart } = this.#spec;
    if (kept !== undefined || listedAtStart)
      throw new Error(`${name} keeps records in memory, so another write cannot delete them`);
    return this.#at(this.#nameRow(name, key));
  }

  row(key: string, value: T): Row {
    if (this.#spec.isPart !== true)
      throw new Error(`the records of ${this.#spec.name} are written on their own`);
    return this.#filed({ key, value, expiresAt: undefined });
  }

  /**
   * Reads every record once, so that problems show at the start; changes nothing. Throws a StoreError
   * (`newer_version`).
   */
  async survey(): Promise<Survey> {
    const rows: string[] = [];
    let isOlder = false;
    if (this.#spec.isPart === true) return { rows, isOlder };
    const surveyed = new Map<string, Entry<T>>();
    const keeps = this.#engine.alone && this.#spec.listedAtStart === true;
    for await (const [row, text] of this.#engine.list(this.#spec.name)) {
      const reading = this.#envelope.read(row, text);
      if (reading.kind === 'unreadable') {
        this.#report(row, reading.problem);
        continue;
      }
      if (!reading.current) rows.push(row);
      isOlder ||= reading.isOlder;
      if (keeps) surveyed.set(row, reading.entry);
    }
    if (keeps) this.#surveyed = surveyed;
    return { rows, isOlder };
  }

  /**
   * Rewrites and reseals these rows, all of them or none. From then on, a record that cannot be read claims nothing,
   * because nobody could make it release its claims.
   */
  async upgrade(rows: readonly string[]): Promise<void> {
    const claimed = new Set<string>();
    const set: Row[] = [];
    for (const row of rows) {
      const entry = await this.#entryAt(row);
      if (entry === undefined) continue;
      const claims = this.#claims(entry.value).filter((claim) => !claimed.has(claim));
      for (const claim of claims) claimed.add(claim);
      set.push({ ...this.#filed(entry), claims });
    }
    const release = this.#spec.claims === undefined ? [] : [...this.#unreadable].map((row) => this.#at(row));
    if (set.length + release.length > 0) await this.#write({ set, release });
  }

  /** Deletes what has expired or is no longer needed at `now` (milliseconds since 1970); returns how many. */
  async sweep(now: number): Promise<number> {
    if (this.#spec.isPart === true) return 0;
    const over: string[] = [];
    for await (const [row, entry] of this.#all()) if (this.#isOver(entry, now)) over.push(row);
    let deleted = 0;
    while (over.length > 0) {
      const gone = await Promise.all(over.splice(-sweptAtOnce).map((row) => this.#deleteIfOver(row, now)));
      deleted += gone.filter(Boolean).length;
    }
    return deleted;
  }

  /** How many records cannot be read. */
  get unreadable(): number {
    return this.#unreadable.size;
  }

  /** Resolves when no read or write is in progress. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  #at(row: string): Place {
    return { collection: this.#spec.name, row };
  }

  /** The entry as it is stored in the database. */
  #filed(entry: Entry<T>): Row & Required<Pick<Row, 'indexes'>> {
    const { name, indexes } = this.#spec;
    const row = this.#nameRow(name, entry.key);
    const listed = Object.entries(indexes ?? {}).map(([index, of]): [string, string] => [
      index,
      this.#nameRow(`${name}.${index}`, of(entry.value)),
    ]);
    return {
      ...this.#at(row),
      text: this.#envelope.write(row, entry),
      indexes: Object.fromEntries(listed),
    };
  }

  #claims(value: T): readonly string[] {
    const claims = this.#spec.claims?.of(value) ?? [];
    return claims.map((claim) => this.#nameRow(`${this.#spec.name}.claim`, claim));
  }

  /** Returns how many rows it deleted. */
  async #write(batch: Batch): Promise<number> {
    return this.#expectWritten(await this.#engine.write(batch));
  }

  #expectWritten(written: Written): number {
    switch (written.kind) {
      case 'written':
        return written.deleted;
      case 'changed':
        throw new StoreError('broken', `A record of ${this.#spec.name} was changed by another process.`);
      case 'fenced':
        throw new StoreError('fenced', 'A write came from a process that no longer holds its shard.');
      case 'held':
        throw new StoreError('claimed', `A record of ${this.#spec.name} claims what another record holds.`);
    }
  }

  /** To be called before a row is written or deleted. */
  #changes(row: string): void {
    this.#recent?.delete(row);
    this.#listed?.delete(row);
    this.#surveyed = undefined;
  }

  #all(): AsyncIterable<readonly [row: string, entry: Entry<T>]> | Iterable<readonly [string, Entry<T>]> {
    return this.#surveyed ?? this.#read(undefined);
  }

  async *#read(among: Among | undefined): AsyncGenerator<readonly [string, Entry<T>], void, undefined> {
    for await (const [row, text] of this.#engine.list(this.#spec.name, among && this.#hiddenAmong(among))) {
      const entry = this.#opened(row, text);
      if (entry !== undefined) yield [row, entry];
    }
  }

  #hiddenAmong(among: Among): Among {
    const { name } = this.#spec;
    if ('under' in among) return { under: this.#nameRow(name, among.under) };
    return { index: among.index, value: this.#nameRow(`${name}.${among.index}`, among.value) };
  }

  async #entryAt(row: string): Promise<Entry<T> | undefined> {
    const text = await this.#engine.get(this.#at(row));
    return text === undefined ? undefined : this.#opened(row, text);
  }

  #opened(row: string, text: string): Entry<T> | undefined {
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

  #toldAside(row: string): void {
    this.#unreadable.delete(row);
    const facts = { collection: this.#spec.name, record: row.slice(0, 8) };
    this.#log.warn(facts, 'an unreadable record was set aside for a new one');
  }

  /** Checks again first: the record may have been rewritten in the meantime. */
  #deleteIfOver(row: string, now: number): Promise<boolean> {
    return this.#queue.run(row, async () => {
      const text = await this.#engine.get(this.#at(row));
      const entry = text === undefined ? undefined : this.#opened(row, text);
      if (entry === undefined || !this.#isOver(entry, now)) return false;
      const parts = await this.#partsOf(entry.value);
      this.#changes(row);
      const expects = this.#engine.alone ? [] : [{ ...this.#at(row), text }];
      const written = await this.#engine.write({ expects, delete: [this.#at(row), ...parts] });
      return written.kind !== 'changed' && this.#expectWritten(written) > 0;
    });
  }

  async #partsOf(value: T): Promise<readonly Place[]> {
    const { parts } = this.#spec;
    if (parts === undefined) return [];
    const { collection } = parts;
    const places: Place[] = [];
    const under = this.#nameRow(collection, parts.under(value));
    for await (const [row] of this.#engine.list(collection, { under })) places.push({ collection, row });
    return places;
  }

  #isOver({ expiresAt, value }: Entry<T>, now: number): boolean {
    const keepUntil = this.#spec.keepUntil?.(value);
    return (expiresAt !== undefined && expiresAt <= now) || (keepUntil !== undefined && keepUntil <= now);
  }
}
