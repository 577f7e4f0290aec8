import { mkdir, writeFile } from 'node:fs/promises';
import { words } from 'discord-playground/page/words';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { operatorWords } from '../../src/locale/operators.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { findBrowser } from '../../packages/discord-playground/test/browser/browser.ts';
import { openTab, type Look, type Tab } from '../../packages/discord-playground/test/browser/tab.ts';
import { answersTo, runApp, type RunningApp } from '../browser/rounds.ts';
import { Film } from './film.ts';

/** The README's film, and the pictures of a lesson. */

const { conversation: texts, debrief, groups, time, transcript: transcriptTexts } = wordsFor('en');
const { buttons, panel, status } = texts;

const mostBytes = 2_000_000;
const docs = new URL('../../docs/', import.meta.url);
const desktop = { width: 1100, height: 640 };

const { browser, missing } = await findBrowser();
let app: RunningApp | undefined;
let context: BrowserContext | undefined;
const tabs: Tab[] = [];

const open = async (as: string, look: Look = {}): Promise<Tab> => {
  if (context === undefined || app === undefined) throw new Error(missing ?? 'nothing to open');
  const page = await context.newPage();
  const opened = await openTab({ page, address: app.address, as, look });
  tabs.push(opened);
  return opened;
};

const keep = async (name: string, picture: Buffer): Promise<void> => {
  const file = new URL(name, docs);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, picture);
};

/** From the first page into the thread with the patient. */
const meetPatient = async ({ page }: Tab, film?: Film): Promise<void> => {
  const button = page.getByRole('button', { name: operatorWords.demo.firstStep });
  await button.waitFor();
  await film?.show(2_500);
  await button.focus();
  await film?.show(600);
  await button.click();
  const opened = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'class' }).waitFor();
  await (film === undefined ? opened : film.until(opened));
  // What is under the mouse would have its tools shown.
  await page.mouse.move(0, 0);
  await page.locator('#message:focus').waitFor();
};

const choose = async ({ page }: Tab, option: string): Promise<void> => {
  await page
    .getByRole('button', { name: new RegExp(`^${panel.whoMayAsk.replace('?', '\\?')}`) })
    .last()
    .click();
  await page.getByRole('listbox').getByRole('option', { name: option }).click();
  await page.mouse.move(0, 0);
};

/** What follows the name of whoever has the floor. */
const floorIs = status.floor({ holder: '@', by: undefined, next: [], up: 0 }).slice(1);

/** A picture comes after the answer's text, in a message of its own. */
const pictureIn = async ({ page }: Tab): Promise<void> => {
  const isDrawn = "(document.querySelector('img.picture')?.naturalHeight ?? 0) > 0";
  await expect.poll(() => page.evaluate(isDrawn)).toBe(true);
};

/** The page of the transcript that has just been given, with nothing around it. */
const transcriptOf = async ({ page }: Tab, look: typeof desktop): Promise<Page> => {
  const link = page.locator('discord-file-attachment[name$=".html"]').last();
  const path = (await link.getAttribute('href')) ?? '';
  const html = await (await page.request.get(new URL(path, page.url()).href)).text();
  const opened = await page.context().newPage();
  await opened.setViewportSize(look);
  await opened.emulateMedia({ colorScheme: 'light' });
  await opened.setContent(html);
  return opened;
};

beforeAll(async () => {
  context = await browser?.newContext({ locale: 'en-GB' });
  context?.setDefaultTimeout(10_000);
});
// Each begins with a fresh server, where nobody has asked anything yet.
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.page.close();
  await app?.stop();
});
afterAll(async () => browser?.close());

it('records a patient with an ECG, raised hands, a transcript, and a restart at the end', async () => {
  app = await runApp();
  const alice = await open('student1', { viewport: desktop });
  const film = new Film(alice.page);
  await meetPatient(alice, film);
  await film.show(1_500);

  const first = 'What brings you here today?';
  await film.type(first);
  await alice.composer.press('Enter');
  await film.until(answersTo(alice, first).waitFor());
  await film.show(2_000);

  const ben = await open('student2');
  await ben.open('Walter');
  const second = 'May we see your ECG?';
  await ben.write(second);
  await film.until(pictureIn(alice));
  await film.show(3_000);

  await alice.command('/manage');
  await alice.message(panel.open).waitFor();
  await film.show(1_200);
  await choose(alice, panel.inOrder);
  await ben.message(status.floorFree).waitFor();
  await ben.press(buttons.raiseHand);
  await alice.message(floorIs).waitFor();
  await film.show(2_500);
  const third = 'When did it begin?';
  await ben.write(third);
  await film.until(answersTo(alice, third).waitFor());
  await film.show(1_500);
  await choose(alice, panel.everyone);

  await alice.command('/transcript');
  await alice.page.locator('discord-file-attachment[name$=".html"]').last().waitFor();
  await film.show(2_000);
  const transcript = await transcriptOf(alice, desktop);
  await transcript.getByText(transcriptTexts.page.participation).scrollIntoViewIfNeeded();
  await film.show(3_000, transcript);
  await transcript.close();

  await alice.press(words.behind);
  await film.show(1_500);
  const restart = alice.page.getByRole('button', { name: words.restart });
  const asked = ['Does it go anywhere else?', 'Do you smoke?'] as const;
  await alice.composer.fill(asked[0]);
  await ben.composer.fill(asked[1]);
  await restart.focus();
  await film.show(800);
  await restart.click();
  await alice.page.getByText(words.restarting).waitFor();
  await alice.composer.press('Enter');
  await ben.composer.press('Enter');
  await alice.message(asked[1]).first().waitFor();
  await film.show(1_800);
  for (const question of asked) {
    await film.until(answersTo(alice, question).waitFor());
    await film.show(1_200);
  }
  await alice.page.getByText(words.restarting).waitFor({ state: 'hidden' });
  await film.show(3_500);
  const recording = await film.develop();
  expect(recording.length).toBeLessThan(mostBytes);
  await keep('first-minutes.webp', recording);
});

it('shows a lesson in six presses', async () => {
  app = await runApp();
  const look: Look = { colorScheme: 'light', viewport: { width: 1000, height: 900 } };
  const teacher = await open('teacher', look);
  const { page } = teacher;
  const picture = async (name: string, shown: Locator): Promise<void> => {
    await shown.scrollIntoViewIfNeeded();
    await keep(`lesson/${name}.png`, await shown.screenshot({ animations: 'disabled' }));
  };

  await teacher.composer.fill('/patient');
  await page.getByRole('listbox').getByRole('option', { selected: true }).waitFor();
  await teacher.composer.press('Enter');
  const form = page.getByRole('form', { name: words.command('/patient') });
  await form.locator('.field > input').first().fill('Walter');
  await form.getByRole('option', { name: 'Walter', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Add option invite' }).click();
  await form.getByRole('combobox', { name: 'invite' }).selectOption(words.yes);
  await form.getByRole('button', { name: words.run }).press('Enter');
  const invitation = teacher.message(buttons.practiseAlone).last();
  await invitation.waitFor();
  await picture('1-invite', invitation);

  const alice = await open('student1', look);
  await alice.message(buttons.practiseAlone).last().getByRole('button', { name: buttons.startMyOwn }).click();
  await alice.open('Walter');
  await pictureIn(alice);
  await picture('2-start', alice.page.locator('[role=log]'));
  const question = 'Where does it hurt?';
  await alice.write(question);
  await answersTo(alice, question).waitFor();
  await picture('3-ask', answersTo(alice, question));

  await teacher.command('/manage');
  await teacher.press(time.button);
  await page
    .getByRole('button', { name: new RegExp(time.choose) })
    .last()
    .click();
  await page
    .getByRole('listbox')
    .getByRole('option', { name: time.minutes(8) })
    .click();
  await picture('4-time', teacher.message(groups.buttons.endAll).last());

  await teacher.press(groups.buttons.endAll);
  await teacher.press(groups.buttons.endThese(1));
  // The task names the debrief, too.
  const end = alice.message(buttons.practiseAlone).last();
  await end.waitFor();
  await picture('5-end', end);

  await alice.press(debrief.button);
  const list = alice.message(debrief.done).last();
  await list.waitFor();
  await picture('6-debrief', list);
  expect(await list.innerText()).toContain(debrief.tick);
});
