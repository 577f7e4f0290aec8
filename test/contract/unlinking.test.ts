/** What a person leaves behind goes when they unlink, in whichever feature it is kept; nobody else's does. */
import { expect, onTestFinished, test } from 'vitest';
import { createCompose } from '../../src/features/compose/compose.ts';
import { createBus } from '../../src/features/bus.ts';
import { createChoices } from '../../src/features/conversation/choices.ts';
import { createLog } from '../../src/lib/log.ts';
import { openBotStore } from '../../src/app/store.ts';
import { draft, storeFolder } from '../support/stores.ts';
import { alice, bob, callerOf, keepsNothing } from '../unit/compose-support.ts';

const openedStore = async () => {
  const { url } = await storeFolder();
  const store = await openBotStore({ url, keys: undefined, log: createLog({ level: 'silent' }) });
  onTestFinished(() => store.close());
  return store;
};

test('drafts of cases are deleted', async () => {
  const store = await openedStore();
  const bus = createBus();
  const none = () => {
    throw new Error('nothing is composed here');
  };
  const log = createLog({ level: 'silent' });
  createCompose({
    cases: keepsNothing,
    bus,
    store,
    service: { as: none },
    models: ['model-a'],
    now: () => 0,
    log,
  });
  await store.drafts.set('one', { ...draft('Ana has had pain.'), userId: alice });
  await store.drafts.set('other', { ...draft('Ben coughs.'), userId: bob });
  await bus.tell('unlinked', alice);
  expect(await store.drafts.get('one')).toBeUndefined();
  expect(await store.drafts.get('other')).toMatchObject({ narrative: 'Ben coughs.' });
});

test('starts that are waiting for a decision are deleted', () => {
  const choices = createChoices();
  const order = { kind: 'patient', id: '7', who: 'everyone', hears: 'everything', private: false } as const;
  choices.putBack(callerOf(alice), 'one', order);
  choices.putBack(callerOf(bob), 'other', order);
  choices.forget(alice);
  expect(choices.find(callerOf(alice), 'one')).toBeUndefined();
  expect(choices.find(callerOf(bob), 'other')).toMatchObject(order);
});
