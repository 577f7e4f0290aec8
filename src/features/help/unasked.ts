import { LRUCache } from 'lru-cache';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import type { DiscordMessage } from '../../discord/gateway/message.ts';
import type { Body } from '../../discord/reply.ts';
import { atMost } from '../../lib/at-most.ts';
import { DiscordError } from '../../lib/failure.ts';
import type { ChannelId, GuildId, UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import type { Situation } from '../../locale/facts.ts';
import type { Words } from '../../locale/words.ts';

/** The help for a mention of the bot or its role, or a plain direct message: at most once a minute per channel. */

const quiet = 60_000;
/** How many channels are remembered; beyond that, the one helped longest ago may get help again too soon. */
const mostChannels = 10_000;

export interface UnaskedPorts {
  readonly discord: Pick<DiscordApi, 'post'>;
  readonly conversation: { inThread(channel: ChannelId): object | undefined };
  /** Who the bot is in a server; `roles`: a mention of any of them means the bot. */
  readonly selfIn: (guild: GuildId) => { readonly id: UserId; readonly roles: readonly string[] };
  /** Whether the bot is set up for this server; if not, a mention is told so. */
  readonly serves: (guild: GuildId) => boolean;
  /** The words in which the bot speaks to everybody in a server. */
  readonly wordsIn: (guild: GuildId) => Promise<Words>;
  /** The words for one of Discord's locales. */
  readonly wordsFor: (locale: string) => Words;
  readonly log: Log;
}

interface UnaskedDeps extends UnaskedPorts {
  readonly messageFor: (situation: Situation, words: Words) => Body;
  readonly situationOf: (user: UserId, where: 'dm' | 'channel') => Promise<Situation>;
}

export const createUnaskedHelp = (deps: UnaskedDeps): ((message: DiscordMessage) => void) => {
  const { discord, conversation, messageFor, situationOf, selfIn, serves, wordsIn, wordsFor, log } = deps;
  const helped = new LRUCache<ChannelId, true>({ ...atMost(mostChannels), ttl: quiet });

  const isFirst = (channel: ChannelId): boolean => {
    if (helped.has(channel)) return false;
    helped.set(channel, true);
    return true;
  };

  const mentionsUs = (guild: GuildId, content: string): boolean => {
    const { id, roles } = selfIn(guild);
    return [`<@${id}>`, `<@!${id}>`, ...roles.map((role) => `<@&${role}>`)].some((one) =>
      content.includes(one),
    );
  };

  const help = async ({ id, channelId, guildId, author }: DiscordMessage): Promise<void> => {
    try {
      // A direct message does not say which language its author reads.
      const words = guildId === undefined ? wordsFor('') : await wordsIn(guildId);
      const body =
        guildId === undefined || serves(guildId)
          ? messageFor(await situationOf(author.id, guildId === undefined ? 'dm' : 'channel'), words)
          : { content: words.router.foreignServer };
      await discord.post(channelId, { ...body, replyTo: id, nonce: `help.${id}` });
    } catch (error) {
      const facts = error instanceof DiscordError ? { failure: error.failure } : errorFacts(error);
      log.warn(facts, 'help could not be given');
    }
  };

  return (message) => {
    const { author, system, guildId, content, channelId } = message;
    if (author.bot || system || conversation.inThread(channelId) !== undefined) return;
    const forUs = guildId === undefined || mentionsUs(guildId, content);
    if (forUs && isFirst(channelId)) void help(message);
  };
};
