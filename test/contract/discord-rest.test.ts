import { getEventListeners } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createDiscordApi } from '../../src/discord/outbox/api.ts';
import { type DiscordFailure } from '../../src/lib/failure.ts';
import { channelId, messageId } from '../../src/lib/ids.ts';
import { sendJson, restServer, restTo } from '../support/rest-server.ts';
import { failureOf, secret } from '../support/failures.ts';

const channel = channelId('100000000000000001');
const message = messageId('100000000000000002');

const postTo = (apiUrl: string): Promise<unknown> =>
  createDiscordApi(restTo(apiUrl)).post(channel, { nonce: 'one', content: `words that ${secret}` });

const html = { 'content-type': 'text/html' };

describe('a request that fails', () => {
  it.each<[number, number, DiscordFailure]>([
    [404, 10_003, { kind: 'unknown_channel' }],
    [404, 10_004, { kind: 'forbidden', code: 10_004 }],
    [404, 10_008, { kind: 'unknown_message' }],
    [404, 10_015, { kind: 'unknown_interaction' }],
    [404, 10_062, { kind: 'unknown_interaction' }],
    [401, 50_027, { kind: 'unknown_interaction' }],
    [400, 40_060, { kind: 'already_acknowledged' }],
    [403, 50_001, { kind: 'forbidden', code: 50_001 }],
    [403, 50_013, { kind: 'forbidden', code: 50_013 }],
    [400, 50_083, { kind: 'forbidden', code: 50_083 }],
    [403, 50_269, { kind: 'forbidden', code: 50_269 }],
    [403, 40_333, { kind: 'unreachable' }],
    [403, 90_001, { kind: 'refused', status: 403, code: 90_001 }],
    [400, 160_005, { kind: 'forbidden', code: 160_005 }],
    [400, 160_004, { kind: 'limit', code: 160_004 }],
    [400, 30_033, { kind: 'limit', code: 30_033 }],
    [400, 20_028, { kind: 'limit', code: 20_028 }],
    [400, 50_035, { kind: 'refused', status: 400, code: 50_035 }],
    [400, 200_000, { kind: 'refused', status: 400, code: 200_000 }],
    [401, 0, { kind: 'unauthorized' }],
    [400, 40_001, { kind: 'unauthorized' }],
  ])('with %i and code %i is classified by what to do next', async (status, code, failure) => {
    const server = await restServer((_request, response) =>
      sendJson(response, status, { code, message: 'no' }),
    );
    expect(await failureOf(postTo(server.apiUrl))).toEqual(failure);
  });

  it.each([500, 502, 408])('with %i at every attempt is answered, but not done', async (status) => {
    const server = await restServer((_request, response) => void response.writeHead(status).end());
    expect(await failureOf(postTo(server.apiUrl))).toEqual({ kind: 'failing', status });
  });

  it('because nobody is listening is unreachable', async () => {
    const server = await restServer(() => undefined);
    await server.close();
    expect(await failureOf(postTo(server.apiUrl))).toEqual({ kind: 'unreachable' });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['because the connection is always cut', (response) => void response.socket?.destroy()],
    [
      'with HTML instead of JSON',
      (response) => void response.writeHead(200, html).end('<p>welcome to the hotel</p>'),
    ],
  ])('%s is unreachable', async (_why, answer) => {
    const server = await restServer((_request, response) => answer(response));
    expect(await failureOf(postTo(server.apiUrl))).toEqual({ kind: 'unreachable' });
  });
});

describe('a request that Discord sends away with 429', () => {
  /** Milliseconds between the attempts. */
  const waits = async (sendAway: (response: ServerResponse, time: number) => void, times: number) => {
    const at: number[] = [];
    const server = await restServer((_request, response) => {
      at.push(performance.now());
      if (at.length > times) sendJson(response, 200, { id: message });
      else sendAway(response, at.length);
    });
    await postTo(server.apiUrl);
    return at.slice(1).map((time, index) => time - (at[index] ?? 0));
  };
  const limited = (response: ServerResponse, body: string, headers: Readonly<Record<string, string>> = {}) =>
    void response.writeHead(429, { 'content-type': 'application/json', ...headers }).end(body);

  it('waits five seconds if its header does not say how long in a way that we understand', async () => {
    const answers: readonly (readonly [body: string, headers?: Readonly<Record<string, string>>])[] = [
      ['{"retry_after":0.1}'],
      ['<html>', { 'retry-after': 'Thu, 26 Nov 2026 15:00:00 GMT' }],
    ];
    const all = answers.map((answer) => waits((response) => limited(response, ...answer), 1));
    for (const [wait = 0] of await Promise.all(all)) expect(wait).toBeGreaterThanOrEqual(5_000);
  }, 15_000);

  it('is not sent more than three times a second, whatever the header says', async () => {
    const between = await waits((response) => limited(response, '{}', { 'retry-after': '0' }), 3);
    expect(Math.min(...between)).toBeGreaterThanOrEqual(333);
  });
});

it('is retried if the connection was closed cleanly without an answer', async () => {
  let tries = 0;
  const server = await restServer((_request, response) => {
    tries += 1;
    if (tries === 1) response.socket?.end();
    else sendJson(response, 200, { id: message });
  });
  await expect(postTo(server.apiUrl)).resolves.toEqual({ id: message });
});

it('a redirect is not followed, and the other host never sees the token', async () => {
  const other = await restServer((_request, response) => sendJson(response, 200, { id: message }));
  const server = await restServer((request, response) => {
    response.writeHead(307, { location: `${other.apiUrl}/v10${request.path}` }).end();
  });
  expect(await failureOf(postTo(server.apiUrl))).toMatchObject({ kind: 'refused', status: 307 });
  expect(other.requests).toEqual([]);
});

it('with a 401 is reported once, and no further request is sent', async () => {
  let told = 0;
  const server = await restServer((_request, response) =>
    sendJson(response, 401, { code: 0, message: '401' }),
  );
  const api = createDiscordApi(restTo(server.apiUrl, { onUnauthorized: () => (told += 1) }));
  for (let time = 0; time < 3; time += 1)
    expect(await failureOf(api.typing(channel))).toEqual({ kind: 'unauthorized' });
  expect(told).toBe(1);
  expect(server.requests).toHaveLength(1);
});

describe('a request that is given up', () => {
  /** A server that sends posts away for half a minute; `limited` comes when that has arrived. */
  const limiting = async () => {
    let limit = (): void => undefined;
    const limited = new Promise<void>((resolve) => (limit = resolve));
    const server = await restServer((request, response) => {
      if (request.method === 'GET') return sendJson(response, 200, {});
      response.writeHead(429, { 'retry-after': '30', 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'slower', retry_after: 30, global: false }), limit);
    });
    const over = new AbortController();
    const rest = restTo(server.apiUrl, { closing: over.signal });
    const arrived = limited.then(() => rest.send({ method: 'GET', route: '/users/@me' }));
    const posts = () => server.requests.filter(({ method }) => method === 'POST');
    return { rest, over, limited: arrived, posts };
  };

  it('by its signal does not wait out a 429, nor do those waiting behind it', async () => {
    const { rest, limited, posts } = await limiting();
    const stop = new AbortController();
    const api = createDiscordApi(rest, stop.signal);
    const failures = [1, 2].map(() => failureOf(api.post(channel, { nonce: 'one', content: 'hi' })));
    await limited;
    stop.abort();
    expect(await Promise.all(failures)).toEqual([{ kind: 'unreachable' }, { kind: 'unreachable' }]);
    expect(posts()).toHaveLength(1);
  });

  it('because everything ends does not either, and nothing more is sent', async () => {
    const { rest, over, limited, posts } = await limiting();
    const api = createDiscordApi(rest);
    const post = failureOf(api.post(channel, { nonce: 'one', content: 'hi' }));
    await limited;
    over.abort();
    expect(await post).toEqual({ kind: 'unreachable' });
    expect(await failureOf(api.typing(channel))).toEqual({ kind: 'unreachable' });
    expect(posts()).toHaveLength(1);
  });

  it('is the only one left on its signal: an answered request leaves no listener there', async () => {
    const server = await restServer((_request, response) => sendJson(response, 200, { id: message }));
    const { signal } = new AbortController();
    const api = createDiscordApi(restTo(server.apiUrl), signal);
    for (let time = 0; time < 3; time += 1) await api.post(channel, { nonce: 'one', content: 'hi' });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
