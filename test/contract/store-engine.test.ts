import { expect, onTestFinished, test } from 'vitest';
import { openEngine } from '../../src/store/open.ts';
import { describeWithPostgres, newSchema } from '../support/databases.ts';
import { storeFolder } from '../support/stores.ts';
import { engineContract } from './store-engine.ts';

engineContract('SQLite', async () => (await storeFolder()).url);

describeWithPostgres({ name: 'PostgreSQL' }, () => {
  engineContract('PostgreSQL', async () => {
    const { url, drop } = await newSchema();
    onTestFinished(drop);
    return url;
  });
});

test('a URL without an engine is refused by its scheme, and the error does not contain its password', async () => {
  const refusal: unknown = await openEngine('mysql://rounds:secret@db/rounds').catch(
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({ reason: 'cannot_open' });
  expect(String(refusal)).toContain('mysql');
  expect(String(refusal)).not.toContain('secret');
  await expect(openEngine('data/rounds.sqlite')).rejects.toMatchObject({ reason: 'cannot_open' });
  await expect(openEngine('sqlite://')).rejects.toMatchObject({ reason: 'cannot_open' });
});
