import { describe, expect, test } from 'vitest';
import {
  asItIs,
  at,
  countIn,
  isFree,
  line,
  listed,
  textAt,
  written,
  type Databases,
} from '../support/engines.ts';

/** What any engine promises to whoever changes what they have read. */
export const changesContract = ({ name, fresh }: Databases): void => {
  describe(`changes in ${name}`, () => {
    test('are written if the row is what was expected, and otherwise leave no trace', async () => {
      const engine = await fresh();
      await engine.write({ set: [line('a', '1'), line('b', '1', { claim: 'one' })] });
      const before = await asItIs(engine, at('a'));
      expect(await engine.write({ expects: before, set: [line('a', '2')] })).toEqual(written());
      const refused = await engine.write({
        expects: before,
        set: [line('a', '3', { claim: 'two' }), line('c', '3')],
        delete: [at('b')],
      });
      expect(refused).toEqual({ kind: 'changed' });
      expect(await listed(engine)).toEqual({ a: '2', b: '1' });
      expect([await isFree(engine, 'one'), await isFree(engine, 'two')]).toEqual([false, true]);
      expect(await engine.write({ expects: await asItIs(engine, at('a')), delete: [at('a')] })).toEqual(
        written(1),
      );
      expect(await listed(engine)).toEqual({ b: '1' });
    });

    test('are noticed however a row has changed, even back to what it was', async () => {
      const engine = await fresh();
      await engine.write({ set: [line('a', '1')] });
      const before = await asItIs(engine, at('a'));
      await engine.write({ set: [line('a', '2', { onlyBody: true })] });
      await engine.write({ set: [line('a', '1')] });
      expect(await engine.write({ expects: before, set: [line('a', '3')] })).toEqual({ kind: 'changed' });
      await engine.write({ delete: [at('a')] });
      expect(await engine.write({ expects: before, set: [line('a', '3')] })).toEqual({ kind: 'changed' });
      expect(await listed(engine)).toEqual({});
    });

    test('may expect that there is no such row yet, which only one of many can find', async () => {
      const engine = await fresh();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, number) =>
          engine.write({ expects: { ...at('a'), version: undefined }, set: [line('a', String(number))] }),
        ),
      );
      const taken = outcomes.flatMap(({ kind }, number) => (kind === 'written' ? [String(number)] : []));
      expect(taken).toHaveLength(1);
      expect(await textAt(engine, at('a'))).toBe(taken[0]);
    });

    test('lose nothing when many count at the same time', async () => {
      const engine = await fresh();
      await Promise.all(Array.from({ length: 12 }, () => countIn(engine, at('a'))));
      expect(await textAt(engine, at('a'))).toBe('12');
    });

    test('run one at a time in a turn of the same name, those of other names meanwhile', async () => {
      const engine = await fresh();
      const told: string[] = [];
      let goOn = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      const first = engine.withLock('one', async () => {
        await held;
        told.push('first');
      });
      const second = engine.withLock('one', async () => void told.push('second'));
      await engine.withLock('two', async () => void told.push('other'));
      goOn();
      await Promise.all([first, second]);
      expect(told).toEqual(['other', 'first', 'second']);
      await expect(engine.withLock('one', () => Promise.reject(new Error('it fails')))).rejects.toThrow(
        'it fails',
      );
      await engine.withLock('one', async () => void told.push('third'));
      expect(told).toHaveLength(4);
    });
  });
};
