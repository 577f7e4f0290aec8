import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { operate } from '../../src/app/operating/operate.ts';
import { teachLesson } from '../support/lesson.ts';
import { startRig } from '../support/rig.ts';

/** What a version leaves in its store, for `upgrade.test.ts`: made once for each, and never again. */
it('keeps a store of this version', async (context) => {
  const { version } = z.object({ version: z.string() }).parse(manifest);
  const file = fileURLToPath(new URL(`../fixtures/store-${version}.sqlite`, import.meta.url));
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) return context.skip();
  const rig = await startRig({
    settings: {
      ENCRYPTION_KEYS: Buffer.alloc(32, 1).toString('base64'),
      QUESTIONS_PER_DAY: '50',
      SHUTDOWN_SECONDS: '1',
    },
  });
  onTestFinished(() => rig.close());
  await teachLesson(rig);
  await rig.stop();
  expect(await operate({ kind: 'backup', file }, rig.settings)).toMatchObject({ code: 0 });
});
