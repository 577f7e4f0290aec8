import { describe, expect, onTestFinished, test } from 'vitest';
import { openEngine } from '../../src/store/open.ts';
import { at, isFree, line, listed, textAt, textIn, written, type Databases } from '../support/engines.ts';

/** What any engine promises of rows and of writing them. */
export const rowsContract = ({ name, newUrl, fresh, reopened }: Databases): void => {
  describe(`rows in ${name}`, () => {
    test('are read, listed, overwritten and deleted by their names', async () => {
      const engine = await fresh();
      expect(await engine.isEmpty()).toBe(true);
      expect(await engine.get(at('a'))).toBeUndefined();
      expect(await engine.write({ set: [line('a', '1'), line('b', '2')] })).toEqual(written());
      expect(await engine.isEmpty()).toBe(false);
      await engine.write({ set: [line('a', '3')] });
      expect(await textAt(engine, at('a'))).toBe('3');
      expect(await engine.get(at('a', 'others'))).toBeUndefined();
      expect(await listed(engine)).toEqual({ a: '3', b: '2' });
      expect(await engine.write({ delete: [at('a'), at('never')] })).toEqual(written(1));
      expect(await engine.write({ delete: [at('a')] })).toEqual(written());
      expect(await listed(engine)).toEqual({ b: '2' });
    });

    test('of one collection are not those of another whose name begins the same way', async () => {
      const engine = await fresh();
      await engine.write({ set: ['thing', 'things', 'thingsmore'].map((kind) => line('a', kind, { kind })) });
      expect(await listed(engine)).toEqual({ a: 'things' });
      await engine.write({ delete: [at('a')] });
      expect(await listed(engine, undefined, 'thingsmore')).toEqual({ a: 'thingsmore' });
    });

    test('keep any text', async () => {
      const texts = ['', ' ', 'ä 😀', `"'\\%_\n`, 'x'.repeat(200_000)];
      const engine = await reopened([{ set: texts.map((text, index) => line(`row${index}`, text)) }]);
      for (const [index, text] of texts.entries()) expect(await textAt(engine, at(`row${index}`))).toBe(text);
    });

    test('are there after closing and reopening, with what they are listed by and what they claim', async () => {
      const engine = await reopened([
        { set: [line('a', '1', { owner: 'me', claim: 'one' }), line('b', '2')] },
        { set: [line('c', '3')], delete: [at('b')] },
      ]);
      expect(await listed(engine)).toEqual({ a: '1', c: '3' });
      expect(await listed(engine, { owner: 'me' })).toEqual({ a: '1' });
      expect(await isFree(engine, 'one')).toBe(false);
    });

    test('are listed under the first part of their names, and under nothing that only looks like it', async () => {
      const engine = await fresh();
      const rows = ['x:1', 'x:2', 'xy:1', 'y:1', 'x', 'X:1', 'x_:1', 'x-:1'];
      await engine.write({ set: rows.map((row) => line(row, row)) });
      expect(await listed(engine, { under: 'x' })).toEqual({ 'x:1': 'x:1', 'x:2': 'x:2' });
      expect(await listed(engine, { under: 'x_' })).toEqual({ 'x_:1': 'x_:1' });
      expect(await listed(engine, { under: 'z' })).toEqual({});
    });

    test('are listed by the owners that they have now', async () => {
      const engine = await fresh();
      await engine.write({
        set: [
          line('x:a', '1', { owner: 'me', other: 'you' }),
          line('x:b', '2', { owner: 'me', other: 'nobody' }),
          line('x', '3', { owner: 'you' }),
          line('x:a', '4', { kind: 'others', owner: 'mine elsewhere' }),
        ],
      });
      expect(await listed(engine, { owner: 'me' })).toEqual({ 'x:a': '1', 'x:b': '2' });
      expect(await listed(engine, { other: 'you' })).toEqual({ 'x:a': '1' });

      await engine.write({
        set: [
          line('x:a', '5', { owner: 'me', other: 'you', onlyBody: true }),
          line('x:b', '6', { owner: 'you', other: 'nobody' }),
        ],
      });
      expect(await listed(engine, { owner: 'me' })).toEqual({ 'x:a': '5' });
      expect(await listed(engine, { owner: 'you' })).toEqual({ x: '3', 'x:b': '6' });
      expect(await listed(engine, { other: 'nobody' })).toEqual({ 'x:b': '6' });

      await engine.write({ delete: [at('x:a'), at('x')] });
      expect(await listed(engine, { owner: 'me' })).toEqual({});
      await engine.write({ set: [line('x:a', '7')] });
      expect(await listed(engine, { owner: 'me' })).toEqual({});
      expect(await listed(engine, { owner: 'you' })).toEqual({ 'x:b': '6' });
    });

    test('tell when they expire without being opened, the first ones first', async () => {
      const engine = await fresh();
      const rows = Array.from({ length: 1_200 }, (_, index) =>
        line(`row${index}`, 'x', { expiresAt: index % 700 }),
      );
      await engine.write({ set: [...rows, line('never', 'x')] });
      const found: (readonly [string, number])[] = [];
      for await (const one of engine.expired('things', 650)) found.push(one);
      const expected = rows.filter(({ expiresAt = 0 }) => expiresAt <= 650);
      expect(new Map(found)).toEqual(new Map(expected.map((row) => [row.name, row.expiresAt])));
      expect(found).toHaveLength(expected.length);
      expect(found.map(([, expiresAt]) => expiresAt)).toEqual(
        expected.map(({ expiresAt = 0 }) => expiresAt).toSorted((one, other) => one - other),
      );
    });

    test('tell their newest format, each kind for itself', async () => {
      const engine = await fresh();
      expect(await engine.newestFormat('things')).toBe(0);
      await engine.write({ set: [2, 5, 3].map((format) => line(`row${format}`, 'x', { format })) });
      await engine.write({ set: [line('a', 'x', { kind: 'others', format: 7 })] });
      expect(await engine.newestFormat('things')).toBe(5);
      expect(await engine.newestFormat('others')).toBe(7);
    });

    test('that stay are listed once each, whatever is written and deleted meanwhile', async () => {
      const engine = await fresh();
      const rows = (prefix: string) => Array.from({ length: 400 }, (_, index) => `${prefix}${1_000 + index}`);
      const [staying, going, coming] = [rows('b'), rows('c'), rows('a')];
      await engine.write({ set: [...staying, ...going].map((row) => line(row, 'before')) });
      const found: string[] = [];
      for await (const row of engine.list('things')) {
        expect(['before', 'after']).toContain(textIn(row));
        found.push(row.name);
        if (found.length !== 1) continue;
        await engine.write({
          set: [...coming, ...staying].map((each) => line(each, 'after')),
          delete: going.map((each) => at(each)),
        });
      }
      expect(found.filter((row) => row.startsWith('b')).toSorted()).toEqual(staying);
      expect(new Set(found).size).toBe(found.length);
      expect(Object.keys(await listed(engine))).toHaveLength(800);
    });

    test('of any number are listed, by whatever they are listed, however large they are', async () => {
      const engine = await fresh();
      const rows = Array.from({ length: 1_200 }, (_, index) => `x:${1_000 + index}`);
      const textOf = (index: number): string => (index % 100 === 0 ? 'x'.repeat(300_000) : `${index}`);
      const set = rows.map((row, index) => line(row, textOf(index), { owner: 'me' }));
      await engine.write({ set: [...set, line('y:1', '', { owner: 'you' }), line('z', '')] });
      const expected = Object.fromEntries(rows.map((row, index) => [row, textOf(index)]));
      expect(await listed(engine, { under: 'x' })).toEqual(expected);
      expect(await listed(engine, { owner: 'me' })).toEqual(expected);
      expect(await listed(engine)).toEqual({ ...expected, 'y:1': '', z: '' });
    });

    test('let others in every few of them while they are listed, however long each takes', async () => {
      const engine = await fresh();
      const rows = Array.from({ length: 300 }, (_, index) => line(`row${index}`, 'x'.repeat(50)));
      await engine.write({ set: rows });
      let [inARow, most, isOver] = [0, 0, false];
      const others = (): void => {
        inARow = 0;
        if (!isOver) setImmediate(others);
      };
      others();
      for await (const row of engine.list('things')) {
        expect(row.name).toContain('row');
        inARow += 1;
        most = Math.max(most, inARow);
        // A millisecond of work.
        for (const begun = performance.now(); performance.now() - begun < 1;);
      }
      isOver = true;
      expect(most).toBeLessThan(20);
    });

    test('are all read with everything that stands in them, or only what another key has sealed', async () => {
      const rows = [
        line('x:a', '1', {
          owner: 'me',
          other: 'you',
          claim: 'one',
          expiresAt: 1_790_000_000_000,
          format: 4,
        }),
        line('b', '2', { kind: 'others', keyId: 'another key' }),
      ];
      const engine = await reopened([{ set: rows }]);
      const read = async (exceptKey?: string) => {
        const all = [];
        for await (const row of engine.all(exceptKey)) all.push(row);
        return all;
      };
      const expected = rows.map((row) => expect.objectContaining(row) as unknown);
      expect(await read()).toHaveLength(2);
      expect(await read()).toEqual(expect.arrayContaining(expected));
      expect(await read('a key')).toEqual([expected[1]]);
    });

    test('go with the row whose parts they are, and only with it', async () => {
      const engine = await fresh();
      const page = (name: string) => line(name, 'x', { kind: 'pages' });
      await engine.write({
        set: [line('x:a', '1', { expiresAt: 5 }), line('x:b', '1'), page('a:1'), page('a:2')],
      });
      await engine.write({ set: [page('ab:1'), page('b:1'), page('x:1'), page('a')] });
      const gone = { ...at('x:a'), parts: 'pages' };
      expect(await engine.write({ delete: [{ ...gone, expiredBy: 4 }] })).toEqual(written());
      expect(Object.keys(await listed(engine, { under: 'a' }, 'pages'))).toHaveLength(2);
      expect(await engine.write({ delete: [{ ...gone, expiredBy: 5 }] })).toEqual(written(1));
      expect(Object.keys(await listed(engine, undefined, 'pages')).toSorted()).toEqual([
        'a',
        'ab:1',
        'b:1',
        'x:1',
      ]);
      // Also what a record has left behind that is gone already.
      expect(await engine.write({ delete: [{ ...at('x:x'), parts: 'pages' }] })).toEqual(written());
      expect(Object.keys(await listed(engine, undefined, 'pages')).toSorted()).toEqual(['a', 'ab:1', 'b:1']);
    });
  });

  describe(`writes in ${name}`, () => {
    test('to one row happen in the order in which they were requested', async () => {
      const engine = await fresh();
      const numbers = Array.from({ length: 200 }, (_, index) => index);
      const outcomes = await Promise.all(
        numbers.flatMap((number) => [
          engine.write({ set: [line('kept', String(number)), line('gone', String(number))] }),
          engine.write(number % 7 === 2 ? { delete: [at('kept')] } : { delete: [at('gone')] }),
        ]),
      );
      expect(outcomes.every(({ kind }) => kind === 'written')).toBe(true);
      expect(await listed(engine)).toEqual({ kept: '199' });
    });

    test('in large numbers and of every kind are all kept', async () => {
      const engine = await fresh();
      const numbers = Array.from({ length: 1_200 }, (_, index) => index);
      const outcomes = await Promise.all(
        numbers.map((number) =>
          engine.write({
            set: [
              line(`row${number}`, String(number), {
                owner: String(number % 2),
                ...(number % 5 === 0 ? { claim: `claim${number}` } : {}),
              }),
            ],
            delete: [at('never')],
          }),
        ),
      );
      expect(outcomes.filter(({ kind }) => kind !== 'written')).toEqual([]);
      expect(Object.keys(await listed(engine))).toHaveLength(1_200);
      expect(Object.keys(await listed(engine, { owner: '1' }))).toHaveLength(600);
    });

    test('may be as large as a whole collection', async () => {
      const engine = await fresh();
      const rows = Array.from({ length: 12_000 }, (_, index) =>
        line(`old${index}`, String(index), { owner: String(index % 3) }),
      );
      await engine.write({ set: rows });
      const moved = rows.map((row, index) => ({ ...row, name: `new:${index}` }));
      expect(await engine.write({ set: moved, delete: rows })).toEqual(written(12_000));
      expect(Object.keys(await listed(engine, { under: 'new' }))).toHaveLength(12_000);
      expect(Object.keys(await listed(engine, { owner: '1' }))).toHaveLength(4_000);
    });

    test('are seen whole or not at all, even by those who read in the meantime', async () => {
      const engine = await fresh();
      const pair = (number: number) => [
        line('stays', String(number), { claim: 'one' }),
        line(`made${number}`, String(number)),
      ];
      await engine.write({ set: pair(0) });
      let done = false;
      const writing = (async () => {
        for (let number = 1; number <= 100; number += 1) {
          await engine.write({ set: pair(number), delete: [at(`made${number - 1}`)] });
        }
        done = true;
      })();
      const seen = new Set<string>();
      while (!done) {
        const texts = Object.values(await listed(engine));
        seen.add(`${texts.length} rows of ${new Set(texts).size} writes`);
      }
      await writing;
      expect([...seen]).toEqual(['2 rows of 1 writes']);
    });

    test('reject when the database is gone, and so does everything else', async () => {
      const engine = await fresh();
      await engine.close();
      // What is closed has no connection either.
      const broken = {
        name: 'StoreError',
        reason: expect.stringMatching(/^(?:broken|connection_lost)$/) as unknown,
      };
      await expect(engine.get(at('a'))).rejects.toMatchObject(broken);
      await expect(engine.isEmpty()).rejects.toMatchObject(broken);
      await expect(listed(engine)).rejects.toMatchObject(broken);
      await expect(engine.all()[Symbol.asyncIterator]().next()).rejects.toMatchObject(broken);
      await expect(engine.write({ set: [line('a', '1')] })).rejects.toMatchObject(broken);
      await expect(engine.write({ delete: [at('a')] })).rejects.toMatchObject(broken);
      await expect(engine.write({ set: [line('a', '1', { claim: 'one' })] })).rejects.toMatchObject(broken);
      await expect(engine.purgeDeleted()).rejects.toMatchObject(broken);
    });

    test('in progress are awaited when it is closed', async () => {
      const url = await newUrl();
      const before = await openEngine(url);
      const writes = Array.from({ length: 50 }, (_, index) =>
        before.write({ set: [line(`row${index}`, '1')], delete: [at('never')] }),
      );
      await before.close();
      await Promise.all(writes);
      const engine = await openEngine(url);
      onTestFinished(() => engine.close());
      expect(Object.keys(await listed(engine))).toHaveLength(50);
    });

    test('go on after it has made deleted data unreadable', async () => {
      const engine = await fresh();
      const writes = Array.from({ length: 50 }, (_, index) =>
        engine.write({ set: [line(`row${index}`, '1', { claim: `claim${index}` })] }),
      );
      await engine.purgeDeleted();
      await Promise.all(writes);
      await engine.write({ set: [line('a', '1')] });
      expect(Object.keys(await listed(engine))).toHaveLength(51);
    });
  });
};
