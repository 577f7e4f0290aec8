import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { say, update, type Reply } from '../../src/discord/reply.ts';
import { messageId } from '../../src/lib/ids.ts';
import { escapeMarkdown } from '../../src/lib/markdown.ts';
import { wordsFor } from '../../src/locale/words.ts';
import {
  alice,
  buttonsOf,
  callerOf,
  linkingRig,
  openPage,
  post,
  student,
  textOf,
} from '../support/linking.ts';

const { account: accountTexts, page: pageTexts } = wordsFor('en');

const minute = 60_000;
const username = escapeMarkdown(student.username);

test('a page and a number link an account', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  expect((await openPage(url)).text).toContain('@alice');

  const signedIn = await post(url, student);
  expect(await rig.account.accountOf(alice)).toBeUndefined();
  expect(await rig.account.stepOf(alice)).toBe('number_missing');

  const replies = await rig.enter(signedIn.number ?? '');
  expect(replies.map(textOf)).toEqual([accountTexts.linkedNext({ username })]);
  expect(await rig.account.accountOf(alice)).toMatchObject({ username: student.username, status: 'active' });
  expect(await rig.account.stepOf(alice)).toBe('linked');
});

test.each(['123 456', '123-456', '１２３４５６', ' 1 2 3 4 5 6 '])(
  'the number may be written as "%s"',
  async (form) => {
    const rig = await linkingRig();
    const { number = '' } = await post(await rig.newPage(), student);
    const full = form.includes('１');
    const digits = Array.from(number, (digit) =>
      full ? String.fromCharCode(digit.charCodeAt(0) + 0xfee0) : digit,
    );
    const typed = form.replace(/[0-9１-６]/gu, () => digits.shift() ?? '');
    expect((await rig.enter(typed)).map(textOf)).toEqual([accountTexts.linkedNext({ username })]);
  },
);

test('wrong credentials keep the user name and never show the password', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  const answer = await post(url, { username: student.username, password: 'wrong-Pa55word' });
  expect(answer.text).toContain(pageTexts.signIn.problem.wrong(4));
  expect(answer.text).toContain(`value="${student.username}"`);
  expect(answer.text).not.toContain('wrong-Pa55word');
  expect(answer.number).toBeUndefined();
  expect((await post(url, student)).number).toMatch(/^\d{6}$/);
});

test('looking at a page uses nothing up, whether by HEAD or by a link preview', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  expect((await openPage(url, { method: 'HEAD' })).status).toBe(200);
  expect((await openPage(url, { headers: { 'user-agent': 'Discordbot/2.0' } })).status).toBe(200);
  expect((await post(url, student)).number).toBeDefined();
});

test('both answers to a double click show the number', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  rig.sandbox.faults.next('/o/token/', { kind: 'delay', ms: 50 });
  const [one, other] = await Promise.all([post(url, student), post(url, student)]);
  expect(one.number).toBeDefined();
  expect(other.number).toBe(one.number);
  expect(rig.sandbox.calls()).toHaveLength(1);
  expect((await rig.enter(one.number ?? '')).map(textOf)).toEqual([accountTexts.linkedNext({ username })]);
});

test('a sign-in that failed because of the service costs no try', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  for (let time = 0; time < 6; time += 1) {
    rig.sandbox.faults.next('/o/token/', { kind: 'status', status: 503 });
    expect((await post(url, student)).status).toBe(503);
  }
  expect((await post(url, student)).number).toBeDefined();
});

/** What the token endpoint answers, and as what the page tells it. */
const refusals = [
  [401, { error: 'invalid_client' }, undefined],
  [400, { error: 'unauthorized_client' }, undefined],
  [
    403,
    { error_description: 'Account locked: too many login attempts.' },
    'Account locked: too many login attempts.',
  ],
  [400, { error: 'mfa_required', error_description: 'A code is needed.' }, 'A code is needed.'],
  [401, { detail: 'No active account found' }, 'No active account found'],
  [403, { error: 'access_denied' }, 'access_denied'],
] as const;

test.each(refusals)(
  'a sign-in that is answered with %i %j is told as what it is',
  async (status, body, quote) => {
    const rig = await linkingRig();
    const url = await rig.newPage();
    rig.sandbox.faults.next('/o/token/', { kind: 'status', status, body: JSON.stringify(body) });
    const { failed } = pageTexts.signIn.problem;
    const words =
      quote === undefined
        ? failed({ kind: 'misconfigured', reason: 'credentials' })
        : failed({ kind: 'not_taken', reason: 'account_refused', quote });
    expect(words).toContain(quote ?? '');
    expect((await post(url, student)).text).toContain(words.replaceAll("'", '&#39;'));
    expect((await post(url, student)).number).toBeDefined();
  },
);

test('what was asked for goes on after the number, in the place where it was asked for', async () => {
  const rig = await linkingRig();
  const invocation = { kind: 'command', name: 'patient', values: { case: '7', private: true } } as const;
  const prompt = await rig.account.linkPrompt(callerOf(alice, '900'), invocation, 'not_linked');
  const url = buttonsOf(prompt).get(accountTexts.buttons.link) ?? '';
  const { number = '' } = await post(url, student);

  const below = messageId('77');
  const replies = await rig.enter(number, { ...callerOf(alice, '901'), messageId: below });
  expect(replies.map(textOf)).toEqual([accountTexts.linked({ username }), 'done']);
  expect(replies[0]).toMatchObject({ kind: 'update', body: { rows: [] } });
  // What they may do there has to be looked up: what they might do when they asked is no longer known.
  const there = { ...callerOf(alice, '900'), permissions: 0n, botPermissions: 0n, isRemembered: true };
  expect(rig.resumed).toEqual([[there, invocation]]);

  await rig.link();
  expect(rig.resumed).toHaveLength(1);
});

test.each([
  ['done', { kind: 'done' } as const, []],
  ['a message', say('Here it is.'), ['Here it is.']],
  ['a change to a message elsewhere', update('Here it is.'), ['Here it is.']],
])('what goes on with %s leaves "Linked as" above it', async (_name, reply, after) => {
  const rig = await linkingRig({ resume: () => Promise.resolve(reply) });
  const invocation = { kind: 'command', name: 'patient', values: {} } as const;
  await rig.account.linkPrompt(callerOf(alice), invocation, 'not_linked');
  const { number = '' } = await post(await rig.newPage(), student);
  const linked = accountTexts.linked({ username });
  expect((await rig.enter(number)).map(textOf)).toEqual([linked, [linked, ...after].join('\n')]);
});

test('a button of an older prompt says that this is done, even long afterwards', async () => {
  const rig = await linkingRig();
  const prompt = await rig.account.linkPrompt(callerOf(alice), undefined, 'not_linked');
  const button = buttonsOf(prompt).get(accountTexts.buttons.enterNumber) ?? '';
  await rig.link();
  for (const days of [0, 3]) {
    rig.pass(days * 24 * 60 * minute);
    await rig.store.sweep(Date.now() + days * 24 * 60 * minute);
    const answer = await rig.press(button);
    expect(answer).toMatchObject({ kind: 'update' });
    expect(textOf(answer)).toBe(accountTexts.noNumber.linked_already);
    expect([...buttonsOf(answer).keys()]).toEqual([]);
  }
});

test('what answers with a form waits for a button, because Discord shows no form after a form', async () => {
  const form: Reply = { kind: 'form', form: { custom_id: 'r1:x', title: 'x', components: [] } };
  const rig = await linkingRig({ resume: () => Promise.resolve(form) });
  const invocation = { kind: 'command', name: 'compose case', values: {} } as const;
  await rig.account.linkPrompt(callerOf(alice), invocation, 'not_linked');
  const { number = '' } = await post(await rig.newPage(), student);
  const last = (await rig.enter(number)).at(-1) ?? form;
  expect(textOf(last)).toBe(accountTexts.goOn({ username }));
  const button = buttonsOf(last).get(accountTexts.buttons.goOn) ?? '';
  expect(await rig.press(button)).toBe(form);
  expect(textOf(await rig.press(button))).toBe(accountTexts.nothingToGoOn);
});

test('/link opens the number form if only the number is missing', async () => {
  const rig = await linkingRig();
  await post(await rig.newPage(), student);
  expect((await rig.command('link')).kind).toBe('form');
  const prompt = await rig.account.linkPrompt(callerOf(alice), undefined, 'not_linked');
  expect(textOf(prompt)).toBe(accountTexts.numberAwaited);
});

test('a lost number is no dead end: an empty form leads to a new page', async () => {
  const rig = await linkingRig();
  await post(await rig.newPage(), student);
  const replies = await rig.enter('');
  expect(replies.flatMap((reply) => [...buttonsOf(reply).keys()])).toContain(accountTexts.buttons.link);
  expect(await rig.account.stepOf(alice)).toBe('not_linked');
});

/** A day on, two hours back: what somebody does to the wall clock shortens no wait and lengthens none. */
const jumps = [0, 24 * 60 * minute, -120 * minute];

test.each(jumps)(
  'a page expires after ten minutes, and says so, if the clock is set by %i ms',
  async (jump) => {
    const rig = await linkingRig();
    const url = await rig.newPage();
    rig.setClock(jump);
    rig.pass(9 * minute);
    expect((await openPage(url)).status).toBe(200);
    rig.pass(minute);
    const answers = [await openPage(url), await post(url, student)];
    for (const { status, text } of answers) {
      expect(status).toBe(410);
      expect(text).toContain(pageTexts.over.expired.title);
    }
    expect((await rig.enter('123456')).map(textOf)).toEqual([accountTexts.noNumber.page_over]);
  },
);

test.each(jumps)('a number expires after ten minutes, if the clock is set by %i ms', async (jump) => {
  const rig = await linkingRig();
  const { number = '' } = await post(await rig.newPage(), student);
  rig.setClock(jump);
  rig.pass(9 * minute);
  expect(await rig.account.stepOf(alice)).toBe('number_missing');
  rig.pass(minute);
  expect((await rig.enter(number)).map(textOf)).toEqual([accountTexts.noNumber.number_expired]);
  expect(await rig.account.accountOf(alice)).toBeUndefined();
});

test('a new page invalidates the older one and its number', async () => {
  const rig = await linkingRig();
  const first = await rig.newPage();
  const second = await rig.newPage();
  expect((await post(first, student)).text).toContain(pageTexts.over.replaced.title);
  const { number = '' } = await post(second, student);
  const third = buttonsOf((await rig.enter('')).at(-1) ?? { kind: 'done' }).get(accountTexts.buttons.link);
  expect((await openPage(second)).text).toContain(pageTexts.over.replaced.title);
  expect((await rig.enter(number)).map(textOf)).toEqual([accountTexts.noNumber.page_open]);
  expect((await post(third ?? '', student)).number).toBeDefined();
});

test('a page that was replaced during the sign-in does not show a number', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  rig.sandbox.faults.next('/o/token/', { kind: 'hold' });
  const asked = new Promise<void>((resolve) => rig.sandbox.onCall(() => resolve()));
  const answer = post(url, student);
  await asked;
  await rig.newPage();
  rig.sandbox.faults.release();
  expect((await answer).number).toBeUndefined();
  expect(await rig.account.stepOf(alice)).toBe('not_linked');
});

test('a page address that works only for the operator comes with who must fix what', async () => {
  const rig = await linkingRig({ pageReach: 'operator_only', operatorContact: 'ops@example.org' });
  const reply = await rig.command('link');
  const url = /<(http[^>]+)>/.exec(textOf(reply))?.[1] ?? '';
  expect(textOf(reply)).toBe(accountTexts.pageOutOfReach({ url, operatorContact: 'ops@example.org' }));
  expect(buttonsOf(reply).has(accountTexts.buttons.link)).toBe(false);
  expect((await openPage(url)).status).toBe(200);
});

test('no password, number, token or user name is in the log or in the files of the store', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  await post(url, { username: student.username, password: 'wrong-Pa55word' });
  const { number = 'none' } = await post(url, student);
  await rig.enter(number);
  const tokens = (await rig.account.credentials.current(alice)).token.reveal();
  const files = await Promise.all(['', '-wal'].map((end) => readFile(`${rig.storeFile}${end}`, 'latin1')));
  const secret = new URL(url).pathname.split('/').at(-1) ?? 'none';
  for (const kept of [...files, rig.logged()]) {
    for (const text of [student.password, 'wrong-Pa55word', number, tokens, secret, student.username]) {
      expect(kept).not.toContain(text);
    }
  }
});
