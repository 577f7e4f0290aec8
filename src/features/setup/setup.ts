import { buttonKind, menuKind } from '../../discord/interactions/components.ts';
import { command } from '../../discord/interactions/route.ts';
import { permissions } from '../../discord/permissions.ts';
import { say, sayAll, update, type MessageBody, type MenuData } from '../../discord/reply.ts';
import type { GuildId } from '../../lib/ids.ts';
import type { Texts } from '../../locale/words.ts';
import type { Bus } from '../bus.ts';
import { defaultRoutes, defaultsBody } from './defaults.ts';
import { keepingBody, keepingRoutes } from './keeping.ts';
import { back, home, managing, shown, type Manager } from './managing.ts';
import { createLessons, type LessonStore } from './lessons.ts';
import { createServers, type ServerSettings, type ServerStore } from './servers.ts';
import { shelfBody, shelfRoutes } from './shelf.ts';

/** `/setup`: what a server offers and how conversations start there, for those who manage it. */

const pages = ['patients', 'topics', 'defaults', 'keeping', 'forget'] as const;

const choosePage = menuKind('setup-page');
const languageMenu = menuKind('setup-language');
const forgetButton = buttonKind('setup-forget');

/** Leaves the choice to the language that the server has set at Discord. */
const asAtDiscord = 'discord';

interface Home {
  /** The languages that the bot speaks. */
  readonly languages: readonly Texts['language'][];
  /** In the language that the server has set at Discord. */
  readonly usual: Texts;
  readonly words: Texts;
}

export const chooseLanguage = (
  { language = asAtDiscord }: Pick<ServerSettings, 'language'>,
  { languages, usual, words: { setup: texts } }: Home,
): MenuData => {
  const options = [
    { value: asAtDiscord, label: texts.usualLanguage, description: usual.language.name },
    ...languages.map(({ tag, name }) => ({ value: tag, label: name })),
  ];
  return languageMenu.make({
    of: 'texts',
    options: options.map((option) => ({ ...option, default: option.value === language })),
    with: {},
  });
};

const homeBody = (settings: ServerSettings, home: Home): MessageBody => {
  const { setup: texts } = home.words;
  const options = pages.map((value) => ({ value, label: texts.pages[value] }));
  return {
    content: texts.home({ patients: settings.patients.length, topics: settings.topics.length }),
    rows: [
      [choosePage.make({ of: 'texts', placeholder: texts.choosePage, options, with: {} })],
      [chooseLanguage(settings, home)],
    ],
  };
};

const forgetBody = (words: Texts): MessageBody => {
  const { askForget, buttons } = words.setup;
  const forget = forgetButton.make({ label: buttons.forget, style: 'danger', with: {} });
  return { content: askForget, rows: [[forget, back(words)]] };
};

const pageBody = (page: (typeof pages)[number], settings: ServerSettings, words: Texts): MessageBody => {
  switch (page) {
    case 'patients':
    case 'topics':
      return shelfBody({ settings, shelf: page }, words);
    case 'defaults':
      return defaultsBody(settings, words);
    case 'keeping':
      return keepingBody(settings, words);
    case 'forget':
      return forgetBody(words);
  }
};

interface SetupDeps extends Pick<Home, 'languages'> {
  /** The words for one of Discord's locales, or for a language that was stored. */
  readonly wordsFor: (locale: string) => Texts;
  /** The language that a server has set at Discord; undefined unless the server is a community. */
  readonly localeOf: (guild: GuildId) => string | undefined;
  readonly store: { readonly serverSettings: ServerStore; readonly lessons: LessonStore };
  readonly bus: Pick<Bus, 'tell'>;
}

export const createSetup = (deps: SetupDeps) => {
  const { store, bus, languages, wordsFor, localeOf } = deps;
  const servers = createServers(store.serverSettings);
  const lessons = createLessons(store.lessons);
  const homeFor = ({ guildId, words }: Manager, settings: ServerSettings): MessageBody =>
    homeBody(settings, { languages, usual: wordsFor(localeOf(guildId) ?? ''), words });
  return {
    settingsOf: servers.get,
    lessonOf: lessons.get,
    /** The words in which the bot speaks to everybody in a server from now on. */
    wordsIn: async (guild: GuildId): Promise<Texts> =>
      wordsFor((await servers.get(guild)).language ?? localeOf(guild) ?? ''),
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
        handle: managing(async (caller) => sayAll([homeFor(caller, await servers.get(caller.guildId))])),
      }),
      home.on(managing(async (caller) => shown(homeFor(caller, await servers.get(caller.guildId))))),
      languageMenu.on(
        managing(async (caller, { values: [chosen] }) => {
          const settings = await servers.change(caller.guildId, ({ language: _before, ...others }) => {
            const language = languages.find(({ tag }) => tag === chosen)?.tag;
            return language === undefined ? others : { ...others, language };
          });
          return shown(homeFor(caller, settings));
        }),
      ),
      choosePage.on(
        managing(async ({ guildId, words }, { values: [chosen] }) => {
          const page = pages.find((one) => one === chosen);
          return page === undefined
            ? say(words.router.unreadableChoice)
            : shown(pageBody(page, await servers.get(guildId), words));
        }),
      ),
      ...shelfRoutes(servers, lessons, bus),
      ...defaultRoutes(servers),
      ...keepingRoutes(servers),
      forgetButton.on(
        managing(async ({ guildId, interactionId: press, words: { setup: texts } }) => {
          const ends = await bus.tell('serverForgotten', { guildId, press });
          await servers.forget(guildId);
          return update(texts.forgotten(ends.includes('ending')));
        }),
      ),
    ],
  };
};
