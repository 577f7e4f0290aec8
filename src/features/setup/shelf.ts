import { createHash } from 'node:crypto';
import { buttonKind, formKind, menuKind, menuText } from '../../discord/interactions/components.ts';
import type { Route } from '../../discord/interactions/route.ts';
import { limits } from '../../discord/limits.ts';
import { say, type MessageBody, type ButtonData, type MenuOption, type Reply } from '../../discord/reply.ts';
import { cutText } from '../../lib/cut.ts';
import { shownLine } from '../../lib/invisible.ts';
import { escapeName } from '../../lib/markdown.ts';
import { createOffered } from '../../lib/offered.ts';
import type { Texts } from '../../locale/words.ts';
import {
  longest as longestOfLesson,
  readLesson,
  type Lesson,
  type Refused,
  type TypedLesson,
} from '../lesson.ts';
import type { Bus } from '../bus.ts';
import type { Lessoned, Lessons } from './lessons.ts';
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
const lessonButton = buttonKind('setup-lesson', ['shelf', 'entry']);
const inviteButton = buttonKind('setup-invite', ['shelf', 'entry']);
const lessonForm = formKind('setup-lesson', { task: 'text', picture: 'text', checklist: 'text' }, [
  'shelf',
  'entry',
]);
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

/** The page that an entry is on; the first one if it has gone. */
const pageOf = (id: string, entries: readonly Entry[]): number =>
  Math.max(0, Math.floor(entries.findIndex((one) => one.id === id) / perPage));

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

/** Which parts a lesson has. */
const lessonLine = ({ task, picture, checklist }: Lesson, { setup: { lesson: texts } }: Texts): string => {
  const parts = [
    ...(task === undefined ? [] : [texts.task]),
    ...(picture === undefined ? [] : [texts.picture]),
    ...(checklist.length === 0 ? [] : [`${texts.checklist} (${checklist.length})`]),
  ];
  return `${texts.title}: ${parts.join(' · ')}`;
};

interface Shown {
  readonly shelf: ShelfName;
  readonly entry: Entry;
  readonly lesson: Lesson | undefined;
  /** The page of the shelf that it is on. */
  readonly page: number;
}

type ShelfEntry = Pick<Shown, 'shelf' | 'entry'>;

/** In a channel, everybody there can be invited to it. */
const entryBody = ({ shelf, entry, lesson, page }: Shown, { place, words }: Manager): MessageBody => {
  const { buttons: labels, lesson: lessonTexts } = words.setup;
  const isInChannel = place === 'text' || place === 'announcement';
  const { id, title, patientName = '', description = '' } = entry;
  const about = { with: { shelf, entry: entryKey(id) } };
  const [first, ...others] = [title, id, patientName, description]
    .filter((line) => line !== '')
    .map(escapeName);
  return {
    content: [`**${first}**`, ...others, ...(lesson === undefined ? [] : [lessonLine(lesson, words)])].join(
      '\n',
    ),
    rows: [
      [
        changeButton.make({ label: labels.change, style: 'primary', ...about }),
        lessonButton.make({ label: lessonTexts.title, ...about }),
        ...(isInChannel ? [inviteButton.make({ label: labels.invite, ...about })] : []),
        removeButton.make({ label: labels.remove, style: 'danger', ...about }),
        pageButton.make({ label: labels.back, with: { shelf, page: String(page) } }),
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

/** `typed`: as it was refused, or as it is. */
const askForLesson = ({ shelf, entry }: ShelfEntry, typed: TypedLesson, { setup }: Texts): Reply => {
  const { lesson: texts } = setup;
  const { task, picture } = longestOfLesson;
  const long = { multiline: true } as const;
  const form = lessonForm.make({
    title: texts.title,
    fields: {
      task: { label: texts.task, description: texts.taskHint, ...long, maxLength: task, value: typed.task },
      picture: {
        label: texts.picture,
        description: texts.pictureHint,
        maxLength: picture,
        value: typed.picture,
      },
      checklist: {
        label: texts.checklist,
        description: texts.checklistHint(longestOfLesson.lines),
        ...long,
        value: typed.checklist,
      },
    },
    with: { shelf, entry: entryKey(entry.id) },
  });
  return { kind: 'form', form };
};

const typedAs = ({ task = '', picture = '', checklist }: Lesson = { checklist: [] }): TypedLesson => ({
  task,
  picture,
  checklist: checklist.join('\n'),
});

const refusal = ({ refused, line = '' }: Refused, { setup: { lesson: texts } }: Texts): string => {
  const { problems } = texts;
  if (refused !== 'line') return problems[refused](longestOfLesson);
  return problems.line(escapeName(cutText(line, { longest: 60, ending: '…' })), longestOfLesson);
};

const draftOf = ({ userId }: Manager, { guildId, kind, id }: Lessoned): string =>
  [userId, guildId, kind, id].join('/');

/** What was typed and refused: for minutes, because a form cannot be answered with a form. */
const draftsKept = { most: 1_000, lasts: 15 * 60_000 } as const;

export const shelfRoutes = (servers: Servers, lessons: Lessons, bus: Pick<Bus, 'tell'>): readonly Route[] => {
  const drafts = createOffered<TypedLesson>(draftsKept);
  const of = ({ guildId }: Manager, shelf: ShelfName, id: string): Lessoned => ({
    guildId,
    kind: shelf === 'topics' ? 'topic' : 'patient',
    id,
  });
  const bodyOf = async (caller: Manager, about: ShelfEntry): Promise<MessageBody> => {
    const { shelf, entry } = about;
    const lesson = await lessons.get(of(caller, shelf, entry.id));
    const page = pageOf(entry.id, (await servers.get(caller.guildId))[shelf]);
    return entryBody({ ...about, lesson, page }, caller);
  };
  const entryIn = async ({ guildId }: Manager, shelf: ShelfName, key: string): Promise<Entry | undefined> =>
    (await servers.get(guildId))[shelf].find(({ id }) => entryKey(id) === key);
  /** For what concerns an entry: it is shown the whole shelf if the entry has gone. */
  const withEntryIn =
    <Values extends { readonly shelf: string; readonly entry: string }>(
      act: (about: ShelfEntry & { readonly caller: Manager }, values: Values) => Promise<Reply>,
    ) =>
    async (caller: Manager, values: Values): Promise<Reply> => {
      const shelf = shelfNamed(values.shelf);
      const entry = await entryIn(caller, shelf, values.entry);
      if (entry !== undefined) return act({ caller, shelf, entry }, values);
      const settings = await servers.get(caller.guildId);
      return shown(shelfBody({ settings, shelf }, caller.words));
    };

  return [
    pageButton.on(
      managing(async ({ guildId, words }, { shelf, page }) => {
        const settings = await servers.get(guildId);
        return shown(shelfBody({ settings, shelf: shelfNamed(shelf), page: Number(page) || 0 }, words));
      }),
    ),
    addButton.on(managing(async ({ words }, { shelf }) => askForEntry(shelfNamed(shelf), undefined, words))),
    entryMenu.on(
      managing((caller, { shelf, values: [id = ''] }) =>
        withEntryIn(async (about) => shown(await bodyOf(caller, about)))(caller, {
          shelf,
          entry: entryKey(id),
        }),
      ),
    ),
    changeButton.on(
      managing(withEntryIn(async ({ caller, shelf, entry }) => askForEntry(shelf, entry, caller.words))),
    ),
    removeButton.on(
      managing(
        withEntryIn(async ({ caller, shelf, entry: { id } }) => {
          const { guildId, words } = caller;
          const settings = await servers.change(guildId, (before) => ({
            ...before,
            [shelf]: before[shelf].filter((one) => one.id !== id),
          }));
          await lessons.set(of(caller, shelf, id), undefined);
          return above(words.setup.removed, shelfBody({ settings, shelf }, words));
        }),
      ),
    ),
    inviteButton.on(
      managing(
        withEntryIn(async ({ caller, ...about }) => {
          const [reply] = await bus.tell('invite', { caller, ...of(caller, about.shelf, about.entry.id) });
          return reply ?? shown(await bodyOf(caller, about));
        }),
      ),
    ),
    lessonButton.on(
      managing(
        withEntryIn(async ({ caller, ...about }) => {
          const kept = of(caller, about.shelf, about.entry.id);
          const typed = drafts.find(caller.userId, draftOf(caller, kept));
          return askForLesson(about, typed ?? typedAs(await lessons.get(kept)), caller.words);
        }),
      ),
    ),
    lessonForm.on(
      managing(
        withEntryIn(async ({ caller, ...about }, typed) => {
          const { userId, words } = caller;
          const { notAdded, buttons: labels, lesson: texts } = words.setup;
          const kept = of(caller, about.shelf, about.entry.id);
          const lesson = readLesson(typed, await lessons.get(kept));
          if ('refused' in lesson) {
            const { task, picture, checklist, shelf, entry } = typed;
            drafts.keep(userId, draftOf(caller, kept), { task, picture, checklist });
            const again = lessonButton.make({ label: labels.change, with: { shelf, entry } });
            return say(notAdded(refusal(lesson, words)), [again]);
          }
          await lessons.set(kept, lesson);
          drafts.useUp(draftOf(caller, kept));
          return above(texts.saved, await bodyOf(caller, about));
        }),
      ),
    ),
    entryForm.on(
      managing(async (caller, { shelf: named, entry: changed, ...typed }) => {
        const { guildId, words } = caller;
        const shelf = shelfNamed(named);
        const { setup: texts } = words;
        const entry = readEntry(typed);
        if (typeof entry === 'string') return say(texts.notAdded(texts.problems[entry]));
        const title = escapeName(entry.title);
        const old = await entryIn(caller, shelf, changed);
        let told = texts.notAdded(texts.fullShelf(mostEntries));
        const settings = await servers.change(guildId, (before) => {
          const next = withEntry(before[shelf], entry, changed);
          if (next === 'full') return before;
          told = next.length > before[shelf].length ? texts.added(title) : texts.changed(title);
          return { ...before, [shelf]: next };
        });
        if (old !== undefined && old.id !== entry.id) await lessons.move(of(caller, shelf, old.id), entry.id);
        const page = pageOf(entry.id, settings[shelf]);
        return above(told, shelfBody({ settings, shelf, page }, words));
      }),
    ),
  ];
};
