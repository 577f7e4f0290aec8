import { inTurn } from '../domain/hands.ts';
import type { Hands } from '../domain/hands.ts';
import type { Verdict } from '../domain/hearing.ts';
import type { FloorLine } from '../domain/telling.ts';
import type { State } from './state.ts';

/** The line in the thread that says who has the floor: what it says, and whether another one is on its way. */

/** How many of those who are next are named in a line. */
const named = 3;

/** What the latest line should say. */
export const lineOf = ({ record }: State, hands: Hands, number: number): FloorLine => ({
  kind: 'floor',
  number,
  holder: hands.holder,
  next: inTurn(hands, record.heard).slice(0, named),
  up: hands.up.length,
  ...(number === hands.gave ? { by: hands.by } : { isAgain: true }),
});

/**
 * A line about the floor is on its way: whoever it gives the floor to may have written after it already. Until its
 * place in the thread is known, nothing that depends on who has the floor is settled.
 */
export const isLineComing = ({ record }: State): boolean =>
  record.notes?.some(({ telling }) => telling.kind === 'floor') === true;

/** The author does not have the floor, but a line on its way may give it to them: whether they are heard is open. */
export const isUndecided = (state: State, verdict: Verdict): boolean =>
  verdict.kind === 'hint' && verdict.hint === 'no_floor' && isLineComing(state);
