/** Menus, forms and the keyboard on the page. */
import { afterEach, expect, it } from 'vitest';
import { words } from '../../src/page/words.ts';
import { opened } from '../support.ts';
import { describeInBrowser } from './browser.ts';
import { privately, rawBot, row } from './raw-bot.ts';

const letters = ['a', 'b', 'c'].map((value) => ({ label: `Letter ${value}`, value }));
const label = (text: string, component: object): object => ({ type: 18, label: text, component });

const everyField = {
  custom_id: 'form',
  title: 'A form',
  components: [
    label('Who', { type: 5, custom_id: 'who' }),
    label('Letters', { type: 22, custom_id: 'boxes', min_values: 2, options: letters }),
    label('One letter', { type: 21, custom_id: 'radio', options: letters }),
    label('Files', { type: 19, custom_id: 'files', max_values: 2 }),
    label('Sure', { type: 23, custom_id: 'sure' }),
  ],
};

await describeInBrowser('the page', (open) => {
  const running = opened();
  afterEach(() => running.close());

  it('lets people choose with the mouse and with the keyboard, as many as the bot asks for', async () => {
    const playground = await running.playground();
    const bot = rawBot(playground);
    const [alice, bob] = [playground.person('alice').id, playground.person('bob').id];
    const two = { placeholder: 'Two letters', min_values: 2, max_values: 2, options: letters };
    const preset = {
      placeholder: 'Who may ask',
      max_values: 3,
      default_values: [{ id: alice, type: 'user' }],
    };
    const components = [
      row({ type: 3, custom_id: 'two', ...two }),
      row({ type: 7, custom_id: 'askers', ...preset }),
      row({ type: 8, custom_id: 'place', placeholder: 'A channel', channel_types: [0] }),
      row({ type: 8, custom_id: 'off', placeholder: 'Switched off', disabled: true }),
    ];
    await bot.say({ content: 'choose', components });
    const { page, complaints } = await open(playground.pageUrl, 'alice');
    const menu = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
    const option = (name: string) =>
      page.getByRole('listbox').getByRole('option', { name: new RegExp(`^${name}`) });
    const done = page.getByRole('button', { name: words.done });
    /** What the bot is told when this is done; it takes note of it. */
    const chosen = async (doing: () => Promise<void>): Promise<unknown> => {
      const used = bot.next();
      await doing();
      await bot.answer(await used, { type: 6 });
      return (await used).data['values'];
    };

    await menu('Two letters').click();
    await option('Letter a').click();
    expect(await done.isDisabled()).toBe(true);
    await option('Letter c').click();
    // There is no room for the third any more.
    await option('Letter b').click();
    expect(await chosen(() => done.click())).toEqual(['a', 'c']);
    expect(await menu('Two letters').innerText()).toContain('Letter a, Letter c');

    expect(await menu('Who may ask').innerText()).toContain('Alice');
    await menu('Who may ask').click();
    await option('Bob').click();
    await option('Teacher').click();
    const role = [...playground.guild().roles.values()].find(({ name }) => name === 'Teacher')?.id;
    expect(await chosen(() => done.click())).toEqual([alice, bob, role]);

    await menu('A channel').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await chosen(() => page.keyboard.press('Enter'))).toEqual([playground.place('study-group').id]);
    expect(await menu('Switched off').isDisabled()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('fills in forms of every kind, with files, and says what is missing', async () => {
    const playground = await running.playground();
    const bot = rawBot(playground);
    await bot.register({ type: 3, name: 'Ask this' });
    const bob = playground.person('bob');
    const about = bob.send('class', 'Where does it hurt?');
    const { page, message, complaints } = await open(playground.pageUrl, 'alice');
    const shown = message('Where does it hurt?');
    await shown.hover();
    await shown.getByRole('button', { name: words.apps }).click();
    let used = bot.next();
    await shown.getByRole('button', { name: 'Ask this' }).click();
    expect((await used).targetMessageId).toBe(about.id);
    await bot.answer(await used, { type: 9, data: everyField });
    const dialog = page.getByRole('dialog', { name: 'A form' });
    const submit = dialog.getByRole('button', { name: words.submit });
    await dialog.getByLabel('Letter b').last().check();
    const file = { name: 'case.md', mimeType: 'text/markdown', buffer: Buffer.from('# Ada') };
    await dialog.getByLabel('Files').setInputFiles([file]);
    await submit.click();
    await dialog.getByText(words.requiredField).first().waitFor();
    expect(await dialog.getByText(words.requiredField).count()).toBe(2);

    await dialog.getByRole('button', { name: /^Who/ }).click();
    await dialog.getByRole('option', { name: 'Bob' }).click();
    for (const letter of ['Letter a', 'Letter c']) await dialog.getByLabel(letter).first().check();
    await dialog.getByLabel('Sure').check();
    used = bot.next();
    await submit.click();
    const sent = JSON.stringify((await used).data);
    for (const part of [bob.id, '["a","c"]', '"value":"b"', '"value":true', 'case.md'])
      expect([part, sent.includes(part)]).toEqual([part, true]);
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('can be used with the keyboard alone', async () => {
    const playground = await running.playground({ interactionTimes: { firstAnswer: 60_000, token: 60_000 } });
    const raw = rawBot(playground);
    await raw.register({ name: 'menu', description: 'Shows what there is' });
    raw.always(privately('Choose.'));
    const { page, complaints, composer, message } = await open(playground.pageUrl, 'alice');
    const tabTo = async (name: string, key = 'Tab'): Promise<void> => {
      const target = page.locator(':focus').and(page.getByRole('button', { name }));
      for (let step = 0; step < 40 && (await target.count()) === 0; step += 1) await page.keyboard.press(key);
      expect(await target.count()).toBe(1);
    };
    await composer.waitFor();
    await tabTo('study-group');
    await page.keyboard.press('Enter');
    // Opening a channel moves the focus to the message box.
    await page.keyboard.type('/men');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const answer = message(words.used('menu'));
    await answer.waitFor();
    await tabTo(words.dismiss, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await answer.waitFor({ state: 'detached' });
    await tabTo(words.behind, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('complementary', { name: words.behind }).waitFor();
    expect(complaints).toEqual([]);
  });
});
