import type { Client } from 'discord.js';
import { startPlayground, type Playground } from 'discord-playground';
import { words } from 'discord-playground/page/words';
import { afterEach, expect, it } from 'vitest';
import { startForeignBot } from '../../../packages/discord-playground/test/foreign-bot.ts';
import type { OpenTab } from '../support/tab.ts';

/** The page serves any bot: this one is built on discord.js's own Client and has nothing to do with patients. */
export const foreignBot = (open: OpenTab): void => {
  let playground: Playground | undefined;
  let client: Client | undefined;
  afterEach(async () => {
    await client?.destroy();
    await playground?.close();
  });

  it('shows a bot of another kind: option, button, menu, form, file, thread, reaction and edit', async () => {
    playground = await startPlayground({ botName: 'Tea Time' });
    client = await startForeignBot(playground.apiUrl, playground.token);
    const alice = await open('alice', { at: playground.url });
    const { page } = alice;

    await alice.command('/tea', 'Earl Grey');
    await alice.press('More');
    await alice.message('Earl Grey! And more.').waitFor();

    await alice.command('/menu');
    await alice.message(words.onlyYou).waitFor();
    await page.getByRole('button', { name: 'Which tea?' }).click();
    await page.getByRole('option', { name: 'Sencha' }).click();
    await alice.message('You chose sencha.').waitFor();

    await alice.command('/order');
    const form = page.getByRole('dialog', { name: 'Your order' });
    await form.getByLabel('Your wish').fill('a biscuit');
    await page.keyboard.press('Enter');
    await alice.message('Alice wants a biscuit.').waitFor();

    await alice.command('/slow');
    await alice.message('bill.txt').waitFor();

    await alice.write('thank you');
    await alice.message('You are welcome.').waitFor();
    await alice.message('🍵').waitFor();

    await alice.command('/talk');
    await alice.open('About tea');
    await alice.message('Ask me anything.').waitFor();
    expect(alice.complaints).toEqual([]);
  });
};
