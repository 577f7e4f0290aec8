import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { ServiceFailure } from '../../src/lib/failure.ts';
import { Secret } from '../../src/lib/secret.ts';
import { keptLog } from '../support/stores.ts';
import { calls, closeAfterEach, failureAt, replying, serverWith, serviceAt } from './service-servers.ts';
import { failureOf } from '../support/failures.ts';

closeAfterEach();

type NotTaken = Extract<ServiceFailure, { kind: 'not_taken' }>['reason'];
const notTaken = (reason: NotTaken): ServiceFailure => ({ kind: 'not_taken', reason });
const inDoubt = (reason: 'server_error' | 'timeout' | 'unreadable'): ServiceFailure => ({
  kind: 'in_doubt',
  reason,
});
const refused = (status: number, reason?: string): ServiceFailure => ({
  kind: 'rejected',
  status,
  ...(reason === undefined ? {} : { reason }),
});
const accountRefused = notTaken('account_refused');
/** By something else than the service. */
const answered = (status: number) => ({ ...notTaken('unreachable'), status });
const misplaced = { kind: 'misconfigured', reason: 'address' } as const;
const credentials = { kind: 'misconfigured', reason: 'credentials' } as const;
const quoted = (quote: string): ServiceFailure => ({ kind: 'not_taken', reason: 'account_refused', quote });

/** Of a composed text, which comes nowhere else. */
const ofText = (failure: ServiceFailure): ServiceFailure => {
  if (failure.kind !== 'in_doubt') return failure;
  return failure.reason === 'timeout' ? { kind: 'too_slow' } : { ...failure, lost: true };
};

const json = 'application/json';

describe('a status means for each call with a bearer', () => {
  it.each<[number, string, string, ServiceFailure]>([
    [401, '', '', accountRefused],
    [403, '', '', accountRefused],
    [403, '', '{"detail":"Not for you."}', refused(403, 'Not for you.')],
    [404, '', '{"detail":"No such case."}', refused(404, 'No such case.')],
    [400, '', '{}', refused(400)],
    [422, 'text/plain', 'Too long.', refused(422, 'Too long.')],
    // As Django labels it.
    [400, 'text/html', 'Too long.', refused(400, 'Too long.')],
    [400, '', '{"error":{"code":"context_length_exceeded"}}', { kind: 'too_long' }],
    [413, '', '{"detail":"prompt is too long: 210000 tokens > 200000 maximum"}', { kind: 'too_long' }],
    [500, '', '{"error":{"message":"maximum context length is 8192 tokens"}}', { kind: 'too_long' }],
    // A proxy's or a firewall's.
    [400, 'text/html', '<html><h1>400 Bad Request</h1>', answered(400)],
    [406, '', '<!DOCTYPE html><title>Blocked</title>', answered(406)],
    [400, json, '<html>Blocked', answered(400)],
    [400, 'application/xml', '<Error><Code>NoSuchKey</Code></Error>', answered(400)],
    [400, 'text/plain', 'no '.repeat(100), answered(400)],
    [408, '', '', answered(408)],
    [425, '', '', answered(425)],
    [400, json, '', answered(400)],
    [404, 'text/plain', 'Case 4711 does not exist.', refused(404, 'Case 4711 does not exist.')],
    [404, 'text/plain', '404 page not found', misplaced],
    [404, 'text/html', '<h1>Not Found</h1>', misplaced],
    [404, '', '', misplaced],
    [429, '', '{}', notTaken('rate_limited')],
    [503, '', '', notTaken('unavailable')],
    [500, '', '', inDoubt('server_error')],
    [502, 'text/html', '<html>', inDoubt('server_error')],
    [504, '', '', inDoubt('timeout')],
  ])('%i %s %s', async (status, type, body, failure) => {
    const service = serviceAt(await serverWith(replying(status, body, { 'content-type': type })));
    const { refresh: _refresh, signIn: _signIn, ...others } = calls;
    for (const [name, call] of Object.entries(others)) {
      const isComposed = ['narrative', 'vitalSigns', 'exam'].includes(name);
      expect(await failureOf(call(service))).toEqual(isComposed ? ofText(failure) : failure);
    }
  });

  it('with the time to come back', async () => {
    for (const status of [425, 429])
      expect(await failureAt(replying(status, '', { 'retry-after': '7' }))).toMatchObject({
        kind: 'not_taken',
        retryAfter: 7_000,
      });
  });

  it('although its body is cut off', async () => {
    const failure = await failureAt((_request, response) => {
      response.writeHead(422, { 'content-length': 100 });
      response.write('{', () => response.destroy());
    });
    expect(failure).toEqual(answered(422));
  });
});

describe('the token endpoint', () => {
  it.each<[number, string, ServiceFailure]>([
    [400, '{"error":"invalid_grant"}', { kind: 'invalid_grant' }],
    [403, '{"error":"invalid_grant"}', { kind: 'invalid_grant' }],
    [500, '{"error":"invalid_grant"}', inDoubt('server_error')],
    [401, '{"error":"invalid_client"}', credentials],
    // A service that renews no token signs people in all the same.
    [400, '{"error":"unauthorized_client"}', { kind: 'invalid_grant' }],
    [400, '{"error":"unsupported_grant_type"}', { kind: 'invalid_grant' }],
    [403, '{"detail":"Account locked: too many attempts"}', quoted('Account locked: too many attempts')],
    [400, '{"error":"mfa_required","error_description":"Enter a code."}', quoted('Enter a code.')],
    [400, '{"error":"invalid_scope"}', quoted('invalid_scope')],
    [401, '{"detail":"No active account found"}', quoted('No active account found')],
    [403, '{"error":"access_denied"}', quoted('access_denied')],
    [400, '{}', accountRefused],
    [404, '{"detail":"Not found."}', misplaced],
    [401, '<html>', answered(401)],
    [429, '{}', notTaken('rate_limited')],
    [503, '<html>', notTaken('unavailable')],
    [200, '{"access_token":""}', inDoubt('unreadable')],
    [200, '{"access_token":"a\\r\\nb"}', inDoubt('unreadable')],
    [200, 'ok', inDoubt('unreadable')],
  ])('%i with %s', async (status, body, failure) => {
    expect(await failureOf(calls.refresh(serviceAt(await serverWith(replying(status, body)))))).toEqual(
      failure,
    );
  });

  it.each([
    ['Account disabled', true],
    ['User account is locked', true],
    ['inactive user', true],
    ['AADSTS50055: The password is expired.', true],
    ['The account is locked: too often with an incorrect user ID or password.', true],
    ['Invalid credentials given.', false],
    ['Wrong password. Your account will be locked after 3 more tries.', false],
    ['Invalid user name or password, or the account is disabled.', false],
    [undefined, false],
  ])('says at a sign-in that the account is refused only where it surely is: %s', async (description, is) => {
    const body = JSON.stringify({ error: 'invalid_grant', error_description: description });
    const service = serviceAt(await serverWith(replying(400, body)));
    expect(await failureOf(calls.signIn(service))).toEqual(
      is ? quoted(description ?? '') : { kind: 'invalid_grant' },
    );
    // A refresh token that is not valid any more is one in whatever words.
    expect(await failureOf(calls.refresh(service))).toEqual({ kind: 'invalid_grant' });
  });

  it.each<[number, string, ServiceFailure | undefined]>([
    [400, '{"error":"invalid_grant"}', undefined],
    [401, '{"detail":"No active account found"}', undefined],
    [401, '{"error":"invalid_client"}', credentials],
    [400, '{}', accountRefused],
    [503, '{}', notTaken('unavailable')],
    [200, '{"access_token":"t"}', inDoubt('unreadable')],
  ])('tells by %i with %s whether it accepts the application', async (status, body, failure) => {
    const names = new Set<string>();
    const url = await serverWith((request, response) => {
      void text(request).then((form) => {
        names.add(new URLSearchParams(form).get('username') ?? '');
        response.writeHead(status).end(body);
      });
    });
    const { auth } = serviceAt(url);
    expect([await auth.checkClient(), await auth.checkClient()]).toEqual([failure, failure]);
    expect(names.size).toBe(2);
  });

  it('is known to refuse the password grant, which no other secret mends', async () => {
    const url = await serverWith(replying(400, '{"error":"unauthorized_client"}'));
    const { auth } = serviceAt(url);
    expect(await auth.checkClient()).toEqual(credentials);
    expect(auth.lacksGrant()).toBe(true);
  });

  it('is remembered to have refused the application until it accepts it, which the log tells once a minute', async () => {
    let body = '{"error":"invalid_client"}';
    const url = await serverWith((_request, response) => response.writeHead(401).end(body));
    const { log, text: logged } = keptLog();
    const { auth } = serviceAt(url, { log });
    for (const password of ['a', 'b']) {
      await failureOf(auth.signIn({ username: 'alice', password: new Secret(password) }));
      expect(auth.refusesClient()).toBe(true);
    }
    expect(logged().match(/refuses this application/g)).toHaveLength(1);
    body = '{"error":"invalid_grant"}';
    await failureOf(auth.refresh(new Secret('r')));
    expect(auth.refusesClient()).toBe(false);
    expect(logged().match(/could not be renewed/g)).toHaveLength(1);
  });

  it.each([
    ['"expires_in":"60"', 60],
    ['"expires_in":0', undefined],
    ['"expires_in":"soon"', undefined],
    ['"expires_in":null,"refresh_token":null', undefined],
  ])('gives %s as a lifetime of %s', async (fields, lifetime) => {
    const url = await serverWith(replying(200, `{"access_token":"t",${fields}}`));
    expect(await calls.refresh(serviceAt(url))).toMatchObject({ lifetime, refreshToken: undefined });
  });
});
