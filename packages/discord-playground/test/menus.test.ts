import { once } from 'node:events';
import {
  ComponentType,
  Events,
  type Client,
  type Interaction,
  type MessageContextMenuCommandInteraction,
  type UserContextMenuCommandInteraction,
  type ModalSubmitInteraction,
} from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Person } from '../src/people/person.ts';
import type { Playground } from '../src/server.ts';
import type { Message } from '../src/world/entities.ts';
import { opened } from './support.ts';

const open = opened();
afterEach(() => open.close());

const nextInteraction = async <Kind extends Interaction>(client: Client): Promise<Kind> => {
  const [interaction] = (await once(client, Events.InteractionCreate)) as [Kind];
  return interaction;
};

/** What the gateway sent, before discord.js has made anything of it. */
const nextData = async (client: Client): Promise<Record<string, unknown>> =>
  new Promise((resolve) => {
    const listen = (packet: unknown): void => {
      const read = z
        .object({ t: z.literal('INTERACTION_CREATE'), d: z.object({ data: z.record(z.string(), z.json()) }) })
        .safeParse(packet);
      if (!read.success) return;
      client.off(Events.Raw, listen);
      resolve(read.data.d.data);
    };
    client.on(Events.Raw, listen);
  });

interface Ready {
  readonly playground: Playground;
  readonly client: Client<true>;
  readonly alice: Person;
  /** Posts a message of the bot with these components in a row each. */
  readonly post: (...menus: readonly object[]) => Promise<Message>;
}

const ready = async (): Promise<Ready> => {
  const playground = await open.playground();
  const client = await open.client(playground);
  const { id } = playground.place('class');
  const post = async (...menus: readonly object[]): Promise<Message> => {
    const components = menus.map((menu) => ({ type: 1, components: [menu] }));
    const sent = z
      .object({ id: z.string() })
      .parse(await client.rest.post(`/channels/${id}/messages`, { body: { content: 'choose', components } }));
    const message = playground.world.message(id, sent.id);
    if (message === undefined) throw new Error('the message was lost');
    return message;
  };
  return { playground, client, alice: playground.person('alice'), post };
};

const three = ['a', 'b', 'c'].map((value) => ({ label: value.toUpperCase(), value }));
const idOf = (playground: Playground, name: string): string => playground.person(name).id;
const roleOf = (playground: Playground, name: string): string => {
  const role = [...playground.guild().roles.values()].find((one) => one.name === name);
  if (role === undefined) throw new Error(`no role ${name}`);
  return role.id;
};

describe('menus in messages', () => {
  it('chosen texts arrive as their values, as many as the menu asks for', async () => {
    const { client, alice, post } = await ready();
    const message = await post({ type: 3, custom_id: 'm', min_values: 2, max_values: 3, options: three });
    expect(() => alice.select(message, 'm', ['a'])).toThrow(/2 to 3/);
    expect(() => alice.select(message, 'm', ['a', 'a'])).toThrow(/once/);
    expect(() => alice.select(message, 'm', ['a', 'x'])).toThrow(/no choice "x"/);
    const arrived = nextData(client);
    alice.select(message, 'm', ['A', 'c']);
    expect(await arrived).toEqual({ custom_id: 'm', component_type: 3, id: 2, values: ['a', 'c'] });
  });

  it('people, roles and channels arrive as ids, with what is known about them', async () => {
    const { playground, client, alice, post } = await ready();
    const message = await post(
      { type: 5, custom_id: 'users', max_values: 2 },
      { type: 6, custom_id: 'roles' },
      { type: 7, custom_id: 'both', max_values: 2 },
      { type: 8, custom_id: 'channels', channel_types: [0] },
    );
    const [teacher, bob, role] = [
      idOf(playground, 'teacher'),
      idOf(playground, 'bob'),
      roleOf(playground, 'Teacher'),
    ];
    const study = playground.place('study-group').id;

    let arrived = nextData(client);
    alice.select(message, 'users', ['Dr. Teacher', bob]);
    const users = await arrived;
    expect(users).toMatchObject({
      component_type: 5,
      values: [teacher, bob],
      resolved: {
        users: { [teacher]: { username: 'teacher' }, [bob]: { username: 'bob' } },
        members: { [teacher]: { roles: [role] } },
      },
    });
    const told = JSON.stringify(users['resolved']);
    expect([told.includes('"deaf"'), told.includes('"permissions":"')]).toEqual([false, true]);

    arrived = nextData(client);
    alice.select(message, 'roles', ['Teacher']);
    expect(await arrived).toMatchObject({
      values: [role],
      resolved: { roles: { [role]: { name: 'Teacher' } } },
    });

    arrived = nextData(client);
    alice.select(message, 'both', [role, bob]);
    expect(await arrived).toMatchObject({
      values: [role, bob],
      resolved: { roles: { [role]: {} }, users: { [bob]: {} } },
    });

    arrived = nextData(client);
    alice.select(message, 'channels', ['#study-group']);
    expect(await arrived).toMatchObject({
      values: [study],
      resolved: { channels: { [study]: { type: 0 } } },
    });
    expect(() => alice.select(message, 'channels', ['announcements'])).toThrow(/no choice/);
  });

  it('an optional menu accepts no choice, and a disabled one accepts nothing at all', async () => {
    const { client, alice, post } = await ready();
    const message = await post(
      { type: 5, custom_id: 'any', min_values: 0, max_values: 25 },
      { type: 5, custom_id: 'off', disabled: true },
    );
    const arrived = nextData(client);
    alice.select(message, 'any', []);
    expect(await arrived).toEqual({ custom_id: 'any', component_type: 5, id: 2, values: [] });
    expect(() => alice.select(message, 'off', ['bob'])).toThrow(/switched off/);
  });

  it.each([
    ['a minimum above its maximum', { type: 3, min_values: 2, max_values: 1, options: three }],
    ['a maximum above the number of options', { type: 3, max_values: 4, options: three }],
    [
      'more defaults than may be chosen',
      { type: 3, options: three.map((one) => ({ ...one, default: true })) },
    ],
    ['the same value twice', { type: 3, options: [...three, ...three] }],
    [
      '26 options',
      { type: 3, options: Array.from({ length: 26 }, (_, i) => ({ label: 'x', value: `${i}` })) },
    ],
    ['a long placeholder', { type: 5, placeholder: 'x'.repeat(151) }],
    ['26 choices', { type: 5, max_values: 26 }],
    ['a role in a user menu', { type: 5, default_values: [{ id: '1', type: 'role' }] }],
    [
      'fewer defaults than the minimum',
      { type: 7, min_values: 2, max_values: 3, default_values: [{ id: '1', type: 'user' }] },
    ],
    ['a kind of channel that does not exist', { type: 8, channel_types: [99] }],
    ['a kind of channel twice', { type: 8, channel_types: [0, 0] }],
  ])('is refused with %s', async (_why, menu) => {
    const { post } = await ready();
    await expect(post({ custom_id: 'm', ...menu })).rejects.toMatchObject({ code: 50_035 });
  });
});

const label = (component: object, text = 'A label'): object => ({ type: 18, label: text, component });

/** A button of the bot is pressed, which answers with this form. */
const opening = async ({ client, alice, post }: Ready, components: readonly object[]) => {
  const message = await post({ type: 2, style: 1, label: 'Open', custom_id: 'open' });
  const pressed = nextInteraction(client);
  const handle = alice.press(message, 'Open');
  const { id, token } = await pressed;
  const body = { type: 9, data: { custom_id: 'form', title: 'A form', components } };
  await client.rest.post(`/interactions/${id}/${token}/callback`, { body, auth: false });
  await handle.answered;
  return handle;
};

describe('forms', () => {
  it('holds every kind of field, filled in with the defaults', async () => {
    const at = await ready();
    const bob = idOf(at.playground, 'bob');
    const form = await opening(at, [
      { type: 10, content: 'Read this first' },
      label({
        type: 3,
        custom_id: 'text',
        options: three.map((one) => ({ ...one, default: one.value === 'b' })),
      }),
      label({ type: 5, custom_id: 'who', default_values: [{ id: bob, type: 'user' }] }),
      label({ type: 21, custom_id: 'radio', required: false, options: three }),
      label({ type: 22, custom_id: 'boxes', required: false, min_values: 0, options: three }),
    ]);
    const arrived = nextData(at.client);
    at.alice.submitModal(form, { boxes: ['A', 'C'] });
    const { resolved, ...data } = await arrived;
    expect(data).toEqual({
      custom_id: 'form',
      components: [
        { type: 10, id: 1 },
        { type: 18, id: 2, component: { type: 3, id: 3, custom_id: 'text', values: ['b'] } },
        { type: 18, id: 4, component: { type: 5, id: 5, custom_id: 'who', values: [bob] } },
        { type: 18, id: 6, component: { type: 21, id: 7, custom_id: 'radio', value: null } },
        { type: 18, id: 8, component: { type: 22, id: 9, custom_id: 'boxes', values: ['a', 'c'] } },
      ],
    });
    expect(resolved).toMatchObject({
      users: { [bob]: { username: 'bob' } },
      members: { [bob]: { roles: [] } },
    });
  });

  it('uploads files, which discord.js reads and which can be fetched', async () => {
    const at = await ready();
    const form = await opening(at, [
      label({ type: 19, custom_id: 'files', max_values: 2, file_types: ['.md', 'image'] }, 'The case'),
      label({ type: 23, custom_id: 'sure' }, 'Sure?'),
    ]);
    const file = { name: 'case.md', data: '# Ada', contentType: 'text/markdown' };
    expect(() => at.alice.submitModal(form, {})).toThrow(/required/);
    expect(() => at.alice.submitModal(form, { files: [file, file, file] })).toThrow(/1 to 2/);
    expect(() => at.alice.submitModal(form, { files: [{ ...file, name: 'case.exe' }] })).toThrow(
      /no file like/,
    );
    const submitted = nextInteraction<ModalSubmitInteraction>(at.client);
    at.alice.submitModal(form, { 'The case': [file], 'Sure?': true });
    const { fields } = await submitted;
    const uploaded = fields.getUploadedFiles('files', true).first();
    expect(uploaded).toMatchObject({ name: 'case.md', size: 5, ephemeral: true });
    expect(await (await fetch(uploaded?.url ?? '')).text()).toBe('# Ada');
    expect(fields.getField('sure', ComponentType.Checkbox).value).toBe(true);
  });

  it('accepts as many checked boxes as it has, unless it says how many', async () => {
    const at = await ready();
    const form = await opening(at, [
      label({ type: 22, custom_id: 'all', options: three }),
      label({ type: 22, custom_id: 'few', min_values: 2, max_values: 2, options: three }),
    ]);
    expect(() => at.alice.submitModal(form, { all: [], few: ['a', 'b'] })).toThrow(/all is required/);
    expect(() => at.alice.submitModal(form, { all: ['a'], few: ['a'] })).toThrow(/few takes 2/);
    const arrived = nextData(at.client);
    at.alice.submitModal(form, { all: ['a', 'b', 'c'], few: ['a', 'c'] });
    expect(JSON.stringify(await arrived)).toContain('["a","b","c"]');
  });

  it.each([
    ['a disabled menu', label({ type: 5, disabled: true })],
    ['a required menu that may stay empty', label({ type: 5, min_values: 0 })],
    ['required check boxes that may stay empty', label({ type: 22, min_values: 0, options: three })],
    ['a single radio button', label({ type: 21, options: three.slice(0, 1) })],
    [
      'two selected radio buttons',
      label({ type: 21, options: three.map((one) => ({ ...one, default: true })) }),
    ],
    [
      'eleven check boxes',
      label({ type: 22, options: Array.from({ length: 11 }, (_, i) => ({ label: 'x', value: `${i}` })) }),
    ],
    ['eleven files', label({ type: 19, max_values: 11 })],
    ['a minimum of files above the maximum', label({ type: 19, min_values: 3, max_values: 2 })],
    ['a minimum length above the maximum', label({ type: 4, style: 1, min_length: 3, max_length: 2 })],
    ['more text than fits', label({ type: 4, style: 1, value: 'abc', max_length: 2 })],
    ['a long label', label({ type: 4, style: 1 }, 'x'.repeat(46))],
    ['a menu in a row', { type: 1, components: [{ type: 5, custom_id: 'm' }] }],
    ['a text field without a name', { type: 1, components: [{ type: 4, style: 1, custom_id: 'm' }] }],
  ])('is refused with %s', async (_why, component) => {
    const named = JSON.parse(
      JSON.stringify(component).replace('"component":{', '"component":{"custom_id":"m",'),
    ) as object;
    await expect(opening(await ready(), [named])).rejects.toMatchObject({ code: 50_035 });
  });
});

describe('the menu on a message', () => {
  it('has commands of its own, and says which message it was', async () => {
    const { playground, client, alice } = await ready();
    await client.application.commands.set([
      { type: 3, name: 'Ask the patient' },
      { type: 1, name: 'help', description: 'Help' },
    ]);
    const asked = playground.person('bob').send('class', 'Where does it hurt?');
    expect(() => alice.messageCommand(asked, 'help')).toThrow(/no "help"/);
    expect(() => alice.command('class', '/Ask the patient')).toThrow(/offered no command/);

    const arrived = nextInteraction<MessageContextMenuCommandInteraction>(client);
    const handle = alice.messageCommand(asked, 'Ask the patient');
    const interaction = await arrived;
    expect(interaction.isMessageContextMenuCommand()).toBe(true);
    expect(interaction.targetMessage).toMatchObject({ id: asked.id, content: 'Where does it hurt?' });
    expect(interaction.user.id).toBe(alice.id);
    await interaction.reply('asked');
    expect((await handle.finished()).interaction).toMatchObject({
      command: 'Ask the patient',
      targetMessageId: asked.id,
    });
  });
});

describe('the menu of a member', () => {
  it('has commands of its own, and says who it was', async () => {
    const { playground, client, alice } = await ready();
    await client.application.commands.set([
      { type: 2, name: 'Show profile' },
      { type: 3, name: 'Ask' },
    ]);
    const { id } = playground.person('bob');
    expect(() => alice.userCommand('class', 'bob', 'Ask')).toThrow(/no "Ask"/);
    expect(() => alice.userCommand('class', 'nobody', 'Show profile')).toThrow(/"nobody"/);

    const arrived = nextInteraction<UserContextMenuCommandInteraction<'cached'>>(client);
    const handle = alice.userCommand('class', 'bob', 'Show profile');
    const interaction = await arrived;
    expect(interaction.isUserContextMenuCommand()).toBe(true);
    expect(interaction.targetUser).toMatchObject({ id, username: 'bob' });
    expect(interaction.targetMember?.id).toBe(id);
    await interaction.reply('a profile');
    const answer = await handle.finished();
    const shown = (await client.rest.get(`/channels/${answer.channelId}/messages/${answer.id}`)) as object;
    expect(shown).toMatchObject({ interaction_metadata: { name: 'Show profile', target_user: { id } } });
  });
});

describe('over HTTP', () => {
  it('a test in another process chooses, uploads and uses the menus of messages and members', async () => {
    const at = await ready();
    const { playground, client } = at;
    await client.application.commands.set([
      { type: 2, name: 'Show profile' },
      { type: 3, name: 'Ask' },
    ]);
    const ask = async (path: string, body: object): Promise<number> =>
      (
        await fetch(`${playground.url}/playground/people/alice/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status;
    const message = await at.post({ type: 8, custom_id: 'where' });
    const ref = { channel: message.channelId, message: message.id };

    let arrived = nextData(client);
    expect(await ask('select', { ...ref, select: 'where', values: ['class'] })).toBe(200);
    expect(await arrived).toMatchObject({ values: [message.channelId] });

    arrived = nextData(client);
    expect(await ask('message-command', { ...ref, command: 'Ask' })).toBe(200);
    expect(await arrived).toMatchObject({ type: 3, target_id: message.id });

    arrived = nextData(client);
    expect(await ask('user-command', { channel: 'class', user: 'bob', command: 'Show profile' })).toBe(200);
    expect(await arrived).toMatchObject({ type: 2, target_id: playground.person('bob').id });

    const reacting = { ...ref, emoji: '👍' };
    expect(await ask('react', reacting)).toBe(204);
    expect([...message.reactions.keys()]).toEqual(['👍']);
    expect(await ask('unreact', reacting)).toBe(204);
    expect(message.reactions.size).toBe(0);

    const form = await opening(at, [label({ type: 19, custom_id: 'files' })]);
    arrived = nextData(client);
    const files = [{ name: 'a.txt', data: Buffer.from('abc').toString('base64') }];
    expect(await ask('submit', { interaction: form.id, values: { files } })).toBe(200);
    expect(JSON.stringify(await arrived)).toContain('"a.txt"');
  });
});
