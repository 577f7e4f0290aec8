import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  ContextMenuCommandBuilder,
  InteractionContextType,
  Locale,
  SlashCommandBooleanOption,
  SlashCommandBuilder,
  SlashCommandStringOption,
  SlashCommandSubcommandBuilder,
  type LocalizationMap,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
  type SharedNameAndDescription,
} from 'discord.js';
import { speaker, type Languages } from '../../locale/words.ts';
import { limits } from '../limits.ts';
import type {
  CommandRoute,
  MessageCommandRoute,
  Options,
  Localized,
  StringOption,
} from '../interactions/route.ts';

/** Commands as they are registered: discord.js's builders refuse what Discord would, and here is what they let pass. */

type SlashCommand = RESTPostAPIChatInputApplicationCommandsJSONBody;
export type CommandPayload = SlashCommand | RESTPostAPIContextMenuApplicationCommandsJSONBody;

/** For each of Discord's locales that a language serves: Discord itself falls back to the default at once. */
const translationsOf = (text: Localized, languages: Languages): LocalizationMap | undefined => {
  if (languages.others.size === 0) return undefined;
  const wordsFor = speaker(languages);
  const served = Object.values(Locale).map((locale) => [locale, wordsFor(locale)] as const);
  const translated = served.filter(([, words]) => words !== languages.english);
  return Object.fromEntries(translated.map(([locale, words]) => [locale, text(words)]));
};

interface Named {
  readonly name: string;
  readonly description: Localized;
}

const describe = <Builder extends SharedNameAndDescription>(
  builder: Builder,
  { name, description }: Named,
  languages: Languages,
): Builder => {
  builder.setName(name).setDescription(description(languages.english));
  const translations = translationsOf(description, languages);
  if (translations !== undefined) builder.setDescriptionLocalizations(translations);
  return builder;
};

const textOption = (named: Named & StringOption, languages: Languages): SlashCommandStringOption => {
  const { choices = [], required = false, maxLength, suggest } = named;
  const option = describe(new SlashCommandStringOption(), named, languages).setRequired(required);
  if (maxLength !== undefined) option.setMaxLength(maxLength);
  for (const { name, value } of choices) {
    const translations = translationsOf(name, languages);
    const translated = translations === undefined ? {} : { name_localizations: translations };
    option.addChoices({ name: name(languages.english), value, ...translated });
  }
  return option.setAutocomplete(suggest !== undefined);
};

const addOptions = (
  builder: SlashCommandBuilder | SlashCommandSubcommandBuilder,
  options: Options,
  languages: Languages,
): void => {
  const isRequired = Object.values(options).map(({ required = false }) => required);
  if (isRequired.lastIndexOf(true) >= isRequired.concat(false).indexOf(false))
    throw new RangeError('required options must come first');
  for (const [name, option] of Object.entries(options)) {
    if (option.type === 'string') builder.addStringOption(textOption({ name, ...option }, languages));
    else
      builder.addBooleanOption(
        describe(new SlashCommandBooleanOption(), { name, ...option }, languages).setRequired(
          option.required ?? false,
        ),
      );
  }
};

type Translations = Readonly<Partial<Record<string, string | null>>> | null;

/** Discord counts the longest translation. */
const longest = (text: string, translations: Translations = {}): number =>
  Math.max(...[text, ...Object.values(translations ?? {})].map((each) => each?.length ?? 0));

/** What Discord counts towards its limit of 8,000 characters. */
const sizeOf = (part: SlashCommand | NonNullable<SlashCommand['options']>[number]): number => {
  const choices = 'choices' in part ? (part.choices ?? []) : [];
  const options = 'options' in part ? (part.options ?? []) : [];
  return (
    part.name.length +
    longest(part.description, part.description_localizations) +
    choices.reduce(
      (sum, { name, name_localizations: translations, value }) =>
        sum + longest(name, translations) + String(value).length,
      0,
    ) +
    options.reduce((sum, option) => sum + sizeOf(option), 0)
  );
};

const contextsOf = ({ where }: Pick<CommandRoute, 'where'>): InteractionContextType[] =>
  where === 'guild'
    ? [InteractionContextType.Guild]
    : [InteractionContextType.Guild, InteractionContextType.BotDM];

const menuPayload = (route: MessageCommandRoute): CommandPayload =>
  new ContextMenuCommandBuilder()
    .setType(ApplicationCommandType.Message)
    .setName(route.name)
    .setContexts(contextsOf(route))
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall)
    .toJSON();

const slashPayload = (route: CommandRoute, languages: Languages): CommandPayload => {
  const { entries } = route;
  const builder = describe(new SlashCommandBuilder(), route, languages)
    .setDefaultMemberPermissions(route.permission)
    .setContexts(contextsOf(route))
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
  for (const entry of entries) {
    if (entry.name === '') addOptions(builder, entry.options, languages);
    else {
      const subcommand = describe(new SlashCommandSubcommandBuilder(), entry, languages);
      addOptions(subcommand, entry.options, languages);
      builder.addSubcommand(subcommand);
    }
  }
  const payload = builder.toJSON();
  if (sizeOf(payload) > limits.commandSize)
    throw new RangeError(`more than ${limits.commandSize} characters in all`);
  return payload;
};

/** Throws a RangeError that names the command if one exceeds a limit of Discord's. */
export const commandPayloads = (
  routes: readonly (CommandRoute | MessageCommandRoute)[],
  languages: Languages,
): readonly CommandPayload[] => {
  if (new Set(routes.map(({ name }) => name)).size < routes.length)
    throw new RangeError('two commands have the same name');
  return routes.map((route) => {
    try {
      return route.kind === 'command' ? slashPayload(route, languages) : menuPayload(route);
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : '';
      throw new RangeError(`command /${route.name}: ${why}`, { cause });
    }
  });
};
