import { expect, onTestFinished, test } from 'vitest';
import { openBotStore } from '../../src/app/store.ts';
import { addressGroup, CountedWindow, countingInMemory } from '../../src/features/account/limits.ts';
import { countingInStore } from '../../src/features/account/stored-limits.ts';
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

const windowOf = (most: number) => {
  let time = 0;
  const counted = new CountedWindow({ most, length: 100, now: () => time });
  return { counted, at: (moment: number) => void (time = moment) };
};

test('only so many fit into a window, and one more once the oldest has left it', () => {
  const { counted, at } = windowOf(2);
  counted.count('a');
  at(40);
  counted.count('a');
  expect(counted.retryAt('a')).toBe(100);
  expect(counted.retryAt('b')).toBeUndefined();
  at(100);
  expect(counted.retryAt('a')).toBeUndefined();
  counted.count('a');
  expect(counted.retryAt('a')).toBe(140);
});

test('what is taken back makes room, but only once', () => {
  const { counted } = windowOf(2);
  const takeBack = counted.count('a');
  counted.count('a');
  takeBack();
  takeBack();
  expect(counted.retryAt('a')).toBeUndefined();
  counted.count('a');
  expect(counted.retryAt('a')).toBe(100);
});

test.each([
  ['in memory', async (now: () => number) => countingInMemory(now)],
  [
    'in the store',
    async (now: () => number) => {
      const { url } = await storeFolder();
      const store = await openBotStore({ url, keys: undefined, log: keptLog().log });
      onTestFinished(() => store.close());
      return countingInStore(store.attempts, now);
    },
  ],
] as const)(
  'attempts counted %s are as many as there may be, and can be taken back',
  async (_where, open) => {
    const start = Date.now();
    let passed = 0;
    const counting = await open(() => start + passed);
    const { take } = counting({ what: 'name', most: 3, length: 60_000 });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => take('alice')));
    const taken = outcomes.flatMap((outcome) => ('release' in outcome ? [outcome] : []));
    expect(taken).toHaveLength(3);
    expect(outcomes.filter((outcome) => 'retryAt' in outcome)).toEqual(
      Array.from({ length: 5 }, () => ({ retryAt: start + 60_000 })),
    );
    expect(await take('bob')).toHaveProperty('release');
    await taken[0]?.release();
    expect(await take('alice')).toHaveProperty('release');
    expect(await take('alice')).toHaveProperty('retryAt');
    passed = 60_000;
    expect(await take('alice')).toHaveProperty('release');
  },
);
