import { once } from 'node:events';
import http from 'node:http';
import type net from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
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

/** A server that lets idle connections live for ever, and does not say so. */
const watched = async (handler: http.RequestListener): Promise<Watched> => {
  const sockets: net.Socket[] = [];
  const server = http.createServer({ keepAliveTimeout: 0 }, (request, response) => {
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

/** Resolves once this connection is closed. */
const closed = async (socket: net.Socket | undefined): Promise<void> => {
  if (socket === undefined) throw new Error('no connection was made');
  if (!socket.closed) await once(socket, 'close');
};

/** Node's warnings during this test, such as those of listeners that pile up. */
const warningsHere = (): readonly Error[] => {
  const warnings: Error[] = [];
  const warn = (warning: Error): number => warnings.push(warning);
  process.on('warning', warn);
  onTestFinished(() => void process.off('warning', warn));
  return warnings;
};

describe('kept connections', () => {
  it('carry one call after another', async () => {
    const { url, sockets } = await watched((_request, response) => response.end(answer));
    const warnings = warningsHere();
    const service = serviceAt(url);
    for (let call = 0; call < 20; call += 1) expect(await submitTo(service)).toMatchObject(here);
    expect(sockets).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it('carry the next call after a refusal as well', async () => {
    const { url, sockets } = await watched((_request, response) => {
      response.statusCode = 403;
      response.end('{"detail":"Not for you."}');
    });
    const service = serviceAt(url);
    for (let call = 0; call < 2; call += 1) {
      expect(await failureOf(submitTo(service))).toMatchObject({ kind: 'rejected' });
    }
    expect(sockets).toHaveLength(1);
  });

  it('are closed after a while without a call', async () => {
    const { url, sockets } = await watched((_request, response) => response.end(answer));
    await submitTo(serviceAt(url));
    await closed(sockets[0]);
    expect(sockets).toHaveLength(1);
  });

  it('wait longer than that, a second, for a slow answer', async () => {
    const { url } = await watched((_request, response) => {
      setTimeout(() => response.end(answer), 1_300);
    });
    expect(await submitTo(serviceAt(url))).toMatchObject(here);
  });

  it('are closed with the client', async () => {
    const { url, sockets } = await watched((_request, response) => response.end(answer));
    const service = serviceAt(url);
    await submitTo(service);
    const since = performance.now();
    service.close();
    await closed(sockets[0]);
    // Sooner than one that nobody uses.
    expect(performance.now() - since).toBeLessThan(900);
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
    const warnings = warningsHere();
    const service = serviceAt(url);
    const round = async (): Promise<void> => {
      const calls = Array.from({ length: 50 }, async (_, index) => {
        const { text } = await service.chat.submit({ bearer, caseId, message: `call ${index}`, model });
        expect(text).toContain(`"call ${index}"`);
      });
      await Promise.all(calls);
    };
    await round();
    await round();
    expect(sockets).toHaveLength(50);
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

  /** Drops each connection when its second call arrives, as if it had been about to do so anyway. */
  const dropping = (): Promise<Watched> => {
    const used = new WeakSet<net.Socket>();
    return watched(({ socket }, response) => {
      if (used.has(socket)) socket.resetAndDestroy();
      else response.end(answer);
      used.add(socket);
    });
  };

  it('that are lost with a call that may be repeated get it once more, over a new connection', async () => {
    const { url, sockets } = await dropping();
    const service = serviceAt(url);
    await submitTo(service);
    await service.chat.reset({ bearer, caseId });
    expect(sockets).toHaveLength(2);
    await submitTo(service);
    const { bytes } = await service.stream.load({ bearer });
    expect(new TextDecoder().decode(bytes)).toBe(answer);
  });

  it('that are lost once more are lost', async () => {
    const { url } = await watched(({ socket }, response) => {
      if (calls > 0) socket.resetAndDestroy();
      else response.end(answer);
      calls += 1;
    });
    let calls = 0;
    const service = serviceAt(url);
    await submitTo(service);
    const lost = { kind: 'in_doubt', reason: 'connection_lost' };
    expect(await failureOf(service.stream.load({ bearer }))).toEqual(lost);
    expect(calls).toBe(3);
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
});
