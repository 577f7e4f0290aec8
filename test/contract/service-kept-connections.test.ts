import { once } from 'node:events';
import http from 'node:http';
import type net from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { calls, closeAfterEach, listen, opened, serviceAt } from './service-servers.ts';
import { failureOf } from '../support/failures.ts';

closeAfterEach();

const answer = '{"PatientResponse":"Here."}';
const here = { text: 'Here.' };
const { submit } = calls;

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
    let count = 0;
    const { url, sockets } = await watched((_request, response) => {
      count += 1;
      if (count < 20) response.end(answer);
      else response.writeHead(403).end('{"detail":"Not for you."}');
    });
    const warnings = warningsHere();
    const service = serviceAt(url);
    for (let call = 1; call < 20; call += 1) expect(await submit(service)).toMatchObject(here);
    // A refusal keeps them, too.
    for (let call = 0; call < 2; call += 1) {
      expect(await failureOf(submit(service))).toMatchObject({ kind: 'rejected' });
    }
    expect(sockets).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it('are closed after a while without a call', async () => {
    const { url, sockets } = await watched((_request, response) => response.end(answer));
    await submit(serviceAt(url));
    await closed(sockets[0]);
    expect(sockets).toHaveLength(1);
  });

  it('that the server closes early and cleanly affect no call', async () => {
    const { url, sockets } = await watched((request, response) => {
      response.end(answer, () => request.socket.end());
    });
    const service = serviceAt(url);
    for (let call = 0; call < 5; call += 1) {
      expect(await submit(service)).toMatchObject(here);
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
        const { text } = await submit(service, { message: `call ${index}` });
        expect(text).toContain(`"call ${index}"`);
      });
      await Promise.all(calls);
    };
    await round();
    await round();
    // On a busy machine, some have been idle for too long by then.
    expect(sockets.length).toBeLessThan(100);
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
    await Promise.all([submit(service), submit(service)]);
    expect(await failureOf(submit(service))).toEqual({ kind: 'in_doubt', reason: 'timeout' });
    await closed(held);
    expect(await submit(service)).toMatchObject(here);
    expect(sockets.filter((socket) => socket !== held && socket.closed)).toEqual([]);
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
    await submit(service);
    await calls.reset(service);
    expect(sockets).toHaveLength(2);
    await submit(service);
    const { bytes } = await calls.load(service);
    expect(new TextDecoder().decode(bytes)).toBe(answer);
  });

  it('that are lost with a question never cause it to be sent twice', async () => {
    const { url, sockets } = await dropping();
    const service = serviceAt(url);
    await submit(service);
    expect(await failureOf(submit(service))).toEqual({ kind: 'in_doubt', reason: 'connection_lost' });
    expect(sockets).toHaveLength(1);
  });
});
