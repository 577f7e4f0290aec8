import type { Effect } from '../domain/effect.ts';
import type { Notice } from '../domain/notice.ts';
import { slots } from '../domain/stored-notices.ts';
import type { Note, SentNotice, Slot, Standing } from '../domain/stored-notices.ts';
import { drop, hasBegun, inLane, isFree, readOn, perform, performOnceStored } from '../state/lanes.ts';
import { change } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { isHearing, isUnsure, shownKey } from '../state/unsure.ts';
import { isCountKnown, notices } from './notices.ts';
import type { Place } from './notices.ts';
import { discardOver, nextSpent } from './spent.ts';

/**
 * Posts, corrects and deletes what the bot says in the thread: notes, once and in order, and notices that edits keep up to
 * date as long as they have a reason.
 */

/** Between two edits of a count, in milliseconds. */
const countsEvery = 3_000;

const postNote = (state: State, note: Note): State =>
  isUnsure(state, 'board', note.nonce)
    ? readOn(state, 'board', { of: 'thread', after: note.since, about: note.nonce })
    : performOnceStored(state, 'board', {
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
  const { noticeCustomIds, noticeText } = state.environment;
  const customIds = noticeCustomIds(state.record, notice);
  if (customIds.length > 0) return { ...sent, customIds: [...new Set([...sent.customIds, ...customIds])] };
  const text = noticeText(state.record, notice);
  const earlier = (sent.texts ?? []).filter((one) => one !== text);
  return { ...sent, texts: [...earlier, text].slice(-wordingsKept) };
};

const postStanding = (state: State, slot: Slot, notice: Notice): State => {
  const { since, nonce } = placeOfPost(state, slot);
  const sent = state.record.sent?.[slot];
  const isForgotten = sent !== undefined && state.now - sent.at > state.environment.timings.nonceTrusted;
  if (isForgotten || isUnsure(state, 'board', slot)) {
    return readOn(state, 'board', { of: 'thread', after: since, about: slot });
  }
  const post = { kind: 'post_notice', notice, posting: { nonce }, slot, before: sent } as const;
  // A problem with the store is announced even though the store takes nothing.
  if (slot === 'trouble') return perform(state, 'board', post);
  const noted = setSent(
    state,
    slot,
    sentAs(state, notice, sent ?? { since, nonce, at: state.now, customIds: [] }),
  );
  return performOnceStored(noted, 'board', post);
};

/** What a posted notice has to be changed to, unless Discord has refused exactly that. */
const editOf = (state: State, slot: Slot, { shown }: Standing): Notice | undefined => {
  const notice = notices[slot].wanted(state);
  const isTrue = notice === undefined || shown === keyOf(notice);
  return isTrue || state.lanes.board.refused.has(editKey(slot, notice)) ? undefined : notice;
};

const keepTrue = (state: State, slot: Slot): State => {
  const notice = notices[slot].wanted(state);
  if (notice === undefined) return state;
  if ('waiting' in notice && !isCountKnown(state)) return state;
  const standing = state.record.board?.[slot];
  if (standing === undefined) return postStanding(state, slot, notice);
  const edit = editOf(state, slot, standing);
  if (edit === undefined) {
    return state.lanes.board.unsure.has(shownKey(slot)) && isHearing(state)
      ? perform(state, 'board', { kind: 'read', messageId: standing.id })
      : state;
  }
  if (notices[slot].isCounted === true && state.now < state.notices.countedAt + countsEvery) return state;
  const edited = { kind: 'edit_notice', messageId: standing.id, notice: edit, slot } as const;
  // A text that a notice may be found by is replaced only once the notice's id is stored.
  const isKept = state.writer.stored >= (state.notices.placedIn[slot] ?? 0);
  return slot === 'backlog' && !isKept
    ? performOnceStored(state, 'board', edited)
    : perform(state, 'board', edited);
};

export const keyOf = (notice: Notice): string => JSON.stringify(notice);

export const editKey = (slot: Slot, notice: Notice): string => `${slot}:${keyOf(notice)}`;

/** A wording that was never sent is forgotten: no message in the thread has it. */
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

/** The next notice to post, to correct or to delete. */
export const planBoard = (before: State): State => {
  const state = withoutOutdated(discardOver(before));
  if (!isFree(state, 'board')) return state;
  const note = nextNote(state);
  if (note !== undefined) return postNote(state, note);
  const spent = nextSpent(state);
  if (spent !== undefined && state.writer.stored >= state.notices.spentIn)
    return perform(state, 'board', { kind: 'delete_notice', messageId: spent });
  const lost = slots.find(
    (slot) =>
      notices[slot].wanted(state) === undefined &&
      state.record.sent?.[slot] !== undefined &&
      state.record.board?.[slot] === undefined,
  );
  if (lost !== undefined) {
    return readOn(state, 'board', { of: 'thread', after: placeOfPost(state, lost).since, about: lost });
  }
  // While a notice is still to be deleted, nothing is said except that the store fails.
  const said = spent === undefined ? slots : (['trouble'] as const);
  for (const slot of said) {
    const planned = keepTrue(state, slot);
    if (planned !== state) return planned;
  }
  return state;
};

/** Nothing is left to tell the thread, and every notice whose reason is gone has been deleted, unless Discord refuses. */
export const isToldAll = ({ record: { notes = [], spent = [] }, lanes }: State): boolean =>
  [...notes.map(({ nonce }) => nonce), ...spent].every((key) => lanes.board.refused.has(key));

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
    : state.notices.countedAt + countsEvery;
};
