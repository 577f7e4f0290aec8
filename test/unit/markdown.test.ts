import { expect, it } from 'vitest';
import { withoutPreviews } from '../../src/lib/markdown.ts';

it.each([
  ['no link', 'no link'],
  ['https://a.example/x', '<https://a.example/x>'],
  ['<https://a.example/x>', '<https://a.example/x>'],
  ['see HTTP://a.example, or (https://b.example).', 'see <HTTP://a.example>, or (<https://b.example>).'],
  ['[a](https://a.example/x) b', '[a](<https://a.example/x>) b'],
  ['https://a.example/x_(y)', '<https://a.example/x_(y)>'],
  ['**https://a.example/x**', '**<https://a.example/x>**'],
  ['<https://a.example and more', '<https://a.example> and more'],
])('the links of %j get no previews as %j', (text, shown) => {
  expect(withoutPreviews(text)).toBe(shown);
});
