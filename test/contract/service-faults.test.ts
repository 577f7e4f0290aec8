import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServiceError, type ServiceFailure } from '../../src/lib/failure.ts';
import { serviceId } from '../../src/lib/ids.ts';
import { createLog } from '../../src/lib/log.ts';
import { Secret } from '../../src/lib/secret.ts';
import type { Fault } from '../../src/sandbox/faults.ts';
import { startSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { createService, type Service } from '../../src/service/client.ts';
import { selfSigned } from './service-certificate.ts';

const log = createLog({ level: 'silent' });
const bearer = new Secret('token-nobody-may-see');
const caseId = serviceId('101');
const model = 'gpt-4';

const opened: { close: () => unknown }[] = [];

afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

const serviceAt = (baseUrl: string, options: { timeout?: number; authUrl?: string } = {}): Service => {
  const service = createService({
    authUrl: options.authUrl ?? baseUrl,
    baseUrl,
    clientId: 'id',
    clientSecret: new Secret('secret-nobody-may-see'),
    timeout: options.timeout ?? 3_000,
    allowHttp: false,
    log,
  });
  opened.push(service);
  return service;
};

const listen = async (server: net.Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
};

/** A server with these answers, whatever it is asked. */
const serverWith = async (handler: http.RequestListener): Promise<string> => {
  const server = http.createServer(handler);
  opened.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return `http://127.0.0.1:${await listen(server)}`;
};

const failureOf = async (call: Promise<unknown>): Promise<ServiceFailure> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ServiceError)) throw new Error('expected a ServiceError', { cause: error });
  // Whatever is thrown may end in a log.
  expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('nobody-may-see');
  return error.failure;
};

const submitTo = async (service: Service): Promise<unknown> =>
  service.chat.submit({ bearer, caseId, message: 'Where does it hurt?', model });

const failureAt = async (handler: http.RequestListener): Promise<ServiceFailure> =>
  failureOf(submitTo(serviceAt(await serverWith(handler))));

describe('against the sandbox', () => {
  let sandbox: Sandbox;
  let token: Secret;

  beforeEach(async () => {
    sandbox = await startSandbox({ log });
    opened.push(sandbox);
    const { clientId, clientSecret, authUrl, baseUrl } = sandbox;
    const service = createService({
      authUrl,
      baseUrl,
      clientId,
      clientSecret: new Secret(clientSecret),
      timeout: 3_000,
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
    [{ kind: 'status', status: 401 }, { kind: 'unauthorized' }],
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
      { kind: 'in_doubt', reason: 'server_error' },
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
    'gives up a call that takes too long, as one that may have been taken: %j',
    async (fault) => {
      sandbox.faults.next('chat/submit', fault);
      expect(await failureOf(submit({ timeout: 150 }))).toEqual({ kind: 'in_doubt', reason: 'timeout' });
      expect(submissions()).toMatchObject([{ accepted: true }]);
    },
  );

  it('lets the caller give a call up', async () => {
    sandbox.faults.next('chat/submit', { kind: 'hold' });
    const controller = new AbortController();
    const taken = new Promise((resolve) => sandbox.onCall(resolve));
    const failed = failureOf(submit({ signal: controller.signal }));
    await taken;
    controller.abort();
    expect(await failed).toEqual({ kind: 'cancelled' });
  });

  it('sends nothing for a call that was given up before', async () => {
    expect(await failureOf(submit({ signal: AbortSignal.abort() }))).toEqual({ kind: 'cancelled' });
    expect(submissions()).toHaveLength(0);
  });

  it('waits for a held answer and gets it', async () => {
    sandbox.faults.next('chat/submit', { kind: 'hold' });
    sandbox.onCall(() => setImmediate(sandbox.faults.release));
    expect(await submit()).toMatchObject({ understood: true });
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

  it('refuses a used-up access token until it is refreshed', async () => {
    sandbox.expireTokens('teacher');
    expect(await failureOf(submit())).toEqual({ kind: 'unauthorized' });
  });
});

describe('a connection that never stood', () => {
  it('to a closed port is a call not taken', async () => {
    const server = net.createServer();
    const port = await listen(server);
    server.close();
    await once(server, 'close');
    for (const host of ['127.0.0.1', 'localhost']) {
      const failure = await failureOf(submitTo(serviceAt(`http://${host}:${port}`)));
      expect(failure).toEqual({ kind: 'not_taken', reason: 'unreachable' });
    }
  });

  it('to a name that does not exist is a call not taken', async () => {
    const failure = await failureOf(submitTo(serviceAt('https://rounds.invalid')));
    expect(failure).toEqual({ kind: 'not_taken', reason: 'unreachable' });
  });

  it('for want of TLS on the other side is a call not taken', async () => {
    const plain = await serverWith((_request, response) => response.end());
    const failure = await failureOf(submitTo(serviceAt(plain.replace('http:', 'https:'))));
    expect(failure).toEqual({ kind: 'not_taken', reason: 'unreachable' });
  });

  it('for a handshake that hangs is a call not taken', async () => {
    const sockets: net.Socket[] = [];
    const server = net.createServer((socket) => sockets.push(socket));
    const port = await listen(server);
    opened.push({
      close: () => {
        for (const socket of sockets) socket.destroy();
        server.close();
      },
    });
    const failure = await failureOf(submitTo(serviceAt(`https://127.0.0.1:${port}`, { timeout: 150 })));
    expect(failure).toEqual({ kind: 'not_taken', reason: 'unreachable' });
  });

  it('for a certificate nobody vouches for is the operator’s to mend, and no request gets through', async () => {
    let requests = 0;
    const server = https.createServer(selfSigned(), (_request, response) => {
      requests += 1;
      response.end('{}');
    });
    opened.push({
      close: () => {
        server.closeAllConnections();
        server.close();
      },
    });
    const port = await listen(server);
    const failure = await failureOf(submitTo(serviceAt(`https://localhost:${port}`)));
    expect(failure).toEqual({ kind: 'misconfigured', reason: 'certificate' });
    expect(requests).toBe(0);
  });
});

describe('a redirect', () => {
  it('is not followed: the other host sees neither token nor password', async () => {
    const seen: string[] = [];
    const other = await serverWith((request, response) => {
      seen.push(JSON.stringify(request.headers));
      response.end('{}');
    });
    const redirecting = await serverWith((_request, response) => {
      response.writeHead(307, { location: `${other}/elsewhere/` }).end();
    });
    const service = serviceAt(redirecting);
    const redirected = { kind: 'misconfigured', reason: 'redirect' };
    expect(await failureOf(submitTo(service))).toEqual(redirected);
    expect(await failureOf(service.chat.reset({ bearer, caseId }))).toEqual(redirected);
    expect(await failureOf(service.stream.load({ bearer }))).toEqual(redirected);
    const password = new Secret('password-nobody-may-see');
    expect(await failureOf(service.auth.signIn({ username: 'a', password }))).toEqual(redirected);
    expect(await service.reachable()).toBe(true);
    expect(seen).toEqual([]);
  });
});

describe('where things go', () => {
  it('the password to the one address, the bearer to the other, below their prefixes', async () => {
    const seen: { path: string; bearer: boolean; body: string; type: string | undefined }[] = [];
    const recorder = async (name: string): Promise<string> =>
      serverWith((request, response) => {
        let body = '';
        request.on('data', (chunk: Buffer) => (body += chunk.toString()));
        request.on('end', () => {
          const { authorization, 'content-type': type } = request.headers;
          seen.push({ path: `${name} ${request.url}`, bearer: authorization !== undefined, body, type });
          response.setHeader('content-type', 'application/json');
          response.end('{"access_token":"t","PatientResponse":"Here."}');
        });
      });
    const service = serviceAt(`${await recorder('base')}/prefix/`, {
      authUrl: `${await recorder('auth')}/sso`,
    });
    await service.auth.signIn({ username: 'a b', password: new Secret('p&ä') });
    await submitTo(service);
    await service.reachable();
    expect(seen).toEqual([
      {
        path: 'auth /sso/o/token/',
        bearer: false,
        body: 'grant_type=password&username=a+b&password=p%26%C3%A4&client_id=id&client_secret=secret-nobody-may-see',
        type: 'application/x-www-form-urlencoded',
      },
      {
        path: 'base /prefix/external/v1/case/chat/submit/',
        bearer: true,
        body: '{"case_id":101,"message":"Where does it hurt?","model":"gpt-4"}',
        type: 'application/json',
      },
      { path: 'base /prefix/', bearer: false, body: '', type: undefined },
    ]);
  });

  it('past any proxy of the environment', async () => {
    const before = process.env['http_proxy'];
    process.env['http_proxy'] = 'http://127.0.0.1:9';
    try {
      const url = await serverWith((_request, response) => response.end('{"PatientResponse":"Here."}'));
      expect(await submitTo(serviceAt(url))).toMatchObject({ text: 'Here.' });
    } finally {
      if (before === undefined) delete process.env['http_proxy'];
      else process.env['http_proxy'] = before;
    }
  });

  it.each([
    ['http://service.example', false],
    ['http://service.example', true],
    ['https://service.example/prefix/', false],
    ['http://localhost:1', false],
    ['http://127.9.9.9', false],
    ['http://[::1]:1', false],
    ['http://127.0.0.1.example', false],
    ['ftp://service.example', true],
    ['https://user:pass@service.example', false],
    ['https://service.example/?a=b', false],
    ['nonsense', true],
  ])('only to addresses that can be used: %s (plain http allowed: %s)', (baseUrl, allowHttp) => {
    const usable = [
      'https://service.example/prefix/',
      'http://localhost:1',
      'http://127.9.9.9',
      'http://[::1]:1',
    ];
    const create = (): void =>
      createService({
        authUrl: 'https://service.example',
        baseUrl,
        clientId: 'id',
        clientSecret: new Secret('secret'),
        timeout: 1_000,
        allowHttp,
        log,
      }).close();
    if (usable.includes(baseUrl) || (baseUrl === 'http://service.example' && allowHttp))
      expect(create).not.toThrow();
    else expect(create).toThrow(Error);
  });
});

describe('an answer', () => {
  it('of more than 8 MiB is given up, stated or not, packed or not', async () => {
    const large = Buffer.alloc(9 * 1024 * 1024, 'a');
    const tooLarge = { kind: 'in_doubt', reason: 'unreadable' };
    expect(await failureAt((_request, response) => response.end(large))).toEqual(tooLarge);
    const chunked = await failureAt((_request, response) => {
      response.write(large.subarray(0, 5 * 1024 * 1024));
      response.end(large.subarray(0, 5 * 1024 * 1024));
    });
    expect(chunked).toEqual(tooLarge);
    const packed = gzipSync(large);
    const unpacked = await failureAt((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    });
    expect(unpacked).toEqual(tooLarge);
  });

  it('that states a size it does not have, in time, is a lost connection', async () => {
    const failure = await failureAt((_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"PatientResponse":', () => response.destroy());
    });
    expect(failure).toEqual({ kind: 'in_doubt', reason: 'connection_lost' });
  });

  it('that trickles past the time-out may have been taken', async () => {
    const url = await serverWith((_request, response) => response.writeHead(200).write('{'));
    const failure = await failureOf(submitTo(serviceAt(url, { timeout: 150 })));
    expect(failure).toEqual({ kind: 'in_doubt', reason: 'timeout' });
  });

  it('packed badly, or not HTTP at all, cannot be read', async () => {
    const unreadable = { kind: 'in_doubt', reason: 'unreadable' };
    const badly = await failureAt((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip');
    });
    expect(badly).toEqual(unreadable);
    const server = net.createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.once('data', () => socket.end('SSH-2.0-nothing for you\r\n'));
    });
    const port = await listen(server);
    opened.push({ close: () => server.close() });
    expect(await failureOf(submitTo(serviceAt(`http://127.0.0.1:${port}`)))).toEqual(unreadable);
  });

  it.each([
    ['an empty body', 'application/json', ''],
    ['a web page', 'text/html', '<!doctype html><p>Sign in</p>'],
    ['broken JSON', 'application/json', '{"PatientResponse": "I'],
  ])('that is %s is in doubt for a patient and a topic', async (_what, type, body) => {
    const url = await serverWith((_request, response) => {
      response.writeHead(200, { 'content-type': type }).end(body);
    });
    const service = serviceAt(url);
    const unreadable = { kind: 'in_doubt', reason: 'unreadable' };
    expect(await failureOf(submitTo(service))).toEqual(unreadable);
    expect(await failureOf(service.engage.init({ bearer, topicId: serviceId('1') }))).toEqual(unreadable);
    expect(await failureOf(service.engage.converse({ bearer, engageId: '1', text: 'Hi' }))).toEqual(
      unreadable,
    );
  });

  it('with a refusal whose body breaks off still counts by its status', async () => {
    const failure = await failureAt((_request, response) => {
      response.writeHead(404, { 'content-length': 100 });
      response.write('{', () => response.destroy());
    });
    expect(failure).toEqual({ kind: 'rejected', status: 404 });
  });
});

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
  ])('takes %s for a lifetime of %s', async (fields, lifetime) => {
    const url = await serverWith((_request, response) => response.end(`{"access_token":"t",${fields}}`));
    const tokens = await serviceAt(url).auth.refresh(new Secret('r'));
    expect(tokens.lifetime).toBe(lifetime);
    expect(tokens).not.toHaveProperty('refreshToken');
  });
});

describe('kept connections', () => {
  it('that the server drops between two calls hurt no call', async () => {
    const url = await serverWith((request, response) => {
      const { socket } = request;
      response.setHeader('connection', 'keep-alive');
      response.end('{"PatientResponse":"Here."}', () => setImmediate(() => socket.resetAndDestroy()));
    });
    const service = serviceAt(url);
    for (let call = 0; call < 10; call += 1) expect(await submitTo(service)).toMatchObject({ text: 'Here.' });
  });

  it('that break after the call was taken never make it go out twice', async () => {
    let taken = 0;
    const url = await serverWith((request, response) => {
      request.resume();
      request.on('end', () => {
        taken += 1;
        if (taken === 2) request.socket.resetAndDestroy();
        else response.end('{"PatientResponse":"Here."}');
      });
    });
    const service = serviceAt(url);
    await submitTo(service);
    expect(await failureOf(submitTo(service))).toEqual({ kind: 'in_doubt', reason: 'connection_lost' });
    expect(taken).toBe(2);
  });
});
