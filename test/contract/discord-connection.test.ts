import { describe, expect, it } from 'vitest';
import { DiscordError } from '../../src/lib/failure.ts';
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

describe('without Message Content', () => {
  it('in the portal, the bot goes on, and hears that something was said but not what', async () => {
    const there = await playground({ intents: [] });
    const discord = await connect(there);
    const ear = hearing();
    await open({ discord, events: ear.events });
    expect(discord.readsMessages()).toBe(false);
    expect(there.gateway.identifies).toBe(1);
    there.person('alice').send('class', 'good evening');
    expect(await ear.first((one) => (one[0] === 'message' ? one[1].content : undefined))).toBe('');
  });
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

describe('a connection that cannot be opened', () => {
  const kindOf = (attempt: Promise<unknown>): Promise<string | undefined> =>
    attempt.then(
      () => undefined,
      (error: unknown) => (error instanceof DiscordError ? error.failure.kind : 'another error'),
    );

  it('because of a wrong token says so', async () => {
    const there = await playground();
    expect(await kindOf(connect(there, { token: 'wrong' }))).toBe('unauthorized');
  });

  it('because Discord is not there says so', async () => {
    const there = await playground();
    await there.close();
    expect(await kindOf(connect(there))).toBe('unreachable');
  });

  it('because the gateway refuses this bot says so', async () => {
    const there = await playground();
    const discord = await connect(there);
    there.faults.always({ route: '/gateway/bot' }, { status: 401 });
    expect(await kindOf(open({ discord, events: hearing().events }))).toBe('unauthorized');
  });
});

describe('a connection that ends for good', () => {
  it('because of the gateway is reported once', async () => {
    const there = await playground();
    const told: string[] = [];
    let tell: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (tell = resolve));
    const discord = await connect(there, {
      onFatal: (reason) => {
        told.push(reason);
        tell();
      },
    });
    await open({ discord, events: hearing().events });
    there.forbidIntents();
    await first;
    expect(told).toEqual(['disallowed_intents']);
    expect(discord.connected()).toBe(false);
  });

  it('because we close it is not reported', async () => {
    const there = await playground();
    const told: string[] = [];
    const discord = await connect(there, { onFatal: (reason) => told.push(reason) });
    await open({ discord, events: hearing().events });
    await discord.close();
    expect(discord.connected()).toBe(false);
    expect(there.gateway.connected).toBe(0);
    expect(told).toEqual([]);
  });
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
