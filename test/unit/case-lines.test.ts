import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findingLines,
  readFindingLines,
  readSignLines,
  signLines,
  type Judge,
} from '../../src/features/cases/lines.ts';
import { judge } from '../../src/service/range.ts';

const unjudged: Judge = () => 'unknown';

/** Anything that a service or a person might write, bars, backslashes and line breaks included. */
const text = fc
  .oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('a', ' ', '|', '\\', '\n', '\r', '\u2028', 'n', 'r', 'u', 'p') }),
  )
  .map((one) => one.trim());
const shown = text.filter((one) => one !== '');

const signs = fc.array(
  fc
    .record({ name: shown, value: text, unit: text, range: text, note: text })
    .map(({ name, value, ...rest }) => ({
      name,
      value,
      ...(rest.unit === '' ? {} : { unit: rest.unit }),
      ...(rest.range === '' ? {} : { range: rest.range }),
      outside: 'unknown' as const,
      ...(rest.note === '' ? {} : { note: rest.note }),
    })),
);
const findings = fc.array(fc.record({ name: shown, finding: text }));

describe('vital signs as lines', () => {
  it('can be read back, whatever they hold', () => {
    fc.assert(
      fc.property(signs, (rows) => {
        expect(readSignLines(signLines(rows), unjudged)).toEqual({ kind: 'rows', rows });
      }),
    );
  });

  it('are one line each', () => {
    fc.assert(
      fc.property(signs, (rows) => {
        const lines = signLines(rows);
        expect(lines === '' ? [] : lines.split(/[\n\r\u2028\u2029]/)).toHaveLength(rows.length);
      }),
    );
  });

  it('are judged anew', () => {
    const read = readSignLines('Heart rate | 104 | bpm | 60-100\nTemperature | 37.0 | °C | 36-38', judge);
    expect(read).toMatchObject({ rows: [{ outside: 'high' }, { outside: 'no' }] });
  });

  it('are written as a person would', () => {
    const rows = [
      { name: 'Heart rate', value: '104', unit: 'bpm', range: '60-100', outside: 'high' },
      { name: 'Pain', value: '', outside: 'unknown' },
    ] as const;
    expect(signLines(rows)).toBe('Heart rate | 104 | bpm | 60-100\nPain |');
  });

  it('say of each line that cannot be read what is wrong with it, blank ones counted', () => {
    const typed = '| 104\r\n\r\nHeart rate\nA | 1 | b | 1-2 | note | more\nPulse | 60';
    expect(readSignLines(typed, judge)).toEqual({
      kind: 'unreadable',
      problems: [
        { line: 1, problem: 'no_name' },
        { line: 3, problem: 'no_value' },
        { line: 4, problem: 'too_many' },
      ],
    });
  });
});

describe('findings as lines', () => {
  it('can be read back, whatever they hold', () => {
    fc.assert(
      fc.property(findings, (rows) => {
        expect(readFindingLines(findingLines(rows))).toEqual({ kind: 'rows', rows });
      }),
    );
  });

  it('say what is wrong with a line', () => {
    expect(readFindingLines('Abdomen: soft\nHeart | regular | loud')).toEqual({
      kind: 'unreadable',
      problems: [
        { line: 1, problem: 'too_few' },
        { line: 2, problem: 'too_many' },
      ],
    });
  });
});
