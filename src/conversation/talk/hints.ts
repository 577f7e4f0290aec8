import type { ThreadMessage } from '../domain/message.ts';
import type { Hint } from '../domain/record.ts';
import { change, changeFloor, changePeople } from '../state/state.ts';
import type { State } from '../state/state.ts';

/** Hints for people whom nobody will answer. */

/** The hints for people who are not heard on the terms that hold. */
const leavesOut: readonly Hint[] = ['left_out', 'not_chosen', 'no_floor'];

/** Gives a hint: once per thread or, if it is about a person, once per person. Nobody waits for it. */
export const giveHint = (state: State, hint: Hint, { id, author }: ThreadMessage): State => {
  const mark = leavesOut.includes(hint) ? `${hint}:${author.id}` : hint;
  const { hinted } = state.record;
  if (hinted.includes(mark)) return state;
  const isTooSoon = state.now - state.floor.hintAt < state.environment.timings.floorHints;
  if (hint === 'no_floor' && isTooSoon) return state;
  const timed = hint === 'no_floor' ? changeFloor(state, { hintAt: state.now }) : state;
  const given = change(timed, { hinted: [...hinted, mark] });
  return changePeople(given, { hints: [...state.people.hints, { hint, messageId: id }] });
};

const hints: readonly Hint[] = [...leavesOut, 'unreadable', 'no_text', 'ended'];

/** A hint is no answer: what it was given for may still be asked, on other terms or because somebody wants it. */
export const isHint = ({ environment, record }: State, { content }: ThreadMessage): boolean =>
  hints.some((hint) => content === environment.noticeText(record, { kind: 'hint', hint }));
