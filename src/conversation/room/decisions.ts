import type { UserId } from '../../lib/ids.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';
import type { HandsOrder } from '../domain/hands.ts';
import type { Terms } from '../domain/hearing-terms.ts';

/** What people decide about who may ask. */

export interface RoomDecisions {
  readonly pause: { readonly by: UserId };
  readonly go_on: { readonly by: UserId };
  readonly change_terms: {
    readonly by: UserId;
    readonly terms: Partial<Pick<Terms, 'who' | 'hears' | 'chosen'>>;
  };
  readonly co_hosts: { readonly by: UserId; readonly people: readonly UserId[] };
  /** `keeps`: a message of theirs, to be asked by a press when they have the floor; by default, the latest unasked one. */
  readonly raise_hand: { readonly by: UserId; readonly keeps?: ThreadMessage };
  readonly lower_hand: { readonly by: UserId };
  /** `from`: who had the floor when it was asked for, so that a second press does not pass it twice. */
  readonly pass_on: { readonly from: UserId | undefined };
  readonly give_floor: { readonly by: UserId; readonly to: UserId };
  readonly hands_order: { readonly order: HandsOrder };
}

export type RoomOutcome =
  /** The person who asked has the floor, or is about to have it. `keeps`: a question of theirs is kept. */
  | { readonly kind: 'floor'; readonly keeps?: boolean }
  /** The person who asked has raised their hand; 1: they are next. */
  | { readonly kind: 'place'; readonly place: number; readonly keeps?: boolean }
  | { readonly kind: 'hands_full' };

export const roomDecisions = {
  pause: { possible: 'until_end', outcomes: ['done', 'nothing'] },
  go_on: { possible: 'until_end', outcomes: ['done', 'nothing'] },
  change_terms: { possible: 'until_end', outcomes: ['done', 'nothing'] },
  co_hosts: { possible: 'until_end', outcomes: ['done', 'nothing'] },
  raise_hand: { possible: 'until_end', outcomes: ['floor', 'place', 'hands_full', 'nothing'] },
  lower_hand: { possible: 'until_end', outcomes: ['done', 'nothing'] },
  pass_on: { possible: 'until_end', outcomes: ['done', 'nothing'] },
  give_floor: { possible: 'until_end', outcomes: ['done', 'nothing'] },
  hands_order: { possible: 'until_end', outcomes: ['done', 'nothing'] },
} as const;
