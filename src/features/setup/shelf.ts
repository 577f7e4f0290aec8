// What an entry has to be. Nothing here reads or writes anything.
import { createHash } from 'node:crypto';
import { shownLine } from '../../lib/invisible.ts';
import { longest, type Entry } from './collections.ts';

export const mostEntries = 500;

type EntryProblem = 'no_id' | 'no_title' | 'too_long';

interface TypedEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly description: string;
}

/** Names an entry in a custom_id, which has no room for a long id. */
export const entryKey = (id: string): string =>
  createHash('sha256').update(id).digest('base64url').slice(0, 16);

export const readEntry = (typed: TypedEntry): Entry | EntryProblem => {
  const id = shownLine(typed.id);
  const title = shownLine(typed.title);
  const patientName = shownLine(typed.name);
  const description = shownLine(typed.description);
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
