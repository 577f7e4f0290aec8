import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { createWeb } from '../../src/web/server.ts';
import { keptLog } from '../support/stores.ts';
import { linkingRig, openPage, post, student } from '../support/linking.ts';

const { page: pageTexts } = wordsFor('en');

const tokenPath = '/o/token/';

/** A connection that says this and then nothing more. */
const connected = async (url: string, text: string): Promise<net.Socket> => {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined); // the request is cut off
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
};

const postHead = 'POST /link/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n';

/** Sends a body of a thousand bytes one byte at a time. */
const dripping = async (url: string): Promise<net.Socket> => {
  const socket = await connected(url, `${postHead}Content-Length: 1000\r\n\r\n`);
  const timer = setInterval(() => socket.write('x'), 20);
  onTestFinished(() => clearInterval(timer));
  socket.once('close', () => clearInterval(timer));
  return socket;
};

const webWith = async (options: { longestRequest?: number }): Promise<string> => {
  const { log } = keptLog();
  const web = createWeb({
    keepCases: 180,
    host: '127.0.0.1',
    port: 0,
    publicUrl: () => 'http://127.0.0.1',
    trustedProxies: [],
    page: {
      look: () => ({ kind: 'over', why: 'unknown' }),
      signIn: () => Promise.resolve({ kind: 'over', why: 'unknown' }),
    },
    health: () => Promise.resolve({ discord: true, store: true, service: true }),
    demo: true,
    wordsFor,
    log,
    ...options,
  });
  onTestFinished(() => web.close());
  return (await web.listen()).url;
};

test('a request that drips in is cut off when its time is up, in its headers or in its body', async () => {
  const url = await webWith({ longestRequest: 500 });
  const body = await dripping(url);
  const head = await connected(url, 'GET / HTTP/1.1\r\nX-');
  const drips = setInterval(() => head.write('x'), 20);
  const ended = [body, head].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  await Promise.all(ended);
  clearInterval(drips);
  expect([body, head].every((socket) => socket.destroyed)).toBe(true);
});

test('the web server closes, whatever keeps a connection open', async () => {
  const rig = await linkingRig();
  const { webUrl } = rig;
  await dripping(webUrl);
  await connected(webUrl, '');
  await connected(webUrl, postHead);
  // Kept alive, and idle since its response.
  const agent = new http.Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  await new Promise<void>((resolve) => {
    http.get(`${webUrl}/privacy`, { agent }, (answer) => answer.resume().once('end', resolve));
  });
  await rig.closeWeb();
  await expect(openPage(`${webUrl}/privacy`)).rejects.toThrow('fetch failed');
});

test('a sign-in that waits for the service when the web server closes is given up, and the page says so', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  rig.sandbox.faults.next(tokenPath, { kind: 'hold' });
  const asked = new Promise((resolve) => rig.sandbox.onCall(resolve));
  const answer = post(url, student);
  await asked;
  const closed = rig.closeWeb();
  const { status, text } = await answer;
  expect(status).toBe(503);
  expect(text).toContain(pageTexts.signIn.problem.failed({ kind: 'cancelled' }));
  await closed;
});
