import { describe, expect, it } from 'vitest';
import { done, say } from '../../src/discord/reply.ts';
import { command, subcommand, type Route, type Suggest } from '../../src/discord/interactions/route.ts';
import { wordsFor } from '../../src/locale/words.ts';
import {
  base,
  press,
  pressed,
  quick,
  slowly,
  start,
  submitted,
  texts,
  typed,
} from '../support/router-bench.ts';

const { router: routerTexts } = wordsFor('en');

const secretText = 'what the student wrote';

describe('what the bot does not know', () => {
  it.each([
    ['a command', typed('gone'), routerTexts.unknownCommand],
    [
      'a command in the menu of a message',
      base({ type: 2, data: { type: 3, name: 'Gone' } }),
      routerTexts.unknownCommand,
    ],
    ['a button', pressed('r1:gone:1'), routerTexts.outdated],
    ['a button in an older format', pressed('r0:press:1'), routerTexts.outdated],
    ['a button with another number of parts', pressed('r1:press:1:2'), routerTexts.outdated],
    ['a form', submitted('r1:gone', {}), routerTexts.outdated],
  ])('%s is answered with what to do', async (_what, payload, words) => {
    const { discord, router } = await start([press.on(async () => say('never'))]);
    await router.receive(payload);
    expect(discord.sent).toMatchObject([{ type: 4, content: words, ephemeral: true }]);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'hello'],
    ['a kind that does not exist', base({ type: 9, data: { custom_id: 'r1:press:y' } })],
    ['an interaction without a person', { ...base({ type: 2, data: { name: 'quick' } }), member: null }],
  ])('%s in place of an interaction is dropped', async (_what, payload) => {
    const { discord, router } = await start([press.on(async () => say('never'))]);
    await router.receive(payload);
    expect(discord.sent).toEqual([]);
  });
});

it.each([
  ['a command', typed('quick'), { application_id: undefined }],
  ['a button', pressed('r1:press:1'), { application_id: undefined, data: { custom_id: 'r1:press:1' } }],
])('%s with the fewest fields that Discord sends is still answered', async (_what, payload, less) => {
  const { discord, router } = await start([
    quick(async () => say('here')),
    press.on(async () => say('here')),
  ]);
  await router.receive({ ...payload, ...less });
  expect(discord.sent).toMatchObject([{ content: 'here' }]);
});

describe('options', () => {
  const seen: object[] = [];
  const routes = [
    {
      kind: 'command',
      name: 'compose',
      description: () => 'c',
      where: 'guild',
      entries: [
        subcommand({
          name: 'case',
          description: () => 'c',
          options: {
            name: { type: 'string', description: () => 'n', required: true, maxLength: 5 },
            who: { type: 'string', description: () => 'w', choices: [{ name: () => 'Me', value: 'me' }] },
            packaged: { type: 'boolean', description: () => 'p' },
          },
          handle: async (_caller, values) => {
            seen.push(values);
            return say('ok');
          },
        }),
      ],
    } as const,
  ];
  const compose = (...options: object[]): object => typed('compose', [{ type: 1, name: 'case', options }]);

  it('reach the handler by name, absent ones as absent', async () => {
    const { router } = await start(routes);
    await router.receive(compose({ name: 'name', value: 'Ann' }, { name: 'packaged', value: false }));
    expect(seen.at(-1)).toEqual({ name: 'Ann', packaged: false, who: undefined });
  });

  it.each([
    ['missing', [], routerTexts.missingOption('name')],
    ['blank', [{ name: 'name', value: '  ' }], routerTexts.missingOption('name')],
    ['of the wrong type', [{ name: 'name', value: 5 }], routerTexts.wrongOption('name')],
    ['too long', [{ name: 'name', value: 'Annabella' }], routerTexts.tooLongOption('name', 5)],
    [
      'no choice',
      [
        { name: 'name', value: 'Ann' },
        { name: 'who', value: 'x' },
      ],
      routerTexts.wrongOption('who'),
    ],
  ])('that are %s are asked for again', async (_what, options, words) => {
    const { discord, router } = await start(routes);
    const before = seen.length;
    await router.receive(compose(...options));
    expect(discord.sent).toMatchObject([{ content: words, ephemeral: true }]);
    expect(seen).toHaveLength(before);
  });
});

it('an interaction that the gateway sends twice runs once', async () => {
  let runs = 0;
  const { discord, router } = await start([
    quick(async () => {
      runs += 1;
      return say('hello');
    }),
  ]);
  const payload = typed('quick');
  await Promise.all([router.receive(payload), router.receive(payload)]);
  expect(runs).toBe(1);
  expect(discord.sent).toHaveLength(1);
});

it('in a server that is not allowed, nothing runs and everything says so', async () => {
  const { discord, router } = await start([quick(async () => say('hello'))], { allowed: '1' });
  await router.receive(typed('quick'));
  await router.receive(pressed('r1:press:y'));
  expect(texts(discord.sent)).toEqual([routerTexts.foreignServer, routerTexts.foreignServer]);
});

it('while stopping, what is running is finished and what is new is turned away', async () => {
  const { route, letGo } = slowly(say('finished'));
  const { discord, router } = await start([route, quick(async () => say('never'))]);
  const received = router.receive(typed('slow'));
  router.stop();
  await router.receive(typed('quick'));
  expect(texts(discord.sent)).toEqual([routerTexts.restarting]);
  const drained = router.drain();
  letGo();
  await drained;
  expect(texts(discord.sent)).toEqual([routerTexts.restarting, 'finished']);
  await received;
});

describe('suggestions', () => {
  const suggesting = (suggest: Suggest): Route =>
    command({
      name: 'patient',
      description: () => 'p',
      where: 'guild',
      options: {
        case: { type: 'string', description: () => 'c', suggest },
      },
      handle: async () => done,
    });
  const typing = (value: string): object =>
    base({ type: 4, data: { name: 'patient', options: [{ name: 'case', value, focused: true }] } });

  it('are at most 25, cut to what Discord accepts', async () => {
    const { discord, router } = await start([
      suggesting(async (_caller, text) =>
        Array.from({ length: 40 }, (_, i) => ({ name: `${text}${i}`.repeat(60), value: `${i}` })),
      ),
    ]);
    await router.receive(typing('ab'));
    const choices = discord.sent[0]?.choices ?? [];
    expect(choices).toHaveLength(25);
    expect(choices.every(({ name }) => name.length <= 100)).toBe(true);
  });

  it('are empty if the search fails', async () => {
    const { discord, router } = await start([suggesting(() => Promise.reject(new Error('no')))]);
    await router.receive(typing('ab'));
    expect(discord.sent).toMatchObject([{ type: 8, choices: [] }]);
  });
});

describe('at the end of the process', () => {
  it('whoever waits is told that no answer may come, and gets it if it does', async () => {
    const { route, letGo } = slowly(say('after all'));
    const { discord, router } = await start([route]);
    const received = router.receive(typed('slow'));
    await discord.until((sent) => sent.length === 1);
    router.stop();
    await router.receive(typed('slow'));
    await router.cutOff();
    letGo();
    await received;
    expect(discord.sent).toMatchObject([
      { what: 'callback', type: 5 },
      { type: 4, content: routerTexts.restarting },
      { what: 'edit', message: '@original', content: routerTexts.cutOff },
      { what: 'edit', message: '@original', content: 'after all' },
    ]);
  });

  it('is the first answer if there was none yet', async () => {
    const { route, letGo } = slowly(say('after all'));
    const { discord, router } = await start([route]);
    const received = router.receive(typed('slow'));
    await router.cutOff();
    letGo();
    await received;
    expect(texts(discord.sent)).toEqual([routerTexts.cutOff, 'after all']);
  });
});

describe('the log', () => {
  it('has the id of an error of ours that the person is told, and none of their text', async () => {
    const failing = quick(async () => {
      throw new TypeError(secretText);
    });
    const { discord, router, log } = await start([failing]);
    await router.receive(typed('quick'));
    const logged = log.find((line) => line.includes('TypeError')) ?? '{}';
    const { errorId } = JSON.parse(logged) as { errorId?: string };
    expect(discord.sent).toMatchObject([
      { content: routerTexts.unexpected(errorId ?? '?'), ephemeral: true },
    ]);
    expect(log.join('')).not.toContain(secretText);
  });

  it('has a line for a first answer that Discord does not take in three tries', async () => {
    const { discord, router, log } = await start([quick(async () => say(secretText))]);
    discord.refuse(({ what }) => (what === 'callback' ? { status: 502, code: 0 } : undefined));
    await router.receive(typed('quick'));
    const line = log.find((one) => one.includes('"failing"')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      request: '/quick',
      failure: { kind: 'failing', status: 502 },
    });
    expect(log.join('')).not.toContain(secretText);
  });
});
