// Bringing many entries by file, and what an entry has to be. Nothing here reads or writes anything.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readCsv } from '../../lib/csv.ts';
import { shownText } from '../../lib/invisible.ts';
import { longest, type Entry } from './collections.ts';

export const mostEntries = 500;

export type EntryProblem = 'no_id' | 'no_title' | 'too_long' | 'no_entry' | 'broken';

export interface RowProblem {
  /** The line of a CSV file, or the place in a JSON list; both from 1. */
  readonly line: number;
  readonly problem: EntryProblem;
}

/** What was typed, or stands in a file. */
export interface TypedEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly description: string;
}

/** Names an entry in a custom_id, which has no room for a long id. */
export const entryKey = (id: string): string =>
  createHash('sha256').update(id).digest('base64url').slice(0, 16);

const oneLine = (text: string): string => shownText(text.replace(/\s+/g, ' '));

export const readEntry = (typed: TypedEntry): Entry | EntryProblem => {
  const id = oneLine(typed.id);
  const title = oneLine(typed.title);
  const patientName = oneLine(typed.name);
  const description = oneLine(typed.description);
  if (id === '') return 'no_id';
  if (title === '') return 'no_title';
  const fits =
    id.length <= longest.id &&
    title.length <= longest.title &&
    patientName.length <= longest.patientName &&
    description.length <= longest.description;
  if (!fits) return 'too_long';
  return {
    id,
    title,
    ...(patientName === '' ? {} : { patientName }),
    ...(description === '' ? {} : { description }),
  };
};

/**
 * What it replaces is replaced where it stands: the one with the key `changed`, or else the one with the same id.
 * `full` if there is no room for another.
 */
export const withEntry = (
  entries: readonly Entry[],
  entry: Entry,
  changed?: string,
): readonly Entry[] | 'full' => {
  const old = changed === undefined ? -1 : entries.findIndex(({ id }) => entryKey(id) === changed);
  const at = old >= 0 ? old : entries.findIndex(({ id }) => id === entry.id);
  const tried = entries.find(({ id }) => id === entry.id)?.tried;
  const kept = tried === undefined ? entry : { ...entry, tried };
  if (at >= 0) return entries.with(at, kept).filter(({ id }, index) => index === at || id !== entry.id);
  return entries.length >= mostEntries ? 'full' : [...entries, entry];
};

interface FileRow {
  readonly line: number;
  readonly typed: TypedEntry | EntryProblem;
}

const columns = ['id', 'title', 'name', 'description'] as const;

const csvRows = (text: string): readonly FileRow[] => {
  const csv = readCsv(text);
  const records = csv.kind === 'broken' ? csv.before : csv.records;
  const [first, ...others] = records;
  const headings = first?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const isHead = headings.includes('id') && headings.includes('title');
  // Without headings, the columns stand in their usual order.
  const order: readonly string[] = isHead ? headings : columns;
  const rows = isHead ? others : records;
  const read = rows.map(({ line, cells }): FileRow => {
    const cell = (column: string): string => cells[order.indexOf(column)] ?? '';
    const [id, title, name, description] = columns.map(cell);
    return {
      line,
      typed: { id: id ?? '', title: title ?? '', name: name ?? '', description: description ?? '' },
    };
  });
  return csv.kind === 'broken' ? [...read, { line: csv.line, typed: 'broken' }] : read;
};

const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((given) => given ?? '');
const jsonEntry = z.object({ id: text, title: text, name: text, description: text });

const jsonRows = (json: string): readonly FileRow[] => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return [{ line: 1, typed: 'broken' }]; // the person is told
  }
  if (!Array.isArray(parsed)) return [{ line: 1, typed: 'no_entry' }];
  return parsed.map((one: unknown, index) => {
    const read = jsonEntry.safeParse(one);
    return { line: index + 1, typed: read.success ? read.data : 'no_entry' };
  });
};

/** What has become of the entries in a file. */
export interface ImportCounts {
  readonly added: number;
  /** They had an id that is on the shelf already. */
  readonly changed: number;
  /** Understood, but the shelf was full. */
  readonly unfit: number;
}

interface Imported extends ImportCounts {
  readonly entries: readonly Entry[];
  /** What could not be understood. */
  readonly problems: readonly RowProblem[];
}

/** Adds what a CSV or JSON file holds; what cannot be understood is told, and keeps nothing else out. */
export const importEntries = (
  before: readonly Entry[],
  file: { readonly text: string; readonly isJson: boolean },
): Imported => {
  let entries = before;
  let changed = 0;
  let unfit = 0;
  const problems: RowProblem[] = [];
  for (const { line, typed } of file.isJson ? jsonRows(file.text) : csvRows(file.text)) {
    const entry = typeof typed === 'string' ? typed : readEntry(typed);
    if (typeof entry === 'string') {
      problems.push({ line, problem: entry });
      continue;
    }
    const next = withEntry(entries, entry);
    if (next === 'full') {
      unfit += 1;
      continue;
    }
    if (next.length === entries.length) changed += 1;
    entries = next;
  }
  return { entries, added: entries.length - before.length, changed, unfit, problems };
};
