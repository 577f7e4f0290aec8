import { Routes } from 'discord.js';
import { DiscordError, failedAs } from '../../lib/failure.ts';
import type { GuildId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import type { Languages } from '../../locale/words.ts';
import { commandPayloads, type CommandPayload } from './command-payload.ts';
import type { DiscordRest } from '../outbox/rest.ts';
import type { Route } from '../interactions/route.ts';

// ---- what is registered already

/** Where a set of commands is registered: only global ones have contexts and integration types. */
type Scope = 'global' | 'server';

/** What counts of a command, its options and their choices, in one order; Discord adds ids and more. */
const counting = [
  'type',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'default_member_permissions',
  'nsfw',
  'required',
  'autocomplete',
  'min_length',
  'max_length',
  'value',
  'choices',
  'options',
] as const;
const countingEverywhere = [...counting, 'contexts', 'integration_types'] as const;

/** As text, without what says no more than its absence: Discord includes that in its answer or not as it likes. */
const formOf = (command: unknown, scope: Scope): string => {
  const fields = scope === 'global' ? countingEverywhere : counting;
  return JSON.stringify(command, (key, value: unknown) => {
    if (Array.isArray(value) && value.length === 0) return undefined;
    if (key === 'contexts' || key === 'integration_types') return [value].flat().map(String).toSorted();
    if (Array.isArray(value) || typeof value !== 'object' || value === null) return value || undefined;
    const kept = key.endsWith('_localizations') ? Object.keys(value).toSorted() : fields;
    const held = new Map<string, unknown>(Object.entries(value));
    return Object.fromEntries(kept.map((field) => [field, held.get(field)]));
  });
};

/** Whether what Discord has, in any order and with its defaults filled in, is what we want. */
const isRegistered = (wanted: readonly CommandPayload[], registered: unknown, scope: Scope): boolean => {
  if (!Array.isArray(registered) || registered.length !== wanted.length) return false;
  const there = new Set(registered.map((command) => formOf(command, scope)));
  return wanted.every((command) => there.has(formOf(command, scope)));
};

// ---- registering

interface Registration {
  readonly rest: DiscordRest;
  readonly applicationId: string;
  readonly routes: readonly Route[];
  readonly languages: Languages;
  /** Registers in this server only, and removes the global commands. */
  readonly guildId?: GuildId | undefined;
  readonly log: Log;
}

type Registered =
  | { readonly kind: 'registered' }
  /** The bot is not in the one server to register in, or may not have commands there. */
  | { readonly kind: 'not_in_server'; readonly guildId: GuildId }
  /** In Discord's words, which command and which field, one a line. */
  | { readonly kind: 'refused'; readonly code: number; readonly reasons: readonly string[] };

/** The bot is not in the server to register in, or may not have commands there. */
export const isShutOut = (error: unknown): boolean => failedAs(error, 'unknown_channel', 'forbidden');

/** Discord counts the commands in the order in which they were sent. */
const reasonsIn = (cause: unknown, sent: readonly CommandPayload[]): readonly string[] => {
  const [, ...fields] = cause instanceof Error ? cause.message.split('\n') : [];
  return fields.map((field) =>
    field.replace(/^(\d+)[.]?/, (_all, index: string) => `/${sent[Number(index)]?.name ?? index}: `),
  );
};

interface Place {
  readonly scope: Scope;
  readonly route: `/${string}`;
  /** What has to be registered there, and nothing else. */
  readonly due: readonly CommandPayload[];
}

/** Throws a RangeError for a command that exceeds a limit. */
const placesOf = ({
  applicationId,
  routes,
  languages,
  guildId,
}: Omit<Registration, 'rest' | 'log'>): readonly Place[] => {
  const commands = routes.filter((route) => route.kind === 'command' || route.kind === 'message_command');
  const wanted = commandPayloads(commands, languages);
  const everywhere = { scope: 'global', route: Routes.applicationCommands(applicationId) } as const;
  if (guildId === undefined) return [{ ...everywhere, due: wanted }];
  const inServer = {
    scope: 'server',
    route: Routes.applicationGuildCommands(applicationId, guildId),
  } as const;
  return [
    { ...inServer, due: wanted },
    { ...everywhere, due: [] },
  ];
};

const isDone = async ({ send }: DiscordRest, { scope, route, due }: Place): Promise<boolean> => {
  // Discord leaves translations out unless asked for them.
  const query = new URLSearchParams({ with_localizations: 'true' });
  return isRegistered(due, await send({ method: 'GET', route, query }), scope);
};

/** Whether Discord's list of our commands is what `registerCommands` would make it. Throws a DiscordError. */
export const areCommandsRegistered = async (registration: Omit<Registration, 'log'>): Promise<boolean> => {
  const done = placesOf(registration).map((place) => isDone(registration.rest, place));
  return (await Promise.all(done)).every(Boolean);
};

// JSON omits what is undefined.
const bodyFor = ({ scope, due }: Place): object =>
  scope === 'global'
    ? due
    : due.map((command) => ({ ...command, contexts: undefined, integration_types: undefined }));

/**
 * Brings Discord's list of our commands in line with the routes. If it already is, that costs one request and changes
 * nothing (Discord allows 200 creations a day). Throws a RangeError for a command that exceeds a limit, before any
 * request, and a DiscordError if Discord does not accept them.
 */
export const registerCommands = async (registration: Registration): Promise<Registered> => {
  const { rest, guildId, log } = registration;
  for (const place of placesOf(registration)) {
    const { scope, route, due } = place;
    try {
      if (await isDone(rest, place)) continue;
      await rest.send({ method: 'PUT', route, body: bodyFor(place) });
    } catch (error) {
      if (guildId !== undefined && isShutOut(error)) return { kind: 'not_in_server', guildId };
      if (!(error instanceof DiscordError) || error.failure.kind !== 'refused') throw error;
      return { kind: 'refused', code: error.failure.code, reasons: reasonsIn(error.cause, due) };
    }
    log.info({ scope, commands: due.length }, 'commands registered');
  }
  return { kind: 'registered' };
};
