import { expect, it, onTestFinished } from 'vitest';
import { openBotStore } from '../../src/app/store.ts';
import type { KeptCase } from '../../src/features/cases/kept-case.ts';
import { createOwnCases, mostCases } from '../../src/features/cases/own-cases.ts';
import { days } from '../../src/lib/fields.ts';
import { createLog } from '../../src/lib/log.ts';
import { lookAtDatabase } from '../../src/store/open.ts';
import { meddleWith } from '../support/broken-store.ts';
import { storeFolder } from '../support/stores.ts';
import { alice, mallory as bob } from '../support/linkers.ts';

const opened = async (keepCases = 180) => {
  const { url } = await storeFolder();
  const log = createLog({ level: 'silent' });
  const store = await openBotStore({ url, keys: undefined, log, keepCases });
  onTestFinished(() => store.close().catch(() => undefined));
  return { url, store, cases: createOwnCases(store.cases) };
};

const partOf = (text: string) =>
  ({ section: { kind: 'text', text }, model: 'gpt-4', at: Date.now() }) as const;

/** A case with a narrative. */
const told = (userId: typeof alice, id: string, text = 'Ana coughs.'): KeptCase => ({
  id,
  userId,
  details: { name: 'Ana', age: '34', gender: 'female', model: 'gpt-4' },
  parts: { narrative: partOf(text) },
  touchedAt: Date.now(),
});

it('keeps 200 cases for a person and no more, whatever others keep', async () => {
  const { cases } = await opened();
  const all = Array.from({ length: mostCases }, (_, id) => cases.add(told(alice, `a${id}`), undefined));
  expect(new Set(await Promise.all(all))).toEqual(new Set(['kept']));
  expect(await cases.add(told(alice, 'one more'), undefined)).toBe('full');
  expect(await cases.add(told(bob, 'first'), undefined)).toBe('kept');
  expect(await cases.list(alice)).toHaveLength(mostCases);
  await cases.delete(alice, 'a7');
  expect(await cases.add(told(alice, 'one more'), undefined)).toBe('kept');
});

it('keeps 32 MiB of text for a person and no more, and what was there stays', async () => {
  const { cases } = await opened();
  const long = 'x'.repeat(17 * 1024 * 1024);
  const add = (id: string) => cases.add(told(alice, id, long), undefined);
  expect([await add('1'), await add('2')]).toEqual(['kept', 'full']);
  const write = (text: string) => cases.write({ userId: alice, id: '1', name: 'exam', part: partOf(text) });
  expect(await write(long)).toBe('full');
  expect((await cases.list(alice)).map(({ there }) => there)).toEqual([['narrative']]);
  expect(await write('short')).toMatchObject({ kept: { id: '1' } });
  await cases.delete(alice, '1');
  expect(await add('2')).toBe('kept');
});

it('gives nobody another person’s case', async () => {
  const { cases } = await opened();
  await cases.add(told(alice, 'hers'), undefined);
  expect(await cases.get(bob, 'hers')).toBeUndefined();
  expect(await cases.list(bob)).toEqual([]);
  await cases.delete(bob, 'hers');
  const written = await cases.write({ userId: bob, id: 'hers', name: 'exam', part: partOf('his') });
  expect(written).toBe('gone');
  expect((await cases.list(alice)).map(({ there }) => there)).toEqual([['narrative']]);
});

it('brings nothing back that was begun before everything was deleted', async () => {
  const { cases } = await opened();
  await cases.add(told(alice, 'there'), undefined);
  const before = cases.begin(alice);
  await cases.forget(alice);
  expect(await cases.list(alice)).toEqual([]);
  expect(await cases.add(told(alice, 'late'), before)).toBe('gone');
  expect(await cases.add(told(alice, 'new'), cases.begin(alice))).toBe('kept');
});

it('deletes with all of a person’s cases those that cannot be read', async () => {
  const { cases, store, url } = await opened();
  await cases.add(told(alice, 'hers'), undefined);
  await cases.add(told(bob, 'his'), undefined);
  const meddler = await meddleWith(url);
  await meddler.query(`UPDATE rounds_cases SET key_id = 'unknown'`);
  await meddler.close();
  await cases.forget(alice);
  await store.close();
  const file = await lookAtDatabase(url, []);
  expect(await file.all('SELECT id FROM rounds_cases')).toEqual([{ id: 'his' }]);
  await file.close();
});

it('loses none of two parts that are written at once', async () => {
  const { cases } = await opened();
  await cases.add(told(alice, 'one'), undefined);
  const write = (name: 'vital_signs' | 'exam') =>
    cases.write({ userId: alice, id: 'one', name, part: partOf(name) });
  await Promise.all([write('vital_signs'), write('exam')]);
  expect((await cases.list(alice))[0]?.there).toEqual(['narrative', 'vital_signs', 'exam']);
});

it('is deleted once nobody has touched it for as long as the settings say', async () => {
  const { store, cases } = await opened(30);
  const at = Date.now();
  await store.cases.set('old', { ...told(alice, 'old'), touchedAt: at - days(20) });
  await store.cases.set('new', told(alice, 'new'));
  await store.cases.set('used', { ...told(alice, 'used'), touchedAt: at - days(20) });
  await cases.get(alice, 'used');
  await store.sweep(at + days(11));
  expect(await store.cases.get('old')).toBeUndefined();
  expect(await store.cases.get('new')).toBeDefined();
  expect(await store.cases.get('used')).toBeDefined();
});
