import { expect, test } from 'vitest';
import { GroupedWrites, type NewRow } from '../../src/store/grouped-writes.ts';

/** A disk that takes a group when it is told to, and refuses any in which there is a row named `bad`. */
const disk = () => {
  const groups: string[][] = [];
  const waiting: (() => void)[] = [];
  const write = async (rows: readonly NewRow[]): Promise<void> => {
    groups.push(rows.map(({ key }) => key));
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (rows.some(({ key }) => key === 'bad')) throw new Error('refused');
  };
  return { groups, write, spin: () => waiting.shift()?.() };
};

const row = (key: string): NewRow => ({ key, text: `text of ${key}` });

test('what comes while a row is on its way to the disk goes with the next group', async () => {
  const { groups, write, spin } = disk();
  const writes = new GroupedWrites(write);
  const first = writes.set(row('a'));
  const others = [writes.set(row('b')), writes.set(row('c'))];
  expect(groups).toEqual([['a']]);
  spin();
  await first;
  await expect.poll(() => groups).toEqual([['a'], ['b', 'c']]);
  spin();
  await Promise.all(others);
});

test('nobody hears of a row before its own group is on the disk', async () => {
  const { groups, write, spin } = disk();
  const writes = new GroupedWrites(write);
  let done = false;
  const first = writes.set(row('a'));
  const second = writes.set(row('b')).then(() => (done = true));
  spin();
  await first;
  await expect.poll(() => groups).toHaveLength(2);
  expect(done).toBe(false);
  spin();
  await second;
});

test('a row that is refused fails alone', async () => {
  const { write, groups, spin } = disk();
  const writes = new GroupedWrites(write);
  const first = writes.set(row('a'));
  const outcomes = Promise.allSettled([writes.set(row('b')), writes.set(row('bad')), writes.set(row('c'))]);
  for (const count of [1, 2, 3, 4, 5]) {
    await expect.poll(() => groups).toHaveLength(count);
    spin();
  }
  await first;
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(groups).toEqual([['a'], ['b', 'bad', 'c'], ['b'], ['bad'], ['c']]);
});
