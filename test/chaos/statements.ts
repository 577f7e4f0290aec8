import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Secret } from '../../src/lib/secret.ts';
import type { Database } from '../../src/store/database.ts';
import { lookAtDatabase } from '../../src/store/open.ts';
import { createSealing } from '../../src/store/sealing.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { filePath } from '../../src/store/database.ts';
import { createRandom } from './random.ts';
import { z } from 'zod';

/**
 * A process writes to a store, and something happens at one of its statements: it is killed, its disk is full, its
 * file is locked by another program, its connection is cut, or a backup is made. Nothing that was acknowledged may be missing, and no write may be there in part.
 */

const kills = ['kill before', 'kill during', 'kill after'] as const;
export const sqliteTroubles = [...kills, 'full disk', 'locked', 'backup'] as const;
export const postgresTroubles = [...kills, 'cut before', 'cut during', 'cut after'] as const;
type Trouble = 'none' | (typeof sqliteTroubles)[number] | (typeof postgresTroubles)[number];

const kinds = ['pairs', 'others', 'counts'] as const;
type Kind = (typeof kinds)[number];
const isKind = (text: string | undefined): text is Kind => kinds.some((kind) => kind === text);

/** The last number of each kind that was acknowledged. */
type Said = Record<Kind, number>;

interface Told {
  readonly said: Said;
  readonly breaches: readonly string[];
  /** How often a write was refused. */
  readonly refused: number;
  readonly hadTrouble: boolean;
  readonly statements: number | undefined;
}

interface Writing {
  readonly url: string;
  readonly trouble: Trouble;
  readonly at: number;
  readonly before: Said;
}

const rounds = 8;
const script = resolve('test/support/trouble-process.mjs');
const key = Buffer.alloc(32, 3).toString('base64');

/** Runs the process, and returns what it told. */
const write = async ({ url, trouble, at, before }: Writing): Promise<Told> => {
  const child = spawn(process.execPath, [script, url, key, trouble, String(at), String(rounds)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const closed = once(child, 'close');
  const said = { ...before };
  const breaches: string[] = [];
  let refused = 0;
  let statements: number | undefined;
  let hadTrouble = false;
  for await (const line of createInterface({ input: child.stdout })) {
    const [what, kind, number, found, reason, code] = line.split(' ');
    if (what === 'wrote' && isKind(kind)) said[kind] = Number(number);
    if (what === 'refused' && isKind(kind)) {
      refused += 1;
      // What became of a write whose answer was lost cannot be known.
      if (reason !== 'connection_lost' && Number(found) === Number(number)) breaches.push(line);
      if (trouble === 'full disk' && code !== 'SQLITE_FULL') breaches.push(line);
      said[kind] = Number(found);
    }
    if (what === 'rival' && kind !== 'claimed') breaches.push(`a rival was ${kind}`);
    if (what === 'statements') statements = Number(kind);
    if (what === 'trouble') hadTrouble = true;
  }
  await closed;
  // Killed, it has no exit code; a store that could not be opened is told by a StoreError.
  if (child.exitCode !== null && child.exitCode !== 0 && !errors.includes('StoreError'))
    breaches.push(errors);
  return { said, breaches, refused, hadTrouble, statements };
};

/** All that a write of this number leaves. */
const expectedAt = (number: number): Readonly<Record<string, number>> => {
  const whole = number % 3 === 2 || number < 3 ? undefined : number - (number % 3);
  const all = {
    'pairs left': number,
    'pairs right': number,
    'pairs spare': number % 3 === 0 ? number : 0,
    'pairs whole': whole ?? 0,
    [`bits whole:${whole}`]: whole ?? 0,
  };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text > 0));
};

/** What stands where, in one order. */
const placesIn = (found: Readonly<Record<string, number>>, which: RegExp): string =>
  Object.entries(found)
    .filter(([place]) => which.test(place))
    .map(([place, number]) => `${place}: ${number}`)
    .toSorted()
    .join(', ');

const sealedRows = z.array(z.object({ id: z.string(), key_id: z.string(), body: z.instanceof(Buffer) }));
const claimRows = z.array(z.object({ claim: z.string() }));
const accountRows = z.array(z.object({ value: z.string() }));
/** Keyv has it within a value. */
const content = z.union([
  z.object({ number: z.number() }),
  z.object({ value: z.object({ number: z.number() }) }).transform(({ value }) => value),
]);

const foundIn = async (database: Database) => {
  const sealing = createSealing([new Secret(key)]);
  const numberIn = (keyId: string, body: Buffer, place: string): number => {
    const opened = sealing.open({ keyId, body }, place);
    return opened.kind === 'opened' ? content.parse(JSON.parse(opened.text)).number : Number.NaN;
  };
  const found: Record<string, number> = {};
  for (const table of ['pairs', 'bits', 'others']) {
    const rows = sealedRows.parse(await database.all(`SELECT id, key_id, body FROM rounds_${table}`));
    for (const { id, key_id: keyId, body } of rows)
      found[`${table} ${id}`] = numberIn(keyId, body, `rounds_${table}\0${id}`);
  }
  const [account] = accountRows.parse(await database.all('SELECT value FROM rounds_accounts'));
  const [keyId = '', body = ''] = account?.value.split('.') ?? [];
  if (account !== undefined) found['counts count'] = numberIn(keyId, Buffer.from(body, 'base64'), 'counts');
  const claims = await database.all('SELECT claim FROM rounds_pairs WHERE claim IS NOT NULL ORDER BY claim');
  return { found, claims: claimRows.parse(claims).map(({ claim }) => claim) };
};

/** What is wrong with a store, given what was acknowledged; one more of each kind may have been written. */
const judge = async (url: string, said: Said): Promise<{ state: Said; breaches: readonly string[] }> => {
  const database = await lookAtDatabase(url, []);
  try {
    const { found, claims } = await foundIn(database);
    const state: Said = {
      pairs: found['pairs left'] ?? 0,
      others: found['others other'] ?? 0,
      counts: found['counts count'] ?? 0,
    };
    const breaches: string[] = [];
    for (const kind of kinds)
      if (state[kind] !== said[kind] && state[kind] !== said[kind] + 1)
        breaches.push(`${kind}: ${state[kind]} is there, ${said[kind]} was acknowledged`);
    const whole = placesIn(found, /^(?:pairs (?!keeper)|bits )/);
    const expected = placesIn(expectedAt(state.pairs), /^/);
    if (whole !== expected) breaches.push(`half a write: ${whole} in place of ${expected}`);
    if (state.pairs > 0 && claims.join(' ') !== `claim${state.pairs} kept`)
      breaches.push(`claims: ${claims.join(' ')}`);
    return { state, breaches };
  } finally {
    await database.close();
  }
};

const nothing: Said = { pairs: 0, others: 0, counts: 0 };

const judgeIfThere = async (url: string, said: Said) => {
  try {
    return await judge(url, said);
  } catch (error) {
    const isMissing = error instanceof StoreError && error.reason === 'missing';
    if (isMissing && said.pairs === 0) return { state: nothing, breaches: [] };
    return { state: said, breaches: [String(error)] };
  }
};

/** A backup is as the store was at one moment. */
const judgeBackup = async (url: string, before: Said): Promise<readonly string[]> => {
  const copy = `${url}.backup`;
  const isThere = await access(filePath(copy) ?? '').then(
    () => true,
    () => false,
  );
  if (!isThere) return [];
  const { state, breaches } = await judgeIfThere(copy, before);
  const half = breaches.filter((breach) => /^(?:half|claims)/.test(breach));
  return state.pairs < before.pairs ? [...half, 'a backup lacks what was acknowledged'] : half;
};

interface Troubling {
  readonly times: number;
  readonly seed: number;
  readonly troubles: readonly [Trouble, ...Trouble[]];
  /** An empty place for a store. */
  readonly newUrl: () => Promise<string>;
  /** How many processes use a store, one after the other. */
  readonly processesEach: number;
  readonly onProgress?: (line: string) => void;
}

interface Troubled {
  readonly times: number;
  readonly refused: number;
  readonly breaches: readonly string[];
}

export const runTroubles = async (options: Troubling): Promise<Troubled> => {
  const { times, seed, newUrl, processesEach, onProgress = () => undefined } = options;
  const random = createRandom(seed);
  const breaches: string[] = [];
  let refused = 0;
  let had = 0;
  const undisturbed = await write({ url: await newUrl(), trouble: 'none', at: 0, before: nothing });
  breaches.push(...undisturbed.breaches);
  const { statements = 1 } = undisturbed;
  for (let tries = 0; had < times && tries < 2 * times;) {
    const url = await newUrl();
    let before = nothing;
    for (let process = 0; process < processesEach && had < times; process += 1, tries += 1) {
      const at = random.between(1, statements);
      const trouble = random.pick(options.troubles);
      const told = await write({ url, trouble, at, before });
      const { state, breaches: wrong } = await judgeIfThere(url, told.said);
      const copied = trouble === 'backup' && told.hadTrouble ? await judgeBackup(url, before) : [];
      for (const breach of [...told.breaches, ...wrong, ...copied])
        breaches.push(`${trouble} at ${at}: ${breach}`);
      before = state;
      refused += told.refused;
      had += Number(told.hadTrouble);
      if (had % 50 === 0)
        onProgress(`${had} troubles, ${refused} writes refused, ${breaches.length} breaches`);
    }
  }
  if (had < times) breaches.push(`only ${had} of ${times} troubles happened`);
  return { times: had, refused, breaches };
};
