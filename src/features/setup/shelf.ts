import { createHash } from 'node:crypto';
import { buttonKind, formKind, menuKind, menuText } from '../../discord/interactions/components.ts';
import type { Route } from '../../discord/interactions/route.ts';
import { limits } from '../../discord/limits.ts';
import { say, type MessageBody, type ButtonData, type MenuOption, type Reply } from '../../discord/reply.ts';
import { shownLine } from '../../lib/invisible.ts';
import { escapeName } from '../../lib/markdown.ts';
import type { Texts } from '../../locale/words.ts';
import { above, back, managing, shown, type Manager } from './managing.ts';
import { longest, type Entry, type Servers, type ServerSettings } from './servers.ts';

/** The patients and the topics that a server offers: how they are shown, added, changed and removed. */

export type ShelfName = 'patients' | 'topics';

export const mostEntries = 500;

const perPage = limits.menuOptions;

/** `page` counts from 0; for `entry`, see `entryKey`. */
const pageButton = buttonKind('setup-shelf', ['shelf', 'page']);
const addButton = buttonKind('setup-add', ['shelf']);
const entryMenu = menuKind('setup-entry', ['shelf']);
const changeButton = buttonKind('setup-change', ['shelf', 'entry']);
const removeButton = buttonKind('setup-remove', ['shelf', 'entry']);
/** `entry`: the one that is being changed; empty for a new one. */
const entryForm = formKind('setup-entry', { id: 'text', title: 'text', name: 'text', description: 'text' }, [
  'shelf',
  'entry',
]);

const shelfNamed = (text: string): ShelfName => (text === 'topics' ? 'topics' : 'patients');

/** Names an entry in a custom_id, which has no room for a long id. */
const entryKey = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 16);

type TypedEntry = Readonly<Record<'id' | 'title' | 'name' | 'description', string>>;

export const readEntry = (typed: TypedEntry): Entry | 'no_id' | 'no_title' | 'too_long' => {
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
 * Puts the entry in the place of the one with the key `changed`, or else of the one with the same id, or else at the end.
 * `full` if there is no room for another.
 */
const withEntry = (entries: readonly Entry[], entry: Entry, changed: string): readonly Entry[] | 'full' => {
  const old = entries.findIndex(({ id }) => entryKey(id) === changed);
  const at = old >= 0 ? old : entries.findIndex(({ id }) => id === entry.id);
  if (at >= 0) return entries.with(at, entry).filter(({ id }, index) => index === at || id !== entry.id);
  return entries.length >= mostEntries ? 'full' : [...entries, entry];
};

const optionOf = ({ id, title, patientName, description }: Entry): MenuOption => ({
  value: id,
  label: menuText(title),
  description: menuText([id, patientName, description].filter(Boolean).join(' · ')),
});

interface OnShelf {
  readonly settings: ServerSettings;
  readonly shelf: ShelfName;
  /** Or the nearest that exists. */
  readonly page?: number;
}

export const shelfBody = ({ settings, shelf, page: asked = 0 }: OnShelf, words: Texts): MessageBody => {
  const { setup: texts } = words;
  const all = settings[shelf];
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  const page = Math.min(Math.max(asked, 0), pages - 1);
  const options = all.slice(page * perPage, (page + 1) * perPage).map(optionOf);
  const turn = (label: string, to: number): readonly ButtonData[] =>
    to < 0 || to >= pages ? [] : [pageButton.make({ label, with: { shelf, page: String(to) } })];
  return {
    content: texts.shelf(shelf, { total: all.length, page: page + 1, pages }),
    rows: [
      ...(options.length === 0
        ? []
        : [
            [
              entryMenu.make({ of: 'texts', placeholder: texts.chooseEntry, options, with: { shelf } }),
            ] as const,
          ]),
      [...turn(texts.buttons.before, page - 1), ...turn(texts.buttons.after, page + 1)],
      [addButton.make({ label: texts.buttons.add, style: 'primary', with: { shelf } }), back(words)],
    ],
  };
};

const entryBody = (shelf: ShelfName, entry: Entry, words: Texts): MessageBody => {
  const { buttons: labels } = words.setup;
  const { id, title, patientName = '', description = '' } = entry;
  const about = { with: { shelf, entry: entryKey(id) } };
  const [first, ...others] = [title, id, patientName, description]
    .filter((line) => line !== '')
    .map(escapeName);
  return {
    content: [`**${first}**`, ...others].join('\n'),
    rows: [
      [
        changeButton.make({ label: labels.change, style: 'primary', ...about }),
        removeButton.make({ label: labels.remove, style: 'danger', ...about }),
        pageButton.make({ label: labels.back, with: { shelf, page: '0' } }),
      ],
    ],
  };
};

const askForEntry = (shelf: ShelfName, entry: Entry | undefined, { setup }: Texts): Reply => {
  const { form: texts } = setup;
  const { id, title, patientName, description } = longest;
  const form = entryForm.make({
    title: texts.title[shelf],
    fields: {
      id: { label: texts.id, description: texts.idHint, required: true, maxLength: id, value: entry?.id },
      title: { label: texts.name, required: true, maxLength: title, value: entry?.title },
      name:
        shelf === 'topics'
          ? undefined
          : { label: texts.patientName, maxLength: patientName, value: entry?.patientName },
      description: { label: texts.description, maxLength: description, value: entry?.description },
    },
    with: { shelf, entry: entry === undefined ? '' : entryKey(entry.id) },
  });
  return { kind: 'form', form };
};

export const shelfRoutes = (servers: Servers): readonly Route[] => {
  const entryIn = async ({ guildId }: Manager, shelf: ShelfName, key: string): Promise<Entry | undefined> =>
    (await servers.get(guildId))[shelf].find(({ id }) => entryKey(id) === key);

  return [
    pageButton.on(
      managing(async ({ guildId, words }, { shelf, page }) => {
        const settings = await servers.get(guildId);
        return shown(shelfBody({ settings, shelf: shelfNamed(shelf), page: Number(page) || 0 }, words));
      }),
    ),
    addButton.on(managing(async ({ words }, { shelf }) => askForEntry(shelfNamed(shelf), undefined, words))),
    entryMenu.on(
      managing(async (caller, { shelf: named, values: [id = ''] }) => {
        const { guildId, words } = caller;
        const shelf = shelfNamed(named);
        const entry = await entryIn(caller, shelf, entryKey(id));
        return entry === undefined
          ? shown(shelfBody({ settings: await servers.get(guildId), shelf }, words))
          : shown(entryBody(shelf, entry, words));
      }),
    ),
    changeButton.on(
      managing(async (caller, { shelf: named, entry: key }) => {
        const shelf = shelfNamed(named);
        return askForEntry(shelf, await entryIn(caller, shelf, key), caller.words);
      }),
    ),
    removeButton.on(
      managing(async ({ guildId, words }, { shelf: named, entry: key }) => {
        const shelf = shelfNamed(named);
        const settings = await servers.change(guildId, (before) => ({
          ...before,
          [shelf]: before[shelf].filter(({ id }) => entryKey(id) !== key),
        }));
        return above(words.setup.removed, shelfBody({ settings, shelf }, words));
      }),
    ),
    entryForm.on(
      managing(async ({ guildId, words }, { shelf: named, entry: changed, ...typed }) => {
        const shelf = shelfNamed(named);
        const { setup: texts } = words;
        const entry = readEntry(typed);
        if (typeof entry === 'string') return say(texts.notAdded(texts.problems[entry]));
        const title = escapeName(entry.title);
        let told = texts.notAdded(texts.fullShelf(mostEntries));
        const settings = await servers.change(guildId, (before) => {
          const next = withEntry(before[shelf], entry, changed);
          if (next === 'full') return before;
          told = next.length > before[shelf].length ? texts.added(title) : texts.changed(title);
          return { ...before, [shelf]: next };
        });
        return above(told, shelfBody({ settings, shelf, page: settings[shelf].length }, words));
      }),
    ),
  ];
};
