import { describe, expect, it } from 'vitest';
import { serviceId } from '../../src/lib/ids.ts';
import { createSessions } from '../../src/service/session.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { linkingRig, type LinkingRig } from '../support/linking.ts';
import { alice, post } from '../support/linkers.ts';
import { failureOf } from '../support/failures.ts';

const linked = async (...options: Parameters<typeof linkingRig>): Promise<LinkingRig> => {
  const rig = await linkingRig(...options);
  await rig.link();
  return rig;
};

const load = ({ account, service }: LinkingRig) =>
  createSessions(service, account.credentials).stream({ userId: alice });

const tokenCalls = ({ sandbox }: LinkingRig) =>
  sandbox.calls().filter(({ body }) => body['grant_type'] === 'refresh_token');

/** Settles when the sandbox has decided about the next refresh; its answer may still be on its way. */
const nextRefresh = ({ sandbox }: LinkingRig): Promise<void> =>
  new Promise((resolve) => {
    sandbox.onCall(({ body }) => {
      if (body['grant_type'] === 'refresh_token') resolve();
    });
  });

const sleepPast = (rig: LinkingRig, seconds: number): void => rig.pass(seconds * 1_000);

it('ten calls that need a refresh at once cause only one', async () => {
  const rig = await linked();
  rig.sandbox.expireTokens();
  await Promise.all(Array.from({ length: 10 }, () => load(rig)));
  expect(tokenCalls(rig)).toHaveLength(1);
});

it.each([
  ['a minute before the end', 3_600, 3_600 - 61],
  ['at half a short lifetime', 60, 29],
])('a token is refreshed %s, and not before', async (_when, tokenLifetime, lasts) => {
  const rig = await linked({ tokenLifetime });
  sleepPast(rig, lasts - 1);
  await load(rig);
  expect(tokenCalls(rig)).toHaveLength(0);
  sleepPast(rig, 3);
  await Promise.all([load(rig), load(rig), load(rig)]);
  expect(tokenCalls(rig)).toHaveLength(1);
  expect(rig.sandbox.calls().filter(({ status }) => status === 401)).toHaveLength(0);
});

it('a token is refreshed once nobody can say when it expires, because the clock was set back', async () => {
  const rig = await linked();
  rig.setClock(-2 * 60 * 60_000);
  await load(rig);
  await load(rig);
  expect(tokenCalls(rig)).toHaveLength(1);
});

it('a rotated pair is stored, and works after a restart', async () => {
  const rig = await linked();
  for (let time = 0; time < 3; time += 1) {
    rig.sandbox.expireTokens();
    await load(rig);
  }
  expect(await rig.account.stepOf(alice)).toBe('linked');
  expect(tokenCalls(rig).every(({ accepted }) => accepted)).toBe(true);
});

it('an invalid refresh token ends the sign-in and deletes the tokens', async () => {
  const rig = await linked();
  rig.sandbox.expireTokens();
  rig.sandbox.revoke('student1');
  const ended = { kind: 'needs_link', reason: 'sign_in_ended' };
  expect(await failureOf(load(rig))).toEqual(ended);
  expect(await rig.account.stepOf(alice)).toBe('sign_in_ended');
  expect(await rig.store.accounts.get(alice)).toMatchObject({ accessToken: '', status: 'ended' });
  expect(await rig.store.accounts.get(alice)).not.toHaveProperty('refreshToken');

  expect(await failureOf(load(rig))).toEqual(ended);
  expect(tokenCalls(rig)).toHaveLength(1);
  await rig.link();
  await load(rig);
});

it.each([
  // The refresh may have been taken; the call behind it has surely not.
  [
    { kind: 'status', status: 500 },
    { kind: 'not_taken', reason: 'unavailable' },
  ],
  [{ kind: 'drop-before' }, { kind: 'not_taken' }],
  [
    { kind: 'status', status: 404 },
    { kind: 'misconfigured', reason: 'address' },
  ],
  // Only the sign-in has run out, in other words than the standard's.
  [
    { kind: 'status', status: 401, body: '{"detail":"Token is invalid or expired"}' },
    { kind: 'not_taken', reason: 'renewal_fails' },
  ],
] as const)('a refresh that fails with %j fails the call and is not remembered', async (fault, failure) => {
  const rig = await linked();
  rig.sandbox.expireTokens();
  rig.sandbox.faults.next('/o/token/', fault);
  expect(await failureOf(load(rig))).toMatchObject(failure);
  await load(rig);
  expect(await rig.account.stepOf(alice)).toBe('linked');
});

it('a 401 on a fresh token says that the service refuses this account', async () => {
  const rig = await linked();
  rig.sandbox.faults.always('/data/stream/load/', { kind: 'status', status: 401 });
  expect(await failureOf(load(rig))).toEqual({ kind: 'not_taken', reason: 'account_refused' });
  expect(tokenCalls(rig)).toHaveLength(1);
});

const chatOf = ({ account, service }: LinkingRig) =>
  createSessions(service, account.credentials).chat({ userId: alice });

/** As services answer for a token that they have forgotten, if they check for a session first. */
const forgotten = { kind: 'status', status: 403 } as const;

describe('a 403', () => {
  const path = '/case/chat/submit/';
  const ask = (rig: LinkingRig) =>
    chatOf(rig).submit({ caseId: serviceId('101'), message: 'Hello?', model: 'gpt-4' });

  it('is repeated once with a new token, as a 401 is', async () => {
    const rig = await linked();
    rig.sandbox.faults.next(path, forgotten);
    await ask(rig);
    expect(tokenCalls(rig)).toHaveLength(1);
  });

  it('that a new token gets as well is a refusal in the service’s words', async () => {
    const rig = await linked();
    rig.sandbox.faults.always(path, { ...forgotten, body: '{"detail":"Not for you."}' });
    expect(await failureOf(ask(rig))).toEqual({
      kind: 'rejected',
      status: 403,
      reason: 'Not for you.',
    });
    expect(tokenCalls(rig)).toHaveLength(1);
    expect(rig.sandbox.calls().filter((made) => made.path.endsWith(path))).toHaveLength(2);
  });
});

it('a refresh that fails three times in a row says that a new link may help', async () => {
  const rig = await linked();
  const fail = (): void => rig.sandbox.faults.next('/o/token/', { kind: 'status', status: 500 });
  const unavailable = { kind: 'not_taken', reason: 'unavailable' };
  const failing = { kind: 'not_taken', reason: 'renewal_fails' };
  rig.sandbox.expireTokens();
  for (const expected of [unavailable, unavailable, failing, failing]) {
    fail();
    expect(await failureOf(load(rig))).toEqual(expected);
  }
  await load(rig);
  rig.sandbox.expireTokens();
  fail();
  expect(await failureOf(load(rig))).toEqual(unavailable);
  fail();
  expect(await failureOf(load(rig))).toEqual(unavailable);
  await rig.link();
  await load(rig);
  rig.sandbox.expireTokens();
  fail();
  expect(await failureOf(load(rig))).toEqual(unavailable);
});

it('a service that is out of order at every refresh does not have the host sign in again', async () => {
  const rig = await linked();
  rig.sandbox.expireTokens();
  rig.sandbox.faults.always('/o/token/', { kind: 'status', status: 503 });
  for (let time = 0; time < 4; time += 1)
    expect(await failureOf(load(rig))).toEqual({ kind: 'not_taken', reason: 'unavailable' });
});

it('unlinking during a refresh wins', async () => {
  const rig = await linked();
  rig.sandbox.expireTokens();
  rig.sandbox.faults.next('/o/token/', { kind: 'hold' });
  const asked = nextRefresh(rig);
  const failure = failureOf(load(rig));
  await asked;
  await rig.command('unlink');
  rig.sandbox.faults.release();
  expect(await failure).toEqual({ kind: 'needs_link', reason: 'not_linked' });
  expect(await rig.store.accounts.get(alice)).toBeUndefined();
});

it.each(['granted', 'refused'])('relinking during a refresh that is %s wins', async (how) => {
  const rig = await linked();
  rig.sandbox.expireTokens();
  if (how === 'refused') rig.sandbox.revoke('student1');
  rig.sandbox.faults.next('/o/token/', { kind: 'hold' });
  const asked = nextRefresh(rig);
  const call = load(rig);
  await asked;
  await rig.link(undefined, { username: 'teacher', password: 'demo-teacher' });
  rig.sandbox.faults.release();
  await call;
  const last = rig.sandbox.calls().findLast(({ path }) => path.endsWith('/load/'));
  expect(last).toMatchObject({ accepted: true, user: 'teacher' });
  expect(await rig.account.accountOf(alice)).toMatchObject({ username: 'teacher', status: 'active' });
});

it.each(['before it was stored', 'after it was stored'])(
  'a pair for which the store fails %s is not lost',
  async (when) => {
    let failing = false;
    const rig = await linkingRig({
      wrapAccounts: (accounts) => ({
        ...accounts,
        set: async (value) => {
          const fails = failing;
          failing = false;
          if (!fails || when === 'after it was stored') await accounts.set(value);
          if (fails) throw new StoreError('broken', 'the disk is full');
        },
      }),
    });
    await rig.link();
    rig.sandbox.expireTokens();
    failing = true;
    expect(await failureOf(load(rig))).toEqual({ kind: 'not_taken', reason: 'store' });
    await load(rig);
    expect(tokenCalls(rig)).toHaveLength(1);
  },
);

it('an account that cannot be read keeps the call from the service', async () => {
  let failing = false;
  const rig = await linkingRig({
    wrapAccounts: (accounts) => ({
      ...accounts,
      get: (key) =>
        failing ? Promise.reject(new StoreError('broken', 'the disk is gone')) : accounts.get(key),
    }),
  });
  await rig.link();
  const before = rig.sandbox.calls().length;
  failing = true;
  expect(await failureOf(load(rig))).toEqual({ kind: 'not_taken', reason: 'store' });
  expect(rig.sandbox.calls()).toHaveLength(before);
});

it('without a refresh token a 401 ends the sign-in', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  const body = JSON.stringify({ access_token: 'only-this', token_type: 'Bearer' });
  rig.sandbox.faults.next('/o/token/', { kind: 'status', status: 200, body });
  const { number = '' } = await post(url, { username: 'student1', password: 'demo-student1' });
  await rig.enter(number);
  expect(await rig.account.stepOf(alice)).toBe('linked');
  expect(await failureOf(load(rig))).toEqual({ kind: 'needs_link', reason: 'sign_in_ended' });
  expect(tokenCalls(rig)).toHaveLength(0);
});
