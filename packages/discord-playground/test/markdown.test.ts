import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInline, parseMarkdown, type Block, type Inline } from '../src/page/markdown.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });

const textsOf = (nodes: readonly Inline[]): string =>
  nodes.map((node) => ('inner' in node ? textsOf(node.inner) : 'text' in node ? node.text : '')).join('');

const textOfBlock = (block: Block): string => {
  switch (block.kind) {
    case 'code':
      return block.text;
    case 'list':
      return block.items.map(textsOf).join('');
    case 'quote':
      return block.inner.map(textOfBlock).join('');
    default:
      return textsOf(block.inner);
  }
};

describe("Discord's Markdown", () => {
  it.each<[string, readonly Inline[]]>([
    ['**a** b', [{ kind: 'bold', inner: [text('a')] }, text(' b')]],
    ['*a* _b_', [{ kind: 'italic', inner: [text('a')] }, text(' '), { kind: 'italic', inner: [text('b')] }]],
    ['__a *b*__', [{ kind: 'underline', inner: [text('a '), { kind: 'italic', inner: [text('b')] }] }]],
    [
      '~~a~~||b||',
      [
        { kind: 'strike', inner: [text('a')] },
        { kind: 'spoiler', inner: [text('b')] },
      ],
    ],
    ['`**a**`', [{ kind: 'code', text: '**a**' }]],
    ['a_b_c', [text('a_b_c')]],
    ['2 * 3 * 4', [text('2 * 3 * 4')]],
    [
      '<@12> <@&13> <#14>',
      [
        { kind: 'user', id: '12' },
        text(' '),
        { kind: 'role', id: '13' },
        text(' '),
        { kind: 'channel', id: '14' },
      ],
    ],
    ['<t:60:R>', [{ kind: 'time', seconds: 60, form: 'R' }]],
    [
      'see https://a.example/b_c_d.',
      [
        text('see '),
        { kind: 'link', url: 'https://a.example/b_c_d', inner: [text('https://a.example/b_c_d')] },
        text('.'),
      ],
    ],
    ['[here](https://a.example/)', [{ kind: 'link', url: 'https://a.example/', inner: [text('here')] }]],
  ])('reads %s', (source, nodes) => {
    expect(parseInline(source)).toEqual(nodes);
  });

  it('makes no link from an address that is not on the web', () => {
    const nodes = parseInline('[a](javascript:alert(1)) [b](data:text/html,x) <javascript:alert(1)>');
    expect(nodes.filter(({ kind }) => kind === 'link')).toEqual([]);
  });

  it('shows a mark after a backslash as it is', () => {
    expect(textsOf(parseInline('\\*a\\* \\<@12\\> \\_b\\_'))).toBe('*a* <@12> _b_');
  });

  it('distinguishes blocks', () => {
    const kinds = parseMarkdown('# a\nb\n> c\n> d\n- e\n- f\n1. g\n-# h\n```js\ni\n```\nj').map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['heading', 'paragraph', 'quote', 'list', 'list', 'small', 'code', 'paragraph']);
  });

  it('finds headings and small print in a quote, but no second quote', () => {
    const [quote, ...others] = parseMarkdown('> ### a\n> b\n> > c\n-# d');
    const kinds = quote?.kind === 'quote' ? quote.inner.map(({ kind }) => kind) : [];
    expect([kinds, others.map(({ kind }) => kind)]).toEqual([['heading', 'paragraph'], ['small']]);
  });

  it('keeps an indented line in the list entry above it', () => {
    const [list, ...others] = parseMarkdown('- a\n  more of a\n- b\n  more\n  still more\nno part of it');
    const items = list?.kind === 'list' ? list.items : [];
    expect(items.map(textsOf)).toEqual(['amore of a', 'bmorestill more']);
    expect(items[0]?.map(({ kind }) => kind)).toEqual(['text', 'break', 'text']);
    expect(others.map(({ kind }) => kind)).toEqual(['paragraph']);
  });

  it('keeps every letter, whatever is around it', () => {
    const marks = fc.constantFrom(
      '*',
      '**',
      '_',
      '__',
      '`',
      '~~',
      '||',
      '\n',
      ' ',
      '# ',
      '> ',
      '- ',
      'x',
      'word',
    );
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 60 }), (parts) => {
        const source = parts.join('');
        // The word behind three backticks names a language, and is not shown.
        fc.pre(!source.includes('```'));
        const letters = (all: string): string => all.replace(/[^a-z]/g, '');
        const drawn = parseMarkdown(source).map(textOfBlock).join('');
        expect(letters(drawn)).toBe(letters(source));
      }),
    );
  });

  it('reads a message of the longest kind to its end, even one of nothing but marks', () => {
    for (const mark of ['*', '**a', '_', '`', '||', '[', '<@', '> ', '```']) {
      expect(parseMarkdown(mark.repeat(4_000).slice(0, 4_000))).not.toEqual([]);
    }
  });
});
