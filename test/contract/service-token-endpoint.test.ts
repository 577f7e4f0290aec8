import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { ServiceFailure } from '../../src/lib/failure.ts';
import { Secret } from '../../src/lib/secret.ts';
import { keptLog } from '../support/stores.ts';
import { closeAfterEach, failureOf, serverWith, serviceAt } from './service-servers.ts';

closeAfterEach();

const refused = (quote: string): ServiceFailure => ({ kind: 'not_taken', reason: 'account_refused', quote });

describe('the token endpoint', () => {
  it.each<[number, string, ServiceFailure]>([
    [400, '{"error":"invalid_grant"}', { kind: 'invalid_grant' }],
    [401, '{"error":"invalid_grant"}', { kind: 'invalid_grant' }],
    [403, '{"error":"invalid_grant"}', { kind: 'invalid_grant' }],
    [500, '{"error":"invalid_grant"}', { kind: 'in_doubt', reason: 'server_error' }],
    [401, '{"error":"invalid_client"}', { kind: 'misconfigured', reason: 'credentials' }],
    [400, '{"error":"unauthorized_client"}', { kind: 'misconfigured', reason: 'credentials' }],
    [400, '{"error":"unsupported_grant_type"}', { kind: 'misconfigured', reason: 'credentials' }],
    [403, '{"detail":"Account locked: too many attempts"}', refused('Account locked: too many attempts')],
    [400, '{"error":"mfa_required","error_description":"Enter a code."}', refused('Enter a code.')],
    [400, '{"error":"invalid_scope"}', refused('invalid_scope')],
    [401, '{"detail":"No active account found"}', refused('No active account found')],
    [403, '{"error":"access_denied"}', refused('access_denied')],
    [400, '{}', { kind: 'not_taken', reason: 'account_refused' }],
    [404, '{"detail":"Not found."}', { kind: 'misconfigured', reason: 'address' }],
    [401, '<html>', { kind: 'not_taken', reason: 'unreachable' }],
    [429, '{}', { kind: 'not_taken', reason: 'rate_limited' }],
    [503, '<html>', { kind: 'not_taken', reason: 'unavailable' }],
    [200, '{"access_token":""}', { kind: 'in_doubt', reason: 'unreadable' }],
    [200, '{"access_token":"a\\r\\nb"}', { kind: 'in_doubt', reason: 'unreadable' }],
    [200, 'ok', { kind: 'in_doubt', reason: 'unreadable' }],
  ])('%i with %s', async (status, body, failure) => {
    const url = await serverWith((_request, response) => response.writeHead(status).end(body));
    expect(await failureOf(serviceAt(url).auth.refresh(new Secret('r')))).toEqual(failure);
  });

  it.each<[number, string, ServiceFailure | undefined]>([
    [400, '{"error":"invalid_grant"}', undefined],
    [401, '{"detail":"No active account found"}', undefined],
    [401, '{"error":"invalid_client"}', { kind: 'misconfigured', reason: 'credentials' }],
    [400, '{}', { kind: 'not_taken', reason: 'account_refused' }],
    [503, '{}', { kind: 'not_taken', reason: 'unavailable' }],
    [200, '{"access_token":"t"}', { kind: 'in_doubt', reason: 'unreadable' }],
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

  it('is remembered to have refused the application until it accepts it, which the log tells once a minute', async () => {
    let body = '{"error":"invalid_client"}';
    const url = await serverWith((_request, response) => response.writeHead(401).end(body));
    const { log, text: logged } = keptLog();
    const { auth } = serviceAt(url, { log });
    for (const password of ['a', 'b']) {
      await failureOf(auth.signIn({ username: 'alice', password: new Secret(password) }));
      expect(auth.refusesClient()).toBe(true);
    }
    expect(logged().match(/SERVICE_CLIENT_SECRET/g)).toHaveLength(1);
    body = '{"error":"invalid_grant"}';
    await failureOf(auth.refresh(new Secret('r')));
    expect(auth.refusesClient()).toBe(false);
  });

  it.each([
    ['"expires_in":"60"', 60],
    ['"expires_in":0', undefined],
    ['"expires_in":"soon"', undefined],
    ['"expires_in":null,"refresh_token":null', undefined],
  ])('reads %s as a lifetime of %s', async (fields, lifetime) => {
    const url = await serverWith((_request, response) => response.end(`{"access_token":"t",${fields}}`));
    const tokens = await serviceAt(url).auth.refresh(new Secret('r'));
    expect(tokens.lifetime).toBe(lifetime);
    expect(tokens.refreshToken).toBeUndefined();
  });
});
