import { describe, expect, test } from 'vitest';
import { at, isFree, line, listed, written, type Databases } from '../support/engines.ts';

/** What any engine refuses: claims that another row has. */
export const refusalsContract = ({ name, fresh }: Databases): void => {
  describe(`claims in ${name}`, () => {
    test('are held by one row, and a write that wants what another row holds leaves no trace', async () => {
      const engine = await fresh();
      await engine.write({ set: [line('a', '1', { claim: 'one' }), line('c', '1')] });
      const refused = await engine.write({
        set: [line('b', '2', { claim: 'one', owner: 'me' }), line('a2', '2', { claim: 'two' })],
        delete: [at('c')],
      });
      expect(refused).toEqual({ kind: 'held' });
      expect(await listed(engine)).toEqual({ a: '1', c: '1' });
      expect(await listed(engine, { owner: 'me' })).toEqual({});
      expect(await isFree(engine, 'two')).toBe(true);
    });

    test('are taken once, however many want them at the same time, and a refused write fails no other', async () => {
      const engine = await fresh();
      const rows = Array.from({ length: 40 }, (_, index) => `row${index}`);
      const outcomes = await Promise.all(
        rows.map((row, index) =>
          engine.write({ set: [line(row, '1', index % 2 === 0 ? { claim: 'one' } : {})] }),
        ),
      );
      expect(outcomes.filter(({ kind }) => kind === 'written')).toHaveLength(21);
      expect(Object.keys(await listed(engine))).toHaveLength(21);
      expect(outcomes.filter(({ kind }) => kind === 'held')).toHaveLength(19);
    });

    test('may be taken again by the row that holds them, as after a lost answer', async () => {
      const engine = await fresh();
      const write = () => engine.write({ set: [line('a', '1', { claim: 'one' })] });
      expect([await write(), await write()]).toEqual([written(), written()]);
      expect(await isFree(engine, 'one')).toBe(false);
    });

    test('stay with a row of which only the body is written, and are given up when it names another or none', async () => {
      const engine = await fresh();
      await engine.write({ set: [line('a', '1', { claim: 'one' })] });
      await engine.write({ set: [line('a', '2', { claim: 'one', onlyBody: true })] });
      expect(await isFree(engine, 'one')).toBe(false);
      await engine.write({ set: [line('a', '3', { claim: 'two' })] });
      expect([await isFree(engine, 'one'), await isFree(engine, 'two')]).toEqual([true, false]);
      await engine.write({ set: [line('a', '4')] });
      expect(await isFree(engine, 'two')).toBe(true);
    });

    test('end with the row that holds them', async () => {
      const engine = await fresh();
      await engine.write({ set: [line('a', '1', { claim: 'one' }), line('b', '1', { claim: 'two' })] });
      await engine.write({ delete: [at('a')] });
      expect([await isFree(engine, 'one'), await isFree(engine, 'two')]).toEqual([true, false]);
    });

    test('pass from row to row in one write or at the same time, and not to two of them', async () => {
      const engine = await fresh();
      const wants = (row: string) => line(row, '1', { claim: 'one' });
      await engine.write({ set: [wants('a')] });
      expect(await engine.write({ set: [wants('b'), line('a', 'ended')] })).toEqual(written());
      expect(await engine.write({ set: [wants('c')], delete: [at('b')] })).toEqual(written(1));
      const [ended, begun] = await Promise.all([
        engine.write({ set: [line('c', 'ended')] }),
        engine.write({ set: [wants('d')] }),
      ]);
      expect([ended, begun]).toEqual([written(), written()]);
      const both = await engine.write({ set: [line('d', 'ended'), wants('e'), wants('f')] });
      expect(both).toEqual({ kind: 'held' });
      expect(await listed(engine)).toEqual({ a: 'ended', c: 'ended', d: '1' });
    });

    test('with the same name in two kinds are the same', async () => {
      const engine = await fresh();
      await engine.write({ set: [line('a', '1', { kind: 'others', claim: 'one' })] });
      expect(await isFree(engine, 'one')).toBe(false);
    });
  });
};
