import { compareIds } from '../../lib/ids.ts';
import type { MessageId } from '../../lib/ids.ts';
import type { Effect } from '../domain/effect.ts';
import type { Notice } from '../domain/notice.ts';
import { slots } from '../domain/stored-notices.ts';
import type { Slot } from '../domain/stored-notices.ts';
import { inLane } from '../state/lanes.ts';
import type { State } from '../state/state.ts';
import { notices } from './notices.ts';
import { setStanding, spend } from './spent.ts';
import { changing } from '../state/state.ts';
import { isOutdated } from '../talk/thread.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** Notices that were posted or edited without our knowledge, by another process or by a request that got no response. */

const changeNotices = changing('notices');

/** It may be the notice that is sought: it has no place on the board (two slots' notices can look the same), and stays. */
export const isUnplaced = ({ record: { board, spent }, thread }: State, id: MessageId): boolean =>
  !slots.some((slot) => board?.[slot]?.id === id) &&
  spent?.includes(id) !== true &&
  !thread.deletions.has(id);

export const hasCustomId = (
  { self }: State,
  { author, customIds: own }: ThreadMessage,
  customIds: readonly string[],
): boolean => author.id === self.id && own.some((id) => customIds.includes(id));

export const isWorded = (
  { self }: State,
  { author, content }: ThreadMessage,
  texts: readonly string[] = [],
): boolean => author.id === self.id && texts.includes(content);

/** A notice that an earlier process posted but could not store as posted is found by its buttons, or by its stored text. */
export const adopt = (state: State, messages: readonly ThreadMessage[]): State => {
  const texts = slots.flatMap((slot) => state.record.sent?.[slot]?.texts ?? []);
  // This is true of most of our messages, such as the parts of an answer.
  if (messages.every(({ customIds, content }) => customIds.length === 0 && !texts.includes(content)))
    return state;
  return slots.reduce((next, slot) => {
    const marked = notices[slot].marked?.(next) ?? [];
    return marked.reduce((found, notice) => adoptAs(found, messages, [slot, notice]), next);
  }, state);
};

/** The last one found takes the slot if it is empty and its notice wanted; the others are deleted. */
const adoptAs = (
  state: State,
  messages: readonly ThreadMessage[],
  [slot, notice]: readonly [Slot, Notice],
): State => {
  const { board = {} } = state.record;
  const customIds = state.environment.noticeCustomIds(state.record, notice);
  const { texts, since = '0' } = state.record.sent?.[slot] ?? {};
  const isIt = (one: ThreadMessage): boolean =>
    hasCustomId(state, one, customIds) || (compareIds(one.id, since) > 0 && isWorded(state, one, texts));
  const found = messages.filter((one) => isIt(one) && isUnplaced(state, one.id));
  const isFree = board[slot] === undefined && notices[slot].wanted(state) !== undefined;
  const last = isFree ? found.at(-1) : undefined;
  const placed = last === undefined ? state : setStanding(state, slot, { id: last.id, shown: '' });
  const others = found.filter((one) => one !== last);
  return spend(
    placed,
    others.map(({ id }) => id),
  );
};

/** A message of ours has arrived: what a process sent may arrive after that process has died. */
export const postedLate = (state: State, message: ThreadMessage): State => {
  const effect = inLane(state, 'board');
  // It may be what is being posted right now.
  const isPosting = effect?.kind === 'post_notice' && effect.slot !== undefined;
  return state.thread.gate.kind === 'open' && !isPosting ? adopt(state, [message]) : state;
};

/**
 * The text that we hear is our own, from this edit or an earlier one, or that of a request that got no response, which
 * may turn out to be the text that stays.
 */
const heardWhileEdited = (
  state: State,
  { notice }: Extract<Effect, { kind: 'edit_notice' }>,
  { content }: ThreadMessage,
): State => {
  const isOurs = content === state.environment.noticeText(state.record, notice);
  return isOurs || state.now >= state.notices.editsUntil
    ? state
    : changeNotices(state, { isOverwritten: true });
};

/** A notice has been edited: by us, or by a request that a dead process sent. */
export const noticeEdited = (state: State, message: ThreadMessage): State => {
  if (isOutdated(state, message)) return state;
  const { id, content } = message;
  const effect = inLane(state, 'board');
  if (effect?.kind === 'edit_notice' && effect.messageId === id) {
    return heardWhileEdited(state, effect, message);
  }
  const slot = slots.find((one) => state.record.board?.[one]?.id === id);
  const standing = slot === undefined ? undefined : state.record.board?.[slot];
  if (slot === undefined || standing === undefined) return postedLate(state, message);
  const notice = notices[slot].wanted(state);
  const isTrue = notice === undefined || content === state.environment.noticeText(state.record, notice);
  return isTrue || standing.shown === '' ? state : setStanding(state, slot, { ...standing, shown: '' });
};
