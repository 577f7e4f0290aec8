/**
 * `npm run chaos -- --kills 200 --seed 1 [--gateway-faults] [--fault-rate 0.1]`, or with several processes on one
 * PostgreSQL, `npm run chaos -- --store postgres --processes 2 --kills 50`, which share it with
 * `--processes 3 --shards 4 --max-shards 2`: fails on any broken promise.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../support/postgres-server.ts';
import { runCluster } from './cluster.ts';
import { runRelay } from './relay.ts';
import { runChaos } from './run.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    'gateway-faults': { type: 'boolean', default: false },
    'fault-rate': { type: 'string', default: '0' },
    store: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '2' },
    shards: { type: 'string' },
    'max-shards': { type: 'string' },
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
    onProgress: print,
  });
  print(JSON.stringify({ seed, kills, seconds, ...figures, breaches: breaches.length }));
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
    const { silences, figures, breaches, ...others } =
      values.shards === undefined
        ? await runRelay(options)
        : await runCluster({
            ...options,
            shards: Number(values.shards),
            most: Number(values['max-shards'] ?? values.shards),
          });
    const silence = spreadOf(silences);
    print(JSON.stringify({ seed, ...others, silence, ...figures, breaches: breaches.length }));
    return breaches;
  } finally {
    await server.stop();
  }
};

const breaches = values.store === 'postgres' ? await withDatabase() : await withFile();
for (const breach of breaches) print(`breach: ${breach}`);
process.exitCode = breaches.length === 0 ? 0 : 1;
