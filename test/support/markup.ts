import fc from 'fast-check';

/** Texts made to break out of markdown, HTML or CSV: what means something there, in any order, among ordinary text. */

const pieces = [
  ...Array.from('\\*_~`|<>[](){}@#&:;!?-+=.,\'"/$^%1a \n\r\t\v\f\0'),
  ...Array.from('\u200b\u202e\u2028\u2029\u00a0\ufeff＝＋－＠'),
  '<img src=x onerror=alert(1)>',
  '<script>',
  '</script>',
  '<!--',
  '-->',
  '<![CDATA[',
  '<?php',
  '<b',
  '</p>',
  '<https://a.example/x>',
  '<mailto:a@b.example>',
  '<javascript:alert(1)>',
  'https://a.example/',
  '[a](https://a.example)',
  '![a](https://a.example)',
  '[a]: https://a.example',
  '[c]:\n<https://a.example>',
  '[b][c]',
  '```',
  '~~~',
  '---',
  '===',
  ':-:',
  '|-|',
  '1.',
  '1)',
  '- ',
  '    ',
  '&lt;',
  '&#60;',
  '&copy;',
  '\r\n',
  '\n\n',
  '\n> ',
  '=1+1',
  '@SUM(1)',
  '(( ',
];

export const markupTexts: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...pieces) },
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    {
      maxLength: 12,
    },
  )
  .map((all) => all.join(''));
