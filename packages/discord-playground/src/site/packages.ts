/** The page's libraries, served from where npm has put them, so that nothing comes from the internet. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';

const components = '@skyra/discord-components-core';
/** For machines that have no emoji of their own: a browser loads only the parts that it needs. */
const emojiFont = '@fontsource-variable/noto-emoji';

const names = [
  emojiFont,
  '@lit/context',
  '@lit/reactive-element',
  components,
  'lit',
  'lit-element',
  'lit-html',
  'zod',
] as const;

/** What a package's bare name maps to; a trailing slash covers everything below it. */
const entries: Readonly<Record<string, string>> = {
  '@lit/context': '@lit/context/index.js',
  '@lit/reactive-element': '@lit/reactive-element/reactive-element.js',
  '@lit/reactive-element/': '@lit/reactive-element/',
  lit: 'lit/index.js',
  'lit/': 'lit/',
  'lit-element': 'lit-element/index.js',
  'lit-element/': 'lit-element/',
  'lit-html': 'lit-html/lit-html.js',
  'lit-html/': 'lit-html/',
  zod: 'zod/index.js',
};

/** Folders by the package's name. */
export type Packages = ReadonlyMap<string, string>;

/** The folder of an installed package; undefined if it is not installed, as in production. */
const folderOf = (name: string): string | undefined =>
  createRequire(import.meta.url)
    .resolve.paths(name)
    ?.map((modules) => join(modules, name))
    .find((folder) => existsSync(folder));

export const findPackages = (): Packages =>
  new Map(
    names.flatMap((name) => {
      const folder = folderOf(name);
      return folder === undefined ? [] : [[name, folder] as const];
    }),
  );

const manifest = z.object({ exports: z.record(z.string(), z.string()) });

/** Each component has its own file, and their package says where. */
const componentEntries = (packages: Packages): readonly (readonly [string, string])[] => {
  const folder = packages.get(components);
  if (folder === undefined) return [];
  const { exports } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return Object.entries(exports).map(([name, file]) => [join(components, name), join(components, file)]);
};

const forwardSlashes = (path: string): string => path.replaceAll('\\', '/');

/** The import map: what the page's bare imports mean, below `root`. */
export const importMap = (packages: Packages, root: string): string => {
  const imports = new Map(
    [...Object.entries(entries), ...componentEntries(packages)].map(([name, path]) => [
      forwardSlashes(name),
      `${root}/${forwardSlashes(path)}`,
    ]),
  );
  // Error messages in forty languages, none of which the page shows.
  imports.set(`${root}/zod/v4/locales/index.js`, `${root}/zod/v4/locales/en.js`);
  const pairs: Readonly<Record<string, string>> = Object.fromEntries(imports);
  return JSON.stringify({ imports: pairs });
};

/** The emoji's font, below `root`; without its digits and signs below U+100, which are taken from the text's font. */
export const emojiFaces = (packages: Packages, root: string): string => {
  const folder = packages.get(emojiFont);
  if (folder === undefined) return '';
  return readFileSync(join(folder, 'index.css'), 'utf8')
    .replaceAll('./files/', `${root}/${emojiFont}/files/`)
    .replaceAll(/U\+[\da-f]{2}(?:-[\da-f]{2})?,/g, '');
};
