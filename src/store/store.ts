import { randomBytes } from 'node:crypto';
import { errorFacts, type Log } from '../lib/log.ts';
import { Queue } from '../lib/queue.ts';
import type { Collection } from './collection.ts';
import type { CollectionSpec } from './collection-spec.ts';
import { keyedKind } from './engine.ts';
import type { Changed, Engine, Place } from './engine.ts';
import { keyedBy, type Keyed } from './keyed.ts';
import { SealedCollection } from './sealed-collection.ts';
import { openRoot, placeOf, rootPlace, type Sealing } from './sealing.ts';
import { StoreError } from './store-error.ts';

export interface Store {
  /** Opens a collection, once; to be called before `prepare`. The record's owner declares what it is. */
  collection<T>(spec: CollectionSpec<T>): Collection<T>;
  /** The same for records that are found by their keys and never listed; Keyv has them. */
  keyed<T>(spec: CollectionSpec<T>): Keyed<T>;
  /**
   * Reseals rows that an older key has sealed, and opens nothing else. To be called once, before anything else is read or
   * written. If it rejects with a StoreError (`newer_version`), nothing has been changed.
   */
  prepare(): Promise<void>;
  /** Reads every record and changes nothing; `unreadable` then counts the records that cannot be read. */
  survey(): Promise<void>;
  /** Whether this process may act on what is stored; see `Engine`. */
  ownsStore(): boolean;
  /** Identifies a service user; stays the same across restarts and rotations of the encryption keys. */
  serviceUserKey(username: string): string;
  /** The same for a person: nobody can tell from it who that is, and it is the same at any time and in any process. */
  personKey(user: string): string;
  /** How many records were found that cannot be read. */
  unreadable(): number;
  /** Whether something can be written and read back. */
  healthy(): Promise<boolean>;
  /** Deletes what has expired or is no longer needed at `now` (milliseconds since 1970); returns how many records. */
  sweep(now: number): Promise<number>;
  /** Waits for what is in progress. */
  close(): Promise<void>;
}

/** What the store does with every collection. */
type Kept = Pick<SealedCollection<unknown>, 'survey' | 'expectNotNewer' | 'sweep' | 'unreadable' | 'idle'>;

interface Parts {
  readonly engine: Engine;
  readonly sealing: Sealing;
  readonly log: Log;
}

/** How many rows are resealed in one write. */
const atOnce = 500;

/** Reseals rows that an older key has sealed; a row that no key opens stays as it is. Returns how many rows. */
const rotateKeys = async ({ engine, sealing }: Parts): Promise<number> => {
  let count = 0;
  const rows: Changed[] = [];
  const write = async (): Promise<void> => {
    await engine.write({ set: rows.splice(0) });
  };
  for await (const row of engine.all(sealing.keyId)) {
    const opened = sealing.open(row, placeOf(row));
    // The root record is resealed last, so that a missing older key is noticed as long as it is needed.
    if (opened.kind !== 'opened' || row.kind === rootPlace.kind) continue;
    rows.push({ ...row, ...sealing.seal(opened.text, placeOf(row)), onlyBody: true });
    count += 1;
    if (rows.length === atOnce) await write();
  }
  if (rows.length > 0) await write();
  return count;
};

/** Creates a check that writes something and reads it back. One at a time, because all checks share a row. */
const createProbe = (engine: Engine): (() => Promise<boolean>) => {
  const place = { kind: 'probe', name: 'latest' };
  return async () => {
    const body = randomBytes(16);
    await engine.write({ set: [{ ...place, format: 1, keyId: '', body }] });
    const found = await engine.get(place);
    return found?.body.equals(body) === true;
  };
};

/** Stands in a store as long as a move into it is not complete. */
export const moving: Place = { kind: 'moving', name: 'here' };

/** Creates a store on an open database. Throws a StoreError. */
export const assembleStore = async (parts: Parts): Promise<Store> => {
  const { engine, sealing, log } = parts;
  if ((await engine.get(moving)) !== undefined)
    throw new StoreError('half_moved', 'A move into this store was cut off, so part of it is missing.');
  const root = await openRoot(engine, sealing);
  const names = new Set([rootPlace.kind, 'probe', 'aside', moving.kind]);
  const all: Kept[] = [];
  let prepared = false;
  const probe = createProbe(engine);
  const probing = new Queue();
  const collection = <T>(spec: CollectionSpec<T>): Collection<T> => {
    if (names.has(spec.name)) throw new Error(`there are two collections named ${spec.name}`);
    if (prepared) throw new Error(`${spec.name} is declared after the store has been prepared`);
    names.add(spec.name);
    const opened = new SealedCollection(spec, { engine, sealing, hide: root.hide, log });
    all.push(opened);
    return opened;
  };
  return {
    collection,
    keyed: (spec) => keyedBy(collection({ ...spec, name: keyedKind(spec.name) })),
    async prepare() {
      prepared = true;
      for (const each of all) await each.expectNotNewer();
      if (root.current) return;
      const records = await rotateKeys(parts);
      await root.reseal();
      log.info({ records }, 'records were resealed with the first encryption key');
    },
    async survey() {
      for (const each of all) await each.survey();
    },
    ownsStore: engine.ownsStore,
    serviceUserKey: root.serviceUserKey,
    personKey: root.personKey,
    unreadable: () => all.reduce((sum, each) => sum + each.unreadable, 0),
    healthy: () =>
      probing.run(probe).catch((error: unknown) => {
        log.error(errorFacts(error), 'the store is not healthy');
        return false;
      }),
    async sweep(now) {
      let deleted = 0;
      for (const each of all) deleted += await each.sweep(now);
      await engine.purgeDeleted();
      return deleted;
    },
    async close() {
      await Promise.all([...all.map((each) => each.idle()), probing.idle()]);
      await engine.close();
    },
  };
};
