import { lifeDecisions } from '../life/decisions.ts';
import type { LifeDecisions, LifeOutcome } from '../life/decisions.ts';
import type { RoomDecisions, RoomOutcome } from '../room/decisions.ts';
import type { TalkDecisions, TalkOutcome } from '../talk/decisions.ts';
import { roomDecisions } from '../room/decisions.ts';
import { talkDecisions } from '../talk/decisions.ts';

/** What somebody decides or asks for, once their right to do so has been checked: each concern declares its own. */
interface Decisions extends TalkDecisions, RoomDecisions, LifeDecisions {}

export const decisions = {
  ...talkDecisions,
  ...roomDecisions,
  ...lifeDecisions,
} satisfies Record<
  keyof Decisions,
  {
    /** `until_end`: until an end is asked for; `until_cleared`: until an end has set aside what waits. */
    readonly possible: 'always' | 'while_open' | 'until_cleared' | 'until_end';
    /** Besides `over` and `lost`. */
    readonly outcomes: readonly Outcome['kind'][];
  }
>;

export type DecisionKind = keyof Decisions;

export type DecisionOf<Kind extends DecisionKind> = {
  [Each in Kind]: { readonly kind: Each } & Decisions[Each];
}[Kind];

export type Decision = DecisionOf<DecisionKind>;

export type NotDecided =
  /** The conversation has ended, or was never opened. */
  | { readonly kind: 'over' }
  /** Another process has taken the conversation: what comes of the request is not known here. */
  | { readonly kind: 'lost' };

export type Outcome =
  | NotDecided
  | { readonly kind: 'done' }
  /** There was nothing (left) to decide. */
  | { readonly kind: 'nothing' }
  | TalkOutcome
  | RoomOutcome
  | LifeOutcome;

type OutcomeNamed = { readonly [Each in Outcome as Each['kind']]: Each };

export type OutcomeOf<Kind extends DecisionKind> = OutcomeNamed[(typeof decisions)[Kind]['outcomes'][number]];

export const isOutcomeOf = <Kind extends DecisionKind>(
  kind: Kind,
  outcome: Outcome,
): outcome is OutcomeOf<Kind> | NotDecided =>
  [...decisions[kind].outcomes, 'over', 'lost'].some((one) => one === outcome.kind);
