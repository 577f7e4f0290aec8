import { isByHands } from '../../conversation/domain/hearing-terms.ts';
import type { Conversation, Threaded } from '../../conversation/domain/record.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { DiscordError } from '../../lib/failure.ts';

/** How long people wait between two messages: what moderators have chosen, and what Discord enforces. */

/** In seconds, as it was chosen; 0: nobody waits. */
export const paceOf = ({ slowMode }: Conversation): number =>
  slowMode === undefined || slowMode.refused === true ? 0 : slowMode.seconds;

/** Undefined if nobody has chosen a pace, so that the channel's own slow mode stays. */
export const slowModeFor = (record: Conversation): number | undefined =>
  isByHands(record) ? undefined : record.slowMode?.seconds;

export const createPace = ({ discord }: { readonly discord: Pick<DiscordApi, 'slowMode'> }) => {
  /** False if Discord does not let us. */
  const change = async ({ threadId }: Threaded, seconds: number): Promise<boolean> => {
    try {
      await discord.slowMode(threadId, seconds);
      return true;
    } catch (error) {
      const isRefused = error instanceof DiscordError && error.failure.kind === 'forbidden';
      if (!isRefused) throw error;
      return false;
    }
  };
  return {
    /** Has Discord enforce a new pace, unless one person asks at a time; false if Discord does not let us. */
    set: async (record: Threaded, seconds: number): Promise<boolean> =>
      isByHands(record) && seconds > 0 ? true : change(record, seconds),
    /** The same when people begin or stop asking one at a time. */
    follow: async (before: Threaded, after: Conversation): Promise<boolean> => {
      const seconds = paceOf(after);
      if (seconds === 0 || isByHands(before) === isByHands(after)) return true;
      return change(before, isByHands(after) ? 0 : seconds);
    },
  };
};

export type Pace = ReturnType<typeof createPace>;
