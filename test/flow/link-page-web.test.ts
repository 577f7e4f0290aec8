import http from 'node:http';
import net from 'node:net';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { keptLog } from '../support/stores.ts';
import { linkingRig, openPage, post, student } from '../support/linking.ts';
import { speaker, wordsFor } from '../../src/locale/words.ts';
import { ListenError } from '../../src/web/listen.ts';
import { createWeb } from '../../src/web/server.ts';

const { page: pageTexts } = wordsFor('en');

const contract =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

test('every page of a link forbids what it does not need, and is not stored', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  const answers = [
    await openPage(url),
    await post(url, { ...student, password: 'wrong' }),
    await post(url, student),
    await openPage(`${rig.webUrl}/link/nothing`),
    await openPage(`${rig.webUrl}/nowhere`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 422, 200, 404, 404]);
  for (const { headers, text } of answers) {
    expect(headers.get('content-security-policy')).toBe(contract);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(text).not.toMatch(/<script|<style| style=|javascript:/i);
  }
});

test('under an https address, browsers are told to stay with https', async () => {
  const rig = await linkingRig({ publicOrigin: 'https://rounds.example.org' });
  expect((await openPage(`${rig.webUrl}/privacy`)).headers.get('strict-transport-security')).toMatch(
    /^max-age=\d+$/,
  );
});

test('the form suits password managers, phones and screen readers', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  const { text } = await openPage(url);
  expect(text).toMatch(/<html lang="en">/);
  expect(text).toMatch(/<meta name="viewport" content="width=device-width, initial-scale=1"/);
  expect(text).toMatch(/<label for="username">/);
  expect(text).toMatch(/<label for="password">/);
  expect(text).toMatch(/<input[^>]*\sid="username"[^>]*\sautocomplete="username"[^>]*\sautofocus\b/);
  expect(text).toMatch(
    /<input[^>]*\sid="password"[^>]*\stype="password"[^>]*\sautocomplete="current-password"/,
  );
  const { text: again } = await post(url, { ...student, password: 'wrong' });
  expect(again).toMatch(/role="alert" id="problem"/);
  expect(again).toMatch(/<input[^>]*\sid="password"[^>]*\saria-describedby="problem"[^>]*\sautofocus\b/);
  const style = await openPage(`${rig.webUrl}/style.css`);
  expect(style.headers.get('content-type')).toMatch(/^text\/css/);
  expect(style.text).toContain('prefers-color-scheme: dark');
});

test.each([
  ['a foreign Origin', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ['a foreign Origin of an old browser', { origin: 'https://evil.example', 'sec-fetch-site': '' }],
  ['a cross-site form', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a form of another subdomain', { origin: 'null', 'sec-fetch-site': 'same-site' }],
])('a sign-in from %s is refused and not tried', async (_what, headers) => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  const refused = await post(url, student, headers);
  expect(refused.status).toBe(403);
  expect(rig.sandbox.calls()).toHaveLength(0);
  expect((await post(url, student)).number).toBeDefined();
});

test('the page’s own Origin is accepted, by the public address and on this machine by each of its names', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  const { origin, port } = new URL(url);
  expect((await post(url, { ...student, password: 'a' }, { origin })).status).toBe(422);
  const byName = url.replace('127.0.0.1', 'localhost');
  expect(
    (await post(byName, { ...student, password: 'b' }, { origin: `http://localhost:${port}` })).status,
  ).toBe(422);

  const beyond = await linkingRig({ publicOrigin: 'https://rounds.example.org', prefix: '/rounds' });
  const page = await beyond.newPage();
  const wrong = { ...student, password: 'a' };
  expect((await post(page, wrong, { origin: 'https://rounds.example.org' })).status).toBe(422);
  expect((await post(page, wrong, { origin: beyond.webUrl })).status).toBe(403);
});

test('a path prefix works whether or not the proxy strips it', async () => {
  const rig = await linkingRig({ prefix: '/rounds' });
  const url = await rig.newPage();
  expect(new URL(url).pathname).toMatch(/^\/rounds\/link\//);
  const bare = url.replace('/rounds/', '/');
  for (const address of [url, bare]) {
    const { status, text } = await openPage(address);
    expect(status).toBe(200);
    expect(text).toContain('href="/rounds/style.css"');
    expect(text).toContain('<form method="post">');
  }
  for (const path of ['/style.css', '/rounds/style.css', '/privacy', '/rounds/privacy', '/rounds/health']) {
    expect((await openPage(rig.webUrl + path)).status).toBe(200);
  }
  expect((await post(bare, student)).number).toBeDefined();
});

/** Sends a different Host header, which fetch does not allow. */
const openAs = (host: string, url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { headers: { host } }, (response) => {
        response
          .setEncoding('utf8')
          .toArray()
          .then((parts) => resolve(parts.join('')), reject);
      })
      .on('error', reject);
  });

test('links are built from the public address, whatever the Host header says', async () => {
  const rig = await linkingRig();
  const text = await openAs('evil.example', await rig.newPage());
  expect(text).toContain('@alice');
  expect(text).not.toContain('evil.example');
});

test('what is typed is shown as text', async () => {
  const rig = await linkingRig();
  const username = '"><script>alert(1)</script>';
  const { text } = await post(await rig.newPage(), { username, password: 'wrong' });
  expect(text).not.toContain('<script>');
  expect(text).toContain('&quot;&gt;&lt;script&gt;');
});

test('an empty, repeated or far too long field does not count as a try', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  expect((await post(url, { username: '', password: 'x' })).status).toBe(422);
  expect((await post(url, { username: 'x', password: '' })).status).toBe(422);
  expect((await post(url, { ...student, password: 'x'.repeat(2_000) })).status).toBe(422);
  const doubled = new URLSearchParams([...Object.entries(student), ['password', 'again']]);
  expect((await openPage(url, { method: 'POST', body: doubled })).status).toBe(422);
  expect(rig.sandbox.calls()).toHaveLength(0);
});

test('bodies that are too large or are not a form get a page of ours', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  const large = await post(url, { username: 'x', password: 'x'.repeat(9_000) });
  expect(large.status).toBe(413);
  expect(large.text).toContain(pageTexts.problem.tooLarge.title);
  const json = await openPage(url, {
    method: 'POST',
    body: JSON.stringify(student),
    headers: { 'content-type': 'application/json' },
  });
  expect(json.status).toBe(415);
  expect(json.text).toContain(pageTexts.problem.badRequest.title);
});

const plainWeb = (options: Partial<Parameters<typeof createWeb>[0]>) => {
  const { log, text } = keptLog();
  const web = createWeb({
    keepCases: 180,
    host: '127.0.0.1',
    port: 0,
    publicUrl: () => 'http://127.0.0.1',
    trustedProxies: [],
    page: {
      look: () => {
        throw new Error('broken');
      },
      signIn: () => Promise.reject(new Error('broken')),
    },
    health: () => Promise.resolve({ discord: true, store: true, service: true }),
    demo: true,
    wordsFor,
    log,
    ...options,
  });
  return { web, logged: text };
};

test('an error of ours gets a page too, and the log does not contain the address', async () => {
  const { web, logged } = plainWeb({});
  const { url } = await web.listen();
  const { status, text } = await openPage(`${url}/link/secret-of-a-page`);
  await web.close();
  expect(status).toBe(500);
  expect(text).toContain(pageTexts.problem.broken.title);
  expect(logged()).not.toContain('secret-of-a-page');
});

test('a page is in the language that the browser prefers among those available', async () => {
  const english = wordsFor('en');
  const german = { ...english, language: { ...english.language, tag: 'de' } };
  const { web } = plainWeb({ wordsFor: speaker({ english, others: new Map([['de', german]]) }) });
  const { url } = await web.listen();
  const languageFor = async (accepted?: string): Promise<string | undefined> => {
    const headers = accepted === undefined ? {} : { 'accept-language': accepted };
    const { text } = await openPage(`${url}/privacy`, { headers });
    return /<html lang="([^"]*)"/.exec(text)?.[1];
  };
  const pages = [
    await languageFor(),
    await languageFor('en;q=0.5, de'),
    await languageFor('fr, en;q=0.9, de;q=0.8'),
  ];
  await web.close();
  expect(pages).toEqual(['en', 'de', 'en']);
});

test('the health check names what does not work', async () => {
  const states = [[], ['discord', 'service']] as const;
  for (const state of states) {
    const works = (part: string): boolean => !state.some((failing) => failing === part);
    const health = { discord: works('discord'), store: works('store'), service: works('service') };
    const { web } = plainWeb({ health: () => Promise.resolve(health) });
    const { url } = await web.listen();
    const { status, text } = await openPage(`${url}/health`);
    await web.close();
    expect([status, JSON.parse(text)]).toEqual(
      state.length === 0 ? [200, { status: 'ok' }] : [503, { status: 'failing', failing: state }],
    );
  }
});

test('it is ready without the service, but not without Discord or the store, and says since when', async () => {
  let works = { discord: true, store: true, service: true };
  const { web } = plainWeb({ health: () => Promise.resolve(works), keepLook: 0 });
  const { url } = await web.listen();
  const ready = async () => {
    const { status, text } = await openPage(`${url}/ready`);
    const parts = z.record(z.string(), z.object({ works: z.boolean(), since: z.iso.datetime() }));
    return {
      status,
      ...z.object({ status: z.string(), parts }).omit({ status: true }).parse(JSON.parse(text)),
    };
  };
  const first = await ready();
  works = { ...works, service: false };
  const withoutService = await ready();
  works = { ...works, store: false };
  const withoutStore = await ready();
  const live = await openPage(`${url}/live`);
  await web.close();
  expect([first.status, withoutService.status, withoutStore.status, live.status]).toEqual([
    200, 200, 503, 200,
  ]);
  expect(first.parts['service']?.works).toBe(true);
  expect(withoutStore.parts).toMatchObject({
    discord: { works: true, since: first.parts['discord']?.since },
    service: { works: false, since: withoutService.parts['service']?.since },
    store: { works: false },
  });
});

test('it knows since when something does not work, though nobody has asked, and whichever path they ask on', async () => {
  let looks = 0;
  let third = 0;
  const { web } = plainWeb({
    publicUrl: () => 'http://127.0.0.1/rounds',
    lookEvery: 5,
    keepLook: 0,
    health: async () => {
      looks += 1;
      if (looks === 3) third = Date.now();
      return { discord: true, store: true, service: looks < 2 };
    },
  });
  const { url } = await web.listen();
  await expect.poll(() => looks).toBeGreaterThan(4);
  const answers = [await openPage(`${url}/ready`), await openPage(`${url}/rounds/ready`)];
  await web.close();
  const schema = z.object({
    parts: z.object({ service: z.object({ works: z.boolean(), since: z.string() }) }),
  });
  const [first, second] = answers.map(({ text }) => schema.parse(JSON.parse(text)).parts.service);
  expect(first?.works).toBe(false);
  expect(Date.parse(first?.since ?? '')).toBeLessThanOrEqual(third);
  expect(second).toEqual(first);
});

test('one look at what works serves everybody who asks meanwhile or soon after, at any address, whatever comes of it', async () => {
  let looks = 0;
  const { web } = plainWeb({
    publicUrl: () => 'http://127.0.0.1/rounds',
    health: async () => {
      looks += 1;
      throw new Error('broken');
    },
  });
  const { url } = await web.listen();
  const paths = ['/ready', '/health', '/rounds/ready', '/rounds/health'];
  const ask = () => Promise.all(paths.map((path) => openPage(url + path)));
  const answers = [...(await ask()), ...(await ask()), ...(await ask())];
  await web.close();
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 500));
  expect(looks).toBe(1);
});

test('a look that is old enough is not shown any more', async () => {
  let looks = 0;
  const { web } = plainWeb({
    keepLook: 5,
    health: async () => {
      looks += 1;
      return { discord: true, store: true, service: looks < 2 };
    },
  });
  const { url } = await web.listen();
  const first = await openPage(`${url}/health`);
  await expect.poll(async () => (await openPage(`${url}/health`)).status).toBe(503);
  await web.close();
  expect(first.status).toBe(200);
});

test('the privacy page says, from the settings, who runs this and who gets what', async () => {
  const { web } = plainWeb({
    demo: false,
    operatorContact: 'ops@example.org',
    serviceHost: 'service.example.org',
    keepCases: 123,
  });
  const { url } = await web.listen();
  const { status, text } = await openPage(`${url}/privacy`);
  await web.close();
  expect(status).toBe(200);
  expect(text).toContain('ops@example.org');
  expect(text).toContain('service.example.org');
  expect(text).toContain('123 days');
});

test('a port in use is reported in one plain line', async () => {
  const busy = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => busy.once('listening', resolve));
  const address = busy.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { web } = plainWeb({ port });
  await expect(web.listen()).rejects.toBeInstanceOf(ListenError);
  await web.close();
  busy.close();
});
