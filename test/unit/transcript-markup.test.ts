import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transcript } from '../../src/features/transcript/document.ts';
import { writeCsv } from '../../src/features/transcript/csv.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { markupTexts } from '../support/markup.ts';

import { transcriptOf } from '../support/transcript-of.ts';

const words = wordsFor('en');

const withPeople = (transcript: Transcript, name: string): Transcript => ({
  ...transcript,
  people: transcript.people.map(({ key }) => ({ key, name: `${name} ${key}` })),
});

describe('whatever somebody wrote or is called', () => {
  it('no cell of the spreadsheet begins a formula, whatever separator a program goes by', () => {
    fc.assert(
      fc.property(fc.array(markupTexts, { minLength: 1 }), markupTexts, (texts, name) => {
        const csv = writeCsv(withPeople(transcriptOf(texts), name), words).replace(/^\ufeff/, '');
        for (const separator of [',', ';', '\t', '|']) {
          // A program that expects another separator need not know where a quoted text ends either.
          for (const cell of csv.split(/[\r\n]/).flatMap((line) => line.split(separator)))
            expect(cell).not.toMatch(/^[\s"\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠]/u);
        }
      }),
    );
  });

  it.each([
    ['pain;=HYPERLINK("https://a.example")', 'pain;\'=HYPERLINK(""https://a.example"")'],
    ['a\t+1', "a\t'+1"],
    ['a\n-1', "a\n'-1"],
    ['=1', "'=1"],
    ['Is it worse - or better, at 3-4 pm?', 'Is it worse - or better, at 3-4 pm?'],
  ])('%j is a cell with %j', (text, cell) => {
    expect(writeCsv(transcriptOf([text]), words)).toContain(`"${cell}"`);
  });
});
