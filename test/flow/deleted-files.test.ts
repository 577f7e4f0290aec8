/** What people have had deleted is in no file beside the store any more, for somebody with the key either. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { keysFromFile } from '../../src/store/keys.ts';
import { createSealing } from '../../src/store/sealing.ts';
import { createBench, type Bench } from '../chaos/bench.ts';
import { startAgain } from '../support/crash.ts';
import { inOneFile } from '../support/program.ts';
import { pressed } from '../support/room.ts';
import { keptLog } from '../support/stores.ts';

const { buttons: labels } = wordsFor('en').account;

let bench: Bench;
beforeAll(async () => {
  bench = await createBench({ program: inOneFile, settings: { SHUTDOWN_SECONDS: '0' } });
  await startAgain(bench);
});
afterAll(() => bench.close());

/** All bytes of the store's files, and every account that the key opens among them, in rows, free pages or a log. */
const everything = async (): Promise<string> => {
  const { storeFile } = bench;
  const keys = await keysFromFile({ path: `${storeFile}.key`, mayMake: false, log: keptLog().log });
  const sealing = createSealing(keys);
  const folder = dirname(storeFile);
  const names = (await readdir(folder)).filter((name) => name.startsWith(basename(storeFile)));
  const bytes = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
  const texts = bytes.flatMap((text) =>
    [...text.matchAll(/([\w-]{11})\.([A-Za-z0-9+/]{40,}=*)/g)].map(([, keyId = '', base64 = '']) => {
      const opened = sealing.open({ keyId, body: Buffer.from(base64, 'base64') }, 'accounts');
      return opened.kind === 'opened' ? opened.text : '';
    }),
  );
  return [...bytes, ...texts].join('\n');
};

it.each([
  ['Delete everything', 'alice', ['/account', labels.deleteAll, labels.reallyDeleteAll]],
  ['/unlink', 'bob', ['/unlink']],
] as const)('after %s, while the bot runs', async (_what, name, [command, ...presses]) => {
  const person = bench.playground.person(name);
  await bench.link(person, 'student2');
  const linked = await everything();
  for (const text of [person.id, 'student2', 'refreshToken']) expect(linked).toContain(text);
  let last = await person.command('class', command).finished();
  for (const label of presses) last = (await pressed(bench, person, { below: last, label })).message;
  const left = async (): Promise<readonly string[]> => {
    const now = await everything();
    return [person.id, 'student2', 'refreshToken'].filter((text) => now.includes(text));
  };
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
});
