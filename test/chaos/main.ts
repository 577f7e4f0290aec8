/**
 * `npm run chaos -- --kills 200 --seed 1 [--gateway-faults] [--fault-rate 0.1] [--locked]`, where another program locks
 * the file now and then; or with a process that acts and others that stand by on one PostgreSQL, `npm run chaos --
 * --store postgres --processes 2 --kills 50`: fails on any broken promise. `--locks 20` locks the file for 2, 5, 8 and
 * 15 s, so often each; `--statements 500` has trouble at so many statements of a store instead.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { startPostgres } from '../support/postgres-server.ts';
import { runLocks } from './locks.ts';
import { runRelay } from './relay.ts';
import { runChaos } from './run.ts';
import { postgresTroubles, runTroubles, sqliteTroubles } from './statements.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    'gateway-faults': { type: 'boolean', default: false },
    'fault-rate': { type: 'string', default: '0' },
    locked: { type: 'boolean', default: false },
    locks: { type: 'string' },
    store: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '2' },
    statements: { type: 'string' },
  },
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const kills = Number(values.kills);
const seed = Number(values.seed);

const withFile = async (): Promise<readonly string[]> => {
  const { seconds, figures, breaches } = await runChaos({
    kills,
    seed,
    gatewayFaults: values['gateway-faults'],
    faultRate: Number(values['fault-rate']),
    locked: values.locked,
    onProgress: print,
  });
  print(JSON.stringify({ seed, kills, seconds, ...figures, breaches: breaches.length }));
  return breaches;
};

const withLocks = async (rounds: number): Promise<readonly string[]> => {
  const { silences, figures, breaches, ...others } = await runLocks({ rounds, seed, onProgress: print });
  const silence = spreadOf(silences);
  print(JSON.stringify({ seed, rounds, ...others, silence, ...figures, breaches: breaches.length }));
  return breaches;
};

/** Milliseconds, of a sorted list. */
const spreadOf = (silences: readonly number[]) => ({
  median: silences[Math.floor(silences.length / 2)],
  p99: silences[Math.floor(silences.length * 0.99)],
  longest: silences.at(-1),
});

const withDatabase = async (): Promise<readonly string[]> => {
  const server = await startPostgres();
  const options = {
    blows: kills,
    seed,
    processes: Number(values.processes),
    storeUrl: server.url,
    onProgress: print,
  };
  try {
    const { silences, figures, breaches, ...others } = await runRelay(options);
    const silence = spreadOf(silences);
    print(JSON.stringify({ seed, ...others, silence, ...figures, breaches: breaches.length }));
    return breaches;
  } finally {
    await server.stop();
  }
};

const withStatementsOfFile = async (times: number): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-statements-'));
  let stores = 0;
  const newUrl = async (): Promise<string> => `sqlite://${folder}/${(stores += 1)}.sqlite`;
  const troubling = { times, seed, newUrl, troubles: sqliteTroubles, processesEach: 10, onProgress: print };
  const { breaches, ...figures } = await runTroubles(troubling);
  print(JSON.stringify({ seed, ...figures, breaches: breaches.length }));
  await rm(folder, { recursive: true });
  return breaches;
};

const withStatementsOfDatabase = async (times: number): Promise<readonly string[]> => {
  const server = await startPostgres();
  const client = new Client({ connectionString: server.url });
  await client.connect();
  let stores = 0;
  const newUrl = async (): Promise<string> => {
    const name = `statements${(stores += 1)}`;
    await client.query(`DROP SCHEMA IF EXISTS ${name} CASCADE; CREATE SCHEMA ${name}`);
    const url = new URL(server.url);
    url.searchParams.set('options', `-c search_path=${name}`);
    return url.href;
  };
  try {
    const troubling = {
      times,
      seed,
      newUrl,
      troubles: postgresTroubles,
      processesEach: 1,
      onProgress: print,
    };
    const { breaches, ...figures } = await runTroubles(troubling);
    print(JSON.stringify({ seed, ...figures, breaches: breaches.length }));
    return breaches;
  } finally {
    await client.end();
    await server.stop();
  }
};

const run = (): Promise<readonly string[]> => {
  if (values.locks !== undefined) return withLocks(Number(values.locks));
  const isFile = values.store !== 'postgres';
  if (values.statements === undefined) return isFile ? withFile() : withDatabase();
  const times = Number(values.statements);
  return isFile ? withStatementsOfFile(times) : withStatementsOfDatabase(times);
};

const breaches = await run();
for (const breach of breaches) print(`breach: ${breach}`);
process.exitCode = breaches.length === 0 ? 0 : 1;
