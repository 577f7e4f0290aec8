/**
 * `npm run chaos -- --kills 200 --seed 1 [--gateway-faults] [--fault-rate 0.1] [--locked]`: fails on any broken promise.
 * With `--store postgres --processes 2`, a process works and others stand by on one PostgreSQL. `--statements 500` has
 * trouble at so many statements of a store instead.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { startPostgres } from '../support/postgres-server.ts';
import { runChaos, type ChaosOptions } from './run.ts';
import { postgresTroubles, runTroubles, sqliteTroubles } from './statements.ts';
import { harms, kills, locked } from './troubles.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    'gateway-faults': { type: 'boolean', default: false },
    'fault-rate': { type: 'string', default: '0' },
    locked: { type: 'boolean', default: false },
    store: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '2' },
    statements: { type: 'string' },
  },
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const seed = Number(values.seed);
const blows = Number(values.kills);
const isFile = values.store !== 'postgres';

const plan = (url: string | undefined): Pick<ChaosOptions, 'troubles' | 'blows' | 'database'> => {
  if (url !== undefined)
    return { troubles: harms, blows, database: { url, processes: Number(values.processes) } };
  return { troubles: values.locked ? [...kills, locked] : kills, blows };
};

const befall = async (url: string | undefined): Promise<readonly string[]> => {
  const { silences, figures, breaches, ...others } = await runChaos({
    ...plan(url),
    seed,
    gatewayFaults: values['gateway-faults'],
    faultRate: Number(values['fault-rate']),
    onProgress: print,
  });
  const at = (share: number): number | undefined => silences[Math.floor(silences.length * share)];
  const silence = { median: at(0.5), p99: at(0.99), longest: silences.at(-1) };
  print(JSON.stringify({ seed, ...others, silence, ...figures, breaches: breaches.length }));
  return breaches;
};

const inFolder = async (times: number): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-statements-'));
  let stores = 0;
  const newUrl = async (): Promise<string> => `sqlite://${folder}/${(stores += 1)}.sqlite`;
  const { breaches, ...figures } = await runTroubles({
    times,
    seed,
    newUrl,
    troubles: sqliteTroubles,
    processesEach: 10,
    onProgress: print,
  });
  print(JSON.stringify({ seed, ...figures, breaches: breaches.length }));
  await rm(folder, { recursive: true });
  return breaches;
};

const inSchemas = async (times: number, serverUrl: string): Promise<readonly string[]> => {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  let stores = 0;
  const newUrl = async (): Promise<string> => {
    const name = `statements${(stores += 1)}`;
    await client.query(`DROP SCHEMA IF EXISTS ${name} CASCADE; CREATE SCHEMA ${name}`);
    const url = new URL(serverUrl);
    url.searchParams.set('options', `-c search_path=${name}`);
    return url.href;
  };
  const troubling = { times, seed, newUrl, troubles: postgresTroubles, processesEach: 1, onProgress: print };
  const { breaches, ...figures } = await runTroubles(troubling);
  print(JSON.stringify({ seed, ...figures, breaches: breaches.length }));
  await client.end();
  return breaches;
};

const run = async (): Promise<readonly string[]> => {
  const times = values.statements === undefined ? undefined : Number(values.statements);
  if (isFile) return times === undefined ? befall(undefined) : inFolder(times);
  const server = await startPostgres();
  try {
    return await (times === undefined ? befall(server.url) : inSchemas(times, server.url));
  } finally {
    await server.stop();
  }
};

const breaches = await run();
for (const breach of breaches) print(`breach: ${breach}`);
process.exitCode = breaches.length === 0 ? 0 : 1;
