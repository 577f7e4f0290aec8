import { describe, expect, test } from 'vitest';
import { done, say, sayAll, update } from '../../src/discord/reply.ts';
import { command } from '../../src/discord/interactions/route.ts';
import { wordsFor } from '../../src/locale/words.ts';
import {
  form,
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

describe('a quick answer', () => {
  test('is the first answer itself, private, and costs one request', async () => {
    const { discord, router } = await start([quick(async () => say('hello'))]);
    await router.receive(typed('quick'));
    expect(discord.sent).toMatchObject([{ what: 'callback', type: 4, content: 'hello', ephemeral: true }]);
  });

  test('of several messages sends the others as follow-ups, all private', async () => {
    const reply = sayAll([{ content: 'one' }, { content: 'two' }, { content: 'three' }]);
    const { discord, router } = await start([quick(async () => reply)]);
    await router.receive(typed('quick'));
    expect(texts(discord.sent)).toEqual(['one', 'two', 'three']);
    expect(discord.sent.every(({ ephemeral }) => ephemeral)).toBe(true);
  });

  test('with nothing to say still answers a command, and a button silently', async () => {
    const { discord, router } = await start([quick(async () => done), press.on(async () => done)]);
    await router.receive(typed('quick'));
    await router.receive(pressed('r1:press:y'));
    expect(discord.sent).toMatchObject([
      { type: 4, content: routerTexts.done, ephemeral: true },
      { type: 6 },
    ]);
  });

  test('longer than a message is split, and a much longer one becomes a file', async () => {
    const long = 'word '.repeat(900);
    const { discord, router } = await start([
      quick(async () => say(long)),
      command({
        name: 'book',
        description: () => 'b',
        where: 'guild',
        handle: async () => say(long.repeat(10)),
      }),
    ]);
    await router.receive(typed('quick'));
    expect(discord.sent.length).toBeGreaterThan(1);
    expect(discord.sent.every(({ content = '' }) => content.length > 0 && content.length <= 2_000)).toBe(
      true,
    );
    const before = discord.sent.length;
    await router.receive(typed('book'));
    expect(discord.sent.slice(before).at(-1)).toMatchObject({
      content: routerTexts.attached,
      files: ['answer.md'],
    });
  });

  test('with a file comes after a deferral, because a file may take longer than Discord waits', async () => {
    const body = { content: 'here', uploads: [{ name: 'a.txt', data: 'text' }] };
    const { discord, router } = await start([
      quick(async () => sayAll([body])),
      press.on(async () => ({ kind: 'update', body })),
    ]);
    await router.receive(typed('quick'));
    await router.receive(pressed('r1:press:y'));
    expect(discord.sent).toMatchObject([
      { what: 'callback', type: 5, ephemeral: true },
      { what: 'edit', message: '@original', content: 'here', files: ['a.txt'] },
      { what: 'callback', type: 6 },
      { what: 'edit', message: '@original', content: 'here', files: ['a.txt'] },
    ]);
  });
});

describe('a slow answer', () => {
  test('is deferred, and replaces "thinking"', async () => {
    const { route, letGo } = slowly(say('at last'));
    const { discord, router } = await start([route]);
    const received = router.receive(typed('slow'));
    await discord.until((sent) => sent.length === 1);
    expect(discord.sent).toMatchObject([{ what: 'callback', type: 5, ephemeral: true }]);
    letGo();
    await received;
    expect(discord.sent.slice(1)).toMatchObject([{ what: 'edit', message: '@original', content: 'at last' }]);
  });

  test('is told at the end of the process that none may come, in its own place', async () => {
    const { route, letGo } = slowly(say('after all'));
    const { discord, router } = await start([route]);
    const received = router.receive(typed('slow'));
    await discord.until((sent) => sent.length === 1);
    router.stop();
    await router.receive(typed('slow'));
    await router.cutOff();
    expect(discord.sent.slice(1)).toMatchObject([
      { what: 'callback', type: 4, content: routerTexts.restarting },
      { what: 'edit', message: '@original', content: routerTexts.cutOff },
    ]);
    letGo();
    await received;
    expect(discord.sent.at(-1)).toMatchObject({ what: 'edit', message: '@original', content: 'after all' });
  });

  test('is told so as its first answer if it has not been deferred yet', async () => {
    const { route, letGo } = slowly(say('after all'));
    const { discord, router } = await start([route]);
    const received = router.receive(typed('slow'));
    await router.cutOff();
    expect(discord.sent).toMatchObject([{ what: 'callback', type: 4, content: routerTexts.cutOff }]);
    letGo();
    await received;
    expect(discord.sent.at(-1)).toMatchObject({ what: 'edit', message: '@original', content: 'after all' });
  });

  test('with nothing to say removes "thinking"', async () => {
    const { route, letGo } = slowly(done);
    const { discord, router } = await start([route]);
    const received = router.receive(typed('slow'));
    await discord.until((sent) => sent.length === 1);
    letGo();
    await received;
    expect(discord.sent.slice(1)).toMatchObject([{ what: 'delete', message: '@original' }]);
  });

  test('that would be a form says what to do instead', async () => {
    const shown = form.make({
      title: 't',
      with: { case: '1' },
      fields: { name: { label: 'n' }, age: { label: 'a' } },
    });
    const { route, letGo } = slowly({ kind: 'form', form: shown });
    const { discord, router } = await start([route]);
    const received = router.receive(typed('slow'));
    await discord.until((sent) => sent.length === 1);
    letGo();
    await received;
    expect(discord.sent.slice(1)).toMatchObject([{ what: 'edit', content: routerTexts.formTooLate }]);
  });

  test('to a button goes below, and the message with the button stays', async () => {
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const { discord, router } = await start([
      press.on(async () => {
        await gate;
        return say('for you');
      }),
    ]);
    const received = router.receive(pressed('r1:press:y'));
    await discord.until((sent) => sent.length === 1);
    letGo();
    await received;
    expect(discord.sent).toMatchObject([
      { type: 6 },
      { what: 'follow', content: 'for you', ephemeral: true },
    ]);
  });
});

test('progress replaces what was shown before, and superfluous messages are deleted', async () => {
  const { discord, router } = await start([
    command({
      name: 'steps',
      description: () => 's',
      where: 'guild',
      handle: async (_caller, _values, { progress }) => {
        await progress(sayAll([{ content: 'one' }, { content: 'extra' }]));
        await progress(say('two'));
        return sayAll([{ content: 'three' }, { content: 'more' }]);
      },
    }),
  ]);
  await router.receive(typed('steps'));
  expect(discord.privately()).toEqual(['three', 'more']);
  expect(discord.sent.map(({ what }) => what)).toEqual([
    'callback',
    'follow',
    'edit',
    'delete',
    'edit',
    'follow',
  ]);
});

test('a button can change its message, a command has none to change', async () => {
  const { discord, router } = await start([
    press.on(async (_caller, { what }) => update(`pressed ${what}`)),
    quick(async () => update('private then')),
  ]);
  await router.receive(pressed('r1:press:here'));
  await router.receive(typed('quick'));
  expect(discord.sent).toMatchObject([
    { type: 7, content: 'pressed here' },
    { type: 4, content: 'private then', ephemeral: true },
  ]);
});

test('a form is shown, and its fields come back with the parameters it was created with', async () => {
  let got: object | undefined;
  const { discord, router } = await start([
    quick(async () => ({
      kind: 'form',
      form: form.make({
        title: 'Ask',
        with: { case: '12' },
        fields: { name: { label: 'Name', required: true }, age: { label: 'Age' } },
      }),
    })),
    form.on(async (_caller, values) => {
      got = values;
      return say('thanks');
    }),
  ]);
  await router.receive(typed('quick'));
  expect(discord.sent).toMatchObject([{ type: 9, customId: 'r1:ask:12' }]);
  await router.receive(submitted('r1:ask:12', { name: 'Ann' }));
  expect(got).toEqual({ case: '12', name: 'Ann', age: '' });
  expect(discord.sent.at(-1)).toMatchObject({ type: 4, content: 'thanks', ephemeral: true });
});
