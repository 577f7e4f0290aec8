/** Reads the files that a browser requests: the page's own scripts, and its libraries' scripts and fonts. */
import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';

/** The page is always the built one, whether this file runs from src, as in tests, or from dist. */
const builtPage = new URL('../../dist/page/', import.meta.url);

export const pageFolder = (): URL => builtPage;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

export interface Asset {
  readonly type: string;
  readonly content: Buffer;
}

/** A file below a folder, undefined if there is none: only these types are served, and nothing outside the folder. */
export const readAsset = async (folder: string, path: string): Promise<Asset | undefined> => {
  const root = resolve(folder);
  const file = resolve(join(root, path));
  const type = types[extname(file)];
  if (!file.startsWith(`${root}${sep}`) || type === undefined) return undefined;
  try {
    return { type, content: await readFile(file) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
      return undefined;
    throw error;
  }
};
