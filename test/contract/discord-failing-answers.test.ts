import { describe, expect, test } from 'vitest';
import { say } from '../../src/discord/reply.ts';
import { command, type Route } from '../../src/discord/interactions/route.ts';
import { DiscordError, ServiceError } from '../../src/lib/failure.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { alice, quick, slowly, start, typed } from '../support/router-bench.ts';

const { router: routerTexts } = wordsFor('en');

const secretText = 'what the student wrote';

describe('a handler that fails', () => {
  const failing = (error: Error): Route =>
    quick(async () => {
      throw error;
    });

  test('because an account is missing leads to linking, with what to do afterwards', async () => {
    const { discord, router } = await start([
      failing(new ServiceError({ kind: 'needs_link', reason: 'not_linked' })),
    ]);
    await router.receive(typed('quick'));
    expect(discord.sent).toMatchObject([{ content: 'link first (not_linked), then quick', ephemeral: true }]);
  });

  test.each([
    new ServiceError({ kind: 'in_doubt', reason: 'timeout' }),
    new DiscordError({ kind: 'forbidden', code: 50_013 }),
  ])('at the service or at Discord says so: $failure.kind', async (error) => {
    const { discord, router } = await start([failing(error)]);
    await router.receive(typed('quick'));
    expect(discord.sent).toMatchObject([{ content: `failed: ${error.failure.kind}`, ephemeral: true }]);
  });

  test('in any other way tells the person the id of the log entry, and the log none of their text', async () => {
    const { discord, router, log } = await start([failing(new TypeError(secretText))]);
    await router.receive(typed('quick'));
    const logged = log.find((line) => line.includes('TypeError')) ?? '{}';
    const { errorId } = JSON.parse(logged) as { errorId?: string };
    expect(discord.sent).toMatchObject([
      { content: routerTexts.unexpected(errorId ?? '?'), ephemeral: true },
    ]);
    expect(log.join('')).not.toContain(secretText);
  });

  test('after it has shown progress says so in place of the progress', async () => {
    const { discord, router } = await start([
      command({
        name: 'steps',
        description: () => 's',
        where: 'guild',
        handle: async (_caller, _values, { progress }) => {
          await progress(say('working'));
          throw new ServiceError({ kind: 'cancelled' });
        },
      }),
    ]);
    await router.receive(typed('steps'));
    expect(discord.privately()).toEqual(['failed: cancelled']);
  });
});

describe('an answer that Discord does not accept', () => {
  test('because of its content is replaced by the reason', async () => {
    const { discord, router } = await start([quick(async () => say('bad words'))]);
    discord.refuse(({ content }) => (content === 'bad words' ? { status: 400, code: 50_035 } : undefined));
    await router.receive(typed('quick'));
    expect(discord.privately()).toEqual(['failed: refused']);
  });

  test('because the interaction is over is asked for again, in the channel and without a word of it', async () => {
    const { discord, router } = await start([quick(async () => say('the private answer'))]);
    discord.refuse(({ what }) => (what === 'callback' ? { status: 404, code: 10_062 } : undefined));
    await router.receive(typed('quick'));
    discord.refuse(() => undefined);
    const [posted] = discord.sent.filter(({ what }) => what === 'post');
    expect(posted).toMatchObject({ content: routerTexts.undelivered(alice), pinged: [alice] });
  });

  test('after a deferral, because the token has expired, ends the same way', async () => {
    const { route, letGo } = slowly(say('late'));
    const { discord, router } = await start([route]);
    const received = router.receive(typed('slow'));
    await discord.until((sent) => sent.length === 1);
    discord.refuse(({ what }) => (what === 'edit' ? { status: 401, code: 50_027 } : undefined));
    letGo();
    await received;
    expect(discord.sent.at(-1)).toMatchObject({ what: 'post', content: routerTexts.undelivered(alice) });
  });

  test.each([
    ['says only that nothing is there', 404, 0],
    ['says that the token is invalid', 401, 0],
  ])('because Discord %s is asked for again in the channel', async (_what, status, code) => {
    const { discord, router } = await start([quick(async () => say('the private answer'))]);
    discord.refuse(({ what }) => (what === 'callback' ? { status, code } : undefined));
    await router.receive(typed('quick'));
    expect(discord.sent).toMatchObject([{ what: 'post', content: routerTexts.undelivered(alice) }]);
  });

  test('after a deferral, neither in its place nor as a new message, is asked for again in the channel', async () => {
    const { route, letGo } = slowly(say('late'));
    const { discord, router } = await start([route]);
    const received = router.receive(typed('slow'));
    await discord.until((sent) => sent.length === 1);
    discord.refuse(({ what }) => (what === 'post' ? undefined : { status: 404, code: 10_008 }));
    letGo();
    await received;
    expect(discord.sent.at(-1)).toMatchObject({ what: 'post', content: routerTexts.undelivered(alice) });
  });

  test('because its message was dismissed comes as a new one', async () => {
    const { route, letGo } = slowly(say('still here'));
    const { discord, router } = await start([route]);
    const received = router.receive(typed('slow'));
    await discord.until((sent) => sent.length === 1);
    discord.refuse(({ what }) => (what === 'edit' ? { status: 404, code: 10_008 } : undefined));
    letGo();
    await received;
    expect(discord.sent.at(-1)).toMatchObject({ what: 'follow', content: 'still here', ephemeral: true });
  });

  test('because an attempt that seemed lost had arrived is put in place of that attempt', async () => {
    const { discord, router } = await start([quick(async () => say('once'))]);
    discord.refuse(({ what }) => (what === 'callback' ? { status: 400, code: 40_060 } : undefined));
    await router.receive(typed('quick'));
    expect(discord.sent.at(-1)).toMatchObject({ what: 'edit', message: '@original', content: 'once' });
  });
});

test('a first answer that Discord does not take in three tries is a line in the log', async () => {
  const { discord, router, log } = await start([quick(async () => say(secretText))]);
  discord.refuse(({ what }) => (what === 'callback' ? { status: 502, code: 0 } : undefined));
  await router.receive(typed('quick'));
  const line = log.find((one) => one.includes('"failing"')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ request: '/quick', failure: { kind: 'failing', status: 502 } });
  expect(log.join('')).not.toContain(secretText);
});
