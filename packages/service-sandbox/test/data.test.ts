import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readData } from '../src/data.ts';

const topic = z.strictObject({ name: z.string(), steps: z.array(z.strictObject({ asks: z.string() })) });

it.each([
  ['is not YAML', 'name: ECG\nsteps: [\n', /line 3/],
  ['has a wrong value', 'name: ECG\nsteps: [{ asks: 3 }]\n', /steps\.0\.asks/],
  ['has a field that nobody knows', 'name: ECG\nsteps: [{ asks: Which?, asksAgain: Why? }]\n', /asksAgain/],
  ['is empty', '', /is empty/],
])('a data file that %s is named, and the place in it', async (_what, content, place) => {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-data-'));
  const file = join(folder, 'ecg.yaml');
  await writeFile(file, content);
  const read = (): unknown => readData(pathToFileURL(file).href, topic);
  expect(read).toThrow(/ecg\.yaml/);
  expect(read).toThrow(place);
  await rm(folder, { recursive: true });
  expect(read).toThrow(/ecg\.yaml.*no such file/);
});
