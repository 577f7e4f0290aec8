/** Nothing that anybody writes, however long, runs off a screen or keeps somebody out. */
import { afterEach, expect, it } from 'vitest';
import { words } from '../../src/page/words.ts';
import type { WorldSpec } from '../../src/world/spec.ts';
import { opened } from '../support.ts';
import { describeInBrowser } from './browser.ts';
import { beyondTheEdge, faultsOf } from './look.ts';
import { rawBot, row } from './raw-bot.ts';

/** As long as Discord lets a text be, in words and without a single space. */
const long = (length: number): string => 'Extraordinarily long '.repeat(20).slice(0, length).trim();
const unbroken = (length: number): string =>
  'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(100).slice(0, length);

const world: WorldSpec = {
  people: [
    { name: 'owner' },
    { name: 'alice', displayName: unbroken(32) },
    { name: 'teacher', displayName: long(32) },
    { name: 'ben', displayName: 'Ben' },
    { name: 'carol', displayName: unbroken(32) },
  ],
  guilds: [
    {
      name: unbroken(100),
      owner: 'owner',
      roles: [{ name: unbroken(100), permissions: [], members: ['alice'] }],
      channels: [
        { name: 'class', topic: long(300) },
        { name: unbroken(100), topic: unbroken(300) },
        { name: unbroken(99), type: 2 },
      ],
    },
  ],
};

const options = [0, 1, 2, 3, 4].map((index) => ({
  label: index % 2 === 0 ? long(100) : unbroken(100),
  value: `v${index}`,
  description: index % 2 === 0 ? unbroken(100) : long(100),
}));

const everyMark = [
  `# Title ${unbroken(100)}`,
  `**bold** *slanted* __under__ ~~gone~~ ||hidden|| \`${unbroken(200)}\` [a link](https://example.com/) <t:1700000000:R>`,
  `> quoted ${unbroken(200)}`,
  `- one\n- ${unbroken(200)}`,
  '-# small',
  '```\nHeart rate            104 bpm      60-100\nBlood pressure    158/94 mmHg      90-140\n```',
].join('\n');

const fields = ['a', 'b', 'c'].map(() => ({ name: unbroken(80), value: unbroken(120), inline: true }));
const text = (length: number): object => ({ type: 10, content: unbroken(length) });
const button = (length: number, custom_id: string): object => ({
  type: 2,
  style: 1,
  label: unbroken(length),
  custom_id,
});
const menu = (given: object): object => row({ type: 3, options, ...given });

const messages: readonly object[] = [
  { content: `${unbroken(300)} ${long(300)} ${'12345.678, '.repeat(40)}` },
  { content: everyMark },
  {
    embeds: [
      {
        title: unbroken(200),
        description: long(200) + unbroken(200),
        fields,
        footer: { text: unbroken(200) },
      },
    ],
  },
  {
    content: 'menus',
    components: [
      row(...['a', 'b', 'c', 'd', 'e'].map((id) => button(80, id))),
      menu({ custom_id: 'texts', placeholder: unbroken(150) }),
      menu({ custom_id: 'many', placeholder: 'Choose several', max_values: 5 }),
    ],
  },
  {
    flags: 1 << 15,
    components: [
      {
        type: 17,
        components: [text(300), { type: 9, components: [text(200)], accessory: button(60, 'beside') }],
      },
    ],
  },
];

const labelled = (component: object): object => ({
  type: 18,
  label: unbroken(45),
  description: unbroken(100),
  component,
});

const form = {
  custom_id: 'form',
  title: unbroken(45),
  components: [
    labelled({ type: 4, custom_id: 'text', style: 2, placeholder: long(100), value: unbroken(300) }),
    labelled({ type: 3, custom_id: 'menu', placeholder: unbroken(150), options }),
    labelled({ type: 22, custom_id: 'boxes', options }),
    labelled({ type: 19, custom_id: 'files', max_values: 3 }),
    text(300),
  ],
};

const command = {
  name: 'an-extraordinarily-long-command',
  description: long(100),
  options: [0, 1, 2, 3].map((index) => ({
    type: 3,
    name: `${unbroken(28).toLowerCase()}-${index}`,
    description: unbroken(100),
    required: index < 2,
  })),
};

const welcome = {
  about: long(200),
  howToGetReady: unbroken(100),
  ready: () => [],
  step: { label: 'Begin', path: `/${command.name}`, values: {} },
  next: long(200),
  note: unbroken(100),
};

/** The page is opened once for all screens; each step is taken on another one, in each theme on a different one. */
const looks = [
  { colorScheme: 'dark', widths: [390, 768, 1440] },
  { colorScheme: 'light', widths: [1440, 390, 768] },
] as const;

interface Box {
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

await describeInBrowser('the page on every screen', (open) => {
  const running = opened();
  afterEach(() => running.close());

  it.each(looks)('shows everything whole and shuts nobody out, in $colorScheme', async (look) => {
    const stage = { service: undefined, welcome, restartBot: async () => undefined };
    const playground = await running.playground({ world, botName: unbroken(32), stage });
    const bot = rawBot(playground);
    const apps = [2, 3].map((type) => ({ type, name: unbroken(32) }));
    await bot.register(command, ...apps);
    const screens = look.widths.map((width) => ({ width, height: 844 }));
    const [viewport = { width: 390, height: 844 }] = screens;
    const alice = await open(playground.pageUrl, 'alice', { colorScheme: look.colorScheme, viewport });
    const { page, press } = alice;
    const faults: string[] = [];
    const examine = async (what: string): Promise<void> => {
      for (const screen of screens) {
        await page.setViewportSize(screen);
        faults.push(...(await faultsOf(page)).map((fault) => `${what}, ${screen.width} pixels: ${fault}`));
      }
      // The last one is where the next step is taken, and comes first then.
      screens.unshift(...screens.splice(-1));
    };
    await page.getByRole('button', { name: welcome.step.label }).waitFor();
    await examine('welcome');

    for (const message of messages) await bot.say(message);
    const student = playground.person('alice');
    const started = student.send('class', 'a thread');
    student.createThread('class', unbroken(100), { on: started });
    const last = student.send('class', unbroken(200), { replyTo: started });
    for (const emoji of ['👍', '✅', '🎉']) student.react(last, emoji);
    await page.getByText('a thread').first().waitFor();
    await page.getByRole('button', { name: /^Choose several/ }).click();
    await page.getByRole('listbox').getByRole('option').nth(4).waitFor();
    await examine('messages, with a menu open');
    await page.keyboard.press('Escape');
    for (const name of [words.react, words.apps]) {
      const shown = page.getByRole('article').last();
      await shown.hover();
      await shown.getByRole('button', { name }).click();
      await examine(name);
    }

    await alice.composer.fill('/');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await examine('picker');
    await alice.composer.press('Enter');
    await press(words.run);
    await page.getByText(words.requiredOption).first().waitFor();
    await examine('command');
    await press(words.cancel);

    const used = bot.next();
    await press(unbroken(60));
    await bot.answer(await used, { type: 9, data: form });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.submit }).click();
    await examine('form');
    await dialog.getByRole('button', { name: words.cancel }).click();

    await press(words.members);
    await page.getByRole('complementary').getByRole('button', { name: words.apps }).nth(1).click();
    await examine('members');
    await page.getByRole('banner').getByRole('button', { name: words.behind }).click();
    await page.getByText(words.ids).click();
    await page
      .getByRole('row', { name: /callback/ })
      .getByRole('button')
      .click();
    await page.locator('pre').waitFor();
    await examine('behind the scenes');
    expect([...faults, ...alice.complaints]).toEqual([]);
  });

  it.each([390, 1280])('shows whose a thread is, on %d pixels', async (width) => {
    const playground = await running.playground();
    const host = ' · Benedikt Okafor-Lindqvist';
    const name = `${'Walter Brandt, 58: pressure in the chest, and more '.repeat(2).slice(0, 100 - host.length)}${host}`;
    const person = playground.person('alice');
    person.createThread('class', name, { on: person.send('class', 'Come here') });
    const alice = await open(playground.pageUrl, 'alice', { viewport: { width, height: 844 } });
    const { page } = alice;
    const isWhole = async (selector: string): Promise<unknown> => {
      const element = page.locator(selector).filter({ hasText: host }).first();
      await element.waitFor();
      return element.evaluate((shown: Box) => shown.scrollWidth <= shown.clientWidth);
    };
    expect(await isWhole('.discord-thread-name')).toBe(true);
    if (width < 800) await page.getByRole('button', { name: words.showChannels }).click();
    expect(await isWhole('.place .name')).toBe(true);
    await alice.open(host);
    expect(await isWhole('.bar h1')).toBe(true);
    expect(await beyondTheEdge(page)).toEqual([]);
  });
});
