import { mkdir, writeFile } from 'node:fs/promises';
import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { words } from '../../src/playground/page/words.ts';
import { findBrowser } from '../browser/support/browser.ts';
import { beyondTheEdge } from '../browser/support/layout.ts';
import { runApp, type RunningApp } from '../browser/support/running-app.ts';
import { openTab, type OpenTab, type Tab } from '../browser/support/tab.ts';
import { Film } from './film.ts';

/** The pictures of the README: a patient, two students, and a restart in the middle. */

const mostBytes = 2_000_000;
const docs = new URL('../../docs/', import.meta.url);

const { browser, missing } = await findBrowser();
let app: RunningApp | undefined;
let context: BrowserContext | undefined;
const tabs: Tab[] = [];

const open: OpenTab = async (as, look = {}) => {
  if (context === undefined || app === undefined) throw new Error(missing ?? 'nothing to open');
  const page = await context.newPage();
  const opened = await openTab({ page, address: app.address, as, look });
  tabs.push(opened);
  return opened;
};

const keep = async (name: string, picture: Buffer): Promise<void> => {
  await mkdir(docs, { recursive: true });
  await writeFile(new URL(name, docs), picture);
};

/** From the first page into the thread with the patient. */
const meetPatient = async ({ page }: Tab, film?: Film): Promise<void> => {
  const button = page.getByRole('button', { name: words.firstStep });
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

it('records a patient, two students, and a restart in the middle', async () => {
  app = await runApp();
  const alice = await open('student1', { viewport: { width: 1100, height: 640 } });
  const film = new Film(alice.page);
  await meetPatient(alice, film);
  await film.show(1_500);

  const first = 'What brings you here today?';
  await film.type(first);
  await alice.composer.press('Enter');
  await film.until(alice.answersTo(first).waitFor());
  await film.show(2_000);

  const ben = await open('student2');
  await ben.open('Walter');
  const second = 'When did it begin?';
  await ben.write(second);
  await film.until(alice.answersTo(second).waitFor());
  await film.show(2_200);

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
    await film.until(alice.answersTo(question).waitFor());
    await film.show(1_200);
  }
  await alice.page.getByText(words.restarting).waitFor({ state: 'hidden' });
  await film.show(3_500);
  const recording = await film.develop();
  expect(recording.length).toBeLessThan(mostBytes);
  await keep('first-minutes.webp', recording);
});

it('shows a thread on a phone', async () => {
  app = await runApp();
  const alice = await open('student1', { colorScheme: 'light', viewport: { width: 390, height: 760 } });
  await meetPatient(alice);
  for (const question of ['What brings you here today?', 'When did it begin?']) {
    await alice.write(question);
    await alice.answersTo(question).waitFor();
  }
  expect(await beyondTheEdge(alice.page)).toEqual([]);
  await keep('playground-phone.png', await alice.page.screenshot());
});
