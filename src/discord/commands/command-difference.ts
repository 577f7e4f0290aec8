import { ApplicationCommandType } from 'discord.js';
import type { CommandPayload } from './command-payload.ts';
import { asPayload, flagOf, numberOf, objectsOf, textOf, type Payload } from '../payload.ts';

const numbersOf = (data: Payload, key: string): readonly number[] => {
  const value = data[key];
  return Array.isArray(value)
    ? value.filter((item) => typeof item === 'number').toSorted((a, b) => a - b)
    : [];
};

/** In an order that does not depend on the source. */
const translationsOf = (data: Payload): readonly unknown[] =>
  ['name_localizations', 'description_localizations'].map((key) =>
    Object.entries(asPayload(data[key])).toSorted(([one], [other]) => one.localeCompare(other)),
  );

/** An option with Discord's defaults filled in, because Discord includes them in its answer or not as it likes. */
const optionForm = (option: Payload): object => ({
  type: numberOf(option, 'type'),
  name: textOf(option, 'name'),
  description: textOf(option, 'description'),
  required: flagOf(option, 'required'),
  autocomplete: flagOf(option, 'autocomplete'),
  minLength: numberOf(option, 'min_length') ?? 0,
  maxLength: numberOf(option, 'max_length') ?? 6_000,
  choices: objectsOf(option, 'choices').map((choice) => [
    textOf(choice, 'name'),
    choice['value'],
    translationsOf(choice),
  ]),
  options: objectsOf(option, 'options').map(optionForm),
  translations: translationsOf(option),
});

/** Where a set of commands is registered: only global ones have contexts and integration types. */
export type Scope = 'global' | 'server';

const commandForm = (command: Payload, scope: Scope): string =>
  JSON.stringify({
    type: numberOf(command, 'type') ?? ApplicationCommandType.ChatInput,
    name: textOf(command, 'name'),
    description: textOf(command, 'description'),
    options: objectsOf(command, 'options').map(optionForm),
    permissions: textOf(command, 'default_member_permissions'),
    nsfw: flagOf(command, 'nsfw'),
    translations: translationsOf(command),
    ...(scope === 'global'
      ? { contexts: numbersOf(command, 'contexts'), integrations: numbersOf(command, 'integration_types') }
      : {}),
  });

/** Whether what Discord has, in any order and with its defaults filled in, is what we want. */
export const isRegistered = (
  wanted: readonly CommandPayload[],
  registered: unknown,
  scope: Scope,
): boolean => {
  if (!Array.isArray(registered) || registered.length !== wanted.length) return false;
  const there = new Set(registered.map((command) => commandForm(asPayload(command), scope)));
  return wanted.every((command) => there.has(commandForm(asPayload(command), scope)));
};
