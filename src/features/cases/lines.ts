// Rows as lines that a person can edit: `Heart rate | 104 | bpm | 60-100`. Whatever is written can be read back.
import { shownText } from '../../lib/invisible.ts';
import type { Section } from '../../service/section.ts';

type SignRow = Extract<Section, { kind: 'table' }>['rows'][number];
type FindingRow = Extract<Section, { kind: 'findings' }>['rows'][number];

/** Says whether a value is outside its range. */
export type Judge = (measured: {
  readonly value: string;
  readonly unit?: string;
  readonly range: string;
}) => SignRow['outside'];

/** What is wrong with a line, which is numbered from 1. */
export interface LineProblem {
  readonly line: number;
  readonly problem: 'no_name' | 'no_value' | 'too_many' | 'too_few';
}

type ReadLines<Row> =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'unreadable'; readonly problems: readonly LineProblem[] };

const escapes: ReadonlyMap<string, string> = new Map([
  ['\\', '\\\\'],
  ['|', '\\|'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\u2028', '\\u'],
  ['\u2029', '\\p'],
]);
const meanings: ReadonlyMap<string, string> = new Map(
  [...escapes].map(([character, escaped]) => [escaped.charAt(1), character]),
);

const escapeCell = (text: string): string =>
  text.trim().replace(/[\\|\n\r\u2028\u2029]/g, (character) => escapes.get(character) ?? character);

/** A backslash in front of anything else is one that somebody typed. */
const readCell = (text: string): string =>
  text.trim().replace(/\\(.)/g, (typed, mark: string) => meanings.get(mark) ?? typed);

/** Cut at each bar that is not escaped. */
const cellsOf = (line: string): readonly string[] => {
  const cells = [''];
  for (const [piece] of line.matchAll(/\\.|[\s\S]/g)) {
    if (piece === '|') cells.push('');
    else cells.push((cells.pop() ?? '') + piece);
  }
  return cells.map(readCell);
};

/** From the third cell on, empty ones at the end are left out. */
export const lineOf = (cells: readonly string[]): string => {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells
    .slice(0, Math.max(last + 1, 2))
    .map(escapeCell)
    .join(' | ')
    .trimEnd();
};

const readLines = <Row extends object>(
  text: string,
  read: (cells: readonly string[]) => Row | LineProblem['problem'],
): ReadLines<Row> => {
  const rows: Row[] = [];
  const problems: LineProblem[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (shownText(line) === '') continue;
    const row = read(cellsOf(line));
    if (typeof row === 'string') problems.push({ line: index + 1, problem: row });
    else rows.push(row);
  }
  return problems.length > 0 ? { kind: 'unreadable', problems } : { kind: 'rows', rows };
};

/** Name, value, unit, range, note. */
export const signLines = (rows: readonly SignRow[]): string =>
  rows
    .map(({ name, value, unit = '', range = '', note = '' }) => lineOf([name, value, unit, range, note]))
    .join('\n');

export const readSignLines = (text: string, judge: Judge): ReadLines<SignRow> =>
  readLines<SignRow>(text, (cells) => {
    const [name = '', value = '', unit = '', range = '', note = '', ...more] = cells;
    if (name === '') return 'no_name';
    if (cells.length < 2) return 'no_value';
    if (more.some((cell) => cell !== '')) return 'too_many';
    return {
      name,
      value,
      ...(unit === '' ? {} : { unit }),
      ...(range === '' ? {} : { range }),
      outside: judge({ value, unit, range }),
      ...(note === '' ? {} : { note }),
    };
  });

/** Name and finding. */
export const findingLines = (rows: readonly FindingRow[]): string =>
  rows.map(({ name, finding }) => lineOf([name, finding])).join('\n');

export const readFindingLines = (text: string): ReadLines<FindingRow> =>
  readLines<FindingRow>(text, (cells) => {
    const [name = '', finding = '', ...more] = cells;
    if (name === '') return 'no_name';
    if (cells.length < 2) return 'too_few';
    return more.some((cell) => cell !== '') ? 'too_many' : { name, finding };
  });
