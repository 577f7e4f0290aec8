import type { Result } from '../../machine/events.ts';
import type { Task } from '../../machine/ports.ts';
import type { Registry } from '../../machine/registry.ts';
import { clock } from '../../lib/clock.ts';
import { ServiceError } from '../../lib/failure.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import { serviceId, timeOfId, type GuildId, type UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { ConversationNeeds, TriedId, TurnSeen } from './needs.ts';
import { hasTalked, openOn } from './start.ts';

/** What is known beyond a single conversation: how turns go, and which ids the service knows. */

// ---- turns, for whoever watches over the process; nothing of a person

const outcomeOf = (result: Result): 'answered' | ServiceFailure['kind'] | undefined => {
  if (result.kind === 'answer') return 'answered';
  return result.kind === 'service_failed' ? result.failure.kind : undefined;
};

const turnSeen = ({ effect, record }: Task, result: Result, now: number): TurnSeen | undefined => {
  const { about, turn, outgoing } = record;
  const partner = about.kind;
  if (effect.kind === 'call') {
    const outcome = outcomeOf(result);
    return outcome === undefined ? undefined : { kind: 'asked', partner, outcome };
  }
  if (effect.kind !== 'post' || effect.what.kind !== 'part' || result.kind !== 'posted') return undefined;
  const isLast = outgoing.filter(({ what }) => what.kind === 'part').at(-1)?.key === effect.nonce;
  if (turn?.at !== 'answered' || !isLast) return undefined;
  return {
    kind: 'delivered',
    partner,
    total: (now - timeOfId(turn.item.place)) / 1_000,
    service: (turn.answeredAt - turn.askedAt) / 1_000,
    discord: (now - turn.answeredAt) / 1_000,
  };
};

// ---- ids

/** Only what comes first in a conversation tells: the first question to a patient, the start of a topic. */
const triedBy = ({ effect, record }: Task, result: Result): TriedId | undefined => {
  const { guildId, kind, subject } = record.about;
  const isFirst = effect.kind === (kind === 'patient' ? 'call' : 'begin') && record.tally.questions === 0;
  if (!isFirst) return undefined;
  const about = { guildId, shelf: kind === 'patient' ? 'patients' : 'topics', id: String(subject) } as const;
  if (result.kind === 'answer' || result.kind === 'begun') return { ...about, tried: 'known' };
  const isUnknown =
    result.kind === 'service_failed' && result.failure.kind === 'rejected' && result.failure.status === 404;
  return isUnknown ? { ...about, tried: 'unknown' } : undefined;
};

interface TrialDeps extends Pick<ConversationNeeds, 'account' | 'service' | 'store'> {
  readonly conversations: Registry;
}

/**
 * Finds out whether the service knows a case, by a reset: that changes nothing for a patient whom nobody has talked to on
 * this account. Where somebody has, nothing is tried.
 */
export const createTrial =
  ({ account: accounts, service, store, conversations }: TrialDeps) =>
  async (about: { readonly userId: UserId; readonly guildId: GuildId; readonly id: string }) => {
    const { userId, guildId } = about;
    const subject = serviceId(about.id);
    const account = await accounts.accountOf(userId);
    if (account?.status !== 'active' || openOn(conversations, account, subject) !== undefined)
      return 'not_tried';
    if (await hasTalked(store.conversations, account, { hostId: userId, guildId, subject }))
      return 'not_tried';
    try {
      await service.chat({ userId }).reset({ caseId: subject });
      return 'known';
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const { failure } = error;
      return failure.kind === 'rejected' && failure.status === 404 ? 'unknown' : 'not_tried';
    }
  };

/** Tells what the result of an effect shows. */
export const createWatch =
  ({ onTurn, tried: onTried, log }: Pick<ConversationNeeds, 'onTurn' | 'tried' | 'log'>) =>
  (task: Task, result: Result): void => {
    const turn = turnSeen(task, result, clock.wall());
    if (turn !== undefined) onTurn?.(turn);
    const tried = triedBy(task, result);
    if (tried === undefined) return;
    onTried(tried).catch((error: unknown) => log.error(errorFacts(error), 'an id was not marked as tried'));
  };
