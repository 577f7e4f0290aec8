import { builtinModules } from 'node:module';
import { expect, it } from 'vitest';
import { readSources, targetOf, type Import } from './support/imports.ts';

/** Which folder may know which. An edge (`service`, `store`, `discord`, `web`) knows no other edge. */

interface Layer {
  readonly may: readonly string[];
  /** Folders of which types alone may be imported. */
  readonly types?: readonly string[];
}

const layers: Readonly<Record<string, Layer>> = {
  lib: { may: [] },
  locale: { may: ['lib'] },
  machine: { may: ['lib'] },
  service: { may: ['lib'] },
  store: { may: ['lib'] },
  web: { may: ['lib'], types: ['locale'] },
  // Commands are described in every language.
  discord: { may: ['lib', 'locale'] },
  metrics: { may: ['lib'] },
  features: { may: ['lib', 'discord', 'machine'], types: ['locale', 'service', 'store'] },
  app: {
    may: ['lib', 'locale', 'machine', 'service', 'store', 'web', 'discord', 'metrics', 'features'],
  },
  'main.ts': { may: ['locale', 'app'] },
};

/** The folders that alone use a package, named by how its name begins. */
const packages: Readonly<Record<string, readonly string[]>> = {
  axios: ['service'],
  'discord.js': ['discord'],
  '@discordjs/': ['discord'],
  keyv: ['store'],
  '@keyv/': ['store'],
  sqlite3: ['store'],
  pg: ['store'],
  fastify: ['web'],
  pino: ['lib', 'app'],
  // The stand-ins.
  'discord-playground': ['app'],
  'service-sandbox': ['app'],
};

/** What is pure: it knows nothing of the machine that it runs on. */
const pure = ['machine', 'locale', 'metrics'];

const folderOf = (path: string): string => path.split('/')[0] ?? '';

/** Whether one of two features knows the other; the files directly in `features/`, and how a case looks, are for all. */
const isForeign = (path: string, target: string): boolean => {
  const feature = target.split('/')[1] ?? '';
  return !feature.endsWith('.ts') && feature !== 'showing' && path.split('/')[1] !== feature;
};

const isAllowed = (path: string, { specifier, typesOnly }: Import): boolean => {
  const from = folderOf(path);
  const target = targetOf(path, specifier);
  if (target === undefined) {
    if (specifier.startsWith('node:') || builtinModules.includes(specifier)) {
      return specifier.startsWith('node:') && !pure.includes(from);
    }
    const owners = Object.entries(packages).find(([name]) => specifier.startsWith(name));
    return specifier !== '' && (owners === undefined || owners[1].includes(from));
  }
  const to = folderOf(target);
  if (to === from) return from !== 'features' || !isForeign(path, target);
  const layer = layers[from];
  return layer !== undefined && (layer.may.includes(to) || (typesOnly && layer.types?.includes(to) === true));
};

const sources = readSources('src');
const standIns = ['discord-playground', 'service-sandbox'].flatMap((name) =>
  readSources(`packages/${name}/src`),
);

it('a folder imports only what it may know', () => {
  const faults = sources.flatMap(({ path, imports }) =>
    imports.filter((each) => !isAllowed(path, each)).map(({ specifier }) => `${path} imports ${specifier}`),
  );
  expect(faults).toEqual([]);
});

// Types may: each concern of a conversation declares its own decisions, and the events are made of them.
it('no file imports itself by way of others', () => {
  const graph = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.flatMap(({ specifier, typesOnly }) => (typesOnly ? [] : (targetOf(path, specifier) ?? []))),
    ]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' -> '));
    if (done.has(path)) return;
    done.add(path);
    for (const next of graph.get(path) ?? []) walk(next, [...way, path]);
  };
  for (const path of graph.keys()) walk(path, []);
  expect(circles).toEqual([]);
});

// Loaded only when they are needed, so that a production install does without them.
it('only the demo needs the stand-ins', () => {
  const fixed = sources.filter(({ imports }) =>
    imports.some(
      ({ specifier, typesOnly, dynamic }) =>
        /^(?:discord-playground|service-sandbox)\b/.test(specifier) && !typesOnly && !dynamic,
    ),
  );
  expect(fixed.map(({ path }) => path)).toEqual(['app/demo/introduction.ts']);
  const introducing = sources.filter(({ imports }) =>
    imports.some(({ specifier, dynamic }) => specifier.endsWith('demo/introduction.ts') && !dynamic),
  );
  expect(introducing).toEqual([]);
});

it('a stand-in knows nothing of the bot', () => {
  const faults = standIns.flatMap(({ path, imports }) =>
    imports.filter(({ specifier }) => targetOf(path, specifier)?.startsWith('..')).map(() => path),
  );
  expect(faults).toEqual([]);
});

it('a file exports by name, and hands on nothing wholesale', () => {
  const barrels = sources.filter(({ text }) => /^export (?:\*|default\b)/m.test(text));
  expect(barrels.map(({ path }) => path)).toEqual([]);
});

it('the environment is read where a process begins, and nowhere else', () => {
  const readers = sources.filter(({ text }) => /\bprocess\.env\b/.test(text)).map(({ path }) => path);
  expect(readers.filter((path) => !/(?:^|\/)main\.ts$/.test(path))).toEqual([]);
});

// So that whoever waits chooses between the one that can be set and the one that cannot.
it('a clock is read in one place', () => {
  const readers = sources.filter(({ text }) => /\bDate\.now\b|\bnew Date\(\)|\bperformance\b/.test(text));
  expect(readers.map(({ path }) => path)).toEqual(['lib/clock.ts']);
});

it.each([
  ['machine/actor.ts', 'node:fs', false],
  ['machine/actor.ts', '../discord/client.ts', true],
  ['features/help/help.ts', '../compose/compose.ts', true],
  ['features/help/help.ts', '../../store/open.ts', false],
  ['features/help/help.ts', '../../web/page.ts', true],
  ['service/http.ts', 'discord.js', true],
  ['service/session.ts', '../features/account/account.ts', true],
  ['store/open.ts', '../machine/record.ts', true],
  ['features/help/help.ts', 'service-sandbox', false],
  ['lib/log.ts', 'fs', false],
])('%s may not import %s', (path, specifier, typesOnly) => {
  expect(isAllowed(path, { specifier, typesOnly, dynamic: false })).toBe(false);
});
