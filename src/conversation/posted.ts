import { compareIds } from '../lib/ids.ts';
import { editKey, isLast, keyOf, nextNote, placeOf, wanted } from './board.ts';
import type { Effect } from './effect.ts';
import type { Result } from './event.ts';
import type { ThreadMessage } from './message.ts';
import type { Notice } from './notice.ts';
import { slots } from './record.ts';
import type { Note, Slot } from './record.ts';
import { nowSure, postLost, recovered, waitForDiscord } from './lanes.ts';
import { change, setStanding, shownKey } from './state.ts';
import type { State } from './state.ts';

/** What came of posting, editing and looking for notices. */

const withoutNote = (state: State, nonce: string): State =>
  change(state, { notes: (state.record.notes ?? []).filter((note) => note.nonce !== nonce) });

/** How often a note is tried that Discord refuses. */
const noteTries = 3;

const noteAnswered = (state: State, note: Note, result: Result): State => {
  if (result.kind !== 'discord_failed') return recovered(withoutNote(state, note.nonce), 'board');
  const { failure } = result;
  const tries = (state.failures.board ?? 0) + 1;
  if (failure.kind === 'unreachable') {
    return waitForDiscord(postLost(state, 'board'), 'board', failure);
  }
  const isForbidden = failure.kind === 'forbidden' || failure.kind === 'limit';
  // A missing permission must not keep a conversation from ending.
  if (isForbidden && state.record.job?.kind === 'end')
    return recovered(withoutNote(state, note.nonce), 'board');
  if (isForbidden || failure.kind === 'unauthorized' || tries < noteTries) {
    return waitForDiscord(state, 'board', failure);
  }
  return { ...recovered(state, 'board'), refused: new Set([...state.refused, note.nonce]) };
};

/** The notice is gone, or cannot be edited any more: one that is still wanted comes anew. */
const standingLost = (state: State, slot: Slot): State => {
  const lost = setStanding(state, slot, undefined);
  const { hold: held } = lost.record;
  // Another notice, by another nonce.
  if (slot === 'trouble') return { ...lost, troubleSince: state.now };
  return slot === 'hold' && held !== undefined ? change(lost, { hold: { ...held, since: state.now } }) : lost;
};

const standingPosted = (
  state: State,
  { notice, slot }: { readonly notice: Notice; readonly slot: Slot },
  result: Result,
): State => {
  const { since } = placeOf(state, slot);
  if (result.kind === 'posted') {
    // After a try whose answer was lost it may be that one which stands there, with another number.
    const shown = state.lostSince.board === undefined ? keyOf(notice) : '';
    const posted = setStanding(state, slot, { id: result.id, shown });
    const sure: State = {
      ...recovered(nowSure(posted, 'board', slot), 'board'),
      countedAt: state.now,
      lostNotice: undefined,
    };
    return state.deletions.has(result.id) ? standingLost(sure, slot) : sure;
  }
  if (result.kind !== 'discord_failed') return state;
  if (result.failure.kind !== 'unreachable') return waitForDiscord(state, 'board', result.failure);
  const lost = { ...postLost(state, 'board'), lostNotice: { slot, notice, since } };
  return waitForDiscord(lost, 'board', result.failure);
};

/** Somebody has deleted notices: those that are still wanted come anew. */
export const noticesDeleted = (state: State, ids: readonly string[]): State =>
  slots
    .filter((slot) => ids.some((id) => id === state.record.board?.[slot]?.id))
    .reduce((next, slot) => standingLost(next, slot), state);

/** An earlier process may have edited it without having stored that it did. */
const standingRead = (
  state: State,
  { messageId }: Extract<Effect, { kind: 'read' }>,
  result: Result,
): State => {
  const slot = slots.find((one) => state.record.board?.[one]?.id === messageId);
  const standing = slot === undefined ? undefined : state.record.board?.[slot];
  if (slot === undefined || standing === undefined) return state;
  if (result.kind === 'discord_failed' && result.failure.kind === 'unreachable') {
    return waitForDiscord(state, 'board', result.failure);
  }
  const sure = recovered(nowSure(state, 'board', shownKey(slot)), 'board');
  if (result.kind !== 'message') return sure;
  if (result.message === undefined) return standingLost(sure, slot);
  const notice = wanted[slot](sure);
  const isTrue =
    notice !== undefined && result.message.content === sure.rules.noticeText(sure.record, notice);
  return isTrue ? sure : setStanding(sure, slot, { ...standing, shown: '' });
};

const standingEdited = (
  state: State,
  { notice, slot }: { readonly notice: Notice; readonly slot: Slot },
  result: Result,
): State => {
  const standing = state.record.board?.[slot];
  if (standing === undefined) return recovered(state, 'board');
  const failure = result.kind === 'discord_failed' ? result.failure : undefined;
  if (failure?.kind === 'unreachable') return waitForDiscord(state, 'board', failure);
  const through = { ...recovered(nowSure(state, 'board', shownKey(slot)), 'board'), countedAt: state.now };
  if (failure?.kind === 'unknown_message' || failure?.kind === 'limit') {
    return standingLost(through, slot);
  }
  // Refused otherwise, it stays as it was until something changes.
  if (failure !== undefined) {
    return { ...through, refused: new Set([...state.refused, editKey(slot, notice)]) };
  }
  return setStanding(through, slot, isLast(notice) ? undefined : { ...standing, shown: keyOf(notice) });
};

export const boardAnswered = (state: State, effect: Effect, result: Result): State => {
  if (effect.kind === 'edit_notice') return standingEdited(state, effect, result);
  if (effect.kind === 'read') return standingRead(state, effect, result);
  if (effect.kind !== 'post_notice') {
    return result.kind === 'discord_failed' ? waitForDiscord(state, 'board', result.failure) : state;
  }
  const { notice, slot, posting } = effect;
  if (slot !== undefined) return standingPosted(state, { notice, slot }, result);
  const note = state.record.notes?.find(({ nonce }) => nonce === posting.nonce);
  return note === undefined ? recovered(state, 'board') : noteAnswered(state, note, result);
};

/** What stands behind the place has been read: a notice that an earlier try has posted is found. */
export const boardFound = (state: State, messages: readonly ThreadMessage[]): State => {
  const note = nextNote(state);
  if (note !== undefined) {
    const sure = nowSure(state, 'board', note.nonce);
    return messages.some((message) => isNote(state, note, message)) ? withoutNote(sure, note.nonce) : sure;
  }
  const { lostNotice } = state;
  const slot = slots.find(
    (one) =>
      state.record.board?.[one] === undefined &&
      (wanted[one](state) !== undefined || one === lostNotice?.slot),
  );
  if (slot === undefined) return { ...state, lostNotice: undefined };
  const sure = { ...nowSure(state, 'board', slot), lostNotice: undefined };
  const notice = wanted[slot](state) ?? lostNotice?.notice;
  const marks = notice === undefined ? [] : state.rules.noticeMarks(state.record, notice);
  const since = wanted[slot](state) === undefined ? (lostNotice?.since ?? '0') : placeOf(state, slot).since;
  const found = messages.findLast(
    (message) => compareIds(message.id, since) > 0 && isMarked(state, message, marks),
  );
  // What it says is not known: it is put right by an edit.
  return found === undefined ? sure : setStanding(sure, slot, { id: found.id, shown: '' });
};

const isMarked = (
  { self }: State,
  { author, marks: own }: ThreadMessage,
  marks: readonly string[],
): boolean => author.id === self.id && own.some((mark) => marks.includes(mark));

const isNote = (state: State, note: Note, message: ThreadMessage): boolean => {
  const marks = state.rules.noticeMarks(state.record, note.telling);
  if (marks.length > 0) return isMarked(state, message, marks);
  const isReply = message.repliesTo?.messageId === note.replyTo;
  return message.author.id === state.self.id && message.content === note.text && isReply;
};
