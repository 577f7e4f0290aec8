import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sectionMessages, vitalSignsLines } from '../../src/features/showing/section-messages.ts';
import { showsNothing } from '../../src/lib/invisible.ts';
import { escapeMarkdown } from '../../src/lib/markdown.ts';
import { wordsFor } from '../../src/locale/words.ts';

const words = wordsFor('en');
const { compose: composeTexts } = words;

const row = { name: 'Heart rate', value: '88', unit: 'bpm', range: '60-100', outside: 'no' } as const;
const shown = { name: 'exam', heading: '**Exam**', mostMessages: 5, words } as const;
const textOf = (messages: readonly { readonly content: string }[]): string =>
  messages.map(({ content }) => content).join('\n');

/** As somebody reads it: the marks that keep a line together are not seen. */
const asRead = (text: string): string =>
  text
    .replace(/\\(?=[^\w\s])/g, '')
    .replaceAll('\u2060', '')
    .replace(/[\u2011]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('```', 'a`b', '体温体温', 'x\ny', '**', '104', '36.5 – 37.5', '60-100', '- 2', '<120/80'),
);

const someRows = fc.array(
  fc.record(
    {
      name: piece,
      value: piece,
      unit: piece,
      range: piece,
      outside: fc.constantFrom('low', 'high', 'no', 'unknown'),
    },
    { requiredKeys: ['name', 'value', 'outside'] },
  ),
  { minLength: 1, maxLength: 6 },
);

describe('the list of vital signs', () => {
  it('names every value, unit and range, one line per sign, whatever they contain', () => {
    fc.assert(
      fc.property(someRows, (rows) => {
        const lines = vitalSignsLines(rows, words).split('\n');
        expect(lines).toHaveLength(rows.length);
        for (const [index, { name, value, unit = '', range = '' }] of rows.entries()) {
          const line = asRead(lines[index] ?? '');
          const shown = showsNothing(value) ? [name] : [name, `${value} ${unit}`];
          for (const text of showsNothing(range) ? shown : [...shown, range]) {
            expect(line).toContain(asRead(escapeMarkdown(text)));
          }
        }
      }),
    );
  });

  it('marks what lies outside the normal range, and nothing else', () => {
    const high = vitalSignsLines(
      [row, { ...row, name: 'Temperature', value: '39.2', outside: 'high' }],
      words,
    );
    expect(high).toContain(composeTexts.outside.high);
    expect(high).not.toContain(composeTexts.outside.low);
    expect(vitalSignsLines([{ ...row, outside: 'low' }], words)).toContain(composeTexts.outside.low);
    for (const outside of ['no', 'unknown'] as const) {
      const plain = vitalSignsLines([{ ...row, outside }], words);
      expect(plain).not.toContain(composeTexts.outside.high);
      expect(plain).not.toContain(composeTexts.outside.low);
    }
  });

  it('mentions no range if the service sent none, and puts a note below its sign', () => {
    const rows = [{ name: 'Heart rate', value: '88', outside: 'unknown', note: 'regular' }] as const;
    expect(vitalSignsLines(rows, words)).toBe('- **Heart rate:** 88\n  regular');
  });
});

describe('a composed section', () => {
  it('keeps every message within what Discord accepts', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 4_000 });
    const sections = fc.oneof(
      fc.record({ kind: fc.constant('text' as const), text }),
      fc.record({
        kind: fc.constant('findings' as const),
        rows: fc.array(fc.record({ name: text, finding: text }), { maxLength: 5 }),
      }),
    );
    fc.assert(
      fc.property(sections, (section) => {
        const messages = sectionMessages({ ...shown, section, footer: composeTexts.notAPatient });
        expect(messages.length).toBeLessThanOrEqual(shown.mostMessages);
        for (const { content } of messages) {
          expect(content.length).toBeLessThanOrEqual(2_000);
          expect(content.trim()).not.toBe('');
        }
      }),
    );
  });

  it('lists exam findings, each under its name, and lets none of their code fences through', () => {
    const rows = [
      { name: 'Abdomen', finding: 'Soft\nnot tender' },
      { name: 'Skin', finding: '```warm' },
    ];
    const text = textOf(sectionMessages({ ...shown, section: { kind: 'findings', rows } }));
    expect(text).toContain('- **Abdomen:** Soft\n  not tender');
    expect(text).not.toContain('```');
  });

  it('has all of a finding with white space without end, as a language model may write it', () => {
    const rows = [{ name: 'Heart', finding: `Regular${' '.repeat(200_000)}rhythm` }];
    const [{ uploads }] = sectionMessages({ ...shown, section: { kind: 'findings', rows } });
    expect(uploads?.[0]?.data).toContain('rhythm');
  });

  it('comes as several messages if it is long, and as a file with its beginning if it is very long', () => {
    const long = 'A sentence about the patient. '.repeat(200).trim();
    const several = sectionMessages({ ...shown, section: { kind: 'text', text: long } });
    expect(several.length).toBeGreaterThan(1);
    expect(several.every(({ uploads }) => uploads === undefined)).toBe(true);

    const veryLong = 'A sentence about the patient. '.repeat(2_000).trim();
    const [message, ...others] = sectionMessages({ ...shown, section: { kind: 'text', text: veryLong } });
    expect(others).toEqual([]);
    expect(message.uploads?.map(({ data }) => data)).toEqual([veryLong]);
    expect(message.content).toContain(composeTexts.asFile);
  });

  it('passes on unchanged what is no text', () => {
    const rest = 'data:image/png;base64,iVBORw==';
    const [message] = sectionMessages({ ...shown, section: { kind: 'text', text: '', rest } });
    expect(message.content).toContain(composeTexts.notUnderstood);
    expect(message.uploads).toEqual([
      expect.objectContaining({ name: 'exam.png', data: new Uint8Array([0x89, 0x50, 0x4e, 0x47]) }),
    ]);
  });

  it('keeps what came with the section', () => {
    const messages = sectionMessages({ ...shown, section: { kind: 'text', text: 'Fine.', rest: 'beside' } });
    expect(messages.at(-1)).toMatchObject({ content: composeTexts.remainder, uploads: [{ data: 'beside' }] });
  });

  it.each(['', '  ', '\u200b\u3164'])('says so when the service sent an empty text: %j', (text) => {
    expect(textOf(sectionMessages({ ...shown, section: { kind: 'text', text } }))).toContain(
      composeTexts.empty,
    );
  });
});
