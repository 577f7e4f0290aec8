import { words } from 'discord-playground/page/words';
import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { OpenTab, Tab } from '../support/tab.ts';

const read = async ({ page }: Tab): Promise<void> => page.locator('[role=log][aria-busy=false]').waitFor();

const post = async ({ page }: Tab, path: string, data: object): Promise<unknown> => {
  const answer = await page.request.post(new URL(`/playground${path}`, page.url()).href, { data });
  expect(answer.ok()).toBe(true);
  return answer.status() === 204 ? undefined : answer.json();
};

/** The next request to this path waits until it is let go on; the promise resolves once the request is there. */
const held = async ({ page }: Tab, path: RegExp): Promise<Route> =>
  new Promise((resolve) => {
    void page.route(path, (route) => resolve(route), { times: 1 });
  });

/** What was sent is refused while the same person writes something else in another channel; returns what stands there. */
const refusedMeanwhile = async (alice: Tab, route: Route): Promise<string> => {
  await alice.open('study-group');
  await alice.composer.fill('Written elsewhere');
  await route.fulfill({ status: 400, json: { message: 'Not here', code: 0 } });
  await alice.page.getByText('Not here').waitFor();
  return alice.composer.inputValue();
};

/** What happens while the page waits for something else. */
export const meanwhile = (open: OpenTab): void => {
  it('shows another channel if the one in view was deleted while the connection was lost', async () => {
    const alice = await open('student1');
    const thread = z
      .object({ id: z.string() })
      .parse(await post(alice, '/people/student1/create-thread', { channel: 'class', name: 'Short talk' }));
    let cut: (() => Promise<void>) | undefined;
    await alice.page.routeWebSocket(/\/playground\/events/, (socket) => {
      socket.connectToServer();
      cut = () => socket.close();
    });
    await alice.page.reload();
    await read(alice);
    await alice.open('Short talk');
    await read(alice);
    await cut?.();
    await alice.page.getByText(words.connectionLost).waitFor();
    await post(alice, '/control', { do: 'deleteChannel', channel: thread.id });
    await alice.page.getByText(words.connectionLost).waitFor({ state: 'detached' });
    await read(alice);
    expect(await alice.page.locator('[aria-current=page]').innerText()).toContain('class');
    await alice.page.close(); // nothing takes back the route of its socket
  });

  it('reads the channel that takes the place of one that may not be seen any more', async () => {
    const ben = await open('student2');
    await read(ben);
    const seen = { do: 'setPermissions', channel: 'class', for: 'student2' };
    await post(ben, '/control', { ...seen, deny: ['ViewChannel'] });
    await ben.page.locator('[aria-current=page]').filter({ hasText: 'study-group' }).waitFor();
    await read(ben);
    await post(ben, '/control', { ...seen, allow: ['ViewChannel'] });
    expect(ben.complaints).toEqual([]);
  });

  it('counts once what comes while a channel is being read', async () => {
    const [alice, ben] = [await open('student1'), await open('student2')];
    await read(alice);
    await alice.press(words.behind);
    await alice.page.locator('.requests tr').first().waitFor();
    const reading = held(alice, /\/playground\/people\/student1\/messages/);
    await alice.open('study-group');
    const route = await reading;
    const rows = alice.page.locator('.requests tr');
    const before = await rows.first().innerText();
    await read(ben);
    await ben.command('/help');
    await expect.poll(() => rows.first().innerText()).not.toBe(before);
    const newest = await rows.first().innerText();
    await route.continue();
    await read(alice);
    const shown = await rows.allInnerTexts();
    expect(shown.filter((row) => row === newest)).toHaveLength(1);
  });

  it('leaves alone what is written while an earlier message is refused', async () => {
    const alice = await open('student1');
    await read(alice);
    const sending = held(alice, /\/playground\/people\/student1\/send/);
    await alice.write('This will be refused');
    const route = await sending;
    expect(await refusedMeanwhile(alice, route)).toBe('Written elsewhere');
  });

  it('leaves alone what is written while a command is on its way', async () => {
    const alice = await open('student1');
    await read(alice);
    const sending = held(alice, /\/playground\/people\/student1\/command$/);
    await alice.composer.fill('/help');
    await alice.page.getByRole('listbox').getByRole('option', { selected: true }).waitFor();
    await alice.composer.press('Enter');
    await alice.page.getByRole('button', { name: words.run }).press('Enter');
    const route = await sending;
    expect(await refusedMeanwhile(alice, route)).toBe('Written elsewhere');
  });
};
