import { once } from 'node:events';
import https from 'node:https';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { selfSigned } from './service-certificate.ts';
import {
  calls,
  closeAfterEach,
  failureAt,
  listen,
  opened,
  serverWith,
  serviceAt,
} from './service-servers.ts';
import { failureOf } from '../support/failures.ts';

closeAfterEach();

const submitTo = (url: string, timeout = 60_000) => failureOf(calls.submit(serviceAt(url, { timeout })));

describe('a connection that was never established is a call not accepted', () => {
  const unreachable = { kind: 'not_taken', reason: 'unreachable' };

  it('to a closed port or to a name that does not exist', async () => {
    const server = net.createServer();
    const port = await listen(server);
    server.close();
    await once(server, 'close');
    const urls = [`http://127.0.0.1:${port}`, `http://localhost:${port}`, 'https://rounds.invalid'];
    for (const url of urls) expect(await submitTo(url)).toEqual(unreachable);
    expect(await serviceAt(urls[0] ?? '').reachable()).toBe(false);
  });

  it('because the other side has no TLS, or the handshake hangs', async () => {
    const plain = await serverWith((_request, response) => response.end());
    expect(await submitTo(plain.replace('http:', 'https:'))).toEqual(unreachable);
    const sockets: net.Socket[] = [];
    const server = net.createServer((socket) => sockets.push(socket));
    const port = await listen(server);
    opened.push({
      close: () => {
        for (const socket of sockets) socket.destroy();
        server.close();
      },
    });
    expect(await submitTo(`https://127.0.0.1:${port}`, 150)).toEqual(unreachable);
  });

  it('but for the operator to fix where the certificate is not trusted, and no request gets through', async () => {
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
    const failure = await submitTo(`https://localhost:${await listen(server)}`);
    expect(failure).toEqual({ kind: 'misconfigured', reason: 'certificate' });
    expect(requests).toBe(0);
  });
});

describe('a call that was sent may have been accepted', () => {
  const lost = { kind: 'in_doubt', reason: 'connection_lost' };
  const unreadable = { kind: 'in_doubt', reason: 'unreadable' };

  it('if the connection is lost before, or within, its answer, and is sent once', async () => {
    let requests = 0;
    const before = await failureAt((request) => {
      requests += 1;
      request.socket.resetAndDestroy();
    });
    const within = await failureAt((_request, response) => {
      requests += 1;
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"PatientResponse":', () => response.destroy());
    });
    expect([before, within, requests]).toEqual([lost, lost, 2]);
  });

  it('if no answer comes in time, or one that trickles', async () => {
    const silent = await serverWith(() => undefined);
    const trickling = await serverWith((_request, response) => response.writeHead(200).write('{'));
    for (const url of [silent, trickling])
      expect(await submitTo(url, 150)).toEqual({ kind: 'in_doubt', reason: 'timeout' });
  });

  it('if the answer is badly compressed, or not HTTP at all', async () => {
    const badly = await failureAt((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip');
    });
    const server = net.createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.once('data', () => socket.end('SSH-2.0-nothing for you\r\n'));
    });
    const port = await listen(server);
    opened.push({ close: () => server.close() });
    expect([badly, await submitTo(`http://127.0.0.1:${port}`)]).toEqual([unreadable, unreadable]);
  });

  it('but counts as cancelled if it was, or the client is closed, and was never sent if that came first', async () => {
    let requests = 0;
    let arrive: () => void = () => undefined;
    const url = await serverWith(() => {
      requests += 1;
      arrive();
    });
    const service = serviceAt(url);
    const controller = new AbortController();
    for (const end of [() => controller.abort(), service.close]) {
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const failed = failureOf(
        calls.submit(service, end === service.close ? {} : { signal: controller.signal }),
      );
      await arrived;
      end();
      expect(await failed).toEqual({ kind: 'cancelled' });
    }
    const unsent = [calls.submit(serviceAt(url), { signal: AbortSignal.abort() }), calls.submit(service)];
    for (const call of unsent) expect(await failureOf(call)).toEqual({ kind: 'cancelled' });
    expect(requests).toBe(2);
  });
});
