import { command, type Route } from '../../discord/interactions/route.ts';
import { permissions } from '../../discord/permissions.ts';
import { say, update, type Reply } from '../../discord/reply.ts';
import type { GuildId } from '../../lib/ids.ts';
import { escapeName } from '../../lib/markdown.ts';
import type { Texts } from '../../locale/words.ts';
import type { Bus } from '../bus.ts';
import * as buttons from './buttons.ts';
import type { Entry } from './collections.ts';
import { defaultRoutes, defaultsBody } from './defaults.ts';
import { keepingBody, keepingRoutes } from './keeping.ts';
import { above, managing, shown, type Manager } from './managing.ts';
import {
  askForEntry,
  chosenLanguage,
  entryBody,
  forgetBody,
  homeBody,
  pages,
  shelfBody,
  type Home,
  type ShelfName,
} from './panel.ts';
import { createServers, type Servers, type ServerStore } from './servers.ts';
import { entryKey, mostEntries, readEntry, withEntry } from './shelf.ts';

interface SetupDeps extends Pick<Home, 'languages'> {
  /** The words for one of Discord's locales, or for a language that was stored. */
  readonly wordsFor: (locale: string) => Texts;
  /** The language that a server has set at Discord; undefined unless the server is a community. */
  readonly localeOf: (guild: GuildId) => string | undefined;
  readonly store: { readonly serverSettings: ServerStore };
  readonly bus: Pick<Bus, 'tell'>;
}

interface Tried {
  readonly guildId: GuildId;
  readonly shelf: ShelfName;
  readonly id: string;
  readonly tried: NonNullable<Entry['tried']>;
}

type ShownPage = (typeof pages)[number];

const shelfNamed = (text: string): ShelfName => (text === 'topics' ? 'topics' : 'patients');

const pageReply = async (servers: Servers, caller: Manager, page: ShownPage): Promise<Reply> => {
  const { words } = caller;
  const settings = await servers.get(caller.guildId);
  switch (page) {
    case 'patients':
    case 'topics':
      return shown(shelfBody({ settings, shelf: page }, 0, words));
    case 'defaults':
      return shown(defaultsBody(settings, words));
    case 'keeping':
      return shown(keepingBody(settings, words));
    case 'forget':
      return shown(forgetBody(words));
  }
};

/** An entry that is on the shelf already. */
const entryRoutes = (servers: Servers): readonly Route[] => {
  const entryIn = async ({ guildId }: Manager, shelf: ShelfName, key: string) =>
    (await servers.get(guildId))[shelf].find(({ id }) => entryKey(id) === key);
  return [
    buttons.shelf.entry.on(
      managing(async (caller, { shelf: named, values: [id = ''] }) => {
        const shelf = shelfNamed(named);
        const entry = await entryIn(caller, shelf, entryKey(id));
        return entry === undefined
          ? pageReply(servers, caller, shelf)
          : shown(entryBody(shelf, entry, caller.words));
      }),
    ),
    buttons.shelf.change.on(
      managing(async (caller, { shelf: named, entry: key }) => {
        const shelf = shelfNamed(named);
        const entry = await entryIn(caller, shelf, key);
        return { kind: 'form', form: askForEntry(shelf, entry, caller.words) };
      }),
    ),
    buttons.shelf.remove.on(
      managing(async ({ guildId, words }, { shelf: named, entry: key }) => {
        const shelf = shelfNamed(named);
        const settings = await servers.change(guildId, (before) => ({
          ...before,
          [shelf]: before[shelf].filter(({ id }) => entryKey(id) !== key),
        }));
        return above(words.setup.removed, shelfBody({ settings, shelf }, 0, words));
      }),
    ),
  ];
};

/** What a start or a trial has shown about an id that may be on the shelf. */
const markTried = async (servers: Servers, { guildId, shelf, id, tried }: Tried): Promise<void> => {
  const isNews = (entry: Entry): boolean => entry.id === id && entry.tried !== tried;
  if (!(await servers.get(guildId))[shelf].some(isNews)) return;
  await servers.change(guildId, (before) => ({
    ...before,
    [shelf]: before[shelf].map((entry) => (isNews(entry) ? { ...entry, tried } : entry)),
  }));
};

const shelfRoutes = (servers: Servers, bus: SetupDeps['bus']): readonly Route[] => [
  buttons.shelf.page.on(
    managing(async ({ guildId, words }, { shelf, page }) => {
      const settings = await servers.get(guildId);
      return shown(shelfBody({ settings, shelf: shelfNamed(shelf) }, Number(page) || 0, words));
    }),
  ),
  buttons.shelf.add.on(
    managing(async ({ words }, { shelf }) => ({
      kind: 'form',
      form: askForEntry(shelfNamed(shelf), undefined, words),
    })),
  ),
  buttons.entryForm.on(
    managing(async ({ guildId, userId, words }, { shelf: named, entry: changed, ...typed }) => {
      const shelf = shelfNamed(named);
      const { setup: texts } = words;
      const entry = readEntry(typed);
      if (typeof entry === 'string') return say(texts.notAdded(texts.problems[entry]));
      const title = escapeName(entry.title);
      let told = texts.notAdded(texts.fullShelf(mostEntries));
      let settings = await servers.change(guildId, (before) => {
        const next = withEntry(before[shelf], entry, changed);
        if (next === 'full') return before;
        told = next.length > before[shelf].length ? texts.added(title) : texts.changed(title);
        return { ...before, [shelf]: next };
      });
      const { id } = entry;
      if (settings[shelf].some((one) => one.id === id && one.tried === undefined)) {
        const [tried] = shelf === 'patients' ? await bus.tell('caseKnown', { userId, guildId, id }) : [];
        if (tried === 'known' || tried === 'unknown') await markTried(servers, { guildId, shelf, id, tried });
        else told = `${told} ${texts.notTried}`;
        settings = await servers.get(guildId);
      }
      return above(told, shelfBody({ settings, shelf }, settings[shelf].length, words));
    }),
  ),
];

/** `/setup`: what a server offers and how conversations start there, for those who manage it. */
export const createSetup = (deps: SetupDeps) => {
  const { store, bus, languages, wordsFor, localeOf } = deps;
  const servers = createServers(store.serverSettings);
  const homeOf = ({ guildId, words }: Manager): Home => ({
    languages,
    usual: wordsFor(localeOf(guildId) ?? ''),
    words,
  });
  return {
    settingsOf: servers.get,
    /** The words in which the bot speaks to everybody in a server from now on. */
    wordsIn: async (guild: GuildId): Promise<Texts> =>
      wordsFor((await servers.get(guild)).language ?? localeOf(guild) ?? ''),
    tried: (tried: Tried): Promise<void> => markTried(servers, tried),
    servers: servers.all,
    left: servers.left,
    back: servers.back,
    forget: servers.forget,
    routes: [
      command({
        name: 'setup',
        description: ({ setup }) => setup.command,
        where: 'guild',
        permission: permissions.ManageGuild,
        handle: managing(async (caller) => ({
          kind: 'private',
          messages: [homeBody(await servers.get(caller.guildId), homeOf(caller))],
        })),
      }),
      buttons.home.on(
        managing(async (caller) => shown(homeBody(await servers.get(caller.guildId), homeOf(caller)))),
      ),
      buttons.languageMenu.on(
        managing(async (caller, { values: [chosen] }) => {
          const settings = await servers.change(caller.guildId, ({ language: _before, ...others }) => {
            const language = chosenLanguage(languages, chosen);
            return language === undefined ? others : { ...others, language };
          });
          return shown(homeBody(settings, homeOf(caller)));
        }),
      ),
      buttons.choosePage.on(
        managing(async (caller, { values: [chosen] }) => {
          const page = pages.find((one) => one === chosen);
          return page === undefined
            ? say(caller.words.router.unreadableChoice)
            : pageReply(servers, caller, page);
        }),
      ),
      ...shelfRoutes(servers, bus),
      ...entryRoutes(servers),
      ...defaultRoutes(servers),
      ...keepingRoutes(servers),
      buttons.forget.on(
        managing(async ({ guildId, interactionId: press, words: { setup: texts } }) => {
          const ends = await bus.tell('serverForgotten', { guildId, press });
          await servers.forget(guildId);
          return update(texts.forgotten(ends.includes('ending')));
        }),
      ),
    ],
  };
};
