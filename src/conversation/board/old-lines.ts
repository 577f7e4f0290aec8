import type { MessageId } from '../../lib/ids.ts';
import type { Result } from '../domain/event.ts';
import type { ThreadMessage } from '../domain/message.ts';
import type { OldLine, Standing } from '../domain/stored-notices.ts';
import { nowRefused, recovered, waitForDiscord } from '../state/lanes.ts';
import { change } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { nowSure, nowUnsure, oldLineKey, shownKey } from '../state/unsure.ts';

/**
 * Lines about the floor that another one has followed: each keeps its text and loses its buttons. For a moment, an edit
 * that got no response, or that a dead process has sent, may bring the buttons back.
 */

const linesIn = ({ record: { oldLines = [] } }: State): readonly OldLine[] => oldLines;

export const isOldLine = (state: State, message: MessageId): boolean =>
  linesIn(state).some(({ id }) => id === message);

/** The next one that has its buttons. */
export const lineToClose = (state: State): OldLine | undefined =>
  linesIn(state).find(({ id, at }) => at === undefined && !state.refused.has(id));

/** One that may have got them back while nobody listened. */
export const lineToRead = (state: State): OldLine | undefined =>
  linesIn(state).find(({ id, at }) => at !== undefined && state.unsure.has(oldLineKey(id)));

/** Another line has followed this one. */
export const followed = (state: State, before: Standing | undefined): State => {
  if (before === undefined) return state;
  const { id, line } = before;
  const isUnsure = state.unsure.has(shownKey('floor'));
  const known = isUnsure ? nowUnsure(state, oldLineKey(id)) : state;
  return change(known, { oldLines: [...linesIn(state), { id, holder: line?.holder }] });
};

/** `at`: when it lost its buttons; those that no edit can reach any more, nor has reached unseen, are forgotten. */
const setAt = (state: State, line: MessageId, at: number | undefined): State => {
  const isReached = (one: OldLine): boolean =>
    one.at === undefined ||
    state.now <= one.at + state.givens.pace.landing ||
    state.unsure.has(oldLineKey(one.id));
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
  const isGone = failure.kind === 'unknown_message' || failure.kind === 'limit';
  return isGone ? removed(through, line) : nowRefused(through, line);
};

/** Somebody has edited one of them. */
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
