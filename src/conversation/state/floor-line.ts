import { firstIdAt } from '../../lib/ids.ts';
import { inTurn } from '../domain/hands.ts';
import type { Hands } from '../domain/hands.ts';
import { noticeNonce } from '../domain/nonce.ts';
import type { FloorLine } from '../domain/telling.ts';
import { addNote, change } from './state.ts';
import type { State } from './state.ts';

/** The lines in the thread that say who has the floor: what they say, and how a new one comes about. */

/** How many of those who are next a line names. */
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

export const postLine = (state: State, line: FloorLine): State => {
  const { id, floorLines } = state.record;
  const counted = change(state, { floorLines: { told: floorLines?.told ?? 0, made: line.number } });
  // The clock of Discord, from which the ids are, may be a little behind ours.
  return addNote(counted, {
    nonce: noticeNonce(id, 'line', line.number),
    telling: line,
    since: firstIdAt(state.now - 60_000),
  });
};

export const nextNumber = ({ record }: State): number => (record.floorLines?.made ?? 0) + 1;
