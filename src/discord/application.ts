import {
  ApplicationFlags,
  PermissionsBitField,
  Routes,
  type APIApplication,
  type APIUser,
  type RESTAPIPartialCurrentUserGuild,
} from 'discord.js';
import { userId } from '../lib/ids.ts';
import { bitsOf, listOf } from './payload.ts';
import { idOfAnswer } from './outbox/discord-error.ts';
import type { DiscordRest } from './outbox/rest.ts';

const messageContent = ApplicationFlags.GatewayMessageContent | ApplicationFlags.GatewayMessageContentLimited;

/**
 * Who the bot is on Discord. If Discord says nothing about the flags, the bot is assumed to be allowed to read, because
 * the gateway refuses it otherwise. Throws a DiscordError: `unauthorized` for an invalid token.
 */
export const readApplication = async ({ send }: DiscordRest) => {
  const [application, user] = (await Promise.all([
    send({ method: 'GET', route: Routes.currentApplication() }),
    send({ method: 'GET', route: Routes.user() }),
  ])) as [APIApplication, APIUser];
  const { flags }: Partial<APIApplication> = application;
  return {
    id: idOfAnswer(application, (id) => id),
    /** The bot's user; old applications have a different id. */
    self: idOfAnswer(user, userId),
    userName: user.username,
    /** What stands in its way in the Developer Portal. */
    switches: switchesOf(application),
    /** The Message Content intent is enabled for it in the Developer Portal. */
    mayReadMessages: flags === undefined || (flags & messageContent) !== 0,
  };
};

/** A setting of the application in the Developer Portal with which a bot cannot work. */
export type PortalSwitch = 'interactions_endpoint' | 'code_grant' | 'user_install';

const switchesOf = (application: Partial<APIApplication> & { bot_require_code_grant?: boolean }) => {
  const { integration_types_config: installs } = application;
  const found: Readonly<Record<PortalSwitch, boolean>> = {
    // Interactions are sent there, and none over the gateway.
    interactions_endpoint: Boolean(application.interactions_endpoint_url),
    code_grant: application.bot_require_code_grant === true,
    user_install: installs !== undefined && Object.keys(installs).length > 0 && !('0' in installs),
  };
  return (Object.keys(found) as PortalSwitch[]).filter((name) => found[name]);
};

export type Application = Awaited<ReturnType<typeof readApplication>>;

/** What the bot needs in a server. */
const needed = [
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'AddReactions',
  'ReadMessageHistory',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'SendMessagesInThreads',
] as const;

type NeededPermission = (typeof needed)[number];

const invitePermissions = PermissionsBitField.resolve(needed);

interface OwnServer {
  readonly id: string;
  readonly name: string;
  /** What the bot's roles lack there; a channel may take away more. Undefined if Discord does not say. */
  readonly missing: readonly NeededPermission[] | undefined;
}

/** Of "Get Current User Guilds". */
const mostServers = 200;

/** Every server that the bot is in. Throws a DiscordError. */
export const readServers = async (rest: DiscordRest): Promise<readonly OwnServer[]> => {
  const servers: OwnServer[] = [];
  for (let after = '0'; ;) {
    const query = new URLSearchParams({ limit: String(mostServers), after });
    const answer = await rest.send({ method: 'GET', route: Routes.userGuilds(), query });
    const page = listOf(answer as Partial<RESTAPIPartialCurrentUserGuild>[]);
    for (const { id = '', name = '', permissions } of page) {
      const lacking = (): NeededPermission[] =>
        new PermissionsBitField(bitsOf(permissions)).missing(needed) as NeededPermission[];
      servers.push({ id, name, missing: permissions === undefined ? undefined : lacking() });
    }
    const last = servers.at(-1)?.id ?? after;
    if (page.length < mostServers || last === after) return servers;
    after = last;
  }
};

/** The address at which a server's owner adds the bot. */
export const inviteLink = (applicationId: string): string => {
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: 'bot applications.commands',
    permissions: String(invitePermissions),
  });
  return `https://discord.com/oauth2/authorize?${query.toString()}`;
};
