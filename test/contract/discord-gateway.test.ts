import type { Playground } from 'discord-playground';
import { defaultWorld, type WorldSpec } from 'discord-playground/world/spec';
import { expect, it } from 'vitest';
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

const listening = async (): Promise<{ there: Playground; ear: Hearing }> => {
  const there = await playground({ world: withThreads });
  const discord = await connect(there);
  const ear = hearing();
  await open({ discord, events: ear.events });
  await ear.first((one) => (one[0] === 'guildAvailable' ? true : undefined));
  return { there, ear };
};

const thread = (one: Heard): ThreadState | undefined => (one[0] === 'threadChanged' ? one[1] : undefined);

it('a new session is reported first, then its servers with their open threads and our roles', async () => {
  const { there, ear } = await listening();
  expect(ear.heard.map(([name]) => name)).toEqual(['sessionStarted', 'guildAvailable']);
  const guild = await ear.first((one) => (one[0] === 'guildAvailable' ? one[1] : undefined));
  const place = there.place('case');
  expect(guild.threads).toMatchObject([
    { id: place.id, archived: false, locked: false, lastMessageId: place.lastMessageId },
  ]);
  expect(guild.botRoles).toContain(there.world.botRole(there.guild())?.id);
});

it('of a thread that was archived when the session began, its reopening is reported', async () => {
  const { there, ear } = await listening();
  there.person('bob').send('old', 'one more thing');
  expect(await ear.first(thread)).toMatchObject({ id: there.place('old').id, archived: false });
  await ear.first((one) => (one[0] === 'message' && one[1].content === 'one more thing' ? true : undefined));
});
