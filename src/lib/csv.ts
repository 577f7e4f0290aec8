import { CsvError, parse } from 'csv-parse/sync';

/** A record of a CSV file, and the line that it ends on, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

export type Csv =
  | { readonly kind: 'records'; readonly records: readonly CsvRecord[] }
  /** From this line on, quotes do not match; `before` is what stands above it. */
  | { readonly kind: 'broken'; readonly line: number; readonly before: readonly CsvRecord[] };

/** Spreadsheets in much of Europe write semicolons. */
const delimiters = [',', ';', '\t'] as const;

/** The delimiter that the first line has most of, quoted texts left out; a comma if it has none. */
const delimiterOf = (text: string): string => {
  // Only whole blank lines are skipped: a tab at the beginning may separate two quoted texts.
  const [first = ''] = text
    .replace(/"(?:[^"]|"")*"/g, '""')
    .replace(/^\ufeff?(?:[^\S\r\n]*[\r\n])*/, '')
    .split(/[\r\n]/, 1);
  const counted = delimiters.map((one) => ({ one, count: first.split(one).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).one;
};

/** Reads CSV with any of the usual delimiters (RFC 4180 besides); blank lines are left out. */
export const readCsv = (text: string): Csv => {
  const records: CsvRecord[] = [];
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      relax_column_count: true,
      // A quote within a cell may be a sign for inches or seconds.
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (cells: readonly string[], { lines }) => {
        records.push({ line: lines, cells });
        return null;
      },
    });
    return { kind: 'records', records };
  } catch (error) {
    // The error itself knows only where the text ends.
    if (error instanceof CsvError)
      return { kind: 'broken', line: (records.at(-1)?.line ?? 0) + 1, before: records };
    throw error;
  }
};
