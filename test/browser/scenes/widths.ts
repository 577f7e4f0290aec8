import { startPlayground, type Playground } from 'discord-playground';
import { words } from 'discord-playground/page/words';
import type { WorldSpec } from 'discord-playground/world/spec';
import { afterEach, expect, it } from 'vitest';
import { operatorWords } from '../../../src/locale/operators.ts';
import { createLog } from '../../../src/lib/log.ts';
import { barriers } from '../support/barriers.ts';
import { beyondTheEdge, brokenNumbers } from '../support/layout.ts';
import type { OpenTab } from '../support/tab.ts';

/** The longest text that Discord lets through, in words and without a single space. */
const long = (length: number): string => 'Extraordinarily long '.repeat(20).slice(0, length).trim();
const unbroken = (length: number): string =>
  'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(100).slice(0, length);

const world: WorldSpec = {
  people: [
    { name: 'owner' },
    { name: 'student1', displayName: unbroken(32) },
    { name: 'teacher', displayName: long(32) },
    { name: 'student2', displayName: 'Ben' },
    { name: 'student3', displayName: unbroken(32) },
  ],
  guilds: [
    {
      name: unbroken(100),
      owner: 'owner',
      roles: [{ name: unbroken(100), permissions: [], members: ['student1'] }],
      channels: [
        { name: 'class', topic: long(300) },
        { name: unbroken(100), topic: unbroken(300) },
      ],
    },
  ],
};

const options = Array.from({ length: 5 }, (_, index) => ({
  label: index % 2 === 0 ? long(100) : unbroken(100),
  value: `v${index}`,
  description: index % 2 === 0 ? unbroken(100) : long(100),
}));

const row = (...components: readonly object[]): object => ({ type: 1, components });

const vitals = [
  '```',
  'Heart rate            104 bpm      60-100',
  'Blood pressure    158/94 mmHg      90-140',
  'Temperature            38.5 °C   36.1-37.2',
  'Oxygen saturation         93 %     95-100',
  '```',
].join('\n');

const messages: readonly object[] = [
  { content: `${unbroken(300)} ${long(300)} \`${unbroken(200)}\` ${'12345.678, '.repeat(40)}` },
  { content: `${vitals}\n> ${unbroken(200)}\n- ${unbroken(200)}\n# ${unbroken(100)}` },
  {
    content: '',
    embeds: [
      {
        title: unbroken(200),
        description: long(200) + unbroken(200),
        fields: ['a', 'b', 'c'].map(() => ({ name: unbroken(80), value: unbroken(120), inline: true })),
        footer: { text: unbroken(200) },
      },
    ],
  },
  {
    content: 'menus',
    components: [
      row(...[1, 2, 3, 4, 5].map((n) => ({ type: 2, style: 1, label: unbroken(80), custom_id: `b${n}` }))),
      row({ type: 3, custom_id: 'texts', placeholder: unbroken(150), options }),
      row({ type: 3, custom_id: 'many', placeholder: 'Choose several', max_values: 5, options }),
    ],
  },
  {
    flags: 1 << 15,
    components: [
      {
        type: 17,
        components: [
          { type: 10, content: unbroken(300) },
          {
            type: 9,
            components: [{ type: 10, content: unbroken(200) }],
            accessory: { type: 2, style: 1, label: unbroken(60), custom_id: 'beside' },
          },
        ],
      },
    ],
  },
];

const label = (component: object): object => ({
  type: 18,
  label: unbroken(45),
  description: unbroken(100),
  component,
});

const form = {
  custom_id: 'form',
  title: unbroken(45),
  components: [
    label({ type: 4, custom_id: 'text', style: 2, placeholder: long(100), value: unbroken(300) }),
    label({ type: 3, custom_id: 'menu', placeholder: unbroken(150), options }),
    label({ type: 22, custom_id: 'boxes', options }),
    label({ type: 19, custom_id: 'files', max_values: 3 }),
    { type: 10, content: unbroken(300) },
  ],
};

const command = {
  name: 'an-extraordinarily-long-command',
  description: long(100),
  options: Array.from({ length: 6 }, (_, index) => ({
    type: 3,
    name: `${unbroken(28).toLowerCase()}-${index}`,
    description: unbroken(100),
    required: index < 2,
  })),
};

/** Speaks for the bot, because there is none here. */
const botOf = ({ apiUrl, token, applicationId }: Playground) => {
  const send = async (method: string, path: string, body: object): Promise<void> => {
    const answer = await fetch(`${apiUrl}/v10${path}`, {
      method,
      headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([path, answer.status < 300 ? '' : await answer.text()]).toEqual([path, '']);
  };
  return {
    say: (channel: string, body: object) => send('POST', `/channels/${channel}/messages`, body),
    register: () =>
      send('PUT', `/applications/${applicationId}/commands`, [command, { type: 3, name: unbroken(32) }]),
    answer: (interaction: { readonly id: string; readonly token: string }, body: object) =>
      send('POST', `/interactions/${interaction.id}/${interaction.token}/callback`, body),
  };
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

/** Nothing that anybody writes, however long, runs off a screen. */
export const widths = (open: OpenTab): void => {
  let playground: Playground | undefined;
  afterEach(async () => playground?.close());

  it.each(looks)('keeps everything on a screen, however wide it is, in $colorScheme', async (look) => {
    playground = await startPlayground({
      log: createLog({ level: 'silent' }),
      world,
      botName: unbroken(32),
      interactionTimes: { firstAnswer: 60_000, token: 60_000 },
      stage: {
        service: undefined,
        welcome: {
          ...operatorWords.demo,
          ready: () => [],
          step: { label: operatorWords.demo.firstStep, path: `/${command.name}`, values: {} },
        },
        restartBot: async () => undefined,
      },
    });
    const bot = botOf(playground);
    await bot.register();
    const { id } = playground.place('class');
    const screenOf = (width: number) => ({ width, height: 844 });
    const screens = look.widths.map(screenOf);
    const viewport = screenOf(look.widths[0]);
    const tab = await open('student1', { at: playground.url, colorScheme: look.colorScheme, viewport });
    const { page } = tab;
    const faults: string[] = [];
    const examine = async (what: string): Promise<void> => {
      for (const screen of screens) {
        await page.setViewportSize(screen);
        const found = [
          ...(await beyondTheEdge(page)),
          ...(await brokenNumbers(page)),
          ...(await barriers(page)),
        ];
        faults.push(...found.map((fault) => `${what}, on ${screen.width} pixels: ${fault}`));
      }
      // The last one is where the next step is taken, and comes first then.
      screens.unshift(...screens.splice(-1));
    };
    await page.getByRole('button', { name: operatorWords.demo.firstStep }).waitFor();
    await examine('welcome');

    for (const message of messages) await bot.say(id, message);
    const student = playground.person('student1');
    const started = student.send('class', 'a thread');
    student.createThread('class', unbroken(100), { on: started });
    student.send('class', unbroken(200), { replyTo: started });
    await page.getByText('a thread').first().waitFor();
    await page.getByRole('button', { name: /^Choose several/ }).click();
    await page.getByRole('listbox').getByRole('option').nth(4).waitFor();
    await examine('messages, with a menu open');
    await page.keyboard.press('Escape');

    await tab.composer.fill('/');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await examine('picker');
    await tab.composer.press('Enter');
    await page.getByRole('button', { name: words.run }).click();
    await page.getByText(words.requiredOption).first().waitFor();
    await examine('command');
    await page.getByRole('button', { name: words.cancel }).click();

    const button = page.getByRole('button', { name: unbroken(60), exact: true });
    const pressed = new Promise<{ id: string; token: string }>((resolve) => {
      const stop = playground?.world.changes.listen((change) => {
        if (change.kind !== 'interaction_created') return;
        stop?.();
        resolve(change.interaction);
      });
    });
    await button.click();
    await bot.answer(await pressed, { type: 9, data: form });
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await dialog.getByRole('button', { name: words.submit }).click();
    await examine('form');
    await dialog.getByRole('button', { name: words.cancel }).click();

    await page.getByRole('button', { name: words.behind }).first().click();
    await page.getByRole('complementary', { name: words.behind }).waitFor();
    await examine('behind the scenes');
    expect([...faults, ...tab.complaints]).toEqual([]);
  });

  it.each([390, 1280])('shows whose a thread is, on %d pixels', async (width) => {
    playground = await startPlayground({ log: createLog({ level: 'silent' }) });
    const host = ' · Benedikt Okafor-Lindqvist';
    const name = `${'Walter Brandt, 58: pressure in the chest, and more '.repeat(2).slice(0, 100 - host.length)}${host}`;
    const alice = playground.person('alice');
    alice.createThread('class', name, { on: alice.send('class', 'Come here') });
    const { page, open: go } = await open('alice', {
      at: playground.url,
      viewport: { width, height: 844 },
    });
    const isWhole = async (selector: string): Promise<unknown> => {
      const element = page.locator(selector).filter({ hasText: host }).first();
      await element.waitFor();
      return element.evaluate((shown: Box) => shown.scrollWidth <= shown.clientWidth);
    };
    expect(await isWhole('.discord-thread-name')).toBe(true);
    if (width < 800) await page.getByRole('button', { name: words.showChannels }).click();
    expect(await isWhole('.place .name')).toBe(true);
    await go(host);
    expect(await isWhole('.bar h1')).toBe(true);
    expect(await beyondTheEdge(page)).toEqual([]);
  });
};
