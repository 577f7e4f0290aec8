import { expect, it, onTestFinished } from 'vitest';
import { openBotStore } from '../../src/app/store.ts';
import { newCase, withText } from '../../src/features/cases/kept-case.ts';
import { createOwnCases, mostCases } from '../../src/features/cases/own-cases.ts';
import { days } from '../../src/lib/fields.ts';
import { createLog } from '../../src/lib/log.ts';
import { storeFolder } from '../support/stores.ts';
import { alice, bob } from './compose-support.ts';

const details = { name: 'Ana', age: '34', gender: 'female', model: 'gpt-4' };

const opened = async (keepCases?: number) => {
  const { url } = await storeFolder();
  const log = createLog({ level: 'silent' });
  const store = await openBotStore({
    url,
    keys: undefined,
    log,
    ...(keepCases === undefined ? {} : { keepCases }),
  });
  onTestFinished(() => store.close());
  return store;
};

const caseOf = (userId: typeof alice, id: string, at = Date.now()) => newCase({ id, userId, details, at });

it('keeps 200 cases for a person and no more, whatever others keep', async () => {
  const store = await opened();
  const cases = createOwnCases(store, () => 1);
  const all = Array.from({ length: mostCases }, (_, id) =>
    cases.add(caseOf(alice, `a${id}`), cases.begin(alice)),
  );
  expect(new Set(await Promise.all(all))).toEqual(new Set(['kept']));
  expect(await cases.add(caseOf(alice, 'one more'), cases.begin(alice))).toBe('full');
  expect(await cases.add(caseOf(bob, 'first'), cases.begin(bob))).toBe('kept');
  expect(await cases.list(alice)).toHaveLength(mostCases);
  expect(await cases.delete(alice, 'a7')).toBe(true);
  expect(await cases.add(caseOf(alice, 'one more'), cases.begin(alice))).toBe('kept');
});

it('gives nobody another person’s case', async () => {
  const cases = createOwnCases(await opened(), () => 1);
  await cases.add(caseOf(alice, 'hers'), cases.begin(alice));
  expect(await cases.get(bob, 'hers')).toBeUndefined();
  expect(await cases.delete(bob, 'hers')).toBe(false);
  const change = cases.change(bob, 'hers', () => caseOf(bob, 'hers'));
  expect(await change).toBeUndefined();
  expect((await cases.get(alice, 'hers'))?.userId).toBe(alice);
});

it.each([
  ['right', 20],
  ['behind', 5],
])(
  'brings nothing back that was begun before everything was deleted, by a clock that is %s',
  async (_how, at) => {
    const store = await opened();
    const [cases, elsewhere] = [createOwnCases(store, () => 10), createOwnCases(store, () => at)];
    const before = cases.begin(alice);
    await elsewhere.forget(alice);
    expect(await cases.add(caseOf(alice, 'late'), before)).toBe('gone');
    const after = cases.begin(alice);
    expect(await cases.add(caseOf(alice, 'new'), after)).toBe('kept');
  },
);

it('loses none of two changes at once, and keeps the last five earlier versions', async () => {
  const cases = createOwnCases(await opened(), () => 1);
  await cases.add(caseOf(alice, 'one'), cases.begin(alice));
  const texts = Array.from({ length: 8 }, (_, index) => `Text ${index}`);
  await Promise.all(
    texts.map((text) =>
      cases.change(alice, 'one', (kept) =>
        withText(kept, { name: 'narrative', section: { kind: 'text', text }, at: Date.now() }),
      ),
    ),
  );
  const kept = await cases.get(alice, 'one');
  const sections = kept?.parts.narrative.map(({ section }) => section.kind === 'text' && section.text);
  expect(sections).toEqual(texts.slice(2).toReversed());
});

it('is deleted once nobody has touched it for as long as the settings say', async () => {
  const store = await opened(30);
  const at = Date.now();
  await store.cases.set('old', caseOf(alice, 'old', at - days(20)));
  await store.cases.set('new', caseOf(alice, 'new', at));
  await store.sweep(at + days(11));
  expect(await store.cases.get('old')).toBeUndefined();
  expect(await store.cases.get('new')).toBeDefined();
});
