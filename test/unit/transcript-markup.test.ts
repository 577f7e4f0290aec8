import fc from 'fast-check';
import markdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import type { Transcript } from '../../src/features/transcript/document.ts';
import { writeCsv } from '../../src/features/transcript/csv.ts';
import { writeMarkdown } from '../../src/features/transcript/markdown.ts';
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

  it('the Markdown file shows it as text, and an answer as a quote', () => {
    const shown = markdownIt({ html: true });
    const kindsIn = (markdown: string): readonly string[] =>
      shown
        .parse(markdown, {})
        .flatMap(({ type, children }) => [type, ...(children ?? []).map((one) => one.type)]);
    const usual = new Set(kindsIn(writeMarkdown(transcriptOf(['a\nb\n\nc']), words)));
    fc.assert(
      fc.property(markupTexts, markupTexts, (text, name) => {
        const transcript = withPeople({ ...transcriptOf([text]), title: name, host: name }, name);
        for (const kind of kindsIn(writeMarkdown(transcript, words)))
          expect([...usual, 'text_special', 'softbreak']).toContain(kind);
      }),
      { numRuns: 200 },
    );
    fc.assert(
      fc.property(markupTexts, (answer) => {
        const [first, ...others] = transcriptOf(['a', 'b']).entries;
        if (first?.kind !== 'turn') throw new Error('no turn');
        const entries = [{ ...first, answer: [{ text: `${answer}.`, files: [] }] }, ...others];
        const kinds = kindsIn(writeMarkdown({ ...transcriptOf([]), entries }, words));
        for (const kind of ['html_block', 'html_inline', 'link_open', 'image'])
          expect(kinds).not.toContain(kind);
        const depth = kinds.map(
          (kind) => Number(kind === 'blockquote_open') - Number(kind === 'blockquote_close'),
        );
        const inQuotes = depth.map((_, index) =>
          depth.slice(0, index + 1).reduce((sum, one) => sum + one, 0),
        );
        const outside = kinds.filter((kind, index) => kind === 'hr' && inQuotes[index] === 0);
        expect(outside).toHaveLength(2);
      }),
      { numRuns: 200 },
    );
  });
});
