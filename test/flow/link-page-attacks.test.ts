import { readFile } from 'node:fs/promises';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { userId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { linkingRig, type LinkingRig } from '../support/linking.ts';
import { alice, callerOf, mallory, openPage, post, student, textOf } from '../support/linkers.ts';

const { account: accountTexts, page: pageTexts } = wordsFor('en');

const minute = 60_000;
const wrong = { username: student.username, password: 'wrong' };
const teacher = { username: 'teacher', password: 'demo-teacher' };
const otherThan = (number: string): string => (number === '000000' ? '111111' : '000000');

it('after the sign-in, a stolen link shows nothing but that it was used', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  const { number = 'none' } = await post(url, student);
  for (const answer of [await openPage(url), await post(url, student), await post(url, teacher)]) {
    expect(answer.status).toBe(410);
    expect(answer.text).toContain(pageTexts.over.used.title);
    expect(answer.text).not.toContain(number);
  }
  await rig.enter(number);
  expect(await rig.account.accountOf(alice)).toMatchObject({ username: student.username });
});

it('whoever sends their own link to somebody else gets no account without the number', async () => {
  const rig = await linkingRig();
  const { number = '' } = await post(await rig.newPage(callerOf(mallory)), student);
  // The victim sees the number, which leads nowhere in the victim's own Discord.
  expect((await rig.enter(number, callerOf(alice))).map(textOf)).toEqual([accountTexts.noNumber.nothing]);
  expect(await rig.account.stepOf(mallory)).toBe('number_missing');
  expect(await rig.account.accountOf(mallory)).toBeUndefined();
  expect(await rig.account.accountOf(alice)).toBeUndefined();
});

it('after five wrong numbers, one by one or all at once, the right one is worth nothing', async () => {
  const rig = await linkingRig();
  const { number = '' } = await post(await rig.newPage(), student);
  for (const left of [4, 3, 2, 1, 0]) {
    expect((await rig.enter(otherThan(number))).map(textOf)).toEqual([accountTexts.wrongNumber(left)]);
  }
  expect((await rig.enter(number)).map(textOf)).toEqual([accountTexts.noNumber.nothing]);
  expect(await rig.account.accountOf(alice)).toBeUndefined();

  const second = await post(await rig.newPage(), student);
  const tries = Array.from({ length: 20 }, () => rig.enter(otherThan(second.number ?? '')));
  await Promise.all([...tries, rig.enter(second.number ?? '')]);
  expect(await rig.account.accountOf(alice)).toBeUndefined();
});

it('a page allows five wrong passwords', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  for (const left of [4, 3, 2, 1]) {
    expect((await post(url, wrong)).text).toContain(pageTexts.signIn.problem.wrong(left));
  }
  for (const credentials of [wrong, student]) {
    const answer = await post(url, credentials);
    expect(answer.status).toBe(410);
    expect(answer.text).toContain(pageTexts.over.locked.title);
  }
  expect(rig.sandbox.calls()).toHaveLength(5);
});

it('simultaneous tries on one page go to the service one at a time', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  rig.sandbox.faults.next('/o/token/', { kind: 'hold' });
  const asked = new Promise<void>((resolve) => rig.sandbox.onCall(() => resolve()));
  const first = post(url, { ...wrong, password: 'guess' });
  await asked;
  const others = await Promise.all(
    Array.from({ length: 10 }, (_, index) => post(url, { ...wrong, password: `guess ${index}` })),
  );
  expect(others.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 409));
  rig.sandbox.faults.release();
  expect((await first).text).toContain(pageTexts.signIn.problem.wrong(4));
  expect(rig.sandbox.calls()).toHaveLength(1);
});

/** Pages for this many people; each call is for other people. */
const pagesOf = async ({ newPage }: Pick<LinkingRig, 'newPage'>, people: number): Promise<string[]> => {
  const pages: string[] = [];
  for (let person = 0; person < people; person += 1) {
    pages.push(await newPage(callerOf(userId(String((seats += 1))))));
  }
  return pages;
};
let seats = 2_000;

it('ten wrong passwords for one user name stop whoever sent them for an hour, and nobody else', async () => {
  const rig = await linkingRig();
  for (let page = 0; page < 2; page += 1) {
    const url = await rig.newPage(callerOf(mallory));
    for (const username of ['student1', 'STUDENT1', 'ｓtudent1', ' student1 ', 'Student1']) {
      await post(url, { ...wrong, username });
    }
  }
  const refused = await post(await rig.newPage(callerOf(mallory)), student);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  expect(rig.logged().match(/was put off/g)).toHaveLength(1);
  expect(rig.sandbox.calls()).toHaveLength(10);

  expect((await post(await rig.newPage(callerOf(mallory)), teacher)).number).toBeDefined();
  expect((await post(await rig.newPage(callerOf(alice)), student)).number).toBeDefined();
  rig.pass(60 * minute);
  expect((await post(await rig.newPage(callerOf(mallory)), student)).number).toBeDefined();
});

it('one user name gets sixty wrong passwords an hour and two hundred a day, whoever sends them', async () => {
  const rig = await linkingRig();
  const failOften = async (pages: number): Promise<void> => {
    for (const url of await pagesOf(rig, pages)) {
      for (let time = 0; time < 5; time += 1) await post(url, wrong);
    }
  };
  const retryAfter = async (): Promise<number> => {
    const refused = await post(await rig.newPage(), student);
    expect(refused.status).toBe(429);
    rig.pass(60 * minute);
    return Number(refused.headers.get('retry-after'));
  };
  for (let hour = 0; hour < 3; hour += 1) {
    await failOften(12);
    expect(await retryAfter()).toBeLessThanOrEqual(3_600);
  }
  await failOften(4);
  expect(await retryAfter()).toBeGreaterThan(20 * 3_600);
  expect(rig.sandbox.calls()).toHaveLength(200);
  rig.pass(21 * 60 * minute);
  expect((await post(await rig.newPage(), student)).number).toBeDefined();
});

/** Five wrong passwords on each page, each for another user name. */
const failOn = async (
  pages: readonly string[],
  headers: (count: number) => Readonly<Record<string, string>> = () => ({}),
): Promise<void> => {
  let count = 0;
  for (const url of pages) {
    for (let time = 0; time < 5; time += 1) {
      count += 1;
      await post(url, { username: `nobody${count}`, password: 'wrong' }, headers(count));
    }
  }
};

it.each<[string, string[], string, ((count: number) => string)?]>([
  ['a forged X-Forwarded-For does not turn one address into many', [], '198.51.100.1'],
  [
    'behind a trusted proxy, only the address that the proxy saw counts',
    ['127.0.0.0/8'],
    '1.2.3.4, 203.0.113.5',
  ],
  [
    'the port that a proxy adds makes no other address of one',
    ['127.0.0.0/8'],
    '203.0.113.5:4711',
    (count: number) => `203.0.113.5:${40_000 + count}`,
  ],
])('%s', async (_what, trustedProxies, same, from = (count) => `198.51.100.${count}, 203.0.113.5`) => {
  const rig = await linkingRig({ trustedProxies });
  await failOn(await pagesOf(rig, 20), (count) => ({
    'x-forwarded-for': from(count),
  }));
  const url = await rig.newPage();
  expect((await post(url, student, { 'x-forwarded-for': same })).status).toBe(429);
  expect(rig.sandbox.calls()).toHaveLength(100);
  if (trustedProxies.length === 0) rig.pass(10 * minute);
  expect(
    (await post(await rig.newPage(), student, { 'x-forwarded-for': '203.0.113.6' })).number,
  ).toBeDefined();
});

const slowly = { kind: 'delay', ms: 500 } as const;

it('thirty who sign in at once with one shared account are linked, and only failures count', async () => {
  const rig = await linkingRig();
  rig.sandbox.faults.always('/o/token/', slowly);
  const answers = await Promise.all((await pagesOf(rig, 30)).map((url) => post(url, student)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));

  const guesses = await Promise.all((await pagesOf(rig, 70)).map((url) => post(url, wrong)));
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(60);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(rig.sandbox.calls()).toHaveLength(90);
});

it('a class that signs in at once is linked, although many before at its address had forgotten their passwords', async () => {
  const rig = await linkingRig();
  await failOn(await pagesOf(rig, 18));
  rig.sandbox.faults.always('/o/token/', slowly);
  const users = rig.sandbox.users.slice(0, 3);
  const pages = await pagesOf(rig, 30);
  const answers = await Promise.all(
    pages.map((url, seat) => post(url, users[seat % users.length] ?? student)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

it('one person gets five links an hour', async () => {
  const rig = await linkingRig();
  for (let count = 0; count < 5; count += 1) await rig.newPage();
  const refused = await rig.command('link');
  expect(textOf(refused)).toMatch(/<t:\d+:R>/);
  rig.pass(60 * minute);
  expect(await rig.newPage()).toContain('/link/');
});

it('a sign-in from anywhere but the page itself, by each of its names, is refused and not tried', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  const publicOrigin = 'https://rounds.example.org';
  const beyond = await linkingRig({ publicOrigin, prefix: '/rounds' });
  const page = await beyond.newPage();
  const byName = url.replace('127.0.0.1', 'localhost');
  const own = 'same-origin';
  for (const [to, origin, site, status] of [
    [url, 'https://evil.example', own, 403],
    [url, 'https://evil.example', '', 403],
    [url, 'null', 'cross-site', 403],
    [url, 'null', 'same-site', 403],
    [url, new URL(url).origin, own, 422],
    [byName, new URL(byName).origin, own, 422],
    [page, beyond.webUrl, own, 403],
    [page, publicOrigin, own, 422],
  ] as const)
    expect((await post(to, wrong, { origin, 'sec-fetch-site': site })).status).toBe(status);
  expect([rig, beyond].map(({ sandbox }) => sandbox.calls().length)).toEqual([2, 1]);
});

it('what a page shows is not the Host header’s to say, and what is typed is shown as text', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(url, { headers: { host: 'evil.example' } }, resolve).on('error', reject);
  });
  const shown = await text(response);
  expect(shown).toContain('@alice');
  expect(shown).not.toContain('evil.example');
  const again = await post(url, { username: '"><script>alert(1)</script>', password: 'wrong' });
  expect(again.text).not.toContain('<script>');
  expect(again.text).toContain('&quot;&gt;&lt;script&gt;');
});

it('no password, number, token or user name is in the log or in the files of the store', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  await post(url, { username: student.username, password: 'wrong-Pa55word' });
  const { number = 'none' } = await post(url, student);
  await rig.enter(number);
  const tokens = (await rig.account.credentials.current(alice)).token.reveal();
  const files = await Promise.all(['', '-wal'].map((end) => readFile(`${rig.storeFile}${end}`, 'latin1')));
  const secret = new URL(url).pathname.split('/').at(-1) ?? 'none';
  for (const kept of [...files, rig.logged()]) {
    for (const word of [student.password, 'wrong-Pa55word', number, tokens, secret, student.username])
      expect(kept).not.toContain(word);
  }
});
