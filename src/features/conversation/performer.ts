import { LRUCache } from 'lru-cache';
import type { Effect, Posting } from '../../conversation/domain/effect.ts';
import type { Result } from '../../conversation/domain/event.ts';
import { noticeNonce } from '../../conversation/domain/nonce.ts';
import { isStandIn } from '../../conversation/domain/stand-in.ts';
import type { Timings, Task } from '../../conversation/domain/ports.ts';
import { isThreaded } from '../../conversation/domain/record.ts';
import type { Conversation, Kind, Threaded } from '../../conversation/domain/record.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import type { Body } from '../../discord/reply.ts';
import { grants, permissions } from '../../discord/permissions.ts';
import { DiscordError, ServiceError, failureFacts, mayHaveArrived } from '../../lib/failure.ts';
import { messageId } from '../../lib/ids.ts';
import type { MessageId, UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import type { WordsOf } from './languages.ts';
import { firstMessage, noticeBody } from './rendering.ts';
import { archiveAfter, createShownEnd, type ShownEnd } from './shown-end.ts';
import { askingPartners } from './asking-partners.ts';
import { partBody, type Partner } from './partners.ts';
import { threadName, titleInText } from './titles.ts';
import { withRoles } from './with-roles.ts';

/** Performs the effects of conversations: calls to the service, their threads on Discord, and the clock. */

/** Sends a direct message to a host when no other place is left. `nonce` keeps it from being sent twice. */
const tellHost = async (
  discord: DiscordApi,
  host: UserId,
  { content, nonce }: { content: string; nonce: string },
): Promise<void> => {
  try {
    await discord.post(await discord.openDm(host), { content, nonce });
  } catch (error) {
    // A host who accepts no messages from us can't be told.
    const isRefused = error instanceof DiscordError && !mayHaveArrived(error.failure);
    if (!isRefused) throw error;
  }
};

/** The reaction to a message out of turn: its author can raise a hand. */
const raiseYourHand = '✋';

interface PerformerDeps {
  readonly discord: DiscordApi;
  readonly partners: Readonly<Record<Kind, Partner>>;
  readonly readsMessages: () => boolean;
  readonly demo: boolean;
  readonly timings: Timings;
  readonly wordsOf: WordsOf;
  readonly log: Log;
}

const done: Result = { kind: 'done' };

const threaded = (record: Conversation): Threaded => {
  if (!isThreaded(record)) throw new Error('a conversation without a thread');
  return record;
};

const isFailure = (error: unknown, ...kinds: readonly DiscordError['failure']['kind'][]): boolean =>
  error instanceof DiscordError && kinds.includes(error.failure.kind);

/** Somebody may have deleted the message: then nothing is left to do about it. */
const unlessDeleted = async (
  message: MessageId | undefined,
  act: (id: MessageId) => Promise<void>,
): Promise<void> => {
  if (message === undefined) return;
  try {
    await act(message);
  } catch (error) {
    if (!isFailure(error, 'unknown_channel', 'unknown_message')) throw error;
  }
};

/** What is looked up on Discord. */
const lookingUp = ({ discord, log }: PerformerDeps) => ({
  read: async (record: Conversation, effect: Extract<Effect, { kind: 'read' }>): Promise<Result> => {
    try {
      const message = await discord.message(threaded(record).threadId, effect.messageId);
      return { kind: 'message', message };
    } catch (error) {
      if (isFailure(error, 'unknown_message')) return { kind: 'message', message: undefined };
      throw error;
    }
  },
  /**
   * An empty page may only mean that we may not read. Fetching a single message tells: if that is allowed, the page
   * counts.
   */
  history: async (
    record: Conversation,
    { of, after }: Extract<Effect, { kind: 'history' }>,
  ): Promise<Result> => {
    const channel = of === 'channel' ? record.channelId : threaded(record).threadId;
    const page = await discord.history(channel, { after });
    if (page.messages.length > 0) {
      const messages = await withRoles(record, page.messages, { discord, log });
      return { kind: 'page', next: page.next, messages };
    }
    try {
      await discord.message(channel, messageId(record.id));
    } catch (error) {
      if (!isFailure(error, 'unknown_message')) throw error;
    }
    return { kind: 'page', ...(await discord.history(channel, { after })) };
  },
});

/** What is written in the thread. */
const writingInThread = ({ discord, readsMessages, demo, wordsOf }: PerformerDeps, shownEnd: ShownEnd) => {
  const post = async (
    record: Conversation,
    body: Body,
    { nonce, replyTo, ping: pingReplied, pinged: ping }: Posting & { readonly pinged?: UserId | undefined },
  ): Promise<Result> => {
    const posting = { nonce, replyTo, pingReplied, ping };
    return { kind: 'posted', ...(await discord.post(threaded(record).threadId, { ...body, ...posting })) };
  };
  /** A ping would bring somebody who was removed back into a private thread. */
  const mayPing = async (record: Conversation, user: UserId): Promise<boolean> =>
    !isStandIn(user) && (!record.private || (await discord.isMember(threaded(record).threadId, user)));
  const firstBody = (record: Conversation): Body => {
    const hears = readsMessages() ? record.hears : 'mentions';
    return firstMessage(record, { demo, hears, words: wordsOf(record) });
  };
  return {
    post,
    mayPing,
    firstBody,
    postPart: async (
      record: Conversation,
      { part, posting }: Extract<Effect, { kind: 'post_part' }>,
    ): Promise<Result> => {
      const { speakerId } = record.turn ?? {};
      const ping = posting.ping === true && speakerId !== undefined && (await mayPing(record, speakerId));
      return post(record, partBody(part), { ...posting, ping });
    },
    close: async (record: Conversation): Promise<Result> => {
      const { threadId, firstMessageId } = threaded(record);
      const over = firstBody({ ...record, status: 'ended' });
      // First, because in a thread that is archived by now, everything else is refused.
      await shownEnd.show(record);
      await unlessDeleted(firstMessageId, (id) => discord.edit(threadId, id, over));
      await discord.archiveAfter(threadId, archiveAfter.end);
      return done;
    },
  };
};

/** What is done around the thread: in its parent channel, with its members, and in messages to its host. */
const aroundThread = ({ discord, wordsOf }: PerformerDeps, shownEnd: ShownEnd) => ({
  makeThread: async (record: Conversation): Promise<Result> => {
    const { channelId, announcementId: messageId } = record;
    const wanted = {
      channelId,
      name: threadName(record),
      archiveAfter: archiveAfter.open,
    } as const;
    const id =
      record.private || messageId === undefined
        ? await discord.startPrivateThread(wanted)
        : await discord.startThread({ ...wanted, messageId });
    return { kind: 'thread', id };
  },
  tellHost: async (record: Conversation, what: 'gone' | 'not_started'): Promise<Result> => {
    const { id, hostId } = record;
    const words = wordsOf(record);
    if (what === 'gone' && (await shownEnd.showGone(record))) return done;
    const title = titleInText(record, words);
    const { notStarted, goneToHost } = words.conversation;
    const content = what === 'gone' ? goneToHost(title) : notStarted(title);
    await tellHost(discord, hostId, { content, nonce: noticeNonce(id, what) });
    return done;
  },
});

/** How many people's permissions are remembered, and for how long: each takes several requests to Discord. */
const managersKept = { max: 1_000, ttl: 60_000 };

/** Moderators are not told in front of the others that their messages are not asked. */
const managing = ({ discord }: PerformerDeps) => {
  const known = new LRUCache<string, boolean>(managersKept);
  return async (
    { guildId: guild, channelId: channel }: Conversation,
    user: UserId | undefined,
  ): Promise<boolean> => {
    if (user === undefined) return false;
    const key = `${channel}/${user}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const manages = grants(await discord.permissionsIn({ guild, channel, user }), permissions.ManageThreads);
    known.set(key, manages);
    return manages;
  };
};

/** Dispatches each effect to the function that performs it. */
const performing = (deps: PerformerDeps): ((task: Task) => Promise<Result>) => {
  const { discord, wordsOf } = deps;
  const partner = askingPartners(deps);
  const looking = lookingUp(deps);
  const shownEnd = createShownEnd(deps);
  const thread = writingInThread(deps, shownEnd);
  const around = aroundThread(deps, shownEnd);
  const manages = managing(deps);
  return async ({ effect, record, signal }) => {
    switch (effect.kind) {
      case 'call':
        return partner.call(threaded(record), effect.text, signal);
      case 'reset':
        return partner.reset(record, signal);
      case 'begin':
        return partner.begin(record, signal);
      case 'history':
        return looking.history(record, effect);
      case 'read':
        return looking.read(record, effect);
      case 'greet':
        return thread.post(record, thread.firstBody(record), effect);
      case 'post_part':
        return thread.postPart(record, effect);
      case 'post_notice': {
        const { notice, posting } = effect;
        if (notice.kind === 'hint' && (await manages(record, notice.to))) return done;
        const holder = notice.kind === 'floor' && notice.isAgain !== true ? notice.holder : undefined;
        const pinged = holder !== undefined && (await thread.mayPing(record, holder)) ? holder : undefined;
        const body = noticeBody({ conversation: record, notice, words: wordsOf(record) });
        return thread.post(record, body, { ...posting, pinged });
      }
      case 'edit_notice': {
        const body = noticeBody({ conversation: record, notice: effect.notice, words: wordsOf(record) });
        await discord.edit(threaded(record).threadId, effect.messageId, body);
        return done;
      }
      case 'delete_notice':
        await discord.remove(threaded(record).threadId, effect.messageId);
        return done;
      case 'react':
        if (!(await manages(record, effect.to)))
          await discord.react(threaded(record).threadId, effect.messageId, raiseYourHand);
        return done;
      case 'post_say':
        return thread.post(record, { content: effect.content }, effect);
      case 'close':
        return thread.close(record);
      case 'archive':
        await discord.archive(threaded(record).threadId);
        return done;
      case 'announce': {
        const { text: content, nonce } = effect;
        return { kind: 'posted', id: (await discord.post(record.channelId, { content, nonce })).id };
      }
      case 'make_thread':
        return around.makeThread(record);
      case 'add_host':
        await discord.addMember(threaded(record).threadId, record.hostId);
        return done;
      case 'remove_announcement':
        if (record.announcementId !== undefined)
          await discord.remove(record.channelId, record.announcementId);
        return done;
      case 'tell_host':
        return around.tellHost(record, effect.what);
      case 'forget':
      case 'reply':
        return done; // the actor's own
    }
  };
};

const asResult = (error: unknown, { effect, record }: Task, log: Log): Result => {
  const facts = { conversation: record.id, effect: effect.kind };
  if (error instanceof ServiceError) {
    const { code } = errorFacts(error.cause);
    log.warn({ ...facts, failure: failureFacts(error.failure), code }, 'the service did not do it');
    return { kind: 'service_failed', failure: error.failure };
  }
  if (error instanceof DiscordError) {
    log.warn({ ...facts, failure: error.failure }, 'Discord did not accept it');
    return { kind: 'discord_failed', failure: error.failure };
  }
  log.error({ ...facts, ...errorFacts(error) }, 'an effect failed on our side');
  const isCall = effect.kind === 'call' || effect.kind === 'reset' || effect.kind === 'begin';
  // The call may have gone out before this happened.
  return isCall
    ? { kind: 'service_failed', failure: { kind: 'in_doubt', reason: 'unreadable' } }
    : { kind: 'discord_failed', failure: { kind: 'refused', status: 0, code: 0 } };
};

export const createPerformer = (deps: PerformerDeps) => {
  const { log } = deps;
  const perform = performing(deps);
  return (task: Task, tell: (result: Result) => void): void => {
    perform(task)
      .catch((error: unknown) => asResult(error, task, log))
      .then(tell)
      .catch((error: unknown) => log.fatal(errorFacts(error), 'a conversation could not continue'));
  };
};
