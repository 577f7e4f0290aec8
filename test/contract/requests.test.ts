import { expect, onTestFinished, test } from 'vitest';
import { OwnedShards } from '../../src/app/shards.ts';
import { openBotStore, type BotStore } from '../../src/app/store.ts';
import { createBus } from '../../src/features/bus.ts';
import { answerFeatures } from '../../src/features/conversation/answering.ts';
import { createChoices } from '../../src/features/conversation/choices.ts';
import { conversationKey, conversationRows, mayActOn } from '../../src/features/conversation/collections.ts';
import { createFairUse } from '../../src/features/conversation/fair-use.ts';
import { createHosting } from '../../src/features/conversation/hosting.ts';
import { createAsk, createDemand } from '../../src/features/conversation/conversations.ts';
import { createRequests, type Action } from '../../src/features/conversation/requests.ts';
import { days } from '../../src/lib/fields.ts';
import { guildId, interactionId, serviceId, userId } from '../../src/lib/ids.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { describeWithPostgres, newSchema, runIn } from '../support/databases.ts';
import { conversationWith, stillConversations } from '../support/records.ts';
import { keptLog, newKey } from '../support/stores.ts';
import { wireTo } from '../support/wire.ts';

const host = userId('100000000000000001');
/** Servers of the first and the second of two shards. */
const servers = [guildId(String(200n << 22n)), guildId(String(201n << 22n))] as const;
const linked: Action = { kind: 'linked', host };
const forget = { kind: 'forget', person: host, until: 5 } as const;

const keys = [newKey()];

/** A process that has one of two shards, and what it was asked to do. */
const processWith = async (
  url: string,
  shard: number,
  perform: (action: Action) => Promise<'done' | 'later'> = () => Promise.resolve('done'),
) => {
  const held = new OwnedShards();
  const { log } = keptLog();
  const store: BotStore = await openBotStore({
    url,
    keys,
    log,
    shared: { onShardLost: (lost) => void held.remove(lost), onRequests: () => held.announced() },
    division: { shards: held, wanted: () => Promise.resolve(2) },
  });
  onTestFinished(() => store.close());
  const done: Action[] = [];
  const requests = createRequests({
    store,
    perform: async (action) => {
      const outcome = await perform(action);
      if (outcome === 'done') done.push(action);
      return outcome;
    },
    patience: 2_000,
    log,
  });
  const take = async (number: number): Promise<void> => {
    const fence = await store.takeShard(number);
    if (fence === undefined) throw new Error('somebody else has the shard');
    held.put(fence);
  };
  await expect.poll(() => take(shard).then(() => true)).toBe(true);
  return {
    held,
    requests,
    done,
    store,
    take,
    giveBack: async (number: number): Promise<void> => {
      const fence = held.remove(number);
      if (fence !== undefined) await store.dropShard(fence);
    },
    /** Its work begins: what is stored of its shards has been read. */
    begin: async () => {
      held.begun(held.all());
      held.onAnnounced(() => void requests.look());
      await requests.look();
    },
  };
};

const newPlace = async (): Promise<string> => {
  const { url, drop } = await newSchema();
  onTestFinished(drop);
  return url;
};

describeWithPostgres({ name: 'a process that shares a store' }, () => {
  test('acts only in servers that it has, and in none once it cannot reach the database', async () => {
    const url = await newPlace();
    const wire = await wireTo(url);
    onTestFinished(() => wire.close());
    const { store, held } = await processWith(wire.url, 0);
    const mayAct = mayActOn(store);
    const [ours, others] = servers.map((guild) => conversationWith({ guildId: guild }));
    const both = () => [ours, others].map((record) => record && mayAct(record));
    expect(both()).toEqual([true, false]);
    const fence = held.remove(0);
    expect(both()).toEqual([false, false]);
    if (fence !== undefined) held.put(fence);
    expect(both()).toEqual([true, false]);
    wire.swallow();
    await expect.poll(both).toEqual([false, false]);
    expect(held.fenceOf(servers[0])).toEqual(fence);
  });

  test('keeps what has ended for as long as its server wants, whoever had the server when that was changed', async () => {
    const url = await newPlace();
    const [one, two] = [await processWith(url, 0), await processWith(url, 1)];
    const [theirs, ours] = servers;
    for (const guild of servers) {
      const settings = { guildId: guild, patients: [], topics: [], defaults: {}, keepDays: 90, changedAt: 1 };
      await one.store.serverSettings.set(guild, settings);
      const endedAt = Date.now() - days(60);
      const record = conversationWith({ guildId: guild, status: 'ended', endedAt });
      await one.store.conversations.set(conversationKey(record), record);
    }
    const kept = async (): Promise<readonly string[]> => {
      const found: string[] = [];
      for await (const [, { guildId: guild }] of two.store.conversations.entries()) found.push(guild);
      return found.toSorted();
    };
    await one.giveBack(0);
    await two.take(0);
    expect(await kept()).toEqual([theirs, ours]);
    await one.store.serverSettings.change(ours, (before) => before && { ...before, keepDays: 1 });
    await two.store.readKeepDays();
    expect(await kept()).toEqual([theirs]);
  });
});

describeWithPostgres({ name: 'what a process wants of another one' }, () => {
  test('is done by that one alone, and soon', async () => {
    const url = await newPlace();
    const [one, two] = [await processWith(url, 0), await processWith(url, 1)];
    await one.begin();
    await two.begin();
    expect(await one.requests.leave([{ guildId: servers[1], action: linked }])).toBe('ended');
    expect([one.done, two.done]).toEqual([[], [linked]]);
  });

  test('waits until it has read what is stored of the shard', async () => {
    const url = await newPlace();
    const [one, two] = [await processWith(url, 0), await processWith(url, 1)];
    await one.begin();
    expect(await one.requests.leave([{ guildId: servers[1], action: linked }])).toBe('ending');
    await two.requests.look();
    expect(two.done).toEqual([]);
    await two.begin();
    await expect.poll(() => two.done).toEqual([linked]);
  });

  test('stays until it is done, whatever fails', async () => {
    const url = await newPlace();
    const one = await processWith(url, 0);
    await one.begin();
    let failures = 0;
    const two = await processWith(url, 1, async () => {
      failures += 1;
      if (failures === 1) throw new StoreError('broken', 'the disk is full');
      return failures === 2 ? 'later' : 'done';
    });
    expect(await one.requests.leave([{ guildId: servers[1], action: linked }])).toBe('ending');
    await two.begin();
    await expect
      .poll(async () => {
        await two.requests.look();
        return two.done;
      })
      .toEqual([linked]);
    expect(failures).toBe(3);
    await two.requests.look();
    expect(two.done).toEqual([linked]);
  });

  test('is deleted in the write that does it, and stays if that is refused', async () => {
    const url = await newPlace();
    const { store } = await processWith(url, 0);
    const record = conversationWith({ guildId: servers[0] });
    const wanted = { to: { guildId: servers[0] }, action: linked, at: Date.now() };
    await store.requests.set('end', wanted);
    const endRequests = new Map([[record.id as string, [store.requests.place('end')]]]);
    const rows = conversationRows({ ...store, endRequests }, keptLog().log);
    const write = (next: typeof record) =>
      new Promise((resolve) => rows.write({ record: next, lines: [] }, resolve));
    expect(await write(record)).toBe('stored');
    expect(await store.requests.get('end')).toEqual(wanted);
    expect(await write({ ...record, status: 'ended' })).toBe('stored');
    expect(await store.requests.get('end')).toBeUndefined();
    await store.requests.set('end', wanted);
    await runIn(url, 'UPDATE rounds_shards SET epoch = epoch + 1, holder = NULL WHERE id = 0');
    expect(await write({ ...record, status: 'ended' })).toBe('lost');
    expect(await store.requests.get('end')).toEqual(wanted);
  });

  test('of everybody reaches every shard, its own included', async () => {
    const url = await newPlace();
    const [one, two] = [await processWith(url, 0), await processWith(url, 1)];
    await one.begin();
    await two.begin();
    expect(await one.requests.leave([{ action: forget }])).toBe('ended');
    expect([one.done, two.done]).toEqual([[forget], [forget]]);
  });

  test('of several shards of one process is done there once', async () => {
    const url = await newPlace();
    const one = await processWith(url, 0);
    await one.take(1);
    await one.begin();
    expect(await one.requests.leave([{ action: forget }])).toBe('ended');
    expect(one.done).toEqual([forget]);
    expect(await one.requests.forgetting(host)).toEqual([]);
  });

  test('is done again by whoever took the shard while it was being done', async () => {
    const url = await newPlace();
    const one = await processWith(url, 0, async () => {
      await runIn(url, 'UPDATE rounds_shards SET epoch = epoch + 1, holder = NULL WHERE id = 0');
      return 'done';
    });
    await one.begin();
    expect(await one.requests.leave([{ guildId: servers[0], action: forget }])).toBe('ending');
    expect(one.done).toEqual([forget]);
    expect(await one.requests.forgetting(host)).toEqual([{ until: forget.until }]);
    const two = await processWith(url, 0);
    await two.begin();
    await expect.poll(() => two.done).toEqual([forget]);
    await expect.poll(() => two.requests.forgetting(host)).toEqual([]);
  });

  /** Ends what the host has in these servers. Shards may move before or after this process reads what is stored. */
  const endHosted = async (
    { store, requests }: Awaited<ReturnType<typeof processWith>>,
    moves: Partial<
      Record<'before' | 'after', (conversations: ReturnType<typeof stillConversations>) => Promise<void>>
    >,
  ) => {
    const records = servers.map((guild, number) =>
      conversationWith({
        id: interactionId(String(70 + number)),
        guildId: guild,
        hostId: host,
        subject: serviceId(String(number)),
      }),
    );
    for (const record of records) await store.conversations.set(conversationKey(record), record);
    const conversations = stillConversations(records.filter(({ guildId: guild }) => store.shards.has(guild)));
    const hosting = createHosting({
      conversations,
      store: {
        shards: store.shards,
        conversations: {
          async *entries(among) {
            await moves.before?.(conversations);
            yield* store.conversations.entries(among);
            await moves.after?.(conversations);
          },
        },
      },
    });
    const bus = createBus();
    answerFeatures(bus, {
      conversations,
      hosting,
      requests,
      choices: createChoices(),
      ask: createAsk(
        createDemand(conversations, (guild) => store.shards.lossOf(guild)),
        2_000,
      ),
      fairUse: createFairUse({ ...store, store: store.questionCounts, limits: {}, log: keptLog().log }),
      accounts: { accountOf: () => Promise.resolve(undefined) },
      isShared: true,
    });
    const ends = await bus.tell('endHosted', host);
    return { ends, wanted: records.map(({ id }) => ({ kind: 'end', conversation: id, by: host })) };
  };

  test('is wanted of whoever has a conversation in the end, though its shard came here meanwhile', async () => {
    const url = await newPlace();
    const [one, two] = [await processWith(url, 0), await processWith(url, 1)];
    await one.begin();
    const before = async (): Promise<void> => {
      await two.giveBack(1);
      await one.take(1);
      await one.begin();
    };
    const { ends, wanted } = await endHosted(one, { before });
    expect(one.done).toContainEqual(wanted[1]);
    expect(ends).toEqual(['ended']);
  });

  test('is wanted of whoever has a conversation in the end, though its shard went elsewhere meanwhile', async () => {
    const url = await newPlace();
    const [one, two] = [await processWith(url, 0), await processWith(url, 1)];
    await one.begin();
    const { ends, wanted } = await endHosted(one, {
      after: async (conversations) => {
        await one.giveBack(0);
        conversations.drop(() => true);
        await two.take(0);
        await two.begin();
      },
    });
    expect(two.done).toContainEqual(wanted[0]);
    expect(ends).toEqual(['ended']);
  });
});
