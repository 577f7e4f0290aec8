import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  Locale,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  type LocalizationMap,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord.js';
import { speaker, type Languages } from '../../locale/words.ts';
import type {
  CommandRoute,
  FixedChoice,
  Localized,
  MessageCommandRoute,
  Options,
  Subcommand,
} from '../interactions/route.ts';

/** Commands as they are registered; Discord, and whatever stands in for it, says which of them exceed a limit. */

export type CommandPayload = RESTPostAPIApplicationCommandsJSONBody;

/** For each of Discord's locales that a language serves: Discord itself falls back to the default at once. */
const translationsOf = (text: Localized, languages: Languages): LocalizationMap | undefined => {
  if (languages.others.size === 0) return undefined;
  const wordsFor = speaker(languages);
  const served = Object.values(Locale).map((locale) => [locale, wordsFor(locale)] as const);
  const translated = served.filter(([, words]) => words !== languages.english);
  return Object.fromEntries(translated.map(([locale, words]) => [locale, text(words)]));
};

const describing =
  (languages: Languages) =>
  ({ name, description }: { readonly name: string; readonly description: Localized }) => {
    const translations = translationsOf(description, languages);
    return {
      name,
      description: description(languages.english),
      ...(translations && { description_localizations: translations }),
    };
  };

const optionPayloads = (options: Options, languages: Languages): APIApplicationCommandBasicOption[] => {
  const described = describing(languages);
  const choicePayload = ({ name, value }: FixedChoice) => {
    const translations = translationsOf(name, languages);
    return {
      name: name(languages.english),
      ...(translations && { name_localizations: translations }),
      value,
    };
  };
  return Object.entries(options).map(([name, option]) => {
    const shared = { ...described({ name, ...option }), required: option.required ?? false };
    if (option.type === 'boolean') return { ...shared, type: ApplicationCommandOptionType.Boolean };
    const text = { ...shared, type: ApplicationCommandOptionType.String } as const;
    const limited = option.maxLength === undefined ? text : { ...text, max_length: option.maxLength };
    return option.suggest === undefined
      ? { ...limited, choices: (option.choices ?? []).map(choicePayload) }
      : { ...limited, autocomplete: true };
  });
};

const subcommandPayload = (
  entry: Subcommand,
  languages: Languages,
): APIApplicationCommandSubcommandOption => ({
  ...describing(languages)(entry),
  type: ApplicationCommandOptionType.Subcommand,
  options: optionPayloads(entry.options, languages),
});

const inServer = [InteractionContextType.Guild];

const commandPayload = (route: CommandRoute | MessageCommandRoute, languages: Languages): CommandPayload => {
  const shared = {
    contexts: route.where === 'guild' ? inServer : [...inServer, InteractionContextType.BotDM],
    integration_types: [ApplicationIntegrationType.GuildInstall],
  };
  if (route.kind === 'message_command')
    return { ...shared, type: ApplicationCommandType.Message, name: route.name };
  const [first] = route.entries;
  return {
    ...shared,
    ...describing(languages)(route),
    type: ApplicationCommandType.ChatInput,
    default_member_permissions: route.permission?.toString() ?? null,
    options:
      first?.name === ''
        ? optionPayloads(first.options, languages)
        : route.entries.map((entry) => subcommandPayload(entry, languages)),
  };
};

export const commandPayloads = (
  routes: readonly (CommandRoute | MessageCommandRoute)[],
  languages: Languages,
): readonly CommandPayload[] => routes.map((route) => commandPayload(route, languages));
