import { words } from 'discord-playground/page/words';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { barriers } from '../support/barriers.ts';
import type { OpenTab } from '../support/tab.ts';

const phone = { viewport: { width: 390, height: 844 } };

const everyMark = [
  '# Title',
  '**bold** *slanted* __under__ ~~gone~~ ||hidden|| `code` [a link](https://example.com/) <t:1700000000:R>',
  '> quoted',
  '- one\n- two',
  '-# small',
  '```\nconst a = 1;\n```',
].join('\n');

const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>[click](javascript:alert(1))';

/** Keyboard, screen reader, phone, both themes, and texts that try to be more than text. */
export const everybody = (open: OpenTab): void => {
  it.each(['dark', 'light'] as const)(
    'has no barrier that axe-core considers serious, in %s',
    async (colorScheme) => {
      const alice = await open('student1', { colorScheme });
      await alice.write(everyMark);
      await alice.write('@Rounds');
      await alice.answersTo('Rounds').first().waitFor();
      await alice.composer.fill('/');
      await alice.page.getByRole('listbox').getByRole('option').first().waitFor();
      expect(await barriers(alice.page)).toEqual([]);
      await alice.composer.fill('/compose narrative');
      await alice.composer.press('Enter');
      await alice.press(words.run);
      await alice.page.getByText(words.requiredOption).first().waitFor();
      await alice.press(words.behind);
      expect(await barriers(alice.page)).toEqual([]);
      expect(alice.complaints).toEqual([]);
    },
  );

  it('can be used with the keyboard alone', async () => {
    const { page, complaints, composer } = await open('student2');
    const tabTo = async (name: string, key = 'Tab'): Promise<void> => {
      const target = page.locator(':focus').and(page.getByRole('button', { name }));
      for (let step = 0; step < 40 && (await target.count()) === 0; step += 1) await page.keyboard.press(key);
      expect(await target.count()).toBe(1);
    };
    await composer.waitFor();
    await tabTo('study-group');
    await page.keyboard.press('Enter');
    // Opening a channel moves the focus to the message box.
    await page.keyboard.type('/hel');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const answer = page.getByRole('article').filter({ hasText: words.used('help') });
    await answer.waitFor();
    await tabTo(words.dismiss, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await answer.waitFor({ state: 'detached' });
    await tabTo(words.behind, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('complementary', { name: words.behind }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('fits a phone of 390 pixels, with the channels behind a button', async () => {
    const alice = await open('student1', phone);
    await alice.page.getByRole('button', { name: words.showChannels }).click();
    await alice.place('study-group').click();
    await alice.write(`a long word: ${'x'.repeat(300)}`);
    await alice.message('a long word').waitFor();
    expect(await alice.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await barriers(alice.page)).toEqual([]);
  });

  it('keeps the thread open when the tab becomes somebody else, or is loaded again', async () => {
    const alice = await open('student1');
    await alice.open('study-group');
    await alice.page
      .getByRole('navigation', { name: words.people })
      .getByRole('link', { name: 'Ben' })
      .click();
    const here = alice.page.getByRole('heading', { level: 1, name: 'study-group' });
    await here.waitFor();
    await alice.page
      .getByRole('link', { name: 'Ben', exact: true })
      .and(alice.page.locator('[aria-current]'))
      .waitFor();
    await alice.page.reload();
    await here.waitFor();
    expect(alice.complaints).toEqual([]);
  });

  it('shows hostile text as text', async () => {
    const [alice, ben] = [await open('student1'), await open('student2')];
    await alice.write(hostile);
    await ben.message('onerror=alert(1)').waitFor();
    expect(await ben.page.locator('main script, main img[src=x], main [href^="javascript"]').count()).toBe(0);
    expect(ben.complaints).toEqual([]);
  });

  it('fetches nothing from other origins', async () => {
    const { page } = await open('teacher');
    await page.getByRole('article').first().waitFor();
    const loaded = z
      .array(z.string())
      .parse(await page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)"));
    const { origin } = new URL(page.url());
    expect(loaded.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('data:'))).toEqual([]);
  });
};
