import { describe, expect, it } from 'vitest';
import { Secret } from '../../src/lib/secret.ts';
import { createService } from '../../src/service/client.ts';
import { closeAfterEach, log, serverWith, serviceAt, submitTo } from './service-servers.ts';

closeAfterEach();

describe('where things go', () => {
  it('the password to one address, the bearer to the other, below their prefixes', async () => {
    const seen: { path: string; bearer: boolean; body: string; type: string | undefined }[] = [];
    const recorder = async (name: string): Promise<string> =>
      serverWith((request, response) => {
        let body = '';
        request.on('data', (chunk: Buffer) => (body += chunk.toString()));
        request.on('end', () => {
          const { authorization, 'content-type': type } = request.headers;
          seen.push({ path: `${name} ${request.url}`, bearer: authorization !== undefined, body, type });
          response.setHeader('content-type', 'application/json');
          response.end('{"access_token":"t","PatientResponse":"Here."}');
        });
      });
    const service = serviceAt(`${await recorder('base')}/prefix/`, {
      authUrl: `${await recorder('auth')}/sso`,
    });
    await service.auth.signIn({ username: 'a b', password: new Secret('p&ä') });
    await submitTo(service);
    await service.reachable();
    expect(seen).toEqual([
      {
        path: 'auth /sso/o/token/',
        bearer: false,
        body: 'grant_type=password&username=a+b&password=p%26%C3%A4&client_id=id&client_secret=secret-nobody-may-see',
        type: 'application/x-www-form-urlencoded',
      },
      {
        path: 'base /prefix/external/v1/case/chat/submit/',
        bearer: true,
        body: '{"case_id":101,"message":"Where does it hurt?","model":"gpt-4"}',
        type: 'application/json',
      },
      { path: 'base /prefix/', bearer: false, body: '', type: undefined },
    ]);
  });

  it('past any proxy in the environment', async () => {
    const before = process.env['http_proxy'];
    process.env['http_proxy'] = 'http://127.0.0.1:9';
    try {
      const url = await serverWith((_request, response) => response.end('{"PatientResponse":"Here."}'));
      expect(await submitTo(serviceAt(url))).toMatchObject({ text: 'Here.' });
    } finally {
      if (before === undefined) delete process.env['http_proxy'];
      else process.env['http_proxy'] = before;
    }
  });

  const create = (baseUrl: string, allowHttp: boolean): void =>
    createService({
      authUrl: 'https://service.example',
      baseUrl,
      clientId: 'id',
      clientSecret: new Secret('secret'),
      timeout: 1_000,
      allowHttp,
      log,
    }).close();

  it.each([
    ['https://service.example/prefix/', false],
    ['http://service.example', true],
    ['http://localhost:1', false],
    ['http://service.localhost:1', false],
    ['http://127.9.9.9', false],
    ['http://[::1]:1', false],
  ])('to %s (plain http allowed: %s)', (baseUrl, allowHttp) => {
    expect(() => create(baseUrl, allowHttp)).not.toThrow();
  });

  it.each([
    ['http://service.example', false],
    ['http://127.0.0.1.example', false],
    ['ftp://service.example', true],
    ['https://user:pass@service.example', false],
    ['https://service.example/?a=b', false],
    ['nonsense', true],
  ])('never to %s (plain http allowed: %s)', (baseUrl, allowHttp) => {
    expect(() => create(baseUrl, allowHttp)).toThrow(Error);
  });
});
