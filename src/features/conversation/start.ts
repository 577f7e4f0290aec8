import type { Conversations } from '../../conversation/conversations.ts';
import type { Pace } from '../../conversation/ports.ts';
import type { Conversation, Kind } from '../../conversation/record.ts';
import type { Caller } from '../../discord/caller.ts';
import { channelUrl } from '../../discord/channel-url.ts';
import { tooManyThreads } from '../../discord/rest-failure.ts';
import { linkButton, say, sayAll } from '../../discord/reply.ts';
import type { Reply } from '../../discord/reply.ts';
import { DiscordError, ServiceError } from '../../lib/failure.ts';
import type { DiscordFailure, ServiceFailure } from '../../lib/failure.ts';
import { serviceId } from '../../lib/ids.ts';
import type { GuildId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import { QueueByKey } from '../../lib/queue.ts';
import { within } from '../../lib/within.ts';
import { conversationTexts as texts } from '../../texts/conversation.ts';
import * as buttons from './buttons.ts';
import type { Choices, StartOrder } from './choices.ts';
import type { Accounts } from './host.ts';
import { OpeningInDoubt } from './opening.ts';
import type { Openings } from './opening.ts';
import { refusalToStart } from './place.ts';
import { startedBody } from './started.ts';
import { threadTitle } from './title.ts';

/** From "somebody wants a conversation" to its thread, or to a text that says why not. */

interface StartDeps {
  readonly conversations: Conversations;
  readonly openings: Openings;
  readonly accounts: Accounts;
  readonly choices: Choices;
  readonly titleOf: (kind: Kind, id: string) => string | undefined;
  readonly defaultModel: string;
  readonly words: {
    readonly service: (failure: ServiceFailure) => string;
    readonly discord: (failure: DiscordFailure) => string;
  };
  readonly pace: Pick<Pace, 'jobPatience'>;
  readonly log: Log;
}

export type Start = (caller: Caller, order: StartOrder) => Promise<Reply>;

export const createStart = (deps: StartDeps): Start => {
  const { conversations, openings, accounts, choices, log } = deps;
  const starts = new QueueByKey();

  const newRecord = (
    caller: Caller & { readonly guildId: GuildId },
    order: StartOrder,
    serviceUser: string,
  ): Conversation => {
    const { kind, id } = order;
    const fallback = kind === 'patient' ? texts.caseTitle(id) : '';
    return {
      id: caller.interactionId,
      kind,
      status: 'opening',
      guildId: caller.guildId,
      channelId: caller.channelId,
      hostId: caller.userId,
      hostName: caller.displayName,
      serviceUser,
      subject: serviceId(id),
      title: threadTitle(order.title ?? deps.titleOf(kind, id) ?? fallback),
      model: kind === 'patient' ? (order.model ?? deps.defaultModel) : undefined,
      told: 0,
      who: order.who,
      hears: order.hears,
      private: order.private,
      earlier: order.earlier,
      openedAt: Date.now(),
      lastTurnAt: Date.now(),
      questions: 0,
      speakers: [],
      cursor: '0',
      settled: [],
      doubts: [],
      doubtsInRow: 0,
      again: [],
      says: [],
      shelved: [],
      hinted: [],
    };
  };

  /** The service keeps one chat per user and case: the open one has to end first. */
  const offerOpenOne = async (caller: Caller, order: StartOrder, open: Conversation): Promise<Reply> => {
    const choice = await choices.keep(caller, order);
    const there =
      open.threadId === undefined
        ? []
        : [linkButton(texts.buttons.goThere, channelUrl(open.guildId, open.threadId))];
    const here = buttons.endAndStart.make({
      label: texts.buttons.endAndStart,
      style: 'danger',
      with: { choice },
    });
    return say(texts.alreadyOpen(open.threadId), [...there, here]);
  };

  const offerEarlier = async (caller: Caller, order: StartOrder): Promise<Reply> => {
    const choice = await choices.keep(caller, order);
    return say(texts.knowsEarlier, [
      buttons.startFresh.make({ label: texts.buttons.startFresh, style: 'primary', with: { choice } }),
      buttons.carryOn.make({ label: texts.buttons.carryOn, with: { choice } }),
    ]);
  };

  const wordsFor = (error: unknown, record: Conversation): string => {
    if (error instanceof OpeningInDoubt) return texts.notStarted(record.title);
    if (error instanceof ServiceError) {
      const words = deps.words.service(error.failure);
      return record.kind === 'patient' ? texts.resetFailed(words) : words;
    }
    if (!(error instanceof DiscordError)) throw error;
    const { failure } = error;
    if (failure.kind === 'forbidden') return texts.lostPermission(record.channelId);
    if (failure.kind === 'limit' && failure.code === tooManyThreads) return texts.threadLimit;
    return deps.words.discord(failure);
  };

  const open = async (record: Conversation): Promise<Reply> => {
    try {
      const { threadId, guildId } = await openings.open(record, 'new');
      return sayAll([startedBody(guildId, threadId)]);
    } catch (error) {
      log.warn({ conversation: record.id }, 'a conversation could not be started');
      await openings.abandon(record); // first: a fault that has no words must not leave it half open
      if (error instanceof ServiceError && error.failure.kind === 'needs_link') throw error;
      return say(wordsFor(error, record));
    }
  };

  return async (caller, order) => {
    const refusal = refusalToStart(conversations, caller, order.private);
    if (refusal !== undefined) return refusal;
    const { guildId } = caller;
    if (guildId === undefined) return say(texts.wrongPlace(false));
    const account = await accounts.accountOf(caller.userId);
    if (account === undefined) throw new ServiceError({ kind: 'needs_link', reason: 'not_linked' });
    if (account.status === 'ended') throw new ServiceError({ kind: 'needs_link', reason: 'sign_in_ended' });

    const { serviceUser } = account;
    const record = newRecord({ ...caller, guildId }, order, serviceUser);
    if (order.kind === 'topic') return open(record);
    const key = { serviceUser, subject: record.subject };
    return starts.run(`${serviceUser}:${typeof record.subject}:${record.subject}`, async () => {
      const other = conversations.patientOf(key);
      if (other?.status === 'opening') return say(texts.beingOpened);
      if (other !== undefined && order.endOther !== true) return offerOpenOne(caller, order, other);
      if (other === undefined) {
        const asks = order.earlier === undefined && conversations.knowsEarlier(key);
        return asks ? offerEarlier(caller, order) : open(record);
      }
      const job = { kind: 'end', id: caller.interactionId, by: caller.userId } as const;
      const result = await within(deps.pace.jobPatience, conversations.queue(other.id).startJob(job));
      // Whoever moves a conversation here carries it on, unless they say otherwise.
      return result === undefined ? say(texts.endsFirst) : open(record);
    });
  };
};
