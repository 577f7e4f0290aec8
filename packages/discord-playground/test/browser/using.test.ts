/** The page in use: what a bot shows, and what a person does with it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Events } from 'discord.js';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { words } from '../../src/page/words.ts';
import { opened } from '../support.ts';
import { describeInBrowser } from './browser.ts';
import { privately, rawBot, row } from './raw-bot.ts';

/** In a process of its own. */
const program = fileURLToPath(new URL('../../libraries/discord.js.mjs', import.meta.url));

/** A red dot. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
);

const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>[click](javascript:alert(1))';

const older = {
  content: 'with an embed',
  embeds: [
    {
      title: 'A title',
      description: 'with **bold** words',
      fields: [{ name: 'Name', value: 'Value', inline: true }],
      footer: { text: 'A footer' },
      image: { url: 'https://pictures.example/x.png' },
    },
  ],
  components: [row({ type: 2, style: 5, label: 'A link', url: 'https://example.com/' })],
};

const newer = {
  flags: 1 << 15,
  components: [
    { type: 10, content: '## Components' },
    {
      type: 17,
      accent_color: 0xff0000,
      components: [
        {
          type: 9,
          components: [{ type: 10, content: 'A section' }],
          accessory: { type: 2, style: 1, custom_id: 'b', label: 'Beside it' },
        },
        { type: 14, divider: true },
        { type: 12, items: [{ media: { url: 'https://pictures.example/y.png' }, description: 'A view' }] },
      ],
    },
  ],
};

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

/** Busy machines take longer than Discord's three seconds. */
const interactionTimes = { firstAnswer: 60_000, token: 60_000 };

await describeInBrowser('the page', (open) => {
  const running = opened();
  let bot: ChildProcess | undefined;
  afterEach(async () => {
    if (bot?.kill() === true) await once(bot, 'exit');
    await running.close();
  });

  it('shows a bot of any kind: option, menu, form, file, button, reaction, reply, thread and edit', async () => {
    const playground = await running.playground({ botName: 'Tea Time', interactionTimes });
    const { apiUrl: PLAYGROUND_API, token: PLAYGROUND_TOKEN, requests } = playground;
    const env = { ...process.env, PLAYGROUND_API, PLAYGROUND_TOKEN };
    bot = spawn(process.execPath, [program], { env, stdio: 'inherit' });
    await playground.waitFor(() => requests().some(({ path }) => path.endsWith('/commands')));
    const alice = await open(playground.url, 'alice');
    const { page } = alice;

    await alice.command('/hello', 'Ada');
    await alice.message('Hello, Ada!').waitFor();
    await page.getByRole('button', { name: words.choose }).click();
    await page.getByRole('option', { name: 'Sencha' }).click();
    await alice.message('Sencha, then.').waitFor();
    await alice.message(words.onlyYou).waitFor();

    await alice.press('Order');
    await page.getByRole('dialog', { name: 'Your order' }).getByLabel('Your wish').fill('a biscuit');
    await page.keyboard.press('Enter');
    await alice.message('wish.txt').waitFor();

    await alice.press('More');
    await alice.message('Hello again!').first().waitFor();

    await alice.write('@Tea Time are you there?');
    await alice.message('Hello, alice!').waitFor();
    await alice.message('👋').waitFor();
    await alice.open('Talk');
    await alice.message('Ask me anything.').waitFor();
    expect(alice.complaints).toEqual([]);
  });

  it('lets people react, and take it back', async () => {
    const playground = await running.playground();
    const bob = playground.person('bob');
    const message = bob.send('class', 'Tea, anybody?');
    const { page, message: shown, complaints } = await open(playground.url, 'alice');
    const asked = shown('Tea, anybody?');
    await asked.hover();
    await asked.getByRole('button', { name: words.react }).click();
    await asked.getByRole('button', { name: '👍' }).click();
    const reactions = asked.getByRole('list', { name: words.reactions });
    await reactions.getByRole('button', { name: '👍 1', pressed: true }).click();
    await reactions.waitFor({ state: 'detached' });
    expect(message.reactions.size).toBe(0);

    bob.react(message, '🫖');
    await reactions.getByRole('button', { name: '🫖 1', pressed: false }).waitFor();
    await asked.getByRole('button', { name: words.react }).click();
    await asked.getByLabel(words.otherEmoji).fill('🫖');
    await page.keyboard.press('Enter');
    await reactions.getByRole('button', { name: '🫖 2', pressed: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('lists the members, with the commands in their menus', async () => {
    const playground = await running.playground({ interactionTimes });
    const raw = rawBot(playground);
    await raw.register({ type: 2, name: 'Show profile' });
    const { page, press, message, complaints } = await open(playground.url, 'alice');
    await press(words.members);
    const list = page.getByRole('complementary', { name: words.members });
    const bob = list.getByRole('listitem').filter({ hasText: 'Bob' });
    await bob.getByRole('button', { name: words.apps }).click();
    const used = raw.next();
    await bob.getByRole('button', { name: 'Show profile' }).click();
    expect((await used).data['target_id']).toBe(playground.person('bob').id);
    await raw.answer(await used, privately('Bob likes tea.'));
    await message('Bob likes tea.').waitFor();
    await list.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('has voice channels to write in, and forums whose posts have a title', async () => {
    const playground = await running.playground();
    const client = await running.client(playground);
    const heard = once(client, Events.ThreadCreate);
    const { page, open: go, write, message, composer, complaints } = await open(playground.url, 'alice');
    await go('lounge');
    await write('in voice');
    await message('in voice').waitFor();
    await go('questions');
    await composer.fill('Which tea?\nI have only bags.');
    await composer.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Which tea?' }).waitFor();
    await message('I have only bags.').waitFor();
    const [thread] = z
      .tuple([z.object({ name: z.string(), parentId: z.string() })])
      .parse((await heard).slice(0, 1));
    expect(thread).toEqual({ name: 'Which tea?', parentId: playground.place('questions').id });
    expect(complaints).toEqual([]);
  });

  it('shows behind the scenes what was said, what is missing, and ids to be copied', async () => {
    const playground = await running.playground();
    const client = await running.client(playground);
    const { id } = playground.place('class');
    await client.rest.post(`/channels/${id}/messages`, { body: { content: 'from the bot' } });
    await client.rest.get(`/channels/${id}/webhooks`).catch(() => undefined);
    playground.person('bob').send('class', 'from Bob');
    const { page, press, complaints } = await open(playground.url, 'alice');
    await press(words.behind);
    for (const [row, said] of [
      [/Event MESSAGE_CREATE/, '"content": "from Bob"'],
      [/POST .*messages/, '"content": "from the bot"'],
    ] as const) {
      await page.getByRole('row', { name: row }).first().getByRole('button').click();
      await page.locator('pre').filter({ hasText: said }).first().waitFor();
    }
    await page.getByRole('row', { name: words.missing }).first().waitFor();
    await page.getByText(words.ids).click();
    await page.getByRole('button', { name: `${words.copy}: # class` }).click();
    await page.getByRole('button', { name: `${words.copied}: # class` }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(id);
    expect(complaints).toEqual([]);
  });

  it('draws embeds, files, pictures and both generations of components, and hostile text as text', async () => {
    const playground = await running.playground({ interactionTimes: { firstAnswer: 300, token: 60_000 } });
    const bot = rawBot(playground);
    await bot.say(older);
    await bot.say(newer);
    const attachments = [
      { name: 'notes.txt', data: 'hello' },
      { name: 'dot.png', data: picture, contentType: 'image/png' },
    ];
    playground.person('teacher').send('class', hostile, { attachments });
    const { page, complaints } = await open(playground.url, 'teacher');
    for (const text of ['A title', 'A footer', 'Components', 'A section', 'onerror=alert(1)'])
      await page.getByText(text).waitFor();
    for (const name of ['A link', 'notes.txt']) await page.getByRole('link', { name }).waitFor();
    await page.getByRole('img', { name: 'dot.png' }).waitFor();
    await expect.poll(() => page.evaluate('document.querySelector("main img.picture").naturalWidth')).toBe(5);
    expect(await page.locator('main script, main img[src=x], main [href^="javascript"]').count()).toBe(0);
    // Nobody answers for the bot here, and the page says so.
    await page.getByRole('button', { name: 'Beside it' }).click();
    await page.getByText(words.interactionFailed).waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows above a reply what it answers, as it stands now and without marks', async () => {
    const playground = await running.playground();
    const alice = playground.person('alice');
    const marks = '**Walter** asks\n> quoted words\n-# small words\n## a heading\n- an entry';
    const answered = alice.send('class', marks);
    alice.send('class', 'the answer', { replyTo: answered });
    const { page, complaints } = await open(playground.url, 'teacher');
    const reply = page.locator('discord-reply');
    const shown = async (): Promise<string> => (await reply.innerText()).replace(/\s+/g, ' ');
    await expect.poll(shown).toContain('Walter asks quoted words small words a heading an entry');
    alice.edit(answered, 'in _other_ words');
    await expect.poll(shown).toContain('in other words');
    alice.delete(answered);
    await expect.poll(shown).not.toContain('other words');
    expect(complaints).toEqual([]);
  });

  it('draws emoji on a machine that has none', async () => {
    const playground = await running.playground();
    playground.person('alice').send('class', '✋');
    const { page } = await open(playground.url, 'teacher');
    await page.locator('discord-message').first().waitFor();
    // Nobody has a sign for the last one.
    const drawn = z.array(z.string()).parse(
      await page.evaluate(`Promise.all(['✋', '✅', '🩺', '\u{10fffd}'].map(async (text) => {
        const font = '32px ' + getComputedStyle(document.querySelector('discord-message')).fontFamily;
        await document.fonts.load(font, text);
        const canvas = document.createElement('canvas');
        const context = canvas.getContext('2d');
        context.font = font;
        context.fillText(text, 10, 60);
        return canvas.toDataURL();
      }))`),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
  });

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
    const { page, complaints } = await open(playground.url, 'alice');
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
    const { page, message, complaints } = await open(playground.url, 'alice');
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
    const playground = await running.playground({ interactionTimes });
    const raw = rawBot(playground);
    await raw.register({ name: 'menu', description: 'Shows what there is' });
    raw.always(privately('Choose.'));
    const { page, complaints, composer, message } = await open(playground.url, 'alice');
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
