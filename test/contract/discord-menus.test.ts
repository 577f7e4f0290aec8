import type { Playground } from 'discord-playground';
import { describe, expect, it } from 'vitest';
import type { Chosen } from '../../src/discord/interactions/entered.ts';
import { buttonKind, menuKind } from '../../src/discord/interactions/components.ts';
import { command, type Route } from '../../src/discord/interactions/route.ts';
import { type MenuData, type MenuOption, done, say, update } from '../../src/discord/reply.ts';
import { roleId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { answering } from '../support/answering-bot.ts';
import { base, start } from '../support/router-bench.ts';

const { router: routerTexts } = wordsFor('en');

const choose = menuKind('choose', ['about']);
const withAbout = { with: { about: 'x' } };

const letters = (count: number, chosen: boolean): readonly MenuOption[] =>
  Array.from({ length: count }, (_, i) => ({ label: `L${i}`, value: `v${i}`, default: chosen }));

const offering = (...menus: readonly (() => MenuData)[]): Route =>
  command({
    name: 'offer',
    description: () => 'offer',
    where: 'guild',
    handle: async () => say('choose', ...menus.map((menu) => [menu()] as const)),
  });

const roleNamed = (there: Playground, name: string): string => {
  const role = [...there.guild().roles.values()].find((one) => one.name === name);
  if (role === undefined) throw new Error(`no role ${name}`);
  return role.id;
};

/** Alice is offered this menu and chooses in it; what reaches the handler. */
const chosenBy = async (
  make: () => MenuData,
  choosing: readonly string[],
): Promise<{ there: Playground; seen: (Chosen & { readonly about: string }) | undefined }> => {
  let seen: (Chosen & { readonly about: string }) | undefined;
  const there = await answering([
    offering(make),
    choose.on(async (_caller, values) => {
      seen = values;
      return update('thank you');
    }),
  ]);
  const alice = there.person('alice');
  const offered = alice.command('class', '/offer');
  await offered.finished();
  alice.select(offered, 'r1:choose:x', choosing);
  await offered.waitUntil((one) => one.message()?.content === 'thank you');
  expect(offered.message()?.components).toEqual([]);
  return { there, seen };
};

describe('what is chosen in a menu reaches its handler', () => {
  it('people with the name that the server shows, and whether they are bots', async () => {
    const { there, seen } = await chosenBy(
      () => choose.make({ of: 'people', least: 0, most: 10, ...withAbout }),
      ['teacher', 'Rounds'],
    );
    const teacher = there.person('teacher').id;
    expect(seen?.people).toEqual([
      { id: teacher, isBot: false },
      { id: there.applicationId, isBot: true },
    ]);
    expect(seen?.values).toEqual([teacher, there.applicationId]);
  });
});

it('a message holds several menus, with what is chosen in them beforehand', async () => {
  const there = await answering([
    command({
      name: 'offer',
      description: () => 'offer',
      where: 'guild',
      handle: async ({ userId: user }) => {
        const role = roleId(roleNamed(there, 'Teacher'));
        const about = (which: string) => ({ with: { about: which }, least: 0, most: 2 });
        return say(
          'choose',
          [choose.make({ of: 'texts', options: letters(2, true), placeholder: 'P', ...about('1') })],
          [choose.make({ of: 'people', people: [user], ...about('2') })],
          [choose.make({ of: 'people_and_roles', people: [user], roles: [role], ...about('3') })],
        );
      },
    }),
  ]);
  const alice = there.person('alice');
  const { components } = await alice.command('class', '/offer').finished();
  const user = { id: alice.id, type: 'user' };
  const role = { id: roleNamed(there, 'Teacher'), type: 'role' };
  expect(components.map((row) => (row.type === 1 ? row.components : []))).toMatchObject([
    [{ type: 3, placeholder: 'P', options: [{ default: true }, { default: true }], max_values: 2 }],
    [{ type: 5, default_values: [user] }],
    [{ type: 7, default_values: [user, role], min_values: 0 }],
  ]);
});

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

  it('but a person whom Discord does not describe is one without a name', async () => {
    let seen: Chosen | undefined;
    const { router } = await start([
      choose.on(async (_caller, values) => {
        seen = values;
        return done;
      }),
    ]);
    await router.receive(used({ component_type: 5, values: [bob] }));
    expect(seen?.people).toEqual([{ id: bob, isBot: false }]);
  });
});
