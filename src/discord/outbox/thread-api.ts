import { ChannelType, Routes } from 'discord.js';
import { cutText } from '../../lib/cut.ts';
import { DiscordError } from '../../lib/failure.ts';
import { threadId, type ChannelId, type MessageId, type ThreadId, type UserId } from '../../lib/ids.ts';
import { withoutDirection } from '../../lib/invisible.ts';
import { limits } from '../limits.ts';
import { asPayload, idOf } from '../payload.ts';
import { threadAlreadyThere, unreadableAnswer } from './rest-failure.ts';
import type { DiscordRest } from './rest.ts';

/** Minutes without a message until Discord archives a thread by itself. */
export type ArchiveAfter = 60 | 1_440 | 4_320 | 10_080;

export interface ThreadApi {
  /**
   * A public thread on a message; its name is cut to 100 characters. Where the message has one already (a request
   * repeated after a crash), that one: it shares the message's id.
   */
  startThread(thread: {
    readonly channelId: ChannelId;
    readonly messageId: MessageId;
    readonly name: string;
    readonly archiveAfter: ArchiveAfter;
  }): Promise<ThreadId>;
  /** A private thread whose members may invite others. Only in text channels. */
  startPrivateThread(thread: {
    readonly channelId: ChannelId;
    readonly name: string;
    readonly archiveAfter?: ArchiveAfter;
  }): Promise<ThreadId>;
  addMember(thread: ThreadId, user: UserId): Promise<void>;
  /** Archives without locking: whoever writes in it wakes it. */
  archive(thread: ThreadId): Promise<void>;
}

const threadName = (name: string): string =>
  cutText(withoutDirection(name).trim(), { longest: limits.threadName });

const startedThread = (answer: unknown): ThreadId => {
  const id = idOf(asPayload(answer), 'id', threadId);
  if (id === undefined) throw unreadableAnswer();
  return id;
};

const isAlreadyThere = (error: unknown): boolean =>
  error instanceof DiscordError &&
  error.failure.kind === 'limit' &&
  error.failure.code === threadAlreadyThere;

export const createThreadApi = (rest: DiscordRest): ThreadApi => {
  return {
    startThread: async ({ channelId, messageId, name, archiveAfter }) => {
      try {
        const answer = await rest.send({
          method: 'POST',
          route: Routes.threads(channelId, messageId),
          body: { name: threadName(name), auto_archive_duration: archiveAfter },
        });
        return startedThread(answer);
      } catch (error) {
        if (isAlreadyThere(error)) return threadId(messageId);
        throw error;
      }
    },

    startPrivateThread: async ({ channelId, name, archiveAfter = 1_440 }) => {
      const answer = await rest.send({
        method: 'POST',
        route: Routes.threads(channelId),
        body: {
          name: threadName(name),
          type: ChannelType.PrivateThread,
          invitable: true,
          auto_archive_duration: archiveAfter,
        },
      });
      return startedThread(answer);
    },

    addMember: async (thread, user) => {
      await rest.send({ method: 'PUT', route: Routes.threadMembers(thread, user) });
    },

    archive: async (thread) => {
      await rest.send({ method: 'PATCH', route: Routes.channel(thread), body: { archived: true } });
    },
  };
};
