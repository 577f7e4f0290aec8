import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createConnections } from '../../src/service/transport.ts';
import { selfSigned } from './service-certificate.ts';
import {
  bearer,
  caseId,
  closeAfterEach,
  failureOf,
  listen,
  model,
  opened,
  serviceAt,
  serverWith,
  submitTo,
} from './service-servers.ts';

closeAfterEach();

const answer = '{"PatientResponse":"Here."}';
const here = { text: 'Here.' };

interface Watched {
  readonly url: string;
  /** Every connection so far, the oldest first. */
  readonly sockets: readonly net.Socket[];
}

/** A server that lets idle connections live for a minute, and does not say so. */
const watched = async (handler: http.RequestListener): Promise<Watched> => {
  const sockets: net.Socket[] = [];
  const server = http.createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    response.setHeader('connection', 'keep-alive');
    handler(request, response);
  });
  server.on('connection', (socket) => sockets.push(socket));
  opened.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, sockets };
};

/** Resolves with the milliseconds until this connection is closed. */
const closed = async (socket: net.Socket | undefined): Promise<number> => {
  if (socket === undefined) throw new Error('no connection was made');
  const since = performance.now();
  if (!socket.closed) await once(socket, 'close');
  return performance.now() - since;
};

/** After an answer a connection is left alone for 10 ms, which nobody is told of. */
const rested = (): Promise<void> => sleep(30);

describe('kept connections', () => {
  it('carry one call after another', async () => {
    const { url, sockets } = await watched((_request, response) => response.end(answer));
    const service = serviceAt(url);
    for (let call = 0; call < 3; call += 1) {
      expect(await submitTo(service)).toMatchObject(here);
      await rested();
    }
    expect(sockets).toHaveLength(1);
  });

  it('are few for many calls in a row, although none is reused at once', async () => {
    const answeredAt = new Map<net.Socket, number>();
    const rests: number[] = [];
    const { url, sockets } = await watched(({ socket }, response) => {
      const before = answeredAt.get(socket);
      if (before !== undefined) rests.push(performance.now() - before);
      response.end(answer, () => answeredAt.set(socket, performance.now()));
    });
    const service = serviceAt(url);
    for (let call = 0; call < 60; call += 1) await submitTo(service);
    // However slow the machine is, a connection has rested before it is used again.
    expect(rests.filter((rest) => rest < 9)).toEqual([]);
    expect(rests).not.toEqual([]);
    expect(sockets.length).toBeLessThan(30);
  });

  it('carry the next call after a refusal as well', async () => {
    const { url, sockets } = await watched((_request, response) => {
      response.statusCode = 403;
      response.end('{"detail":"Not for you."}');
    });
    const service = serviceAt(url);
    for (let call = 0; call < 2; call += 1) {
      expect(await failureOf(submitTo(service))).toMatchObject({ kind: 'rejected' });
      await rested();
    }
    expect(sockets).toHaveLength(1);
  });

  it('are closed after about a second without a call', async () => {
    const { url, sockets } = await watched((_request, response) => response.end(answer));
    await submitTo(serviceAt(url));
    const idle = await closed(sockets[0]);
    expect(idle).toBeGreaterThan(500);
    expect(idle).toBeLessThan(3_000);
  });

  it('wait longer than that for a slow answer', async () => {
    const { url } = await watched((_request, response) => {
      setTimeout(() => response.end(answer), 1_300);
    });
    expect(await submitTo(serviceAt(url))).toMatchObject(here);
  });

  it('are closed with the client', async () => {
    const { url, sockets } = await watched((_request, response) => response.end(answer));
    const service = serviceAt(url);
    await submitTo(service);
    const gone = closed(sockets[0]);
    service.close();
    expect(await gone).toBeLessThan(500);
    expect(await failureOf(submitTo(service))).toEqual({ kind: 'cancelled' });
  });

  it('are opened again if the server announces that it closes them', async () => {
    let connections = 0;
    const url = await serverWith((_request, response) => {
      connections += 1;
      response.setHeader('connection', 'close');
      response.end(answer);
    });
    const service = serviceAt(url);
    for (let call = 0; call < 5; call += 1) expect(await submitTo(service)).toMatchObject(here);
    expect(connections).toBe(5);
  });

  it('that the server closes early and cleanly affect no call', async () => {
    const { url, sockets } = await watched((request, response) => {
      response.end(answer, () => request.socket.end());
    });
    const service = serviceAt(url);
    for (let call = 0; call < 5; call += 1) {
      expect(await submitTo(service)).toMatchObject(here);
      await closed(sockets[call]);
    }
    expect(sockets).toHaveLength(5);
  });

  it('carry fifty calls at once without mixing up their answers', async () => {
    const { url, sockets } = await watched((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        response.end(JSON.stringify({ PatientResponse: Buffer.concat(chunks).toString() }));
      });
    });
    const warnings: Error[] = [];
    const warn = (warning: Error): number => warnings.push(warning);
    process.on('warning', warn);
    onTestFinished(() => void process.off('warning', warn));
    const service = serviceAt(url);
    const round = async (): Promise<void> => {
      const calls = Array.from({ length: 50 }, async (_, index) => {
        const { text } = await service.chat.submit({ bearer, caseId, message: `call ${index}`, model });
        expect(text).toContain(`"call ${index}"`);
      });
      await Promise.all(calls);
    };
    await round();
    await rested();
    await round();
    expect(sockets).toHaveLength(50);
    // Node's, of listeners that pile up.
    expect(warnings).toEqual([]);
  });

  it('end with a call that takes too long, and no other does', async () => {
    let calls = 0;
    let held: net.Socket | undefined;
    const { url, sockets } = await watched((request, response) => {
      calls += 1;
      if (calls === 3) held = request.socket;
      else response.end(answer);
    });
    const service = serviceAt(url, { timeout: 300 });
    await Promise.all([submitTo(service), submitTo(service)]);
    await rested();
    expect(await failureOf(submitTo(service))).toEqual({ kind: 'in_doubt', reason: 'timeout' });
    await closed(held);
    expect(await submitTo(service)).toMatchObject(here);
    expect(sockets.filter((socket) => socket !== held && socket.closed)).toEqual([]);
  });

  it('end with a cancelled call, while another one still gets its answer', async () => {
    const held: http.ServerResponse[] = [];
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const { url } = await watched((request, response) => {
      request.resume();
      held.push(response);
      if (held.length === 2) arrive();
    });
    const service = serviceAt(url);
    const controller = new AbortController();
    const givenUp = failureOf(
      service.chat.submit({ bearer, caseId, message: 'Never mind', model, signal: controller.signal }),
    );
    const other = submitTo(service);
    await arrived;
    controller.abort();
    expect(await givenUp).toEqual({ kind: 'cancelled' });
    for (const response of held) response.end(answer);
    expect(await other).toMatchObject(here);
  });

  it.each<[string, (cut: () => void) => void]>([
    ['at once', (cut) => void setImmediate(cut)],
    ['a moment later', (cut) => void setTimeout(cut, 2)],
  ])('that the server drops %s after an answer affect no call', async (_when, wait) => {
    const { url } = await watched((request, response) => {
      response.end(answer, () => wait(() => request.socket.resetAndDestroy()));
    });
    const service = serviceAt(url);
    for (let call = 0; call < 10; call += 1) expect(await submitTo(service)).toMatchObject(here);
  });

  it('that break after the call was accepted never cause it to be sent twice', async () => {
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

  it('over https resume their TLS session when they are opened again', async () => {
    const resumed: boolean[] = [];
    const certificate = selfSigned();
    const server = https.createServer(certificate, (_request, response) => {
      response.setHeader('connection', 'close');
      response.end(answer);
    });
    server.on('secureConnection', (socket) => resumed.push(socket.isSessionReused()));
    opened.push({ close: () => void server.close() });
    const port = await listen(server);
    const connections = createConnections('https://localhost');
    for (let call = 0; call < 2; call += 1) {
      const { agent, ready, end } = connections.lease();
      await ready();
      const request = https.get({ host: 'localhost', port, agent, ca: certificate.cert });
      const [response] = z.tuple([z.instanceof(http.IncomingMessage)]).parse(await once(request, 'response'));
      await once(response.resume(), 'close');
      end();
      await rested();
    }
    connections.close();
    expect(resumed).toEqual([false, true]);
  });
});
