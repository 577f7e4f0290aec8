import { afterEach, beforeEach, expect, it } from 'vitest';
import { consultDoctor } from '../../src/app/doctor/doctor.ts';
import { operate } from '../../src/app/operating/operate.ts';
import { openBotStore, type BotStore } from '../../src/app/store.ts';
import { Secret } from '../../src/lib/secret.ts';
import { operatorWords } from '../../src/locale/operators.ts';
import { describeWithPostgres, newSchema, runIn } from '../support/databases.ts';
import { freePort, untrustedDatabase } from '../support/front.ts';
import { wrongIn } from '../support/installation.ts';
import { poolerTo } from '../support/pooler.ts';
import { keptLog } from '../support/stores.ts';

const { doctor: words } = operatorWords;

const key = Buffer.alloc(32, 1).toString('base64');

let place: Awaited<ReturnType<typeof newSchema>>;
beforeEach(async () => {
  place = await newSchema();
});
afterEach(() => place.drop());

const consult = async (url: string, keys = key) =>
  consultDoctor({
    // On the default port, some other bot of this machine may answer.
    environment: { STORE_URL: url, ENCRYPTION_KEYS: keys, HTTP_PORT: await freePort() },
    now: () => Date.now(),
  });

const troubles = async (...given: Parameters<typeof consult>): Promise<readonly string[]> =>
  wrongIn(await consult(...given));

const stored = (): Promise<BotStore> =>
  openBotStore({ url: place.url, keys: [new Secret(key)], log: keptLog().log });

describeWithPostgres({ name: 'doctor' }, () => {
  it('finds what may lose writes, and nothing else, whether the store is there or not', async () => {
    // The server for the tests does not wait for the disk, so that they are fast.
    const isUnsafe = JSON.stringify(await runIn(place.url, 'SHOW fsync')).includes('off');
    const found = isUnsafe ? ['durability:unsafe'] : [];
    expect(await troubles(place.url)).toEqual(found);
    await (await stored()).close();
    expect(await troubles(place.url)).toEqual(found);
    expect(JSON.stringify(await consult(place.url))).not.toContain(new URL(place.url).password);
  });

  it('finds a trigger on a table, of which the log of a start tells, too', async () => {
    await (await stored()).close();
    await runIn(
      place.url,
      `CREATE FUNCTION copied() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
      CREATE TRIGGER copies BEFORE DELETE ON rounds_cases FOR EACH ROW EXECUTE FUNCTION copied()`,
    );
    expect(await troubles(place.url)).toContain('durability:strangers');
    const { log, text } = keptLog();
    await (await openBotStore({ url: place.url, keys: [new Secret(key)], log })).close();
    expect(text()).toContain('copies');
  });

  it('finds another process, another key and a server that is not there', async () => {
    const store = await stored();
    expect(await troubles(place.url)).toContain('lock:stranger');
    await store.close();
    expect(await troubles(place.url, Buffer.alloc(32, 3).toString('base64'))).toContain('store:wrong_key');
    const elsewhere = new URL(place.url);
    elsewhere.port = await freePort();
    expect(await troubles(elsewhere.href)).toEqual(['store:no_database']);
  });

  it('says what to do about a certificate that nobody vouches for, and one whose authority cannot be read', async () => {
    const untrusted = await untrustedDatabase();
    for (const url of [untrusted, `${untrusted}&sslrootcert=/nowhere/ca.pem`]) {
      const found = (await consult(url)).filter(({ check }) => check === 'store');
      expect(found).toMatchObject([{ code: 'certificate', todo: words.store.certificate('').todo }]);
      expect(found[0]?.says).toContain('sslrootcert');
    }
  });

  it('finds a pooler that shares connections', async () => {
    const pooler = await poolerTo(place.url);
    expect(await troubles(pooler.url)).toEqual(['store:no_database']);
    await pooler.close();
  });
});

describeWithPostgres({ name: 'backup' }, () => {
  it('sends whoever has a store in PostgreSQL to its own means', async () => {
    const settings = { STORE_URL: place.url, ENCRYPTION_KEYS: key };
    const told = await operate({ kind: 'backup', file: 'never' }, settings);
    expect(told).toMatchObject({ code: 1, out: '' });
    expect(told.error).toContain('pg_dump');
    expect(told.error).not.toContain(new URL(place.url).password);
  });
});
