/** The libraries of the page: served from where npm has put them, so that nothing comes from the internet. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Where the page finds them, below the site's root. */
export const modulesPath = '/modules';

const packages = [
  '@lit/context',
  '@lit/reactive-element',
  '@skyra/discord-components-core',
  'lit',
  'lit-element',
  'lit-html',
  'zod',
] as const;

/** What the bare name of a package stands for, and what its subpaths do, where the path alone does not say it. */
const entries: Readonly<Record<string, string>> = {
  '@lit/context': '@lit/context/index.js',
  '@lit/context/': '@lit/context/',
  '@lit/reactive-element': '@lit/reactive-element/reactive-element.js',
  '@lit/reactive-element/': '@lit/reactive-element/',
  '@skyra/discord-components-core/': '@skyra/discord-components-core/dist/components/',
  lit: 'lit/index.js',
  'lit/': 'lit/',
  'lit-element': 'lit-element/index.js',
  'lit-element/': 'lit-element/',
  'lit-html': 'lit-html/lit-html.js',
  'lit-html/': 'lit-html/',
  zod: 'zod/index.js',
};

/** The folder of an installed package; undefined where it is not installed, as in production. */
const folderOf = (name: string): string | undefined =>
  createRequire(import.meta.url)
    .resolve.paths(name)
    ?.map((modules) => join(modules, name))
    .find((folder) => existsSync(folder));

/** Folders by the package's name. */
export const findPackages = (): ReadonlyMap<string, string> =>
  new Map(
    packages.flatMap((name) => {
      const folder = folderOf(name);
      return folder === undefined ? [] : [[name, folder] as const];
    }),
  );

const scope = '@skyra/discord-components-core';

/** `discord-message` is at `discord-message/DiscordMessage.js`. */
const classFile = (tag: string): string =>
  `${tag
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}.js`;

/** What the page uses of Discord's components. */
const components = [
  'discord-action-row',
  'discord-attachments',
  'discord-button',
  'discord-code',
  'discord-embed',
  'discord-embed-description',
  'discord-embed-field',
  'discord-embed-fields',
  'discord-embed-footer',
  'discord-file-attachment',
  'discord-header',
  'discord-link',
  'discord-mention',
  'discord-message',
  'discord-messages',
  'discord-quote',
  'discord-reply',
  'discord-spoiler',
  'discord-subscript',
  'discord-system-message',
  'discord-thread',
  'discord-time',
];

/** The import map: what the page's bare imports mean. */
export const importMap = (): string =>
  JSON.stringify({
    imports: {
      ...Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, `${modulesPath}/${path}`])),
      ...Object.fromEntries(
        components.map((tag) => [
          `${scope}/${tag}.js`,
          `${modulesPath}/${scope}/dist/components/${tag}/${classFile(tag)}`,
        ]),
      ),
      // Forty languages of error messages, of which the page shows none.
      [`${modulesPath}/zod/v4/locales/index.js`]: `${modulesPath}/zod/v4/locales/en.js`,
    },
  });
