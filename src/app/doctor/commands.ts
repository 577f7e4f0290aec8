import { commandsIn, isShutOut, missingAmong } from '../../discord/commands/registration.ts';
import { connectDiscord } from '../../discord/client.ts';
import { Servers } from '../../discord/gateway/servers.ts';
import type { DiscordRest } from '../../discord/outbox/rest.ts';
import type { Route } from '../../discord/interactions/route.ts';
import { Closing } from '../../lib/closing.ts';
import { createLog } from '../../lib/log.ts';
import type { Secret } from '../../lib/secret.ts';
import { createService } from '../../service/client.ts';
import { botOn } from '../foundation.ts';
import type { Config } from '../config.ts';
import { createFeatures } from '../features.ts';
import { openBotStore } from '../store.ts';
import { temporaryStore } from '../surroundings.ts';
import { fine, skipped, warning, words, type Finding, type Looking } from './finding.ts';

/**
 * The commands as the features declare them. Features are built on a whole bot, so this is one: on a store of its own,
 * connected to nothing, and gone at once.
 */
const routesOf = async (
  config: Config,
  token: Secret,
  closing: Closing,
): Promise<readonly Route[] | undefined> => {
  const { remote } = config.service;
  if (remote === undefined) return undefined;
  const log = createLog({ level: 'silent' });
  const store = await openBotStore({ ...(await temporaryStore(closing)), log });
  closing.add('store', () => store.close());
  const service = createService({ ...remote, ...config.service, log });
  closing.add('service', () => service.close());
  const { apiUrl } = config.discord;
  const { signal } = new AbortController();
  const discord = await connectDiscord({ token, apiUrl, log, signal, onFatal: () => undefined });
  closing.add('discord', () => discord.close());
  const bot = botOn(
    { config, log, access: { discord: { apiUrl }, titled: { cases: [], topics: [] } } },
    {
      edges: { store, service, discord },
      servers: new Servers(),
      publicUrl: () => config.web.publicUrl ?? '',
    },
  );
  return createFeatures(bot).features.flatMap(({ routes }) => routes);
};

interface Registered {
  readonly rest: DiscordRest;
  readonly applicationId: string;
}

/** Whether Discord has the commands of this version. */
export const checkCommands = async ({ config }: Looking, registered: Registered): Promise<Finding> => {
  const { token, guildId } = config.discord;
  const closing = new Closing(createLog({ level: 'silent' }));
  try {
    const routes = token === undefined ? undefined : await routesOf(config, token, closing);
    if (routes === undefined) return skipped('commands', 'demo', words.notLooked(words.commands.demo));
    const { rest, applicationId } = registered;
    const ours = routes.filter(({ kind }) => kind === 'command' || kind === 'message_command');
    const there = await commandsIn(rest, { applicationId, place: guildId });
    return missingAmong(there, ours).length === 0
      ? fine('commands', 'ok', words.commands.ok)
      : warning('commands', 'outdated', words.commands.outdated);
  } catch (error) {
    if (!isShutOut(error)) throw error;
    return skipped('commands', 'not_there', words.notLooked(words.commands.notThere));
  } finally {
    await closing.closeAll();
  }
};
