import type { NotOpened, Outcome } from '../../conversation/event.ts';
import type { Conversation, Kind } from '../../conversation/record.ts';
import type { Conversations } from '../../conversation/registry.ts';
import { channelUrl, linkButton, say, sayAll } from '../../discord/reply.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import { tooManyThreads } from '../../discord/outbox/rest.ts';
import type { Body, Reply } from '../../discord/reply.ts';
import { ServiceError } from '../../lib/failure.ts';
import { serviceId } from '../../lib/ids.ts';
import type { GuildId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import { QueueByKey } from '../../lib/queue.ts';
import type { Words } from '../../locale/words.ts';
import * as buttons from './buttons.ts';
import type { Accounts } from './accounts.ts';
import type { Ask } from './ask.ts';
import type { Choices } from './choices.ts';
import type { StartOrder } from './collections.ts';
import { refusalToStart } from './place.ts';
import { shownName, threadTitle } from './title.ts';
import type { Titled } from './title.ts';

/** The private answer to a start that worked. */
export const startedBody = (
  { guildId, threadId, channelId }: Pick<Conversation, 'guildId' | 'threadId' | 'channelId'>,
  { conversation: texts }: Words,
): Body => ({
  content: texts.started(threadId ?? channelId),
  rows: [[linkButton(texts.buttons.goThere, channelUrl(guildId, threadId ?? channelId))]],
});

/** From "somebody wants a conversation" to its thread, or to a text that says why not. */

interface StartDeps {
  readonly conversations: Conversations;
  readonly ask: Ask;
  readonly accounts: Accounts;
  readonly choices: Choices;
  /** What is known of a case or topic besides its id. */
  readonly knownOf: (kind: Kind, id: string) => Titled | undefined;
  readonly defaultModel: string;
  /** Of those who read what is said in channels and threads. */
  readonly words: Words;
  readonly log: Log;
}

export type Start = (caller: Caller, order: StartOrder) => Promise<Reply>;

export const createStart = (deps: StartDeps): Start => {
  const { conversations, ask, accounts, choices, log } = deps;
  const starts = new QueueByKey();

  const newRecord = (
    caller: Caller & { readonly guildId: GuildId },
    order: StartOrder,
    serviceUser: string,
  ): Conversation => {
    const { kind, id } = order;
    const known = deps.knownOf(kind, id);
    const fallback = kind === 'patient' ? deps.words.conversation.caseTitle(id) : '';
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
      title: threadTitle(order.title ?? known?.title ?? fallback),
      patientName: shownName(order.patientName ?? known?.patientName ?? ''),
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
    const { conversation: texts } = caller.words;
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
    const { conversation: texts } = caller.words;
    const choice = await choices.keep(caller, order);
    return say(texts.knowsEarlier, [
      buttons.startFresh.make({ label: texts.buttons.startFresh, style: 'primary', with: { choice } }),
      buttons.carryOn.make({ label: texts.buttons.carryOn, with: { choice } }),
    ]);
  };

  const whyNot = (
    why: NotOpened,
    { record, words }: { readonly record: Conversation; readonly words: Words },
  ): string => {
    const { conversation: texts, failures } = words;
    if (why.kind === 'in_doubt')
      return texts.notStarted(record.title || texts.topicTitle(String(record.subject)));
    if (why.kind === 'store') return texts.storeFailsAtStart;
    if (why.kind === 'service') {
      const reason = failures.service(why.failure);
      return record.kind === 'patient' ? texts.resetFailed(reason) : reason;
    }
    const { failure } = why;
    if (failure.kind === 'forbidden') return texts.lostPermission(record.channelId);
    if (failure.kind === 'limit' && failure.code === tooManyThreads) return texts.threadLimit;
    return failures.discord(failure);
  };

  const open = async (record: Conversation, words: Words): Promise<Reply> => {
    const outcome = await new Promise<Outcome>((resolve) => conversations.open(record, resolve));
    if (outcome.kind === 'opened') return sayAll([startedBody(outcome.record, words)]);
    if (outcome.kind !== 'not_opened') return say(words.conversation.over);
    const { why } = outcome;
    log.warn({ conversation: record.id, why: why.kind }, 'a conversation could not be started');
    if (why.kind === 'service' && why.failure.kind === 'needs_link') throw new ServiceError(why.failure);
    return say(whyNot(why, { record, words }));
  };

  return async (caller, order) => {
    const refusal = refusalToStart(conversations, caller, order.private);
    if (refusal !== undefined) return refusal;
    const { guildId, words } = caller;
    const { conversation: texts } = words;
    if (guildId === undefined) return say(texts.wrongPlace(false));
    const account = await accounts.accountOf(caller.userId);
    if (account === undefined) throw new ServiceError({ kind: 'needs_link', reason: 'not_linked' });
    if (account.status === 'ended') throw new ServiceError({ kind: 'needs_link', reason: 'sign_in_ended' });

    const { serviceUser } = account;
    const record = newRecord({ ...caller, guildId }, order, serviceUser);
    if (order.kind === 'topic') return open(record, words);
    const key = { serviceUser, subject: record.subject };
    return starts.run(`${serviceUser}:${typeof record.subject}:${record.subject}`, async () => {
      const other = conversations.patientOf(key);
      if (other?.status === 'opening') return say(texts.beingOpened);
      if (other !== undefined && order.endOther !== true) return offerOpenOne(caller, order, other);
      if (other === undefined) {
        const asks = order.earlier === undefined && conversations.knowsEarlier(key);
        return asks ? offerEarlier(caller, order) : open(record, words);
      }
      const job = { kind: 'end', by: caller.userId } as const;
      const result = await ask(caller, other.id, { kind: 'job', job });
      // Whoever moves a conversation here carries it on, unless they say otherwise.
      return result === undefined ? say(texts.endsFirst) : open(record, words);
    });
  };
};
