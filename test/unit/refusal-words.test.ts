import { expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';

const { service: serviceWords } = wordsFor('en').failures;

it('the service’s reason cannot act as markdown or as a mention', () => {
  const words = serviceWords({
    kind: 'rejected',
    status: 400,
    reason: '@everyone <@1> [x](https://y) `z`\n# big',
  });
  expect(words).not.toMatch(/(?<!\\)[@<>[\]`#]/);
  expect(words).not.toContain('\n');
});
