import {
  ApplicationCommandOptionType as OptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  Locale,
} from 'discord.js';
import { speaker, type Languages } from '../../locale/words.ts';
import { limits } from '../limits.ts';
import type {
  BooleanOption,
  CommandRoute,
  FixedChoice,
  MessageCommandRoute,
  Options,
  Localized,
  StringOption,
  Subcommand,
} from '../interactions/route.ts';

/** Keyed by Discord's names for the languages; left out if there is only English. */
type Translations = Readonly<Record<string, string>>;

interface ChoicePayload {
  readonly name: string;
  readonly name_localizations: Translations | undefined;
  readonly value: string;
}

interface OptionPayload {
  readonly type: OptionType;
  readonly name: string;
  readonly description: string;
  readonly description_localizations: Translations | undefined;
  readonly required?: boolean | undefined;
  readonly autocomplete?: boolean;
  readonly max_length?: number | undefined;
  readonly choices?: readonly ChoicePayload[];
  readonly options?: readonly OptionPayload[];
}

/** A command as it is registered; one in the menu of a message has no description and no options. */
export interface CommandPayload {
  readonly type: ApplicationCommandType.ChatInput | ApplicationCommandType.Message;
  readonly name: string;
  readonly description: string;
  readonly description_localizations: Translations | undefined;
  readonly options: readonly OptionPayload[];
  readonly default_member_permissions: string | null;
  readonly contexts: readonly InteractionContextType[];
  readonly integration_types: readonly ApplicationIntegrationType[];
}

// Stricter than Discord, which also allows other scripts.
const namePattern = /^[-_a-z0-9]{1,32}$/;

const check = (holds: boolean, command: string, problem: string): void => {
  if (!holds) throw new RangeError(`command /${command}: ${problem}`);
};

/** The command that a payload is built for. */
interface Making {
  readonly command: string;
  readonly languages: Languages;
}

/** For each of Discord's locales that a language serves: Discord itself falls back to the default at once. */
const translationsOf = (text: Localized, languages: Languages): Translations | undefined => {
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

const describe = ({ command, languages }: Making, { name, description: localized }: Named) => {
  check(namePattern.test(name), command, `"${name}" is not a valid name`);
  const description = localized(languages.english);
  const translations = translationsOf(localized, languages);
  const fit = [description, ...Object.values(translations ?? {})].every(
    ({ length }) => length >= 1 && length <= limits.commandDescription,
  );
  check(fit, command, `the description of "${name}" must have 1 to ${limits.commandDescription} characters`);
  return { name, description, description_localizations: translations };
};

const choicePayload = ({ name, value }: FixedChoice, languages: Languages): ChoicePayload => ({
  name: name(languages.english),
  value,
  name_localizations: translationsOf(name, languages),
});

const choiceFits = ({ name, value, name_localizations: translations = {} }: ChoicePayload): boolean =>
  value.length <= limits.choiceValue &&
  [name, ...Object.values(translations)].every(({ length }) => length >= 1 && length <= limits.choiceName);

const stringPayload = (making: Making, name: string, option: StringOption): OptionPayload => {
  const { command, languages } = making;
  const choices = (option.choices ?? []).map((choice) => choicePayload(choice, languages));
  check(choices.length <= limits.choices, command, `"${name}" has too many choices`);
  check(choices.every(choiceFits), command, `a choice of "${name}" is empty or too long`);
  check(
    choices.length === 0 || option.suggest === undefined,
    command,
    `"${name}" has both choices and suggestions`,
  );
  const max = option.maxLength ?? limits.optionText;
  check(
    max >= 1 && max <= limits.optionText,
    command,
    `"${name}" allows a length that Discord does not allow`,
  );
  return {
    type: OptionType.String,
    ...describe(making, { name, description: option.description }),
    required: option.required,
    autocomplete: option.suggest !== undefined,
    max_length: option.maxLength,
    choices,
  };
};

const booleanPayload = (making: Making, name: string, option: BooleanOption): OptionPayload => ({
  type: OptionType.Boolean,
  ...describe(making, { name, description: option.description }),
  required: option.required,
});

const optionPayloads = (making: Making, options: Options): readonly OptionPayload[] => {
  const { command } = making;
  const entries = Object.entries(options);
  check(entries.length <= limits.commandOptions, command, 'too many options');
  const firstOptional = entries.findIndex(([, option]) => option.required !== true);
  const lastRequired = entries.findLastIndex(([, option]) => option.required === true);
  check(firstOptional === -1 || lastRequired < firstOptional, command, 'required options must come first');
  return entries.map(([name, option]) =>
    option.type === 'string' ? stringPayload(making, name, option) : booleanPayload(making, name, option),
  );
};

const subcommandPayload = (making: Making, entry: Subcommand): OptionPayload => ({
  type: OptionType.Subcommand,
  ...describe(making, entry),
  options: optionPayloads(making, entry.options),
});

/** Discord counts the longest translation. */
const longest = (text: string, translations: Translations = {}): number =>
  Math.max(...[text, ...Object.values(translations)].map(({ length }) => length));

/** What Discord counts towards its limit of 8,000 characters. */
const sizeOf = (payload: OptionPayload | CommandPayload): number => {
  const choices = 'choices' in payload ? (payload.choices ?? []) : [];
  return (
    payload.name.length +
    longest(payload.description, payload.description_localizations) +
    choices.reduce(
      (sum, choice) => sum + longest(choice.name, choice.name_localizations) + choice.value.length,
      0,
    ) +
    (payload.options ?? []).reduce((sum, option) => sum + sizeOf(option), 0)
  );
};

const isUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;

/** Where it can be used, and by whom: everyone if no permission is named. */
const placePayload = ({ where, permission }: Pick<CommandRoute, 'where' | 'permission'>) => ({
  default_member_permissions: permission === undefined ? null : String(permission),
  contexts:
    where === 'guild'
      ? [InteractionContextType.Guild]
      : [InteractionContextType.Guild, InteractionContextType.BotDM],
  integration_types: [ApplicationIntegrationType.GuildInstall],
});

const menuPayload = ({ name, where }: MessageCommandRoute): CommandPayload => {
  check(name.length >= 1 && name.length <= limits.menuCommandName, name, 'its name is empty or too long');
  return {
    type: ApplicationCommandType.Message,
    name,
    description: '',
    description_localizations: undefined,
    options: [],
    ...placePayload({ where }),
  };
};

const commandPayload = (route: CommandRoute, languages: Languages): CommandPayload => {
  const { name, entries } = route;
  const making = { command: name, languages };
  const [first] = entries;
  const nameless = entries.length === 1 && first?.name === '';
  check(entries.length >= 1 && entries.length <= limits.commandOptions, name, 'too many or no subcommands');
  check(isUnique(entries.map((entry) => entry.name)), name, 'two subcommands have the same name');
  const payload: CommandPayload = {
    type: ApplicationCommandType.ChatInput,
    ...describe(making, route),
    options: nameless
      ? optionPayloads(making, first.options)
      : entries.map((entry) => subcommandPayload(making, entry)),
    ...placePayload(route),
  };
  check(sizeOf(payload) <= limits.commandSize, name, `more than ${limits.commandSize} characters in all`);
  return payload;
};

/** Throws a RangeError that names the command if one exceeds a limit of Discord's. */
export const commandPayloads = (
  routes: readonly (CommandRoute | MessageCommandRoute)[],
  languages: Languages,
): readonly CommandPayload[] => {
  const payloads = routes.map((route) =>
    route.kind === 'command' ? commandPayload(route, languages) : menuPayload(route),
  );
  if (payloads.length > limits.commands) throw new RangeError('too many commands');
  if (!isUnique(payloads.map(({ name }) => name))) throw new RangeError('two commands have the same name');
  return payloads;
};
