/** One tab of the playground, as one person. */
import type { Locator, Page } from 'playwright-core';
import { words } from '../../src/page/words.ts';

export interface Tab {
  readonly page: Page;
  /** Everything that the console or the page itself complained about. */
  readonly complaints: readonly string[];
  /** Where a message is written. */
  readonly composer: Locator;
  /** Messages that hold this text. */
  message(text: string): Locator;
  write(text: string): Promise<void>;
  /** Types a command and the values of its required options, in their order, with the keyboard alone. */
  command(path: string, ...values: readonly string[]): Promise<void>;
  press(button: string): Promise<void>;
  /** Opens a channel or thread, by a part of its name, as a pattern. */
  open(place: string): Promise<void>;
  /** Until the channel in view has been read. */
  read(): Promise<void>;
}

export interface Look {
  readonly colorScheme?: 'dark' | 'light';
  readonly viewport?: { readonly width: number; readonly height: number };
}

interface Opening {
  readonly page: Page;
  /** Of the playground's page, with its key. */
  readonly address: string;
  /** Whoever is usual if it is empty. */
  readonly as: string;
  readonly look: Look;
}

export const openTab = async ({ page, address, as, look }: Opening): Promise<Tab> => {
  await page.emulateMedia({ colorScheme: look.colorScheme ?? 'dark' });
  await page.setViewportSize(look.viewport ?? { width: 1280, height: 720 });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const opened = new URL(address);
  opened.searchParams.set('as', as);
  await page.goto(opened.href);
  const composer = page.locator('#message');

  return {
    page,
    complaints,
    composer,
    message: (text) => page.getByRole('article').filter({ hasText: text }),
    write: async (text) => {
      await composer.fill(text);
      await composer.press('Enter');
    },
    command: async (path, ...values) => {
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
    },
    press: async (button) => page.getByRole('button', { name: button, exact: true }).last().click(),
    open: async (name) =>
      page
        .getByRole('navigation', { name: words.channels })
        .getByRole('button', { name: new RegExp(name) })
        .first()
        .click(),
    read: async () => page.locator('[role=log][aria-busy=false]').waitFor(),
  };
};
