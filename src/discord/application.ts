import { ApplicationFlags, PermissionsBitField, Routes } from 'discord.js';
import { DiscordError } from '../lib/failure.ts';
import { isSnowflake, userId, type UserId } from '../lib/ids.ts';
import { asPayload, idOf, numberOf, textOf } from './payload.ts';
import { unreadableAnswer } from './outbox/rest.ts';
import type { DiscordRest } from './outbox/rest.ts';

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

/** Undefined where Discord will not say; that it is not there, or does not take the token, remains an error. */
const readIfGiven = async (
  rest: DiscordRest,
  route: `/${string}`,
): Promise<{ readonly id: string; readonly flags: number | undefined } | undefined> => {
  try {
    const answer = asPayload(await rest.send({ method: 'GET', route }));
    const id = textOf(answer, 'id');
    return id !== undefined && isSnowflake(id) ? { id, flags: numberOf(answer, 'flags') } : undefined;
  } catch (error) {
    if (!(error instanceof DiscordError)) throw error;
    const { kind } = error.failure;
    if (kind === 'unauthorized' || kind === 'unreachable') throw error;
    return undefined;
  }
};

const readOwn = async (rest: DiscordRest) =>
  (await readIfGiven(rest, Routes.currentApplication())) ??
  (await readIfGiven(rest, Routes.oauth2CurrentApplication()));

/**
 * Where Discord says nothing of the application, its id is taken to be that of the bot's user, as it is with all but
 * old ones; where it says nothing of the flags, the bot is taken to be allowed to read, as the gateway says no if not.
 * Throws a DiscordError: `unauthorized` for a token that is no good.
 */
export const readApplication = async (rest: DiscordRest): Promise<Application> => {
  const [application, user] = await Promise.all([
    readOwn(rest),
    rest.send({ method: 'GET', route: Routes.user() }).then(asPayload),
  ]);
  const self = idOf(user, 'id', userId);
  if (self === undefined) throw unreadableAnswer();
  return {
    id: application?.id ?? self,
    self,
    userName: textOf(user, 'username') ?? '?',
    mayReadMessages: application?.flags === undefined || (application.flags & messageContent) !== 0,
  };
};

/** What the bot needs in a server. */
const invitePermissions = PermissionsBitField.resolve([
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'SendMessagesInThreads',
]);

/** Where a server's owner adds the bot. */
export const inviteLink = (applicationId: string): string => {
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: 'bot applications.commands',
    permissions: String(invitePermissions),
  });
  return `https://discord.com/oauth2/authorize?${query.toString()}`;
};
