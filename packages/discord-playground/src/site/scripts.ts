/** Reads the scripts that a browser requests: the page's own, and its libraries'. */
import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

/** The page is always the built one, whether this file runs from src, as in tests, or from dist. */
const builtPage = new URL('../../dist/page/', import.meta.url);

export const pageFolder = (): URL => builtPage;

/** A script below a folder, undefined if there is none: only scripts are served, and nothing outside the folder. */
export const readScript = async (folder: string, path: string): Promise<Buffer | undefined> => {
  const root = resolve(folder);
  const file = resolve(join(root, path));
  if (!file.startsWith(`${root}${sep}`) || !file.endsWith('.js')) return undefined;
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
      return undefined;
    throw error;
  }
};
