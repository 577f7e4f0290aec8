import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionType,
  type APIInteraction,
} from 'discord.js';
import { OddField } from '../payload.ts';
import type { Caller } from './caller.ts';
import { readChosen, readCommand, readFields, readOptions, type Chosen } from './entered.ts';
import type {
  Choice,
  ComponentRoute,
  Handler,
  Invocation,
  Localized,
  MessageCommandRoute,
  Route,
  StoredValues,
  Subcommand,
} from './route.ts';

/** Finds what a feature has declared for an interaction, and reads what the person entered. */

/** What an interaction asks for; `name`: one of our commands, or the kind of anything else. */
export type Asked = { readonly name: string } & (
  | { readonly kind: 'run'; readonly invocation: Invocation; readonly heavy: boolean }
  /** There is nothing to run (any more). */
  | { readonly kind: 'refusal'; readonly words: Localized }
  | { readonly kind: 'suggestion'; readonly suggest: (caller: Caller) => Promise<readonly Choice[]> }
);

type CommandData = Parameters<typeof readCommand>[0];

const unknownCommand: Localized = ({ router }) => router.unknownCommand;

/** The second part of `r1:name:…`; the codec of that name judges the rest. */
const nameIn = (customId: string): string => customId.split(':', 2)[1] ?? '';

const addOnce = <Value>(map: Map<string, Value>, key: string, value: Value): void => {
  if (map.has(key)) throw new RangeError(`two routes are called "${key}"`);
  map.set(key, value);
};

/** Throws a RangeError if two routes of a kind have the same name. */
export const createRoutes = (routes: readonly Route[]) => {
  const commands = new Map<string, Subcommand>();
  const inMenus = new Map<string, MessageCommandRoute>();
  const components = new Map<string, ComponentRoute>();
  for (const route of routes) {
    if (route.kind === 'command')
      for (const entry of route.entries) addOnce(commands, `${route.name} ${entry.name}`.trim(), entry);
    else if (route.kind === 'message_command') addOnce(inMenus, route.name, route);
    else addOnce(components, `${route.kind} ${route.name}`, route);
  }

  const typed = (data: CommandData): Asked => {
    const { name, options } = readCommand(data);
    const command = commands.get(name);
    if (command === undefined) return { kind: 'refusal', name: 'unknown', words: unknownCommand };
    const read = readOptions(command.options, options);
    if ('refusal' in read) return { kind: 'refusal', name: `/${name}`, words: read.refusal };
    const invocation = { kind: 'command', name, values: read.values } as const;
    return { kind: 'run', name: `/${name}`, invocation, heavy: false };
  };

  const chosenInMenu = (name: string): Asked => {
    const kind = 'message_command';
    if (!inMenus.has(name)) return { kind: 'refusal', name: kind, words: unknownCommand };
    return { kind: 'run', name: kind, invocation: { kind, name, values: {} }, heavy: false };
  };

  const used = (
    kind: ComponentRoute['kind'],
    customId: string,
    entered: (route: ComponentRoute) => StoredValues | Chosen | undefined,
  ): Asked => {
    const route = components.get(`${kind} ${nameIn(customId)}`);
    const parameters = route?.parse(customId);
    if (route === undefined || parameters === undefined)
      return { kind: 'refusal', name: kind, words: ({ router }) => router.outdated };
    const values = entered(route);
    if (values === undefined)
      return { kind: 'refusal', name: kind, words: ({ router }) => router.unreadableChoice };
    const invocation = { kind, name: route.name, values: { ...values, ...parameters } };
    return { kind: 'run', name: kind, invocation, heavy: route.heavy === true };
  };

  const suggested = (data: CommandData): Asked => {
    const { name, options } = readCommand(data);
    const focused = options.find((given) => 'focused' in given && given.focused === true);
    const option = commands.get(name)?.options[focused?.name ?? ''];
    const suggest = option?.type === 'string' ? option.suggest : undefined;
    const typed = focused?.type === ApplicationCommandOptionType.String ? focused.value : '';
    return {
      kind: 'suggestion',
      name: 'suggestion',
      suggest: async (caller) => (await suggest?.(caller, typed)) ?? [],
    };
  };

  /** Throws an OddField for what we never offer. */
  const find = (interaction: APIInteraction): Asked => {
    switch (interaction.type) {
      case InteractionType.ApplicationCommand:
        return interaction.data.type === ApplicationCommandType.Message
          ? chosenInMenu(interaction.data.name)
          : typed(interaction.data as CommandData);
      case InteractionType.ApplicationCommandAutocomplete:
        return suggested(interaction.data);
      case InteractionType.ModalSubmit: {
        const { data } = interaction;
        return used('form', data.custom_id, ({ fields = {} }) => readFields(fields, data));
      }
      case InteractionType.MessageComponent: {
        const { data } = interaction;
        return 'values' in data
          ? used('menu', data.custom_id, () => readChosen(data))
          : used('button', data.custom_id, () => ({}));
      }
      default:
        throw new OddField('type');
    }
  };

  const handlerOf = ({
    kind,
    name,
  }: Pick<Invocation, 'kind' | 'name'>): Handler<StoredValues> | undefined => {
    if (kind === 'command') return commands.get(name)?.handle;
    return (kind === 'message_command' ? inMenus.get(name) : components.get(`${kind} ${name}`))?.handle;
  };

  return { find, handlerOf };
};
