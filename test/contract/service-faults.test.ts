import { startSandbox, type Sandbox } from 'service-sandbox';
import type { Fault } from 'service-sandbox/faults';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceFailure } from '../../src/lib/failure.ts';
import { Secret } from '../../src/lib/secret.ts';
import { patients } from '../support/patients.ts';
import { createService } from '../../src/service/client.ts';
import { caseId, closeAfterEach, failureOf, log, model, opened, serviceAt } from './service-servers.ts';

closeAfterEach();

describe('against the sandbox', () => {
  let sandbox: Sandbox;
  let token: Secret;

  beforeEach(async () => {
    sandbox = await startSandbox({ answering: patients });
    opened.push(sandbox);
    const { clientId, clientSecret, authUrl, baseUrl } = sandbox;
    const service = createService({
      authUrl,
      baseUrl,
      clientId,
      clientSecret: new Secret(clientSecret),
      timeout: 60_000,
      allowHttp: false,
      log,
    });
    opened.push(service);
    const tokens = await service.auth.signIn({ username: 'teacher', password: new Secret('demo-teacher') });
    token = tokens.accessToken;
  });

  const submit = async (options: { timeout?: number; signal?: AbortSignal } = {}): Promise<unknown> => {
    const service = serviceAt(sandbox.baseUrl, { ...options, authUrl: sandbox.authUrl });
    const signal = options.signal === undefined ? {} : { signal: options.signal };
    return service.chat.submit({ bearer: token, caseId, message: 'Where?', model, ...signal });
  };

  const submissions = () => sandbox.calls().filter(({ path }) => path.includes('chat/submit'));

  it.each<[Fault, ServiceFailure]>([
    [
      { kind: 'status', status: 401 },
      { kind: 'not_taken', reason: 'account_refused' },
    ],
    [
      { kind: 'status', status: 429, headers: { 'retry-after': '7' } },
      { kind: 'not_taken', reason: 'rate_limited', retryAfter: 7_000 },
    ],
    [
      { kind: 'status', status: 503 },
      { kind: 'not_taken', reason: 'unavailable' },
    ],
    [
      { kind: 'status', status: 500, taken: true },
      { kind: 'in_doubt', reason: 'server_error' },
    ],
    [
      { kind: 'status', status: 502 },
      { kind: 'in_doubt', reason: 'server_error' },
    ],
    [
      { kind: 'status', status: 504 },
      { kind: 'in_doubt', reason: 'timeout' },
    ],
    [
      { kind: 'status', status: 403, body: '{"detail":"Not for you."}' },
      { kind: 'rejected', status: 403, reason: 'Not for you.' },
    ],
    [{ kind: 'drop-before' }, { kind: 'in_doubt', reason: 'connection_lost' }],
    [{ kind: 'drop-after' }, { kind: 'in_doubt', reason: 'connection_lost' }],
    [{ kind: 'drop-within' }, { kind: 'in_doubt', reason: 'connection_lost' }],
    [{ kind: 'garbage' }, { kind: 'in_doubt', reason: 'unreadable' }],
  ])('sorts %j, and sends the message once', async (fault, failure) => {
    sandbox.faults.next('chat/submit', fault);
    expect(await failureOf(submit())).toEqual(failure);
    expect(submissions()).toHaveLength(1);
  });

  it.each<Fault>([{ kind: 'hold' }, { kind: 'delay', ms: 60_000 }])(
    'gives up a call that takes too long, as one that may have been accepted: %j',
    async (fault) => {
      sandbox.faults.next('chat/submit', fault);
      expect(await failureOf(submit({ timeout: 150 }))).toEqual({ kind: 'in_doubt', reason: 'timeout' });
      expect(submissions()).toMatchObject([{ accepted: true }]);
    },
  );

  it('lets composing take three times as long', async () => {
    const { compose } = serviceAt(sandbox.baseUrl, { timeout: 500 });
    const write = () => compose.narrative({ bearer: token, name: 'Ana', age: '34', gender: 'female', model });
    sandbox.faults.next('case/compose', { kind: 'delay', ms: 700 });
    expect(await write()).toMatchObject({ kind: 'text' });
    for (const fault of [{ kind: 'hold' }, { kind: 'status', status: 504 }] as const) {
      sandbox.faults.next('case/compose', fault);
      expect(await failureOf(write())).toEqual({ kind: 'too_slow' });
    }
  });

  it('lets the caller cancel a call', async () => {
    sandbox.faults.next('chat/submit', { kind: 'hold' });
    const controller = new AbortController();
    const taken = new Promise((resolve) => sandbox.onCall(resolve));
    const failed = failureOf(submit({ signal: controller.signal }));
    await taken;
    controller.abort();
    expect(await failed).toEqual({ kind: 'cancelled' });
  });

  it('sends nothing for a call that was cancelled before', async () => {
    expect(await failureOf(submit({ signal: AbortSignal.abort() }))).toEqual({ kind: 'cancelled' });
    expect(submissions()).toHaveLength(0);
  });

  it('waits for a held answer and gets it', async () => {
    sandbox.faults.next('chat/submit', { kind: 'hold' });
    sandbox.onCall(() => setImmediate(sandbox.faults.release));
    expect(await submit()).toMatchObject({ chatStatus: 'patient' });
  });

  it('counts a reset by its status, whatever its body', async () => {
    const service = serviceAt(sandbox.baseUrl);
    sandbox.faults.next('chat/reset', { kind: 'garbage' });
    await service.chat.reset({ bearer: token, caseId });
    sandbox.faults.next('chat/reset', { kind: 'status', status: 204, taken: true });
    await service.chat.reset({ bearer: token, caseId });
    expect(sandbox.calls().filter(({ path, accepted }) => path.includes('reset') && accepted)).toHaveLength(
      2,
    );
  });

  it('refuses an expired access token until it is refreshed', async () => {
    sandbox.expireTokens('teacher');
    expect(await failureOf(submit())).toEqual({ kind: 'not_taken', reason: 'account_refused' });
  });
});
