import type { UserId } from '../../lib/ids.ts';
import type { Texts } from '../../locale/words.ts';
import type { Answers, Progress, Reply } from '../reply.ts';
import type { Caller } from './caller.ts';

/** What a feature declares: commands, and what answers them and everything that can be pressed, chosen or filled in. */

/** A text that is looked up once it is known who reads it. */
export type Localized = (words: Texts) => string;

/** What a handler may do before it answers. */
export interface Meanwhile {
  readonly progress: Progress;
  readonly run: Run;
}

/** Answers a command, a button, a menu or a form: takes who asked and what they entered, and returns a reply. */
export type Handler<Values> = (caller: Caller, values: Values, meanwhile: Meanwhile) => Answers;

/**
 * Acts on the thread of a conversation. `needs` names the right that this takes there, and `handle` refuses people who
 * lack it. Only the feature that knows the conversations makes these, and nothing else can answer a custom_id that names
 * a conversation.
 */
export interface Guarded<Values> {
  readonly needs: string;
  readonly handle: Handler<Values>;
}

/** What a route is answered by. */
interface Answered {
  readonly handle: Handler<StoredValues>;
  /** See `Guarded`. */
  readonly needs?: string;
}

/** The router passes values that it has parsed with exactly the route's own declaration. */
export const guardOf = <Values>(answering: Handler<Values> | Guarded<Values>): Answered => {
  const { handle, ...needs } = typeof answering === 'function' ? { handle: answering } : answering;
  return { handle: handle as Handler<StoredValues>, ...needs };
};

/** Runs an invocation, for a handler that continues with another. Never rejects: every failure becomes a reply. */
export type Run = (invocation: Invocation, caller: Caller, progress: Progress) => Promise<Reply>;

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

export interface ChosenPerson {
  readonly id: UserId;
  readonly isBot: boolean;
}

/** What a field of a form holds: what was typed, or the values of options. */
export interface FieldValues {
  readonly text: string;
  readonly choices: readonly string[];
}

/** A handler's values as data, so that it can run later. */
export type StoredValues = Readonly<
  Record<string, string | boolean | readonly string[] | readonly ChosenPerson[] | undefined>
>;

export interface Subcommand extends Answered {
  readonly name: string;
  readonly description: Localized;
  /** In the order in which Discord shows them; required ones first. */
  readonly options: Options;
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
export interface MessageCommandRoute extends Answered {
  readonly kind: 'message_command';
  /** As Discord shows it. */
  readonly name: string;
  readonly where: 'guild';
}

export interface ComponentRoute extends Answered {
  readonly kind: 'button' | 'menu' | 'form';
  readonly name: string;
  readonly parse: (customId: string) => StoredValues | undefined;
  /** Of a form. */
  readonly fields?: Readonly<Record<string, keyof FieldValues>>;
  /** The next one of the same person waits until this one has been shown. */
  readonly heavy?: boolean;
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

export const messageCommand = (
  name: string,
  handle: Handler<StoredValues> | Guarded<StoredValues>,
): MessageCommandRoute => ({ kind: 'message_command', name, where: 'guild', ...guardOf(handle) });
