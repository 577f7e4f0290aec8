import type { Section } from '../../service/section.ts';
import type { Words } from '../../locale/words.ts';
import { displayWidth, padTo, wrapTo } from './display-width.ts';

type Row = Extract<Section, { kind: 'table' }>['rows'][number];

/** What a phone held upright shows of a code block without breaking its lines. */
const widest = 40;
const gap = '  ';

/** What others wrote, on one line, without marks that would end the block or turn the text around. */
const cell = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replaceAll('`', "'")
    .trim();

const valueOf = (row: Row): string => cell(row.unit === undefined ? row.value : `${row.value} ${row.unit}`);

/** A column's entry may hold several lines, as the mark below a value. */
type Cells = readonly (readonly string[])[];

const cellsOf = (row: Row, { ranges, words }: { ranges: boolean; words: Words['compose'] }): Cells => {
  const mark = row.outside === 'high' || row.outside === 'low' ? [words.outside[row.outside]] : [];
  const cells = [[cell(row.name)], [valueOf(row), ...mark]];
  return ranges ? [...cells, [cell(row.range ?? '')]] : cells;
};

/** As wide as their longest entries; the widest is made narrower until all of them fit beside each other. */
const columnWidths = (rows: readonly Cells[]): number[] => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.min(widest, Math.max(...rows.flatMap((cells) => (cells[column] ?? []).map(displayWidth)))),
  );
  const room = widest - gap.length * (widths.length - 1);
  for (let sum = widths.reduce((total, width) => total + width, 0); sum > room; sum -= 1) {
    const broadest = Math.max(...widths);
    widths[widths.indexOf(broadest)] = broadest - 1;
  }
  return widths;
};

const linesOf = (cells: Cells, widths: readonly number[]): string[] => {
  const columns = cells.map((lines, column) =>
    lines.flatMap((line) => wrapTo(line, widths[column] ?? widest)),
  );
  const height = Math.max(...columns.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    columns
      .map((lines, column) => padTo(lines[line] ?? '', widths[column] ?? 0))
      .join(gap)
      .trimEnd(),
  );
};

/** A code block of at most 40 columns; values outside their range carry a sign and a word below them. */
export const vitalSignsTable = (rows: readonly Row[], { compose: words }: Words): string => {
  const ranges = rows.some((row) => row.range !== undefined);
  const { sign, value, normal } = words.columns;
  const head = [[sign], [value], ...(ranges ? [[normal]] : [])];
  const cells = [head, ...rows.map((row) => cellsOf(row, { ranges, words }))];
  const widths = columnWidths(cells);
  const rule = widths.map((width) => '─'.repeat(width)).join(gap);
  const [headLines = [], ...rowLines] = cells.map((each) => linesOf(each, widths));
  return ['```', ...headLines, rule, ...rowLines.flat(), '```'].join('\n');
};
