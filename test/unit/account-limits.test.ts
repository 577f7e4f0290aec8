import { expect, test } from 'vitest';
import { addressGroup, attempts } from '../../src/features/account/limits.ts';

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

test('attempts are as many as there may be in a window, and one can be taken back once', () => {
  const start = Date.now();
  let passed = 0;
  const { take } = attempts({ most: 3, length: 60_000 }, () => start + passed);
  const taken = [1, 2, 3].map(() => take('alice'));
  const refused = { retryAt: start + 60_000 };
  expect(taken.some((one) => 'retryAt' in one)).toBe(false);
  expect(take('alice')).toEqual(refused);
  expect(take('bob')).toHaveProperty('release');
  passed = 40;
  const [first] = taken;
  if (first === undefined || !('release' in first)) throw new Error('the first attempt was refused');
  first.release();
  first.release();
  expect(take('alice')).toHaveProperty('release');
  expect(take('alice')).toEqual(refused);
  passed = 60_000;
  expect(take('alice')).toHaveProperty('release');
  expect(take('alice')).toHaveProperty('release');
  expect(take('alice')).toEqual({ retryAt: start + 60_040 });
});
