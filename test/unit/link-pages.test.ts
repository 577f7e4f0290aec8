import { expect, test } from 'vitest';
import { Linking } from '../../src/features/account/linking.ts';
import { LinkPages } from '../../src/features/account/link-pages.ts';
import { waitingIn } from '../../src/features/account/waiting.ts';
import { Secret } from '../../src/lib/secret.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { alice, linkingRig, student } from '../support/linking.ts';

test('a sign-in whose count cannot be taken back still shows its number, and one that fails its failure', async () => {
  const { store, service, sandbox } = await linkingRig();
  const now = (): number => Date.now();
  const pages = new LinkPages({
    linking: new Linking(store.pending.links, store.withLock),
    waiting: waitingIn(store.pending.signIns, now),
    limits: {
      reserveFailure: () =>
        Promise.resolve({ release: () => Promise.reject(new StoreError('broken', 'the disk is full')) }),
      countLink: () => Promise.resolve(undefined),
    },
    auth: service.auth,
    now,
  });
  const outcomeOf = async () => {
    const opened = await pages.open(alice, 'alice');
    if (opened.kind !== 'opened') throw new Error('there is no page');
    return pages.signIn({
      secret: opened.secret,
      username: student.username,
      password: new Secret(student.password),
      address: '127.0.0.1',
      signal: new AbortController().signal,
    });
  };
  expect(await outcomeOf()).toMatchObject({ kind: 'number' });
  sandbox.faults.next('/o/token/', { kind: 'status', status: 503 });
  expect(await outcomeOf()).toMatchObject({ kind: 'failed', failure: { kind: 'not_taken' } });
});
