import { ApplicationCommandType, type LocalizationMap } from 'discord.js';
import { listOf } from '../payload.ts';
import type { CommandPayload } from './command-payload.ts';

interface Named {
  readonly name?: string;
  readonly description?: string;
  readonly name_localizations?: LocalizationMap | null | undefined;
  readonly description_localizations?: LocalizationMap | null | undefined;
}

/** An option as we send it or as Discord has it, whatever its type. */
interface Option extends Named {
  readonly type?: number;
  readonly required?: boolean | undefined;
  readonly autocomplete?: boolean;
  readonly min_length?: number;
  readonly max_length?: number | undefined;
  readonly choices?: readonly (Named & { readonly value?: unknown })[];
  readonly options?: readonly Option[];
}

interface Command extends Named {
  readonly type?: number;
  readonly options?: readonly Option[];
  readonly default_member_permissions?: string | null;
  readonly nsfw?: boolean;
  readonly contexts?: readonly number[] | null;
  readonly integration_types?: readonly number[];
}

/** In an order that does not depend on the source. */
const translationsOf = ({ name_localizations, description_localizations }: Named): readonly unknown[] =>
  [name_localizations, description_localizations].map((texts) =>
    Object.entries(texts ?? {}).toSorted(([one], [other]) => one.localeCompare(other)),
  );

const sorted = (numbers: readonly number[] | null | undefined): readonly number[] =>
  listOf(numbers).toSorted((one, other) => one - other);

/** An option with Discord's defaults filled in, because Discord includes them in its answer or not as it likes. */
const optionForm = (option: Option): object => ({
  type: option.type,
  name: option.name,
  description: option.description,
  required: option.required === true,
  autocomplete: option.autocomplete === true,
  minLength: option.min_length ?? 0,
  maxLength: option.max_length ?? 6_000,
  choices: listOf(option.choices).map((choice) => [choice.name, choice.value, translationsOf(choice)]),
  options: listOf(option.options).map(optionForm),
  translations: translationsOf(option),
});

/** Where a set of commands is registered: only global ones have contexts and integration types. */
export type Scope = 'global' | 'server';

const commandForm = (command: Command, scope: Scope): string =>
  JSON.stringify({
    type: command.type ?? ApplicationCommandType.ChatInput,
    name: command.name,
    description: command.description,
    options: listOf(command.options).map(optionForm),
    permissions: command.default_member_permissions ?? undefined,
    nsfw: command.nsfw === true,
    translations: translationsOf(command),
    ...(scope === 'global'
      ? { contexts: sorted(command.contexts), integrations: sorted(command.integration_types) }
      : {}),
  });

/** Whether what Discord has, in any order and with its defaults filled in, is what we want. */
export const isRegistered = (
  wanted: readonly CommandPayload[],
  registered: unknown,
  scope: Scope,
): boolean => {
  if (!Array.isArray(registered) || registered.length !== wanted.length) return false;
  const there = new Set(listOf(registered as Command[]).map((command) => commandForm(command, scope)));
  return wanted.every((command) => there.has(commandForm(command, scope)));
};
