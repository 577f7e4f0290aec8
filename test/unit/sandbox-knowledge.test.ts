import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { keepKnowledge, keptKnowledge } from '../../src/sandbox/hearing/keeping.ts';
import { acquireKnowledge } from '../../src/sandbox/hearing/knowledge.ts';

test('patients know from the file that the build writes exactly what they would learn without it', () => {
  keepKnowledge();
  // Vitest’s own comparison takes a second longer for these many numbers, and is no stricter.
  expect(isDeepStrictEqual(keptKnowledge(), acquireKnowledge())).toBe(true);
}, 60_000);
