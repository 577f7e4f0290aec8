import { ApplicationFlags, PermissionsBitField, Routes } from 'discord.js';
import { DiscordError } from '../lib/failure.ts';
import { isSnowflake, userId, type UserId } from '../lib/ids.ts';
import { asPayload, idOf, numberOf, textOf } from './payload.ts';
import { unreadableAnswer } from './outbox/rest.ts';
import type { DiscordRest } from './outbox/rest.ts';

/** Who the bot is on Discord. */
export interface Application {
  readonly id: string;
  /** The bot's user; old applications have a different id. */
  readonly self: UserId;
  readonly userName: string;
  /** The Message Content intent is enabled for it in the Developer Portal. */
  readonly mayReadMessages: boolean;
}

const messageContent = ApplicationFlags.GatewayMessageContent | ApplicationFlags.GatewayMessageContentLimited;

/** Undefined if Discord refuses to say; an unreachable Discord or a refused token is still an error. */
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
 * If Discord says nothing about the application, its id is assumed to be that of the bot's user, which is true of all
 * but old ones. If it says nothing about the flags, the bot is assumed to be allowed to read, because the gateway
 * refuses it otherwise. Throws a DiscordError: `unauthorized` for an invalid token.
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

/** The address at which a server's owner adds the bot. */
export const inviteLink = (applicationId: string): string => {
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: 'bot applications.commands',
    permissions: String(invitePermissions),
  });
  return `https://discord.com/oauth2/authorize?${query.toString()}`;
};
