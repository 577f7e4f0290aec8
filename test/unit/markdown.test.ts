import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeMarkdown, escapeSentenceWithin, withoutPreviews } from '../../src/lib/markdown.ts';

it.each([
  ['no link', 'no link'],
  ['https://a.example/x', '<https://a.example/x>'],
  ['<https://a.example/x>', '<https://a.example/x>'],
  ['see HTTP://a.example, or (https://b.example).', 'see <HTTP://a.example>, or (<https://b.example>).'],
  ['[a](https://a.example/x) b', '[a](<https://a.example/x>) b'],
  ['https://a.example/x_(y)', '<https://a.example/x_(y)>'],
  ['**https://a.example/x**', '**<https://a.example/x>**'],
  ['<https://a.example and more', '<https://a.example> and more'],
])('the links in %j get no previews as %j', (text, shown) => {
  expect(withoutPreviews(text)).toBe(shown);
});

it.each([
  ['a short reason', 'a short reason'],
  ['The case must be published first', 'The case must be…'],
  ['case_id must be one of those listed', 'case\\_id must be…'],
  [`see ${'x'.repeat(40)}`, `see ${'x'.repeat(15)}…`],
  ['*'.repeat(40), `${'\\*'.repeat(9)}…`],
])('%j within 20 characters is cut between words', (text, shown) => {
  expect(escapeSentenceWithin(20, text)).toBe(shown);
});

it('cuts a sentence to the room there is, never inside a real word', () => {
  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .filter((text) => !/\s|\p{Cc}/u.test(text) && escapeMarkdown(text).length <= 19);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (all) => {
      const text = all.join(' ');
      const cut = escapeSentenceWithin(40, text);
      expect(cut.length).toBeLessThanOrEqual(40);
      const escaped = escapeMarkdown(text);
      const kept = cut === escaped ? escaped : cut.slice(0, -'…'.length);
      expect(escaped === kept || escaped.startsWith(`${kept} `)).toBe(true);
    }),
  );
});
