import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { KeptCase } from '../../src/features/cases/kept-case.ts';
import { userId } from '../../src/lib/ids.ts';
import { createLog, type Log } from '../../src/lib/log.ts';
import { Secret } from '../../src/lib/secret.ts';

/** A key with which a store seals. */
export const newKey = (): Secret => new Secret(randomBytes(32).toString('base64'));

/** A folder with the path for a store in it. */
export const temporaryStore = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-store-'));
  const file = join(folder, 'data', 'rounds.sqlite');
  const drop = () => rm(folder, { recursive: true, force: true });
  return { folder, file, url: `sqlite://${file}`, drop };
};

/** The same for one test. */
export const storeFolder = async () => {
  const { drop, ...place } = await temporaryStore();
  onTestFinished(drop);
  return place;
};

/** A log whose lines can be inspected. */
export const keptLog = (): { log: Log; text: () => string } => {
  const lines: string[] = [];
  return {
    log: createLog({ level: 'trace', to: { write: (line) => lines.push(line) } }),
    text: () => lines.join(''),
  };
};

/** A record with a text of its own, for tests in which its kind does not matter. */
export const caseNamed = (name: string, touchedAt = Date.now()): KeptCase => ({
  id: 'one',
  userId: userId('1'),
  details: { name, age: '70', gender: 'female', model: 'gpt-4' },
  parts: {},
  touchedAt,
});
