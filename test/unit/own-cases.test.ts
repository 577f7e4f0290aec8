import { describe, expect, it, onTestFinished } from 'vitest';
import { openBotStore } from '../../src/app/store.ts';
import { bytesIn, copyOf, newCase, withText } from '../../src/features/cases/kept-case.ts';
import { createOffers } from '../../src/features/cases/offers.ts';
import { createOwnCases, mostCases, type CaseStores } from '../../src/features/cases/own-cases.ts';
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

const casesIn = (store: CaseStores, { at = 1, space = 1_000_000 } = {}) =>
  createOwnCases(store, { now: () => at, space });

const text = (written: string) => ({ kind: 'text', text: written }) as const;

/** A case with a narrative, and the narrative. */
const told = (userId: typeof alice, id: string, written: string) => {
  const section = text(written);
  const narrative = { name: 'narrative', bytes: bytesIn(section), at: Date.now() } as const;
  return [withText(caseOf(userId, id), narrative), { narrative: section }] as const;
};

const caseOf = (userId: typeof alice, id: string, at = Date.now()) => newCase({ id, userId, details, at });

it('keeps 200 cases for a person and no more, whatever others keep', async () => {
  const store = await opened();
  const cases = casesIn(store);
  const all = Array.from({ length: mostCases }, (_, id) =>
    cases.add(caseOf(alice, `a${id}`), {}, cases.begin(alice)),
  );
  expect(new Set(await Promise.all(all))).toEqual(new Set(['kept']));
  expect(await cases.add(caseOf(alice, 'one more'), {}, cases.begin(alice))).toBe('full');
  expect(await cases.add(caseOf(bob, 'first'), {}, cases.begin(bob))).toBe('kept');
  expect(await cases.list(alice)).toHaveLength(mostCases);
  expect(await cases.delete(alice, 'a7')).toBe(true);
  expect(await cases.add(caseOf(alice, 'one more'), {}, cases.begin(alice))).toBe('kept');
});

/** Every version of every narrative of hers. */
const textsOf = async (cases: ReturnType<typeof casesIn>) => {
  const all = (await cases.list(alice)).flatMap((kept) =>
    kept.parts.narrative.map((version) => cases.text(kept, version)),
  );
  return Promise.all(all);
};

it('gives nobody another person’s case', async () => {
  const cases = casesIn(await opened());
  await cases.add(caseOf(alice, 'hers'), {}, cases.begin(alice));
  expect(await cases.get(bob, 'hers')).toBeUndefined();
  expect(await cases.delete(bob, 'hers')).toBe(false);
  const change = cases.change(bob, 'hers', () => caseOf(bob, 'hers'));
  expect(await change).toBeUndefined();
  expect((await cases.get(alice, 'hers'))?.userId).toBe(alice);
});

it('brings nothing back that was begun before everything was deleted', async () => {
  const cases = casesIn(await opened());
  const before = cases.begin(alice);
  await cases.forget(alice);
  expect(await cases.add(caseOf(alice, 'late'), {}, before)).toBe('gone');
  expect(await cases.add(caseOf(alice, 'new'), {}, cases.begin(alice))).toBe('kept');
});

it('loses none of two changes at once, and keeps the last five earlier versions', async () => {
  const cases = casesIn(await opened());
  await cases.add(caseOf(alice, 'one'), {}, cases.begin(alice));
  const texts = Array.from({ length: 8 }, (_, index) => `Text ${index}`);
  await Promise.all(
    texts.map((written) =>
      cases.write(alice, 'one', { name: 'narrative', section: text(written), at: Date.now() }),
    ),
  );
  expect(await textsOf(cases)).toEqual(texts.slice(2).toReversed().map(text));
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

const everyText = async (store: Awaited<ReturnType<typeof opened>>): Promise<readonly unknown[]> => {
  const all: unknown[] = [];
  for await (const [, one] of store.caseTexts.entries()) all.push(one);
  return all;
};

describe('the texts of cases', () => {
  it('are not read for a list, a card or a suggestion', async () => {
    const store = await opened();
    const cases = casesIn(store);
    await cases.add(...told(alice, 'one', 'Ana coughs.'), cases.begin(alice));
    for await (const [key] of store.caseTexts.entries({ under: 'one' })) await store.caseTexts.delete(key);
    expect(await cases.list(alice)).toEqual([await cases.get(alice, 'one')]);
    expect(JSON.stringify(await cases.list(alice))).not.toContain('coughs');
  });

  it('take up no more than a person may have, and what was there stays', async () => {
    const cases = casesIn(await opened(), { space: 3_000 });
    const long = 'x'.repeat(1_000);
    const add = (id: string) => cases.add(...told(alice, id, long), cases.begin(alice));
    expect([await add('1'), await add('2'), await add('3')]).toEqual(['kept', 'kept', 'no_room']);
    const write = (written: string) =>
      cases.write(alice, '1', { name: 'narrative', section: text(written), at: Date.now() });
    expect(await write(long)).toBe('no_room');
    expect(await textsOf(cases)).toEqual([text(long), text(long)]);
    expect(await write('short')).toMatchObject({ before: { id: 1 } });
    expect(await cases.add(...told(bob, 'his', long), cases.begin(bob))).toBe('kept');
    await cases.delete(alice, '2');
    expect(await add('3')).toBe('kept');
  });

  it('may always be replaced by what takes up no more, once no further versions are kept', async () => {
    const cases = casesIn(await opened(), { space: 7_000 });
    const long = 'x'.repeat(1_000);
    await cases.add(...told(alice, '1', long), cases.begin(alice));
    for (let version = 2; version <= 8; version += 1)
      expect(
        await cases.write(alice, '1', { name: 'narrative', section: text(long), at: Date.now() }),
      ).not.toBe('no_room');
    expect(await textsOf(cases)).toHaveLength(6);
  });

  it('are counted for a copy that waits for somebody, until it is taken', async () => {
    const store = await opened();
    const cases = casesIn(store, { space: 3_000 });
    const offers = createOffers(store, () => Date.now());
    const [kept, sections] = told(alice, 'one', 'x'.repeat(1_000));
    await cases.add(kept, sections, cases.begin(alice));
    const offer = () =>
      cases.offering(kept, (given) =>
        offers.add({ kept, sections: given, from: alice, fromName: 'A', to: bob, withTeachingPoints: true }),
      );
    expect([await offer(), await offer()]).toEqual([true, undefined]);
    const [waiting] = await offers.waitingFor(bob);
    if (waiting === undefined) throw new Error('nothing is offered');
    expect(await offers.sections(waiting)).toEqual(sections);
    await cases.add(waiting.kept, await offers.sections(waiting), cases.begin(bob));
    await offers.delete(waiting.id);
    const [taken] = await cases.list(bob);
    expect(taken && (await cases.sections(taken))).toEqual(sections);
    expect(await offer()).toBe(true);
  });

  it('go with their case', async () => {
    const store = await opened(30);
    const cases = casesIn(store);
    for (const id of ['1', '2', '3']) await cases.add(...told(alice, id, 'old'), cases.begin(alice));
    const copied = copyOf(told(alice, '1', 'old')[0], { id: '4', userId: bob, at: Date.now() });
    await cases.add(copied, { narrative: text('copied') }, cases.begin(bob));
    await cases.delete(alice, '1');
    await cases.forget(alice);
    expect(await everyText(store)).toEqual([text('copied')]);
    await store.sweep(Date.now() + days(31));
    expect(await everyText(store)).toEqual([]);
  });
});
