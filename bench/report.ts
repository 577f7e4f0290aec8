import type { Effort } from './options.ts';

/** What a part of the benchmark found: rows for people, figures for programs. */
export interface Row {
  readonly what: string;
  readonly bot: string;
  readonly floor?: string;
  readonly ratio?: string;
  readonly goal?: string;
  readonly reached?: boolean;
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
  /** The data the rows were made from. */
  readonly figures: object;
}

/** A goal that takes many samples to judge: a quick run states the goal, but not whether it is reached. */
export const judged = (
  { isJudged }: Effort,
  { goal, reached }: { goal: string; reached: boolean },
): Pick<Row, 'goal' | 'reached'> => (isJudged ? { goal, reached } : { goal });

const columns = ['what', 'bot', 'floor', 'ratio', 'goal', 'reached'] as const;

const cells = (row: Row): readonly string[] =>
  columns.map((column) => {
    const value = row[column];
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return value ?? '';
  });

/** A Markdown table, its columns aligned. */
export const tableOf = ({ title, rows }: Section): string => {
  const lines = [columns, ...rows.map(cells)];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const write = (line: readonly string[]): string =>
    `| ${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [`## ${title}`, '', write(columns), rule, ...lines.slice(1).map(write), ''].join('\n');
};
