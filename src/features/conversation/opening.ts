import type { Conversations } from '../../conversation/conversations.ts';
import { noticeNonce, partNonce } from '../../conversation/nonce.ts';
import type { Threads } from '../../conversation/ports.ts';
import { isThreaded } from '../../conversation/record.ts';
import type { Conversation, Threaded } from '../../conversation/record.ts';
import type { DiscordApi } from '../../discord/api.ts';
import type { DiscordMessage } from '../../discord/gateway-events.ts';
import { DiscordError, ServiceError } from '../../lib/failure.ts';
import type { ChannelId, GuildId, MessageId, ThreadId, UserId } from '../../lib/ids.ts';
import { escapeMarkdown } from '../../lib/markdown.ts';
import { tryAgain } from '../../lib/try-again.ts';
import { conversationTexts as texts } from '../../texts/conversation.ts';
import { firstMessage } from './notices.ts';
import { threadTitle } from './title.ts';
import type { Topic } from './topic.ts';
import type { Partner } from '../../conversation/ports.ts';

/**
 * Opening a conversation, step by step: each step is stored before the next begins, and each can be repeated, so that
 * an opening which a crash cut off is finished by running it again.
 */

/** Minutes without a message until Discord archives the thread. */
const archiveAfter = 1_440;

interface OpeningDeps {
  readonly conversations: Conversations;
  readonly discord: DiscordApi;
  readonly threads: Threads;
  readonly patient: Partner;
  readonly topic: Topic;
  readonly self: (guild: GuildId) => { readonly id: UserId };
  readonly demo: boolean;
  readonly readsMessages: () => boolean;
}

/** The service may have begun the topic already: to repeat that could begin it twice. */
export class OpeningInDoubt extends Error {
  override readonly name = 'OpeningInDoubt';
}

/** `recovering`: an earlier process may have come further than is stored. */
type Origin = 'new' | 'recovering';

export interface Openings {
  /**
   * Brings the conversation to `open`, from wherever it stands. Rejects with a ServiceError, a DiscordError or
   * OpeningInDoubt; then it is still stored, and `abandon` has to follow.
   */
  open(record: Conversation, origin: Origin): Promise<Threaded>;
  /** The record as far as the opening has come since. */
  current(record: Conversation): Conversation;
  /** Forgets an opening that failed, and takes back what was announced. */
  abandon(record: Conversation): Promise<void>;
}

export const createOpenings = (deps: OpeningDeps): Openings => {
  const { conversations, discord, threads, patient, topic, self, demo, readsMessages } = deps;

  const keep = async <R extends Conversation>(record: R): Promise<R> => {
    await conversations.keepOpening(record);
    return record;
  };

  /** A reset may be repeated once: it does nothing more the second time. */
  const forget = async (record: Conversation): Promise<void> => {
    const { signal } = new AbortController();
    const passes = (error: unknown): boolean =>
      error instanceof ServiceError && ['in_doubt', 'not_taken'].includes(error.failure.kind);
    await tryAgain({ tries: 2, wait: 0, passes }, async () => patient.reset?.(record, signal));
  };

  const askService = async (record: Conversation): Promise<Conversation> => {
    if (record.opening === 'done') return record;
    if (record.kind === 'patient') {
      if (record.earlier === 'forget') await forget(record);
      return keep({ ...record, opening: 'done' });
    }
    if (record.opening === 'begun') throw new OpeningInDoubt();
    const begun = await keep({ ...record, opening: 'begun' });
    const { engageId, greeting, told, topicName } = await topic.begin(begun);
    const title = record.title || threadTitle(topicName ?? '') || texts.topicTitle(String(record.subject));
    return keep({ ...begun, opening: 'done', engageId, greeting, told, title });
  };

  /** Our messages with these words, oldest first; none in a new opening. */
  const standing = async (
    record: Conversation,
    origin: Origin,
    { channel, after }: { channel: ChannelId; after: string },
  ): Promise<readonly DiscordMessage[]> => {
    if (origin === 'new') return [];
    const { id: ourId } = self(record.guildId);
    const { messages } = await discord.history(channel, { after });
    return messages.filter(({ author }) => author.id === ourId);
  };

  const announce = async (
    record: Conversation,
    origin: Origin,
  ): Promise<Conversation & { announcementId: MessageId }> => {
    const { announcementId, id, kind } = record;
    if (announcementId !== undefined) return { ...record, announcementId };
    const content = texts.announcement(kind, escapeMarkdown(record.title), escapeMarkdown(record.hostName));
    const others = new Set(conversations.all().map((other) => other.announcementId));
    const found = (await standing(record, origin, { channel: record.channelId, after: id })).find(
      (message) => message.content === content && !others.has(message.id),
    );
    const posted = found ?? (await discord.post(record.channelId, { content, nonce: noticeNonce(id, 'n') }));
    return keep({ ...record, announcementId: posted.id });
  };

  const makeThread = async (record: Conversation, origin: Origin): Promise<Threaded> => {
    const { channelId, title: name } = record;
    if (record.private) {
      const made = isThreaded(record)
        ? record
        : await keep({
            ...record,
            threadId: await discord.startPrivateThread({ channelId, name, archiveAfter }),
          });
      await discord.addMember(made.threadId, record.hostId); // does no harm a second time
      return made;
    }
    if (isThreaded(record)) return record;
    const announced = await announce(record, origin);
    const { announcementId: messageId } = announced;
    const threadId = await discord.startThread({ channelId, messageId, name, archiveAfter });
    return keep({ ...announced, threadId });
  };

  const greet = async (record: Threaded, origin: Origin): Promise<Threaded> => {
    const { id, threadId } = record;
    const hears = readsMessages() ? record.hears : 'mentions';
    const body = firstMessage(record, { demo, hears });
    const stands = await standing(record, origin, { channel: threadId, after: '0' });
    const first =
      stands.find(({ content }) => content === body.content) ??
      (await discord.post(threadId, { ...body, nonce: noticeNonce(id, 'm') }));
    for (const [index, part] of (record.greeting ?? []).entries()) {
      if (stands.some(({ content }) => content === threads.partWording(part))) continue;
      const nonce = partNonce({ messageId: id, attempt: 0 }, index);
      await threads.postPart(threadId, part, { nonce });
    }
    // The cursor begins with the thread: somebody may have written before our first words.
    return { ...record, firstMessageId: first.id, greeting: undefined, cursor: threadId };
  };

  const takeBack = async (channelMessage: MessageId, { channelId }: Conversation): Promise<void> => {
    try {
      await discord.remove(channelId, channelMessage);
    } catch (error) {
      // Without its thread the line in the channel is only confusing, not wrong: no reason to fail again.
      if (!(error instanceof DiscordError)) throw error;
    }
  };

  const closeThread = async (thread: ThreadId): Promise<void> => {
    try {
      await discord.archive(thread);
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error; // as above
    }
  };

  return {
    open: async (record, origin) => {
      const served = await askService(await keep(record));
      const made = await makeThread(served, origin);
      const greeted = await greet(made, origin);
      const now = Date.now();
      const open: Threaded = { ...greeted, status: 'open', openedAt: now, lastTurnAt: now };
      await conversations.opened(open, origin);
      return open;
    },
    current: (record) => conversations.byId(record.id) ?? record,
    abandon: async ({ id }) => {
      const record = conversations.byId(id);
      if (record === undefined) return;
      try {
        await conversations.abandon(id);
      } finally {
        if (record.threadId !== undefined) await closeThread(record.threadId);
        if (record.announcementId !== undefined) await takeBack(record.announcementId, record);
      }
    },
  };
};
