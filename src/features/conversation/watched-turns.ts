import type { Result } from '../../conversation/domain/event.ts';
import type { Ports, Task } from '../../conversation/domain/ports.ts';
import type { Kind, Part } from '../../conversation/domain/record.ts';
import { remedyForPart } from '../../conversation/domain/remedy.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import { timeOfId } from '../../lib/ids.ts';

/** What becomes of questions, for whoever watches over the process. Contains nothing of a person. */

export type TurnSeen =
  /** The service was asked. */
  | {
      readonly kind: 'asked';
      readonly partner: Kind;
      readonly outcome: 'answered' | ServiceFailure['kind'];
    }
  /** The whole answer is in the thread, but for parts that Discord refused. Seconds: since the question was written, at the service, at Discord. */
  | {
      readonly kind: 'delivered';
      readonly partner: Kind;
      readonly total: number;
      readonly service: number;
      readonly discord: number;
    };

const outcomeOf = (result: Result): 'answered' | ServiceFailure['kind'] | undefined => {
  if (result.kind === 'answer') return 'answered';
  return result.kind === 'service_failed' ? result.failure.kind : undefined;
};

/** It is in the thread, or behind a `Show` button there. */
const isOver = (part: Part, result: Result): boolean =>
  result.kind === 'posted' ||
  (result.kind === 'discord_failed' && remedyForPart(part, result.failure) === 'shelve');

const seen = ({ effect, record }: Task, result: Result, now: number): TurnSeen | undefined => {
  const { kind: partner, turn } = record;
  if (effect.kind === 'call') {
    const outcome = outcomeOf(result);
    return outcome === undefined ? undefined : { kind: 'asked', partner, outcome };
  }
  if (effect.kind !== 'post_part' || turn?.state !== 'answered') return undefined;
  if (turn.parts.at(-1) !== effect.part || !isOver(effect.part, result)) return undefined;
  return {
    kind: 'delivered',
    partner,
    total: (now - timeOfId(turn.messageId)) / 1_000,
    service: (turn.answeredAt - turn.submittedAt) / 1_000,
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
