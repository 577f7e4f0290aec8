import { Routes } from 'discord.js';
import { DiscordError } from '../../lib/failure.ts';
import type { GuildId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import type { Languages } from '../../locale/words.ts';
import { isRegistered, type Scope } from './command-difference.ts';
import { commandPayloads, type CommandPayload } from './command-payload.ts';
import type { DiscordRest } from '../outbox/rest.ts';
import type { Route } from '../interactions/route.ts';

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
export const isShutOut = (error: unknown): boolean =>
  error instanceof DiscordError && ['unknown_channel', 'forbidden'].includes(error.failure.kind);

/** Discord counts the commands in the order in which they were sent. */
const reasonsIn = (cause: unknown, sent: readonly CommandPayload[]): readonly string[] => {
  const [, ...fields] = cause instanceof Error ? cause.message.split('\n') : [];
  return fields.map((field) =>
    field.replace(/^(\d+)[.]?/, (_all, index: string) => `/${sent[Number(index)]?.name ?? index}: `),
  );
};

// JSON omits what is undefined.
const forServer = (command: CommandPayload): object => ({
  ...command,
  contexts: undefined,
  integration_types: undefined,
});

const wantedBy = ({ routes, languages }: Pick<Registration, 'routes' | 'languages'>) => {
  const commands = routes.filter((route) => route.kind === 'command' || route.kind === 'message_command');
  return {
    wanted: commandPayloads(commands, languages),
    // Discord leaves translations out unless asked for them.
    translated:
      languages.others.size === 0 ? {} : { query: new URLSearchParams({ with_localizations: 'true' }) },
  };
};

/** Whether Discord's list of our commands is what `registerCommands` would make it. Throws a DiscordError. */
export const areCommandsRegistered = async (registration: Omit<Registration, 'log'>): Promise<boolean> => {
  const { rest, applicationId, guildId } = registration;
  const { wanted, translated } = wantedBy(registration);
  const everywhere = await rest.send({
    method: 'GET',
    route: Routes.applicationCommands(applicationId),
    ...translated,
  });
  if (guildId === undefined) return isRegistered(wanted, everywhere, 'global');
  const route = Routes.applicationGuildCommands(applicationId, guildId);
  const inServer = await rest.send({ method: 'GET', route, ...translated });
  return isRegistered(wanted, inServer, 'server') && isRegistered([], everywhere, 'global');
};

/**
 * Brings Discord's list of our commands in line with the routes. If it already is, that costs one request and changes
 * nothing (Discord allows 200 creations a day). Throws a RangeError for a command that exceeds a limit, before any
 * request, and a DiscordError if Discord does not accept them.
 */
export const registerCommands = async (registration: Registration): Promise<Registered> => {
  const { rest, applicationId, guildId, log } = registration;
  const { wanted, translated } = wantedBy(registration);

  const settle = async (route: `/${string}`, scope: Scope, due: readonly CommandPayload[]): Promise<void> => {
    const registered = await rest.send({ method: 'GET', route, ...translated });
    if (isRegistered(due, registered, scope)) return;
    await rest.send({
      method: 'PUT',
      route,
      body: scope === 'global' ? due : due.map(forServer),
    });
    log.info({ scope, commands: due.length }, 'commands registered');
  };

  const everywhere = Routes.applicationCommands(applicationId);
  try {
    if (guildId === undefined) await settle(everywhere, 'global', wanted);
    else await settle(Routes.applicationGuildCommands(applicationId, guildId), 'server', wanted);
  } catch (error) {
    if (guildId !== undefined && isShutOut(error)) return { kind: 'not_in_server', guildId };
    if (!(error instanceof DiscordError) || error.failure.kind !== 'refused') throw error;
    return { kind: 'refused', code: error.failure.code, reasons: reasonsIn(error.cause, wanted) };
  }
  if (guildId !== undefined) await settle(everywhere, 'global', []);
  return { kind: 'registered' };
};
