/** Commands and components that answer in a playground, through the real router and gateway. */
import type { Playground } from 'discord-playground';
import { createDiscordApi } from '../../src/discord/outbox/api.ts';
import { registerCommands } from '../../src/discord/commands/registration.ts';
import { say } from '../../src/discord/reply.ts';
import type { Route } from '../../src/discord/interactions/route.ts';
import { createRouter } from '../../src/discord/interactions/router.ts';
import { createLog } from '../../src/lib/log.ts';
import { languages, wordsFor } from '../../src/locale/words.ts';
import { connect, hearing, open, playground } from './connected-bot.ts';

/** A playground whose bot answers by these routes. */
export const answering = async (routes: readonly Route[]): Promise<Playground> => {
  const there = await playground();
  const discord = await connect(there);
  const log = createLog({ level: 'silent' });
  const { applicationId } = discord;
  const router = createRouter({
    routes,
    interactionRest: discord.interactionRest,
    applicationId,
    api: createDiscordApi(discord.rest),
    closedTo: () => undefined,
    wordsFor,
    onNeedsLink: async () => say('link'),
    log,
  });
  await registerCommands({ rest: discord.rest, applicationId, routes, languages, log });
  await open({ discord, events: hearing().events, onInteraction: router.receive });
  return there;
};
