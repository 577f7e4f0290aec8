import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Reads from the sources which file imports what. */

export interface Import {
  /** As written. */
  readonly specifier: string;
  /** Only types: nothing of it is loaded when the program runs. */
  readonly typesOnly: boolean;
  readonly dynamic: boolean;
}

export interface Source {
  /** Below the folder that was read, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

/** Prettier puts every import and export at the start of a line. */
const staticImport = /^(?:import|export)\s+(?:(type\s)?([^'";]*?)\sfrom\s+)?'([^']+)'/gm;
const dynamicImport = /\bimport\(\s*(?:'([^']+)')?/g;
const comment = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm;

const onlyTypes = (clause: string): boolean => {
  const names = /^\{([\s\S]*)\}$/.exec(clause.trim())?.[1]?.split(',') ?? [];
  const given = names.map((name) => name.trim()).filter((name) => name !== '');
  return given.length > 0 && given.every((name) => name.startsWith('type '));
};

export const importsOf = (source: string): readonly Import[] => {
  const text = source.replace(comment, '');
  const fixed = [...text.matchAll(staticImport)].map(([, type, clause = '', specifier = '']) => ({
    specifier,
    typesOnly: type !== undefined || onlyTypes(clause),
    dynamic: false,
  }));
  // Without a literal, the specifier stays empty, which every check refuses.
  const loaded = [...text.matchAll(dynamicImport)].map(([, specifier = '']) => ({
    specifier,
    typesOnly: false,
    dynamic: true,
  }));
  return [...fixed, ...loaded];
};

/** Of all sources in a folder of the project. */
export const readSources = (folder: string): readonly Source[] => {
  const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const text = readFileSync(file, 'utf8');
      return { path: relative(root, file).split(sep).join('/'), text, imports: importsOf(text) };
    });
};

/** The path below src of a file of ours; undefined for a package. */
export const targetOf = (from: string, specifier: string): string | undefined =>
  specifier.startsWith('.') ? posix.join(dirname(from), specifier) : undefined;
