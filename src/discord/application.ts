import { ApplicationFlags, Routes } from 'discord.js';
import { DiscordError } from '../lib/failure.ts';
import { userId, type UserId } from '../lib/ids.ts';
import { asPayload, numberOf, textOf, idOf } from './payload.ts';
import type { DiscordRest } from './rest.ts';

/** Who the bot is at Discord. */
export interface Application {
  readonly id: string;
  /** The bot's user; with old applications not the same id. */
  readonly self: UserId;
  readonly userName: string;
  /** Message Content is switched on for it in the Developer Portal. */
  readonly mayReadMessages: boolean;
}

const messageContent = ApplicationFlags.GatewayMessageContent | ApplicationFlags.GatewayMessageContentLimited;

/** Throws a DiscordError: `unauthorized` for a token that is no good. */
export const readApplication = async (rest: DiscordRest): Promise<Application> => {
  const [application, user] = (
    await Promise.all([
      rest.send({ method: 'GET', route: Routes.currentApplication() }),
      rest.send({ method: 'GET', route: Routes.user() }),
    ])
  ).map(asPayload);
  const id = textOf(application ?? {}, 'id');
  const self = idOf(user ?? {}, 'id', userId);
  if (id === undefined || self === undefined)
    throw new DiscordError({ kind: 'unreachable' }, { cause: new Error('unreadable') });
  return {
    id,
    self,
    userName: textOf(user ?? {}, 'username') ?? '?',
    mayReadMessages: ((numberOf(application ?? {}, 'flags') ?? 0) & messageContent) !== 0,
  };
};

/**
 * View Channels, Send Messages, Embed Links, Attach Files, Read Message History, Create Public Threads, Create Private
 * Threads and Send Messages in Threads, as Discord's permission bits.
 */
const invitePermissions = 377_957_239_808n;

/** Where a server's owner adds the bot. */
export const inviteLink = (applicationId: string): string => {
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: 'bot applications.commands',
    permissions: String(invitePermissions),
  });
  return `https://discord.com/oauth2/authorize?${query.toString()}`;
};
