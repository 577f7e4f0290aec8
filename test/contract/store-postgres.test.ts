import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openBotStore } from '../../src/app/store.ts';
import type { Engine, OpenOptions } from '../../src/store/engine.ts';
import { openEngine } from '../../src/store/open.ts';
import { takenAfter } from '../../src/store/postgres-tenure.ts';
import { describeWithPostgres, newDatabase, newSchema, runIn } from '../support/databases.ts';
import { at, line, listed, textAt, written } from '../support/engines.ts';
import { poolerTo } from '../support/pooler.ts';
import { caseNamed, keptLog, newKey } from '../support/stores.ts';
import { wireTo, type Wire } from '../support/wire.ts';

const opened = async (url: string, options?: OpenOptions): Promise<Engine> => {
  const engine = await openEngine(url, options);
  onTestFinished(() => engine.close());
  return engine;
};

const newPlace = async (): Promise<string> => {
  const { url, drop } = await newSchema();
  onTestFinished(drop);
  return url;
};

/** A store behind a network that can fail; statements are given up after a second. */
const wired = async (): Promise<{ wire: Wire; url: string; far: string }> => {
  const far = await newPlace();
  const wire = await wireTo(far);
  onTestFinished(() => wire.close());
  const url = new URL(wire.url);
  url.searchParams.set('query_timeout', '1000');
  url.searchParams.set('connectionTimeoutMillis', '1000');
  return { wire, url: url.href, far };
};

/** Resolves when the store is lost to the process that opened it so. */
const untilLost = () => {
  let onLost = (): void => undefined;
  const lost = new Promise<void>((resolve) => {
    onLost = resolve;
  });
  return { lost, onLost };
};

/** No vacuum of the store gets on until it is let go. */
const withVacuumHeldUp = async (url: string) => {
  const other = new Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('BEGIN');
  // As another vacuum would do it.
  await other.query('LOCK TABLE rounds_records IN SHARE UPDATE EXCLUSIVE MODE');
  return {
    /** The vacuums that wait. */
    waiting: () =>
      runIn(
        url,
        `SELECT FROM pg_locks WHERE relation = 'rounds_records'::regclass AND NOT granted
           AND mode = 'ShareUpdateExclusiveLock'`,
      ),
    letGo: () => other.query('COMMIT'),
  };
};

const gone = { reason: 'in_use' };

const { log } = keptLog();

describeWithPostgres({ name: 'a store in PostgreSQL' }, () => {
  test('goes on when the server has ended all of its connections', async () => {
    const { url, drop } = await newDatabase();
    onTestFinished(drop);
    const engine = await opened(url);
    await engine.write({ set: [line('a', '1')] });
    expect(await listed(engine)).toEqual({ a: '1' });
    const ended = await runIn(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    expect(ended.length).toBeGreaterThan(1);
    expect(await textAt(engine, at('a'))).toBe('1');
    await expect.poll(() => engine.write({ set: [line('a', '2')] })).toEqual(written());
    expect(await listed(engine)).toEqual({ a: '2' });
  });

  test('lets the tables be vacuumed for as long as that takes, once at a time, while all else goes on', async () => {
    const { url, far } = await wired();
    const store = await openBotStore({ url, keys: [newKey()], log });
    onTestFinished(() => store.close());
    const { waiting, letGo } = await withVacuumHeldUp(far);
    await store.sweep(Date.now());
    await expect.poll(waiting).toHaveLength(1);
    await store.sweep(Date.now());
    // Longer than a statement may take.
    await sleep(1_500);
    expect(await waiting()).toHaveLength(1);
    await store.cases.set('one', caseNamed('meanwhile'));
    await letGo();
    await expect.poll(waiting).toEqual([]);
    expect(store.ownsStore()).toBe(true);
  });

  test('leaves no connection behind when it is closed, though the tables are still being vacuumed', async () => {
    const { wire, url, far } = await wired();
    const engine = await openEngine(url);
    const { waiting } = await withVacuumHeldUp(far);
    await engine.purgeDeleted();
    await expect.poll(waiting).toHaveLength(1);
    await engine.close();
    await expect.poll(wire.connections).toBe(0);
  });

  test('does not take a listing that breaks off for a complete one', async () => {
    const { wire, url } = await wired();
    const engine = await opened(url);
    await engine.write({ set: Array.from({ length: 2_500 }, (_, index) => line(`row${index}`, 'x')) });
    let found = 0;
    const reading = (async () => {
      for await (const row of engine.list('things')) {
        expect(row.body.toString()).toBe('x');
        found += 1;
        if (found === 1) wire.cut();
      }
    })();
    await expect(reading).rejects.toMatchObject({ reason: 'connection_lost' });
    expect(found).toBeLessThan(2_500);
  });

  test('outlives a short break in the network, in which it writes nothing', async () => {
    const { wire, url } = await wired();
    const engine = await opened(url);
    wire.cut();
    await expect(engine.write({ set: [line('a', '1')] })).rejects.toMatchObject({
      reason: 'connection_lost',
    });
    await expect(engine.get(at('a'))).rejects.toMatchObject({ reason: 'connection_lost' });
    wire.mend();
    const write = () => engine.write({ set: [line('a', '2')] }).catch(() => undefined);
    await expect.poll(write).toEqual(written());
    expect(await textAt(engine, at('a'))).toBe('2');
    expect(engine.ownsStore()).toBe(true);
  });

  test.each(['cut', 'swallow'] as const)(
    'is lost to a process whose network is %s for longer, and free for another one only after that',
    async (how) => {
      const { wire, url, far } = await wired();
      const { lost, onLost } = untilLost();
      const engine = await opened(url, { onLost });
      await engine.write({ set: [line('a', '1')] });
      expect(engine.ownsStore()).toBe(true);
      wire[how]();
      let isFree = false;
      const heir = opened(far, {
        standBy: { signal: new AbortController().signal, onWait: () => undefined },
      }).then((open) => {
        isFree = true;
        return open;
      });
      await lost;
      expect({ isFree, ownsStore: engine.ownsStore() }).toEqual({ isFree: false, ownsStore: false });
      // What the network has swallowed is given up by both sides in the end.
      wire.mend();
      const next = await heir;
      expect(await textAt(next, at('a'))).toBe('1');
      await expect(engine.write({ set: [line('a', 'old')] })).rejects.toMatchObject(gone);
      expect(await next.write({ set: [line('a', '2')] })).toEqual(written());
      expect(engine.ownsStore()).toBe(false);
    },
    40_000,
  );

  test('lets no write land that was given up, once somebody else has the store', async () => {
    const { url, far } = await wired();
    const { lost, onLost } = untilLost();
    const engine = await opened(url, { onLost });
    await engine.write({ set: [line('a', '1')] });
    const other = new Client({ connectionString: far });
    await other.connect();
    // The server has the write and cannot do it yet, for longer than anybody waits.
    await runIn(
      far,
      `CREATE FUNCTION stall() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
           IF NEW.body = 'stuck'::bytea THEN PERFORM pg_advisory_xact_lock_shared(77); END IF; RETURN NEW; END $$;
         CREATE TRIGGER stall BEFORE UPDATE ON rounds_records FOR EACH ROW EXECUTE FUNCTION stall();
         ALTER FUNCTION stall() SET lock_timeout = 0`,
    );
    await other.query('SELECT pg_advisory_lock(77)');
    await expect(engine.write({ set: [line('a', 'stuck')] })).rejects.toMatchObject({
      reason: 'connection_lost',
    });
    await lost;
    const heir = opened(far, {
      standBy: { signal: new AbortController().signal, onWait: () => undefined },
    });
    await other.query('SELECT pg_advisory_unlock(77)');
    await other.end();
    const next = await heir;
    // It landed before the store was free, or never.
    const found = await textAt(next, at('a'));
    await next.write({ set: [line('b', '1')] });
    await sleep(300); // nothing announces that something does not come any more
    expect(await textAt(next, at('a'))).toBe(found);
  });

  test('is for one process: another one is refused until the first has closed it', async () => {
    const url = await newPlace();
    const first = await openEngine(url);
    const refusal: unknown = await openEngine(url).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ reason: 'in_use' });
    expect(String(refusal)).not.toContain(new URL(url).password);
    expect(await first.write({ set: [line('a', '1')] })).toEqual(written());
    const standing = untilLost();
    const second = opened(url, {
      standBy: { signal: new AbortController().signal, onWait: standing.onLost },
    });
    await standing.lost;
    const closed = performance.now();
    await first.close();
    expect(await textAt(await second, at('a'))).toBe('1');
    // Given back, so there is nothing to wait for.
    expect(performance.now() - closed).toBeLessThan(takenAfter / 2);
  });

  test('passes on after a process that died without giving it back, once it would have noticed', async () => {
    const url = await newPlace();
    const script = fileURLToPath(new URL('../support/engine-process.mjs', import.meta.url));
    const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const engine = await opened(url);
    const found = await runIn(
      url,
      "SELECT clock_timestamp() - beat < interval '1 s' AS fresh FROM rounds_processes",
    );
    expect(found).toEqual([{ fresh: true }]);
    expect(engine.ownsStore()).toBe(true);
  });

  test('passes on when a process stands still, and is not that one’s any more when it goes on', async () => {
    const url = await newPlace();
    const script = fileURLToPath(new URL('../support/engine-process.mjs', import.meta.url));
    const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    let errors = '';
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    await once(child.stdout, 'data');
    child.kill('SIGSTOP');
    const heir = await opened(url, {
      standBy: { signal: new AbortController().signal, onWait: () => undefined },
    });
    const before = await listed(heir, undefined, 'pairs');
    const exit = once(child, 'exit');
    child.kill('SIGCONT');
    await exit;
    expect(child.exitCode).not.toBe(0);
    expect(errors).toMatch(/StoreError/);
    expect(await listed(heir, undefined, 'pairs')).toEqual(before);
  });

  test('is refused behind a pooler that shares connections, which would share the lock', async () => {
    const url = await newPlace();
    const pooler = await poolerTo(url);
    onTestFinished(() => pooler.close());
    const refusal: unknown = await openEngine(pooler.url).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ reason: 'cannot_open' });
    expect(String(refusal)).toContain('pool_mode');
  });

  test('that cannot be reached or entered is named, without its password', async () => {
    const url = await newPlace();
    const wire = await wireTo(url);
    wire.cut();
    const wrongPassword = new URL(url);
    wrongPassword.password = 'mistaken';
    const noDatabase = new URL(url);
    noDatabase.pathname = '/nowhere';
    for (const bad of [wire.url, wrongPassword.href, noDatabase.href]) {
      const refusal: unknown = await openEngine(bad).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ reason: 'cannot_open' });
      expect(String(refusal)).toContain('127.0.0.1');
      expect(String(refusal)).not.toContain(new URL(bad).password);
    }
    await wire.close();
  });

  test('is asked to keep what it acknowledges, whatever the database’s own setting', async () => {
    const { url, drop } = await newDatabase();
    onTestFinished(drop);
    const name = new URL(url).pathname.slice(1);
    await runIn(url, `ALTER DATABASE ${name} SET synchronous_commit = off`);
    // Tells what the connection that writes has set.
    await openEngine(url).then((engine) => engine.close());
    await runIn(
      url,
      `CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         NEW.body = current_setting('synchronous_commit')::bytea; RETURN NEW; END $$;
       CREATE TRIGGER note BEFORE INSERT ON rounds_records FOR EACH ROW EXECUTE FUNCTION note()`,
    );
    const engine = await opened(url);
    await engine.write({ set: [line('a', '1')] });
    expect(await textAt(engine, at('a'))).toBe('on');
  });
});
