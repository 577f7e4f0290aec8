import { createServer, type ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  createInteractionRequests,
  type InteractionRequests,
} from '../../src/discord/interactions/requests.ts';
import { createInteractionRest } from '../../src/discord/interactions/interaction-rest.ts';
import { interactionId } from '../../src/lib/ids.ts';
import { sendJson, restServer, type RestServer, untilTestEnds } from '../support/rest-server.ts';
import { failureOf, secret } from '../support/failures.ts';

const token = `token-${secret}`;

type Send = (requests: InteractionRequests) => Promise<unknown>;

const start = async (
  ...answer: Parameters<typeof restServer>
): Promise<{ server: RestServer; requests: InteractionRequests }> => {
  const server = await restServer(...answer);
  const rest = createInteractionRest({ apiUrl: server.apiUrl, closing: untilTestEnds() });
  const key = {
    interactionId: interactionId('100000000000000003'),
    token,
    applicationId: '100000000000000004',
  };
  return { server, requests: createInteractionRequests({ rest, ...key }) };
};

const body = { content: 'the answer' };
const first: Send = (requests) => requests.answer('private', body);
const update: Send = (requests) => requests.answer('update', body);
const edit: Send = (requests) => requests.edit('@original', body);
const follow: Send = (requests) => requests.follow(body);

it('an answer carries no bot token', async () => {
  const { server, requests } = await start((_request, response) => void response.writeHead(204).end());
  await first(requests);
  expect(server.requests).toMatchObject([{ method: 'POST', authorization: undefined }]);
});

describe('an interaction is over', () => {
  it.each<[string, number, number, Send]>([
    ['a first answer', 404, 0, first],
    ['an edit', 404, 0, edit],
    ['a new message', 404, 0, follow],
    ['a first answer', 401, 0, first],
    ['a new message', 401, 0, follow],
    ['a first answer', 404, 10_003, first],
    ['a new message', 404, 10_008, follow],
  ])('when %s is refused with %i, code %i', async (_what, status, code, send) => {
    const { requests } = await start((_request, response) =>
      sendJson(response, status, { code, message: 'no' }),
    );
    expect(await failureOf(send(requests))).toEqual({ kind: 'unknown_interaction' });
  });

  it.each([first, edit, follow])('when an HTML page says that nothing is there', async (send) => {
    const { requests } = await start((_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not Found</p>');
    });
    expect(await failureOf(send(requests))).toEqual({ kind: 'unknown_interaction' });
  });

  it.each([update, edit])('but not when only the message to change is gone', async (send) => {
    const { requests } = await start((_request, response) =>
      sendJson(response, 404, { code: 10_008, message: 'Unknown Message' }),
    );
    expect(await failureOf(send(requests))).toEqual({ kind: 'unknown_message' });
  });
});

const withFile: Send = (requests) =>
  requests.edit('@original', { ...body, uploads: [{ name: 'transcript.html', data: '<p>' }] });

describe.each<[string, Send]>([
  ['a first answer', first],
  ['an edit', edit],
  ['an edit with files', withFile],
])('%s', (_what, send) => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['was cut off', (response) => void response.socket?.destroy()],
    ['was closed cleanly', (response) => void response.socket?.end()],
    ['got a 5xx', (response) => void response.writeHead(502).end()],
  ])('is sent again if it %s, because nobody knows whether it arrived', async (_how, fail) => {
    const { server, requests } = await start((_request, response) => {
      if (server.requests.length === 1) fail(response);
      else sendJson(response, 200, { id: '100000000000000005' });
    });
    await send(requests);
    expect(server.requests).toHaveLength(2);
  });
});

it('a first answer without a response is sent again while Discord still waits', async () => {
  const { server, requests } = await start((_request, response) => {
    if (server.requests.length > 1) response.writeHead(204).end();
  });
  await first(requests);
  expect(server.requests).toHaveLength(2);
});

it('a first answer is tried on while Discord waits for it, and one that had arrived is no failure', async () => {
  const since = performance.now();
  const { server, requests } = await start((_request, response) => {
    if (performance.now() - since < 300) response.writeHead(502).end();
    else sendJson(response, 400, { code: 40_060, message: 'acknowledged already' });
  });
  await first(requests);
  expect(server.requests.length).toBeGreaterThan(2);
});

it('a first answer is given up before Discord gives it up', async () => {
  const since = performance.now();
  const { requests } = await start((_request, response) => void response.writeHead(502).end());
  expect(await failureOf(first(requests))).toEqual({ kind: 'failing', status: 502 });
  expect(performance.now() - since).toBeGreaterThan(2_000);
});

it('an edit outlasts a second of 502', async () => {
  const since = performance.now();
  const { requests } = await start((_request, response) => {
    if (performance.now() - since < 1_000) response.writeHead(502).end();
    else sendJson(response, 200, {});
  });
  await expect(edit(requests)).resolves.toBeUndefined();
});

describe('a new message, which has no nonce,', () => {
  it('is not sent again if it may have arrived', async () => {
    const { server, requests } = await start((_request, response) => void response.writeHead(502).end());
    expect(await failureOf(follow(requests))).toEqual({ kind: 'failing', status: 502 });
    expect(server.requests).toHaveLength(1);
  });

  it('is sent again if nobody was there to take it', async () => {
    const { server, requests } = await start((_request, response) =>
      sendJson(response, 200, { id: '100000000000000005' }),
    );
    const port = Number(new URL(server.apiUrl).port);
    await server.close();
    const sending = follow(requests);
    const back = createServer((_request, response) => sendJson(response, 200, { id: '100000000000000005' }));
    onTestFinished(() => void back.close());
    back.listen(port, '127.0.0.1');
    expect(await sending).toBe('100000000000000005');
  });
});
