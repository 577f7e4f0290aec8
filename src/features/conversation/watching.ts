import type { Result } from '../../machine/events.ts';
import type { Task } from '../../machine/ports.ts';
import { clock } from '../../lib/clock.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import { timeOfId } from '../../lib/ids.ts';
import type { ConversationNeeds, TurnSeen } from './needs.ts';

/** How turns go, for whoever watches over the process; nothing of a person. */

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

/** Tells what the result of an effect shows. */
export const createWatch =
  ({ onTurn }: Pick<ConversationNeeds, 'onTurn'>) =>
  (task: Task, result: Result): void => {
    const turn = turnSeen(task, result, clock.wall());
    if (turn !== undefined) onTurn?.(turn);
  };
