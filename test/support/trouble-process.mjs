// Opens a store and writes round after round; at one of its statements, something happens to it. Reports what was
// written, and what was found after a write that was refused. `test/chaos/statements.ts` says what must be there then.
// Arguments: the URL, the key, what happens, at which statement, and how many rounds.
import { rmSync } from 'node:fs';
import pg from 'pg';
import sqlite3 from 'sqlite3';
import { createLog } from '../../dist/lib/log.js';
import { Secret } from '../../dist/lib/secret.js';
import { backUp } from '../../dist/store/backup.js';
import { openStore } from '../../dist/store/open.js';
import { counts, specs } from './trouble-records.mjs';

const [url, key, trouble, at, rounds] = process.argv.slice(2);
const say = (...words) => process.stdout.write(`${words.join(' ')}\n`);
const die = () => process.kill(process.pid, 'SIGKILL');

let isOpen = false;
const backup = async () => {
  const file = `${url.slice('sqlite://'.length)}.backup`;
  rmSync(file, { force: true });
  // Before that, there need not be a store.
  if (isOpen) await backUp({ url, file, check: () => Promise.resolve() });
};

let statements = 0;
let filled;
let locked;
const troubles = {
  none: ({ go }) => go(),
  'kill before': die,
  'kill during': ({ go }) => {
    go();
    const end = performance.now() + Math.random();
    while (performance.now() < end);
    die();
  },
  'kill after': ({ go }) => go(die),
  backup: ({ go }) => void backup().then(() => go(), die),
  'full disk': ({ go, database }) => {
    filled = database;
    // SQLite takes what the file has already for the least.
    exec.call(database, 'PRAGMA max_page_count = 1', () => go());
  },
  // Another program does, until it has kept a write from its place.
  locked: ({ go }) => {
    locked = new sqlite3.Database(url.slice('sqlite://'.length), () =>
      exec.call(locked, 'BEGIN IMMEDIATE', () => go()),
    );
  },
  'cut before': ({ go, client }) => {
    client.connection.stream.destroy();
    return go();
  },
  'cut during': ({ go, client }) => {
    const going = go();
    setTimeout(() => client.connection.stream.destroy(), Math.random());
    return going;
  },
  'cut after': ({ go, client }) => go(() => client.connection.stream.destroy()),
};

/** A statement that another one runs is not another one. */
let isWithin = false;
const within = (task) => {
  isWithin = true;
  try {
    return task();
  } finally {
    isWithin = false;
  }
};

/** Replaces a method that runs a statement, whose callback, if it has one, comes last. */
const intercept = (prototype, method, contextOf) => {
  const original = prototype[method];
  prototype[method] = function (...given) {
    const run = (...changed) => within(() => original.apply(this, changed));
    if (isWithin) return original.apply(this, given);
    statements += 1;
    if (statements !== Number(at)) return run(...given);
    say('trouble');
    const go = (then) => {
      if (then === undefined) return run(...given);
      const callback = given.at(-1);
      if (typeof callback !== 'function') return run(...given).finally(then);
      return run(...given.slice(0, -1), function (...results) {
        then();
        callback.apply(this, results);
      });
    };
    return troubles[trouble]({ go, ...contextOf(this) });
  };
};

/** To which database a prepared statement belongs. */
const databases = new WeakMap();
const { prepare, exec } = sqlite3.Database.prototype;
sqlite3.Database.prototype.prepare = function (...given) {
  const statement = prepare.apply(this, given);
  databases.set(statement, this);
  return statement;
};
for (const method of ['run', 'all'])
  intercept(sqlite3.Statement.prototype, method, (statement) => ({ database: databases.get(statement) }));
for (const method of ['exec', 'all'])
  intercept(sqlite3.Database.prototype, method, (database) => ({ database }));
intercept(pg.Client.prototype, 'query', (client) => ({ client }));

const store = await openStore(
  { url, keys: [new Secret(key)], log: createLog({ level: 'silent' }) },
  Object.values(specs),
);
const pairs = store.table(specs.pairs);
const bits = store.table(specs.bits);
const others = store.table(specs.others);
const counted = store.keyed(counts);
isOpen = true;

const numberIn = async (table, id) => (await table.get(id))?.number ?? 0;

/** Each needs more room than the one before. */
const record = (number, more) => ({ number, room: ''.padEnd(3_000 * (number % 50)), ...more });
await pairs.set('keeper', record(0, { claim: 'kept' }));

const deleting = (id) => ({ sql: 'DELETE FROM rounds_pairs WHERE id = $1', values: [id] });

/** One write of each shape; all of a write has the same number. */
const writePairs = (number) => {
  const with_ = {
    0: () => [
      pairs.setting('spare', record(number)),
      pairs.setting('whole', record(number)),
      bits.setting(`whole:${number}`, record(number, { pair: 'whole' })),
    ],
    1: () => [deleting('spare')],
    2: () => [deleting('whole')],
  };
  const left = record(number, { owner: String(number), claim: `claim${number}` });
  return pairs.set('left', left, [pairs.setting('right', record(number)), ...with_[number % 3]()]);
};

const report = async (kind, number, writing, numberNow) => {
  try {
    await writing;
    say('wrote', kind, number);
  } catch (error) {
    if (error?.name !== 'StoreError') throw error;
    if (filled !== undefined)
      await new Promise((done) => exec.call(filled, 'PRAGMA max_page_count = 1000000', done));
    filled = undefined;
    if (locked !== undefined) await new Promise((done) => locked.close(done));
    locked = undefined;
    say('refused', kind, number, await numberNow(), error.reason, error.code);
  }
};

for (let round = 0; round < Number(rounds) && store.ownsStore(); round += 1) {
  const left = () => numberIn(pairs, 'left');
  const other = () => numberIn(others, 'other');
  const count = () => numberIn(counted, 'count');
  const [number, another, third] = [(await left()) + 1, (await other()) + 1, (await count()) + 1];
  const rival =
    number % 4 === 0
      ? pairs.set('rival', record(0, { claim: 'kept' }))
      : Promise.reject({ reason: 'claimed' });
  await Promise.all([
    report('pairs', number, writePairs(number), left),
    report('others', another, others.set('other', record(another)), other),
    report('counts', third, counted.set({ ...record(third), key: 'count' }), count),
    rival.then(
      () => say('rival', 'written'),
      (error) => error.reason === 'claimed' && say('rival', 'claimed'),
    ),
  ]);
}
say('statements', statements);
await store.close();
