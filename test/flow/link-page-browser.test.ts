import chromium from '@sparticuz/chromium';
import { source as axeSource } from 'axe-core';
import { chromium as playwright, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { languageNames, wordsFor } from '../../src/locale/words.ts';
import { beyondTheEdge } from '../../packages/discord-playground/test/browser/look.ts';
import { linkingRig } from '../support/linking.ts';
import { alice, student } from '../support/linkers.ts';

const { page: pageTexts } = wordsFor('en');

/** What only a browser does: its own headers, its history, the page's policy, its appearance. */

let browser: Browser;
beforeAll(async () => {
  browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    // If it shared one process with its pages, the browser would end with the first of them.
    args: chromium.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote'),
  });
});
afterAll(() => browser.close());

const openIn = async (url: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> => {
  const context = await browser.newContext({ colorScheme, viewport: { width: 360, height: 740 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(url);
  return page;
};

const fill = async (page: Page, { username, password }: typeof student): Promise<void> => {
  await page.getByLabel(pageTexts.signIn.username).fill(username);
  await page.getByLabel(pageTexts.signIn.password).fill(password);
};

const problemsOf = async (page: Page): Promise<readonly string[]> => {
  // A full account of what is in order would take longer than the looking.
  const found: unknown = await page.evaluate(
    `${axeSource}; axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
  );
  return Array.isArray(found) ? found.map(String) : ['axe returned no list'];
};

it('a browser signs in on a page without a script, and its own form is not taken for a foreign form', async () => {
  const rig = await linkingRig();
  const page = await openIn(await rig.newPage());
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  expect(await page.locator(':focus').getAttribute('id')).toBe('username');
  const { username, password } = pageTexts.signIn;
  expect(await page.getByLabel(username).getAttribute('autocomplete')).toBe('username');
  expect(await page.getByLabel(password).getAttribute('autocomplete')).toBe('current-password');
  await fill(page, { ...student, password: 'wrong' });
  await page.getByRole('button').click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel(pageTexts.signIn.username).inputValue()).toBe(student.username);
  expect(await page.getByLabel(pageTexts.signIn.password).inputValue()).toBe('');
  expect(await page.locator(':focus').getAttribute('id')).toBe('password');
  await fill(page, student);
  await page.keyboard.press('Enter');
  const number = await page.locator('.number [aria-hidden]').innerText();
  await rig.enter(number);
  expect(await rig.account.stepOf(alice)).toBe('linked');
  // Chromium itself logs every response that is not a 2xx; anything else would be a breach of the policy.
  expect(complaints.filter((text) => !text.includes('422') && !text.includes('favicon'))).toEqual([]);
});

it('going back and opening the page again does not show the number', async () => {
  const rig = await linkingRig();
  const url = await rig.newPage();
  const page = await openIn(url);
  await fill(page, student);
  await page.getByRole('button').click();
  const number = await page.locator('.number [aria-hidden]').innerText();
  await page.goto(url);
  expect(await page.content()).not.toContain(number);
  await page.goBack();
  expect(await page.content()).not.toContain(number);
});

it.each(['light', 'dark'] as const)(
  'no barrier shuts anybody out, in %s colours on a phone',
  async (colours) => {
    const rig = await linkingRig({ operatorContact: 'ops@example.org' });
    const page = await openIn(await rig.newPage(), colours);
    const check = async (): Promise<void> => {
      expect(await problemsOf(page)).toEqual([]);
      const overflow = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      expect(overflow).toBe(false);
    };
    await check();
    await fill(page, { ...student, password: 'wrong' });
    await page.getByRole('button').click();
    await page.getByRole('alert').waitFor();
    await check();
    await fill(page, student);
    await page.getByRole('button').click();
    await page.locator('.number').waitFor();
    await check();
    await page.getByRole('link').click();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await check();
  },
);

it('a phone of 390 pixels shows the pages of each language without scrolling sideways', async () => {
  const rig = await linkingRig();
  for (const { tag } of languageNames) {
    const context = await browser.newContext({ locale: tag, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    for (const url of [await rig.newPage(), `${rig.webUrl}/privacy`]) {
      await page.goto(url);
      expect(await page.getAttribute('html', 'lang')).toBe(tag);
      expect(await beyondTheEdge(page)).toEqual([]);
    }
    await context.close();
  }
});
