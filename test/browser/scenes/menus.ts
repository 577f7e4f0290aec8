import { startPlayground, type Playground } from 'discord-playground';
import type { Interaction } from 'discord-playground/interactions/interaction';
import { words } from 'discord-playground/page/words';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '../../../src/lib/log.ts';
import type { OpenTab } from '../support/tab.ts';

const row = (component: object): object => ({ type: 1, components: [component] });
const label = (text: string, component: object): object => ({ type: 18, label: text, component });
const letters = ['a', 'b', 'c'].map((value) => ({ label: `Letter ${value}`, value }));

/** Menus, forms and a message's own menu, as somebody uses them. */
export const menus = (open: OpenTab): void => {
  let playground: Playground | undefined;
  afterEach(async () => playground?.close());

  const start = async () => {
    const running = await startPlayground({
      log: createLog({ level: 'silent' }),
      interactionTimes: { firstAnswer: 60_000, token: 60_000 },
    });
    playground = running;
    const { apiUrl, token, applicationId, url } = running;
    const { id } = running.place('class');
    const send = async (method: string, path: string, body: object): Promise<void> => {
      const answer = await fetch(`${apiUrl}/v10${path}`, {
        method,
        headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([path, answer.status < 300 ? '' : await answer.text()]).toEqual([path, '']);
    };
    /** The next thing that somebody does with the bot. */
    const next = (): Promise<Interaction> =>
      new Promise((resolve) => {
        const stop = running.world.changes.listen((change) => {
          if (change.kind !== 'interaction_created') return;
          stop();
          resolve(change.interaction);
        });
      });
    return {
      url,
      next,
      person: running.person,
      place: running.place,
      role: (name: string) => [...running.guild().roles.values()].find((role) => role.name === name)?.id,
      register: () => send('PUT', `/applications/${applicationId}/commands`, [{ type: 3, name: 'Ask this' }]),
      say: (...components: readonly object[]) =>
        send('POST', `/channels/${id}/messages`, { content: 'choose', components }),
      answer: (interaction: Interaction, body: object) =>
        send('POST', `/interactions/${interaction.id}/${interaction.token}/callback`, body),
    };
  };

  it('lets people choose with the mouse and with the keyboard, as many as the bot asks for', async () => {
    const bot = await start();
    await bot.say(
      row({
        type: 3,
        custom_id: 'two',
        placeholder: 'Two letters',
        min_values: 2,
        max_values: 2,
        options: letters,
      }),
      row({ type: 5, custom_id: 'who', placeholder: 'Who' }),
      row({ type: 8, custom_id: 'off', placeholder: 'Switched off', disabled: true }),
    );
    const { page, complaints } = await open('alice', { at: bot.url });
    const two = page.getByRole('button', { name: /^Two letters/ });
    await two.click();
    const done = page.getByRole('button', { name: words.done });
    await page.getByRole('listbox').getByRole('option', { name: 'Letter a' }).click();
    expect(await done.isDisabled()).toBe(true);
    await page.getByRole('listbox').getByRole('option', { name: 'Letter c' }).click();
    // There is no room for the third any more.
    await page.getByRole('listbox').getByRole('option', { name: 'Letter b' }).click();
    let used = bot.next();
    await done.click();
    const first = await used;
    expect(first.data['values']).toEqual(['a', 'c']);
    expect(await two.innerText()).toContain('Letter a, Letter c');
    await bot.answer(first, { type: 6 });

    await page.getByRole('button', { name: /^Who/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('b');
    used = bot.next();
    await page.keyboard.press('Enter');
    expect((await used).data['values']).toEqual([bot.person('bob').id]);
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: /^Switched off/ }).isDisabled()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('shows what is chosen beforehand, and lets people choose roles, people and channels', async () => {
    const bot = await start();
    const [alice, bob] = [bot.person('alice').id, bot.person('bob').id];
    await bot.say(
      row({ type: 6, custom_id: 'role', placeholder: 'A role' }),
      row({
        type: 7,
        custom_id: 'askers',
        placeholder: 'Who may ask',
        max_values: 3,
        default_values: [{ id: alice, type: 'user' }],
      }),
      row({ type: 8, custom_id: 'place', placeholder: 'A channel', channel_types: [0] }),
    );
    const { page, complaints } = await open('alice', { at: bot.url });
    const menu = (name: RegExp) => page.getByRole('button', { name });
    expect(await menu(/^Who may ask/).innerText()).toContain('Alice');

    await menu(/^A role/).click();
    let used = bot.next();
    await page.getByRole('listbox').getByRole('option', { name: 'Teacher', exact: false }).first().click();
    expect((await used).data).toMatchObject({ component_type: 6, values: [bot.role('Teacher')] });
    await bot.answer(await used, { type: 6 });

    await menu(/^Who may ask/).click();
    await page.getByRole('listbox').getByRole('option', { name: /^Bob/ }).click();
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /^Teacher/ })
      .click();
    used = bot.next();
    await page.getByRole('button', { name: words.done }).click();
    expect((await used).data['values']).toEqual([alice, bob, bot.role('Teacher')]);
    await bot.answer(await used, { type: 6 });

    await menu(/^A channel/).click();
    used = bot.next();
    await page.getByRole('listbox').getByRole('option', { name: '#study-group' }).click();
    expect((await used).data['values']).toEqual([bot.place('study-group').id]);
    expect(complaints).toEqual([]);
  });

  it('fills in forms of every kind, with files, and says what is missing', async () => {
    const bot = await start();
    await bot.register();
    bot.person('bob').send('class', 'Where does it hurt?');
    const { page, complaints } = await open('alice', { at: bot.url });
    const message = page.getByRole('article').filter({ hasText: 'Where does it hurt?' });
    await message.hover();
    await message.getByRole('button', { name: words.apps }).click();
    let used = bot.next();
    await message.getByRole('button', { name: 'Ask this' }).click();
    const asked = await used;
    expect(asked.targetMessageId).toBe(asked.data['target_id']);
    await bot.answer(asked, {
      type: 9,
      data: {
        custom_id: 'form',
        title: 'A form',
        components: [
          label('Who', { type: 5, custom_id: 'who' }),
          label('Letters', { type: 22, custom_id: 'boxes', min_values: 2, options: letters }),
          label('One letter', { type: 21, custom_id: 'radio', options: letters }),
          label('Files', { type: 19, custom_id: 'files', max_values: 2 }),
          label('Sure', { type: 23, custom_id: 'sure' }),
        ],
      },
    });
    const dialog = page.getByRole('dialog', { name: 'A form' });
    await dialog.getByLabel('Letter b').last().check();
    await dialog
      .getByLabel('Files')
      .setInputFiles([{ name: 'case.md', mimeType: 'text/markdown', buffer: Buffer.from('# Ada') }]);
    await dialog.getByRole('button', { name: words.submit }).click();
    await dialog.getByText(words.requiredField).first().waitFor();
    expect(await dialog.getByText(words.requiredField).count()).toBe(2);

    await dialog.getByRole('button', { name: /^Who/ }).click();
    await dialog.getByRole('option', { name: 'Bob' }).click();
    for (const letter of ['Letter a', 'Letter c']) await dialog.getByLabel(letter).first().check();
    await dialog.getByLabel('Sure').check();
    used = bot.next();
    await dialog.getByRole('button', { name: words.submit }).click();
    const { data } = await used;
    const sent = JSON.stringify(data);
    for (const part of [bot.person('bob').id, '["a","c"]', '"value":"b"', '"value":true', 'case.md'])
      expect([part, sent.includes(part)]).toEqual([part, true]);
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
};
