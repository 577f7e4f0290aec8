import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openBotStore } from '../../src/app/store.ts';
import { userId } from '../../src/lib/ids.ts';
import { Secret } from '../../src/lib/secret.ts';
import type { Engine } from '../../src/store/engine.ts';
import { openEngine } from '../../src/store/open.ts';
import { hasPostgres, newDatabase, newSchema, runIn } from '../support/databases.ts';
import { at, line, listed, taken, written } from '../support/engines.ts';
import { poolerTo } from '../support/pooler.ts';
import { draft, keptLog } from '../support/stores.ts';
import { wireTo, type Wire } from '../support/wire.ts';

const withPostgres = hasPostgres ? describe : describe.skip;

const opened = async (url: string, onTaken?: () => void): Promise<Engine> => {
  const engine = await openEngine(url, onTaken);
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

/** Repeats a write until the store takes it. */
const writtenAtLast = async (engine: Engine, text: string) => {
  const write = () => engine.write({ set: [line('a', text)] }).catch(() => undefined);
  await expect.poll(write, { timeout: 12_000, interval: 100 }).toEqual(written());
};

withPostgres(
  `a store in PostgreSQL${hasPostgres ? '' : ' (none for this machine: set TEST_POSTGRES_URL)'}`,
  () => {
    test('goes on when the server has ended all of its connections', async () => {
      const { url, drop } = await newDatabase();
      onTestFinished(drop);
      const engine = await opened(url);
      const fence = await taken(engine, 1);
      await engine.write({ fence, set: [line('a', '1')] });
      expect(await listed(engine)).toEqual({ a: '1' });
      const ended = await runIn(
        url,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      expect(ended.length).toBeGreaterThan(1);
      expect(await engine.get(at('a'))).toBe('1');
      await expect.poll(() => engine.write({ fence, set: [line('a', '2')] })).toEqual(written());
      expect(await listed(engine)).toEqual({ a: '2' });
    });

    test('does not take a listing that breaks off for a complete one', async () => {
      const { wire, url } = await wired();
      const engine = await opened(url);
      await engine.write({ set: Array.from({ length: 2_500 }, (_, index) => line(`row${index}`, 'x')) });
      let found = 0;
      const reading = (async () => {
        for await (const row of engine.list('things')) {
          expect(row[1]).toBe('x');
          found += 1;
          if (found === 1) wire.cut();
        }
      })();
      await expect(reading).rejects.toMatchObject({ reason: 'broken' });
      expect(found).toBe(1_000);
    });

    test.each(['cut', 'swallow'] as const)(
      'fails while the network is %s, and works again after that',
      async (how) => {
        const { wire, url } = await wired();
        const engine = await opened(url);
        await engine.write({ set: [line('a', '1')] });
        wire[how]();
        await expect(engine.write({ set: [line('a', '2')] })).rejects.toMatchObject({ reason: 'broken' });
        await expect(engine.write({ set: [line('a', '3')] })).rejects.toMatchObject({ reason: 'broken' });
        await expect(engine.get(at('a'))).rejects.toMatchObject({ reason: 'broken' });
        wire.mend();
        await writtenAtLast(engine, '4');
        expect(await engine.get(at('a'))).toBe('4');
      },
      40_000,
    );

    test('lets no write land that it had given up, once a later one is taken', async () => {
      const { url, far } = await wired();
      const engine = await opened(url);
      await engine.write({ set: [line('a', '1')] });
      const other = new Client({ connectionString: far });
      await other.connect();
      await other.query(`BEGIN; SELECT * FROM rounds_records FOR UPDATE`);
      // The server has it, and cannot do it yet.
      await expect(engine.write({ set: [line('a', 'stuck')] })).rejects.toMatchObject({ reason: 'broken' });
      await expect(engine.write({ set: [line('a', 'later')] })).rejects.toMatchObject({ reason: 'broken' });
      await other.query('ROLLBACK');
      await other.end();
      await writtenAtLast(engine, 'last');
      await sleep(300); // nothing announces that something does not come any more
      expect(await engine.get(at('a'))).toBe('last');
    }, 40_000);

    test('is for one process: another one is refused until the first has closed it', async () => {
      const url = await newPlace();
      const first = await openEngine(url);
      const refusal: unknown = await openEngine(url).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ reason: 'in_use' });
      expect(String(refusal)).not.toContain(new URL(url).password);
      expect(await first.write({ set: [line('a', '1')] })).toEqual(written());
      await first.close();
      const second = await opened(url);
      expect(await second.get(at('a'))).toBe('1');
    }, 40_000);

    test('that another process took while this one was cut off takes nothing from it any more', async () => {
      const { wire, url, far } = await wired();
      let isTaken = false;
      const cutOff = await opened(url, () => (isTaken = true));
      const fence = await taken(cutOff, 1);
      await cutOff.write({ fence, set: [line('a', '1')] });
      wire.cut();
      const heir = await opened(far);
      expect(await heir.get(at('a'))).toBe('1');
      wire.mend();
      await expect.poll(() => isTaken, { timeout: 20_000 }).toBe(true);
      await expect(cutOff.write({ fence, set: [line('a', 'old')] })).rejects.toMatchObject({
        reason: 'in_use',
      });
      await expect(cutOff.write({ set: [line('a', 'old')] })).rejects.toMatchObject({ reason: 'in_use' });
      expect(await heir.get(at('a'))).toBe('1');
    }, 40_000);

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

    test('has nothing readable in any table', async () => {
      const url = await newPlace();
      const keys = [new Secret(randomBytes(32).toString('base64'))];
      const store = await openBotStore({ url, keys, log: keptLog().log });
      await store.drafts.set('a draft', draft('Mary has a cough'));
      await store.accounts.set(userId('100000000000000001'), {
        userId: userId('100000000000000001'),
        username: 'alice',
        serviceUser: 'an-hmac',
        linkId: 'a-link',
        accessToken: 'a-token',
        linkedAt: 1,
        status: 'active',
      });
      await store.close();
      const tables = ['records', 'indexes', 'claims', 'shards', 'bot'];
      const rows = await Promise.all(tables.map((table) => runIn(url, `SELECT * FROM rounds_${table}`)));
      const everything = JSON.stringify(rows);
      expect(everything.length).toBeGreaterThan(500);
      const texts = ['draft-', 'Mary', 'cough', '100000000000000001', 'alice', 'a-token', 'an-hmac'];
      expect(texts.filter((text) => everything.includes(text))).toEqual([]);
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
         NEW.value = current_setting('synchronous_commit'); RETURN NEW; END $$;
       CREATE TRIGGER note BEFORE INSERT ON rounds_records FOR EACH ROW EXECUTE FUNCTION note()`,
      );
      const engine = await opened(url);
      await engine.write({ set: [line('a', '1')] });
      expect(await engine.get(at('a'))).toBe('on');
    });
  },
);
