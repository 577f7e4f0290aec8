import {
  ApplicationCommandOptionType as OptionType,
  ComponentType,
  type APIApplicationCommandInteractionDataOption as GivenOption,
  type APIInteractionDataResolved,
  type APIMessageComponentInteractionData,
  type APIModalSubmission,
} from 'discord.js';
import { roleId, userId, type RoleId } from '../../lib/ids.ts';
import { showsNothing, withoutMarks } from '../../lib/invisible.ts';
import { limits } from '../limits.ts';
import { listOf } from '../payload.ts';
import type {
  BooleanOption,
  ChosenPerson,
  ComponentRoute,
  FieldValues,
  Localized,
  Options,
  StoredValues,
  StringOption,
} from './route.ts';

/**
 * What a person typed, ticked or chose, read by the declaration of what they were asked. A text comes without the marks
 * that nobody sees: an id copied from a page brings them along, and is no id with them.
 */

/** The full name of a command ("compose case"), and its options. */
export const readCommand = (data: {
  readonly name: string;
  readonly options?: readonly GivenOption[];
}): { readonly name: string; readonly options: readonly GivenOption[] } => {
  const options = listOf(data.options);
  const [inner] = options;
  return inner?.type === OptionType.Subcommand
    ? { name: `${data.name} ${inner.name}`, options: listOf(inner.options) }
    : { name: data.name, options };
};

type ValuesOrRefusal = { readonly values: StoredValues } | { readonly refusal: Localized };

/** '' for a text without visible characters, which counts as not given. */
const textIn = (typed: string): string => (showsNothing(typed) ? '' : withoutMarks(typed));

/** What is wrong with the value; undefined if nothing is. */
const problemWith = (
  name: string,
  option: StringOption | BooleanOption,
  value: unknown,
): Localized | undefined => {
  const missing: Localized = ({ router }) => router.missingOption(name);
  const wrong: Localized = ({ router }) => router.wrongOption(name);
  if (value === undefined) return option.required === true ? missing : undefined;
  if (typeof value !== option.type) return wrong;
  if (option.type === 'boolean' || typeof value !== 'string') return undefined;
  if (option.required === true && showsNothing(value)) return missing;
  const limit = option.maxLength ?? limits.optionText;
  if (value.length > limit) return ({ router }) => router.tooLongOption(name, limit);
  const choices = option.choices ?? [];
  return choices.length > 0 && choices.every((choice) => choice.value !== value) ? wrong : undefined;
};

/** Discord checks most of this, but a command registered by an older version may still send other options. */
export const readOptions = (options: Options, given: readonly GivenOption[]): ValuesOrRefusal => {
  const values: Record<string, string | boolean | undefined> = {};
  for (const [name, option] of Object.entries(options)) {
    const found = given.find((each) => each.name === name);
    const value = found !== undefined && 'value' in found ? found.value : undefined;
    const problem = problemWith(name, option, value);
    if (problem !== undefined) return { refusal: problem };
    const text = typeof value === 'string' ? textIn(value) : '';
    if (typeof value === 'boolean') values[name] = value;
    else values[name] = text === '' ? undefined : text;
  }
  return { values };
};

/** What somebody chose in a menu. Everything in it can be stored. */
export interface Chosen {
  /** Values of options, or ids of people or roles, in the order of choosing. */
  readonly values: readonly string[];
  /** Those of the values that are people. */
  readonly people: readonly ChosenPerson[];
  /** Those of the values that are roles. */
  readonly roles: readonly RoleId[];
}

/** Undefined if the payload does not say what each id is: half a choice would be another one. */
export const readChosen = (used: APIMessageComponentInteractionData): Chosen | undefined => {
  switch (used.component_type) {
    case ComponentType.StringSelect:
      return { values: used.values, people: [], roles: [] };
    case ComponentType.UserSelect:
    case ComponentType.MentionableSelect: {
      const { users, roles }: Partial<APIInteractionDataResolved> = used.resolved ?? {};
      const { values } = used;
      const isRole = (id: string): boolean => roles?.[id] !== undefined;
      const isPerson = (id: string): boolean =>
        used.component_type === ComponentType.UserSelect || users?.[id] !== undefined;
      if (!values.every((id) => isPerson(id) || isRole(id))) return undefined;
      return {
        values,
        people: values.filter(isPerson).map((id) => ({ id: userId(id), isBot: users?.[id]?.bot === true })),
        roles: values.filter((id) => !isPerson(id)).map(roleId),
      };
    }
    default:
      return undefined;
  }
};

/** A field without visible text, of another kind or not there at all counts as empty. */
export const readFields = (
  fields: NonNullable<ComponentRoute['fields']>,
  { components }: APIModalSubmission,
): StoredValues => {
  const given = new Map(
    listOf(components).flatMap((label) =>
      'component' in label ? [[label.component.custom_id, label.component] as const] : [],
    ),
  );
  const valueOf = (name: string, kind: keyof FieldValues): string | readonly string[] => {
    const field = given.get(name);
    if (kind === 'choices') return field !== undefined && 'values' in field ? field.values : [];
    const typed = field !== undefined && 'value' in field ? field.value : '';
    return typeof typed === 'string' ? textIn(typed) : '';
  };
  return Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, valueOf(name, kind)]));
};
