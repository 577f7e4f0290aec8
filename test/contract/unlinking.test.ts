/** What a person leaves behind goes when they unlink, in whichever feature it is kept; nobody else's does. */
import { expect, test } from 'vitest';
import { createChoices } from '../../src/features/conversation/choices.ts';
import { alice, bob, callerOf } from '../unit/compose-support.ts';

test('starts that are waiting for a decision are deleted', () => {
  const choices = createChoices();
  const order = { kind: 'patient', id: '7', who: 'everyone', hears: 'everything', private: false } as const;
  choices.putBack(callerOf(alice), 'one', order);
  choices.putBack(callerOf(bob), 'other', order);
  choices.forget(alice);
  expect(choices.find(callerOf(alice), 'one')).toBeUndefined();
  expect(choices.find(callerOf(bob), 'other')).toMatchObject(order);
});
