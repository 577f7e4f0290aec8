import type { Result } from '../../conversation/events.ts';
import type { Task } from '../../conversation/ports.ts';
import type { About } from '../../conversation/record.ts';
import { clock } from '../../lib/clock.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import { timeOfId } from '../../lib/ids.ts';
import type { GuildId } from '../../lib/ids.ts';
import type { Perform } from './performer.ts';

/** What effects tell about more than their conversation: how turns go, and which ids the service knows. */

// ---- turns, for whoever watches over the process; nothing of a person

export type TurnSeen =
  /** The service was asked. */
  | {
      readonly kind: 'asked';
      readonly partner: About['kind'];
      readonly outcome: 'answered' | ServiceFailure['kind'];
    }
  /** The whole answer is in the thread. Seconds: since the question was written, at the service, at Discord. */
  | {
      readonly kind: 'delivered';
      readonly partner: About['kind'];
      readonly total: number;
      readonly service: number;
      readonly discord: number;
    };

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

/** Whether the service knows an id, which it tells only when something is started. */
export interface TriedId {
  readonly guildId: GuildId;
  readonly shelf: 'patients' | 'topics';
  readonly id: string;
  readonly tried: 'known' | 'unknown';
}

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

interface Watchers {
  readonly onTurn?: ((turn: TurnSeen) => void) | undefined;
  readonly onTried: (tried: TriedId) => void;
}

/** Performs as before, and tells what that shows. */
export const watched =
  (perform: Perform, { onTurn, onTried }: Watchers): Perform =>
  async (task) => {
    const result = await perform(task);
    const turn = turnSeen(task, result, clock.wall());
    if (turn !== undefined) onTurn?.(turn);
    const tried = triedBy(task, result);
    if (tried !== undefined) onTried(tried);
    return result;
  };
