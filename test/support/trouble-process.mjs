// Opens an engine and writes round after round; at one of its statements, something happens to it. Reports what was
// written, and what was found after a write that was refused. `test/chaos/statements.ts` says what must be there then.
// Arguments: the URL, what happens, at which statement, and how many rounds.
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import sqlite3 from 'sqlite3';
import { backUp } from '../../dist/store/copies.js';
import { openEngine } from '../../dist/store/open.js';

const [url, trouble, at, rounds] = process.argv.slice(2);
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

const row = (kind, name, number, more) => ({
  kind,
  name,
  format: 1,
  keyId: 'a key',
  // Each needs more room than the one before.
  body: Buffer.from(String(number).padEnd(3_000 * (number % 50))),
  ...more,
});
const at_ = (kind, name) => ({ kind, name });

const engine = await openEngine(url);
isOpen = true;

/** Again, as long as the connection is lost. */
const surely = async (task) => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await task();
    } catch (error) {
      if (tries === 50) throw error;
      await pause(100);
    }
  }
};
const numberAt = (kind, name) =>
  surely(async () => Number((await engine.get(at_(kind, name)))?.body.toString() ?? 0));

await surely(() => engine.write({ set: [row('keepers', 'keeper', 1, { claim: 'kept' })] }));

/** One batch of each shape; all of a batch has the same number. */
const batch = async (number) => {
  const both = [
    row('pairs', 'left', number, { owner: String(number), claim: `claim${number}` }),
    row('pairs', 'right', number),
  ];
  if (number % 3 === 0)
    return {
      set: [
        ...both,
        row('pairs', 'spare', number),
        row('pairs', 'whole', number),
        row('bits', `whole:${number}`, number),
      ],
    };
  if (number % 3 === 1) return { set: both, delete: [at_('pairs', 'spare')] };
  return {
    set: [...both, row('keyed_marks', 'mark', number)],
    delete: [{ ...at_('pairs', 'whole'), parts: 'bits' }],
  };
};

const report = async (kind, name, number, writing) => {
  try {
    const written = await writing;
    if (written.kind !== 'written') throw new Error(`${kind} ${written.kind}`);
    say('wrote', kind, number);
  } catch (error) {
    if (error?.name !== 'StoreError') throw error;
    if (filled !== undefined)
      await new Promise((done) => exec.call(filled, 'PRAGMA max_page_count = 1000000', done));
    filled = undefined;
    say('refused', kind, number, await numberAt(kind, name), error.reason, error.code);
  }
};

for (let round = 0; round < Number(rounds); round += 1) {
  const number = (await numberAt('pairs', 'left')) + 1;
  const count = (await numberAt('keyed_counts', 'count')) + 1;
  const other = (await numberAt('others', 'other')) + 1;
  const whole = await batch(number);
  const rival =
    number % 4 === 0
      ? engine.write({ set: [row('rivals', 'rival', 1, { claim: 'kept' })] })
      : Promise.resolve({ kind: 'held' });
  await Promise.all([
    report('pairs', 'left', number, engine.write(whole)),
    report(
      'others',
      'other',
      other,
      engine.write({ set: [row('others', 'other', other, { onlyBody: true })] }),
    ),
    report('keyed_counts', 'count', count, engine.write({ set: [row('keyed_counts', 'count', count)] })),
    rival.then(
      ({ kind }) => say('rival', kind),
      () => undefined,
    ),
  ]);
}
say('statements', statements);
await engine.close();
