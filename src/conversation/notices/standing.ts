import type { Slot, Standing } from '../domain/stored-notices.ts';
import { change, changing } from '../state/state.ts';
import type { State } from '../state/state.ts';

const changeNotices = changing('notices');

/** A notice stands in its place from now on; undefined: none does. */
export const setStanding = (state: State, slot: Slot, standing: Standing | undefined): State => {
  const { board } = state.record;
  const isNew = standing?.id !== board?.[slot]?.id;
  const placedIn = { ...state.notices.placedIn, [slot]: state.writer.version + 1 };
  return change(isNew ? changeNotices(state, { placedIn }) : state, {
    board: { ...board, [slot]: standing },
  });
};
