import { noticeNonce } from '../../conversation/nonce.ts';
import type { Posting, Threads } from '../../conversation/ports.ts';
import type { Conversation, Part, Threaded } from '../../conversation/record.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import type { Body } from '../../discord/reply.ts';
import { DiscordError } from '../../lib/failure.ts';
import { escapeMarkdown } from '../../lib/markdown.ts';
import type { Words } from '../../locale/words.ts';
import { firstMessage, noticeBody } from './notices.ts';
import { uploadsOf } from './answer-parts.ts';
import { tellHost } from './tell-host.ts';

interface ThreadsDeps {
  readonly discord: DiscordApi;
  /** Of those who read what is said in threads. */
  readonly words: Words;
  readonly demo: boolean;
}

const partBody = ({ content, file, pictures }: Part): Body => ({
  content,
  uploads: uploadsOf(file),
  ...(pictures === undefined ? {} : { pictures }),
});

const isGone = (error: unknown): boolean =>
  error instanceof DiscordError &&
  (error.failure.kind === 'unknown_channel' || error.failure.kind === 'unknown_message');

/** The domain's threads as Discord has them. */
export const createThreads = ({ discord, words, demo }: ThreadsDeps): Threads => {
  const { conversation: texts } = words;

  const post = async (thread: Threaded['threadId'], body: Body, posting: Posting) => {
    const { nonce, replyTo, ping } = posting;
    const { id } = await discord.post(thread, {
      ...body,
      nonce,
      ...(replyTo === undefined ? {} : { replyTo, pingReplied: ping ?? false }),
    });
    return id;
  };

  const announceGone = async ({ channelId, announcementId, title }: Conversation): Promise<boolean> => {
    if (announcementId === undefined) return false;
    try {
      await discord.edit(channelId, announcementId, {
        content: texts.announcementOfGone(escapeMarkdown(title)),
      });
      return true;
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      return false;
    }
  };

  return {
    postPart: (thread, part, posting) => post(thread, partBody(part), posting),
    postAsFile: (thread, part, posting) =>
      post(
        thread,
        {
          content: texts.asFile,
          uploads: [
            ...(part.content === '' ? [] : [{ name: 'answer.md', data: part.content }]),
            ...uploadsOf(part.file),
          ],
        },
        posting,
      ),
    postNotice: (conversation, notice, posting) =>
      post(conversation.threadId, noticeBody({ conversation, notice, words }), posting),
    editNotice: (conversation, message, notice) =>
      discord.edit(conversation.threadId, message, noticeBody({ conversation, notice, words })),
    postSay: (thread, content, posting) => post(thread, { content }, posting),
    partWording: ({ content }) => content,
    noticeWording: (conversation, notice) => noticeBody({ conversation, notice, words }).content,
    typing: (thread, signal) => discord.typing(thread, signal),
    history: (thread, after) => discord.history(thread, { after }),
    read: async (thread, id) => {
      try {
        return await discord.message(thread, id);
      } catch (error) {
        if (error instanceof DiscordError && error.failure.kind === 'unknown_message') return undefined;
        throw error;
      }
    },
    close: async (conversation) => {
      const { threadId, firstMessageId, hears } = conversation;
      if (firstMessageId !== undefined) {
        try {
          const body = firstMessage({ ...conversation, status: 'ended' }, { demo, hears, words });
          await discord.edit(threadId, firstMessageId, body);
        } catch (error) {
          if (!isGone(error)) throw error; // somebody deleted it: nothing to take buttons off
        }
      }
      await discord.archive(threadId);
    },
    tellGone: async (conversation) => {
      if (await announceGone(conversation)) return;
      const content = texts.goneToHost(escapeMarkdown(conversation.title));
      await tellHost(discord, conversation.hostId, { content, nonce: noticeNonce(conversation.id, 'g') });
    },
  };
};
