import { expect, it } from 'vitest';
import { type Reply } from '../../src/discord/reply.ts';
import { messageId } from '../../src/lib/ids.ts';
import { escapeMarkdown } from '../../src/lib/markdown.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { linkingRig } from '../support/linking.ts';
import { alice, buttonsOf, callerOf, openPage, post, student, textOf } from '../support/linkers.ts';

const { account: accountTexts, conversation, page: pageTexts } = wordsFor('en');

const minute = 60_000;
const username = escapeMarkdown(student.username);

it('a page and a number link an account', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  expect((await openPage(url)).text).toContain('@alice');
  // Looking uses nothing up.
  expect((await openPage(url, { method: 'HEAD' })).status).toBe(200);
  expect((await openPage(url, { headers: { 'user-agent': 'Discordbot/2.0' } })).status).toBe(200);

  // As a name may come out of a message or off a page.
  const signedIn = await post(url, { ...student, username: `\u200e${student.username}\u200b ` });
  expect(await rig.account.accountOf(alice)).toBeUndefined();
  expect(await rig.account.stepOf(alice)).toBe('number_missing');

  const replies = await rig.enter(signedIn.number ?? '');
  expect(replies.map(textOf)).toEqual([accountTexts.linkedNext({ username })]);
  expect(await rig.account.accountOf(alice)).toMatchObject({ username: student.username, status: 'active' });
  expect(await rig.account.stepOf(alice)).toBe('linked');
});

it('wrong credentials keep the user name and never show the password', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  const answer = await post(url, { username: student.username, password: 'wrong-Pa55word' });
  expect(answer.text).toContain(pageTexts.signIn.problem.wrong(4));
  expect(answer.text).toContain(`value="${student.username}"`);
  expect(answer.text).not.toContain('wrong-Pa55word');
  expect(answer.number).toBeUndefined();
  expect((await post(url, student)).number).toMatch(/^\d{6}$/);
});

it('a path prefix works whether or not the proxy strips it', async () => {
  const rig = await linkingRig({ prefix: '/rounds' });
  const url = await rig.newPage();
  expect(new URL(url).pathname).toMatch(/^\/rounds\/link\//);
  const bare = url.replace('/rounds/', '/');
  for (const address of [url, bare])
    expect((await openPage(address)).text).toContain('href="/rounds/style.css"');
  for (const path of ['/style.css', '/rounds/style.css', '/privacy', '/rounds/privacy', '/rounds/health'])
    expect((await openPage(rig.webUrl + path)).status).toBe(200);
  expect((await post(bare, student)).number).toBeDefined();
});

it('both answers to a double click show the number', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  rig.sandbox.faults.next('/o/token/', { kind: 'delay', ms: 50 });
  const [one, other] = await Promise.all([post(url, student), post(url, student)]);
  expect(one.number).toBeDefined();
  expect(other.number).toBe(one.number);
  expect(rig.sandbox.calls()).toHaveLength(1);
  expect((await rig.enter(one.number ?? '')).map(textOf)).toEqual([accountTexts.linkedNext({ username })]);
});

it('a field that is empty, repeated or far too long, and what is no form, is no try', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  for (const fields of [
    { username: '', password: 'x' },
    { username: 'x', password: '' },
    { ...student, password: 'x'.repeat(2_000) },
  ])
    expect((await post(url, fields)).status).toBe(422);
  const doubled = new URLSearchParams([...Object.entries(student), ['password', 'again']]);
  expect((await openPage(url, { method: 'POST', body: doubled })).status).toBe(422);
  const large = await post(url, { username: 'x', password: 'x'.repeat(9_000) });
  expect(large.status).toBe(413);
  expect(large.text).toContain(pageTexts.problem.tooLarge.title);
  const headers = { 'content-type': 'application/json' };
  const json = await openPage(url, { method: 'POST', body: JSON.stringify(student), headers });
  expect(json.status).toBe(415);
  expect(json.text).toContain(pageTexts.problem.badRequest.title);
  expect(rig.sandbox.calls()).toHaveLength(0);
});

it('a sign-in that the service fails, or refuses for another reason than its password, costs no try', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  const { failed } = pageTexts.signIn.problem;
  const quote = 'Too many login attempts.';
  const locked = 'The account is locked.';
  const faults = [
    [401, { error: 'invalid_client' }, { kind: 'misconfigured', reason: 'credentials' }],
    [403, { error_description: quote }, { kind: 'not_taken', reason: 'account_refused', quote }],
    [
      400,
      { error: 'invalid_grant', error_description: locked },
      { kind: 'not_taken', reason: 'account_refused', quote: locked },
    ],
    ...Array.from({ length: 4 }, () => [503, {}, { kind: 'not_taken', reason: 'unavailable' }] as const),
  ] as const;
  for (const [status, body, failure] of faults) {
    rig.sandbox.faults.next('/o/token/', { kind: 'status', status, body: JSON.stringify(body) });
    expect((await post(url, student)).text).toContain(failed(failure).replaceAll("'", '&#39;'));
  }
  // A reason of the service's own may hold a name.
  expect(rig.logged().match(/a sign-in on the page failed/g)).toHaveLength(faults.length);
  expect(rig.logged()).not.toContain(quote);
  expect((await post(url, student)).number).toBeDefined();
});

it('what was asked for goes on after the number, in the place where it was asked for', async () => {
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

it('a button of an older prompt says that this is done, even long afterwards', async () => {
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

it('what answers with a form waits for a button, because Discord shows no form after a form', async () => {
  const form: Reply = { kind: 'form', form: { custom_id: 'r1:x', title: 'x', components: [] } };
  const rig = await linkingRig({ resume: () => Promise.resolve(form) });
  const invocation = { kind: 'command', name: 'compose case', values: {} } as const;
  await rig.account.linkPrompt(callerOf(alice), invocation, 'not_linked');
  const { number = '' } = await post(await rig.newPage(), student);
  const last = (await rig.enter(number)).at(-1) ?? form;
  expect(textOf(last)).toBe(accountTexts.goOn({ username }));
  const button = buttonsOf(last).get(accountTexts.buttons.goOn) ?? '';
  expect(await rig.press(button)).toBe(form);
  expect(textOf(await rig.press(button))).toBe(conversation.choiceGone);
});

it('a lost number is no dead end: /link opens its form, and an empty form leads to a new page', async () => {
  const rig = await linkingRig();
  await post(await rig.newPage(), student);
  expect((await rig.command('link')).kind).toBe('form');
  const prompt = await rig.account.linkPrompt(callerOf(alice), undefined, 'not_linked');
  expect(textOf(prompt)).toBe(accountTexts.numberAwaited);
  const replies = await rig.enter('');
  expect(replies.flatMap((reply) => [...buttonsOf(reply).keys()])).toContain(accountTexts.buttons.link);
  expect(await rig.account.stepOf(alice)).toBe('not_linked');
});

/** A day on, two hours back: what somebody does to the wall clock shortens no wait and lengthens none. */
it.each([0, 24 * 60 * minute, -120 * minute])(
  'a page and a number expire after ten minutes, and say so, if the clock is set by %i ms',
  async (jump) => {
    const rig = await linkingRig();
    const url = await rig.newPage();
    rig.setClock(jump);
    rig.pass(9 * minute);
    expect((await openPage(url)).status).toBe(200);
    rig.pass(minute);
    for (const { status, text } of [await openPage(url), await post(url, student)]) {
      expect(status).toBe(410);
      expect(text).toContain(pageTexts.over.expired.title);
    }
    expect((await rig.enter('123456')).map(textOf)).toEqual([accountTexts.noNumber.nothing]);

    const { number = '' } = await post(await rig.newPage(), student);
    rig.setClock(jump);
    rig.pass(9 * minute);
    expect(await rig.account.stepOf(alice)).toBe('number_missing');
    rig.pass(minute);
    expect((await rig.enter(number)).map(textOf)).toEqual([accountTexts.noNumber.nothing]);
    expect(await rig.account.accountOf(alice)).toBeUndefined();
  },
);

it('a new page invalidates the older one and its number', async () => {
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

it('a page that was replaced during the sign-in does not show a number', async () => {
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
