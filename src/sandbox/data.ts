/** What the sandbox knows stands as YAML beside its code, so that a clinician can edit it; the build copies it to `dist`. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** The code may lie deeper than usual: in one file with the rest of the program, or compiled along with the benchmark. */
const rootAbove = (url: URL): URL =>
  existsSync(new URL('package.json', url)) ? url : rootAbove(new URL('../', url));

const tree = import.meta.url.endsWith('.ts') ? 'src' : 'dist';

/** Where a file of the sandbox's data lies: "topics/ecg.yaml". A file's full address stays as it is. */
export const dataFile = (name: string): URL =>
  new URL(name, new URL(`${tree}/sandbox/`, rootAbove(new URL('./', import.meta.url))));

const contentOf = (name: string): unknown => {
  try {
    return parse(readFileSync(dataFile(name), 'utf8'));
  } catch (cause) {
    throw new Error(`${name} cannot be read: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
};

/** @throws an Error that names the file, and the place in it that is wrong. */
export const readData = <Data>(name: string, schema: z.ZodType<Data>): Data => {
  const parsed = schema.safeParse(contentOf(name));
  if (parsed.success) return parsed.data;
  throw new Error(`${name} is wrong:\n${z.prettifyError(parsed.error)}`);
};
