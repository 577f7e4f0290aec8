import { parseArgs } from 'node:util';

/** What the command line asks for, and how much of everything is measured. */

export const parts = [
  'latency',
  'saturation',
  'limits',
  'burst',
  'crowded',
  'groups',
  'long',
  'hostile',
  'start',
  'memory',
  'backup',
] as const;
export type PartName = (typeof parts)[number];

/** Parts for one kind of store only: PostgreSQL has its own backups. */
const only: Readonly<Partial<Record<PartName, Options['store']>>> = {
  backup: 'sqlite',
};

export interface Effort {
  /** How often bot and floor take turns. */
  readonly rounds: number;
  /** Seconds of load for each, in each round. */
  readonly seconds: number;
  /** Seconds that count; those in which the load settles are added. */
  readonly saturationSeconds: number;
  readonly limitSeconds: number;
  /** Milliseconds that the service takes when requests per turn are counted. */
  readonly delays: readonly number[];
  readonly starts: number;
  /** Servers in the world for `start` and `memory`, with ten threads each. */
  readonly servers: number;
  readonly memoryTurns: number;
  /** Turns that warm a process up before it is timed. */
  readonly warmUp: number;
  /** Whether that is enough to judge goals whose results vary from run to run. */
  readonly isJudged: boolean;
}

export interface Options {
  readonly parts: readonly PartName[];
  readonly effort: Effort;
  readonly effortName: 'full' | 'quick';
  /** Arguments to Node for the bot in parts where it takes turns with the floor, to profile it. */
  readonly nodeArgs: readonly string[];
  readonly store: 'sqlite' | 'postgres';
  /** Where the figures go as JSON. */
  readonly json: string;
}

const full: Effort = {
  rounds: 5,
  seconds: 20,
  saturationSeconds: 10,
  limitSeconds: 30,
  delays: [0, 2_000, 12_000],
  starts: 5,
  servers: 1_000,
  memoryTurns: 100_000,
  warmUp: 300,
  isJudged: true,
};

const quick: Effort = {
  rounds: 2,
  seconds: 3,
  saturationSeconds: 3,
  limitSeconds: 4,
  delays: [0, 2_000],
  starts: 1,
  servers: 100,
  memoryTurns: 1_000,
  warmUp: 100,
  isJudged: false,
};

export const usage = `npm run bench -- [--quick] [--only ${parts.join(',')}] [--store postgres] [--json <file>] [--node-args "--cpu-prof"]`;

const read = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      'node-args': { type: 'string', default: '' },
      store: { type: 'string', default: 'sqlite' },
      json: { type: 'string', default: 'dist/bench/result.json' },
    },
  }).values;

export const readOptions = (args: readonly string[]): Options | { readonly problem: string } => {
  try {
    const { quick: isQuick, only: named, store, json, 'node-args': nodeArgs } = read(args);
    if (store !== 'sqlite' && store !== 'postgres') return { problem: `there is no store "${store}"` };
    const possible = parts.filter((part) => (only[part] ?? store) === store);
    const wanted = named?.split(',') ?? possible;
    const unknown = wanted.find((name) => !possible.some((part) => part === name));
    if (unknown !== undefined) return { problem: `there is no part "${unknown}" with ${store}` };
    return {
      parts: possible.filter((part) => wanted.includes(part)),
      effort: isQuick ? quick : full,
      nodeArgs: nodeArgs.split(' ').filter((arg) => arg !== ''),
      store,
      effortName: isQuick ? 'quick' : 'full',
      json,
    };
  } catch (error) {
    // What parseArgs throws if an option does not exist.
    if (!(error instanceof TypeError)) throw error;
    return { problem: error.message };
  }
};
