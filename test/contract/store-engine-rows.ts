import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openEngine } from '../../src/store/open.ts';
import { at, isFree, line, listed, taken, written, type Databases } from '../support/engines.ts';

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
      expect(await engine.get(at('a'))).toBe('3');
      expect(await engine.get(at('a', 'others'))).toBeUndefined();
      expect(await listed(engine)).toEqual({ a: '3', b: '2' });
      expect(await engine.write({ delete: [at('a'), at('never')] })).toEqual(written(1));
      expect(await engine.write({ delete: [at('a')] })).toEqual(written());
      expect(await listed(engine)).toEqual({ b: '2' });
    });

    test('of one collection are not those of another whose name begins the same way', async () => {
      const engine = await fresh();
      const texts = ['thing', 'things', 'thingsmore'].map((collection) => ({
        ...at('a', collection),
        text: collection,
      }));
      await engine.write({ set: texts });
      expect(await listed(engine)).toEqual({ a: 'things' });
      await engine.write({ delete: [at('a')] });
      expect(await listed(engine, undefined, 'thingsmore')).toEqual({ a: 'thingsmore' });
    });

    test('keep any text', async () => {
      const texts = ['', ' ', 'ä 😀', `"'\\%_\n`, 'x'.repeat(200_000)];
      const engine = await reopened([{ set: texts.map((text, index) => line(`row${index}`, text)) }]);
      for (const [index, text] of texts.entries()) expect(await engine.get(at(`row${index}`))).toBe(text);
    });

    test('are there after closing and reopening, with what they are listed by and what they claim', async () => {
      const engine = await reopened([
        { set: [line('a', '1', { indexes: { owner: 'me' }, claims: ['one'] }), line('b', '2')] },
        { set: [line('c', '3')], delete: [at('b')] },
      ]);
      expect(await listed(engine)).toEqual({ a: '1', c: '3' });
      expect(await listed(engine, { index: 'owner', value: 'me' })).toEqual({ a: '1' });
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

    test('are listed by the current values of their indexes', async () => {
      const engine = await fresh();
      const by = (index: string, value: string) => listed(engine, { index, value });
      await engine.write({
        set: [
          line('x:a', '1', { indexes: { owner: 'me', place: 'here' } }),
          line('x:b', '2', { indexes: { owner: 'me', place: 'there' } }),
          line('x', '3', { indexes: { owner: 'here' } }),
          { ...at('x:a', 'others'), text: '4', indexes: { owner: 'me' } },
        ],
      });
      expect(await by('owner', 'me')).toEqual({ 'x:a': '1', 'x:b': '2' });
      expect(await by('place', 'here')).toEqual({ 'x:a': '1' });

      await engine.write({ set: [line('x:a', '5'), line('x:b', '6', { indexes: { owner: 'you' } })] });
      expect(await by('owner', 'me')).toEqual({ 'x:a': '5' });
      expect(await by('owner', 'you')).toEqual({ 'x:b': '6' });
      expect(await by('place', 'there')).toEqual({ 'x:b': '6' });

      await engine.write({ delete: [at('x:a'), at('x')] });
      expect(await by('owner', 'me')).toEqual({});
      await engine.write({ set: [line('x:a', '7')] });
      expect(await by('owner', 'me')).toEqual({});
      expect(await by('owner', 'you')).toEqual({ 'x:b': '6' });
    });

    test('that stay are listed once each, whatever is written and deleted meanwhile', async () => {
      const engine = await fresh();
      const rows = (prefix: string) => Array.from({ length: 400 }, (_, index) => `${prefix}${1_000 + index}`);
      const [staying, going, coming] = [rows('b'), rows('c'), rows('a')];
      await engine.write({ set: [...staying, ...going].map((row) => line(row, 'before')) });
      const found: string[] = [];
      for await (const [row, text] of engine.list('things')) {
        expect(['before', 'after']).toContain(text);
        found.push(row);
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
      const set = rows.map((row, index) => line(row, textOf(index), { indexes: { owner: 'me' } }));
      await engine.write({ set: [...set, line('y:1', '', { indexes: { owner: 'you' } }), line('z', '')] });
      const expected = Object.fromEntries(rows.map((row, index) => [row, textOf(index)]));
      expect(await listed(engine, { under: 'x' })).toEqual(expected);
      expect(await listed(engine, { index: 'owner', value: 'me' })).toEqual(expected);
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
      for await (const [row] of engine.list('things')) {
        expect(row).toContain('row');
        inARow += 1;
        most = Math.max(most, inARow);
        // A millisecond of work.
        for (const begun = performance.now(); performance.now() - begun < 1;);
      }
      isOver = true;
      expect(most).toBeLessThan(20);
    });

    test('that are set aside are kept as they were where nothing reads them, and free for new ones', async () => {
      const engine = await reopened([
        { set: [line('x:a', 'unreadable', { indexes: { owner: 'me' }, claims: ['one'] })] },
        { set: [line('x:a', 'new')], setAside: [at('x:a')] },
      ]);
      expect(await listed(engine)).toEqual({ 'x:a': 'new' });
      expect(await listed(engine, { index: 'owner', value: 'me' })).toEqual({});
      expect(await isFree(engine, 'one')).toBe(true);
      const all = [];
      for await (const { text } of engine.all()) all.push(text);
      expect(all.toSorted()).toEqual(['new', 'unreadable']);
    });

    test('are all named with their collections', async () => {
      const engine = await fresh();
      await engine.write({ set: [line('x:a', '1', { indexes: { owner: 'me' }, claims: ['one'] })] });
      await engine.write({ set: [{ ...at('b', 'others'), text: '2' }] });
      await taken(engine, 1);
      const all = [];
      for await (const row of engine.all()) all.push(row);
      expect(all).toHaveLength(2);
      expect(all).toEqual(
        expect.arrayContaining([
          { ...at('x:a'), text: '1' },
          { ...at('b', 'others'), text: '2' },
        ]),
      );
    });
  });

  test(`rows in ${name} can be read with all that belongs to them`, async () => {
    const engine = await reopened([
      { set: [line('x:a', '1', { indexes: { owner: 'me', place: 'a=b' }, claims: ['one', 'two'] })] },
      { set: [{ ...at('b', 'others'), text: 'unreadable', indexes: { owner: 'me' } }] },
      { set: [{ ...at('b', 'others'), text: 'new' }], setAside: [at('b', 'others')] },
    ]);
    await taken(engine, 1);
    const whole = [];
    for await (const row of engine.whole()) whole.push({ ...row, claims: row.claims.toSorted() });
    expect(whole).toHaveLength(3);
    expect(whole).toEqual(
      expect.arrayContaining([
        { ...at('x:a'), text: '1', indexes: { owner: 'me', place: 'a=b' }, claims: ['one', 'two'] },
        { ...at('b', 'others'), text: 'new', indexes: {}, claims: [] },
        expect.objectContaining({ collection: 'aside', text: 'unreadable', indexes: {}, claims: [] }),
      ]),
    );
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
                indexes: { parity: String(number % 2) },
                ...(number % 5 === 0 ? { claims: [`claim${number}`] } : {}),
              }),
            ],
            delete: [at('never')],
          }),
        ),
      );
      expect(outcomes.filter(({ kind }) => kind !== 'written')).toEqual([]);
      expect(Object.keys(await listed(engine))).toHaveLength(1_200);
      expect(Object.keys(await listed(engine, { index: 'parity', value: '1' }))).toHaveLength(600);
    });

    test('may be as large as a whole collection', async () => {
      const engine = await fresh();
      const rows = Array.from({ length: 12_000 }, (_, index) =>
        line(`old${index}`, String(index), { indexes: { owner: String(index % 3) } }),
      );
      await engine.write({ set: rows });
      const moved = rows.map((row, index) => ({ ...row, row: `new:${index}` }));
      expect(await engine.write({ set: moved, delete: rows })).toEqual(written(12_000));
      expect(Object.keys(await listed(engine, { under: 'new' }))).toHaveLength(12_000);
      expect(Object.keys(await listed(engine, { index: 'owner', value: '1' }))).toHaveLength(4_000);
    });

    test('are seen whole or not at all, even by those who read in the meantime', async () => {
      const engine = await fresh();
      const pair = (number: number) => [
        line('stays', String(number), { claims: ['one'] }),
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

    test('are durable from the moment they resolve, and complete, if the process is killed', async () => {
      const url = await newUrl();
      const script = fileURLToPath(new URL('../support/engine-process.mjs', import.meta.url));
      const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
      onTestFinished(() => void child.kill('SIGKILL'));
      const exit = once(child, 'exit');
      let said = 0;
      for await (const number of createInterface({ input: child.stdout })) {
        said = Number(number);
        if (said === 60) child.kill('SIGKILL');
      }
      await exit;
      const engine = await openEngine(url);
      onTestFinished(() => engine.close());
      const found = await listed(engine, undefined, 'pairs');
      const last = Number(found['left']);
      expect(last).toBeGreaterThanOrEqual(said);
      expect(said).toBeGreaterThanOrEqual(60);
      expect(found).toEqual({ left: `${last}`, right: `${last}`, [`made${last}`]: `${last}` });
      expect(await listed(engine, { index: 'number', value: `${last}` }, 'pairs')).toEqual({
        left: `${last}`,
      });
      expect(await isFree(engine, `claim${last}`)).toBe(false);
      expect(await isFree(engine, `claim${last - 1}`)).toBe(true);
      expect((await taken(engine, 0)).epoch).toBeGreaterThan(1);
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
      await expect(engine.write({ set: [line('a', '1', { claims: ['one'] })] })).rejects.toMatchObject(
        broken,
      );
      await expect(engine.takeShard(1)).rejects.toMatchObject(broken);
      await expect(engine.settle()).rejects.toMatchObject(broken);
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
        engine.write({ set: [line(`row${index}`, '1', { claims: [`claim${index}`] })] }),
      );
      await engine.settle();
      await Promise.all(writes);
      await engine.write({ set: [line('a', '1')] });
      expect(Object.keys(await listed(engine))).toHaveLength(51);
    });
  });
};
