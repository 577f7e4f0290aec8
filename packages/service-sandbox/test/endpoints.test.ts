import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startSandbox, type Sandbox } from '../src/sandbox.ts';
import { patients } from './patients.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const tokenSchema = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() });

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await startSandbox({ answering: patients });
});

afterEach(async () => sandbox.close());

const token = async (fields: Record<string, string>, type = form): Promise<Response> => {
  const { clientId, clientSecret } = sandbox;
  const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...fields });
  return fetch(`${sandbox.authUrl}/o/token/`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: body.toString(),
  });
};

const signIn = async (username = 'student1') =>
  tokenSchema.parse(
    await (await token({ grant_type: 'password', username, password: `demo-${username}` })).json(),
  );

const post = async (path: string, body: unknown, options: { bearer?: string; type?: string } = {}) =>
  fetch(`${sandbox.baseUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': options.type ?? json,
      ...(options.bearer === undefined ? {} : { authorization: `Bearer ${options.bearer}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const submitPath = '/external/v1/case/chat/submit/';
const question = { case_id: 101, message: 'Where does it hurt?', model: 'm' };

describe('the token endpoint is strict', () => {
  it.each<[string, Record<string, string>, number, string]>([
    [
      'a wrong password',
      { grant_type: 'password', username: 'teacher', password: 'x' },
      400,
      'invalid_grant',
    ],
    ['an unknown user', { grant_type: 'password', username: 'nobody', password: 'x' }, 400, 'invalid_grant'],
    [
      'wrong client credentials',
      { grant_type: 'password', username: 'a', password: 'b', client_secret: 'x' },
      401,
      'invalid_client',
    ],
    ['a missing password', { grant_type: 'password', username: 'teacher' }, 400, 'invalid_request'],
    [
      'a field too many',
      { grant_type: 'refresh_token', refresh_token: 'x', more: 'y' },
      400,
      'invalid_request',
    ],
    ['another grant', { grant_type: 'implicit' }, 400, 'unsupported_grant_type'],
    ['an unknown refresh token', { grant_type: 'refresh_token', refresh_token: 'x' }, 400, 'invalid_grant'],
  ])('about %s', async (_what, fields, status, error) => {
    const answer = await token(fields);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error });
  });

  it('about its content type', async () => {
    expect((await token({ grant_type: 'password' }, json)).status).toBe(415);
  });

  it('and accepts a refresh token once, and none that was revoked', async () => {
    const first = await signIn();
    const refresh = { grant_type: 'refresh_token', refresh_token: first.refresh_token };
    const second = tokenSchema.parse(await (await token(refresh)).json());
    expect((await token(refresh)).status).toBe(400);
    sandbox.revoke('student1');
    expect((await token({ ...refresh, refresh_token: second.refresh_token })).status).toBe(400);
    expect((await post(submitPath, question, { bearer: second.access_token })).status).toBe(200);
  });
});

describe('the rest is strict', () => {
  it('about the bearer, which may expire', async () => {
    const { access_token: bearer } = await signIn();
    expect((await post(submitPath, question)).status).toBe(401);
    expect((await post(submitPath, question, { bearer: 'x' })).status).toBe(401);
    expect((await post(submitPath, question, { bearer })).status).toBe(200);
    sandbox.expireTokens('student1');
    expect((await post(submitPath, question, { bearer })).status).toBe(401);
  });

  it.each<[string, string, unknown, number, string?]>([
    ['the trailing slash', submitPath.slice(0, -1), question, 404],
    ['an unknown path', '/external/v1/nothing/', question, 404],
    ['the content type', submitPath, question, 415, form],
    ['broken JSON', submitPath, '{"case_id":', 400],
    ['a missing field', submitPath, { case_id: 101, message: 'Hi' }, 400],
    ['an empty message', submitPath, { ...question, message: ' ' }, 400],
    ['a field of the wrong type', submitPath, { ...question, message: 7 }, 400],
    ['a field too many', submitPath, { ...question, more: 1 }, 400],
    ['an unknown case', submitPath, { ...question, case_id: 42 }, 404],
    ['an id that was a text', submitPath, { ...question, case_id: '101' }, 404],
    [
      'an unknown section',
      '/external/v1/case/compose/',
      { name: 'A', age: '1', gender: 'f', model: 'm', section: 'x' },
      400,
    ],
    [
      'packaged where it is needed',
      '/external/v1/case/compose/',
      { name: 'A', age: '1', gender: 'f', model: 'm', section: 'exam' },
      400,
    ],
    [
      'packaged where it is not',
      '/external/v1/case/compose/',
      { name: 'A', age: '1', gender: 'f', model: 'm', section: 'narrative', packaged: true },
      400,
    ],
    [
      'an age that is a number',
      '/external/v1/case/compose/',
      { name: 'A', age: 1, gender: 'f', model: 'm', section: 'narrative' },
      400,
    ],
    ['an unknown topic', '/external/v1/engage/topic/init/', { topic_id: 99 }, 404],
    [
      'an unknown conversation',
      '/external/v1/engage/topic/conversation/',
      { engage_id: 1, data_chat: 'Hi' },
      404,
    ],
  ])('about %s', async (_what, path, body, status, type) => {
    const { access_token: bearer } = await signIn();
    const answer = await post(path, body, { bearer, ...(type === undefined ? {} : { type }) });
    expect(answer.status).toBe(status);
    expect(sandbox.calls().at(-1)).toMatchObject({ path, status, accepted: false });
  });

  it('about whose conversation it is', async () => {
    const one = await signIn('student1');
    const other = await signIn('student2');
    const started = await post(
      '/external/v1/engage/topic/init/',
      { topic_id: 1 },
      { bearer: one.access_token },
    );
    const { engage_id: id } = z.object({ engage_id: z.number() }).parse(await started.json());
    const path = '/external/v1/engage/topic/conversation/';
    const said = { engage_id: id, data_chat: 'Hello' };
    expect((await post(path, said, { bearer: other.access_token })).status).toBe(404);
    expect((await post(path, said, { bearer: one.access_token })).status).toBe(200);
  });
});

describe('what was received is reported exactly', () => {
  it('with user and body, and without password, secret or token', async () => {
    const { access_token: bearer, refresh_token: refresh } = await signIn();
    await post(submitPath, question, { bearer });
    await token({ grant_type: 'refresh_token', refresh_token: refresh });
    expect(sandbox.calls()).toMatchObject([
      { number: 1, method: 'POST', path: '/o/token/', user: 'student1', status: 200, accepted: true },
      { number: 2, path: submitPath, user: 'student1', body: question, status: 200, accepted: true },
      { number: 3, path: '/o/token/', user: 'student1', accepted: true },
    ]);
    const told = JSON.stringify(sandbox.calls());
    for (const hidden of ['demo-student1', sandbox.clientSecret, bearer, refresh])
      expect(told).not.toContain(hidden);
  });

  it('even if the answer never arrives', async () => {
    const { access_token: bearer } = await signIn();
    const kinds = ['drop-before', 'drop-after', 'garbage'] as const;
    for (const kind of kinds) sandbox.faults.next('chat/submit', { kind });
    sandbox.faults.next('chat/submit', { kind: 'status', status: 502 });
    sandbox.faults.next('chat/submit', { kind: 'status', status: 502, taken: true });
    for (let call = 0; call < 6; call += 1)
      await post(submitPath, question, { bearer }).catch(() => undefined);
    const told = sandbox.calls().filter(({ path }) => path === submitPath);
    expect(told.map(({ fault, status, accepted }) => [fault, status, accepted])).toEqual([
      ['drop-before', null, false],
      ['drop-after', null, true],
      ['garbage', 200, true],
      ['status', 502, false],
      ['status', 502, true],
      [undefined, 200, true],
    ]);
  });

  it('while it happens, and standing faults stay until they are cleared', async () => {
    const { access_token: bearer } = await signIn();
    const told: (number | null)[] = [];
    const stop = sandbox.onCall(({ status }) => told.push(status));
    sandbox.faults.always('*', { kind: 'status', status: 503 });
    await post(submitPath, question, { bearer });
    await post(submitPath, question, { bearer });
    sandbox.faults.clear();
    await post(submitPath, question, { bearer });
    stop();
    await post(submitPath, question, { bearer });
    expect(told).toEqual([503, 503, 200]);
  });
});
