import { isBuiltin } from 'node:module';
import { describe, expect, test } from 'vitest';
import { importsOf, readSources, targetOf, type Import } from './support/imports.ts';

/** Holds the code to who may know whom. A part is a folder of src, or a file that has a rule of its own. */

interface Rule {
  /** Own parts, and packages (`@scope/` stands for all of that scope). */
  readonly may: readonly string[];
  /** Parts and packages of which types alone may be imported. */
  readonly types?: readonly string[];
  /** May know the error classes (`*-error.ts`) of any part, and nothing more of it. */
  readonly errors?: boolean;
  readonly node: boolean;
}

const everything = [
  'lib',
  'locale/words.ts',
  'locale/operators.ts',
  'service',
  'store',
  'conversation/registry.ts',
  'conversation/domain',
  'discord',
  'discord/',
  'web',
];
const embedded = ['sandbox', 'playground'];
const words = ['locale/words.ts', 'locale/facts.ts'];
/** Any folder of `locale`. */
const language = 'locale/…';
/** How texts are put together in every language. */
const putTogether = [
  'locale/forms.ts',
  'locale/help-text.ts',
  'locale/failure-text.ts',
  'locale/conversation-text.ts',
  'locale/case-text.ts',
];

const rules: Readonly<Record<string, Rule>> = {
  // Tells in one plain line why the start failed.
  'main.ts': { may: ['lib', 'app', 'app/config.ts', 'locale/operators.ts'], errors: true, node: true },
  app: {
    may: [
      ...everything,
      'app/config.ts',
      'app/features.ts',
      'app/store.ts',
      'features/bus.ts',
      'commander',
      'leven',
      'metrics',
      'pino',
      'zod',
    ],
    types: [...embedded, 'features'],
    node: true,
  },
  // The only ones that know every feature, and what each keeps.
  'app/features.ts': { may: ['features', 'service'], types: ['app'], node: false },
  'app/store.ts': { may: ['app', 'features', 'features/forgotten.ts', 'store'], node: false },
  // The only things that features share: what they tell each other, what is forgotten, what is uploaded, and how a section of a case looks.
  'features/bus.ts': { may: [], types: ['lib', 'discord', 'discord/', 'locale/facts.ts'], node: false },
  // When people had everything deleted: whoever keeps something of theirs asks it first.
  'features/forgotten.ts': { may: ['lib', 'zod'], types: ['store'], node: false },
  'features/uploaded-text.ts': { may: ['lib'], types: [...words, 'discord/'], node: false },
  'features/showing': { may: ['lib', 'discord'], types: [...words, 'service'], node: false },
  'app/config.ts': { may: ['lib', 'app/settings.ts'], errors: true, node: true },
  'app/settings.ts': { may: ['lib', 'zod', 'ipaddr.js'], node: true },
  lib: { may: ['pino', 'zod', 'csv-parse/'], node: true },
  // Chooses the language. Everybody else is handed the words, and knows no more than what there is to say.
  'locale/words.ts': { may: [language], node: false },
  'locale/facts.ts': { may: [], node: false },
  'locale/forms.ts': { may: [], types: ['locale/facts.ts'], node: false },
  'locale/help-text.ts': { may: [], types: ['locale/facts.ts'], node: false },
  // What others wrote is quoted in them: escaped, and cut at a length.
  'locale/failure-text.ts': { may: ['lib'], node: false },
  'locale/case-text.ts': { may: [], types: ['locale/facts.ts'], node: false },
  'locale/conversation-text.ts': { may: ['locale/forms.ts'], node: false },
  // What operators read is in English only.
  'locale/operators.ts': { may: [language], node: false },
  [language]: { may: putTogether, types: ['lib', 'locale/facts.ts'], node: false },
  service: { may: ['lib', 'axios', 'zod'], node: true },
  // Whoever keeps something declares its collection; the store knows none of them.
  store: { may: ['lib', 'zod', 'keyv', '@keyv/', 'sqlite3', 'pg', 'lru-cache'], node: true },
  // From the top down: each floor knows those below.
  'conversation/registry.ts': {
    may: ['lib', 'conversation/actor.ts', 'conversation/state', 'conversation/domain'],
    node: false,
  },
  'conversation/actor.ts': {
    may: ['lib', 'conversation/step', 'conversation/state', 'conversation/domain'],
    node: false,
  },
  'conversation/step': {
    may: [
      'lib',
      'conversation/room',
      'conversation/life',
      'conversation/notices',
      'conversation/talk',
      'conversation/state',
      'conversation/domain',
    ],
    node: false,
  },
  'conversation/room': {
    may: ['lib', 'conversation/talk', 'conversation/state', 'conversation/domain'],
    node: false,
  },
  'conversation/life': {
    may: ['lib', 'conversation/talk', 'conversation/state', 'conversation/domain'],
    node: false,
  },
  'conversation/notices': {
    may: ['lib', 'conversation/talk', 'conversation/state', 'conversation/domain'],
    node: false,
  },
  'conversation/talk': { may: ['lib', 'conversation/state', 'conversation/domain'], node: false },
  'conversation/state': { may: ['lib', 'conversation/domain'], node: false },
  'conversation/domain': { may: ['lib', 'zod'], node: false },
  discord: { may: ['lib', 'discord/', 'discord.js'], types: words, node: true },
  // What comes from Discord and what goes out to it know nothing of commands and their answers.
  'discord/gateway': { may: ['lib', 'discord', 'discord/outbox', 'discord.js'], node: true },
  'discord/outbox': { may: ['lib', 'discord', 'discord/gateway', 'discord.js'], node: true },
  'discord/interactions': {
    // A press in a message's menu brings the message along, which the gateway knows how to read.
    may: [
      'lib',
      'discord',
      'discord/gateway',
      'discord/outbox',
      'discord/commands',
      'discord.js',
      'lru-cache',
    ],
    types: words,
    node: true,
  },
  'discord/commands': {
    // Commands are described in every language.
    may: ['lib', 'discord', 'discord/outbox', 'locale/words.ts', 'discord.js'],
    types: ['discord/interactions', ...words],
    node: true,
  },
  metrics: { may: ['prom-client'], node: false },
  web: { may: ['lib', 'fastify', '@fastify/'], types: words, node: true },
  features: {
    may: [
      'lib',
      'discord',
      'discord/',
      'conversation/registry.ts',
      'conversation/domain',
      'features/bus.ts',
      'features/forgotten.ts',
      'features/showing',
      'features/uploaded-text.ts',
      'csv-stringify/',
      'ipaddr.js',
      'lru-cache',
      'markdown-it',
      'zod',
    ],
    types: [...words, 'service', 'store', 'conversation/state'],
    node: true,
  },
  sandbox: {
    may: ['lib', 'fastify', '@fastify/', 'zod', 'leven', 'stemmer', 'yaml'],
    node: true,
  },
  playground: { may: ['lib', 'fastify', '@fastify/', 'ws', 'zod'], types: ['discord.js'], node: true },
  // Runs in a browser: it knows nothing of the process that serves it.
  'playground/page': {
    may: ['lit', 'lit/', '@skyra/discord-components-core/', 'zod'],
    node: false,
  },
};

/** What several rules do to the state. Everything else in their folders is a rule, which only `step/` knows. */
const moves = [
  'life/ended',
  'talk/asked',
  'talk/cursor',
  'talk/free-floor',
  'talk/gate',
  'talk/hints',
  'talk/kept',
  'talk/suspension',
  'talk/progress',
  'talk/queue',
  'talk/slow-mode',
  'talk/thread',
].map((name) => `conversation/${name}.ts`);

/** Each concern declares what people can decide and what memory knows, and all floors know that. */
const isDeclared = (path: string): boolean => /^conversation\/\w+\/(?:decisions|memory)\.ts$/.test(path);

/** The folder that alone changes a slice of the state. */
const owners: Readonly<Record<string, string>> = {
  thread: 'talk',
  delivery: 'talk',
  people: 'talk',
  writer: 'state',
  life: 'life',
  floor: 'room',
  notices: 'notices',
};

const isRule = (path: string): boolean =>
  /^conversation\/(?:talk|room|life)\//.test(path) && !moves.includes(path) && !isDeclared(path);

const partOf = (path: string): string => {
  if (rules[path] !== undefined) return path;
  if (isDeclared(path)) return 'conversation/domain';
  const [folder = '', inside = ''] = path.split('/');
  if (folder === 'locale') return language;
  const room = `${folder}/${inside}`;
  return rules[room] === undefined ? folder : room;
};

const allows = (names: readonly string[], wanted: string): boolean =>
  names.some((name) => name === wanted || (name.endsWith('/') && wanted.startsWith(name)));

/** Says what is wrong with an import, undefined when nothing is. */
const fault = (path: string, { specifier, typesOnly, dynamic }: Import): string | undefined => {
  const part = partOf(path);
  const rule = rules[part];
  const complaint = `${path} imports ${specifier === '' ? 'something unnamed' : specifier}`;
  if (rule === undefined || specifier === '') return complaint;
  if (isBuiltin(specifier)) return rule.node && specifier.startsWith('node:') ? undefined : complaint;

  const target = targetOf(path, specifier);
  if (target !== undefined && !target.endsWith('.ts')) return complaint;
  const wanted = target === undefined ? specifier : partOf(target);
  if (target !== undefined && isRule(target) && part !== 'conversation/step') return complaint;
  if (wanted === part && target !== undefined) {
    const [, feature] = path.split('/');
    // One feature never knows another.
    return part === 'features' && target.split('/')[1] !== feature ? complaint : undefined;
  }
  // What is embedded is loaded when it is needed, so that a production install does without it.
  if (path === 'app/surroundings.ts' && dynamic && embedded.includes(wanted)) return undefined;
  if (allows(rule.may, wanted)) return undefined;
  if (rule.errors === true && target?.endsWith('-error.ts') === true) return undefined;
  return typesOnly && allows(rule.types ?? [], wanted) ? undefined : complaint;
};

const sources = readSources();

describe('the sources', () => {
  test('lie in known folders', () => {
    const unknown = sources.filter(({ path }) => rules[partOf(path)] === undefined);
    expect(unknown.map(({ path }) => path)).toEqual([]);
  });

  test('import only what their part may know', () => {
    const faults = sources.flatMap(({ path, imports }) => imports.map((each) => fault(path, each)));
    expect(faults.filter((each) => each !== undefined)).toEqual([]);
  });

  test('change a slice of the state in the folder that it belongs to, and nowhere else', () => {
    const writers = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/(export )?const \w+ = changing\('(\w+)'\)/g)].map(([, exported, slice = '']) => ({
        slice,
        folder: exported === undefined ? path.split('/')[1] : `everywhere, because of ${path}`,
      })),
    );
    expect(new Set(writers.map(({ slice }) => slice))).toEqual(new Set(Object.keys(owners)));
    expect(writers.filter(({ slice, folder }) => owners[slice] !== folder)).toEqual([]);
    const others = sources.filter(({ text }) => /(?<!= )\bchanging\(/.test(text)).map(({ path }) => path);
    expect(others).toEqual([]);
  });

  test('do not import each other in a circle, not even types', () => {
    const graph = new Map(
      sources.map(({ path, imports }) => [
        path,
        imports.flatMap(({ specifier }) => targetOf(path, specifier) ?? []),
      ]),
    );
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (path: string, way: readonly string[]): void => {
      if (way.includes(path)) {
        circles.push([...way.slice(way.indexOf(path)), path].join(' -> '));
        return;
      }
      if (done.has(path)) return;
      for (const next of graph.get(path) ?? []) walk(next, [...way, path]);
      done.add(path);
    };
    for (const path of graph.keys()) walk(path, []);
    expect(circles).toEqual([]);
  });

  test('hand on nothing wholesale, and export by name', () => {
    const barrels = sources.filter(({ text }) => /^export (?:\*|default\b)/m.test(text));
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  test('read the environment where a process begins, and nowhere else', () => {
    const readers = sources.filter(({ text }) => /\bprocess\.env\b/.test(text)).map(({ path }) => path);
    expect(readers.filter((path) => !/(?:^|\/)main\.ts$/.test(path))).toEqual([]);
  });
});

describe('this test', () => {
  test('finds every kind of import', () => {
    const text = [
      "import { a } from './a.ts';",
      "import type { B } from './b.ts';",
      "import { type C,\n  type D } from './c.ts';",
      "import { type E, f } from './e.ts';",
      "import * as g from './g.ts';",
      "import './h.ts';",
      "export { i } from './i.ts';",
      "export type { J } from './j.ts';",
      "// import { k } from './k.ts';",
      "/* import { l } from './l.ts'; */",
      "const m = await import('./m.ts');",
      'const n = await import(somewhere);',
    ].join('\n');
    expect(importsOf(text)).toEqual([
      { specifier: './a.ts', typesOnly: false, dynamic: false },
      { specifier: './b.ts', typesOnly: true, dynamic: false },
      { specifier: './c.ts', typesOnly: true, dynamic: false },
      { specifier: './e.ts', typesOnly: false, dynamic: false },
      { specifier: './g.ts', typesOnly: false, dynamic: false },
      { specifier: './h.ts', typesOnly: false, dynamic: false },
      { specifier: './i.ts', typesOnly: false, dynamic: false },
      { specifier: './j.ts', typesOnly: true, dynamic: false },
      { specifier: './m.ts', typesOnly: false, dynamic: true },
      { specifier: '', typesOnly: false, dynamic: true },
    ]);
  });

  test.each([
    ['conversation/state/lanes.ts', 'node:fs', false],
    ['conversation/state/lanes.ts', '../../discord/client.ts', true],
    ['conversation/state/lanes.ts', '../talk/queue.ts', true],
    ['conversation/talk/queue.ts', './asking.ts', true],
    ['conversation/talk/asking.ts', './delivering.ts', true],
    ['conversation/talk/asking.ts', '../room/floor.ts', true],
    ['conversation/talk/asking.ts', '../notices/board.ts', true],
    ['conversation/room/floor.ts', '../talk/asking.ts', true],
    ['conversation/room/floor.ts', '../life/ended.ts', true],
    ['conversation/registry.ts', './step/step.ts', true],
    ['conversation/registry.ts', './talk/asking.ts', true],
    ['features/help/help.ts', '../../conversation/talk/asking.ts', true],
    ['features/help/help.ts', '../compose/compose.ts', true],
    ['features/help/help.ts', '../../store/open.ts', false],
    ['features/bus.ts', './help/help.ts', true],
    ['app/start.ts', '../features/help/help.ts', false],
    ['features/help/help.ts', '../../web/page.ts', true],
    ['locale/en/help.ts', '../../discord/limits.ts', false],
    ['features/help/help.ts', '../../locale/en/help.ts', true],
    ['features/help/help.ts', '../../locale/words.ts', false],
    ['discord/interactions/router.ts', '../../locale/words.ts', false],
    ['web/server.ts', '../locale/words.ts', false],
    ['conversation/domain/record.ts', '../../locale/words.ts', false],
    ['app/start.ts', '../locale/en/english.ts', false],
    ['main.ts', './locale/words.ts', false],
    ['discord/gateway/gateway.ts', '../interactions/router.ts', true],
    ['discord/outbox/api.ts', '../interactions/route.ts', true],
    ['service/http.ts', 'discord.js', true],
    ['service/session.ts', '../features/account/account.ts', true],
    ['store/open.ts', 'better-sqlite3', false],
    ['store/open.ts', '../conversation/domain/record.ts', true],
    ['store/open.ts', '../features/account/collections.ts', true],
    ['app/surroundings.ts', '../sandbox/start.ts', false],
    ['app/start.ts', '../sandbox/start.ts', false],
    ['main.ts', './store/open.ts', false],
    ['lib/log.ts', 'fs', false],
    ['lib/log.ts', './ids', false],
    ['playground/page/main.ts', '../server.ts', true],
    ['playground/server.ts', './page/main.ts', false],
    ['playground/page/main.ts', 'node:fs', false],
  ])('refuses that %s imports %s', (path, specifier, typesOnly) => {
    expect(fault(path, { specifier, typesOnly, dynamic: false })).toBeDefined();
  });

  test.each([
    ['conversation/room/floor.ts', '../talk/gate.ts', false, false],
    ['features/help/help.ts', '../../store/collection-spec.ts', true, false],
    ['locale/en/help.ts', '../../lib/failure.ts', true, false],
    ['locale/words.ts', './de/german.ts', false, false],
    ['app/start.ts', '../locale/words.ts', false, false],
    ['features/help/help.ts', '../../locale/words.ts', true, false],
    ['store/open.ts', 'sqlite3', false, false],
    ['app/surroundings.ts', '../sandbox/start.ts', false, true],
    ['main.ts', './store/store-error.ts', false, false],
    ['features/account/link.ts', './limits.ts', false, false],
    ['features/account/link.ts', '../bus.ts', false, false],
    ['app/features.ts', '../features/help/help.ts', false, false],
  ])('lets %s import %s', (path, specifier, typesOnly, dynamic) => {
    expect(fault(path, { specifier, typesOnly, dynamic })).toBeUndefined();
  });
});
