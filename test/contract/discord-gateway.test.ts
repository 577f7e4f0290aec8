import type { Playground } from 'discord-playground';
import { defaultWorld, type WorldSpec } from 'discord-playground/world/spec';
import { describe, expect, it } from 'vitest';
import type { ThreadState } from '../../src/discord/gateway/news.ts';
import { connect, hearing, open, playground, type Hearing, type Heard } from '../support/connected-bot.ts';

const [school] = defaultWorld.guilds;
const withThreads: WorldSpec = {
  ...defaultWorld,
  guilds: [
    {
      ...(school ?? { name: 'Rounds', owner: 'owner' }),
      channels: [
        {
          name: 'class',
          threads: [
            { name: 'case', messages: [{ from: 'alice', content: 'where does it hurt?' }] },
            { name: 'old', archived: true, messages: [{ from: 'bob', content: 'thanks' }] },
          ],
        },
        { name: 'study-group' },
      ],
    },
  ],
};

const listening = async (world?: WorldSpec): Promise<{ there: Playground; ear: Hearing }> => {
  const there = await playground(world === undefined ? {} : { world });
  const discord = await connect(there);
  const ear = hearing();
  await open({ discord, events: ear.events });
  await ear.first((one) => (one[0] === 'guildAvailable' ? true : undefined));
  return { there, ear };
};

const thread = (one: Heard): ThreadState | undefined => (one[0] === 'threadChanged' ? one[1] : undefined);

it('a new session is reported first, then its servers with their open threads and our roles', async () => {
  const { there, ear } = await listening(withThreads);
  expect(ear.heard.map(([name]) => name)).toEqual(['sessionStarted', 'guildAvailable']);
  const guild = await ear.first((one) => (one[0] === 'guildAvailable' ? one[1] : undefined));
  const place = there.place('case');
  expect(guild.threads).toMatchObject([
    { id: place.id, archived: false, locked: false, lastMessageId: place.lastMessageId },
  ]);
  expect(guild.botRoles).toContain(there.world.botRole(there.guild())?.id);
});

describe('of a message', () => {
  it('its creation, its edits and its deletion are reported', async () => {
    const { there, ear } = await listening();
    const alice = there.person('alice');
    const said = alice.send('class', 'one');
    const heard = await ear.first((one) => (one[0] === 'message' ? one[1] : undefined));
    expect(heard).toMatchObject({ id: said.id, content: 'one', author: { id: alice.id, bot: false } });
    alice.edit(said, 'two');
    expect(await ear.first((one) => (one[0] === 'messageEdited' ? one[1] : undefined))).toMatchObject({
      id: said.id,
      message: { content: 'two' },
    });
    alice.delete(said);
    expect(await ear.first((one) => (one[0] === 'messagesDeleted' ? one[1] : undefined))).toEqual({
      channelId: said.channelId,
      ids: [said.id],
    });
  });

  it('in direct messages, the same is reported', async () => {
    const { there, ear } = await listening();
    const alice = there.person('alice');
    alice.send(alice.openDm(), 'psst');
    const heard = await ear.first((one) => (one[0] === 'message' ? one[1] : undefined));
    expect(heard.content).toBe('psst');
    expect(heard.guildId).toBeUndefined();
  });
});

describe('of a thread', () => {
  it('its creation, archiving, reopening and deletion are reported', async () => {
    const { there, ear } = await listening();
    const made = there.person('alice').createThread('class', 'talk');
    expect(await ear.first(thread)).toMatchObject({ id: made.id, archived: false });
    there.editThread(made, { archived: true });
    await ear.first((one) => (thread(one)?.archived === true ? true : undefined));
    ear.forget();
    there.person('alice').send(made, 'awake');
    expect(await ear.first(thread)).toMatchObject({ id: made.id, archived: false });
    there.deleteChannel(made);
    expect(await ear.first((one) => (one[0] === 'threadGone' ? one[1] : undefined))).toBe(made.id);
  });

  it('that was archived when the session began, its reopening is reported', async () => {
    const { there, ear } = await listening(withThreads);
    there.person('bob').send('old', 'one more thing');
    expect(await ear.first(thread)).toMatchObject({ id: there.place('old').id, archived: false });
    await ear.first((one) =>
      one[0] === 'message' && one[1].content === 'one more thing' ? true : undefined,
    );
  });
});

it('what may change our permissions is reported, and what is gone', async () => {
  const { there, ear } = await listening();
  const guild = there.guild();
  there.setBotPermissions('class', { deny: ['SendMessages'] });
  expect(await ear.first((one) => (one[0] === 'permissionsChanged' ? one[1] : undefined))).toBe(guild.id);
  ear.forget();
  there.setBotRole(guild, 0n);
  expect(await ear.first((one) => (one[0] === 'permissionsChanged' ? one[1] : undefined))).toBe(guild.id);
  const { id } = there.createChannel(guild, 'short-lived');
  there.setBotRole(guild, 377_957_239_808n);
  there.deleteChannel(id);
  expect(await ear.first((one) => (one[0] === 'channelGone' ? one[1] : undefined))).toBe(id);
});

it('a server that is only unavailable is not gone, one that removed us is', async () => {
  const { there, ear } = await listening();
  const guild = there.guild();
  there.setUnavailable(guild, true);
  ear.forget();
  there.setUnavailable(guild, false);
  await ear.first((one) => (one[0] === 'guildAvailable' ? true : undefined));
  expect(ear.heard.map(([name]) => name)).not.toContain('guildGone');
  there.removeBot(guild);
  expect(await ear.first((one) => (one[0] === 'guildGone' ? one[1] : undefined))).toBe(guild.id);
});

describe('after a lost connection', () => {
  it('what was missed is received, and no new session is reported', async () => {
    const { there, ear } = await listening();
    there.gateway.dropConnections();
    ear.forget();
    there.person('alice').send('class', 'while you were away');
    await ear.first((one) => (one[0] === 'message' ? true : undefined));
    expect(ear.heard.map(([name]) => name).filter((name) => name !== 'connectionChanged')).toEqual([
      'message',
    ]);
    await ear.first((one) => (one[0] === 'connectionChanged' && one[1].isUp ? true : undefined));
    expect(there.gateway.identifies).toBe(1);
  });

  it('that cannot be resumed, a new session and its servers are reported', async () => {
    const { there, ear } = await listening();
    ear.forget();
    there.gateway.invalidateSession({ resumable: false });
    await ear.first((one) => (one[0] === 'guildAvailable' ? true : undefined));
    expect(ear.heard.map(([name]) => name).filter((name) => name !== 'connectionChanged')).toEqual([
      'sessionStarted',
      'guildAvailable',
    ]);
  });
});
