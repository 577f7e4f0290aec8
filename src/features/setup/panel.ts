import { limits } from '../../discord/limits.ts';
import { menuText } from '../../discord/menu.ts';
import type { MenuData, MenuOption, Body, ButtonData, FormData } from '../../discord/reply.ts';
import { escapeName } from '../../lib/markdown.ts';
import type { Texts } from '../../locale/words.ts';
import * as buttons from './buttons.ts';
import { longest, type Entry, type ServerSettings } from './collections.ts';
import { back } from './managing.ts';
import { entryKey } from './shelf.ts';

/** The pages of `/setup`, as they look. */

export type ShelfName = 'patients' | 'topics';
export const pages = ['patients', 'topics', 'defaults', 'keeping', 'forget'] as const;

const perPage = limits.menuOptions;
const mostNamed = 10;

/** What the first page needs besides the settings. */
export interface Home {
  /** The languages that the bot speaks. */
  readonly languages: readonly Texts['language'][];
  /** In the language that the server has set at Discord. */
  readonly usual: Texts;
  readonly words: Texts;
}

/** Leaves the choice to the language that the server has set at Discord. */
const asAtDiscord = 'discord';

export const chooseLanguage = (
  { language }: Pick<ServerSettings, 'language'>,
  { languages, usual, words }: Home,
): MenuData => {
  const { setup: texts } = words;
  const others = languages.map(({ tag, name }) => ({ value: tag, label: name }));
  const own = { value: asAtDiscord, label: texts.usualLanguage, description: usual.language.name };
  const options = [own, ...others];
  return buttons.languageMenu.make({
    of: 'texts',
    options: options.map((option) => ({ ...option, default: option.value === (language ?? asAtDiscord) })),
    with: {},
  });
};

/** Undefined: the language that the server has set at Discord. */
export const chosenLanguage = (
  languages: Home['languages'],
  chosen: string | undefined,
): string | undefined => languages.find(({ tag }) => tag === chosen)?.tag;

export const homeBody = (settings: ServerSettings, home: Home): Body => {
  const { words } = home;
  const { setup: texts } = words;
  const options = pages.map((value) => ({ value, label: texts.pages[value] }));
  return {
    content: texts.home({ patients: settings.patients.length, topics: settings.topics.length }),
    rows: [
      [buttons.choosePage.make({ of: 'texts', placeholder: texts.choosePage, options, with: {} })],
      [chooseLanguage(settings, home)],
    ],
  };
};

const stateOf = ({ tried }: Entry, { setup: { tried: texts } }: Texts): string =>
  tried === undefined ? texts.notYet : texts[tried];

const optionOf = (entry: Entry, words: Texts): MenuOption => {
  const { id, title, patientName, description, tried } = entry;
  const state = tried === 'known' ? undefined : stateOf(entry, words);
  return {
    value: id,
    label: menuText(title),
    description: menuText([state, id, patientName, description].filter(Boolean).join(' · ')),
  };
};

interface OnShelf {
  readonly settings: ServerSettings;
  readonly shelf: ShelfName;
}

export const shelfBody = ({ settings, shelf }: OnShelf, asked: number, words: Texts): Body => {
  const { setup: texts } = words;
  const all = settings[shelf];
  const count = Math.max(1, Math.ceil(all.length / perPage));
  const page = Math.min(Math.max(asked, 0), count - 1);
  const shown = all.slice(page * perPage, (page + 1) * perPage);
  const turn = (label: string, to: number): readonly ButtonData[] =>
    to < 0 || to >= count ? [] : [buttons.shelf.page.make({ label, with: { shelf, page: String(to) } })];
  const menu = buttons.shelf.entry;
  const unknown = all
    .filter(({ tried }) => tried === 'unknown')
    .slice(0, mostNamed)
    .map(({ id }) => escapeName(id));
  const options = shown.map((entry) => optionOf(entry, words));
  return {
    content: [
      texts.shelf(shelf, { total: all.length, page: page + 1, pages: count }),
      ...(unknown.length === 0 ? [] : [texts.unknownOnes(unknown)]),
    ].join('\n'),
    rows: [
      ...(options.length === 0
        ? []
        : [[menu.make({ of: 'texts', placeholder: texts.chooseEntry, options, with: { shelf } })] as const]),
      [...turn(texts.buttons.before, page - 1), ...turn(texts.buttons.after, page + 1)],
      [buttons.shelf.add.make({ label: texts.buttons.add, style: 'primary', with: { shelf } }), back(words)],
    ],
  };
};

export const entryBody = (shelf: ShelfName, entry: Entry, words: Texts): Body => {
  const { setup: texts } = words;
  const { id, title, patientName = '', description = '' } = entry;
  const about = { with: { shelf, entry: entryKey(id) } };
  const lines = [title, id, patientName, description, stateOf(entry, words)].map(escapeName);
  return {
    content: lines
      .map((line, index) => (index === 0 ? `**${line}**` : line))
      .filter((line) => line !== '')
      .join('\n'),
    rows: [
      [
        buttons.shelf.change.make({ label: texts.buttons.change, style: 'primary', ...about }),
        buttons.shelf.remove.make({ label: texts.buttons.remove, style: 'danger', ...about }),
        buttons.shelf.page.make({ label: texts.buttons.back, with: { shelf, page: '0' } }),
      ],
    ],
  };
};

export const askForEntry = (shelf: ShelfName, entry: Entry | undefined, { setup }: Texts): FormData => {
  const { form: texts } = setup;
  return buttons.entryForm.make({
    title: texts.title[shelf],
    fields: {
      id: {
        label: texts.id,
        description: texts.idHint,
        required: true,
        maxLength: longest.id,
        value: entry?.id,
      },
      title: { label: texts.name, required: true, maxLength: longest.title, value: entry?.title },
      name:
        shelf === 'topics'
          ? undefined
          : {
              label: texts.patientName,
              maxLength: longest.patientName,
              value: entry?.patientName,
            },
      description: {
        label: texts.description,
        maxLength: longest.description,
        value: entry?.description,
      },
    },
    with: { shelf, entry: entry === undefined ? '' : entryKey(entry.id) },
  });
};

export const forgetBody = (words: Texts): Body => {
  const { setup: texts } = words;
  const label = texts.buttons.forget;
  return {
    content: texts.askForget,
    rows: [[buttons.forget.make({ label, style: 'danger', with: {} }), back(words)]],
  };
};
