import { expect, it } from 'vitest';
import { done, say, sayAll, update, type Reply } from '../../src/discord/reply.ts';
import { command } from '../../src/discord/interactions/route.ts';
import { DiscordError, ServiceError } from '../../src/lib/failure.ts';
import { wordsFor } from '../../src/locale/words.ts';
import type { Sent } from '../support/discord-stub.ts';
import { alice, form, press, pressed, quick, start, submitted, typed } from '../support/router-bench.ts';

/** What a handler does, what Discord says to that, and what the person then sees. */

const { router: routerTexts } = wordsFor('en');

const withFile = { content: 'here', uploads: [{ name: 'a.txt', data: 'text' }] };
const formOf = (title: string): Reply => ({
  kind: 'form',
  form: form.make({ title, with: { case: '1' }, fields: { name: { label: 'n' }, age: { label: 'a' } } }),
});

interface Circumstances {
  /** A command by default. */
  readonly by?: 'button';
  /** The answer comes after Discord has been told to wait. */
  readonly slow?: true;
  /** Shown before the last one. */
  readonly progress?: readonly Reply[];
  /** What Discord refuses once the answer may come. */
  readonly refuses?: (sent: Sent) => readonly [status: number, code: number] | false;
}

type Case = readonly [
  what: string,
  gives: Reply | Error,
  sends: readonly object[],
  circumstances?: Circumstances,
];

const thinking = { what: 'callback', type: 5, ephemeral: true };
const undelivered = { what: 'post', content: routerTexts.undelivered(alice), pinged: [alice] };
const privately = (content: string): object => ({ type: 4, content, ephemeral: true });
const inPlace = (content: string): object => ({ what: 'edit', message: '@original', content });
const below = (content: string): object => ({ what: 'follow', content, ephemeral: true });

const button = { by: 'button' } as const;
const slow = { slow: true } as const;
const files = { files: ['a.txt'] };
const needsLink = new ServiceError({ kind: 'needs_link', reason: 'not_linked' });
const over = [
  [404, 10_062],
  [404, 0],
  [401, 0],
] as const;

const cases: readonly Case[] = [
  ['a quick answer is the first answer itself', say('hello'), [privately('hello')]],
  [
    'further messages are follow-ups',
    sayAll([{ content: 'one' }, { content: 'two' }]),
    [privately('one'), below('two')],
  ],
  ['a command with nothing to say is answered', done, [privately(routerTexts.done)]],
  ['a button with nothing to say silently', done, [{ type: 6 }], button],
  [
    'a file follows a deferral: it may take longer than Discord waits',
    sayAll([withFile]),
    [thinking, { ...inPlace('here'), ...files }],
  ],
  [
    'so does a button’s',
    { kind: 'update', body: withFile },
    [{ type: 6 }, { ...inPlace('here'), ...files }],
    button,
  ],
  ['a button changes its message', update('pressed'), [{ type: 7, content: 'pressed' }], button],
  ['a command has none to change', update('private then'), [privately('private then')]],
  ['a slow answer replaces "thinking"', say('at last'), [thinking, inPlace('at last')], slow],
  ['with nothing to say, it removes that', done, [thinking, { what: 'delete', message: '@original' }], slow],
  ['as a form, it says what to do instead', formOf('t'), [thinking, inPlace(routerTexts.formTooLate)], slow],
  [
    'a button’s slow answer goes below',
    say('for you'),
    [{ type: 6 }, below('for you')],
    { ...slow, ...button },
  ],
  [
    'progress replaces what was shown before, and superfluous messages go',
    sayAll([{ content: 'three' }, { content: 'more' }]),
    [privately('one'), below('extra'), inPlace('two'), { what: 'delete' }, inPlace('three'), below('more')],
    { progress: [sayAll([{ content: 'one' }, { content: 'extra' }]), say('two')] },
  ],
  [
    'a missing account leads to linking, and on',
    needsLink,
    [privately('link first (not_linked), then quick')],
  ],
  [
    'a failure of the service is told',
    new ServiceError({ kind: 'in_doubt', reason: 'timeout' }),
    [privately('failed: in_doubt')],
  ],
  [
    'a failure of Discord is told',
    new DiscordError({ kind: 'forbidden', code: 50_013 }),
    [privately('failed: forbidden')],
  ],
  [
    'a failure after progress is told in its place',
    new ServiceError({ kind: 'cancelled' }),
    [privately('working'), inPlace('failed: cancelled')],
    { progress: [say('working')] },
  ],
  [
    'content that Discord refuses is replaced by the reason',
    say('bad words'),
    [privately('failed: refused')],
    { refuses: ({ content }) => content === 'bad words' && [400, 50_035] },
  ],
  [
    'where not even that is taken, the channel is told, without a word of the answer',
    say('the private answer'),
    [undelivered],
    { refuses: ({ what }) => what === 'callback' && [403, 50_269] },
  ],
  [
    'so it is when only the deferral was taken',
    say('the private answer'),
    [thinking, undelivered],
    { ...slow, refuses: ({ what }) => what === 'edit' && [403, 50_269] },
  ],
  ...over.map((answer): Case => [
    `an interaction that is over (${answer.join(', ')}) is told in the channel, without a word of the answer`,
    say('the private answer'),
    [undelivered],
    { refuses: ({ what }) => what === 'callback' && answer },
  ]),
  [
    'so is one whose token expires after a deferral',
    say('late'),
    [thinking, undelivered],
    { ...slow, refuses: ({ what }) => what === 'edit' && [401, 50_027] },
  ],
  [
    'so is one that takes it neither in its place nor as a new message',
    say('late'),
    [thinking, undelivered],
    { ...slow, refuses: ({ what }) => what !== 'post' && [404, 10_008] },
  ],
  [
    'one lost message keeps none below it from being shown, and the channel is told',
    sayAll([{ content: 'one' }, { content: 'two' }, { content: 'three' }]),
    [privately('one'), below('three'), undelivered],
    { refuses: ({ content }) => content === 'two' && [503, 0] },
  ],
  [
    'a message that was dismissed comes as a new one',
    say('still here'),
    [thinking, below('still here')],
    { ...slow, refuses: ({ what }) => what === 'edit' && [404, 10_008] },
  ],
  [
    'an attempt that seemed lost and had arrived is filled',
    say('once'),
    [inPlace('once')],
    { refuses: ({ what }) => what === 'callback' && [400, 40_060] },
  ],
];

it.for(cases)('%s', async ([, gives, sends, circumstances = {}]) => {
  const { by, slow: isSlow, progress = [], refuses } = circumstances;
  let letGo = (): void => undefined;
  const gate = isSlow && new Promise<void>((resolve) => (letGo = resolve));
  const handle = async (show: (reply: Reply) => Promise<void>): Promise<Reply> => {
    await gate;
    for (const reply of progress) await show(reply);
    if (gives instanceof Error) throw gives;
    return gives;
  };
  const { discord, router } = await start([
    press.on((_caller, _values, meanwhile) => handle(meanwhile.progress)),
    command({
      name: 'quick',
      description: () => 'q',
      where: 'guild',
      handle: (_caller, _values, meanwhile) => handle(meanwhile.progress),
    }),
  ]);
  const refuse = (): void =>
    discord.refuse((sent) => {
      const [status, code] = refuses?.(sent) || [];
      return status === undefined || code === undefined ? undefined : { status, code };
    });
  if (isSlow === undefined) refuse();
  const received = router.receive(by === 'button' ? pressed('r1:press:y') : typed('quick'));
  if (isSlow !== undefined) {
    await discord.until((sent) => sent.length === 1);
    refuse();
    letGo();
  }
  await received;
  expect(discord.sent).toMatchObject(sends);
});

it('another program that answers with this token is told of once, in the log and for /health', async () => {
  const { discord, router, log } = await start([quick(async () => say('hello'))]);
  discord.refuse(({ what }) => (what === 'callback' ? { status: 400, code: 40_060 } : undefined));
  expect(router.isAnsweredElsewhere()).toBe(false);
  for (let time = 0; time < 2; time += 1) await router.receive(typed('quick'));
  expect(log.filter((line) => line.includes('"level":50'))).toHaveLength(1);
  expect(router.isAnsweredElsewhere()).toBe(true);
});

it('a text longer than a message is split, and a much longer one becomes a file', async () => {
  const long = 'word '.repeat(900);
  const { discord, router } = await start([
    quick(async () => say(long)),
    press.on(async () => say(long.repeat(10))),
  ]);
  await router.receive(typed('quick'));
  expect(discord.sent.length).toBeGreaterThan(1);
  expect(discord.sent.every(({ content = '' }) => content.length > 0 && content.length <= 2_000)).toBe(true);
  await router.receive(pressed('r1:press:y'));
  expect(discord.sent.at(-1)).toMatchObject({ content: routerTexts.attached, files: ['answer.md'] });
});

it('a form is shown, and its fields come back, as they look, with the parameters it was created with', async () => {
  let got: object | undefined;
  const { discord, router } = await start([
    quick(async () => formOf('Ask')),
    form.on(async (_caller, values) => {
      got = values;
      return say('thanks');
    }),
  ]);
  await router.receive(typed('quick'));
  expect(discord.sent).toMatchObject([{ type: 9, customId: 'r1:ask:1' }]);
  await router.receive(submitted('r1:ask:1', { name: 'An\0n\u200b', age: '\u200b' }));
  expect(got).toEqual({ case: '1', name: 'Ann', age: '' });
  expect(discord.sent.at(-1)).toMatchObject(privately('thanks'));
});
