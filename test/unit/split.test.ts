import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitText } from '../../src/lib/split.ts';

const withoutSpace = (text: string): string => text.replaceAll(/\s/g, '');
const withoutFences = (text: string): string => withoutSpace(text).replaceAll(/```(?:zz9)?/g, '');
const torn = /\p{Surrogate}/u;
const fenceMarks = (text: string): number => text.split('```').length - 1;

const word = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom(
    'pain',
    '😷',
    'é',
    '😀😀😀😀😀',
    '<@123456789012345678>',
    '[a link](https://example.org/x)',
    '.',
    '-',
  ),
);
const space = fc.constantFrom(
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\n\n\n',
  '\n- ',
  '\n  - ',
  '\n1. ',
  '. ',
  '\t',
  '\u3000',
);
const prose = fc
  .array(fc.tuple(word, space), { maxLength: 60 })
  .map((pairs) => pairs.flat().join('').replaceAll('`', "'"));
const fence = fc
  .tuple(fc.constantFrom('zz9\n', '\n'), prose)
  .filter(([, code]) => withoutSpace(code) !== '')
  .map(([opening, code]) => `\`\`\`${opening}${code}\n\`\`\``);
const document = fc.array(fc.oneof(prose, fence), { maxLength: 8 }).map((blocks) => blocks.join('\n\n'));

describe('splitText', () => {
  it('loses nothing but white space, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.integer({ min: 2, max: 40 }),
        (text, limit) => {
          const plain = text.replaceAll('`', '');
          expect(withoutSpace(splitText(plain, limit).join(''))).toBe(withoutSpace(plain));
        },
      ),
    );
  });

  it('loses nothing of a text with code fences, and closes every fence that it opens', () => {
    fc.assert(
      fc.property(document, fc.integer({ min: 40, max: 200 }), (text, limit) => {
        const parts = splitText(text, limit);
        expect(withoutFences(parts.join(''))).toBe(withoutFences(text));
        for (const part of parts) expect(fenceMarks(part) % 2).toBe(0);
      }),
    );
  });

  it('keeps every part within the limit, trimmed, whole in its characters and not empty', () => {
    const anything = fc.oneof(
      document,
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.stringMatching(/^[`\n a]{0,80}$/),
    );
    fc.assert(
      fc.property(anything, fc.integer({ min: 2, max: 120 }), (text, limit) => {
        for (const part of splitText(text, limit)) {
          expect(part.length).toBeLessThanOrEqual(limit);
          expect(part).toBe(part.trim());
          expect(part).not.toBe('');
          expect(part).not.toMatch(torn);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('returns a text that fits as it is, apart from the white space around it', () => {
    fc.assert(
      fc.property(document, (text) => {
        fc.pre(text.trim() !== '' && text.length <= 2_000);
        expect(splitText(text)).toEqual([text.trim()]);
      }),
    );
  });

  it('returns no parts for an empty text', () => {
    expect(splitText('')).toEqual([]);
    expect(splitText(' \n\t ')).toEqual([]);
  });

  it('leaves its own parts as they are, so that a part can be found again by its content', () => {
    fc.assert(
      fc.property(document, (text) => {
        for (const part of splitText(text, 60)) expect(splitText(part, 60)).toEqual([part]);
      }),
    );
  });

  it('cuts between paragraphs first', () => {
    const paragraphs = ['one '.repeat(12), 'two '.repeat(12), 'three '.repeat(8)].map((text) => text.trim());
    expect(splitText(paragraphs.join('\n\n'), 60)).toEqual(paragraphs);
  });

  it('keeps a list together when it fits into one part', () => {
    const list = '- one\n- two\n\n- three';
    expect(splitText(`${'before '.repeat(6)}\n\n${list}`, 50)).toEqual(['before '.repeat(6).trim(), list]);
  });

  it('cuts a longer list between its entries', () => {
    const entries = Array.from({ length: 9 }, (_, index) => `- entry ${index} with\n  a second line`);
    const parts = splitText(entries.join('\n'), 70);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part.split('\n').length % 2).toBe(0);
  });

  it('keeps a heading with the text that it belongs to', () => {
    const text = `${'before '.repeat(5)}\n\n## Findings\n\n${'after '.repeat(5)}`;
    expect(splitText(text, 50)[1]).toBe(`## Findings\n\n${'after '.repeat(5).trim()}`);
  });

  it('cuts a long paragraph after a sentence, a long sentence between words', () => {
    expect(splitText('First things first. Second things later.', 25)).toEqual([
      'First things first.',
      'Second things later.',
    ]);
    expect(splitText('one sentence of several words', 14)).toEqual(['one sentence', 'of several', 'words']);
  });

  it('does not cut at a no-break space', () => {
    expect(splitText('a dose of 500\u00a0mg', 14)).toEqual(['a dose of', '500\u00a0mg']);
  });

  it('cuts between sentences without a space between them', () => {
    expect(splitText('我昨天开始头疼。今天早上吐了。', 10)).toEqual(['我昨天开始头疼。', '今天早上吐了。']);
  });

  it('keeps a code fence whole when it fits into one part', () => {
    const code = '```ts\nconst a = 1;\n\nconst b = 2;\n```';
    expect(splitText(`${'before '.repeat(6)}\n${code}\nafter`, 60)).toEqual([
      'before '.repeat(6).trim(),
      `${code}\nafter`,
    ]);
  });

  it('closes a fence that it must cut and opens it again with its language, keeping the indentation', () => {
    const parts = splitText('```py\nif a:\n    return 1111\n    return 2222\n```', 35);
    expect(parts).toEqual(['```py\nif a:\n    return 1111\n```', '```py\n    return 2222\n```']);
  });

  it('leaves marks that never close as they are', () => {
    expect(splitText('before ``` after that', 12).join(' ')).toBe('before ``` after that');
  });

  it('does not cut a link, a mention or inline code if a cut next to it would do', () => {
    for (const piece of [
      '[a link](https://example.org)',
      '<@123456789012345678>',
      '`some code here`',
      '**very bold words**',
    ]) {
      const parts = splitText(`${'word '.repeat(5)}${piece} ${'word '.repeat(5)}`, 34);
      expect(parts.some((part) => part.includes(piece))).toBe(true);
    }
  });

  it('never splits the two halves of a character', () => {
    expect(splitText('😀😀😀', 3)).toEqual(['😀', '😀', '😀']);
  });

  it('reads megabytes of marks to their end', () => {
    const parts = splitText(
      'a'.repeat(500_000) + ' '.repeat(500_000) + '`'.repeat(100_000) + '[x '.repeat(200_000),
    );
    expect(parts.at(-1)).toContain('[x');
  });

  it('refuses a limit that leaves no room', () => {
    expect(() => splitText('text', 1)).toThrow(RangeError);
  });
});
