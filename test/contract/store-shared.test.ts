import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { Engine, Shared, Sharing } from '../../src/store/engine.ts';
import { z } from 'zod';
import { pause } from '../../src/lib/pause.ts';
import { Secret } from '../../src/lib/secret.ts';
import { openEngine, openStore } from '../../src/store/open.ts';
import { keptLog } from '../support/stores.ts';
import { describeWithPostgres, newSchema, runIn } from '../support/databases.ts';
import { at, countIn, line, listed, taken, textAt, written } from '../support/engines.ts';
import { wireTo } from '../support/wire.ts';

interface Partner {
  readonly engine: Engine;
  readonly shared: Shared;
  /** How many shards there are. */
  readonly shards: number;
  readonly lost: readonly number[];
  readonly told: () => number;
}

const newPlace = async (): Promise<string> => {
  const { url, drop } = await newSchema();
  onTestFinished(drop);
  return url;
};

const four = (): Promise<number> => Promise.resolve(4);

const joined = async (
  url: string,
  { wanted = four, onLost = () => undefined }: { wanted?: () => Promise<number>; onLost?: () => void } = {},
): Promise<Partner> => {
  const lost: number[] = [];
  let told = 0;
  const sharing: Sharing = {
    onShardLost: (shard) => void lost.push(shard),
    onRequests: () => void (told += 1),
  };
  const engine = await openEngine(url, { shared: sharing, onLost });
  onTestFinished(() => engine.close().catch(() => undefined));
  const { shared } = engine;
  if (shared === undefined) throw new Error('it is not shared');
  return { engine, shared, shards: await shared.begin(wanted), lost, told: () => told };
};

/** Whether nobody has the lock of the first shard. */
const freeLock = `SELECT pg_try_advisory_lock(hashtext('rounds shards ' || current_schema()), 0) AS free`;

/** The locks of shards that somebody has. */
const heldLocks = `SELECT objid FROM pg_locks WHERE locktype = 'advisory'
  AND classid = hashtext('rounds shards ' || current_schema())::bit(32)::bigint::oid`;

const onlyOne = async (place: string, shard: number): Promise<readonly unknown[]> =>
  runIn(place, `SELECT epoch FROM rounds_shards WHERE id = ${shard}`);

describeWithPostgres({ name: 'a store in PostgreSQL that several processes share' }, () => {
  test('has each shard in one of them, and the others get it once it is given back', async () => {
    const url = await newPlace();
    const [one, two] = [await joined(url), await joined(url)];
    expect([one.shared.isFirst, two.shared.isFirst]).toEqual([true, false]);
    const fence = await taken(one.engine, 0);
    expect(await two.engine.takeShard(0)).toBeUndefined();
    const other = await taken(two.engine, 1);
    expect(await one.engine.takeShard(1)).toBeUndefined();
    expect(await one.engine.write({ fence, set: [line('a', '1')] })).toEqual(written());
    expect(await two.engine.write({ fence: other, set: [line('b', '1')] })).toEqual(written());
    await one.engine.dropShard(fence);
    const next = await taken(two.engine, 0);
    expect(next.epoch).toBeGreaterThan(fence.epoch);
    expect(await one.engine.write({ fence, set: [line('a', 'old')] })).toEqual({ kind: 'fenced' });
    expect(await two.engine.write({ fence: next, set: [line('a', '2')] })).toEqual(written());
    expect(await listed(one.engine)).toEqual({ a: '2', b: '1' });
  });

  test('divides the servers as its first process decided, until all of them have ended', async () => {
    const url = await newPlace();
    const one = await joined(url);
    const two = await joined(url, { wanted: () => Promise.resolve(7) });
    expect([one.shards, two.shards]).toEqual([4, 4]);
    const fence = await taken(one.engine, 3);
    await one.engine.close();
    const three = await joined(url, { wanted: () => Promise.resolve(7) });
    expect(three.shards).toBe(4);
    await two.engine.close();
    await three.engine.close();
    const four = await joined(url, { wanted: () => Promise.resolve(7) });
    expect(four.shards).toBe(7);
    // Whoever believes in the older division can write nothing any more.
    expect(await four.engine.write({ fence, set: [line('a', 'old')] })).toEqual({ kind: 'fenced' });
  });

  test('is not for somebody who wants it alone, and the other way round', async () => {
    const url = await newPlace();
    const one = await joined(url);
    await expect(openEngine(url)).rejects.toMatchObject({ reason: 'in_use' });
    await one.engine.close();
    const alone = await openEngine(url);
    let isWaiting = (): void => undefined;
    const waits = new Promise<void>((resolve) => {
      isWaiting = resolve;
    });
    const two = openEngine(url, {
      shared: { onShardLost: () => undefined, onRequests: () => undefined },
      standBy: { signal: new AbortController().signal, onWait: isWaiting },
    });
    await waits;
    await alone.close();
    await (await two).close();
  });

  test('loses one shard whose epoch somebody has raised, and keeps the others', async () => {
    const url = await newPlace();
    const one = await joined(url);
    const [fence, other] = [await taken(one.engine, 0), await taken(one.engine, 1)];
    await runIn(url, 'UPDATE rounds_shards SET epoch = epoch + 1, holder = NULL WHERE id = 0');
    expect(await one.engine.write({ fence, set: [line('a', 'old')] })).toEqual({ kind: 'fenced' });
    expect(one.lost).toEqual([0]);
    expect(await one.engine.write({ fence: other, set: [line('b', '1')] })).toEqual(written());
    expect(one.engine.ownsStore()).toBe(true);
    const two = await joined(url);
    await expect.poll(() => two.engine.takeShard(0)).toMatchObject({ shard: 0 });
  });

  test('keeps no lock of a shard that the database did not let it take or give back', async () => {
    const url = await newPlace();
    const one = await joined(url);
    const fence = await taken(one.engine, 1);
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE rounds_shards IN SHARE MODE');
    await expect(one.engine.takeShard(0)).rejects.toMatchObject({ reason: 'broken' });
    await expect(one.engine.dropShard(fence)).rejects.toMatchObject({ reason: 'broken' });
    await other.query('ROLLBACK');
    await other.end();
    expect(one.engine.ownsStore()).toBe(true);
    expect(await runIn(url, heldLocks)).toEqual([]);
  });

  test('keeps the shards of a process that lost its connection for a moment, though others want them', async () => {
    const url = await newPlace();
    const wire = await wireTo(url);
    onTestFinished(() => wire.close());
    const [one, two] = [await joined(wire.url), await joined(url)];
    const fence = await taken(one.engine, 0);
    wire.cut();
    const isLockFree = async (): Promise<boolean> =>
      (await runIn(url, freeLock)).some((row) => JSON.stringify(row).includes('true'));
    await expect.poll(isLockFree).toBe(true);
    // Its heartbeat is not old yet.
    expect(await two.engine.takeShard(0)).toBeUndefined();
    wire.mend();
    const write = () => one.engine.write({ fence, set: [line('a', '1')] }).catch(() => undefined);
    await expect.poll(write).toEqual(written());
    expect(await two.engine.takeShard(0)).toBeUndefined();
    expect(one.lost).toEqual([]);
  });

  test('passes the shards of a process on that is cut off, after it has stopped', async () => {
    const url = await newPlace();
    const wire = await wireTo(url);
    onTestFinished(() => wire.close());
    let isLost = false;
    const onLost = (): void => {
      isLost = true;
    };
    const [one, two] = [await joined(wire.url, { onLost }), await joined(url)];
    const fence = await taken(one.engine, 0);
    wire.swallow();
    const heldAsOthersTook: boolean[] = [];
    await expect
      .poll(async () => {
        const isTaken = (await two.engine.takeShard(0)) !== undefined;
        if (isTaken) heldAsOthersTook.push(one.engine.ownsStore());
        return isTaken;
      })
      .toBe(true);
    expect({ heldAsOthersTook, isLost }).toEqual({ heldAsOthersTook: [false], isLost: true });
    wire.mend();
    await expect(one.engine.write({ fence, set: [line('a', 'old')] })).rejects.toMatchObject({
      reason: 'in_use',
    });
    expect(await listed(two.engine)).toEqual({});
    expect(await onlyOne(url, 0)).toHaveLength(1);
  });

  test('lets one of them at a time do what may be done only once', async () => {
    const url = await newPlace();
    const [one, two] = [await joined(url), await joined(url)];
    let inside = 0;
    const most: number[] = [];
    const task = async (): Promise<void> => {
      inside += 1;
      most.push(inside);
      await one.engine.get(at('a'));
      inside -= 1;
    };
    await Promise.all([one, two, one, two, one, two].map(({ engine }) => engine.withLock('refresh', task)));
    expect(most).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('asks for a turn less and less often while another process has it', async () => {
    const url = await newPlace();
    const wire = await wireTo(url);
    onTestFinished(() => wire.close());
    const [one, two] = [await joined(url), await joined(wire.url)];
    let next: Promise<void> | undefined;
    const sent = await one.engine.withLock('refresh', async () => {
      const before = wire.sent();
      next = two.engine.withLock('refresh', () => Promise.resolve());
      await pause(3_000);
      return wire.sent() - before;
    });
    await next;
    // This includes its beats; asking every 25 ms took more than a hundred.
    expect(sent).toBeLessThan(40);
  });

  test('counts right when two of them count at the same time', async () => {
    const url = await newPlace();
    const [one, two] = [await joined(url), await joined(url)];
    const processes = [one, two] as const;
    await Promise.all(
      Array.from({ length: 20 }, (_, number) => countIn(processes[number % 2 === 0 ? 0 : 1].engine, at('a'))),
    );
    expect(await textAt(one.engine, at('a'))).toBe('20');
  });

  test('makes them identify one after another, and tells each what another one announces', async () => {
    const url = await newPlace();
    const [one, two] = [await joined(url), await joined(url)];
    const waits = [
      await one.shared.reserveIdentify(0),
      await two.shared.reserveIdentify(0),
      await two.shared.reserveIdentify(1),
    ];
    expect(waits[0]).toBe(0);
    expect(waits[1]).toBeGreaterThan(4_500);
    expect(waits[2]).toBe(0);
    const before = two.told();
    await one.shared.announce();
    await expect.poll(two.told).toBeGreaterThan(before);
  });
});

describeWithPostgres({ name: 'a process that joins others' }, () => {
  const older = new Secret(Buffer.alloc(32, 1).toString('base64'));
  const newer = new Secret(Buffer.alloc(32, 2).toString('base64'));

  const storeOf = async (url: string, keys: readonly Secret[]) => {
    const sharing = { onShardLost: () => undefined, onRequests: () => undefined };
    const store = await openStore({ url, keys, log: keptLog().log, shared: sharing });
    onTestFinished(() => store.close());
    const notes = store.collection({ name: 'notes', version: 1, schema: z.string() });
    await store.prepare();
    await store.shared?.begin(four);
    return { store, notes };
  };

  test('leaves what was sealed with an older key to one that is alone', async () => {
    const url = await newPlace();
    const one = await storeOf(url, [older]);
    await one.notes.set('a', 'first');
    const two = await storeOf(url, [newer, older]);
    expect(await two.notes.get('a')).toEqual('first');
    expect(await one.notes.get('a')).toEqual('first');
  });

  test('finds the store healthy while the other one checks it too, and leaves no trace of the check', async () => {
    const url = await newPlace();
    const stores = [await storeOf(url, [older]), await storeOf(url, [older])];
    const looks = Array.from({ length: 20 }, () => stores.map(({ store }) => store.healthy()));
    expect(new Set(await Promise.all(looks.flat()))).toEqual(new Set([true]));
    expect(await runIn(url, `SELECT name FROM rounds_records WHERE kind = 'probe'`)).toEqual([]);
  });
});
