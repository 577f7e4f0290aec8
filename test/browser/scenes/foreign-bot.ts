import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startPlayground, type Playground } from 'discord-playground';
import { words } from 'discord-playground/page/words';
import { afterEach, expect, it } from 'vitest';
import type { OpenTab } from '../support/tab.ts';

/** The page serves any bot: this one is in JavaScript, in a process of its own, and has nothing to do with patients. */
export const foreignBot = (open: OpenTab): void => {
  let playground: Playground | undefined;
  let bot: ChildProcess | undefined;
  afterEach(async () => {
    if (bot?.kill() === true) await once(bot, 'exit');
    await playground?.close();
  });

  it('shows a bot of another kind: option, button, menu, form, file, thread, reaction and edit', async () => {
    playground = await startPlayground({ botName: 'Tea Time' });
    const { apiUrl: PLAYGROUND_API, token: PLAYGROUND_TOKEN, requests } = playground;
    const env = { ...process.env, PLAYGROUND_API, PLAYGROUND_TOKEN };
    const program = 'packages/discord-playground/libraries/discord.js.mjs';
    bot = spawn(process.execPath, [program], { env, stdio: 'inherit' });
    await playground.waitFor(() => requests().some(({ path }) => path.endsWith('/commands')));
    const alice = await open('alice', { at: playground.url });
    const { page } = alice;

    await alice.command('/hello', 'Ada');
    await alice.message('Hello, Ada!').waitFor();
    await page.getByRole('button', { name: words.choose }).click();
    await page.getByRole('option', { name: 'Sencha' }).click();
    await alice.message('Sencha, then.').waitFor();
    await alice.message(words.onlyYou).waitFor();

    await alice.press('Order');
    const form = page.getByRole('dialog', { name: 'Your order' });
    await form.getByLabel('Your wish').fill('a biscuit');
    await page.keyboard.press('Enter');
    await alice.message('wish.txt').waitFor();

    await alice.press('More');
    await alice.message('Hello again!').first().waitFor();

    await alice.write(`<@${playground.world.bot.id}> are you there?`);
    await alice.message('Hello, alice!').waitFor();
    await alice.message('👋').waitFor();
    await alice.open('Talk');
    await alice.message('Ask me anything.').waitFor();
    expect(alice.complaints).toEqual([]);
  });
};
