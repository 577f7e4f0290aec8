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

const whereOf = (caller: Caller): WantedAction['where'] => ({
  guildId: caller.guildId,
  channelId: caller.channelId,
  parentId: caller.parentId,
  place: caller.place,
  messageId: caller.messageId,
});

const backThere = (caller: Caller, where: WantedAction['where']): Caller => {
  const { interactionId, userId, userName, displayName, words, roles, uploadLimit } = caller;
  const { permissions, botPermissions, threadLocked } = caller;
  const granted =
    caller.channelId === where.channelId
      ? { permissions, botPermissions, ...(threadLocked === undefined ? {} : { threadLocked }) }
      : { permissions: 0n, botPermissions: 0n, isRemembered: true };
  return {
    interactionId,
    userId,
    userName,
    roles,
    displayName,
    words,
    uploadLimit,
    ...granted,
    channelId: where.channelId,
    place: where.place,
    ...(where.guildId === undefined ? {} : { guildId: where.guildId }),
    ...(where.parentId === undefined ? {} : { parentId: where.parentId }),
    ...(where.messageId === undefined ? {} : { messageId: where.messageId }),
  };
};

export const createWanted = (records: Records<WantedAction>, now: () => number) => ({
  /** Replaces what this person wanted before. */
  remember: async (caller: Caller, { kind, name, values }: Invocation): Promise<void> => {
    const expiresAt = now() + wantedLifetime;
    const invocation = { kind, name, values };
    await records.set(caller.userId, {
      userId: caller.userId,
      invocation,
      where: whereOf(caller),
      expiresAt,
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
