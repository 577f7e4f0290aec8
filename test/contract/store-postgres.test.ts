import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, it, type TestContext } from 'vitest';
import type { OpenOptions } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open.ts';
import { inspectPostgres } from '../../src/store/postgres.ts';
import { describeWithPostgres, newDatabase, newSchema, runIn } from '../support/databases.ts';
import { openThings, specs, type Things } from '../support/things.ts';
import { poolerTo } from '../support/pooler.ts';
import { wireTo, type Wire } from '../support/wire.ts';

type Ending = Pick<TestContext, 'onTestFinished'>;

const opened = (context: Ending, url: string, options?: OpenOptions): Promise<Things> =>
  openThings(url, options, context);
const put = (store: Things, id: string, text: string): Promise<void> => store.things.set(id, { text });
const textAt = async (store: Things, id: string): Promise<string | undefined> =>
  (await store.things.get(id))?.text;

const newPlace = async ({ onTestFinished }: Ending): Promise<string> => {
  const { url, drop } = await newSchema();
  onTestFinished(drop);
  return url;
};

/** A store behind a network that can fail. */
const wired = async (context: Ending): Promise<{ wire: Wire; url: string; far: string }> => {
  const far = await newPlace(context);
  const wire = await wireTo(far);
  context.onTestFinished(() => wire.close());
  return { wire, url: wire.url, far };
};

/** The same, where statements are given up after a second. */
const hastilyWired = async (context: Ending): ReturnType<typeof wired> => {
  const { wire, far } = await wired(context);
  const url = new URL(wire.url);
  url.searchParams.set('query_timeout', '1000');
  url.searchParams.set('connectionTimeoutMillis', '1000');
  return { wire, url: url.href, far };
};

/** Resolves once a write succeeds. */
const untilPut = ({ expect }: Pick<TestContext, 'expect'>, ...given: Parameters<typeof put>): Promise<void> =>
  expect
    .poll(() =>
      put(...given).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);

/** Resolves when the store is lost to the process that opened it so. */
const untilLost = () => {
  let onLost = (): void => undefined;
  const lost = new Promise<void>((resolve) => {
    onLost = resolve;
  });
  return { lost, onLost };
};

/** For a process that waits for its turn. */
const standingBy = {
  standBy: { signal: new AbortController().signal, onWait: () => undefined },
};

const gone = { reason: 'in_use' };

describeWithPostgres({ name: 'a store in PostgreSQL', concurrent: true }, () => {
  it('does not take a listing that breaks off for a complete one', async (context) => {
    const { wire, url } = await wired(context);
    const engine = await opened(context, url);
    const rows = 500; // several pages of a listing
    await Promise.all(Array.from({ length: rows }, (_, index) => put(engine, `row${index}`, 'x')));
    let found = 0;
    const reading = (async () => {
      for await (const { text } of engine.things.list()) {
        expect(text).toBe('x');
        found += 1;
        if (found === 1) wire.cut();
      }
    })();
    // On a busy machine, the store may count as lost before its connection does.
    await expect(reading).rejects.toMatchObject({ name: 'StoreError' });
    expect(found).toBeLessThan(rows);
  });

  it.for(['cut', 'swallow'] as const)(
    'is lost to a process whose network is %s, and free for another one only after that',
    async (how, context) => {
      const { wire, url, far } = await hastilyWired(context);
      const { lost, onLost } = untilLost();
      const engine = await opened(context, url, { onLost });
      await untilPut(context, engine, 'a', '1');
      expect(engine.ownsStore()).toBe(true);
      wire[how]();
      let isFree = false;
      const heir = opened(context, far, standingBy).then((open) => {
        isFree = true;
        return open;
      });
      await lost;
      expect({ isFree, ownsStore: engine.ownsStore() }).toEqual({ isFree: false, ownsStore: false });
      // What the network has swallowed is given up by both sides in the end.
      wire.mend();
      const next = await heir;
      expect(await textAt(next, 'a')).toBe('1');
      await expect(put(engine, 'a', 'old')).rejects.toMatchObject(gone);
      await put(next, 'a', '2');
      expect(engine.ownsStore()).toBe(false);
    },
  );

  it('lets no write land that was given up, once somebody else has the store', async (context) => {
    const { url, far } = await hastilyWired(context);
    const { lost, onLost } = untilLost();
    const engine = await opened(context, url, { onLost });
    await untilPut(context, engine, 'a', '1');
    const other = new Client({ connectionString: far });
    await other.connect();
    // The server has the write and cannot do it yet, for longer than anybody waits.
    await runIn(
      far,
      `CREATE FUNCTION stall() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
           IF NEW.owner = 'stuck' THEN PERFORM pg_advisory_xact_lock_shared(77); END IF; RETURN NEW; END $$;
         CREATE TRIGGER stall BEFORE UPDATE ON rounds_things FOR EACH ROW EXECUTE FUNCTION stall();
         ALTER FUNCTION stall() SET lock_timeout = 0`,
    );
    await other.query('SELECT pg_advisory_lock(77)');
    await expect(engine.things.set('a', { text: 'stuck', owner: 'stuck' })).rejects.toMatchObject({
      reason: 'connection_lost',
    });
    await lost;
    const heir = opened(context, far, standingBy);
    await other.query('SELECT pg_advisory_unlock(77)');
    await other.end();
    const next = await heir;
    // It landed before the store was free, or never.
    const found = await textAt(next, 'a');
    await put(next, 'b', '1');
    await sleep(300); // nothing announces that something does not come any more
    expect(await textAt(next, 'a')).toBe(found);
  });

  it('is for one process: another one is refused until the first has closed it', async (context) => {
    const url = await newPlace(context);
    const first = await opened(context, url);
    const refusal: unknown = await openDatabase(url, specs).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ reason: 'in_use' });
    expect(String(refusal)).not.toContain(new URL(url).password);
    await put(first, 'a', '1');
    const standing = untilLost();
    const second = opened(context, url, {
      standBy: { signal: new AbortController().signal, onWait: standing.onLost },
    });
    await standing.lost;
    await first.close();
    const next = await second;
    expect(await textAt(next, 'a')).toBe('1');
    await next.close();
    // Given back, so the one after it has nothing to wait for.
    expect(await runIn(url, 'SELECT FROM rounds_heartbeat')).toEqual([]);
  });

  it('is free although its last beat lies ahead, because the server’s clock was set back since', async (context) => {
    const url = await newPlace(context);
    await (await opened(context, url)).close();
    await runIn(url, `INSERT INTO rounds_heartbeat VALUES (clock_timestamp() + interval '2 hours')`);
    const next = await opened(context, url);
    await put(next, 'a', '1');
    expect(await textAt(next, 'a')).toBe('1');
  });

  it('that a newer version has written to meanwhile is refused by whoever stands by', async (context) => {
    const url = await newPlace(context);
    const first = await opened(context, url);
    const standing = untilLost();
    const second = opened(context, url, {
      standBy: { signal: new AbortController().signal, onWait: standing.onLost },
    });
    await standing.lost;
    await runIn(url, `UPDATE rounds_facts SET body = '99' WHERE id = 'version'`);
    await first.close();
    await expect(second).rejects.toMatchObject({ reason: 'newer_version' });
  });

  it('is taken by whoever stands by once the server that took over allows writing', async (context) => {
    const { url, drop } = await newDatabase();
    context.onTestFinished(drop);
    const first = await openDatabase(url, specs);
    const standing = untilLost();
    const { signal } = new AbortController();
    const next = openDatabase(url, specs, { standBy: { signal, onWait: standing.onLost } });
    await standing.lost;
    // As a copy of the server is, before it takes over.
    const set = (value: string) =>
      runIn(
        new URL('/postgres', url).href,
        `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = ${value}`,
      );
    await set('on');
    await runIn(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await expect(openDatabase(url, specs)).rejects.toMatchObject({ reason: 'connection_lost' });
    await expect(inspectPostgres(url)).rejects.toMatchObject({ reason: 'connection_lost' });
    await set('off');
    const heir = await next;
    expect(heir.ownsStore()).toBe(true);
    await heir.close();
    await first.close();
  });

  it('is refused behind a pooler that shares connections, which would share the lock', async (context) => {
    const url = await newPlace(context);
    const pooler = await poolerTo(url);
    context.onTestFinished(() => pooler.close());
    const refusal: unknown = await openDatabase(pooler.url, specs).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ reason: 'cannot_open' });
    expect(String(refusal)).toContain('pool_mode');
  });

  it('is asked to keep what it acknowledges, whatever the database’s own setting', async (context) => {
    const { url, drop } = await newDatabase();
    context.onTestFinished(drop);
    const name = new URL(url).pathname.slice(1);
    await runIn(url, `ALTER DATABASE ${name} SET synchronous_commit = off`);
    // Tells what the connection that writes has set.
    await openDatabase(url, specs).then((engine) => engine.close());
    await runIn(
      url,
      `CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         NEW.owner = current_setting('synchronous_commit'); RETURN NEW; END $$;
       CREATE TRIGGER note BEFORE INSERT ON rounds_things FOR EACH ROW EXECUTE FUNCTION note()`,
    );
    const engine = await opened(context, url);
    await put(engine, 'a', '1');
    expect(await runIn(url, 'SELECT owner FROM rounds_things')).toEqual([{ owner: 'on' }]);
  });
});
