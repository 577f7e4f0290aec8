import type { MenuData } from '../../discord/menu.ts';
import type { Words } from '../../locale/words.ts';
import { languageMenu } from './buttons.ts';
import type { ServerSettings } from './collections.ts';

/** In which language the bot speaks to everybody in a server. */

export interface LanguageDeps {
  /** The languages that the bot speaks. */
  readonly languages: readonly Words['language'][];
  /** The words for one of Discord's locales, or for a language that was stored. */
  readonly wordsFor: (locale: string) => Words;
}

/** Leaves the choice to the language that the server has set at Discord. */
const asAtDiscord = 'discord';

/** `usual`: in the language that the server has if it chooses none. */
export const chooseLanguage = (
  { language }: Pick<ServerSettings, 'language'>,
  { languages, usual, words }: { usual: Words; words: Words } & Pick<LanguageDeps, 'languages'>,
): MenuData => {
  const { setup: texts } = words;
  const others = languages.map(({ tag, name }) => ({ value: tag, label: name }));
  const own = { value: asAtDiscord, label: texts.usualLanguage, description: usual.language.name };
  const options = [own, ...others];
  return languageMenu.make({
    of: 'texts',
    options: options.map((option) => ({ ...option, chosen: option.value === (language ?? asAtDiscord) })),
    with: {},
  });
};

/** Undefined: the language that the server has set at Discord. */
export const chosenLanguage = (
  languages: LanguageDeps['languages'],
  chosen: string | undefined,
): string | undefined => languages.find(({ tag }) => tag === chosen)?.tag;
