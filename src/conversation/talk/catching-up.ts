import { compareIds, firstIdAt, idBefore, timeOfId } from '../../lib/ids.ts';
import type { MessageId } from '../../lib/ids.ts';
import type { Lane } from '../domain/effect.ts';
import type { Event, Result } from '../domain/event.ts';
import { isPaused } from '../domain/hearing-terms.ts';
import { hear, lacksFloor } from '../domain/hearing.ts';
import { noticeNonce } from '../domain/nonce.ts';
import { isAskedForItself, rewordedThis } from './asked.ts';
import { isKnown, isLongSettled, isUndecided, settle } from './cursor.ts';
import { judge } from './free-floor.ts';
import { look, lookAgain, withoutLook } from './gate.ts';
import { isHint, lackedFloor } from './hints.ts';
import { drop, inLane, isFree, readOn, recovered, waitForDiscord } from '../state/lanes.ts';
import { addWaiting, dismiss, setAside, unsubmitIfUnsent } from './queue.ts';
import { addNote, change, changing, readerIn, underWay } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { withUnheardEdits } from '../state/unsure.ts';
import { heardDeletions, ignore, isOutdated, see } from './thread.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/**
 * Messages that were missed while nobody was listening: after a start, and after each new gateway session, nothing is
 * asked until the contents of the thread are known.
 */

const changeThread = changing('thread');

/** The message that is being read may have been edited since without our hearing of it. */
const withoutReading = (state: State, lane: Lane): State =>
  inLane(state, lane)?.kind === 'read' ? drop(state, lane) : state;

/** From now on we miss edits, including edits of a notice that is being read. */
export const disconnected = (state: State): State => withUnheardEdits(withoutReading(state, 'board'));

/** A gateway session began. */
export const sessionBegan = (state: State): State => ({
  ...changeThread(withoutLook(withoutReading(unsubmitIfUnsent(disconnected(state)), 'turn')), {
    gate: { kind: 'shut', listed: false },
    isDisconnected: false,
  }),
  // Waiting questions may have been edited meanwhile.
  waiting: state.waiting.map((waiting) => ({ ...waiting, text: undefined })),
});

/** True when something is left to do even if nothing happens in the thread. */
const owes = ({ record, waiting }: State): boolean =>
  record.turn !== undefined ||
  record.job !== undefined ||
  record.relayed.length > 0 ||
  waiting.length > 0 ||
  (record.aside !== undefined && record.board?.aside === undefined) ||
  (record.suspension !== undefined && record.suspension.cause !== 'asleep');

/** The server's list of threads has arrived. */
export const listed = (state: State, { thread }: Extract<Event, { kind: 'listed' }>): State => {
  if (thread !== undefined) return look(state, thread.lastMessageId);
  // The list may be older than a thread that was just made or that somebody has just woken.
  const isJustMade = state.now - state.record.openedAt < state.environment.timings.landing;
  if (isJustMade || state.thread.gate.kind === 'looking') return lookAgain(state);
  const shut = changeThread(withoutLook(state), { gate: { kind: 'shut', listed: true } });
  return owes(state) || state.record.awaySince !== undefined ? look(shut, undefined) : shut;
};

/** The thread was unarchived or became visible: it is looked at unless everything in it is known. */
export const woke = (state: State, lastMessageId: MessageId | undefined): State => {
  const { gate, highest } = state.thread;
  const isKnownToUs = lastMessageId !== undefined && compareIds(lastMessageId, highest) <= 0;
  const isOpen = gate.kind === 'open';
  if (gate.kind === 'looking' || (isOpen && (isKnownToUs || lastMessageId === undefined))) return state;
  return look(state, lastMessageId);
};

/** Messages after this id may have been missed. */
const horizonOf = ({ record, environment }: State): string =>
  firstIdAt(timeOfId(record.cursor) - environment.timings.overlap);

export const planLook = (state: State): State => {
  const { gate } = state.thread;
  if (gate.kind !== 'looking' || !isFree(state, 'look')) return state;
  return readOn(state, 'look', { of: 'thread', after: idBefore(horizonOf(state)) });
};

/** Somebody without the floor is told so now, unless they wrote long ago: a floor notice may have been on its way then. */
const hintIfNew = (state: State, message: ThreadMessage): State => {
  const verdict = hear(message, state.record, readerIn(state));
  const isNew = state.now - message.writtenAt < state.environment.timings.landing;
  if (!lacksFloor(verdict)) return state;
  return lackedFloor(state, message, { isNew });
};

/** Adds missed messages to the waiting or the settled messages; returns the missed questions, oldest first. */
const sortIn = (
  before: State,
  messages: readonly ThreadMessage[],
): { readonly state: State; readonly missed: readonly ThreadMessage[] } => {
  const reader = readerIn(before);
  const horizon = horizonOf(before);
  const isOurs = ({ author }: ThreadMessage): boolean => author.id === before.self.id;
  const isReply = (message: ThreadMessage): boolean => isOurs(message) && !isHint(before, message);
  const replied = new Set(messages.filter(isReply).flatMap(({ repliesTo }) => repliesTo?.messageId ?? []));
  const isOpen = ({ id }: ThreadMessage): boolean => !replied.has(id) && !before.thread.deletions.has(id);
  const fresh = messages.filter(
    (message) =>
      !isOurs(message) &&
      compareIds(message.id, horizon) >= 0 &&
      !isLongSettled(before, message.id) &&
      !isKnown(before, message.id),
  );
  const state = fresh.filter(isOpen).reduce((next, message) => judge(next, message).state, before);
  const { record } = state;
  const isQuestion = (message: ThreadMessage): boolean =>
    isOpen(message) && hear(message, record, reader).kind === 'turn';
  const missed = fresh.filter(isQuestion);
  const others = fresh.filter((message) => !missed.includes(message));
  const decided = others.filter((message) => !isUndecided(state, hear(message, record, reader)));
  const ids = decided.map(({ id }) => id);
  const ignored = fresh
    .filter((message) => hear(message, record, reader).kind !== 'turn')
    .map(({ id }) => id);
  const last = messages.at(-1);
  const sorted = others.reduce(hintIfNew, ignore(settle(state, ids), ignored));
  return { state: last === undefined ? sorted : see(sorted, last.id), missed };
};

/**
 * Finds what these pages should show but do not, because it was deleted. Where ids can still arrive out of order, a
 * message that the pages lack may simply be new.
 */
const goneFrom = (state: State, messages: readonly ThreadMessage[]): ((id: string) => boolean) => {
  const { gate } = state.thread;
  const upTo = gate.kind === 'looking' ? gate.upTo : undefined;
  const last = [messages.at(-1)?.id, upTo]
    .filter((id) => id !== undefined)
    .toSorted(compareIds)
    .at(-1);
  if (last === undefined) return () => false;
  const shown = new Set<string>(messages.map(({ id }) => id));
  const [from, to] = [horizonOf(state), firstIdAt(timeOfId(last) - state.environment.timings.overlap)];
  return (id) => !shown.has(id) && compareIds(id, from) >= 0 && (compareIds(id, to) < 0 || id === upTo);
};

/** Posted notices that these pages should show but do not. */
export const noticesMissing = (state: State, messages: readonly ThreadMessage[]): readonly MessageId[] => {
  const standing = Object.values(state.record.board ?? {}).flatMap((one) =>
    one === undefined ? [] : [one.id],
  );
  return standing.filter(goneFrom(state, messages));
};

/** Updates waiting questions: an edit or a deletion may have been missed as well. */
const reread = (state: State, messages: readonly ThreadMessage[]): State => {
  const isGone = goneFrom(state, messages);
  const shown = new Map(messages.map((message) => [message.id, message]));
  return state.waiting.reduce((next, waiting) => {
    const { messageId } = waiting;
    if (messageId === underWay(state)) {
      // Its call decides; if that was not taken, the question is not asked again.
      return isGone(messageId) ? heardDeletions(next, [messageId]) : next;
    }
    if (isGone(messageId)) return dismiss(next, messageId);
    const message = shown.get(messageId);
    const isOurs = message?.author.id === state.self.id;
    if (message === undefined || isOurs || isOutdated(state, message)) return next;
    if (isAskedForItself(state.record, messageId)) return rewordedThis(next, message);
    const { state: heard, verdict } = judge(next, message, { isJudged: true });
    if (verdict.kind !== 'turn') return dismiss(next, messageId);
    // A text that is unknown stays unknown: it may have been edited since this page was read.
    if (waiting.text === undefined) return heard;
    const read = { ...waiting, text: verdict.text };
    return { ...heard, waiting: heard.waiting.map((one) => (one === waiting ? read : one)) };
  }, state);
};

const wait = (state: State, message: ThreadMessage): State => {
  const verdict = hear(message, state.record, readerIn(state));
  const text = verdict.kind === 'turn' && !isOutdated(state, message) ? verdict.text : undefined;
  const { id, author } = message;
  return addWaiting(state, { at: id, messageId: id, attempt: 0, speakerId: author.id, text });
};

/** Everything in the thread after the cursor has been read: what is old is set aside, the rest waits. */
export const missedFound = (state: State, messages: readonly ThreadMessage[]): State => {
  const { gate } = state.thread;
  const upTo = gate.kind === 'looking' ? gate.upTo : undefined;
  const { state: sorted, missed } = sortIn(reread(state, messages), messages);
  const since = state.now - state.environment.catchUpWindow;
  const { awaySince, cursor, seen = cursor } = state.record;
  // A question that the bot saw while it was there was already waiting, and keeps waiting.
  const isOld = ({ id, writtenAt }: ThreadMessage): boolean =>
    compareIds(id, seen) > 0 && (writtenAt < since || awaySince !== undefined);
  const old = missed.filter(isOld);
  const fresh = missed.filter((message) => !isOld(message));
  const aside = setAside(
    sorted,
    old.map(({ id }) => id),
    { why: 'away', missed: old },
  );
  const present = recovered(change(fresh.reduce(wait, aside), { awaySince: undefined }), 'look');
  const opened = changeThread(present, { gate: { kind: 'open' } });
  const isLate = (id: string): boolean => compareIds(id, seen) > 0 && compareIds(id, upTo ?? '0') <= 0;
  const late = fresh.filter(({ id }) => isLate(id));
  const [first] = late;
  // A thread that is suspended or is paused says so, and the questions keep waiting.
  const isStill = state.record.suspension !== undefined || isPaused(state.record);
  if (first === undefined || old.length > 0 || isStill) return opened;
  return addNote(opened, {
    nonce: noticeNonce(first.id, 'away'),
    telling: { kind: 'away', count: late.length },
    since: first.id,
  });
};

/** A page could not be read. */
export const looked = (state: State, result: Result): State => {
  if (state.thread.gate.kind !== 'looking' || result.kind !== 'discord_failed') return state;
  return waitForDiscord(state, 'look', result.failure);
};
