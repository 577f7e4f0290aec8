import { compareIds, firstIdAt } from '../lib/ids.ts';
import type { Effect } from './effect.ts';
import type { Result } from './event.ts';
import type { ThreadMessage } from './message.ts';
import { noticeNonce } from './nonce.ts';
import type { Notice } from './notice.ts';
import { slots } from './record.ts';
import type { Note, Slot, Standing } from './record.ts';
import {
  isFree,
  isUnsure,
  nowSure,
  postLost,
  readOn,
  recovered,
  waitForDiscord,
  wish,
  wishOnceStored,
} from './lanes.ts';
import { change, setStanding, shownKey, textsKept } from './state.ts';
import type { State } from './state.ts';

/** Which notices should stand in the thread now: those said once, in order, and those that are kept true by edits. */

// ---- what should stand

/** Those behind the first, whose turn it is; while an answer is on its way into the thread, all of them. */
const behindFirst = ({ record, waiting }: State): number =>
  record.turn?.state === 'answered' ? waiting.length : Math.max(0, waiting.length - 1);

const hold = ({ record, waiting }: State): Notice | undefined =>
  record.hold === undefined
    ? undefined
    : {
        kind: 'holding',
        cause: record.hold.cause,
        waiting: waiting.length,
        nextTryAt: record.hold.nextTryAt,
      };

const aside = ({ record }: State): Notice | undefined =>
  record.aside === undefined
    ? undefined
    : { kind: 'set_aside', count: record.aside.ids.length, why: record.aside.why };

const backlog = (state: State): Notice | undefined => {
  const waiting = behindFirst(state);
  const stands = state.record.board?.backlog !== undefined;
  const isLong = waiting > textsKept || (stands && waiting > 0);
  return isLong && state.record.hold === undefined ? { kind: 'backlog', waiting } : undefined;
};

const trouble = (state: State): Notice | undefined => {
  const { record, storeFailures, waiting, writeAt } = state;
  if (state.cannotReadBack) return { kind: 'cannot_read_back' };
  if (storeFailures === 0) return undefined;
  const isUnasked = waiting.length > 0 && record.turn?.state !== 'answered' && record.hold === undefined;
  if (isUnasked) {
    return { kind: 'holding', cause: 'store', waiting: waiting.length, nextTryAt: writeAt };
  }
  return storeFailures > 1 ? { kind: 'store_fails' } : undefined;
};

const wanted: Readonly<Record<Slot, (state: State) => Notice | undefined>> = {
  hold,
  aside,
  backlog,
  trouble,
};

/** What a notice says last, when nothing is left of its reason. */
const lastOf = (state: State, slot: Slot, { last }: Standing): Notice => {
  if (last !== undefined) return last;
  if (slot === 'backlog' || slot === 'aside' || state.record.job?.kind === 'end') {
    return { kind: 'nothing_waits' };
  }
  return { kind: 'going_on' };
};

/** Where it can only stand behind, and what tells it from another posting of its kind. */
const placeOf = (state: State, slot: Slot): { readonly since: string; readonly nonce: string } => {
  const { record, waiting } = state;
  const { id } = record;
  switch (slot) {
    case 'hold': {
      // With the conversation in it: in many threads a hold begins in the same moment, and nonces count for all channels.
      const since = record.hold?.since ?? state.now;
      return { since: firstIdAt(since - 60_000), nonce: noticeNonce(id, `h${since.toString(36)}`) };
    }
    case 'aside': {
      const last = record.aside?.ids.at(-1) ?? id;
      return { since: last, nonce: noticeNonce(last, 'a') };
    }
    case 'backlog': {
      const first = waiting[0]?.messageId ?? id;
      return { since: first, nonce: noticeNonce(first, 'b') };
    }
    case 'trouble':
      return { since: firstIdAt(state.now), nonce: noticeNonce(id, `n${state.version.toString(36)}`) };
  }
};

/** Between two edits of a count, in milliseconds. */
const countsEvery = 3_000;

// ---- planning

const postNote = (state: State, note: Note): State =>
  isUnsure(state, 'board', note.nonce)
    ? readOn(state, 'board', { of: 'thread', after: note.since })
    : wishOnceStored(state, 'board', {
        kind: 'post_notice',
        notice: note.telling,
        posting: { nonce: note.nonce, replyTo: note.replyTo },
      });

const postStanding = (state: State, slot: Slot, notice: Notice): State => {
  const { since, nonce } = placeOf(state, slot);
  if (isUnsure(state, 'board', slot)) {
    return readOn(state, 'board', { of: 'thread', after: since });
  }
  const post = { kind: 'post_notice', notice, posting: { nonce }, slot } as const;
  // What is wrong with the store is told though the store takes nothing.
  return slot === 'trouble' ? wish(state, 'board', post) : wishOnceStored(state, 'board', post);
};

/** What a notice that stands has to be changed to, unless Discord has refused just that. */
const editOf = (state: State, slot: Slot, standing: Standing): Notice | undefined => {
  const notice = wanted[slot](state);
  if (notice !== undefined && standing.shown === keyOf(notice) && standing.last === undefined)
    return undefined;
  const edit = standing.last ?? notice ?? lastOf(state, slot, standing);
  return state.refused.has(editKey(slot, edit)) ? undefined : edit;
};

/** Whether a notice stands that should not stay as it is. */
export const isToBeEdited = (state: State, slot: Slot): boolean => {
  const standing = state.record.board?.[slot];
  return standing !== undefined && editOf(state, slot, standing) !== undefined;
};

const keepTrue = (state: State, slot: Slot): State => {
  const notice = wanted[slot](state);
  // How many wait is not known before it is known what was missed.
  const isCount =
    slot === 'backlog' ? state.record.job?.kind !== 'end' : notice !== undefined && 'waiting' in notice;
  if (isCount && state.gate.kind !== 'open') return state;
  const standing = state.record.board?.[slot];
  if (standing === undefined) {
    return notice === undefined ? state : postStanding(state, slot, notice);
  }
  const edit = editOf(state, slot, standing);
  if (edit === undefined) {
    return state.unsure.has(shownKey(slot))
      ? wish(state, 'board', { kind: 'read', messageId: standing.id })
      : state;
  }
  if (slot === 'backlog' && notice !== undefined && state.now < state.countedAt + countsEvery) return state;
  return wish(state, 'board', { kind: 'edit_notice', messageId: standing.id, notice: edit, slot });
};

const keyOf = (notice: Notice): string => JSON.stringify(notice);

const editKey = (slot: Slot, notice: Notice): string => `${slot}:${keyOf(notice)}`;

/** What a notice says when its reason is over. */
const isLast = ({ kind }: Notice): boolean =>
  kind === 'nothing_waits' || kind === 'going_on' || kind === 'answering' || kind === 'skipped';

/** The next thing to say or to put right. */
export const planBoard = (state: State): State => {
  if (!isFree(state, 'board')) return state;
  const note = nextNote(state);
  if (note !== undefined) return postNote(state, note);
  for (const slot of slots) {
    const planned = keepTrue(state, slot);
    if (planned !== state) return planned;
  }
  return state;
};

export const nextNote = ({ record, refused }: State): Note | undefined =>
  record.notes?.find(({ nonce }) => !refused.has(nonce));

/** When a count may be edited again; undefined where it is true. */
export const countDueAt = (state: State): number | undefined => {
  const notice = backlog(state);
  const standing = state.record.board?.backlog;
  const isTrue = notice === undefined || standing === undefined || standing.shown === keyOf(notice);
  return isTrue ? undefined : state.countedAt + countsEvery;
};

// ---- what came of it

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

const standingPosted = (
  state: State,
  { notice, slot }: { readonly notice: Notice; readonly slot: Slot },
  result: Result,
): State => {
  if (result.kind === 'posted') {
    // After a try whose answer was lost it may be that one which stands there, with another number.
    const shown = state.lostSince.board === undefined ? keyOf(notice) : '';
    const posted = setStanding(state, slot, { id: result.id, shown });
    return { ...recovered(nowSure(posted, 'board', slot), 'board'), countedAt: state.now };
  }
  if (result.kind !== 'discord_failed') return state;
  const lost = result.failure.kind === 'unreachable' ? postLost(state, 'board') : state;
  return waitForDiscord(lost, 'board', result.failure);
};

/** The notice is gone, or cannot be edited any more: one that is still wanted comes anew. */
const standingLost = (state: State, slot: Slot): State => {
  const lost = setStanding(state, slot, undefined);
  const { hold: held } = lost.record;
  // Another notice, by another nonce.
  return slot === 'hold' && held !== undefined ? change(lost, { hold: { ...held, since: state.now } }) : lost;
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
  const slot = slots.find(
    (one) => state.record.board?.[one] === undefined && wanted[one](state) !== undefined,
  );
  if (slot === undefined) return state;
  const sure = nowSure(state, 'board', slot);
  const notice = wanted[slot](state);
  const marks = notice === undefined ? [] : state.rules.noticeMarks(state.record, notice);
  const { since } = placeOf(state, slot);
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
