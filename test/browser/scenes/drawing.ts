import { startPlayground, type Playground } from 'discord-playground';
import { words } from 'discord-playground/page/words';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '../../../src/lib/log.ts';
import type { OpenTab } from '../support/tab.ts';

/** A red dot. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
);

const row = (...components: readonly object[]): object => ({ type: 1, components });
const button = { type: 2, style: 1, label: 'Press me', custom_id: 'press' };
const select = {
  type: 3,
  custom_id: 'choose',
  placeholder: 'Pick one',
  options: [
    { label: 'Left', value: 'l' },
    { label: 'Right', value: 'r' },
  ],
};

const older = {
  content: 'with an embed',
  embeds: [
    {
      title: 'A title',
      description: 'with **bold** words',
      color: 0x00ff00,
      fields: [{ name: 'Name', value: 'Value', inline: true }],
      footer: { text: 'A footer' },
      image: { url: 'https://pictures.example/x.png' },
    },
  ],
  components: [row(button, { type: 2, style: 5, label: 'A link', url: 'https://example.com/' }), row(select)],
};

const isComponentsV2 = 1 << 15;

const newer = {
  flags: isComponentsV2,
  components: [
    { type: 10, content: '## Components' },
    {
      type: 17,
      accent_color: 0xff0000,
      components: [
        {
          type: 9,
          components: [{ type: 10, content: 'A section' }],
          accessory: { ...button, custom_id: 'b', label: 'Beside it' },
        },
        { type: 14, divider: true },
        {
          type: 12,
          items: [{ media: { url: 'https://pictures.example/y.png' }, description: 'What it shows' }],
        },
      ],
    },
  ],
};

/** What Discord's client draws, even if Rounds does not send all of it, and what it says when a bot is silent. */
export const drawing = (open: OpenTab): void => {
  let playground: Playground | undefined;
  afterEach(async () => playground?.close());

  it('draws embeds, files, pictures, selects and both generations of components', async () => {
    playground = await startPlayground({
      log: createLog({ level: 'silent' }),
      interactionTimes: { firstAnswer: 300, token: 60_000 },
    });
    const { apiUrl, token, url } = playground;
    const { id } = playground.place('class');
    const say = async (body: object): Promise<void> => {
      const headers = { authorization: `Bot ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${apiUrl}/v10/channels/${id}/messages`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(200);
    };
    await say(older);
    await say(newer);
    playground.person('teacher').send('class', 'two files', {
      attachments: [
        { name: 'notes.txt', data: 'hello' },
        { name: 'dot.png', data: picture, contentType: 'image/png' },
      ],
    });

    const { page, complaints } = await open('teacher', { at: url });
    for (const text of ['A title', 'A footer', 'Components', 'A section'])
      await page.getByText(text).waitFor();
    await page.getByRole('link', { name: 'A link' }).waitFor();
    await page.getByRole('button', { name: 'Beside it' }).waitFor();
    await page.getByRole('img', { name: 'dot.png' }).waitFor();
    await expect.poll(() => page.evaluate('document.querySelector("main img.picture").naturalWidth')).toBe(5);
    await page.getByRole('link', { name: 'notes.txt' }).waitFor();

    // Nobody answers for the bot here, and the page says so.
    await page.getByRole('button', { name: 'Pick one' }).click();
    await page.getByRole('listbox').getByRole('option', { name: 'Right' }).click();
    await page.getByText(words.interactionFailed).waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows above a reply what it answers, as it stands now and without marks', async () => {
    playground = await startPlayground({ log: createLog({ level: 'silent' }) });
    const alice = playground.person('alice');
    const marks = '**Walter** asks\n> quoted words\n-# small words\n## a heading\n- an entry';
    const answered = alice.send('class', marks);
    alice.send('class', 'the answer', { replyTo: answered });

    const { page, complaints } = await open('teacher', { at: playground.url });
    const reply = page.locator('discord-reply');
    const shown = async (): Promise<string> => (await reply.innerText()).replace(/\s+/g, ' ');
    await expect.poll(shown).toContain('Walter asks quoted words small words a heading an entry');
    alice.edit(answered, 'in _other_ words');
    await expect.poll(shown).toContain('in other words');
    alice.delete(answered);
    await expect.poll(shown).not.toContain('other words');
    expect(await reply.getAttribute('deleted')).not.toBeNull();
    expect(complaints).toEqual([]);
  });

  it('draws emoji on a machine that has none', async () => {
    playground = await startPlayground({ log: createLog({ level: 'silent' }) });
    playground.person('alice').send('class', '✋');
    const { page, complaints } = await open('teacher', { at: playground.url });
    await page.locator('discord-message').first().waitFor();
    const drawn = z.array(z.string()).parse(
      await page.evaluate(`(async () => {
        const { fontFamily } = getComputedStyle(document.querySelector('discord-message'));
        const font = '32px ' + fontFamily;
        const draw = async (text) => {
          await document.fonts.load(font, text);
          const canvas = document.createElement('canvas');
          const context = canvas.getContext('2d');
          context.font = font;
          context.fillText(text, 10, 60);
          return canvas.toDataURL();
        };
        // Nobody has a sign for the last one.
        return Promise.all(['✋', '✅', '🩺', '\u{10fffd}'].map(draw));
      })()`),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(complaints).toEqual([]);
  });
};
