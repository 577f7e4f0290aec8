import { expect, it } from 'vitest';
import { operatorWords } from '../../src/locale/operators.ts';
import { keptLog } from '../support/stores.ts';
import { connect, hearing, open, playground } from '../support/connected-bot.ts';

it('who the bot is, and the link that invites it, are known before the gateway is open', async () => {
  const there = await playground({ botName: 'Ward Round' });
  const discord = await connect(there);
  expect(there.gateway.identifies).toBe(0);
  expect(discord).toMatchObject({ applicationId: there.applicationId, userName: 'Ward Round' });
  const invite = new URL(discord.inviteUrl);
  expect(invite.searchParams.get('client_id')).toBe(there.applicationId);
  expect(invite.searchParams.get('scope')).toBe('bot applications.commands');
  expect(invite.searchParams.get('permissions')).toBe('377957239872');
});

it('without Message Content at the gateway alone, the bot goes on with all of its shards', async () => {
  const there = await playground({ sharding: { recommended: 2, maxConcurrency: 16 } });
  const discord = await connect(there);
  there.setIntents([]);
  await open({ discord, events: hearing().events });
  expect(discord.readsMessages()).toBe(false);
  expect(discord.connected()).toBe(true);
  expect(there.gateway.shards).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

it('a bot that has started all the sessions of a day waits for the next one, and says so', async () => {
  const there = await playground({ sharding: { startsPerDay: 1, day: 3_000 } });
  await open({ discord: await connect(there), events: hearing().events });
  const { log, text } = keptLog();
  const later = await connect(there, { log });
  expect(await open({ discord: later, events: hearing().events })).toBe(1);
  expect(there.gateway.identifies).toBe(2);
  expect(text()).toContain('start no more sessions');
});

it('a connection that we close is not reported as lost', async () => {
  const there = await playground();
  const told: string[] = [];
  const discord = await connect(there, { onFatal: (reason) => told.push(reason) });
  await open({ discord, events: hearing().events });
  await discord.close();
  expect(discord.connected()).toBe(false);
  expect(there.gateway.connected).toBe(0);
  expect(told).toEqual([]);
});

it('a demo says what it is next to its name', async () => {
  const there = await playground();
  const shown: string[] = [];
  there.world.changes.listen((change) => {
    if (change.kind === 'presence') shown.push(change.text);
  });
  const discord = await connect(there, { presence: operatorWords.start.demoPresence });
  await open({ discord, events: hearing().events });
  expect(shown).toEqual([operatorWords.start.demoPresence]);
});
