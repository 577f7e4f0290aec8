import type { ThreadMessage } from '../../lib/thread-message.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import type { RoleId, UserId } from '../../lib/ids.ts';
import { DiscordError, mayHaveArrived } from '../../lib/failure.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';

/** Whether somebody's roles decide if they are heard. */
const asksForRoles = ({ terms = [] }: Conversation): boolean =>
  terms.some(({ chosen }) => chosen !== undefined && chosen.roles.length > 0);

/** Pages do not say which roles people have: where that matters, each of them is looked up. */
export const withRoles = async (
  record: Conversation,
  messages: readonly ThreadMessage[],
  { discord, log }: { readonly discord: Pick<DiscordApi, 'member'>; readonly log: Log },
): Promise<readonly ThreadMessage[]> => {
  if (!asksForRoles(record)) return messages;
  const roles = new Map<UserId, readonly RoleId[]>();
  for (const { author } of messages) {
    if (author.bot || roles.has(author.id)) continue;
    try {
      const member = await discord.member(record.guildId, author.id);
      roles.set(author.id, member?.roles ?? []);
    } catch (error) {
      // The page is read again later: those whose roles are not known are not heard.
      if (error instanceof DiscordError && mayHaveArrived(error.failure)) throw error;
      log.warn({ conversation: record.id, ...errorFacts(error) }, 'the roles of a member are not known');
    }
  }
  return messages.map((message) => {
    const known = roles.get(message.author.id);
    return known === undefined ? message : { ...message, author: { ...message.author, roles: known } };
  });
};
