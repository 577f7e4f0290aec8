import type { Conversation } from '../../conversation/domain/record.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import type { ButtonData } from '../../discord/reply.ts';
import { DiscordError } from '../../lib/failure.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import type { WordsOf } from './languages.ts';
import { announcementOf, endButtons } from './rendering.ts';
import { titleInText } from './titles.ts';

/** What an end looks like in Discord. Nothing depends on it, so nothing here ever rejects. */

/** Minutes without a message after which Discord archives a thread: while its conversation is open, and after that has ended. */
export const archiveAfter = { open: 1_440, end: 60 } as const;

interface ShownEndDeps {
  readonly discord: Pick<DiscordApi, 'edit' | 'removeButtons' | 'unarchive' | 'archiveAfter'>;
  readonly wordsOf: WordsOf;
  readonly log: Log;
}

export const createShownEnd = ({ discord, wordsOf, log }: ShownEndDeps) => {
  /** False if Discord did not accept the request: then everything stays as it was. */
  const accepted = async (request: Promise<void>): Promise<boolean> => {
    try {
      await request;
      return true;
    } catch (error) {
      if (!(error instanceof DiscordError)) log.error(errorFacts(error), 'an end is not shown as it is');
      return false;
    }
  };

  /** False if there is no announcement that can be edited. */
  const announce = async (
    { channelId, announcementId }: Conversation,
    content: string,
    row: readonly ButtonData[],
  ): Promise<boolean> =>
    announcementId !== undefined &&
    accepted(discord.edit(channelId, announcementId, { content, rows: [row] }));

  return {
    /** Discord archives the thread in the end, and may swallow a press there: the announcement has the buttons as well. */
    show: (record: Conversation): Promise<boolean> => {
      const words = wordsOf(record);
      const { buttons } = words.conversation;
      const text = announcementOf({ ...record, status: 'ended' }, words);
      return announce(record, text, endButtons(record, buttons));
    },
    /** The thread is gone: there is nothing to open or to continue. */
    showGone: (record: Conversation): Promise<boolean> => {
      const words = wordsOf(record);
      const { announcementOfGone, buttons } = words.conversation;
      const text = announcementOfGone(titleInText(record, words));
      return announce(record, text, endButtons(record, buttons));
    },
    /** The conversation's data are deleted: no button may stay, because none leads anywhere any more. */
    forget: async ({ channelId, announcementId, threadId, endNoticeId }: Conversation): Promise<void> => {
      if (announcementId !== undefined) await accepted(discord.removeButtons(channelId, announcementId));
      if (threadId === undefined || endNoticeId === undefined) return;
      if (await accepted(discord.removeButtons(threadId, endNoticeId))) return;
      // In an archived thread, nothing can be edited. Discord archives it again by itself.
      if (await accepted(discord.unarchive(threadId)))
        await accepted(discord.removeButtons(threadId, endNoticeId));
    },
  };
};

export type ShownEnd = ReturnType<typeof createShownEnd>;
