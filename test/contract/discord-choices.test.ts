import { describe, expect, it } from 'vitest';
import type { Chosen } from '../../src/discord/interactions/entered.ts';
import { buttonKind, menuKind } from '../../src/discord/interactions/components.ts';
import { done, say } from '../../src/discord/reply.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { base, start } from '../support/router-bench.ts';

const { router: routerTexts } = wordsFor('en');

const choose = menuKind('choose', ['about']);

/** What Discord sends when somebody chooses, with this instead of a whole choice. */
const used = (data: object): object =>
  base({ type: 3, data: { custom_id: 'r1:choose:x', ...data }, message: { id: '700000000000000001' } });

describe('a choice that cannot be used is answered with what to do', () => {
  const bob = '200000000000000002';
  it.each([
    ['in a menu that is gone', { custom_id: 'r1:gone:x', component_type: 3, values: ['a'] }],
    ['in a menu of an older format', { custom_id: 'r0:choose:x', component_type: 3, values: ['a'] }],
    ['in a menu of somebody else', { custom_id: 'hello', component_type: 5, values: [bob] }],
    ['in a menu with the name of a button', { custom_id: 'r1:press:x', component_type: 3, values: ['a'] }],
    ['by a button with the name of a menu', { component_type: 2 }],
  ])('%s', async (_how, data) => {
    const routes = [choose.on(async () => say('never')), buttonKind('press', ['what']).on(async () => done)];
    const { discord, router } = await start(routes);
    await router.receive(used(data));
    expect(discord.sent).toMatchObject([{ type: 4, content: routerTexts.outdated, ephemeral: true }]);
  });

  it.each([
    ['in a menu that no message of ours has', { component_type: 6, values: [bob] }],
    ['with an id that may be a person or a role', { component_type: 7, values: [bob] }],
    [
      'with an id that is described as neither',
      { component_type: 7, values: [bob], resolved: { users: [], roles: null, channels: { [bob]: {} } } },
    ],
  ])('%s', async (_how, data) => {
    const { discord, router } = await start([choose.on(async () => say('never'))]);
    await router.receive(used(data));
    expect(discord.sent).toMatchObject([{ type: 4, content: routerTexts.unreadableChoice, ephemeral: true }]);
  });

  it('but a person whom Discord does not describe is one, and no bot', async () => {
    let seen: Chosen | undefined;
    const { router } = await start([
      choose.on(async (_caller, values) => {
        seen = values;
        return done;
      }),
    ]);
    await router.receive(used({ component_type: 5, values: [bob] }));
    expect(seen?.people).toEqual([{ id: bob, isBot: false }]);
    const resolved = { users: { [bob]: { id: bob, username: 'bot', bot: true } } };
    await router.receive(used({ component_type: 5, values: [bob], resolved }));
    expect(seen?.people).toEqual([{ id: bob, isBot: true }]);
  });
});

it('heavy presses of one person are answered one after the other, and those of others meanwhile', async () => {
  const heavy = buttonKind('heavy', ['who']);
  const begun: string[] = [];
  const letGo: (() => void)[] = [];
  const { discord, router } = await start([
    heavy.on(
      async (_caller, { who }) => {
        begun.push(who);
        await new Promise<void>((resolve) => letGo.push(resolve));
        return say(who);
      },
      { heavy: true },
    ),
  ]);
  const pressedBy = (who: string, id: string): Promise<void> => {
    const member = { permissions: '2048', user: { id, username: who } };
    const data = { component_type: 2, custom_id: `r1:heavy:${who}` };
    return router.receive(base({ type: 3, data, member, message: { id: '700000000000000001' } }));
  };
  const presses = [pressedBy('alice', '1'), pressedBy('alice', '1'), pressedBy('bob', '2')];
  // Whoever waits sees that it is being worked on.
  await discord.until((sent) => sent.length === 3);
  expect(begun.toSorted()).toEqual(['alice', 'bob']);
  letGo.splice(0).forEach((go) => go());
  await discord.until((sent) => sent.length === 5);
  await expect.poll(() => begun.length).toBe(3);
  letGo.splice(0).forEach((go) => go());
  await Promise.all(presses);
  expect(discord.sent.slice(3).map(({ content }) => content)).toEqual(
    expect.arrayContaining(['alice', 'alice', 'bob']),
  );
});
