/** Minutes are kept in memory: whoever is in the middle of something when the bot restarts is told how to go on. */
import { expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { enterNumber, linkIn, numberIn, signIn } from '../support/between.ts';
import { sharedRig } from '../support/shared-rig.ts';
import { labelsOf, pressed } from '../support/room.ts';
import { endNow } from '../support/conversations.ts';

const { account: accountTexts, conversation: texts, page: pageTexts } = wordsFor('en');

const { rig, alice } = await sharedRig({ linked: [] });

const user = { username: 'student1', password: 'demo-student1' };

it('a page that was given out before says so, in the browser’s language, whether it is opened or posted', async () => {
  const { pathname } = new URL(linkIn(await alice.command('class', '/link').finished()));
  await rig.restart();
  const url = new URL(pathname, rig.pageUrl());
  for (const method of ['GET', 'POST']) {
    const body = method === 'GET' ? null : new URLSearchParams(user);
    const answer = await fetch(url, { method, body, headers: { 'accept-language': 'de' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(wordsFor('de').page.over.unknown.title);
  }
  expect((await (await fetch(url)).text()).includes(pageTexts.over.unknown.title)).toBe(true);
});

it('a number is worth nothing any more, and its button and its form lead to a new page', async () => {
  const asked = alice.command('class', '/link');
  const number = numberIn(await signIn(linkIn(await asked.finished()), user));
  const form = alice.press(asked, accountTexts.buttons.enterNumber);
  await form.answered;
  await rig.restart();
  await alice.submitModal(form, { [accountTexts.form.number]: number }).finished();
  expect(asked.message()?.content).toBe(accountTexts.noNumber.nothing);
  const below = alice.command('class', '/link');
  await below.finished();
  await rig.restart();
  const { message, handle } = await pressed(rig, alice, { below, label: accountTexts.buttons.enterNumber });
  expect(message.content).toBe(accountTexts.noNumber.nothing);
  expect(labelsOf(message)).toEqual([accountTexts.buttons.newLink]);
  const again = await pressed(rig, alice, { below: handle, label: accountTexts.buttons.newLink });
  const fresh = numberIn(await signIn(linkIn(again.message), user));
  await (await enterNumber(alice, again.handle, fresh)).finished();
});

it('a start that waits for a choice is forgotten, and the command asks anew', async () => {
  const id = String(rig.sandbox.cases[0]?.id);
  const thread = await rig.patient(alice, { case: id });
  await endNow(rig, alice, thread);
  const start = alice.command('class', '/patient', { case: id });
  expect((await start.finished()).content).toBe(texts.knowsEarlier);
  await rig.restart();
  const { message } = await pressed(rig, alice, { below: start, label: texts.buttons.startFresh });
  expect(message.content).toBe(texts.choiceGone);
  const again = await alice.command('class', '/patient', { case: id }).finished();
  expect(again.content).toBe(texts.knowsEarlier);
});
