/** `npm run chaos -- --kills 200 --seed 1 [--gateway-faults] [--fault-rate 0.1]`: fails on any broken promise. */
import { parseArgs } from 'node:util';
import { runChaos } from './run.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    'gateway-faults': { type: 'boolean', default: false },
    'fault-rate': { type: 'string', default: '0' },
  },
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const { kills, seconds, figures, breaches } = await runChaos({
  kills: Number(values.kills),
  seed: Number(values.seed),
  gatewayFaults: values['gateway-faults'],
  faultRate: Number(values['fault-rate']),
  onProgress: print,
});
print(JSON.stringify({ seed: Number(values.seed), kills, seconds, ...figures, breaches: breaches.length }));
for (const breach of breaches) print(`breach: ${breach}`);
process.exitCode = breaches.length === 0 ? 0 : 1;
