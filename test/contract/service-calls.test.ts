import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { calls, closeAfterEach, replying, serverWith, serviceAt } from './service-servers.ts';
import { failureOf } from '../support/failures.ts';

closeAfterEach();

const ana = { name: 'Ana', age: '58', gender: 'female', model: 'gpt-4' };

describe('a call', () => {
  const submitted = { case_id: 101, message: 'Where does it hurt?', model: 'gpt-4' };

  it.each<[keyof typeof calls, string, object | string]>([
    ['submit', 'POST /case/chat/submit/', submitted],
    ['reset', 'POST /case/chat/reset/', { case_id: 101 }],
    ['init', 'POST /engage/topic/init/', { topic_id: '0042' }],
    ['converse', 'POST /engage/topic/conversation/', { engage_id: 1, data_chat: 'Hi' }],
    ['narrative', 'POST /case/compose/', { ...ana, section: 'narrative', teaching_points: 'pain' }],
    [
      'vitalSigns',
      'POST /case/compose/',
      { ...ana, section: 'vital_signs', other_sections: 'A story.', packaged: true },
    ],
    ['exam', 'POST /case/compose/', { ...ana, section: 'exam', packaged: false }],
    ['load', 'GET /data/stream/load/', ''],
  ])('%s goes with the bearer to the base address, below its prefix', async (name, path, body) => {
    const seen: unknown[] = [];
    const base = await serverWith((request, response) => {
      void text(request).then((sent) => {
        const { authorization, 'content-type': type } = request.headers;
        seen.push([`${request.method} ${request.url}`, authorization, type, sent && JSON.parse(sent)]);
        response.end('{"engage_id":1}');
      });
    });
    await calls[name](serviceAt(`${base}/prefix/`, { authUrl: 'http://127.0.0.1:9' }));
    const type = body === '' ? undefined : 'application/json';
    const wanted = path.replace(' ', ' /prefix/external/v1');
    expect(seen).toEqual([[wanted, 'Bearer token-nobody-may-see', type, body]]);
  });

  it('for tokens goes without a bearer to the address of the token endpoint, below its prefix', async () => {
    const seen: unknown[] = [];
    const auth = await serverWith((request, response) => {
      void text(request).then((sent) => {
        const { authorization, 'content-type': type } = request.headers;
        seen.push([request.url, authorization, type, sent]);
        response.end('{"access_token":"t","expires_in":3600,"refresh_token":"r"}');
      });
    });
    const tokens = await calls.signIn(serviceAt('http://127.0.0.1:9', { authUrl: `${auth}/sso` }));
    expect(tokens).toMatchObject({ lifetime: 3_600 });
    expect([tokens.accessToken.reveal(), tokens.refreshToken?.reveal()]).toEqual(['t', 'r']);
    const form =
      'grant_type=password&username=a+b&password=p%26%C3%A4-nobody-may-see&client_id=id&client_secret=secret-nobody-may-see';
    expect(seen).toEqual([['/sso/o/token/', undefined, 'application/x-www-form-urlencoded', form]]);
  });

  it('goes past any proxy in the environment', async () => {
    const before = process.env['http_proxy'];
    process.env['http_proxy'] = 'http://127.0.0.1:9';
    try {
      const url = await serverWith(replying(200, 'Here.'));
      expect(await calls.submit(serviceAt(url))).toMatchObject({ text: 'Here.' });
    } finally {
      if (before === undefined) delete process.env['http_proxy'];
      else process.env['http_proxy'] = before;
    }
  });

  it('follows no redirect: the other host sees neither token nor password', async () => {
    let seen = 0;
    const other = await serverWith((_request, response) => {
      seen += 1;
      response.end('{}');
    });
    const service = serviceAt(await serverWith(replying(307, '', { location: `${other}/elsewhere/` })));
    for (const call of Object.values(calls))
      expect(await failureOf(call(service))).toEqual({ kind: 'misconfigured', reason: 'redirect' });
    // Whatever is there, something is.
    expect(await service.reachable()).toBe(true);
    expect(seen).toBe(0);
  });

  it('of which the body of the answer does not matter is not held up by one that never ends', async () => {
    const url = await serverWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' }).write('drip');
    });
    await expect(calls.reset(serviceAt(url))).resolves.toBeUndefined();
  });

  it('for a text that has to be written may take three time-outs, even on an idle connection', async () => {
    const url = await serverWith((_request, response) => {
      setTimeout(() => response.end('A story.'), 1_300);
    });
    const service = serviceAt(url, { timeout: 600 });
    expect(await calls.narrative(service)).toMatchObject({ text: 'A story.' });
    expect(await failureOf(calls.submit(service))).toEqual({ kind: 'in_doubt', reason: 'timeout' });
    const slow = serviceAt(await serverWith(() => undefined), { timeout: 100 });
    const stopped = serviceAt(await serverWith(replying(504)));
    for (const at of [slow, stopped]) expect(await failureOf(calls.exam(at))).toEqual({ kind: 'too_slow' });
  });
});
