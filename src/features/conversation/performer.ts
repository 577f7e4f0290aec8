import type { EffectOf } from '../../machine/effects.ts';
import type { Result } from '../../machine/events.ts';
import { isNobody } from '../../machine/forget.ts';
import { isRefusal } from '../../machine/hints.ts';
import { nonceOf } from '../../machine/outgoing.ts';
import type { Task } from '../../machine/ports.ts';
import type { Conversation } from '../../machine/record.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import type { MessageBody } from '../../discord/reply.ts';
import { DiscordError, ServiceError, failureFacts, mayHaveArrived } from '../../lib/failure.ts';
import { threadId, type MessageId, type UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import { asking } from './asking-partners.ts';
import type { AskingDeps } from './asking-partners.ts';
import * as buttons from './buttons.ts';
import type { Perform } from './fair-use.ts';
import type { ConversationNeeds } from './needs.ts';
import { explained, looking, managing, threadOf, type LookingDeps } from './looking.ts';
import {
  announcement,
  endedHintOf,
  firstMessage,
  lineBody,
  nameOf,
  titleInText,
  type WordsOf,
} from './rendering.ts';
import { statusBody } from './status.ts';
import { threadName } from './titles.ts';

/** Performs the effects of conversations: calls to the service, and what is said and done in Discord. */

const signs = { talk: '💬', not_asked: '✋' } as const;
/** Minutes without a message after which Discord archives a thread: while its conversation is open, and after it has ended. */
const archiveAfter = { open: 1_440, end: 60 } as const;

interface PerformerDeps extends AskingDeps, LookingDeps, Pick<ConversationNeeds, 'demo' | 'readsMessages'> {
  readonly discord: DiscordApi;
  readonly wordsOf: WordsOf;
}

type Performing<Kind extends Task['effect']['kind']> = (
  record: Conversation,
  effect: EffectOf<Kind>,
  signal: AbortSignal,
) => Promise<Result>;
type Performers = { readonly [Kind in Task['effect']['kind']]: Performing<Kind> };

const done: Result = { kind: 'done' };

/** What is gone or refused changes nothing about it. Returns whether it was done. */
const asFarAsPossible = async (act: Promise<unknown>): Promise<boolean> => {
  try {
    await act;
    return true;
  } catch (error) {
    if (!(error instanceof DiscordError) || mayHaveArrived(error.failure)) throw error;
    return false;
  }
};

// ---- saying things

const opened = (record: Conversation, { demo, readsMessages, wordsOf }: PerformerDeps) => ({
  words: wordsOf(record),
  demo,
  readsMessages: readsMessages(),
});

/** Only what carries a button is a reply: any other would look like an answer after a crash. */
const hintBody = (record: Conversation, { hint, by }: EffectOf<'hint'>, wordsOf: WordsOf): MessageBody => {
  const words = wordsOf(record);
  const { hints, small, buttons: labels } = words.conversation;
  const to = (text: string): MessageBody => ({ content: small(`${nameOf(by, words)} ${text}`) });
  switch (hint.kind) {
    case 'no_room':
      return to(words.fairUse.noRoom(hint));
    case 'command':
      return to(hints.command(hint.command));
    case 'no_floor': {
      const about = { with: { conversation: record.about.id } };
      const raise = buttons.raiseHand.make({ label: labels.raiseHand, style: 'primary', ...about });
      return { content: small(hints.no_floor), rows: [[raise]] };
    }
    case 'ended':
      // Said to the thread, once.
      return { content: small(hints[endedHintOf(record)]) };
    default:
      return to(hints[hint.kind]);
  }
};

type Saying = Pick<
  Performers,
  'post' | 'post_status' | 'edit_status' | 'hint' | 'react' | 'delete' | 'remove_hint'
>;

const saying = (deps: PerformerDeps): Saying => {
  const { discord, wordsOf } = deps;
  const manages = managing(discord);
  /** A ping would bring somebody who was removed back into a private thread. */
  const mayPing = async (record: Conversation, user: UserId): Promise<boolean> =>
    !isNobody(user) && (!record.about.private || (await discord.isMember(threadOf(record), user)));

  const remove = async (record: Conversation, { messageId: id }: { readonly messageId: MessageId }) => {
    await discord.remove(threadOf(record), id);
    return done;
  };

  return {
    post: async (record, { what, nonce, replyTo, ping }) => {
      const by = record.turn?.item.by;
      const pingReplied = ping && by !== undefined && (await mayPing(record, by));
      const body = lineBody(record, what, opened(record, deps));
      const needsFiles = what.kind === 'part' && what.part.whole === true;
      const post = { ...body, nonce, replyTo, pingReplied, needsFiles };
      return { kind: 'posted', ...(await discord.post(threadOf(record), post)) };
    },
    post_status: async (record, { status, nonce, ping: wanted }) => {
      const ping = wanted !== undefined && (await mayPing(record, wanted)) ? wanted : undefined;
      const body = statusBody(record, status, wordsOf(record));
      const { id } = await discord.post(threadOf(record), { ...body, nonce, ping });
      return { kind: 'posted', id };
    },
    edit_status: async (record, { status, messageId: id }) => {
      const { at } = await discord.edit(threadOf(record), id, statusBody(record, status, wordsOf(record)));
      return { kind: 'edited', at };
    },
    hint: async (record, effect) => {
      if (isRefusal(effect.hint.kind) && (await manages(record, effect.by))) {
        await discord.react(threadOf(record), effect.to, signs.talk);
        return done;
      }
      const body = hintBody(record, effect, wordsOf);
      const replyTo = body.rows === undefined ? undefined : effect.to;
      const { id } = await discord.post(threadOf(record), { ...body, nonce: effect.nonce, replyTo });
      return { kind: 'posted', id };
    },
    react: async (record, { sign, to, by }) => {
      const isTalk = sign === 'talk' || (await manages(record, by));
      await discord.react(threadOf(record), to, signs[isTalk ? 'talk' : 'not_asked']);
      return done;
    },
    delete: remove,
    remove_hint: remove,
  };
};

// ---- beginning and ending

type Opening = Pick<Performers, 'announce' | 'make_thread' | 'undo' | 'add_host' | 'tell_out'>;

const opening = ({ discord, wordsOf }: PerformerDeps): Opening => {
  const announce = async (record: Conversation, nonce: string) => {
    const post = { ...announcement(record, wordsOf(record)), nonce };
    return (await discord.post(record.about.channelId, post)).id;
  };
  return {
    announce: async (record, { nonce }) => ({ kind: 'posted', id: await announce(record, nonce) }),
    make_thread: async ({ about }) => {
      const { channelId, announcementId } = about;
      const wanted = { channelId, name: threadName(about), archiveAfter: archiveAfter.open };
      const id =
        announcementId === undefined
          ? await discord.startPrivateThread(wanted)
          : await discord.startThread({ ...wanted, messageId: announcementId });
      return { kind: 'thread', id };
    },
    undo: async (record, { tell, nonce }) => {
      const { about } = record;
      const found = nonce === undefined ? about.announcementId : await announce(record, nonce);
      const thread = about.threadId ?? (found && threadId(found));
      if (thread !== undefined) await asFarAsPossible(discord.archive(thread));
      if (found !== undefined) await asFarAsPossible(discord.remove(about.channelId, found));
      const words = wordsOf(record);
      const content = words.conversation.notStarted(titleInText(about, words));
      if (tell) await tellHost(discord, about.hostId, { content, nonce: nonceOf(about.id, 'o') });
      return done;
    },
    add_host: async (record) => {
      await discord.addMember(threadOf(record), record.about.hostId);
      return done;
    },
    tell_out: async (record) => {
      const { conversation: texts } = wordsOf(record);
      const content = texts.outOfThread(threadOf(record));
      await tellHost(discord, record.about.hostId, { content, nonce: nonceOf(record.about.id, 'v') });
      return done;
    },
  };
};

/** A direct message, for what a host cannot be told anywhere else. One who accepts none from us can't be told. */
const tellHost = async (
  discord: DiscordApi,
  host: UserId,
  { content, nonce }: { readonly content: string; readonly nonce: string },
): Promise<void> => {
  await asFarAsPossible(discord.openDm(host).then((dm) => discord.post(dm, { content, nonce })));
};

/** It shows that it has ended: nothing depends on it, but that it is tried. */
const closing = (deps: PerformerDeps): Performing<'close'> => {
  const { discord, wordsOf } = deps;
  return async (record) => {
    const { about, ended } = record;
    const words = wordsOf(record);
    const { conversation: texts } = words;
    const { channelId, announcementId } = about;
    const isAnnounced =
      announcementId !== undefined &&
      (await asFarAsPossible(discord.edit(channelId, announcementId, announcement(record, words))));
    if (ended?.because === 'no_such_case' || (ended?.because === 'gone' && !isAnnounced)) {
      const isCase = ended.because === 'no_such_case';
      const gone = texts.goneToHost(titleInText(about, words));
      const content = isCase ? texts.whichId(String(about.subject)) : gone;
      await tellHost(discord, about.hostId, { content, nonce: nonceOf(about.id, 'g') });
    }
    if (ended?.because === 'gone' || about.threadId === undefined) return done;
    if (about.firstMessageId !== undefined) {
      const first = firstMessage(record, opened(record, deps));
      await asFarAsPossible(discord.edit(about.threadId, about.firstMessageId, first));
    }
    await asFarAsPossible(discord.archiveAfter(about.threadId, archiveAfter.end));
    return done;
  };
};

// ---- all of it

const asResult = async (error: unknown, task: Task, deps: PerformerDeps): Promise<Result> => {
  const { effect, record } = task;
  const { log } = deps;
  const facts = { conversation: record.about.id, effect: effect.kind };
  if (error instanceof ServiceError) {
    const { code } = errorFacts(error.cause);
    log.warn({ ...facts, failure: failureFacts(error.failure), code }, 'the service did not do it');
    return { kind: 'service_failed', failure: error.failure };
  }
  if (error instanceof DiscordError) {
    log.warn({ ...facts, failure: error.failure }, 'Discord did not accept it');
    return { kind: 'discord_failed', failure: await explained(error.failure, record, deps) };
  }
  log.error({ ...facts, ...errorFacts(error) }, 'an effect failed on our side');
  const isCall = effect.kind === 'call' || effect.kind === 'reset' || effect.kind === 'begin';
  // The call may have gone out before this happened.
  return isCall
    ? { kind: 'service_failed', failure: { kind: 'in_doubt', reason: 'unreadable' } }
    : { kind: 'discord_failed', failure: { kind: 'refused', status: 0, code: 0 } };
};

export const createPerformer = (deps: PerformerDeps): Perform => {
  const performers: Performers = {
    ...asking(deps),
    ...looking(deps),
    ...saying(deps),
    ...opening(deps),
    close: closing(deps),
  };
  const perform = <Kind extends keyof Performers>(
    record: Conversation,
    effect: EffectOf<Kind>,
    signal: AbortSignal,
  ): Promise<Result> => {
    const { kind }: { readonly kind: Kind } = effect;
    return performers[kind](record, effect, signal);
  };
  return async (task) => {
    try {
      return await perform(task.record, task.effect, task.signal);
    } catch (error) {
      return asResult(error, task, deps);
    }
  };
};
