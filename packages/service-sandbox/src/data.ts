/** What the sandbox knows stands as YAML in `data`, so that a clinician can edit it. */
import { readFileSync } from 'node:fs';
import leven from 'leven';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { DataError } from './data-error.ts';

/** Where a file of the sandbox's data lies: "topics/ecg.yaml". A file's full address stays as it is. */
export const dataFile = (name: string): URL => new URL(name, new URL('../data/', import.meta.url));

const contentOf = (name: string): unknown => {
  try {
    return parse(readFileSync(dataFile(name), 'utf8'));
  } catch (cause) {
    const isSentence =
      cause instanceof YAMLParseError && /BLOCK_AS_IMPLICIT_KEY|UNEXPECTED_TOKEN/.test(cause.code);
    const hint = isSentence ? '\nPut a sentence that contains a colon in quotes.' : '';
    throw new DataError(`${name}: ${cause instanceof Error ? cause.message.trim() : ''}${hint}`, { cause });
  }
};

const suggestion = (name: string, names: ReadonlySet<string>): string => {
  const [closest] = [...names]
    .map((each) => ({ each, distance: leven(name, each) }))
    .filter(({ distance }) => distance <= Math.max(2, name.length / 4))
    .toSorted((one, other) => one.distance - other.distance);
  return closest === undefined ? '' : ` Did you mean "${closest.each}"?`;
};

/** One of these names. `otherwise` says what is wrong with another: "which is no picture". */
export const nameAmong = (names: ReadonlySet<string>, otherwise: string): z.ZodString =>
  z.string().refine((name) => names.has(name), {
    error: ({ input }) => `has "${String(input)}", ${otherwise}.${suggestion(String(input), names)}`,
  });

const problemOf = (issue: z.core.$ZodIssue): string => {
  const at = (path: readonly PropertyKey[]): string =>
    path.length === 0 ? 'The file' : `"${path.map(String).join('.')}"`;
  const place = at(issue.path);
  if (issue.code === 'invalid_key') return `${at(issue.path.slice(0, -1))} ${issue.issues[0]?.message}`;
  if (issue.code === 'unrecognized_keys')
    return `${place} has "${issue.keys.join('", "')}", which means nothing there.`;
  if (issue.code === 'custom') return `${place} ${issue.message}`;
  if (issue.input === undefined) return `${place} is missing.`;
  if (issue.input === null || issue.input === '') return `${place} is empty.`;
  const isText = issue.code === 'invalid_type' && issue.expected === 'string';
  return `${place} ${isText ? 'has to be text; put a number in quotes.' : `is wrong: ${issue.message}.`}`;
};

/** @throws a DataError that names the file and every place in it that is wrong. */
export const readData = <Data>(name: string, schema: z.ZodType<Data>): Data => {
  const parsed = schema.safeParse(contentOf(name), { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new DataError(parsed.error.issues.map((issue) => `${name}: ${problemOf(issue)}`).join('\n'));
};
