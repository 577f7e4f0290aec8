import { startPlayground, type Playground } from 'discord-playground';
import { words } from 'discord-playground/page/words';
import { afterEach, expect, it } from 'vitest';
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
};
