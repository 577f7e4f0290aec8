import { LRUCache } from 'lru-cache';
import type { Conversation } from '../../conversation/domain/record.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { ServiceError } from '../../lib/failure.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';

/** Whether hosts are still in the server in which a conversation runs on their account. */

/** Somebody who was there is asked about again after an hour. */
const believedFor = 60 * 60_000;
const mostRemembered = 10_000;

/** Throws `host_left` before anything is done on the account of somebody who has left. */
export const hostPresence = ({
  discord,
  log,
}: {
  readonly discord: Pick<DiscordApi, 'member'>;
  readonly log: Log;
}) => {
  const present = new LRUCache<string, true>({ max: mostRemembered, ttl: believedFor });

  const isThere = async ({ id, guildId, hostId }: Conversation): Promise<boolean> => {
    try {
      return (await discord.member(guildId, hostId)) !== undefined;
    } catch (error) {
      log.warn({ conversation: id, ...errorFacts(error) }, 'it is not known whether the host has left');
      return true;
    }
  };

  return async (record: Conversation): Promise<void> => {
    const key = `${record.guildId}:${record.hostId}`;
    if (present.has(key)) return;
    if (!(await isThere(record))) throw new ServiceError({ kind: 'host_left' });
    present.set(key, true);
  };
};
