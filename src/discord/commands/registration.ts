import { createHash } from 'node:crypto';
import { ApplicationCommandType, Routes } from 'discord.js';
import { clock } from '../../lib/clock.ts';
import { DiscordError, failedAs } from '../../lib/failure.ts';
import type { GuildId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import type { Languages } from '../../locale/words.ts';
import { commandPayloads, type CommandPayload } from './command-payload.ts';
import type { DiscordRest } from '../outbox/rest.ts';
import type { Route } from '../interactions/route.ts';

/** What was sent last, for an application. */
export interface SentCommands {
  readonly applicationId: string;
  /** A server's id, or `everywhere`. */
  readonly place: string;
  readonly hash: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

interface Registration {
  readonly rest: DiscordRest;
  readonly applicationId: string;
  readonly routes: readonly Route[];
  readonly languages: Languages;
  /** Registers in this server only, and removes the global commands. */
  readonly guildId?: GuildId | undefined;
  readonly sent: {
    get(applicationId: string): Promise<SentCommands | undefined>;
    set(sent: SentCommands): Promise<void>;
  };
  readonly log: Log;
}

type Registered =
  | { readonly kind: 'registered' }
  /** The bot is not in the one server to register in, or may not have commands there. */
  | { readonly kind: 'not_in_server'; readonly guildId: GuildId }
  /** In Discord's words, which command and which field, one a line. */
  | { readonly kind: 'refused'; readonly code: number; readonly reasons: readonly string[] };

/** The bot is not in the server to register in, or may not have commands there. */
const isShutOut = (error: unknown): boolean => failedAs(error, 'unknown_channel', 'forbidden');

/** Discord counts the commands in the order in which they were sent. */
const reasonsIn = (cause: unknown, sent: readonly CommandPayload[]): readonly string[] => {
  const [, ...fields] = cause instanceof Error ? cause.message.split('\n') : [];
  return fields.map((field) =>
    field.replace(/^(\d+)[.]?/, (_all, index: string) => `/${sent[Number(index)]?.name ?? index}: `),
  );
};

const everywhere = 'everywhere';

const routeTo = (applicationId: string, place: string): `/${string}` =>
  place === everywhere
    ? Routes.applicationCommands(applicationId)
    : Routes.applicationGuildCommands(applicationId, place);

interface RegisteredCommand {
  readonly type: ApplicationCommandType;
  readonly name: string;
}

/** What Discord has of an application's commands, globally or in one server. Throws a DiscordError. */
export const commandsIn = async (
  { send }: DiscordRest,
  {
    applicationId,
    place = everywhere,
  }: { readonly applicationId: string; readonly place?: string | undefined },
): Promise<readonly RegisteredCommand[]> => {
  // Discord leaves translations out unless asked for them.
  const query = new URLSearchParams({ with_localizations: 'true' });
  const found = await send({ method: 'GET', route: routeTo(applicationId, place), query });
  return Array.isArray(found) ? (found as readonly RegisteredCommand[]) : [];
};

/**
 * The names of an application's commands in one server, or globally, without what opens its Activity, which is none of
 * ours; none in a server that lets it have none. Throws a DiscordError.
 */
export const readCommandNames = async (
  rest: DiscordRest,
  applicationId: string,
  place?: string,
): Promise<readonly string[]> => {
  try {
    const found = await commandsIn(rest, { applicationId, place });
    return found
      .filter(({ type }) => type !== ApplicationCommandType.PrimaryEntryPoint)
      .map(({ name }) => name);
  } catch (error) {
    if (isShutOut(error)) return [];
    throw error;
  }
};

/** Those of our commands that are not among them, by name. */
const missingAmong = (
  there: readonly RegisteredCommand[],
  wanted: readonly { readonly name: string }[],
): readonly string[] =>
  wanted.map(({ name }) => name).filter((name) => there.every((command) => command.name !== name));

/** Milliseconds after which the list is sent again, in case that somebody else has changed it. */
const trusted = 60 * 60_000;

const isRecent = ({ at }: SentCommands): boolean => Math.abs(clock.wall() - at) < trusted;

/** Only global commands have contexts and integration types; JSON omits what is undefined. */
const bodyFor = (place: string, due: readonly CommandPayload[]): readonly object[] =>
  place === everywhere
    ? due
    : due.map((command) => ({ ...command, contexts: undefined, integration_types: undefined }));

/**
 * Sends the list of our commands unless it is what was sent last, less than an hour ago, and Discord has them; removes what
 * was registered in another place. Throws a RangeError for a command that exceeds a limit, before any request, and a
 * DiscordError for what is neither an answer about the commands nor about the server.
 */
export const registerCommands = async (registration: Registration): Promise<Registered> => {
  const { rest, applicationId, routes, languages, guildId, sent, log } = registration;
  const wanted = commandPayloads(
    routes.filter((route) => route.kind === 'command' || route.kind === 'message_command'),
    languages,
  );
  const place = guildId ?? everywhere;
  const hash = createHash('sha256')
    .update(JSON.stringify([place, wanted]))
    .digest('hex');
  const replace = async (
    where: string,
    due: readonly CommandPayload[],
    there: readonly RegisteredCommand[],
  ): Promise<void> => {
    // The command that opens an application's Activity: Discord takes no list that would remove it.
    const kept = there.filter(({ type }) => type === ApplicationCommandType.PrimaryEntryPoint);
    const body = [...bodyFor(where, due), ...kept];
    await rest.send({ method: 'PUT', route: routeTo(applicationId, where), body });
    log.info(
      { scope: where === everywhere ? 'global' : 'server', commands: due.length },
      'commands registered',
    );
  };

  const last = await sent.get(applicationId);
  try {
    const there = await commandsIn(rest, { applicationId, place });
    if (last?.hash === hash && isRecent(last) && missingAmong(there, wanted).length === 0)
      return { kind: 'registered' };
    await replace(place, wanted, there);
  } catch (error) {
    if (guildId !== undefined && isShutOut(error)) return { kind: 'not_in_server', guildId };
    if (!(error instanceof DiscordError) || error.failure.kind !== 'refused') throw error;
    return { kind: 'refused', code: error.failure.code, reasons: reasonsIn(error.cause, wanted) };
  }
  for (const other of new Set([everywhere, last?.place ?? place])) {
    if (other === place) continue;
    try {
      await replace(other, [], await commandsIn(rest, { applicationId, place: other }));
    } catch (error) {
      // Out of a server, its commands are gone as well.
      if (!isShutOut(error)) throw error;
    }
  }
  await sent.set({ applicationId, place, hash, at: clock.wall() });
  return { kind: 'registered' };
};
