import {
  ApplicationCommandOptionType as OptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord.js';
import { limits } from './limits.ts';
import type { BooleanOption, CommandRoute, Options, StringOption, Subcommand } from './route.ts';

interface ChoicePayload {
  readonly name: string;
  readonly value: string;
}

export interface OptionPayload {
  readonly type: OptionType;
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly max_length?: number;
  readonly choices?: readonly ChoicePayload[];
  readonly options?: readonly OptionPayload[];
}

/** A command as it is registered. */
export interface CommandPayload {
  readonly type: ApplicationCommandType.ChatInput;
  readonly name: string;
  readonly description: string;
  readonly options: readonly OptionPayload[];
  readonly default_member_permissions: string | null;
  readonly contexts: readonly InteractionContextType[];
  readonly integration_types: readonly ApplicationIntegrationType[];
}

// Narrower than Discord, which also takes other scripts.
const namePattern = /^[-_a-z0-9]{1,32}$/;

const check = (holds: boolean, command: string, problem: string): void => {
  if (!holds) throw new RangeError(`command /${command}: ${problem}`);
};

const checkNamed = (command: string, { name, description }: { name: string; description: string }): void => {
  check(namePattern.test(name), command, `"${name}" is no valid name`);
  const fits = description.length >= 1 && description.length <= limits.commandDescription;
  check(fits, command, `the description of "${name}" must have 1 to ${limits.commandDescription} characters`);
};

const stringPayload = (command: string, name: string, option: StringOption): OptionPayload => {
  const choices = option.choices ?? [];
  check(choices.length <= limits.choices, command, `"${name}" has too many choices`);
  const fit = choices.every(
    (choice) =>
      choice.name.length >= 1 &&
      choice.name.length <= limits.choiceName &&
      choice.value.length <= limits.choiceValue,
  );
  check(fit, command, `a choice of "${name}" is empty or too long`);
  check(
    choices.length === 0 || option.suggest === undefined,
    command,
    `"${name}" has choices and suggestions`,
  );
  const max = option.maxLength ?? limits.optionText;
  check(max >= 1 && max <= limits.optionText, command, `"${name}" allows a length that Discord does not`);
  return {
    type: OptionType.String,
    name,
    description: option.description,
    ...(option.required === true ? { required: true } : {}),
    ...(option.suggest === undefined ? {} : { autocomplete: true }),
    ...(option.maxLength === undefined ? {} : { max_length: option.maxLength }),
    ...(choices.length === 0 ? {} : { choices: choices.map((choice) => ({ ...choice })) }),
  };
};

const booleanPayload = (name: string, option: BooleanOption): OptionPayload => ({
  type: OptionType.Boolean,
  name,
  description: option.description,
  ...(option.required === true ? { required: true } : {}),
});

const optionPayloads = (command: string, options: Options): readonly OptionPayload[] => {
  const entries = Object.entries(options);
  check(entries.length <= limits.commandOptions, command, 'too many options');
  const firstOptional = entries.findIndex(([, option]) => option.required !== true);
  const lastRequired = entries.findLastIndex(([, option]) => option.required === true);
  check(firstOptional === -1 || lastRequired < firstOptional, command, 'required options come first');
  return entries.map(([name, option]) => {
    checkNamed(command, { name, description: option.description });
    return option.type === 'string' ? stringPayload(command, name, option) : booleanPayload(name, option);
  });
};

const subcommandPayload = (command: string, entry: Subcommand): OptionPayload => {
  checkNamed(command, entry);
  return {
    type: OptionType.Subcommand,
    name: entry.name,
    description: entry.description,
    options: optionPayloads(command, entry.options),
  };
};

/** What Discord adds up against its 8,000 characters. */
const sizeOf = (payload: OptionPayload | CommandPayload): number => {
  const choices = 'choices' in payload ? (payload.choices ?? []) : [];
  return (
    payload.name.length +
    payload.description.length +
    choices.reduce((sum, choice) => sum + choice.name.length + choice.value.length, 0) +
    (payload.options ?? []).reduce((sum, option) => sum + sizeOf(option), 0)
  );
};

const isUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;

const commandPayload = (route: CommandRoute): CommandPayload => {
  const { name, description, entries } = route;
  checkNamed(name, route);
  const [first] = entries;
  const nameless = entries.length === 1 && first?.name === '';
  check(entries.length >= 1 && entries.length <= limits.commandOptions, name, 'too many or no subcommands');
  check(isUnique(entries.map((entry) => entry.name)), name, 'two subcommands have the same name');
  const payload: CommandPayload = {
    type: ApplicationCommandType.ChatInput,
    name,
    description,
    options: nameless
      ? optionPayloads(name, first.options)
      : entries.map((entry) => subcommandPayload(name, entry)),
    default_member_permissions: route.permission === undefined ? null : String(route.permission),
    contexts:
      route.where === 'guild'
        ? [InteractionContextType.Guild]
        : [InteractionContextType.Guild, InteractionContextType.BotDM],
    integration_types: [ApplicationIntegrationType.GuildInstall],
  };
  check(sizeOf(payload) <= limits.commandSize, name, `more than ${limits.commandSize} characters in all`);
  return payload;
};

/** Throws a RangeError that names the command where one breaks a limit of Discord's. */
export const commandPayloads = (routes: readonly CommandRoute[]): readonly CommandPayload[] => {
  const payloads = routes.map(commandPayload);
  if (payloads.length > limits.commands) throw new RangeError('too many commands');
  if (!isUnique(payloads.map(({ name }) => name))) throw new RangeError('two commands have the same name');
  return payloads;
};
