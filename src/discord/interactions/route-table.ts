import { randomBytes } from 'node:crypto';
import { DiscordError, ServiceError } from '../../lib/failure.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import { showsNothing } from '../../lib/invisible.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import type { Words } from '../../locale/words.ts';
import { limits } from '../limits.ts';
import { say } from '../reply.ts';
import type { Reply } from '../reply.ts';
import { fieldValue } from './filled-in.ts';
import type { GivenOption, Request, Caller } from './interaction.ts';
import type {
  BooleanOption,
  Options,
  Localized,
  StoredValues,
  StringOption,
  ComponentRoute,
  Handler,
  Invocation,
  MessageCommandRoute,
  Route,
  Subcommand,
  Run,
} from './route.ts';

/** Finds the route of a request, and runs its handler so that every failure becomes a reply. */

type ValuesOrRefusal = { readonly values: StoredValues } | { readonly refusal: Localized };

/** A text without visible characters counts as not given. */
const isGiven = (value: unknown): value is string | boolean =>
  typeof value === 'boolean' || (typeof value === 'string' && !showsNothing(value));

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

/**
 * Reads what a person entered, using the command's own declaration. Discord checks most of this, but a command
 * registered by an older version may still send other options.
 */
export const readValues = (options: Options, given: readonly GivenOption[]): ValuesOrRefusal => {
  const values: Record<string, string | boolean | undefined> = {};
  for (const [name, option] of Object.entries(options)) {
    const value = given.find((each) => each.name === name)?.value ?? undefined;
    const problem = problemWith(name, option, value);
    if (problem !== undefined) return { refusal: problem };
    values[name] = isGiven(value) ? value : undefined;
  }
  return { values };
};

type Found = { readonly invocation: Invocation } | { readonly refusal: Localized };

export interface RouteTable {
  /** What to run for a request, or words for the person if there is nothing to run (any more). */
  find(request: Exclude<Request, { kind: 'suggestion' }>): Found;
  /** The handler of an invocation; undefined if this version has none of that name. */
  handlerOf(invocation: Invocation): Handler<StoredValues> | undefined;
  /** "patient" or "compose case". */
  entry(name: string): Subcommand | undefined;
  /** Whether a person's invocations of it run one at a time. */
  isHeavy(invocation: Invocation): boolean;
}

const fullName = (command: string, entry: Subcommand): string =>
  entry.name === '' ? command : `${command} ${entry.name}`;

/** The second part of `r1:name:…`; the codec of that name judges the rest. */
const nameIn = (customId: string): string => customId.split(':', 2)[1] ?? '';

const addOnce = <Value>(map: Map<string, Value>, key: string, value: Value): void => {
  if (map.has(key)) throw new RangeError(`two routes are called "${key}"`);
  map.set(key, value);
};

/** What the person typed or chose; undefined if that cannot be read. */
const givenIn = (
  request: Exclude<Request, { kind: 'command' | 'message_command' | 'suggestion' }>,
  { fields = {} }: ComponentRoute,
): StoredValues | undefined => {
  switch (request.kind) {
    case 'button':
      return {};
    case 'menu':
      return request.chosen === undefined ? undefined : { ...request.chosen };
    case 'form': {
      const given = Object.entries(fields).map(
        ([name, kind]) => [name, fieldValue(kind, request.fields.get(name))] as const,
      );
      return Object.fromEntries(given);
    }
  }
};

/** Throws a RangeError if two routes of a kind have the same name. */
export const createRouteTable = (routes: readonly Route[]): RouteTable => {
  const entries = new Map<string, Subcommand>();
  const components = new Map<string, ComponentRoute>();
  const inMenus = new Map<string, MessageCommandRoute>();
  for (const route of routes) {
    if (route.kind === 'command')
      for (const entry of route.entries) addOnce(entries, fullName(route.name, entry), entry);
    else if (route.kind === 'message_command') addOnce(inMenus, route.name, route);
    else addOnce(components, `${route.kind} ${route.name}`, route);
  }

  return {
    entry: (name) => entries.get(name),

    isHeavy: ({ kind, name }) => components.get(`${kind} ${name}`)?.heavy === true,

    handlerOf: ({ kind, name }) => {
      if (kind === 'command') return entries.get(name)?.handle;
      return (kind === 'message_command' ? inMenus.get(name) : components.get(`${kind} ${name}`))?.handle;
    },

    find: (request) => {
      if (request.kind === 'command') {
        const entry = entries.get(request.name);
        if (entry === undefined) return { refusal: ({ router }) => router.unknownCommand };
        const read = readValues(entry.options, request.options);
        return 'refusal' in read
          ? read
          : { invocation: { kind: 'command', name: request.name, values: read.values } };
      }
      if (request.kind === 'message_command') {
        const { kind, name } = request;
        return inMenus.has(name)
          ? { invocation: { kind, name, values: {} } }
          : { refusal: ({ router }) => router.unknownCommand };
      }
      const route = components.get(`${request.kind} ${nameIn(request.customId)}`);
      const parameters = route?.parse(request.customId);
      if (route === undefined || parameters === undefined)
        return { refusal: ({ router }) => router.outdated };
      const given = givenIn(request, route);
      if (given === undefined) return { refusal: ({ router }) => router.unreadableChoice };
      return { invocation: { kind: route.kind, name: route.name, values: { ...given, ...parameters } } };
    },
  };
};

export type LinkReason = Extract<ServiceFailure, { kind: 'needs_link' }>['reason'];

export interface FailureReplies {
  /** Leads to linking, after which the invocation goes on. */
  readonly onNeedsLink: (caller: Caller, invocation: Invocation, reason: LinkReason) => Promise<Reply>;
}

interface Guard extends FailureReplies {
  readonly table: RouteTable;
  readonly log: Log;
}

export const failureWords = (error: ServiceError | DiscordError, { failures }: Words): string =>
  error instanceof ServiceError ? failures.service(error.failure) : failures.discord(error.failure);

/** The id is the only thing that connects the person's report with the log, which holds no text of theirs. */
export const unexpectedReply = (
  error: unknown,
  { caller, log, ...what }: { readonly caller: Caller; readonly log: Log; readonly [fact: string]: unknown },
): Reply => {
  const errorId = randomBytes(4).toString('hex');
  log.error({ ...what, errorId, ...errorFacts(error) }, 'unexpected failure');
  return say(caller.words.router.unexpected(errorId));
};

export const createRun = ({ table, onNeedsLink, log }: Guard): Run => {
  const replyToFailure = async (error: unknown, invocation: Invocation, caller: Caller): Promise<Reply> => {
    const { kind, name } = invocation;
    try {
      if (error instanceof ServiceError && error.failure.kind === 'needs_link')
        return await onNeedsLink(caller, invocation, error.failure.reason);
      if (error instanceof ServiceError || error instanceof DiscordError) {
        log.warn({ kind, name, failure: error.failure.kind }, 'a request failed');
        return say(failureWords(error, caller.words));
      }
      return unexpectedReply(error, { caller, log, kind, name });
    } catch (second) {
      return unexpectedReply(second, { caller, log, kind, name });
    }
  };

  return async function* run(invocation, caller) {
    const handle = table.handlerOf(invocation);
    if (handle === undefined) return say(caller.words.router.outdated);
    try {
      const replies = handle(caller, invocation.values, run);
      return Symbol.asyncIterator in replies ? yield* replies : await replies;
    } catch (error) {
      return await replyToFailure(error, invocation, caller);
    }
  };
};
