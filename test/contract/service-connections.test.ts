import { once } from 'node:events';
import https from 'node:https';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { Secret } from '../../src/lib/secret.ts';
import { selfSigned } from './service-certificate.ts';
import {
  bearer,
  caseId,
  closeAfterEach,
  failureOf,
  listen,
  opened,
  serverWith,
  serviceAt,
  submitTo,
} from './service-servers.ts';

closeAfterEach();

describe('a connection that was never established', () => {
  it('to a closed port is a call not accepted', async () => {
    const server = net.createServer();
    const port = await listen(server);
    server.close();
    await once(server, 'close');
    for (const host of ['127.0.0.1', 'localhost']) {
      const failure = await failureOf(submitTo(serviceAt(`http://${host}:${port}`)));
      expect(failure).toEqual({ kind: 'not_taken', reason: 'unreachable' });
    }
  });

  it('to a name that does not exist is a call not accepted', async () => {
    const failure = await failureOf(submitTo(serviceAt('https://rounds.invalid')));
    expect(failure).toEqual({ kind: 'not_taken', reason: 'unreachable' });
  });

  it('because the other side has no TLS is a call not accepted', async () => {
    const plain = await serverWith((_request, response) => response.end());
    const failure = await failureOf(submitTo(serviceAt(plain.replace('http:', 'https:'))));
    expect(failure).toEqual({ kind: 'not_taken', reason: 'unreachable' });
  });

  it('because the handshake hangs is a call not accepted', async () => {
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

  it('because of an untrusted certificate is for the operator to fix, and no request gets through', async () => {
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
