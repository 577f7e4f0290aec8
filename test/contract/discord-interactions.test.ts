import { expect, it } from 'vitest';
import { done, say, update, type Reply } from '../../src/discord/reply.ts';
import { buttonKind, formKind } from '../../src/discord/interactions/components.ts';
import { command, messageCommand, type Handler, type Suggest } from '../../src/discord/interactions/route.ts';
import { answering } from '../support/answering-bot.ts';

const named = (name: string, handle: Handler<object>) =>
  command({ name, description: () => name, where: 'guild_and_dm', handle });

const later = (reply: Reply) => {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const route = named('slow', async () => {
    await gate;
    return reply;
  });
  return { route, letGo: () => letGo() };
};

it('a command is answered privately: nobody else sees it', async () => {
  const there = await answering([named('hello', async () => say('for you alone'))]);
  const handle = there.person('alice').command('class', '/hello');
  expect((await handle.finished()).content).toBe('for you alone');
  expect(there.person('bob').messagesIn('class')).toEqual([]);
});

it('a slow command shows that it is working, and ends in the same message', async () => {
  const { route, letGo } = later(say('at last'));
  const there = await answering([route]);
  const handle = there.person('alice').command('class', '/slow');
  await handle.answered;
  letGo();
  expect((await handle.finished()).content).toBe('at last');
  expect(handle.followUps()).toEqual([]);
});

it('a long private answer arrives whole, in order, and only for the person who asked', async () => {
  const text = Array.from({ length: 900 }, (_, i) => `word${i}`).join(' ');
  const there = await answering([named('long', async () => say(text))]);
  const alice = there.person('alice');
  const handle = alice.command('class', '/long');
  await handle.finished();
  await there.waitFor(() => {
    const said = alice.messagesIn('class').map(({ content }) => content);
    return said.join(' ') === text;
  });
  expect(there.person('bob').messagesIn('class')).toEqual([]);
});

it('a button changes its message, and a form opened from it too', async () => {
  const press = buttonKind('press', ['what']);
  const form = formKind('ask', { name: 'text' }, ['what']);
  const there = await answering([
    named('ask', async () => say('choose', [press.make({ label: 'Go', with: { what: 'x' } })])),
    press.on(async (_caller, { what }) => ({
      kind: 'form',
      form: form.make({ title: 'Ask', with: { what }, fields: { name: { label: 'Name', required: true } } }),
    })),
    form.on(async (_caller, { what, name }) => update(`${what}: ${name}`)),
  ]);
  const alice = there.person('alice');
  const asked = alice.command('class', '/ask');
  await asked.finished();
  const pressed = alice.press(asked, 'Go');
  await pressed.answered;
  alice.submitModal(pressed, { name: 'Ann' });
  await asked.waitUntil((one) => one.message()?.content === 'x: Ann');
  expect(asked.message()?.components).toEqual([]);
});

it('heavy presses of one person are answered one after the other, and those of others meanwhile', async () => {
  const press = buttonKind('press');
  const begun: string[] = [];
  const letGo: (() => void)[] = [];
  const there = await answering([
    named('ask', async () => say('choose', [press.make({ label: 'Go', with: {} })])),
    press.on(
      async ({ displayName }) => {
        begun.push(displayName);
        await new Promise<void>((resolve) => letGo.push(resolve));
        return say('there it is');
      },
      { heavy: true },
    ),
  ]);
  const [alice, bob] = [there.person('alice'), there.person('bob')];
  const [hers, his] = [alice.command('class', '/ask'), bob.command('class', '/ask')];
  await Promise.all([hers.finished(), his.finished()]);
  const presses = [alice.press(hers, 'Go'), alice.press(hers, 'Go'), bob.press(his, 'Go')];
  await Promise.all(presses.map(({ answered }) => answered));
  await expect.poll(() => begun.length === 2).toBe(true);
  expect(new Set(begun).size).toBe(2);
  letGo.splice(0).forEach((go) => go());
  await expect.poll(() => begun.length === 3).toBe(true);
  expect(presses[0]?.followUps()).toMatchObject([{ content: 'there it is' }]);
  letGo.splice(0).forEach((go) => go());
  await there.waitFor(() => presses[1]?.followUps().length === 1);
});

it('a command in a direct message is answered there', async () => {
  const there = await answering([named('hello', async () => say('hi'))]);
  const alice = there.person('alice');
  const dm = alice.openDm();
  expect((await alice.command(dm, '/hello').finished()).content).toBe('hi');
});

it('a command in the menu of a message is handed that message', async () => {
  const there = await answering([
    messageCommand({
      name: 'Ask this',
      where: 'guild',
      handle: async ({ target }) => say(`${target?.author.displayName}: ${target?.content}`),
    }),
  ]);
  const asked = there.person('bob').send('class', 'Where does it hurt?');
  const handle = there.person('alice').messageCommand(asked, 'Ask this');
  expect((await handle.finished()).content).toBe('Bob: Where does it hurt?');
  expect(there.person('bob').messagesIn('class')).toHaveLength(1);
});

it('suggestions follow what is typed', async () => {
  const suggest: Suggest = async (_caller, typed) => [{ name: `case ${typed}`, value: typed }];
  const there = await answering([
    command({
      name: 'patient',
      description: () => 'p',
      where: 'guild',
      options: { case: { type: 'string', description: () => 'c', suggest } },
      handle: async () => done,
    }),
  ]);
  const choices = await there
    .person('alice')
    .autocomplete('class', '/patient', { option: 'case', text: '12' });
  expect(choices).toEqual([{ name: 'case 12', value: '12' }]);
});

it('two hundred slow commands at once are all acknowledged in time', async () => {
  const { route, letGo } = later(say('done'));
  const there = await answering([route]);
  const alice = there.person('alice');
  const handles = Array.from({ length: 200 }, () => alice.command('class', '/slow'));
  // Rejects for any that was not answered within Discord's three seconds.
  await Promise.all(handles.map((handle) => handle.answered));
  letGo();
  const messages = await Promise.all(handles.map((handle) => handle.finished()));
  expect(messages.every(({ content }) => content === 'done')).toBe(true);
});
