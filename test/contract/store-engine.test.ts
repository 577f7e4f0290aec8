import { expect, test } from 'vitest';
import { openEngine } from '../../src/store/open.ts';
import { storeFolder } from '../support/stores.ts';
import { engineContract } from './store-engine.ts';

engineContract('SQLite', async () => (await storeFolder()).url);

test('a URL without an engine is refused by its scheme, and the error does not contain its password', async () => {
  const refusal: unknown = await openEngine('postgres://rounds:secret@db/rounds').catch(
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({ reason: 'cannot_open' });
  expect(String(refusal)).toContain('postgres');
  expect(String(refusal)).not.toContain('secret');
  await expect(openEngine('data/rounds.sqlite')).rejects.toMatchObject({ reason: 'cannot_open' });
  await expect(openEngine('sqlite://')).rejects.toMatchObject({ reason: 'cannot_open' });
});
