import { describe, expect, it } from 'vitest';
import type { ServiceFailure } from '../../src/lib/failure.ts';
import { Secret } from '../../src/lib/secret.ts';
import { closeAfterEach, failureOf, serverWith, serviceAt } from './service-servers.ts';

closeAfterEach();

describe('the token endpoint', () => {
  it.each<[number, string, ServiceFailure]>([
    [400, '{"error":"invalid_grant"}', { kind: 'invalid_grant' }],
    [401, '{"error":"invalid_grant"}', { kind: 'invalid_grant' }],
    [403, '{"error":"invalid_grant"}', { kind: 'rejected', status: 403, reason: 'invalid_grant' }],
    [500, '{"error":"invalid_grant"}', { kind: 'in_doubt', reason: 'server_error' }],
    [401, '{"error":"invalid_client"}', { kind: 'misconfigured', reason: 'credentials' }],
    [400, '{"error":"unauthorized_client"}', { kind: 'misconfigured', reason: 'credentials' }],
    [400, '{"error":"unsupported_grant_type"}', { kind: 'misconfigured', reason: 'credentials' }],
    [400, '{"error":"invalid_scope"}', { kind: 'misconfigured', reason: 'credentials' }],
    [401, 'nothing said', { kind: 'rejected', status: 401, reason: 'nothing said' }],
    [429, '{}', { kind: 'not_taken', reason: 'rate_limited' }],
    [503, '<html>', { kind: 'not_taken', reason: 'unavailable' }],
    [200, '{"access_token":""}', { kind: 'in_doubt', reason: 'unreadable' }],
    [200, '{"access_token":"a\\r\\nb"}', { kind: 'in_doubt', reason: 'unreadable' }],
    [200, 'ok', { kind: 'in_doubt', reason: 'unreadable' }],
  ])('%i with %s', async (status, body, failure) => {
    const url = await serverWith((_request, response) => response.writeHead(status).end(body));
    expect(await failureOf(serviceAt(url).auth.refresh(new Secret('r')))).toEqual(failure);
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
