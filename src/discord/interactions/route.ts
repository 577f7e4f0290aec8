import type { Words } from '../../locale/words.ts';
import type { MenuData, MenuLook } from '../menu.ts';
import type { ButtonData, ButtonStyle, FieldData, Answers, FormData, Replies, TextField } from '../reply.ts';
import type { Chosen, ChosenPerson } from './chosen.ts';
import { customId } from './custom-id.ts';
import type { FieldKind, FieldValues } from './filled-in.ts';
import type { Caller } from './interaction.ts';

/** A text that is looked up once it is known who reads it. */
export type Localized = (words: Words) => string;

/**
 * Answers a command, a button, a menu or a form: takes who asked and what they entered, and returns a reply. Several replies
 * (an async generator) show progress: each replaces the one before; the returned one is the last.
 */
export type Handler<Values> = (caller: Caller, values: Values, run: Run) => Answers;

/**
 * Acts on the thread of a conversation. `needs` names the right that this takes there, and `handle` refuses people who
 * lack it. Only the feature that knows the conversations makes these, and nothing else can answer a custom_id that names
 * a conversation.
 */
export interface Guarded<Values> {
  readonly needs: string;
  readonly handle: Handler<Values>;
}

/** What may answer a custom_id with these parameters. */
type HandlerFor<Name extends string, Values> = 'conversation' extends Name
  ? Guarded<Values>
  : Handler<Values> | Guarded<Values>;

/** As fields of a route. The router passes values that it has parsed with exactly the route's own declaration. */
const guardOf = <Values>(
  answering: Handler<Values> | Guarded<Values>,
): { readonly handle: Handler<StoredValues>; readonly needs?: string } => {
  const { handle, ...needs } = typeof answering === 'function' ? { handle: answering } : answering;
  return { handle: handle as Handler<StoredValues>, ...needs };
};

/**
 * Runs an invocation, for a handler that continues with another. Never throws: every failure becomes a
 * reply.
 */
export type Run = (invocation: Invocation, caller: Caller) => Replies;

export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** At most 25 are shown; must answer within three seconds. */
export type Suggest = (caller: Caller, typed: string) => Promise<readonly Choice[]>;

/** One of a few fixed values. */
export interface FixedChoice {
  readonly name: Localized;
  readonly value: string;
}

export interface StringOption {
  readonly type: 'string';
  readonly description: Localized;
  /** A text that shows nothing counts as missing, and its sender is asked for it. */
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly choices?: readonly FixedChoice[];
  readonly suggest?: Suggest;
}

export interface BooleanOption {
  readonly type: 'boolean';
  readonly description: Localized;
  readonly required?: boolean;
}

export type Options = Readonly<Record<string, StringOption | BooleanOption>>;

type ValueOf<Option> = Option extends { readonly type: 'boolean' } ? boolean : string;

/** What a handler gets for its options: required ones are always present. */
type ValuesOf<O extends Options> = {
  readonly [K in keyof O]: O[K] extends { readonly required: true }
    ? ValueOf<O[K]>
    : ValueOf<O[K]> | undefined;
};

/** A handler's values as data, so that it can run later. */
export type StoredValues = Readonly<
  Record<string, string | boolean | readonly string[] | readonly ChosenPerson[] | undefined>
>;

export interface Subcommand {
  readonly name: string;
  readonly description: Localized;
  /** In the order in which Discord shows them; required ones first. */
  readonly options: Options;
  readonly handle: Handler<StoredValues>;
  /** See `Guarded`. */
  readonly needs?: string;
}

export interface CommandRoute {
  readonly kind: 'command';
  readonly name: string;
  readonly description: Localized;
  readonly where: 'guild' | 'guild_and_dm';
  /** Who may use it by default, as Discord's permission bits; everyone if absent. */
  readonly permission?: bigint;
  /** Either one nameless entry (the command itself) or its subcommands. */
  readonly entries: readonly Subcommand[];
}

/** A command in the menu of each message (Apps); `caller.target` is the message. */
export interface MessageCommandRoute {
  readonly kind: 'message_command';
  /** As Discord shows it. */
  readonly name: string;
  readonly where: CommandRoute['where'];
  readonly handle: Handler<StoredValues>;
  /** See `Guarded`. */
  readonly needs?: string;
}

export interface ComponentRoute {
  readonly kind: 'button' | 'menu' | 'form';
  readonly name: string;
  readonly parse: (customId: string) => StoredValues | undefined;
  /** Of a form. */
  readonly fields?: Readonly<Record<string, FieldKind>>;
  readonly handle: Handler<StoredValues>;
  /** See `Guarded`. */
  readonly needs?: string;
  readonly heavy?: boolean;
}

interface Weight {
  /** Reads or shows so much that the next one of the same person waits until this one has been shown. */
  readonly heavy: boolean;
}

export type Route = CommandRoute | MessageCommandRoute | ComponentRoute;

/** One run of a handler, as data because linking may come between the request and the work. */
export interface Invocation {
  readonly kind: Route['kind'];
  /** "patient", "compose case", or the name of a button, menu or form. */
  readonly name: string;
  readonly values: StoredValues;
}

interface EntrySpec<O extends Options> {
  readonly name: string;
  readonly description: Localized;
  readonly options?: O;
  readonly handle: Handler<ValuesOf<O>> | Guarded<ValuesOf<O>>;
}

/** One subcommand; its options, their types and their registration come from these lines. */
export const subcommand = <const O extends Options = Record<never, never>>(
  spec: EntrySpec<O>,
): Subcommand => ({
  name: spec.name,
  description: spec.description,
  options: spec.options ?? {},
  ...guardOf(spec.handle),
});

interface CommandPlace {
  readonly where: CommandRoute['where'];
  readonly permission?: bigint;
}

export const command = <const O extends Options = Record<never, never>>({
  where,
  permission,
  ...entry
}: EntrySpec<O> & CommandPlace): CommandRoute => ({
  kind: 'command',
  name: entry.name,
  description: entry.description,
  where,
  ...(permission === undefined ? {} : { permission }),
  entries: [{ ...subcommand(entry), name: '' }],
});

export const commandGroup = (
  spec: CommandPlace & {
    readonly name: string;
    readonly description: Localized;
    readonly subcommands: readonly Subcommand[];
  },
): CommandRoute => {
  const { subcommands, ...rest } = spec;
  return { kind: 'command', ...rest, entries: subcommands };
};

export const messageCommand = ({
  handle,
  ...route
}: Omit<MessageCommandRoute, 'kind' | 'handle'> & {
  readonly handle: Handler<StoredValues> | Guarded<StoredValues>;
}): MessageCommandRoute => ({ kind: 'message_command', ...route, ...guardOf(handle) });

interface ButtonLook<Name extends string> {
  readonly label: string;
  readonly style?: ButtonStyle;
  readonly with: Readonly<Record<Name, string>>;
}

/** A kind of button: declared once, created wherever it is shown, answered by the handler given to `on`. */
interface ButtonKind<Name extends string> {
  make(look: ButtonLook<Name>): ButtonData;
  on(handle: HandlerFor<Name, Readonly<Record<Name, string>>>, weight?: Weight): ComponentRoute;
}

export const buttonKind = <const Name extends string = never>(
  name: string,
  parameters: readonly Name[] = [],
): ButtonKind<Name> => {
  const codec = customId(name, parameters);
  return {
    make: ({ label, style = 'secondary', with: values }) => ({
      kind: 'button',
      label,
      style,
      customId: codec.make(values),
    }),
    on: (handle, weight) => ({
      kind: 'button',
      name,
      parse: codec.parse,
      ...guardOf(handle),
      ...weight,
    }),
  };
};

/** A kind of menu: what was chosen reaches the handler along with the parameters, none of which has a name of `Chosen`. */
interface MenuKind<Name extends string> {
  make(look: MenuLook & { readonly with: Readonly<Record<Name, string>> }): MenuData;
  on(handle: HandlerFor<Name, Readonly<Record<Name, string>> & Chosen>, weight?: Weight): ComponentRoute;
}

export const menuKind = <const Name extends string = never>(
  name: string,
  parameters: readonly Name[] = [],
): MenuKind<Name> => {
  const codec = customId(name, parameters);
  return {
    make: ({ with: values, ...look }) => ({ ...look, kind: 'menu', customId: codec.make(values) }),
    on: (handle, weight) => ({
      kind: 'menu',
      name,
      parse: codec.parse,
      ...guardOf(handle),
      ...weight,
    }),
  };
};

/** What a form shows for a field of each kind. */
interface FieldLooks {
  readonly text: TextField;
  readonly choices: FieldData;
}

type Fields = Readonly<Record<string, FieldKind>>;

/** A kind of form: what its fields hold reaches the handler along with the parameters. */
interface FormKind<Name extends string, F extends Fields> {
  make(look: {
    readonly title: string;
    /** In this order; what is undefined is not shown, and reaches the handler empty. */
    readonly fields: { readonly [K in keyof F]: FieldLooks[F[K]] | undefined };
    readonly with: Readonly<Record<Name, string>>;
  }): FormData;
  on(
    handle: HandlerFor<Name, Readonly<Record<Name, string>> & { readonly [K in keyof F]: FieldValues[F[K]] }>,
  ): ComponentRoute;
}

/** Parameters are carried in the custom_id, fields are what the person fills in; no name may be used for both. */
export const mixedFormKind = <const F extends Fields, const Name extends string = never>(
  name: string,
  fields: F,
  parameters: readonly Name[] = [],
): FormKind<Name, F> => {
  const codec = customId(name, parameters);
  return {
    make: ({ title, fields: shown, with: values }) => ({
      customId: codec.make(values),
      title,
      fields: Object.fromEntries(
        Object.entries<FieldLooks[FieldKind] | undefined>(shown).flatMap(([field, look]) =>
          look === undefined ? [] : [[field, look]],
        ),
      ),
    }),
    on: (handle) => ({
      kind: 'form',
      name,
      parse: codec.parse,
      fields,
      ...guardOf(handle),
    }),
  };
};

/** The same with nothing but texts; a field without visible text reaches the handler as ''. */
export const formKind = <const Field extends string, const Name extends string = never>(
  name: string,
  fields: readonly Field[],
  parameters: readonly Name[] = [],
): FormKind<Name, Readonly<Record<Field, 'text'>>> => {
  const texts = Object.fromEntries(fields.map((field) => [field, 'text'])) as Record<Field, 'text'>;
  return mixedFormKind(name, texts, parameters);
};
