import fc from 'fast-check';
import markdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { withoutMarks } from '../../src/lib/invisible.ts';
import {
  escapeMarkdown,
  escapeSentenceWithin,
  quoted,
  withoutFences,
  withoutHtml,
  withoutPreviews,
} from '../../src/lib/markdown.ts';
import { markupTexts } from '../support/markup.ts';

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

describe('in a file that is shown as a page, with HTML allowed,', () => {
  it('backslashes without end, as a language model may write them, stay what they are', () => {
    const endless = '\\'.repeat(100_000);
    expect(withoutHtml(endless)).toBe(endless);
  });

  const shown = markdownIt({ html: true });
  const tokensIn = (markdown: string) =>
    shown.parse(markdown, {}).flatMap((token) => [token, ...(token.children ?? [])]);
  const kindsIn = (markdown: string): readonly string[] => tokensIn(markdown).map(({ type }) => type);
  const always = (property: (text: string) => void): void =>
    fc.assert(fc.property(markupTexts, property), { numRuns: 500 });

  it('a line that somebody wrote shows every character of it, and nothing else', () => {
    always((text) => {
      const plain = withoutMarks(text)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();
      for (const before of ['', '# ', '- Host: ']) {
        const [inline, ...others] = tokensIn(`${before}${escapeMarkdown(text)}`).filter(
          ({ type }) => type === 'inline',
        );
        const pieces = inline?.children ?? [];
        expect(others).toEqual([]);
        expect(pieces.every(({ type }) => type === 'text' || type === 'text_special')).toBe(true);
        expect(pieces.map(({ content }) => content).join('')).toBe(
          before.startsWith('-') ? `Host: ${plain}`.trim() : plain,
        );
      }
    });
  });

  it('markdown that somebody wrote has no HTML, no link and no picture, and its quote ends where it ends', () => {
    const after = ['blockquote_close', 'hr', 'paragraph_open', 'inline', 'text', 'paragraph_close'];
    always((text) => {
      for (const keptIn of [quoted, withoutFences]) {
        const kinds = kindsIn(`[a] [b][c] ![d]\n\n${keptIn(withoutHtml(text))}\n\n[a] [b][c] ![d]\n`);
        for (const kind of kinds) expect(kind).not.toMatch(/^html_|^link_open$|^image$/);
      }
      const kinds = kindsIn(`${quoted(withoutHtml(text))}\n\n---\n\nAfter it`);
      expect([kinds[0], ...kinds.slice(-6)]).toEqual(['blockquote_open', ...after]);
    });
  });

  it.each([
    ['a \\\\<img src=x onerror=alert(1)>', 'a \\\\\\<img src=x onerror=alert(1)>'],
    ['BP < 90, **low**', 'BP < 90, **low**'],
    ['see <https://a.example/x>', 'see https://a.example/x'],
    ['[a](https://a.example)', '[a]\\(https://a.example)'],
    ['[sighs] Yes.', '[sighs] Yes.'],
  ])('%j stays markdown as %j', (text, kept) => {
    expect(withoutHtml(text)).toBe(kept);
  });
});
