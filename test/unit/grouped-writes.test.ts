import { expect, test } from 'vitest';
import { GroupedWrites } from '../../src/store/grouped-writes.ts';

/** A disk that takes a group when it is told to, and fails with any in which there is a batch named `bad`. */
const disk = () => {
  const groups: string[][] = [];
  const waiting: (() => void)[] = [];
  const write = async (group: readonly string[]): Promise<readonly string[]> => {
    groups.push([...group]);
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (group.includes('bad')) throw new Error('refused');
    return group.map((name) => `took ${name}`);
  };
  return { groups, write, spin: () => waiting.shift()?.() };
};

test('what arrives while a batch is being written joins the next group', async () => {
  const { groups, write, spin } = disk();
  const writes = new GroupedWrites({ write });
  const first = writes.add('a');
  const others = [writes.add('b'), writes.add('c')];
  expect(groups).toEqual([['a']]);
  spin();
  await first;
  await expect.poll(() => groups).toEqual([['a'], ['b', 'c']]);
  spin();
  expect(await Promise.all([first, ...others])).toEqual(['took a', 'took b', 'took c']);
});

test('a batch does not resolve before its own group is on the disk', async () => {
  const { groups, write, spin } = disk();
  const writes = new GroupedWrites({ write });
  let done = false;
  const first = writes.add('a');
  const second = writes.add('b').then(() => (done = true));
  spin();
  await first;
  await expect.poll(() => groups).toHaveLength(2);
  expect(done).toBe(false);
  spin();
  await second;
});

test('a batch that fails does so alone', async () => {
  const { write, groups, spin } = disk();
  const writes = new GroupedWrites({ write });
  const first = writes.add('a');
  const outcomes = Promise.allSettled([writes.add('b'), writes.add('bad'), writes.add('c')]);
  for (const count of [1, 2, 3, 4, 5]) {
    await expect.poll(() => groups).toHaveLength(count);
    spin();
  }
  await first;
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(groups).toEqual([['a'], ['b', 'bad', 'c'], ['b'], ['bad'], ['c']]);
});

test('a failure that is no single batch’s fault fails the group at once, and not the next one', async () => {
  const { groups, write, spin } = disk();
  const writes = new GroupedWrites({ write, concernsOnlyIt: () => false });
  const first = writes.add('a');
  const outcomes = Promise.allSettled([writes.add('b'), writes.add('bad')]);
  spin();
  await first;
  await expect.poll(() => groups).toHaveLength(2);
  spin();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = writes.add('c');
  await expect.poll(() => groups).toHaveLength(3);
  spin();
  expect(await next).toBe('took c');
  expect(groups).toEqual([['a'], ['b', 'bad'], ['c']]);
});

test('only as many batches share a group as can', async () => {
  const { groups, write, spin } = disk();
  const together = (waiting: readonly string[]): number => Math.max(1, waiting.indexOf('c'));
  const writes = new GroupedWrites({ write, together });
  const all = Promise.all(['a', 'b', 'b', 'c', 'd'].map((name) => writes.add(name)));
  const expected = [['a'], ['b', 'b'], ['c'], ['d']];
  for (const [index] of expected.entries()) {
    await expect.poll(() => groups).toHaveLength(index + 1);
    spin();
  }
  await all;
  expect(groups).toEqual(expected);
});
