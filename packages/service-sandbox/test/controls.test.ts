import { once } from 'node:events';
import { request } from 'node:http';
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
      'sandbox-key': sandbox.key,
      ...(options.bearer === undefined ? {} : { authorization: `Bearer ${options.bearer}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const submitPath = '/external/v1/case/chat/submit/';
const question = { case_id: 101, message: 'Where does it hurt?', model: 'm' };

describe('the controls over HTTP', () => {
  it('plan faults, release answers, expire tokens and list the calls', async () => {
    const { access_token: bearer, refresh_token: refresh } = await signIn();
    const plan = { when: 'next', pattern: 'chat/submit', fault: { kind: 'hold' } };
    expect((await post('/_sandbox/faults', plan)).status).toBe(200);
    const taken = new Promise((resolve) => sandbox.onCall(resolve));
    const held = post(submitPath, question, { bearer });
    await taken;
    await post('/_sandbox/release', '');
    expect((await held).status).toBe(200);

    await post('/_sandbox/expire', {});
    expect((await post(submitPath, question, { bearer })).status).toBe(401);
    await post('/_sandbox/revoke', { user: 'student1' });
    expect((await token({ grant_type: 'refresh_token', refresh_token: refresh })).status).toBe(400);

    const calls = await (
      await fetch(`${sandbox.baseUrl}/_sandbox/calls`, { headers: { 'sandbox-key': sandbox.key } })
    ).json();
    expect(calls).toEqual(sandbox.calls());
  });

  it('turn away what a page of somebody else has a browser send', async () => {
    const { access_token: bearer } = await signIn();
    const url = new URL(`${sandbox.baseUrl}/_sandbox/expire`);
    const ask = async (headers: Record<string, string>): Promise<number | undefined> => {
      const asked = request(url, {
        method: 'POST',
        headers: { 'sandbox-key': sandbox.key, ...headers },
      }).end();
      const [{ statusCode }] = z
        .tuple([z.object({ statusCode: z.number() })])
        .parse(await once(asked, 'response'));
      asked.destroy();
      return statusCode;
    };
    expect(await ask({ host: `evil.example:${url.port}` })).toBe(403);
    expect(await ask({ origin: 'https://evil.example' })).toBe(403);
    expect((await post(submitPath, question, { bearer })).status).toBe(200);
    expect(await ask({ host: `localhost:${url.port}`, origin: `http://localhost:${url.port}` })).toBe(200);
    expect((await post(submitPath, question, { bearer })).status).toBe(401);
  });

  it('are for whoever has the key', async () => {
    const list = (headers: Record<string, string> = {}) =>
      fetch(`${sandbox.baseUrl}/_sandbox/calls`, { headers });
    expect((await list()).status).toBe(403);
    expect((await list({ 'sandbox-key': 'guessed' })).status).toBe(403);
    expect((await list({ 'sandbox-key': sandbox.key })).status).toBe(200);
  });

  it('refuse what they do not understand', async () => {
    const answer = await post('/_sandbox/faults', { when: 'next', pattern: '*', fault: { kind: 'flood' } });
    expect(answer.status).toBe(400);
  });
});
