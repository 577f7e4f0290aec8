import http from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { wordsFor } from '../../src/locale/words.ts';
import { createWeb } from '../../src/web/server.ts';
import { connected, dripping, postHead } from '../support/dripping.ts';
import { keptLog } from '../support/stores.ts';
import { linkingRig } from '../support/linking.ts';
import { openPage, post, student } from '../support/linkers.ts';

const { page: pageTexts } = wordsFor('en');

const tokenPath = '/o/token/';

/** A web server without accounts, until the test ends. */
const served = async (options: Partial<Parameters<typeof createWeb>[0]> = {}) => {
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
  const { url } = await web.listen();
  onTestFinished(() => web.close());
  return { url, logged: text };
};

it('an error of ours gets a page too, and the log does not contain the address', async () => {
  const { url, logged } = await served();
  const { status, text } = await openPage(`${url}/link/secret-of-a-page`);
  expect(status).toBe(500);
  expect(text).toContain(pageTexts.problem.broken.title);
  expect(logged()).not.toContain('secret-of-a-page');
});

it('says what does not work, and is ready without the service, but not without Discord or the store', async () => {
  let works = { discord: true, store: true, service: true };
  const { url } = await served({ health: () => Promise.resolve(works), keepLook: 0 });
  const parts = z.record(z.string(), z.object({ works: z.boolean(), since: z.iso.datetime() }));
  const looked = async () => {
    const [ready, health, live] = await Promise.all(
      ['/ready', '/health', '/live'].map((path) => openPage(url + path)),
    );
    const since = z.object({ parts }).parse(JSON.parse(ready?.text ?? '')).parts;
    return {
      since,
      health: JSON.parse(health?.text ?? '') as unknown,
      states: [ready, health, live].map((one) => one?.status),
    };
  };
  const first = await looked();
  works = { ...works, service: false };
  const withoutService = await looked();
  works = { ...works, store: false };
  const withoutStore = await looked();
  expect([first, withoutService, withoutStore].map(({ states }) => states)).toEqual([
    [200, 200, 200],
    [200, 503, 200],
    [503, 503, 200],
  ]);
  expect(first.health).toEqual({ status: 'ok' });
  expect(withoutStore.health).toEqual({ status: 'failing', failing: ['store', 'service'] });
  expect(withoutStore.since).toMatchObject({
    discord: { works: true, since: first.since['discord']?.since },
    service: { works: false, since: withoutService.since['service']?.since },
    store: { works: false },
  });
});

it('knows since when something does not work, though nobody has asked, and whichever path they ask on', async () => {
  let looks = 0;
  let third = 0;
  const { url } = await served({
    publicUrl: () => 'http://127.0.0.1/rounds',
    lookEvery: 5,
    keepLook: 0,
    health: async () => {
      looks += 1;
      if (looks === 3) third = Date.now();
      return { discord: true, store: true, service: looks < 2 };
    },
  });
  await expect.poll(() => looks).toBeGreaterThan(4);
  const answers = [await openPage(`${url}/ready`), await openPage(`${url}/rounds/ready`)];
  const schema = z.object({
    parts: z.object({ service: z.object({ works: z.boolean(), since: z.string() }) }),
  });
  const [first, second] = answers.map(({ text }) => schema.parse(JSON.parse(text)).parts.service);
  expect(first?.works).toBe(false);
  expect(Date.parse(first?.since ?? '')).toBeLessThanOrEqual(third);
  expect(second).toEqual(first);
});

it('one look at what works serves everybody who asks meanwhile or soon after, at any address, whatever comes of it', async () => {
  let looks = 0;
  const { url } = await served({
    publicUrl: () => 'http://127.0.0.1/rounds',
    health: async () => {
      looks += 1;
      throw new Error('broken');
    },
  });
  const paths = ['/ready', '/health', '/rounds/ready', '/rounds/health'];
  const ask = () => Promise.all(paths.map((path) => openPage(url + path)));
  const answers = [...(await ask()), ...(await ask()), ...(await ask())];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 500));
  expect(looks).toBe(1);
});

it('the privacy page says, from the settings, who runs this and who gets what', async () => {
  const { url } = await served({
    demo: false,
    operatorContact: 'ops@example.org',
    serviceHost: 'service.example.org',
    keepCases: 123,
  });
  const { status, text } = await openPage(`${url}/privacy`);
  expect(status).toBe(200);
  expect(text).toContain('ops@example.org');
  expect(text).toContain('service.example.org');
  expect(text).toContain('123 days');
});

it('a request that drips in is cut off when its time is up, in its headers or in its body', async () => {
  const { url } = await served({ longestRequest: 500 });
  const sockets = [await dripping(url), await dripping(url, 'GET / HTTP/1.1\r\nX-')];
  await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true);
});

it('the web server closes, whatever keeps a connection open', async () => {
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

it('a sign-in that waits for the service when the web server closes is given up, and the page says so', async () => {
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

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

it('every page of a link forbids what it does not need, is not stored, and stays with https', async () => {
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
    expect(headers.get('content-security-policy')).toBe(policy);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(text).not.toMatch(/<script|<style| style=|javascript:/i);
  }
  const beyond = await linkingRig({ publicOrigin: 'https://rounds.example.org' });
  const { headers } = await openPage(`${beyond.webUrl}/privacy`);
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
});
