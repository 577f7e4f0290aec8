import { words } from 'discord-playground/page/words';
import { expect, it } from 'vitest';
import type { OpenTab, Tab } from '../support/tab.ts';

/** Whether the end of the channel is in sight. */
const isAtEnd = async ({ page }: Tab): Promise<unknown> =>
  page.evaluate('Math.abs(document.querySelector(".scroller").scrollTop) < 2');

const scrollUp = async ({ page }: Tab): Promise<void> => {
  await page.locator('.scroller').hover();
  await page.mouse.wheel(0, -600);
  await expect.poll(() => page.evaluate('document.querySelector(".scroller").scrollTop')).toBeLessThan(-300);
};

/** What stays in view while people write. */
export const reading = (open: OpenTab): void => {
  it('keeps private messages until it is reloaded, as Discord does, and then forgets them', async () => {
    const ben = await open('student2');
    await ben.page.locator('[role=log][aria-busy=false]').waitFor();
    await ben.command('/help');
    const answer = ben.page.getByRole('article', { name: words.onlyYou });
    await answer.first().waitFor();
    await ben.open('study-group');
    await ben.open('class');
    await answer.first().waitFor();
    await ben.page.reload();
    await ben.page.locator('[role=log][aria-busy=false]').waitFor();
    expect(await answer.count()).toBe(0);
  });

  it('scrolls to the end for one’s own actions, and says when others have written meanwhile', async () => {
    const look = { viewport: { width: 900, height: 600 } };
    const [alice, ben] = [await open('student1', look), await open('student2')];
    for (const each of [alice, ben]) await each.open('study-group');
    for (let count = 1; count <= 12; count += 1) await ben.write(`line ${count}, ${'and more, '.repeat(8)}`);
    await alice.message('line 12,').waitFor();
    expect(await isAtEnd(alice)).toBe(true);

    await scrollUp(alice);
    const before = await alice.page.getByText('line 9,').boundingBox();
    await ben.write('something new');
    const pill = alice.page.getByRole('button', { name: words.newMessages(1) });
    await pill.waitFor();
    // What is being read stays where it is.
    const after = await alice.page.getByText('line 9,').boundingBox();
    expect(Math.abs((before?.y ?? 0) - (after?.y ?? Infinity))).toBeLessThan(60);
    await pill.click();
    await pill.waitFor({ state: 'detached' });
    expect(await isAtEnd(alice)).toBe(true);

    await scrollUp(alice);
    await alice.write('typed by me');
    await alice.message('typed by me').waitFor();
    await expect.poll(() => isAtEnd(alice)).toBe(true);

    await scrollUp(alice);
    await alice.command('/help');
    await expect.poll(() => isAtEnd(alice)).toBe(true);
    expect(alice.complaints).toEqual([]);
  });
};
