import { Events, GatewayIntentBits, type Client } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { PermissionName } from '../src/world/permissions.ts';
import { permissionBits } from '../src/world/permissions.ts';
import { opened } from './support.ts';

const open = opened();
afterEach(() => open.close());

const usual = ['ViewChannel', 'SendMessages', 'ReadMessageHistory'] as const;

/** A bot that may do these things, and hears of all. */
const ready = async (...may: readonly PermissionName[]) => {
  const playground = await open.playground();
  const guild = playground.guild();
  playground.setBotRole(guild, permissionBits([...usual, ...may]));
  const { Guilds, GuildMembers, GuildMessages, GuildWebhooks, MessageContent } = GatewayIntentBits;
  const intents = [Guilds, GuildMembers, GuildMessages, GuildWebhooks, MessageContent];
  const client = await open.client(playground, { intents });
  const { id } = playground.place('class');
  return { playground, client, guild, id, alice: playground.person('alice') };
};

/** What the bot hears next of this, as it came. */
const next = (client: Client, name: string): Promise<unknown> =>
  new Promise((resolve) =>
    client.on(Events.Raw, ({ t, d }: { t: string; d: unknown }) => void (t === name && resolve(d))),
  );

const refused = (code: number) => ({ code });

describe('roles', () => {
  it('are given and taken by a bot with a higher one, which hears of it', async () => {
    const { playground, client, guild, alice } = await ready('ManageRoles');
    const role = playground.createRole(guild, 'Tea');
    const path = `/guilds/${guild.id}/members/${alice.id}` as const;
    const given = next(client, 'GUILD_MEMBER_UPDATE');
    await client.rest.put(`${path}/roles/${role.id}`);
    expect(await given).toMatchObject({ user: { id: alice.id }, roles: [role.id] });
    expect(guild.members.get(alice.id)?.roles).toEqual([role.id]);
    await client.rest.delete(`${path}/roles/${role.id}`);
    expect(await client.rest.patch(path, { body: { roles: [role.id] } })).toMatchObject({ roles: [role.id] });
    expect(await client.rest.patch(path, { body: { roles: [] } })).toMatchObject({ roles: [] });
  });

  it('are out of reach above its own, without the right, for everyone, and of applications', async () => {
    const { playground, client, guild, alice } = await ready('ManageRoles');
    const teacher = [...guild.roles.values()].find(({ name }) => name === 'Teacher')?.id ?? '';
    const own = playground.world.botRole(guild)?.id ?? '';
    const give = (id: string) => client.rest.put(`/guilds/${guild.id}/members/${alice.id}/roles/${id}`);
    for (const [id, code] of [
      [teacher, 50_013],
      [own, 50_013],
      [guild.id, 10_011],
      ['1', 10_011],
    ] as const)
      await expect(give(id)).rejects.toMatchObject(refused(code));
    playground.setBotRole(guild, permissionBits(usual));
    await expect(give(playground.createRole(guild, 'Tea').id)).rejects.toMatchObject(refused(50_013));
    expect(guild.members.get(alice.id)?.roles).toEqual([]);
  });
});

describe('time-outs', () => {
  it('silence a member until they end, but no moderator above the bot, and not for longer than four weeks', async () => {
    const { playground, client, guild, alice } = await ready('ModerateMembers');
    const path = (id: string): `/${string}` => `/guilds/${guild.id}/members/${id}`;
    const until = (days: number | null) => ({
      body: {
        communication_disabled_until:
          days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString(),
      },
    });
    await client.rest.patch(path(alice.id), until(1));
    expect(() => alice.send('class', 'hello')).toThrow(/Missing Permissions/);
    await client.rest.patch(path(alice.id), until(null));
    alice.send('class', 'hello');
    await expect(client.rest.patch(path(alice.id), until(29))).rejects.toMatchObject(refused(50_035));
    await expect(client.rest.patch(path(alice.id), { body: { nick: 'A' } })).rejects.toThrow(/nick/);
    for (const name of ['teacher', 'owner'])
      await expect(client.rest.patch(path(playground.person(name).id), until(1))).rejects.toMatchObject(
        refused(50_013),
      );
  });
});

describe('pins', () => {
  it('are listed newest first, told of, and announced', async () => {
    const { client, id, alice } = await ready('PinMessages');
    const [one, two] = [alice.send('class', 'one'), alice.send('class', 'two')];
    const told = next(client, 'CHANNEL_PINS_UPDATE');
    await client.rest.put(`/channels/${id}/messages/pins/${one.id}`);
    expect(await told).toMatchObject({ channel_id: id });
    await client.rest.put(`/channels/${id}/pins/${two.id}`);
    const pins = () =>
      client.rest.get(`/channels/${id}/messages/pins`, { query: new URLSearchParams('limit=1') });
    expect(await pins()).toMatchObject({
      has_more: true,
      items: [{ message: { id: two.id, pinned: true } }],
    });
    expect(await client.rest.get(`/channels/${id}/pins`)).toMatchObject([{ id: two.id }, { id: one.id }]);
    expect(alice.messagesIn('class').map(({ type }) => type)).toEqual([0, 0, 6, 6]);
    const notice = alice.messagesIn('class').at(-1)?.id ?? '';
    await expect(client.rest.put(`/channels/${id}/pins/${notice}`)).rejects.toMatchObject(refused(50_021));
    await client.rest.delete(`/channels/${id}/messages/pins/${two.id}`);
    expect(await pins()).toMatchObject({ has_more: false, items: [{ message: { id: one.id } }] });
  });

  it('take a right of their own, which people need as well', async () => {
    const { playground, client, id, alice } = await ready('ManageMessages');
    const message = alice.send('class', 'one');
    await expect(client.rest.put(`/channels/${id}/pins/${message.id}`)).rejects.toMatchObject(
      refused(50_013),
    );
    expect(() => alice.pin(message)).toThrow(/Missing Permissions/);
    const heard = next(client, 'MESSAGE_UPDATE');
    playground.person('owner').pin(message);
    expect(await heard).toMatchObject({ id: message.id, pinned: true });
  });
});

describe('deleting in bulk', () => {
  it('is one event for all, and refused for old, single and repeated ones, and without the right', async () => {
    const { playground, client, guild, id, alice } = await ready('ManageMessages');
    const ids = ['a', 'b', 'c'].map((text) => alice.send('class', text).id);
    const remove = (messages: readonly string[]) =>
      client.rest.post(`/channels/${id}/messages/bulk-delete`, { body: { messages } });
    const old = playground.world.ids.lasting('an old message');
    await expect(remove([ids[0] ?? '', old])).rejects.toMatchObject(refused(50_034));
    await expect(remove(ids.slice(0, 1))).rejects.toMatchObject(refused(50_035));
    await expect(remove([ids[0] ?? '', ids[0] ?? ''])).rejects.toMatchObject(refused(50_035));
    const told = next(client, 'MESSAGE_DELETE_BULK');
    await remove(ids.slice(0, 2));
    expect(await told).toEqual({ ids: ids.slice(0, 2), channel_id: id, guild_id: guild.id });
    expect(alice.messagesIn('class').map(({ content }) => content)).toEqual(['c']);
    playground.setBotRole(guild, permissionBits(usual));
    await expect(remove(ids)).rejects.toMatchObject(refused(50_013));
  });
});

describe('channels', () => {
  it('are made in a category, for those whom it is for, and leave it when it is deleted', async () => {
    const { playground, client, guild, alice } = await ready('ManageChannels');
    const make = (body: object) =>
      client.rest.post(`/guilds/${guild.id}/channels`, { body }) as Promise<{ id: string; name: string }>;
    const category = await make({ name: 'Help Desk', type: 4 });
    const hidden = { id: guild.id, type: 0, deny: String(permissionBits(['ViewChannel'])) };
    const inside = { name: 'Ticket One', parent_id: category.id };
    const ticket = await make({
      ...inside,
      permission_overwrites: [
        hidden,
        { ...hidden, id: playground.applicationId, type: 1, deny: '0', allow: hidden.deny },
      ],
    });
    expect([category.name, ticket.name]).toEqual(['Help Desk', 'ticket-one']);
    expect(() => alice.send(ticket, 'hello')).toThrow(/sees no channel/);
    await expect(make({ ...inside, parent_id: ticket.id })).rejects.toMatchObject(refused(50_035));
    const banning = { ...hidden, deny: String(permissionBits(['BanMembers'])) };
    await expect(make({ ...inside, permission_overwrites: [banning] })).rejects.toMatchObject(
      refused(50_013),
    );
    await client.rest.delete(`/channels/${category.id}`);
    expect(await client.rest.get(`/channels/${ticket.id}`)).toMatchObject({ parent_id: null });
    playground.setBotRole(guild, permissionBits(usual));
    await expect(make(inside)).rejects.toMatchObject(refused(50_013));
  });
});

describe('webhooks', () => {
  it('write under a name and with a face, edit and delete, and are told of', async () => {
    const { client, id, alice } = await ready('ManageWebhooks');
    const told = next(client, 'WEBHOOKS_UPDATE');
    const made = (await client.rest.post(`/channels/${id}/webhooks`, { body: { name: 'Kettle' } })) as Record<
      'id' | 'token' | 'url',
      string
    >;
    expect(await told).toMatchObject({ channel_id: id });
    // The address is enough.
    const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${made.url}${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      return answer.status === 204 ? undefined : answer.json();
    };
    const heard = next(client, 'MESSAGE_CREATE');
    const sent = (await ask('POST', '?wait=true', {
      content: 'Tea is ready.',
      username: 'Cup',
      avatar_url: 'https://tea.example/cup.png',
    })) as { id: string };
    expect(await heard).toMatchObject({
      webhook_id: made.id,
      author: { id: made.id, username: 'Cup', bot: true, avatar: expect.any(String) as string },
    });
    expect(await ask('POST', '', { content: 'Milk?' })).toBeUndefined();
    const reply = alice.send('class', 'please', { replyTo: alice.messagesIn('class')[1] });
    expect(reply.mentions).toEqual([]);
    await ask('PATCH', `/messages/${sent.id}`, { content: 'Tea is served.' });
    expect(await ask('GET', `/messages/${sent.id}`)).toMatchObject({ content: 'Tea is served.' });
    await ask('DELETE', `/messages/${sent.id}`);
    expect(await ask('GET', `/messages/${reply.id}`)).toMatchObject(refused(10_008));
    const thread = alice.createThread('class', 'tea');
    await ask('POST', `?thread_id=${thread.id}`, { content: 'In here.' });
    expect(alice.messagesIn(thread).map(({ content }) => content)).toEqual(['In here.']);
    expect(await ask('PATCH', '', { name: 'Pot' })).toMatchObject({ name: 'Pot', avatar: null });
    expect(await client.rest.get(`/channels/${id}/webhooks`)).toMatchObject([
      { name: 'Pot', token: made.token },
    ]);
    await client.rest.delete(`/webhooks/${made.id}`);
    expect(await ask('POST', '', { content: 'x' })).toMatchObject(refused(10_015));
  });

  it('take the right to manage them, a fitting name, and their own token', async () => {
    const { playground, client, guild, id } = await ready('ManageWebhooks');
    const make = (name: string) => client.rest.post(`/channels/${id}/webhooks`, { body: { name } });
    await expect(make('My Discord')).rejects.toMatchObject(refused(50_035));
    const made = (await make('Kettle')) as { id: string };
    const wrong = await fetch(`${playground.apiUrl}/webhooks/${made.id}/wrong`, { method: 'DELETE' });
    expect([wrong.status, await wrong.json()]).toMatchObject([401, refused(50_027)]);
    playground.setBotRole(guild, permissionBits(usual));
    await expect(make('Pot')).rejects.toMatchObject(refused(50_013));
    await expect(client.rest.delete(`/webhooks/${made.id}`)).rejects.toMatchObject(refused(50_013));
  });
});
