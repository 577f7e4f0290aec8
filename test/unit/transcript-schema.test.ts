import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { publishedSchema } from '../../src/features/transcript/document.ts';

test("the published schema of a transcript's data is the one that the bot writes by", async () => {
  const file = new URL('../../docs/transcript.schema.json', import.meta.url);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(publishedSchema());
});
