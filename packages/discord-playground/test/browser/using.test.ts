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
    const alice = await open(playground.pageUrl, 'alice');
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
    const { page, message: shown, complaints } = await open(playground.pageUrl, 'alice');
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
    const { page, press, message, complaints } = await open(playground.pageUrl, 'alice');
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
    const { page, open: go, write, message, composer, complaints } = await open(playground.pageUrl, 'alice');
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
    await client.rest.get(`/channels/${id}/invites`).catch(() => undefined);
    playground.person('bob').send('class', 'from Bob');
    const { page, press, complaints } = await open(playground.pageUrl, 'alice');
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
    const { page, complaints } = await open(playground.pageUrl, 'teacher');
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
    const { page, complaints } = await open(playground.pageUrl, 'teacher');
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
    const { page } = await open(playground.pageUrl, 'teacher');
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
});
