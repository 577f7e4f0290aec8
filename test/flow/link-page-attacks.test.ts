import { expect, test } from 'vitest';
import { userId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { StoreError } from '../../src/store/store-error.ts';
import {
  alice,
  callerOf,
  linkingRig,
  mallory,
  openPage,
  post,
  student,
  textOf,
  type LinkingRig,
} from '../support/linking.ts';

const { account: accountTexts, page: pageTexts } = wordsFor('en');

const minute = 60_000;
const wrong = { username: student.username, password: 'wrong' };
const teacher = { username: 'teacher', password: 'demo-teacher' };
const otherThan = (number: string): string => (number === '000000' ? '111111' : '000000');

test('after the sign-in, a stolen link shows nothing but that it was used', async () => {
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

test('whoever sends their own link to somebody else gets no account without the number', async () => {
  const rig = await linkingRig();
  const { number = '' } = await post(await rig.newPage(callerOf(mallory)), student);
  // The victim sees the number, which leads nowhere in the victim's own Discord.
  expect((await rig.enter(number, callerOf(alice))).map(textOf)).toEqual([accountTexts.noNumber.nothing]);
  expect(await rig.account.stepOf(mallory)).toBe('number_missing');
  expect(await rig.account.accountOf(mallory)).toBeUndefined();
  expect(await rig.account.accountOf(alice)).toBeUndefined();
});

test('after five wrong numbers the right one is worth nothing', async () => {
  const rig = await linkingRig();
  const { number = '' } = await post(await rig.newPage(), student);
  for (const left of [4, 3, 2, 1, 0]) {
    expect((await rig.enter(otherThan(number))).map(textOf)).toEqual([accountTexts.wrongNumber(left)]);
  }
  expect((await rig.enter(number)).map(textOf)).toEqual([accountTexts.noNumber.too_many_wrong]);
  expect(await rig.account.accountOf(alice)).toBeUndefined();
});

test('the right number never counts as a wrong one, however often the store fails', async () => {
  let failures = 0;
  const rig = await linkingRig({
    wrapAccounts: (accounts) => ({
      get: (key) => accounts.get(key),
      delete: (key) => accounts.delete(key),
      set: (value) => {
        if (failures === 0) return accounts.set(value);
        failures -= 1;
        return Promise.reject(new StoreError('broken', 'the disk is full'));
      },
    }),
  });
  const { number = '' } = await post(await rig.newPage(), student);
  failures = 6;
  for (let time = 0; time < 6; time += 1) await expect(rig.enter(number)).rejects.toThrow('the disk is full');
  expect((await rig.enter(otherThan(number))).map(textOf)).toEqual([accountTexts.wrongNumber(4)]);
  await rig.enter(number);
  expect(await rig.account.stepOf(alice)).toBe('linked');
});

test('numbers that are tried all at once are counted one by one', async () => {
  const rig = await linkingRig();
  const { number = '' } = await post(await rig.newPage(), student);
  const tries = Array.from({ length: 20 }, () => rig.enter(otherThan(number)));
  await Promise.all([...tries, rig.enter(number)]);
  expect(await rig.account.accountOf(alice)).toBeUndefined();
});

test('anything that is not a number costs no try', async () => {
  const rig = await linkingRig();
  const { number = '' } = await post(await rig.newPage(), student);
  for (const typed of ['12345', 'abcdef', '1234567', '12 34', '１２３４５', '12345६']) {
    expect((await rig.enter(typed)).map(textOf)).toEqual([accountTexts.unreadableNumber]);
  }
  await rig.enter(number);
  expect(await rig.account.stepOf(alice)).toBe('linked');
});

test('a page allows five wrong passwords', async () => {
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

test('simultaneous tries on one page go to the service one at a time', async () => {
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

test('the twenty-first wrong password in an hour for one user name is not tried, whoever sends it', async () => {
  const rig = await linkingRig();
  for (const url of await pagesOf(rig, 4)) {
    for (const username of ['student1', 'STUDENT1', 'ｓtudent1', ' student1 ', 'Student1']) {
      await post(url, { ...wrong, username });
    }
  }
  expect(rig.sandbox.calls()).toHaveLength(20);
  const refused = await post(await rig.newPage(), student);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  expect(rig.sandbox.calls()).toHaveLength(20);

  expect((await post(await rig.newPage(), teacher)).number).toBeDefined();
  rig.pass(60 * minute);
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

test('a forged X-Forwarded-For does not turn one address into many', async () => {
  const rig = await linkingRig();
  await failOn(await pagesOf(rig, 20), (count) => ({ 'x-forwarded-for': `203.0.113.${count}` }));
  const url = await rig.newPage();
  expect((await post(url, student, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(429);
  expect(rig.sandbox.calls()).toHaveLength(100);
  rig.pass(10 * minute);
  expect((await post(await rig.newPage(), student)).number).toBeDefined();
});

test('behind a trusted proxy, only the address that the proxy saw counts', async () => {
  const rig = await linkingRig({ trustedProxies: ['127.0.0.0/8'] });
  await failOn(await pagesOf(rig, 20), (count) => ({
    'x-forwarded-for': `198.51.100.${count}, 203.0.113.5`,
  }));
  const url = await rig.newPage();
  expect((await post(url, student, { 'x-forwarded-for': '1.2.3.4, 203.0.113.5' })).status).toBe(429);
  expect((await post(url, student, { 'x-forwarded-for': '203.0.113.6' })).number).toBeDefined();
});

const slowly = { kind: 'delay', ms: 500 } as const;

test('thirty who sign in at once with one shared account are linked, and only failures count', async () => {
  const rig = await linkingRig();
  rig.sandbox.faults.always('/o/token/', slowly);
  const answers = await Promise.all((await pagesOf(rig, 30)).map((url) => post(url, student)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));

  const guesses = await Promise.all((await pagesOf(rig, 30)).map((url) => post(url, wrong)));
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(20);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(rig.sandbox.calls()).toHaveLength(50);
});

test('a class that signs in at once is linked, although many before at its address had forgotten their passwords', async () => {
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

test('one person gets five links an hour', async () => {
  const rig = await linkingRig();
  for (let count = 0; count < 5; count += 1) await rig.newPage();
  const refused = await rig.command('link');
  expect(textOf(refused)).toMatch(/<t:\d+:R>/);
  rig.pass(60 * minute);
  expect(await rig.newPage()).toContain('/link/');
});
