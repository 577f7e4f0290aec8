import {
  type MessageContextMenuCommandInteraction,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import { describe, expect, it } from 'vitest';
import { Impossible } from '../src/people/impossible.ts';
import {
  closeAfterEach,
  idOf,
  label,
  nextData,
  nextInteraction,
  opening,
  ready,
  roleOf,
  three,
} from './interactive.ts';

closeAfterEach();

describe('options of commands', () => {
  it('people, roles and channels are given by id or name, and arrive as ids, with what is known about them', async () => {
    const { playground, client, alice } = await ready();
    const options = [6, 7, 8, 9, 11].map((type) => ({ type, name: `of${type}`, description: 'One' }));
    await client.rest.put(`/applications/${client.application.id}/commands`, {
      body: [{ name: 'pick', description: 'Pick', options }],
    });
    const arrived = nextData(client);
    const [bob, channel, role] = [
      idOf(playground, 'bob'),
      playground.place('class').id,
      roleOf(playground, 'Teacher'),
    ];
    alice.command('class', '/pick', { of6: bob, of7: '#class', of8: 'Teacher', of9: 'Bob' });
    expect(await arrived).toMatchObject({
      options: [{ value: bob }, { value: channel }, { value: role }, { value: bob }],
      resolved: { users: { [bob]: {} }, channels: { [channel]: {} }, roles: { [role]: {} } },
    });
    for (const values of [{ of6: 'Teacher' }, { of7: 'nowhere' }, { of8: 'bob' }, { of11: 'a.txt' }])
      expect(() => alice.command('class', '/pick', values)).toThrow(Impossible);
  });
});

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
          headers: { 'content-type': 'application/json', 'playground-key': playground.key },
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
