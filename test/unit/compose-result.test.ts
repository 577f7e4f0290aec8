import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/features/compose/display-width.ts';
import { sectionMessages } from '../../src/features/compose/result.ts';
import { vitalSignsTable } from '../../src/features/compose/vital-signs-table.ts';
import { wordsFor } from '../../src/locale/words.ts';

const words = wordsFor('en');
const { compose: composeTexts } = words;

const row = { name: 'Heart rate', value: '88', unit: 'bpm', range: '60-100', outside: 'no' } as const;
const shown = { name: 'exam', heading: '**Exam**', mostMessages: 5, words } as const;
const textOf = (messages: readonly { readonly content: string }[]): string =>
  messages.map(({ content }) => content).join('\n');

describe('the table of vital signs', () => {
  it('stays narrow enough for a phone and in one code block, whatever is in its cells', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom('```', 'a`b', '体温体温体温', 'x\ny'),
    );
    const rows = fc.array(
      fc.record(
        {
          name: cell,
          value: cell,
          unit: cell,
          range: cell,
          outside: fc.constantFrom('low', 'high', 'no', 'unknown'),
        },
        { requiredKeys: ['name', 'value', 'outside'] },
      ),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(rows, (some) => {
        const lines = vitalSignsTable(some, words).split('\n');
        expect(lines.filter((line) => line.includes('```'))).toEqual(['```', '```']);
        for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(40);
      }),
    );
  });

  it('lines its columns up by what is seen, not by code units', () => {
    const table = vitalSignsTable(
      [row, { ...row, name: '体温', value: '37.1', unit: '°C', range: '36-38' }],
      words,
    );
    const columns = table
      .split('\n')
      .filter((line) => line.includes('60-100') || line.includes('36-38'))
      .map((line) => displayWidth(line.slice(0, Math.max(line.indexOf('60-100'), line.indexOf('36-38')))));
    expect(columns).toHaveLength(2);
    expect(columns[0]).toBe(columns[1]);
  });

  it('marks what lies outside the normal range, and nothing else', () => {
    const high = vitalSignsTable(
      [row, { ...row, name: 'Temperature', value: '39.2', outside: 'high' }],
      words,
    );
    expect(high).toContain(composeTexts.outside.high);
    expect(high).not.toContain(composeTexts.outside.low);
    expect(vitalSignsTable([{ ...row, outside: 'low' }], words)).toContain(composeTexts.outside.low);
    for (const outside of ['no', 'unknown'] as const) {
      const plain = vitalSignsTable([{ ...row, outside }], words);
      expect(plain).not.toContain(composeTexts.outside.high);
      expect(plain).not.toContain(composeTexts.outside.low);
    }
  });

  it('has no column for ranges where the service gave none', () => {
    const table = vitalSignsTable([{ name: 'Heart rate', value: '88', outside: 'unknown' }], words);
    expect(table).not.toContain(composeTexts.columns.normal);
  });
});

describe('a composed section', () => {
  it('keeps every message within what Discord takes', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 4_000 });
    const sections = fc.oneof(
      fc.record({ kind: fc.constant('text' as const), text }),
      fc.record({ kind: fc.constant('unknown' as const), raw: text }),
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

  it('lists exam findings, each under its name, and lets no code fence of theirs through', () => {
    const rows = [
      { name: 'Abdomen', finding: 'Soft\nnot tender' },
      { name: 'Skin', finding: '```warm' },
    ];
    const text = textOf(sectionMessages({ ...shown, section: { kind: 'findings', rows } }));
    expect(text).toContain('- **Abdomen:** Soft\n  not tender');
    expect(text).not.toContain('```');
  });

  it('comes as several messages when it is long, as a file with its beginning when it is very long', () => {
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

  it('hands over what was not understood as it came', () => {
    const raw = '{"odd": [1, 2]}';
    const [message] = sectionMessages({ ...shown, section: { kind: 'unknown', raw } });
    expect(message.content).toContain(composeTexts.notUnderstood);
    expect(message.uploads).toEqual([expect.objectContaining({ name: 'exam.json', data: raw })]);
  });

  it('keeps what stood beside the section', () => {
    const messages = sectionMessages({ ...shown, section: { kind: 'text', text: 'Fine.', rest: 'beside' } });
    expect(messages.at(-1)).toMatchObject({ content: composeTexts.remainder, uploads: [{ data: 'beside' }] });
  });

  it('says so when the service sent an empty text', () => {
    expect(textOf(sectionMessages({ ...shown, section: { kind: 'text', text: '  ' } }))).toContain(
      composeTexts.empty,
    );
  });
});
