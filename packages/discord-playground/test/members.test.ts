import { once } from 'node:events';
import { Events, GatewayIntentBits, type Client, type Message as DiscordMessage } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { opened } from './support.ts';

const open = opened();
afterEach(() => open.close());

const ready = async () => {
  const playground = await open.playground();
  const client = await open.client(playground);
  return { playground, client, guild: playground.guild() };
};

const fetchMember = async (client: Client, guildId: string, userId: string): Promise<unknown> =>
  client.rest.get(`/guilds/${guildId}/members/${userId}`);

describe('members and their roles', () => {
  it('a role that is given or taken away shows in messages, and when the member is requested', async () => {
    const { playground, client, guild } = await ready();
    const alice = playground.person('alice');
    playground.createRole(guild, 'Year 3');
    playground.giveRole(guild, 'alice', 'Year 3');
    const heard = new Promise<DiscordMessage>((resolve) => client.once(Events.MessageCreate, resolve));
    alice.send('class', 'hello');
    const { member } = await heard;
    expect(member?.roles.cache.map(({ name }) => name).sort()).toEqual(['@everyone', 'Year 3']);

    const role = [...guild.roles.values()].find(({ name }) => name === 'Year 3');
    expect(await fetchMember(client, guild.id, alice.id)).toMatchObject({ roles: [role?.id] });
    playground.takeRole(guild, 'alice', 'Year 3');
    expect(await fetchMember(client, guild.id, alice.id)).toMatchObject({ roles: [] });
  });

  it('whoever leaves is unknown, sees nothing, is in no thread, and can come back', async () => {
    const { playground, client, guild } = await ready();
    const bob = playground.person('bob');
    const thread = bob.createThread('class', 'talk');
    playground.removeMember(guild, 'bob');
    await expect(fetchMember(client, guild.id, bob.id)).rejects.toMatchObject({ status: 404, code: 10_007 });
    expect(() => bob.send('class', 'still here')).toThrow(/sees no channel/);
    expect(thread.members.has(bob.id)).toBe(false);
    playground.addMember(guild, 'bob');
    expect(await fetchMember(client, guild.id, bob.id)).toMatchObject({ user: { id: bob.id } });
    bob.send('class', 'back');
  });

  it('are not reported to a bot without that intent, while new roles are', async () => {
    const { playground, client, guild } = await ready();
    const heard: (string | null)[] = [];
    client.on(Events.Raw, ({ t }: { readonly t: string | null }) => heard.push(t));
    playground.removeMember(guild, 'bob');
    const created = once(client, Events.GuildRoleCreate);
    playground.createRole(guild, 'Year 3');
    await created;
    expect(heard).toEqual(['GUILD_ROLE_CREATE']);
  });

  it('come with the server to a bot that hears of presences, and otherwise only the bot itself', async () => {
    const { playground } = await ready();
    const known = async (...more: number[]): Promise<number | undefined> => {
      const client = await open.client(playground, { intents: [GatewayIntentBits.Guilds, ...more] });
      return client.guilds.cache.first()?.members.cache.size;
    };
    expect(await known(GatewayIntentBits.GuildMembers)).toBe(1);
    expect(await known(GatewayIntentBits.GuildPresences)).toBe(playground.guild().members.size);
  });

  it('a role may be kept out of a channel, and a person still let in', async () => {
    const { playground } = await ready();
    playground.setPermissions('class', { for: 'everyone', deny: ['SendMessages'] });
    playground.setPermissions('class', { for: 'bob', allow: ['SendMessages'] });
    expect(() => playground.person('alice').send('class', 'hello')).toThrow(/Missing Permissions/);
    playground.person('bob').send('class', 'hello');
  });

  it('a command that needs the permissions "0" is offered to administrators only', async () => {
    const { playground, client, guild } = await ready();
    await client.application.commands.set([
      { name: 'repair', description: 'Repair', defaultMemberPermissions: '0' },
    ]);
    const alice = playground.person('alice');
    expect(() => alice.command('class', '/repair')).toThrow(/offered no command/);
    playground.createRole(guild, 'Head', ['Administrator']);
    playground.giveRole(guild, 'alice', 'Head');
    const asked = once(client, Events.InteractionCreate);
    alice.command('class', '/repair');
    await asked;
  });
});

describe('the bot, out and in again', () => {
  it('is told that its server is gone, may do nothing there, and is told when it is back', async () => {
    const { playground, client, guild } = await ready();
    await client.application.commands.set([{ name: 'help', description: 'Help' }]);
    const alice = playground.person('alice');
    const { id } = playground.place('class');

    const gone = once(client, Events.GuildDelete);
    playground.removeBot(guild);
    await gone;
    await expect(client.rest.get(`/channels/${id}/messages`)).rejects.toMatchObject({ code: 50_001 });
    expect(() => alice.command('class', '/help')).toThrow(/offered no command/);
    alice.send('class', 'Where is it?');

    const back = once(client, Events.GuildCreate);
    playground.returnBot(guild);
    await back;
    expect(await client.rest.get(`/channels/${id}/messages`)).toMatchObject([{ content: 'Where is it?' }]);
    const asked = once(client, Events.InteractionCreate);
    alice.command('class', '/help');
    await asked;
  });
});

describe('slow mode', () => {
  it('slows members down in a thread, but not moderators, and is kept', async () => {
    const { playground, client } = await ready();
    const [alice, teacher] = [playground.person('alice'), playground.person('teacher')];
    const thread = alice.createThread('class', 'talk');
    expect(() => alice.editThread(thread, { slowmode: 30 })).toThrow(/Missing Permissions/);
    teacher.editThread(thread, { slowmode: 30 });
    alice.send(thread, 'one');
    expect(() => alice.send(thread, 'two')).toThrow(/slowmode/);
    teacher.send(thread, 'one');
    teacher.send(thread, 'two');
    expect(await client.rest.get(`/channels/${thread.id}`)).toMatchObject({ rate_limit_per_user: 30 });

    const body = { name: 'slow', type: 11, rate_limit_per_user: 60 };
    const made = await client.rest.post(`/channels/${thread.parentId}/threads`, { body });
    expect(made).toMatchObject({ rate_limit_per_user: 60 });
    playground.setSlowmode(thread, 0);
    alice.send(thread, 'two');
  });
});

describe('edits of old messages', () => {
  it('are refused on demand, in the way Discord refuses too many of them', async () => {
    const { playground, client } = await ready();
    const { id } = playground.place('class');
    const sent = await client.rest.post(`/channels/${id}/messages`, { body: { content: 'old' } });
    const path = `/channels/${id}/messages/${(sent as { id: string }).id}`;
    const edit = (): Promise<Response> =>
      fetch(`${playground.apiUrl}/v10${path}`, {
        method: 'PATCH',
        headers: { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' },
        body: '{"content":"new"}',
      });
    playground.faults.refuseOldEdits(90);
    const refused = await edit();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '90']);
    expect(await refused.json()).toMatchObject({ code: 30_046, retry_after: 90 });
    playground.faults.clear();
    expect((await edit()).status).toBe(200);
  });
});

describe('over HTTP', () => {
  it('a test in another process changes who is in the server', async () => {
    const { playground, guild } = await ready();
    const control = async (body: object): Promise<number> =>
      (
        await fetch(`${playground.url}/playground/control`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'playground-key': playground.key },
          body: JSON.stringify(body),
        })
      ).status;
    const steps = [
      { do: 'createRole', role: 'Year 3', permissions: ['ManageThreads'] },
      { do: 'giveRole', person: 'alice', role: 'Year 3' },
      { do: 'takeRole', person: 'teacher', role: 'Teacher' },
      { do: 'removeMember', person: 'bob' },
      { do: 'setSlowmode', channel: 'class', seconds: 5 },
      { do: 'setPermissions', channel: 'class', for: 'Year 3', deny: ['SendMessages'] },
      { do: 'refuseOldEdits' },
      { do: 'removeBot' },
    ];
    for (const step of steps) expect([step.do, await control(step)]).toEqual([step.do, 204]);
    const member = (name: string) => guild.members.get(playground.person(name).id);
    expect([member('alice')?.roles.length, member('teacher')?.roles.length]).toEqual([1, 0]);
    expect([member('bob'), guild.members.has(playground.applicationId)]).toEqual([undefined, false]);
    expect(await control({ do: 'returnBot' })).toBe(204);
    expect(await control({ do: 'addMember', person: 'bob' })).toBe(204);
    expect(() => playground.person('alice').send('class', 'x')).toThrow(/Missing Permissions/);
  });
});
