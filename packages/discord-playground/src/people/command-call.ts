/** From "/compose case" and values by name to the data of an interaction. */
import type { Command } from '../commands/command.ts';
import type { CommandOption, ValueOption } from '../commands/command-schema.ts';
import type { WireObject } from '../wire/json.ts';
import { Impossible } from './impossible.ts';

export type OptionValue = string | number | boolean;

interface Found {
  /** The subcommand group and subcommand on the way, outermost first. */
  readonly path: readonly { readonly name: string; readonly type: 1 | 2 }[];
  readonly options: readonly ValueOption[];
}

const isNested = (option: CommandOption): option is Exclude<CommandOption, ValueOption> => option.type < 3;
const isValue = (option: CommandOption): option is ValueOption => option.type > 2;

const descend = (options: readonly CommandOption[], words: readonly string[]): Found => {
  const nested = options.filter(isNested);
  if (nested.length === 0) {
    if (words.length > 0) throw new Impossible(`the command has no subcommand "${words.join(' ')}"`);
    return { path: [], options: options.filter(isValue) };
  }
  const [word, ...rest] = words;
  const next = nested.find((option) => option.name === word);
  if (next === undefined) throw new Impossible(`the command has no subcommand "${word ?? ''}"`);
  const below = descend(next.options ?? [], rest);
  return { path: [{ name: next.name, type: next.type }, ...below.path], options: below.options };
};

/** Finds the options that `/name group subcommand` takes. */
export const optionsOf = (command: Command, words: readonly string[]): Found =>
  descend(command.body.type === 1 ? (command.body.options ?? []) : [], words);

const fits: Readonly<Record<ValueOption['type'], (value: OptionValue) => boolean>> = {
  3: (value) => typeof value === 'string',
  4: (value) => typeof value === 'number' && Number.isInteger(value),
  5: (value) => typeof value === 'boolean',
  6: (value) => typeof value === 'string',
  7: (value) => typeof value === 'string',
  8: (value) => typeof value === 'string',
  9: (value) => typeof value === 'string',
  10: (value) => typeof value === 'number',
  11: () => false,
};

const checked = (option: ValueOption, given: OptionValue): OptionValue => {
  if (option.type === 11)
    throw new Impossible(`${option.name} takes a file, which the playground has only in messages and forms`);
  const choices = option.choices ?? [];
  const chosen = choices.find((choice) => choice.name === given || choice.value === given);
  if (choices.length > 0 && chosen === undefined)
    throw new Impossible(`"${String(given)}" is no choice of ${option.name}`);
  const value = chosen?.value ?? given;
  if (!fits[option.type](value)) throw new Impossible(`${option.name} takes another kind of value`);
  const tooLong = typeof value === 'string' && value.length > (option.max_length ?? 6_000);
  const tooShort = typeof value === 'string' && value.length < (option.min_length ?? 0);
  const tooHigh = typeof value === 'number' && value > (option.max_value ?? Infinity);
  const tooLow = typeof value === 'number' && value < (option.min_value ?? -Infinity);
  if (tooLong || tooShort || tooHigh || tooLow)
    throw new Impossible(`the value of ${option.name} is out of bounds`);
  return value;
};

interface Call {
  readonly command: Command;
  readonly found: Found;
  readonly values: Readonly<Record<string, OptionValue>>;
  /** The option in which the person is typing. */
  readonly focused?: string;
}

/** What Discord's client sends: options in the order of the command, checked as the client checks them. */
export const callData = ({ command, found, values, focused }: Call): WireObject => {
  for (const name of Object.keys(values)) {
    if (!found.options.some((option) => option.name === name))
      throw new Impossible(`the command has no option "${name}"`);
  }
  const options = found.options.flatMap((option): WireObject[] => {
    const value = values[option.name];
    if (value === undefined) {
      if (option.required === true && focused === undefined)
        throw new Impossible(`the option ${option.name} is required`);
      return [];
    }
    return focused === option.name
      ? [{ name: option.name, type: option.type, value, focused: true }]
      : [
          {
            name: option.name,
            type: option.type,
            value: focused === undefined ? checked(option, value) : value,
          },
        ];
  });
  const nested = found.path.reduceRight<WireObject[]>(
    (inner, { name, type }) => [{ name, type, options: inner }],
    options,
  );
  return {
    id: command.id,
    name: command.body.name,
    type: command.body.type,
    ...(command.guildId === undefined ? {} : { guild_id: command.guildId }),
    ...(nested.length === 0 ? {} : { options: nested }),
  };
};
