import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitText } from '../../src/lib/split.ts';

const withoutSpace = (text: string): string => text.replaceAll(/\s/g, '');
const withoutFences = (text: string): string => withoutSpace(text).replaceAll(/```(?:zz9)?/g, '');
const fenceMarks = (text: string): number => text.split('```').length - 1;
const torn = /\p{Surrogate}/u;

const pieces = [
  'pain',
  '😷',
  'é',
  '😀😀😀😀😀',
  '<@123456789012345678>',
  '[a link](https://a.example/x)',
  '.',
  '-',
];
const word = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom(...pieces),
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
const limits = (min: number, max: number) => fc.integer({ min, max });

describe('a text that is cut into messages', () => {
  it('loses nothing but white space, and no fence stays open', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), limits(2, 40), (text, limit) => {
        const plain = text.replaceAll('`', '');
        expect(withoutSpace(splitText(plain, limit).join(''))).toBe(withoutSpace(plain));
      }),
    );
    fc.assert(
      fc.property(document, limits(40, 200), (text, limit) => {
        const parts = splitText(text, limit);
        expect(withoutFences(parts.join(''))).toBe(withoutFences(text));
        for (const part of parts) expect(fenceMarks(part) % 2).toBe(0);
      }),
    );
  });

  it('has parts within the limit, trimmed, whole in their characters and not empty', () => {
    const anything = fc.oneof(
      document,
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.stringMatching(/^[`\n a]{0,80}$/),
    );
    fc.assert(
      fc.property(anything, limits(2, 120), (text, limit) => {
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

  it('stays whole if it fits, and its parts stay as they are, so that they can be found again', () => {
    fc.assert(
      fc.property(document, (text) => {
        fc.pre(text.length <= 2_000);
        expect(splitText(text)).toEqual(text.trim() === '' ? [] : [text.trim()]);
        for (const part of splitText(text, 60)) expect(splitText(part, 60)).toEqual([part]);
      }),
    );
  });

  const before = 'before '.repeat(6).trim();
  const code = '```ts\nconst a = 1;\n\nconst b = 2;\n```';
  const entries = [
    '- one with\n  a second line',
    '- two with\n  a second line',
    '- three with\n  a second line',
  ];
  it.each<[string, number, readonly string[]]>([
    [' \n\t ', 2, []],
    [`${before}\n\n${before} and\n\nafter`, 50, [before, `${before} and`, 'after']],
    // Lists, headings and fences stay together if they fit.
    [`${before}\n\n- one\n- two\n\n- three`, 50, [before, '- one\n- two\n\n- three']],
    [entries.join('\n'), 60, [entries.slice(0, 2).join('\n'), entries[2] ?? '']],
    [`${before}\n\n## Findings\n\n${before} after`, 64, [before, `## Findings\n\n${before} after`]],
    [`${before}\n${code}\nafter`, 60, [before, `${code}\nafter`]],
    // A fence that is cut is opened again with its language, and keeps its indentation.
    [
      '```py\nif a:\n    return 1111\n    return 2222\n```',
      35,
      ['```py\nif a:\n    return 1111\n```', '```py\n    return 2222\n```'],
    ],
    ['First things first. Second things later.', 25, ['First things first.', 'Second things later.']],
    ['我昨天开始头疼。今天早上吐了。', 10, ['我昨天开始头疼。', '今天早上吐了。']],
    ['one sentence of several words', 14, ['one sentence', 'of several', 'words']],
    ['a dose of 500\u00a0mg', 14, ['a dose of', '500\u00a0mg']],
    ['before ``` after that', 12, ['before ```', 'after that']],
    ['😀😀😀', 3, ['😀', '😀', '😀']],
  ])('%j within %d', (text, limit, parts) => {
    expect(splitText(text, limit)).toEqual(parts);
  });

  it('is read to its end, megabytes of marks as well', () => {
    const marks = `${'a'.repeat(500_000)}${' '.repeat(500_000)}${'`'.repeat(100_000)}${'[x '.repeat(200_000)}`;
    expect(splitText(marks).at(-1)).toContain('[x');
  });

  it('needs room for a character', () => {
    expect(() => splitText('text', 1)).toThrow(RangeError);
  });
});
