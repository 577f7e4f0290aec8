import type { MessageId } from '../../lib/ids.ts';
import type { Result } from '../domain/event.ts';
import type { ThreadMessage } from '../domain/message.ts';
import type { OldLine, Standing } from '../domain/stored-notices.ts';
import { isPastEditing, nowRefused, recovered, waitForDiscord } from '../state/lanes.ts';
import { change } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { nowSure, nowUnsure, oldLineKey, shownKey } from '../state/unsure.ts';

/**
 * Lines about the floor that have been followed by another: each keeps its text and loses its buttons. For a moment, an
 * edit that got no response, or was sent by a process that has died, may bring the buttons back.
 */

const linesIn = ({ record: { oldLines = [] } }: State): readonly OldLine[] => oldLines;

export const isOldLine = (state: State, message: MessageId): boolean =>
  linesIn(state).some(({ id }) => id === message);

/** The next line that still has its buttons. */
export const lineToClose = (state: State): OldLine | undefined =>
  linesIn(state).find(({ id, at }) => at === undefined && !state.lanes.board.refused.has(id));

/** A line that may have regained its buttons while nobody was listening. */
export const lineToRead = (state: State): OldLine | undefined =>
  linesIn(state).find(({ id, at }) => at !== undefined && state.lanes.board.unsure.has(oldLineKey(id)));

/** Another line has followed this one. */
export const followed = (state: State, before: Standing | undefined): State => {
  if (before === undefined) return state;
  const { id, line } = before;
  const isUnsure = state.lanes.board.unsure.has(shownKey('floor'));
  const known = isUnsure ? nowUnsure(state, 'board', oldLineKey(id)) : state;
  return change(known, { oldLines: [...linesIn(state), { id, holder: line?.holder }] });
};

/** `at`: when the line lost its buttons. Lines that no edit can still reach, or has reached unseen, are forgotten. */
const setAt = (state: State, line: MessageId, at: number | undefined): State => {
  const isReached = (one: OldLine): boolean =>
    one.at === undefined ||
    state.now <= one.at + state.givens.pace.landing ||
    state.lanes.board.unsure.has(oldLineKey(one.id));
  const lines = linesIn(state).map((one) => (one.id === line ? { ...one, at } : one));
  return change(state, { oldLines: lines.filter(isReached) });
};

const removed = (state: State, line: MessageId): State =>
  change(state, { oldLines: linesIn(state).filter(({ id }) => id !== line) });

export const oldLineEdited = (state: State, line: MessageId, result: Result): State => {
  const failure = result.kind === 'discord_failed' ? result.failure : undefined;
  if (failure?.kind === 'unreachable') return waitForDiscord(state, 'board', failure);
  const through = recovered(state, 'board');
  if (failure === undefined) return setAt(through, line, state.now);
  const isGone = isPastEditing(failure);
  return isGone ? removed(through, line) : nowRefused(through, line);
};

/** One of these lines has been edited. */
export const oldLineHeard = (state: State, { id, marks }: ThreadMessage): State =>
  marks.length === 0 ? state : setAt(state, id, undefined);

export const oldLineRead = (state: State, line: MessageId, result: Result): State => {
  if (result.kind === 'discord_failed' && result.failure.kind === 'unreachable') {
    return waitForDiscord(state, 'board', result.failure);
  }
  const sure = recovered(nowSure(state, 'board', oldLineKey(line)), 'board');
  // It cannot be read, but perhaps it can be edited.
  if (result.kind !== 'message') return setAt(sure, line, undefined);
  const { message } = result;
  const known = linesIn(sure).find(({ id }) => id === line);
  return message === undefined || message.marks.length === 0
    ? setAt(sure, line, known?.at)
    : setAt(sure, line, undefined);
};
