import { words } from 'discord-playground/page/words';
import type { Locator, Page } from 'playwright-core';
import { unmarked } from './drawn-text.ts';
import { wordsFor } from '../../../src/locale/words.ts';

const { account: accountTexts, page: pageTexts } = wordsFor('en');

/** One tab of the playground, as one person. */
export interface Tab {
  readonly page: Page;
  /** Everything that the console or the page itself complained about. */
  readonly complaints: readonly string[];
  /** Where a message is written. */
  readonly composer: Locator;
  /** Messages that hold this text. */
  message(text: string): Locator;
  /** The bot's answers to the message with this text. */
  answersTo(text: string): Locator;
  write(text: string): Promise<void>;
  /** Types a command and the values of its required options, in their order, with the keyboard alone. */
  command(path: string, ...values: readonly string[]): Promise<void>;
  press(button: string): Promise<void>;
  /** A channel or thread in the list, by a part of its name, as a pattern. */
  place(name: string): Locator;
  /** Opens a channel or thread. */
  open(place: string): Promise<void>;
  /** Links this person to the user of the same name, to the end. */
  link(): Promise<void>;
  /** Leaves the page as if nobody had used it, so that somebody else can. */
  leave(): Promise<void>;
}

interface Look {
  /** A playground other than the running program's. */
  readonly at?: string;
  readonly colorScheme?: 'dark' | 'light';
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** Opens a tab for one test. */
export type OpenTab = (as: string, look?: Look) => Promise<Tab>;

interface Opening {
  readonly page: Page;
  readonly address: string;
  readonly as: string;
  readonly look: Look;
}

const numberIn = (text: string): string => {
  const number = /\b\d{3}\s?\d{3}\b/.exec(text)?.[0];
  if (number === undefined) throw new Error('the page shows no number');
  return number;
};

const desktop = { width: 1280, height: 720 };

export const openTab = async ({ page, address, as, look }: Opening): Promise<Tab> => {
  await page.emulateMedia({ colorScheme: look.colorScheme ?? 'dark' });
  await page.setViewportSize(look.viewport ?? desktop);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${look.at ?? address}/?as=${as}`);

  const composer = page.locator('#message');
  const articles = page.getByRole('article');

  const command: Tab['command'] = async (path, ...values) => {
    await composer.fill(path);
    await page.getByRole('listbox').getByRole('option', { selected: true }).waitFor();
    await composer.press('Enter');
    const form = page.getByRole('form', { name: words.command(path) });
    for (const [index, value] of values.entries()) {
      const field = form.locator('.field > input').nth(index);
      await field.fill(value);
      if ((await field.getAttribute('role')) !== 'combobox') continue;
      await form.getByRole('option', { name: value, selected: true }).waitFor();
      await page.keyboard.press('Enter');
    }
    await form.getByRole('button', { name: words.run }).press('Enter');
    await form.waitFor({ state: 'detached' });
  };

  const place = (name: string): Locator =>
    page
      .getByRole('navigation', { name: words.channels })
      .getByRole('button', { name: new RegExp(name) })
      .first();

  const press = async (button: string): Promise<void> =>
    page.getByRole('button', { name: button, exact: true }).last().click();

  return {
    page,
    complaints,
    composer,
    message: (text) => articles.filter({ hasText: text }),
    answersTo: (text) => page.locator('[role=article][aria-label^="Rounds"]').filter({ hasText: text }),
    write: async (text) => {
      await composer.fill(text);
      await composer.press('Enter');
    },
    command,
    press,
    place,
    open: async (name) => place(name).click(),
    link: async () => {
      await page.locator('[role=log][aria-busy=false]').waitFor();
      const links = page.getByRole('link', { name: accountTexts.buttons.link });
      const earlier = await links.count();
      await command('/link');
      const [signIn] = await Promise.all([page.context().waitForEvent('page'), links.nth(earlier).click()]);
      await signIn.getByLabel(pageTexts.signIn.username).fill(as);
      await signIn.getByLabel(pageTexts.signIn.password).fill(`demo-${as}`);
      await signIn.getByRole('button', { name: pageTexts.signIn.submit }).click();
      await signIn.getByText(unmarked(pageTexts.number.lead)).waitFor();
      const number = numberIn(await signIn.locator('main').innerText());
      await signIn.close();
      await press(accountTexts.buttons.enterNumber);
      const dialog = page.getByRole('dialog', { name: accountTexts.form.title });
      await dialog.getByLabel(accountTexts.form.number).fill(number);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
    },
    leave: async () => {
      page.removeAllListeners('console');
      page.removeAllListeners('pageerror');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.evaluate('sessionStorage.clear()');
      await page.goto(new URL('/nothing', address).href);
    },
  };
};
