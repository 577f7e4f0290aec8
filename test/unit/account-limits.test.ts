import { expect, onTestFinished, test } from 'vitest';
import { openBotStore } from '../../src/app/store.ts';
import { attemptsIn } from '../../src/features/account/attempts.ts';
import { addressGroup } from '../../src/features/account/limits.ts';
import { keptLog, storeFolder } from '../support/stores.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['no address', 'no address'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test('attempts are as many as there may be in a window, and one can be taken back once', async () => {
  const { url } = await storeFolder();
  const store = await openBotStore({ url, keys: undefined, log: keptLog().log });
  onTestFinished(() => store.close());
  const start = Date.now();
  let passed = 0;
  const { take } = attemptsIn(
    store.attempts,
    () => start + passed,
  )({ what: 'name', most: 3, length: 60_000 });
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => take('alice')));
  const taken = outcomes.flatMap((outcome) => ('release' in outcome ? [outcome] : []));
  expect(taken).toHaveLength(3);
  expect(outcomes.filter((outcome) => 'retryAt' in outcome)).toEqual(
    Array.from({ length: 5 }, () => ({ retryAt: start + 60_000 })),
  );
  expect(await take('bob')).toHaveProperty('release');
  passed = 40;
  await taken[0]?.release();
  await taken[0]?.release();
  expect(await take('alice')).toHaveProperty('release');
  expect(await take('alice')).toEqual({ retryAt: start + 60_000 });
  passed = 60_000;
  expect(await take('alice')).toHaveProperty('release');
  expect(await take('alice')).toHaveProperty('release');
  expect(await take('alice')).toEqual({ retryAt: start + 60_040 });
});
