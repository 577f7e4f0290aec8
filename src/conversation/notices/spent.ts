import type { MessageId } from '../../lib/ids.ts';
import type { Result } from '../domain/event.ts';
import { slots } from '../domain/stored-notices.ts';
import type { Slot, Standing } from '../domain/stored-notices.ts';
import { nowRefused, recovered, waitForDiscord } from '../state/lanes.ts';
import { change, changing } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { isCountKnown, notices } from './notices.ts';
import { heardDeletions } from '../talk/thread.ts';

/** Which notices have a place on the board. One whose reason is gone loses it, and is deleted once that is stored. */

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

export const isSpent = ({ record }: State, id: MessageId): boolean => record.spent?.includes(id) === true;

export const spend = (state: State, ids: readonly MessageId[]): State =>
  ids.length === 0
    ? state
    : change(changeNotices(state, { spentIn: state.writer.version + 1 }), {
        spent: [...(state.record.spent ?? []), ...ids],
      });

/** They are gone. */
export const withoutSpent = (state: State, ids: readonly MessageId[]): State =>
  ids.some((id) => isSpent(state, id))
    ? change(state, { spent: state.record.spent?.filter((id) => !ids.includes(id)) })
    : state;

/** The notice is gone: if it is still wanted, it is posted again. */
export const standingLost = (state: State, slot: Slot): State => {
  const lost = setStanding(state, slot, undefined);
  return notices[slot].renewed?.(lost) ?? lost;
};

/** The notice loses its place and is to be deleted. */
export const discard = (state: State, slot: Slot): State => {
  const standing = state.record.board?.[slot];
  return standing === undefined ? state : spend(standingLost(state, slot), [standing.id]);
};

const isOver = (state: State, slot: Slot): boolean => {
  const isKnown = slot !== 'backlog' || isCountKnown(state);
  return state.record.board?.[slot] !== undefined && isKnown && notices[slot].wanted(state) === undefined;
};

export const discardOver = (state: State): State =>
  slots.reduce((next, slot) => (isOver(next, slot) ? discard(next, slot) : next), state);

/** The next one to delete; what Discord refuses waits until something changes, and keeps nothing waiting. */
export const nextSpent = ({ record, lanes }: State): MessageId | undefined =>
  record.spent?.find((id) => !lanes.board.refused.has(id));

export const spentDeleted = (state: State, id: MessageId, result: Result): State => {
  const failure = result.kind === 'discord_failed' ? result.failure : undefined;
  if (failure?.kind === 'unreachable') return waitForDiscord(state, 'board', failure);
  const through = recovered(state, 'board');
  const isRefused = failure !== undefined && failure.kind !== 'unknown_message';
  return isRefused ? nowRefused(through, id) : withoutSpent(heardDeletions(through, [id]), [id]);
};
