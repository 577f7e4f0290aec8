/** The page over time: what stays, and what happens while it waits for something else. */
import type { Route } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { words } from '../../src/page/words.ts';
import type { Playground } from '../../src/server.ts';
import { opened } from '../support.ts';
import { describeInBrowser } from './browser.ts';
import { privately, rawBot, row } from './raw-bot.ts';
import type { Tab } from './tab.ts';

/** The next request to this path waits until it is let go on; the promise resolves once the request is there. */
const held = async ({ page }: Tab, path: RegExp): Promise<Route> =>
  new Promise((resolve) => {
    void page.route(path, (route) => resolve(route), { times: 1 });
  });

/** How far the end of the channel is out of sight. */
const fromEnd = ({ page }: Tab) => page.evaluate('-document.querySelector(".scroller").scrollTop');

const scrollUp = async (tab: Tab): Promise<void> => {
  await tab.page.locator('.scroller').hover();
  await tab.page.mouse.wheel(0, -600);
  await expect.poll(() => fromEnd(tab)).toBeGreaterThan(300);
};

await describeInBrowser('the page over time', (open) => {
  const running = opened();
  afterEach(() => running.close());

  /** With a bot whose `/menu` is answered privately. */
  const withBot = async (): Promise<Playground> => {
    const interactionTimes = { firstAnswer: 60_000, token: 60_000 };
    const playground = await running.playground({ interactionTimes });
    const bot = rawBot(playground);
    await bot.register({ name: 'menu', description: 'Shows what there is' });
    bot.always(privately('Choose.'));
    return playground;
  };

  it('keeps the channel open when the tab becomes somebody else, or is loaded again', async () => {
    const { pageUrl: url } = await running.playground();
    const { page, open: go, complaints } = await open(url, 'alice');
    await go('study-group');
    await page.getByRole('link', { name: 'Bob', exact: true }).click();
    const here = page.getByRole('heading', { level: 1, name: 'study-group' });
    await page.locator('.people [aria-current]').filter({ hasText: 'Bob' }).waitFor();
    await here.waitFor();
    await page.reload();
    await here.waitFor();
    expect(complaints).toEqual([]);
  });

  it('tells somebody who is taken out of the server that there is no channel to see', async () => {
    const playground = await running.playground();
    const tab = await open(playground.pageUrl, 'bob');
    await tab.read();
    playground.removeMember(playground.guild(), 'bob');
    await tab.page.getByText(words.noChannels).waitFor();
    expect(await tab.composer.count()).toBe(0);
    expect(tab.complaints).toEqual([]);
  });

  it('tells who there is if the address names somebody else', async () => {
    const { pageUrl: url } = await running.playground();
    const { page } = await open(url, 'nobody');
    const names = ['teacher', 'alice', 'bob'];
    await page.getByText(words.unknownPerson('nobody', 'Dr. Teacher', names)).waitFor();
    expect(page.url()).toContain('as=teacher');
  });

  it('is read anew if the playground is another one since', async () => {
    const first = await running.playground({ port: 0, key: 'kept' });
    const port = Number(new URL(first.url).port);
    const { page, message } = await open(first.pageUrl, 'alice');
    await page.evaluate('window.stillThere = true');
    await first.close();
    await page.getByText(words.connectionLost).waitFor();
    const second = await running.playground({ port, key: 'kept' });
    second.person('bob').send('class', 'a new beginning');
    await message('a new beginning').waitFor();
    expect(await page.evaluate('window.stillThere')).toBeUndefined();
  });

  it('opens the thread that the first step leads to, even if the channel is read only afterwards', async () => {
    const step = { label: 'Begin', path: '/begin', values: {} };
    const welcome = { about: '', ready: () => [], howToGetReady: '', step, next: '', note: '' };
    const stage = { service: undefined, welcome, restartBot: async () => undefined };
    const playground = await running.playground({ stage });
    const bot = rawBot(playground);
    await bot.register({ name: 'begin', description: 'Opens a thread' });
    const alice = await open(playground.pageUrl, 'alice');
    await alice.read();
    const reading = held(alice, /\/messages\?/);
    await alice.page.reload();
    const route = await reading;
    const used = bot.next();
    await alice.press('Begin');
    const asked = await used;
    const thread = playground.person('teacher').createThread('class', 'A beginning');
    const url = `https://discord.com/channels/${thread.guildId}/${thread.id}`;
    const components = [row({ type: 2, style: 5, label: 'Go there', url })];
    await bot.answer(asked, { type: 4, data: { content: 'Here', flags: 64, components } });
    await route.continue();
    await alice.page.getByRole('heading', { level: 1, name: 'A beginning' }).waitFor();
    await alice.page.locator('#message:focus').waitFor();
    expect(alice.complaints).toEqual([]);
  });

  it('keeps private messages until it is reloaded, as Discord does, and then forgets them', async () => {
    const { pageUrl: url } = await withBot();
    const alice = await open(url, 'alice');
    await alice.read();
    await alice.command('/menu');
    const answer = alice.page.getByRole('article', { name: words.onlyYou });
    await answer.waitFor();
    await alice.open('study-group');
    await alice.open('class');
    await answer.waitFor();
    await alice.page.reload();
    await alice.read();
    expect(await answer.count()).toBe(0);
  });

  it('scrolls to the end for one’s own actions, and says when others have written meanwhile', async () => {
    const playground = await withBot();
    const bob = playground.person('bob');
    for (let count = 1; count <= 12; count += 1)
      bob.send('class', `line ${count}, ${'and more, '.repeat(8)}`);
    const alice = await open(playground.pageUrl, 'alice', { viewport: { width: 900, height: 600 } });
    await alice.message('line 12,').waitFor();
    expect(await fromEnd(alice)).toBeLessThan(2);
    const ninth = async () => (await alice.page.getByText('line 9,').boundingBox())?.y ?? Infinity;

    await scrollUp(alice);
    const before = await ninth();
    bob.send('class', 'something new');
    const pill = alice.page.getByRole('button', { name: words.newMessages(1) });
    await pill.waitFor();
    // What is being read stays where it is.
    expect(Math.abs(before - (await ninth()))).toBeLessThan(60);
    await pill.click();
    await pill.waitFor({ state: 'detached' });
    await expect.poll(() => fromEnd(alice)).toBeLessThan(2);

    for (const act of [() => alice.write('typed by me'), () => alice.command('/menu')]) {
      await scrollUp(alice);
      await act();
      await expect.poll(() => fromEnd(alice)).toBeLessThan(2);
    }
    expect(alice.complaints).toEqual([]);
  });

  it('shows another channel if the one in view was deleted while the connection was lost', async () => {
    const playground = await running.playground();
    playground.createChannel(playground.guild(), 'short-lived');
    const alice = await open(playground.pageUrl, 'alice');
    let cut: (() => Promise<void>) | undefined;
    await alice.page.routeWebSocket(/\/playground\/events/, (socket) => {
      socket.connectToServer();
      cut = () => socket.close();
    });
    await alice.page.reload();
    await alice.open('short-lived');
    await alice.read();
    await cut?.();
    const lost = alice.page.getByText(words.connectionLost);
    await lost.waitFor();
    playground.deleteChannel('short-lived');
    await lost.waitFor({ state: 'detached' });
    await alice.read();
    expect(await alice.page.locator('[aria-current=page]').innerText()).toContain('class');
    await alice.page.close(); // nothing takes back the route of its socket
  });

  it('reads the channel that takes the place of one that may not be seen any more', async () => {
    const playground = await running.playground();
    const bob = await open(playground.pageUrl, 'bob');
    await bob.read();
    playground.setPermissions('class', { for: 'bob', deny: ['ViewChannel'] });
    await bob.page.locator('[aria-current=page]').filter({ hasText: 'study-group' }).waitFor();
    await bob.read();
    expect(bob.complaints).toEqual([]);
  });

  it('counts once what comes while a channel is being read', async () => {
    const playground = await running.playground();
    const alice = await open(playground.pageUrl, 'alice');
    await alice.read();
    const reading = held(alice, /\/playground\/people\/alice\/messages/);
    await alice.open('study-group');
    const route = await reading;
    playground.person('bob').send('study-group', 'said meanwhile');
    await alice.page.locator('[role=log][aria-busy=true]').waitFor();
    await route.continue();
    await alice.read();
    await alice.message('said meanwhile').waitFor();
    expect(await alice.message('said meanwhile').count()).toBe(1);
  });

  it.each(['send', 'command'])(
    'leaves alone what is written while an earlier %s is refused',
    async (what) => {
      const { pageUrl: url } = await withBot();
      const alice = await open(url, 'alice');
      await alice.read();
      const sending = held(alice, new RegExp(`/playground/people/alice/${what}$`));
      await alice.composer.fill(what === 'send' ? 'This will be refused' : '/menu');
      if (what === 'command') {
        await alice.page.getByRole('listbox').getByRole('option', { selected: true }).waitFor();
        await alice.composer.press('Enter');
        await alice.page.getByRole('button', { name: words.run }).press('Enter');
      } else await alice.composer.press('Enter');
      const route = await sending;
      await alice.open('study-group');
      await alice.composer.fill('Written elsewhere');
      await route.fulfill({ status: 400, json: { message: 'Not here', code: 0 } });
      await alice.page.getByText('Not here').waitFor();
      expect(await alice.composer.inputValue()).toBe('Written elsewhere');
    },
  );
});
