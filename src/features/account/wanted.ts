import { LRUCache } from 'lru-cache';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { Invocation } from '../../discord/interactions/route.ts';
import { atMost } from '../../lib/at-most.ts';
import type { UserId } from '../../lib/ids.ts';

/** What a person was doing when a link was missing, so that it can go on after linking. Kept in memory. */

interface Wanted {
  readonly invocation: Invocation;
  /** The person as of now, but in the channel where they first asked: the number may be entered elsewhere. */
  readonly caller: Caller;
}

type Where = Pick<Caller, 'guildId' | 'channelId' | 'parentId' | 'place' | 'messageId'>;

/** Ten minutes for the page, ten for the number, and ten to spare. */
const lifetime = 30 * 60_000;
/** Beyond that, the oldest one is forgotten. */
const mostPeople = 10_000;

const backThere = (caller: Caller, where: Where): Caller => {
  const isElsewhere = caller.channelId !== where.channelId;
  return {
    ...caller,
    ...(isElsewhere ? { permissions: 0n, botPermissions: 0n, threadLocked: undefined } : {}),
    isRemembered: isElsewhere,
    ...where,
    target: undefined,
  };
};

export const createWanted = () => {
  const kept = new LRUCache<UserId, { readonly invocation: Invocation; readonly where: Where }>({
    ...atMost(mostPeople),
    ttl: lifetime,
  });
  return {
    /** Replaces what this person wanted before. */
    remember: (caller: Caller, { kind, name, values }: Invocation): void => {
      const { userId, guildId, channelId, parentId, place, messageId } = caller;
      const where = { guildId, channelId, parentId, place, messageId };
      kept.set(userId, { invocation: { kind, name, values }, where });
    },
    /** Once only; undefined if nothing was wanted, or too long ago. */
    take: (caller: Caller): Wanted | undefined => {
      const found = kept.get(caller.userId);
      kept.delete(caller.userId);
      return found && { invocation: found.invocation, caller: backThere(caller, found.where) };
    },
    forget: (userId: UserId): void => void kept.delete(userId),
  };
};
