import type { Effect, Posting } from '../../conversation/effect.ts';
import type { Result } from '../../conversation/event.ts';
import { noticeNonce } from '../../conversation/nonce.ts';
import type { Pace, Task } from '../../conversation/ports.ts';
import { isThreaded } from '../../conversation/record.ts';
import type { Conversation, Kind, Part, Threaded } from '../../conversation/record.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import type { Body } from '../../discord/reply.ts';
import { DiscordError, ServiceError, failureFacts } from '../../lib/failure.ts';
import { messageId } from '../../lib/ids.ts';
import type { UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import { escapeMarkdown } from '../../lib/markdown.ts';
import type { Words } from '../../locale/words.ts';
import { uploadsOf } from './answer-parts.ts';
import { firstMessage, noticeBody } from './notices.ts';
import type { Partner } from './partner.ts';

/** Writes to a host directly, where there is no other place left for it. `nonce`: so that it is not said twice. */
export const tellHost = async (
  discord: DiscordApi,
  host: UserId,
  { content, nonce }: { content: string; nonce: string },
): Promise<void> => {
  try {
    await discord.post(await discord.openDm(host), { content, nonce });
  } catch (error) {
    // A host who takes no messages from us can't be told.
    const isRefused = error instanceof DiscordError && error.failure.kind !== 'unreachable';
    if (!isRefused) throw error;
  }
};

interface Typing {
  readonly show: (signal: AbortSignal) => Promise<void>;
  readonly pace: Pick<Pace, 'typingAfter' | 'typingEvery'>;
  readonly log: Log;
}

/**
 * Shows that an answer is on its way; what it returns stops it, and has to be called before the answer is sent. Timers
 * by hand: most answers come before the first is due, and each turn would pay for signals and promises around it.
 */
export const showTyping = ({ show, pace, log }: Typing): (() => void) => {
  let request: AbortController | undefined;
  let stopped = false;
  const beat = async (): Promise<void> => {
    request = new AbortController();
    try {
      await show(request.signal);
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      if (stopped) return;
      log.debug({ failure: error.failure }, 'typing did not show'); // the answer does not depend on it
    }
    if (!stopped) timer = beatAfter(pace.typingEvery);
  };
  const beatAfter = (milliseconds: number): NodeJS.Timeout =>
    setTimeout(() => {
      beat().catch((error: unknown) => log.error(errorFacts(error), 'typing failed'));
    }, milliseconds);
  let timer = beatAfter(pace.typingAfter);
  return () => {
    stopped = true;
    clearTimeout(timer);
    request?.abort();
  };
};

/** Does what conversations want of the world: their partners at the service, and their threads at Discord. */

/** Minutes without a message until Discord archives the thread. */
const archiveAfter = 1_440;

interface PerformerDeps {
  readonly discord: DiscordApi;
  readonly partners: Readonly<Record<Kind, Partner>>;
  readonly readsMessages: () => boolean;
  readonly demo: boolean;
  readonly pace: Pace;
  /** Of those who read what is said in channels and threads. */
  readonly words: Words;
  readonly log: Log;
}

/** A part as it is posted: as a message, or as a file where Discord refused that. */
export const partBody = ({ content, file, pictures, as }: Part, { conversation }: Words): Body => {
  if (as !== 'file') {
    return { content, uploads: uploadsOf(file), ...(pictures === undefined ? {} : { pictures }) };
  }
  const text = content === '' ? [] : [{ name: 'answer.md', data: content }];
  return { content: conversation.asFile, uploads: [...text, ...uploadsOf(file)] };
};

const done: Result = { kind: 'done' };

const threaded = (record: Conversation): Threaded => {
  if (!isThreaded(record)) throw new Error('a conversation without a thread');
  return record;
};

const isUnknown = (error: unknown): boolean =>
  error instanceof DiscordError &&
  (error.failure.kind === 'unknown_channel' || error.failure.kind === 'unknown_message');

export const createPerformer = (deps: PerformerDeps) => {
  const { discord, partners, readsMessages, demo, pace, words, log } = deps;
  const { conversation: texts } = words;

  const post = async (
    record: Conversation,
    { body, posting }: { body: Body; posting: Posting },
  ): Promise<Result> => {
    const { nonce, replyTo, ping } = posting;
    const reply = replyTo === undefined ? {} : { replyTo, pingReplied: ping ?? false };
    const { id } = await discord.post(threaded(record).threadId, { ...body, nonce, ...reply });
    return { kind: 'posted', id };
  };

  const firstBody = (record: Conversation): Body => {
    const hears = readsMessages() ? record.hears : 'mentions';
    return firstMessage(record, { demo, hears, words });
  };

  const makeThread = async (record: Conversation): Promise<Result> => {
    const { channelId, announcementId: messageId, title: name } = record;
    const id =
      record.private || messageId === undefined
        ? await discord.startPrivateThread({ channelId, name, archiveAfter })
        : await discord.startThread({ channelId, messageId, name, archiveAfter });
    return { kind: 'thread', id };
  };

  const call = async (record: Conversation, text: string, signal: AbortSignal): Promise<Result> => {
    const { threadId } = threaded(record);
    const stopTyping = showTyping({ show: (until) => discord.typing(threadId, until), pace, log });
    try {
      return { kind: 'answer', answer: await partners[record.kind].answer(record, text, signal) };
    } finally {
      stopTyping();
    }
  };

  const begin = async (record: Conversation, signal: AbortSignal): Promise<Result> => {
    const beginning = await partners[record.kind].begin?.(record, signal);
    return beginning === undefined ? done : { kind: 'begun', beginning };
  };

  const read = async (record: Conversation, effect: Extract<Effect, { kind: 'read' }>): Promise<Result> => {
    try {
      const message = await discord.message(threaded(record).threadId, effect.messageId);
      return { kind: 'message', message };
    } catch (error) {
      const isGone = error instanceof DiscordError && error.failure.kind === 'unknown_message';
      if (isGone) return { kind: 'message', message: undefined };
      throw error;
    }
  };

  /** An empty page may only mean that nothing may be read, and a single message tells: then the page counts. */
  const history = async (
    record: Conversation,
    { of, after }: Extract<Effect, { kind: 'history' }>,
  ): Promise<Result> => {
    const channel = of === 'channel' ? record.channelId : threaded(record).threadId;
    const page = await discord.history(channel, { after });
    if (page.messages.length > 0) return { kind: 'page', ...page };
    try {
      await discord.message(channel, messageId(record.id));
    } catch (error) {
      const isAbsent = error instanceof DiscordError && error.failure.kind === 'unknown_message';
      if (!isAbsent) throw error;
    }
    return { kind: 'page', ...(await discord.history(channel, { after })) };
  };

  const close = async (record: Conversation): Promise<Result> => {
    const { threadId, firstMessageId } = threaded(record);
    if (firstMessageId !== undefined) {
      try {
        await discord.edit(threadId, firstMessageId, firstBody({ ...record, status: 'ended' }));
      } catch (error) {
        if (!isUnknown(error)) throw error; // somebody deleted it: nothing to take buttons off
      }
    }
    await discord.archive(threadId);
    return done;
  };

  const tell = async (record: Conversation, what: 'gone' | 'not_started'): Promise<Result> => {
    const { id, hostId, channelId, announcementId } = record;
    const title = escapeMarkdown(
      record.title === '' ? texts.topicTitle(String(record.subject)) : record.title,
    );
    if (what === 'not_started') {
      await tellHost(discord, hostId, { content: texts.notStarted(title), nonce: noticeNonce(id, 'o') });
      return done;
    }
    try {
      if (announcementId !== undefined) {
        await discord.edit(channelId, announcementId, { content: texts.announcementOfGone(title) });
        return done;
      }
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
    }
    await tellHost(discord, hostId, { content: texts.goneToHost(title), nonce: noticeNonce(id, 'g') });
    return done;
  };

  const perform = async ({ effect, record, signal }: Task): Promise<Result> => {
    switch (effect.kind) {
      case 'call':
        return call(record, effect.text, signal);
      case 'reset':
        await partners[record.kind].reset?.(record, signal);
        return done;
      case 'begin':
        return begin(record, signal);
      case 'announce': {
        const { text: content, nonce } = effect;
        return { kind: 'posted', id: (await discord.post(record.channelId, { content, nonce })).id };
      }
      case 'make_thread':
        return makeThread(record);
      case 'add_host':
        await discord.addMember(threaded(record).threadId, record.hostId);
        return done;
      case 'greet':
        return post(record, { body: firstBody(record), posting: effect });
      case 'post_part':
        return post(record, { body: partBody(effect.part, words), posting: effect.posting });
      case 'post_notice': {
        const body = noticeBody({ conversation: record, notice: effect.notice, words });
        return post(record, { body, posting: effect.posting });
      }
      case 'edit_notice': {
        const body = noticeBody({ conversation: record, notice: effect.notice, words });
        await discord.edit(threaded(record).threadId, effect.messageId, body);
        return done;
      }
      case 'post_say':
        return post(record, { body: { content: effect.content }, posting: effect });
      case 'history':
        return history(record, effect);
      case 'read':
        return read(record, effect);
      case 'close':
        return close(record);
      case 'archive':
        await discord.archive(threaded(record).threadId);
        return done;
      case 'remove_announcement':
        if (record.announcementId !== undefined) {
          await discord.remove(record.channelId, record.announcementId);
        }
        return done;
      case 'tell_host':
        return tell(record, effect.what);
      case 'forget':
      case 'reply':
        return done; // the actor's own
    }
  };

  const asResult = (error: unknown, { effect, record }: Task): Result => {
    const facts = { conversation: record.id, effect: effect.kind };
    if (error instanceof ServiceError) {
      log.warn({ ...facts, failure: failureFacts(error.failure) }, 'the service did not do it');
      return { kind: 'service_failed', failure: error.failure };
    }
    if (error instanceof DiscordError) {
      log.warn({ ...facts, failure: error.failure }, 'Discord did not take it');
      return { kind: 'discord_failed', failure: error.failure };
    }
    log.error({ ...facts, ...errorFacts(error) }, 'an effect failed on our side');
    const isCall = effect.kind === 'call' || effect.kind === 'reset' || effect.kind === 'begin';
    // After the call may have gone out.
    return isCall
      ? { kind: 'service_failed', failure: { kind: 'in_doubt', reason: 'unreadable' } }
      : { kind: 'discord_failed', failure: { kind: 'refused', status: 0, code: 0 } };
  };

  return (task: Task, answered: (result: Result) => void): void => {
    perform(task)
      .catch((error: unknown) => asResult(error, task))
      .then(answered)
      .catch((error: unknown) => log.fatal(errorFacts(error), 'a conversation could not go on'));
  };
};
