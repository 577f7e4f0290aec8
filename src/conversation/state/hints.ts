import type { ThreadMessage } from '../domain/message.ts';
import type { Hint } from '../domain/record.ts';
import { change } from './state.ts';
import type { State } from './state.ts';

/** Hints for people whom nobody will answer. */

/** The hints for people who are not heard on the terms that hold. */
const leavesOut: readonly Hint[] = ['left_out', 'not_chosen', 'no_floor'];

/** Gives a hint: once per thread or, if it is about a person, once per person. Nobody waits for it. */
export const giveHint = (state: State, hint: Hint, { id, author }: ThreadMessage): State => {
  const mark = leavesOut.includes(hint) ? `${hint}:${author.id}` : hint;
  const { hinted } = state.record;
  if (hinted.includes(mark)) return state;
  const isTooSoon = state.now - state.floorHintAt < state.givens.pace.floorHints;
  if (hint === 'no_floor' && isTooSoon) return state;
  const floorHintAt = hint === 'no_floor' ? state.now : state.floorHintAt;
  const given = change({ ...state, floorHintAt }, { hinted: [...hinted, mark] });
  return { ...given, hints: [...state.hints, { hint, messageId: id }] };
};

const hints: readonly Hint[] = [...leavesOut, 'unreadable', 'no_text', 'ended'];

/** A hint is no answer: what it was given for may still be asked, on other terms or because somebody wants it. */
export const isHint = ({ givens, record }: State, { content }: ThreadMessage): boolean =>
  hints.some((hint) => content === givens.noticeText(record, { kind: 'hint', hint }));
