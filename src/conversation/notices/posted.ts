import { compareIds, firstIdAt } from '../../lib/ids.ts';
import type { MessageId } from '../../lib/ids.ts';
import type { Effect } from '../domain/effect.ts';
import type { Result } from '../domain/event.ts';
import type { Notice } from '../domain/notice.ts';
import { slots } from '../domain/stored-notices.ts';
import type { Note, Slot } from '../domain/stored-notices.ts';
import { nowRefused, recovered, restUntil, waitForDiscord } from '../state/lanes.ts';
import { change, changing } from '../state/state.ts';
import type { State } from '../state/state.ts';
import {
  isHearing,
  landsUntil,
  nowSure,
  nowUnsure,
  postLost,
  shownKey,
  withUnheardEdits,
} from '../state/unsure.ts';
import { editKey, keyOf, placeOfPost, sentAs, setSent } from './board.ts';
import { hasCustomId, isUnplaced, isWorded } from './late-notices.ts';
import { notices } from './notices.ts';
import { discard, isSpent, setStanding, spentDeleted, standingLost, withoutSpent } from './spent.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** The results of posting, editing, deleting and looking for notices. */

const changeNotices = changing('notices');

/** An edit got no response. */
const withLostEdit = (state: State): State => {
  const lost = changeNotices(state, { editsUntil: state.now + state.environment.timings.landing });
  return isHearing(lost) ? lost : withUnheardEdits(lost);
};

const withoutNote = (state: State, nonce: string): State =>
  change(state, { notes: (state.record.notes ?? []).filter((note) => note.nonce !== nonce) });

/** The latest floor notice has a place of its own; the buttons of an end may have to be taken away later. */
const placed = (state: State, { telling }: Note, id: MessageId): State => {
  if (telling.kind === 'ended') return change(state, { endNoticeId: id });
  if (telling.kind !== 'floor') return state;
  const { number, holder } = telling;
  const stands = { id, shown: keyOf(telling), floor: { number, holder } };
  return setStanding(discard(state, 'floor'), 'floor', stands);
};

/** How often a note that Discord refuses is tried. */
const noteTries = 3;

const noteAnswered = (state: State, note: Note, result: Result): State => {
  if (result.kind !== 'discord_failed') {
    const there = result.kind === 'posted' ? placed(state, note, result.id) : state;
    return recovered(withoutNote(there, note.nonce), 'board');
  }
  const { failure } = result;
  const tries = state.lanes.board.failures + 1;
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
  // A note is given up only once it cannot arrive any more: otherwise it could end up below later ones.
  const until = landsUntil(state, state.lanes.board.lostSince === undefined ? 0 : state.now);
  if (state.now < until) return restUntil(nowUnsure(state, 'board', note.nonce), 'board', until);
  return nowRefused(recovered(state, 'board'), note.nonce);
};

const standingPosted = (
  state: State,
  { notice, slot, nonce }: { readonly notice: Notice; readonly slot: Slot; readonly nonce: string },
  result: Result,
): State => {
  const sent = state.record.sent?.[slot];
  if (result.kind === 'posted') {
    // If the response to an earlier try was lost, that posting may be the one in the thread, with another number.
    const isFirst = state.lanes.board.lostSince === undefined && sent?.unanswered !== true;
    const shown = isFirst ? keyOf(notice) : '';
    const posted = setStanding(state, slot, { id: result.id, shown });
    const through = recovered(nowSure(posted, 'board', slot), 'board');
    const sure = changeNotices(setSent(through, slot, undefined), { countedAt: state.now });
    const isGone = state.thread.deletions.has(result.id) || isSpent(state, result.id);
    return isGone ? standingLost(sure, slot) : sure;
  }
  if (result.kind !== 'discord_failed') return state;
  if (result.failure.kind !== 'unreachable') {
    const refused = sent?.unanswered === true ? state : setSent(state, slot, undefined);
    return waitForDiscord(refused, 'board', result.failure);
  }
  const since = firstIdAt(state.now - state.environment.timings.landing);
  const known = sent ?? sentAs(state, notice, { nonce, since, at: state.now, customIds: [] });
  const lost = { ...known, unanswered: true };
  return waitForDiscord(setSent(postLost(state, 'board'), slot, lost), 'board', result.failure);
};

/** Notices have been deleted, by somebody or by us: if one still has its place on the board, it is posted again. */
export const noticesDeleted = (state: State, ids: readonly MessageId[]): State =>
  slots
    .filter((slot) => ids.some((id) => id === state.record.board?.[slot]?.id))
    .reduce((next, slot) => standingLost(next, slot), withoutSpent(state, ids));

/** An earlier process may have edited the notice without storing that it had. */
const standingRead = (
  state: State,
  { messageId }: Extract<Effect, { kind: 'read' }>,
  result: Result,
): State => {
  const slot = slots.find((one) => state.record.board?.[one]?.id === messageId);
  const standing = slot === undefined ? undefined : state.record.board?.[slot];
  if (result.kind === 'discord_failed' && result.failure.kind === 'unreachable') {
    return waitForDiscord(state, 'board', result.failure);
  }
  if (slot === undefined || standing === undefined) return state;
  const sure = recovered(nowSure(state, 'board', shownKey(slot)), 'board');
  // It cannot be read, but perhaps it can be edited.
  if (result.kind !== 'message') return setStanding(sure, slot, { ...standing, shown: '' });
  if (result.message === undefined) return standingLost(sure, slot);
  const notice = notices[slot].wanted(sure);
  const isTrue =
    notice !== undefined && result.message.content === sure.environment.noticeText(sure.record, notice);
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
  if (failure?.kind === 'unreachable') {
    // It may have the old text or the new one.
    const unknown = setStanding(state, slot, { ...standing, shown: '' });
    return waitForDiscord(unknown, 'board', failure);
  }
  const through = changeNotices(recovered(state, 'board'), { countedAt: state.now });
  if (failure?.kind === 'unknown_message') return standingLost(through, slot);
  // It cannot be edited any more: another one takes its place.
  if (failure?.kind === 'limit') return discard(through, slot);
  // Refused for any other reason, it stays as it was until something changes.
  if (failure !== undefined) return nowRefused(through, editKey(slot, notice));
  // An edit by an earlier process may still land, which we notice only while we hear of edits.
  const sure = isHearing(state) ? nowSure(through, 'board', shownKey(slot)) : through;
  return setStanding(sure, slot, { ...standing, shown: keyOf(notice) });
};

const unanswered: Result = { kind: 'discord_failed', failure: { kind: 'unreachable' } };

/** An edit that another one has overtaken counts as one that got no response. */
const noticeAnswered = (
  before: State,
  effect: Extract<Effect, { kind: 'edit_notice' }>,
  answered: Result,
): State => {
  const isOvertaken = before.notices.isOverwritten && answered.kind !== 'discord_failed';
  const result = isOvertaken ? unanswered : answered;
  const isLost = result.kind === 'discord_failed' && result.failure.kind === 'unreachable';
  const state = changeNotices(isLost ? withLostEdit(before) : before, { isOverwritten: false });
  return standingEdited(state, effect, result);
};

export const boardAnswered = (state: State, effect: Effect, result: Result): State => {
  if (effect.kind === 'edit_notice') return noticeAnswered(state, effect, result);
  if (effect.kind === 'delete_notice') return spentDeleted(state, effect.messageId, result);
  if (effect.kind === 'read') return standingRead(state, effect, result);
  if (effect.kind !== 'post_notice') {
    return result.kind === 'discord_failed' ? waitForDiscord(state, 'board', result.failure) : state;
  }
  const { notice, slot, posting } = effect;
  if (slot !== undefined) return standingPosted(state, { notice, slot, nonce: posting.nonce }, result);
  const note = state.record.notes?.find(({ nonce }) => nonce === posting.nonce);
  return note === undefined ? recovered(state, 'board') : noteAnswered(state, note, result);
};

/** The thread has been read from the notice's place on: if an earlier try posted the notice, it is found. */
export const boardFound = (
  state: State,
  messages: readonly ThreadMessage[],
  about: string | undefined,
): State => {
  const note = state.record.notes?.find(({ nonce }) => nonce === about);
  if (note !== undefined) {
    const sure = nowSure(state, 'board', note.nonce);
    const found = messages.find((message) => isNote(state, note, message));
    return found === undefined ? sure : withoutNote(placed(sure, note, found.id), note.nonce);
  }
  const slot = slots.find((one) => one === about);
  // The look at the thread may have found it meanwhile.
  if (slot === undefined || state.record.board?.[slot] !== undefined) return state;
  const notice = notices[slot].wanted(state);
  const wantedIds = notice === undefined ? [] : state.environment.noticeCustomIds(state.record, notice);
  const customIds = [...wantedIds, ...(state.record.sent?.[slot]?.customIds ?? [])];
  const { since } = placeOfPost(state, slot);
  const sent = state.record.sent?.[slot];
  const found = messages.findLast(
    (message) =>
      compareIds(message.id, since) > 0 &&
      isUnplaced(state, message.id) &&
      (hasCustomId(state, message, customIds) || isWorded(state, message, sent?.texts)),
  );
  const until = landsUntil(state, sent?.at);
  if (found === undefined && sent !== undefined && state.now < until) {
    return restUntil(state, 'board', until);
  }
  const sure = setSent(nowSure(state, 'board', slot), slot, undefined);
  // Its text is unknown: an edit puts it right.
  return found === undefined ? sure : setStanding(sure, slot, { id: found.id, shown: '' });
};

const isNote = (state: State, note: Note, message: ThreadMessage): boolean => {
  const { telling } = note;
  // The floor notice before it may quote the same question.
  const own = telling.kind === 'floor' ? { ...telling, question: undefined } : telling;
  const customIds = state.environment.noticeCustomIds(state.record, own);
  if (customIds.length > 0) return hasCustomId(state, message, customIds);
  // It has no reference if the question is gone.
  const isReply = message.repliesTo === undefined || message.repliesTo.messageId === note.replyTo;
  return message.author.id === state.self.id && message.content === note.text && isReply;
};
