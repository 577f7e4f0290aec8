import type { Caller } from '../../discord/interactions/interaction.ts';
import type { Invocation } from '../../discord/interactions/route.ts';
import type { UserId } from '../../lib/ids.ts';
import type { WantedAction } from './collections.ts';
import { wantedLifetime } from './limits.ts';
import type { Records } from './ports.ts';

/** What a person was doing when a link was missing, so that it can go on after linking. */

export interface Wanted {
  readonly invocation: Invocation;
  /** The person as of now, but in the channel where they first asked: the number may be entered elsewhere. */
  readonly caller: Caller;
}

const backThere = (caller: Caller, where: WantedAction['where']): Caller => {
  const isElsewhere = caller.channelId !== where.channelId;
  return {
    ...caller,
    ...(isElsewhere ? { permissions: 0n, botPermissions: 0n, threadLocked: undefined } : {}),
    isRemembered: isElsewhere,
    guildId: where.guildId,
    channelId: where.channelId,
    parentId: where.parentId,
    place: where.place,
    messageId: where.messageId,
    target: undefined,
  };
};

export const createWanted = (records: Records<WantedAction>, now: () => number) => ({
  /** Replaces what this person wanted before. */
  remember: async (caller: Caller, { kind, name, values }: Invocation): Promise<void> => {
    const { userId, guildId, channelId, parentId, place, messageId } = caller;
    await records.set(userId, {
      userId,
      invocation: { kind, name, values },
      where: { guildId, channelId, parentId, place, messageId },
      expiresAt: now() + wantedLifetime,
    });
  },
  /** Undefined if nothing was wanted, or too long ago. */
  look: async (caller: Caller): Promise<Wanted | undefined> => {
    const found = await records.get(caller.userId);
    if (found === undefined || now() >= found.expiresAt) return undefined;
    return { invocation: found.invocation, caller: backThere(caller, found.where) };
  },
  /** As it is stored. */
  read: (userId: UserId): Promise<WantedAction | undefined> => records.get(userId),
  /** False if there was nothing. */
  forget: (userId: UserId): Promise<boolean> => records.delete(userId),
});

export type WantedActions = ReturnType<typeof createWanted>;
