import { spawnSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { mutants } from './mutants/list.ts';

/** A short form of `npm run simulate`: enough to see that it runs, and that it can fail. */

/** What it says if it fails. */
const complaint = (...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
};
const main = 'dist/simulation/test/simulation/main.js';

beforeAll(() => {
  const failure = complaint('node_modules/typescript/bin/tsc', '-p', 'tsconfig.simulation.json', '--noCheck');
  if (failure !== '') throw new Error(failure);
});

it('no promise is broken in some hundred runs of a conversation', () => {
  expect(complaint('node_modules/typescript/bin/tsc', '-p', 'tsconfig.simulation.json', '--noCheck')).toBe(
    '',
  );
  expect(complaint(main, '--runs', '400')).toBe('');
});

it.each([
  'a deleted question is asked',
  'a turn that was cut off is asked again',
  'a call begins before it is stored',
  'a late arrival counts as a repeat',
  'the floor is not passed on',
  'a second answer has the key of the first',
])('the simulation finds that %s', (name) => {
  expect(mutants.map((one) => one.name)).toContain(name);
  expect(complaint(main, '--mutants', '--named', name, '--runs', '100')).toBe('');
});
