import type { Result } from '../../conversation/events.ts';
import type { Ports, Task } from '../../conversation/ports.ts';
import type { About } from '../../conversation/record.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import { timeOfId } from '../../lib/ids.ts';

/** What becomes of questions, for whoever watches over the process. Contains nothing of a person. */

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

const seen = ({ effect, record }: Task, result: Result, now: number): TurnSeen | undefined => {
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

/** Performs as before, and reports what it comes to, if anybody wants to know. */
export const watchedTurns = (
  perform: Ports['perform'],
  observe: ((turn: TurnSeen) => void) | undefined,
): Ports['perform'] => {
  if (observe === undefined) return perform;
  return (task, done) =>
    perform(task, (result) => {
      const turn = seen(task, result, Date.now());
      if (turn !== undefined) observe(turn);
      done(result);
    });
};
