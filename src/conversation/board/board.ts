import type { MessageId } from '../../lib/ids.ts';
import type { Effect } from '../domain/effect.ts';
import { isLast } from '../domain/notice.ts';
import type { Notice } from '../domain/notice.ts';
import { slots } from '../domain/stored-notices.ts';
import type { Note, SentNotice, Slot, Standing } from '../domain/stored-notices.ts';
import { drop, hasBegun, inLane, isFree, readOn, wish, wishOnceStored } from '../state/lanes.ts';
import { change } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { closedKey, isHearing, isUnsure, shownKey } from '../state/unsure.ts';
import { notices } from './notices.ts';
import type { Place } from './notices.ts';
import { lineToClose, lineToRead } from './old-lines.ts';

/** Posts and corrects what the thread should say: notes, once and in order, and notices that edits keep up to date. */

/** Between two edits of a count, in milliseconds. */
const countsEvery = 3_000;

const postNote = (state: State, note: Note): State =>
  isUnsure(state, 'board', note.nonce)
    ? readOn(state, 'board', { of: 'thread', after: note.since, about: note.nonce })
    : wishOnceStored(state, 'board', {
        kind: 'post_notice',
        notice: note.telling,
        posting: { nonce: note.nonce, replyTo: note.replyTo },
      });

/** A posting that got no response is repeated unchanged, whatever has changed since. */
export const placeOfPost = (state: State, slot: Slot): Place =>
  state.record.sent?.[slot] ?? notices[slot].place(state);

export const setSent = (state: State, slot: Slot, sent: SentNotice | undefined): State =>
  change(state, { sent: { ...state.record.sent, [slot]: sent } });

/** A notice that changes from try to try may be found in any of its latest wordings. */
const wordingsKept = 8;

/** What a posting is found by: the buttons that it has, or else its very text. */
export const sentAs = (state: State, notice: Notice, sent: SentNotice): SentNotice => {
  const { noticeMarks, noticeText } = state.givens;
  const marks = noticeMarks(state.record, notice);
  if (marks.length > 0) return { ...sent, marks: [...new Set([...sent.marks, ...marks])] };
  const text = noticeText(state.record, notice);
  const earlier = (sent.texts ?? []).filter((one) => one !== text);
  return { ...sent, texts: [...earlier, text].slice(-wordingsKept) };
};

const postStanding = (state: State, slot: Slot, notice: Notice): State => {
  const { since, nonce } = placeOfPost(state, slot);
  const sent = state.record.sent?.[slot];
  const isForgotten = sent !== undefined && state.now - sent.at > state.givens.pace.nonceTrusted;
  if (isForgotten || isUnsure(state, 'board', slot)) {
    return readOn(state, 'board', { of: 'thread', after: since, about: slot });
  }
  const post = { kind: 'post_notice', notice, posting: { nonce }, slot, before: sent } as const;
  // A problem with the store is announced even though the store takes nothing.
  if (slot === 'trouble') return wish(state, 'board', post);
  const noted = setSent(
    state,
    slot,
    sentAs(state, notice, sent ?? { since, nonce, at: state.now, marks: [] }),
  );
  return wishOnceStored(noted, 'board', post);
};

/** What a posted notice has to be changed to, unless Discord has refused exactly that. */
const editOf = (state: State, slot: Slot, standing: Standing): Notice | undefined => {
  const notice = notices[slot].wanted(state);
  if (notice !== undefined && standing.shown === keyOf(notice) && standing.last === undefined)
    return undefined;
  const edit = standing.last ?? notice ?? notices[slot].last(state);
  return state.lanes.board.refused.has(editKey(slot, edit)) ? undefined : edit;
};

/** Whether a posted notice is out of date. */
const isToBeEdited = (state: State, slot: Slot): boolean => {
  const standing = state.record.board?.[slot];
  return standing !== undefined && editOf(state, slot, standing) !== undefined;
};

const keepTrue = (state: State, slot: Slot): State => {
  const notice = notices[slot].wanted(state);
  // How many wait is not known until it is known what was missed.
  const isCount =
    slot === 'backlog' ? state.record.job?.kind !== 'end' : notice !== undefined && 'waiting' in notice;
  if (isCount && state.thread.gate.kind !== 'open') return state;
  const standing = state.record.board?.[slot];
  if (standing === undefined) {
    return notice === undefined ? state : postStanding(state, slot, notice);
  }
  const edit = editOf(state, slot, standing);
  if (edit === undefined) {
    return state.lanes.board.unsure.has(shownKey(slot)) && isHearing(state)
      ? wish(state, 'board', { kind: 'read', messageId: standing.id })
      : state;
  }
  if (notices[slot].isCounted === true && notice !== undefined && state.now < state.countedAt + countsEvery)
    return state;
  const edited = { kind: 'edit_notice', messageId: standing.id, notice: edit, slot } as const;
  // An edit that takes the buttons away has to wait until the decision behind it is stored. A text that a notice may be
  // found by is replaced only once the notice's id is stored.
  const isKept = state.writer.stored >= (state.placedIn[slot] ?? 0);
  return isLast(edit) || (slot === 'backlog' && !isKept)
    ? wishOnceStored(state, 'board', edited)
    : wish(state, 'board', edited);
};

export const keyOf = (notice: Notice): string => JSON.stringify(notice);

export const editKey = (slot: Slot, notice: Notice): string => `${slot}:${keyOf(notice)}`;

/** A wording that was never sent is not among those that a posting may be found by. */
const withoutPlanned = (state: State, effect: Effect): State => {
  const without = drop(state, 'board');
  return effect.kind === 'post_notice' && effect.slot !== undefined
    ? setSent(without, effect.slot, effect.before)
    : without;
};

/** A notice that waits for the store is sent only if it is still up to date then. */
const withoutOutdated = (state: State): State => {
  const effect = inLane(state, 'board');
  const isNotice = effect?.kind === 'post_notice' || effect?.kind === 'edit_notice';
  if (!isNotice || effect.slot === undefined || hasBegun(state, effect)) return state;
  const { slot } = effect;
  const standing = state.record.board?.[slot];
  const notice = standing === undefined ? notices[slot].wanted(state) : editOf(state, slot, standing);
  return notice !== undefined && keyOf(notice) === keyOf(effect.notice)
    ? state
    : withoutPlanned(state, effect);
};

/** While nothing can be said, nothing is kept ready that may be out of date by the time it can. */
export const withoutUnsaid = (state: State): State => {
  const effect = inLane(state, 'board');
  return effect === undefined || hasBegun(state, effect) ? state : withoutPlanned(state, effect);
};

/** A closed notice, or an old line, whose last text may have been overwritten by an earlier process's edit. */
const unsureClosed = (state: State): MessageId | undefined => {
  const { closed, board } = state.record;
  if (!isHearing(state)) return undefined;
  // A notice that has a place on the board again is read and corrected there.
  const standing = slots.map((slot) => board?.[slot]?.id);
  const unsure = slots.filter(
    (slot) => state.lanes.board.unsure.has(closedKey(slot)) && !standing.includes(closed?.[slot]?.id),
  );
  return unsure.flatMap((slot) => closed?.[slot]?.id ?? [])[0] ?? lineToRead(state)?.id;
};

/** The next notice to post or to correct. */
export const planBoard = (before: State): State => {
  const state = withoutOutdated(before);
  if (!isFree(state, 'board')) return state;
  const note = nextNote(state);
  if (note !== undefined) return postNote(state, note);
  const stray = state.record.strays?.find((id) => !state.lanes.board.refused.has(id));
  if (stray !== undefined) {
    const notice = { kind: 'going_on' } as const;
    return wish(state, 'board', { kind: 'edit_notice', messageId: stray, notice, slot: 'trouble' });
  }
  const old = lineToClose(state);
  if (old !== undefined) {
    const notice = { kind: 'floor_over', holder: old.holder } as const;
    return wish(state, 'board', { kind: 'edit_notice', messageId: old.id, notice, slot: 'floor' });
  }
  const lost = slots.find(
    (slot) =>
      notices[slot].wanted(state) === undefined &&
      state.record.sent?.[slot] !== undefined &&
      state.record.board?.[slot] === undefined,
  );
  if (lost !== undefined) {
    return readOn(state, 'board', { of: 'thread', after: placeOfPost(state, lost).since, about: lost });
  }
  const closed = unsureClosed(state);
  if (closed !== undefined) return wish(state, 'board', { kind: 'read', messageId: closed });
  for (const slot of slots) {
    const planned = keepTrue(state, slot);
    if (planned !== state) return planned;
  }
  return state;
};

/** Nothing is left to tell the thread, and no notice is out of date. */
export const isToldAll = (state: State): boolean => {
  const { record, lanes } = state;
  const notes = record.notes ?? [];
  const isOpen = slots.some((slot) => slot !== 'trouble' && isToBeEdited(state, slot));
  return notes.every(({ nonce }) => lanes.board.refused.has(nonce)) && !isOpen;
};

export const nextNote = ({ record, lanes }: State): Note | undefined =>
  record.notes?.find(({ nonce }) => !lanes.board.refused.has(nonce));

/** When a count may be edited again; undefined if it is correct. */
export const countDueAt = (state: State): number | undefined => {
  const isTrue = (slot: Slot): boolean => {
    const notice = notices[slot].wanted(state);
    const standing = state.record.board?.[slot];
    return notice === undefined || standing === undefined || standing.shown === keyOf(notice);
  };
  return slots.every((slot) => notices[slot].isCounted !== true || isTrue(slot))
    ? undefined
    : state.countedAt + countsEvery;
};
