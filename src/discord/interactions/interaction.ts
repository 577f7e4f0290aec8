import { ComponentType, InteractionType } from 'discord.js';
import { Secret } from '../../lib/secret.ts';
import type { Caller } from './caller.ts';
import { readCaller, type WordsFor } from './interaction-caller.ts';
import { asPayload, childOf, numberOf, objectsOf, textOf, type Payload } from '../payload.ts';

/** An option of a command as the person filled it in. */
export interface GivenOption {
  readonly name: string;
  readonly value: unknown;
  readonly focused: boolean;
}

/** What was asked for: a command by its full name ("compose case"), a component by its custom_id. */
export type Request =
  | { readonly kind: 'command'; readonly name: string; readonly options: readonly GivenOption[] }
  | { readonly kind: 'suggestion'; readonly name: string; readonly options: readonly GivenOption[] }
  | { readonly kind: 'button'; readonly customId: string }
  | { readonly kind: 'form'; readonly customId: string; readonly fields: ReadonlyMap<string, string> };

export interface Interaction {
  readonly token: Secret;
  readonly applicationId: string;
  readonly caller: Caller;
  readonly request: Request;
}

const givenOption = (option: Payload): GivenOption => ({
  name: textOf(option, 'name') ?? '',
  value: option['value'],
  focused: option['focused'] === true,
});

const readCommand = (data: Payload): { name: string; options: readonly GivenOption[] } => {
  const names = [textOf(data, 'name') ?? ''];
  let level = data;
  // Subcommands and their groups are options that hold options.
  for (let depth = 0; depth < 2; depth += 1) {
    const inner = objectsOf(level, 'options').find((option) => option['value'] === undefined);
    if (inner === undefined) break;
    names.push(textOf(inner, 'name') ?? '');
    level = inner;
  }
  return { name: names.join(' '), options: objectsOf(level, 'options').map(givenOption) };
};

const readFields = (data: Payload): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>();
  const add = (component: Payload): void => {
    const id = textOf(component, 'custom_id');
    const value = textOf(component, 'value');
    if (id !== undefined && value !== undefined) fields.set(id, value);
  };
  for (const part of objectsOf(data, 'components')) {
    add(childOf(part, 'component')); // in a label
    objectsOf(part, 'components').forEach(add); // in an action row, the older form
  }
  return fields;
};

const readRequest = (interaction: Payload): Request | undefined => {
  const data = childOf(interaction, 'data');
  const type = numberOf(interaction, 'type');
  if (type === InteractionType.ApplicationCommand) return { kind: 'command', ...readCommand(data) };
  if (type === InteractionType.ApplicationCommandAutocomplete)
    return { kind: 'suggestion', ...readCommand(data) };
  const customId = textOf(data, 'custom_id') ?? '';
  if (type === InteractionType.ModalSubmit) return { kind: 'form', customId, fields: readFields(data) };
  // We have no other components: one whose kind is not told is a button.
  const isButton = (numberOf(data, 'component_type') ?? ComponentType.Button) === ComponentType.Button;
  return type === InteractionType.MessageComponent && isButton ? { kind: 'button', customId } : undefined;
};

/**
 * Reads INTERACTION_CREATE; undefined when it is of a kind that we never offer, or lacks what an answer needs. One that
 * does not say for which application it is, is for ours.
 */
export const readInteraction = (
  payload: unknown,
  { ownApplicationId, wordsFor }: { readonly ownApplicationId: string; readonly wordsFor: WordsFor },
): Interaction | undefined => {
  const interaction = asPayload(payload);
  const token = textOf(interaction, 'token');
  const applicationId = textOf(interaction, 'application_id') ?? ownApplicationId;
  const caller = readCaller(interaction, wordsFor);
  const request = readRequest(interaction);
  if (token === undefined || caller === undefined || request === undefined) return undefined;
  return { token: new Secret(token), applicationId, caller, request };
};
