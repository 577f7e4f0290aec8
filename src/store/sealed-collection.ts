import { LRUCache } from 'lru-cache';
import { days } from '../lib/fields.ts';
import { QueueByKey } from '../lib/queue.ts';
import type { Log } from '../lib/log.ts';
import type { CollectionSpec } from './collection-spec.ts';
import type { Among, Batch, Changed, Engine, Gone, Place, Row, Stored, Written } from './engine.ts';
import { createEnvelope, newerVersion, type Entry, type Envelope } from './sealing.ts';
import type { Hide, Sealing } from './sealing.ts';
import type { Collection, SetOptions } from './collection.ts';
import { StoreError } from './store-error.ts';

interface Surroundings {
  readonly engine: Engine;
  readonly sealing: Sealing;
  readonly hide: Hide;
  readonly log: Log;
}

/** How many records are swept in one write, so that others come in between. */
const sweptAtOnce = 10;

/** For how many rows the columns besides the body are remembered. */
const columnsKept = 2_000;

/** A class because it owns which rows are being written, which cannot be read, and which were used recently. */
export class SealedCollection<T> implements Collection<T> {
  readonly #spec: CollectionSpec<T>;
  readonly #envelope: Envelope<T>;
  readonly #engine: Engine;
  readonly #hide: Hide;
  readonly #log: Log;
  readonly #queue = new QueueByKey();
  readonly #unreadable = new Set<string>();
  readonly #recent: LRUCache<string, Entry<T>> | undefined;
  /** The columns of stored rows besides their bodies. */
  readonly #columns: LRUCache<string, string> | undefined;

  constructor(spec: CollectionSpec<T>, { engine, sealing, hide, log }: Surroundings) {
    this.#spec = spec;
    this.#envelope = createEnvelope(spec, sealing);
    this.#engine = engine;
    this.#hide = hide;
    this.#log = log;
    if (spec.kept !== undefined) this.#recent = new LRUCache({ max: spec.kept });
    // Of nothing else are the same rows written so often.
    if (spec.claim !== undefined) this.#columns = new LRUCache({ max: columnsKept });
  }

  async get(key: string): Promise<T | undefined> {
    const name = this.#nameOf(key);
    const entry = await this.#queue.run(name, async () => {
      const known = this.#recent?.get(name);
      if (known !== undefined) return known;
      const read = this.#opened(await this.#engine.get(this.#at(name)));
      if (read !== undefined) this.#recent?.set(name, read);
      return read;
    });
    return this.#current(entry);
  }

  async set(key: string, value: T, { takes = [], adds = [] }: SetOptions = {}): Promise<void> {
    // Sealed before waiting, because the caller may change the object afterwards.
    const filed = this.#filed({ key, value });
    const { name, owner, other, claim, expiresAt } = filed;
    const columns = [owner, other, claim, expiresAt].join(' ');
    await this.#queue.run(name, async () => {
      const set: Changed[] = [{ ...filed, onlyBody: this.#columns?.get(name) === columns }, ...adds];
      const aside = this.#unreadable.has(name) ? this.#aside(await this.#engine.get(this.#at(name))) : [];
      this.#forget(name);
      await this.#write({ set: [...set, ...aside], delete: takes });
      this.#columns?.set(name, columns);
      if (aside.length > 0) this.#toldAside(name);
    });
  }

  async change(key: string, next: (value: T | undefined) => T | undefined): Promise<T | undefined> {
    const name = this.#nameOf(key);
    return this.#queue.run(name, async () => {
      const row = await this.#engine.get(this.#at(name));
      const entry = this.#opened(row);
      const changed = next(this.#current(entry));
      if (changed === undefined) return undefined;
      const aside = entry === undefined ? this.#aside(row) : [];
      this.#forget(name);
      await this.#write({ set: [this.#filed({ key, value: changed }), ...aside] });
      if (aside.length > 0) this.#toldAside(name);
      return changed;
    });
  }

  delete(key: string): Promise<boolean> {
    const name = this.#nameOf(key);
    return this.#queue.run(name, async () => {
      this.#forget(name);
      const deleted = await this.#write({ delete: [this.#gone(name)] });
      this.#unreadable.delete(name);
      return deleted > 0;
    });
  }

  async *entries(among?: Among): AsyncGenerator<[string, T], void, undefined> {
    for await (const row of this.#engine.list(this.#spec.name, among && this.#hiddenAmong(among))) {
      const entry = this.#opened(row);
      if (entry === undefined) await this.#release(row);
      else if (this.#current(entry) !== undefined) yield [entry.key, entry.value];
    }
  }

  place(key: string): Place {
    const { name, kept } = this.#spec;
    if (kept !== undefined)
      throw new Error(`${name} keeps records in memory, so another write cannot delete them`);
    return this.#at(this.#nameOf(key));
  }

  row(key: string, value: T): Changed {
    if (this.#spec.isPart !== true)
      throw new Error(`the records of ${this.#spec.name} are written on their own`);
    // A part belongs to the same person for ever.
    return { ...this.#filed({ key, value }), onlyBody: true };
  }

  /** Reads every record; changes nothing. Throws a StoreError (`newer_version`). */
  async survey(): Promise<void> {
    if (this.#spec.isPart === true) return;
    for await (const row of this.#engine.list(this.#spec.name)) this.#opened(row);
  }

  /** Throws a StoreError (`newer_version`) if a newer version wrote some of it. */
  async expectNotNewer(): Promise<void> {
    const { name, version, isPart } = this.#spec;
    if (isPart === true) return;
    const newest = await this.#engine.newestFormat(name);
    if (newest > version) throw newerVersion({ kind: name, format: newest });
  }

  /** Deletes what is no longer needed at `now` (milliseconds since 1970); returns how many. */
  async sweep(now: number): Promise<number> {
    const { name: kind, keepUntil, keptDays } = this.#spec;
    if (keepUntil === undefined) return 0;
    const { under, usual } = keptDays ?? { under: new Map<string, number>(), usual: 0 };
    const hidden = new Map([...under].map(([part, count]) => [this.#hide(kind, part), count]));
    const over: Gone[] = [];
    let deleted = 0;
    const deleteSome = async (): Promise<void> => {
      deleted += await this.#write({ delete: over.splice(0) });
    };
    const first = now - days(Math.min(usual, ...under.values()));
    for await (const [name, expiresAt] of this.#engine.expired(kind, first)) {
      const expiredBy = now - days(hidden.get(firstPart(name, ':')) ?? usual);
      if (expiresAt > expiredBy) continue;
      // By then, it may be needed again.
      over.push({ ...this.#gone(name), expiredBy });
      if (over.length === sweptAtOnce) await deleteSome();
    }
    if (over.length > 0) await deleteSome();
    return deleted;
  }

  /** How many records were found that cannot be read. */
  get unreadable(): number {
    return this.#unreadable.size;
  }

  /** Resolves when no read or write is in progress. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  #at(name: string): Place {
    return { kind: this.#spec.name, name };
  }

  #gone(name: string): Gone {
    return { ...this.#at(name), parts: this.#spec.parts };
  }

  /** The parts of a key are hidden one by one; the last one as the parts of the record know it. */
  #nameOf(key: string): string {
    const { name: kind, parts = kind } = this.#spec;
    const pieces = key.split('/');
    return pieces.map((piece, at) => this.#hide(at === pieces.length - 1 ? parts : kind, piece)).join(':');
  }

  /** The entry as it is stored in the database. */
  #filed(entry: Entry<T>): Row {
    const { name: kind, owner, other, claim, keepUntil } = this.#spec;
    const hidden = (what: string, of: ((value: T) => string | undefined) | undefined): string | undefined => {
      const value = of?.(entry.value);
      return value === undefined ? undefined : this.#hide(`${kind}.${what}`, value);
    };
    const name = this.#nameOf(entry.key);
    return {
      ...this.#at(name),
      owner: hidden('owner', owner),
      other: hidden('other', other),
      claim: hidden('claim', claim),
      expiresAt: keepUntil?.(entry.value),
      ...this.#envelope.write(name, entry),
    };
  }

  /** Returns how many rows it deleted. */
  async #write(batch: Batch): Promise<number> {
    return this.#expectWritten(await this.#engine.write(batch));
  }

  #expectWritten(written: Written): number {
    switch (written.kind) {
      case 'written':
        return written.deleted;
      case 'held':
        throw new StoreError('claimed', `A record of ${this.#spec.name} claims what another record holds.`);
    }
  }

  /** To be called before a row is written or deleted. */
  #forget(name: string): void {
    this.#recent?.delete(name);
    this.#columns?.delete(name);
  }

  #hiddenAmong(among: Among): Among {
    const { name } = this.#spec;
    if ('under' in among) return { under: this.#hide(name, among.under) };
    if ('owner' in among) return { owner: this.#hide(`${name}.owner`, among.owner) };
    return { other: this.#hide(`${name}.other`, among.other) };
  }

  #opened(row: Stored | undefined): Entry<T> | undefined {
    if (row === undefined) return undefined;
    const reading = this.#envelope.read(row);
    if (reading.kind === 'entry') return reading.entry;
    if (this.#unreadable.has(row.name)) return undefined;
    this.#unreadable.add(row.name);
    const facts = { collection: row.kind, record: row.name.slice(-8), problem: reading.problem };
    this.#log.error(facts, 'a record cannot be read; it is kept as it is');
    return undefined;
  }

  /** Keeps an unreadable row as it is, where nothing reads it. */
  #aside(row: Stored | undefined): readonly Row[] {
    if (row === undefined) return [];
    const { kind, name, format, keyId, body } = row;
    return [{ kind: 'aside', name: `${Date.now()}:${kind}:${name}`, format, keyId, body }];
  }

  #toldAside(name: string): void {
    this.#unreadable.delete(name);
    const facts = { collection: this.#spec.name, record: name.slice(-8) };
    this.#log.warn(facts, 'an unreadable record was set aside for a new one');
  }

  /** The value, unless the record is no longer needed. */
  #current(entry: Entry<T> | undefined): T | undefined {
    if (entry === undefined) return undefined;
    const { keepUntil, keptDays } = this.#spec;
    const until = keepUntil?.(entry.value) ?? Infinity;
    const longer = keptDays?.under.get(firstPart(entry.key, '/')) ?? keptDays?.usual ?? 0;
    return until + days(longer) > Date.now() ? entry.value : undefined;
  }

  /** Nobody could make a record that cannot be read give up its claim. */
  #release({ name, version }: Stored): Promise<void> {
    return this.#queue.run(name, async () => {
      const row = await this.#engine.get(this.#at(name));
      if (row?.claim === undefined || row.version !== version) return;
      await this.#write({ set: [{ ...row, claim: undefined }] });
    });
  }
}

const firstPart = (text: string, separator: string): string => text.split(separator, 1)[0] ?? text;
