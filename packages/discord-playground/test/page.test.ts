import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Playground } from '../src/server.ts';
import { opened } from './support.ts';

const open = opened();
afterEach(() => open.close());

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** With the path exactly as given: fetch would tidy it up. */
const get = (url: string, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asked = request({ hostname, port, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    asked.on('error', reject);
    asked.end();
  });

const keyOf = ({ key }: Playground): Record<string, string> => ({ 'playground-key': key });

const scriptsOf = ({ text }: Answer): readonly string[] =>
  [...text.matchAll(/"(\/(?:modules|page)\/[^"]+\.js)"/g)].flatMap(([, path]) => path ?? []);

describe("the playground's page, as it is served", () => {
  it('comes with a policy that lets nothing in from elsewhere', async () => {
    const playground = await open.playground();
    const page = await get(playground.url, '/', keyOf(playground));
    expect(page.status).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy.match(/https?:/)).toBeNull();
    expect(page.text.match(/(?:src|href)="https?:/)).toBeNull();
  });

  it('has every script that it names', async () => {
    const playground = await open.playground();
    const { url } = playground;
    const scripts = scriptsOf(await get(url, '/', keyOf(playground)));
    expect(scripts.length).toBeGreaterThan(10);
    for (const path of scripts) {
      const script = await get(url, path);
      expect([path, script.status, script.headers['x-content-type-options']]).toEqual([path, 200, 'nosniff']);
    }
  });

  it('serves its own scripts and those of its libraries, and nothing else', async () => {
    const playground = await open.playground();
    const { url } = playground;
    const [main = ''] = scriptsOf(await get(url, '/', keyOf(playground))).filter((path) =>
      path.startsWith('/page/'),
    );
    const own = main.slice(0, main.lastIndexOf('/'));
    const modules = own.replace('/page/', '/modules/');
    for (const path of [
      `${own}/../server.js`,
      `${own}/..%2fserver.js`,
      `${own}/%2e%2e/server.js`,
      `${own}/.tsbuildinfo`,
      `${modules}/lit/../zod/index.js`,
      `${modules}/lit/..%2f..%2fwebpack.js`,
      `${modules}/lit/package.json`,
      `${modules}/fastify/fastify.js`,
    ]) {
      const { status } = await get(url, path);
      expect([path, status]).toEqual([path, 404]);
    }
  });

  it('outlives a WebSocket request for an address that is none', async () => {
    const playground = await open.playground();
    const { url } = playground;
    const { hostname, port, host } = new URL(url);
    for (const path of ['//', 'http://[', '*']) {
      const socket = connect(Number(port), hostname);
      const upgrade = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
      socket.end(upgrade);
      socket.resume();
      await once(socket, 'close');
    }
    expect((await get(url, '/', keyOf(playground))).status).toBe(200);
  });

  it('is for whoever has the key, and so are the controls and the stream of events', async () => {
    const playground = await open.playground();
    const { url, pageUrl, key } = playground;
    for (const path of ['/', '/?key=guessed', '/playground/stage', '/playground/people/alice/messages'])
      expect([path, (await get(url, path)).status]).toEqual([path, 403]);
    const socket = new WebSocket(`${url.replace('http', 'ws')}/playground/events?person=alice`);
    await once(socket, 'error');
    const { search } = new URL(pageUrl);
    const opened = await get(url, `/${search}&as=alice`);
    expect([opened.status, opened.headers['location']]).toEqual([303, '/?as=alice']);
    const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
    for (const path of ['/?as=alice', '/playground/stage'])
      expect([path, (await get(url, path, { cookie })).status]).toEqual([path, 200]);
    expect((await get(url, '/playground/stage', { 'playground-key': key })).status).toBe(200);
  });

  it('turns away names and pages of others', async () => {
    const playground = await open.playground();
    const { url } = playground;
    const { port } = new URL(url);
    const rebound = await get(url, '/', { ...keyOf(playground), host: `evil.example:${port}` });
    const foreign = await get(url, '/playground/stage', {
      ...keyOf(playground),
      origin: 'https://evil.example',
    });
    expect([rebound.status, foreign.status]).toEqual([404, 404]);
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/playground/events?person=teacher&stage=1&key=${playground.key}`,
      {
        origin: 'https://evil.example',
      },
    );
    const outcome = await new Promise((resolve) => {
      socket.on('open', () => resolve('open'));
      socket.on('error', () => resolve('refused'));
    });
    expect(outcome).toBe('refused');
  });
});
