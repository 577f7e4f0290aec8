import type { State } from '../../machine/draft.ts';
import type { Result } from '../../machine/events.ts';
import type { Task } from '../../machine/ports.ts';
import { isNext } from '../../machine/preceptor.ts';
import type { Item, SuspensionCause } from '../../machine/record.ts';
import { clock } from '../../lib/clock.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import { timeOfId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import type { ConversationNeeds, TurnSeen } from './needs.ts';

/** How turns go, and what waits: for whoever watches over the process, and nothing of a person. */

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

// ---- what waits at the moment, and why

export interface Standstill {
  readonly open: number;
  /** Questions, the ones that are being asked included. */
  readonly waiting: number;
  /** When the oldest of them was written, in milliseconds since 1970. */
  readonly oldest: number | undefined;
  /** The same, without those that the status of their thread explains. */
  readonly unexplained: number | undefined;
  readonly suspended: ReadonlyMap<SuspensionCause, number>;
}

const waitingIn = ({ record: { turn, inbox } }: State): readonly Item[] => [
  ...(turn === undefined ? [] : [turn.item]),
  ...inbox.open.filter(({ is }) => is === 'waiting'),
];

/** Without those that wait until the preceptor has been answered, as the status says. */
const dueIn = (state: State): readonly Item[] =>
  waitingIn(state).filter((item) => item === state.record.turn?.item || isNext(state, item));

/** Nobody expects an answer there: the thread says so, or the bot is not in the server. */
const isExplained = ({ record }: State): boolean =>
  record.suspension !== undefined || record.terms.paused !== undefined || record.away !== undefined;

const earliest = (items: readonly Item[]): number | undefined =>
  items.length === 0 ? undefined : Math.min(...items.map(({ place }) => timeOfId(place)));

export const standstillOf = (states: readonly State[]): Standstill => {
  const open = states.filter(({ record }) => record.phase === 'open');
  const suspended = new Map<SuspensionCause, number>();
  for (const { record } of open) {
    if (record.suspension !== undefined)
      suspended.set(record.suspension.cause, (suspended.get(record.suspension.cause) ?? 0) + 1);
  }
  const waiting = open.flatMap(waitingIn);
  return {
    open: open.length,
    waiting: waiting.length,
    oldest: earliest(waiting),
    unexplained: earliest(open.filter((state) => !isExplained(state)).flatMap(dueIn)),
    suspended,
  };
};

/** Milliseconds after which a question without an answer and without an explanation is an error of ours. */
const tooLong = 5 * 60_000;

/** One line for the operator if somebody waits and nothing in the thread says why. */
export const tellOfLateQuestions = (
  { unexplained, waiting }: Standstill,
  { log, now }: { readonly log: Log; readonly now: number },
): void => {
  if (unexplained === undefined || now - unexplained < tooLong) return;
  const seconds = Math.round((now - unexplained) / 1_000);
  log.error(
    { seconds, waiting },
    'a question has been waiting for more than five minutes, and nothing explains it',
  );
};
