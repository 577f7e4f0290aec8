import type { ThreadMessage } from '../domain/message.ts';
import { mayHost } from '../domain/rights.ts';
import type { Hint } from '../domain/record.ts';
import { change, changeFloor, changePeople } from '../state/state.ts';
import type { State } from '../state/state.ts';

/** Hints for people whom nobody will answer. */

/** The hints for people who are not heard on the terms that hold. */
const leavesOut: readonly Hint[] = ['left_out', 'not_chosen', 'no_floor'];

/** How many hints are remembered: enough for those after the cursor. */
const mostRemembered = 16;

/** Marks a hint as given, and remembers what it says and to what, because the thread shows it as a reply. */
export const withHint = (
  state: State,
  mark: string,
  { hint, messageId }: State['people']['hints'][number],
): State => {
  const { hinted, hints = [] } = state.record;
  const text = state.environment.noticeText(state.record, { kind: 'hint', hint });
  return change(state, {
    hinted: [...hinted, mark],
    hints: [...hints, { replyTo: messageId, text }].slice(-mostRemembered),
  });
};

/** Gives a hint: once per thread or, if it is about a person, once per person. Nobody waits for it. */
export const giveHint = (state: State, hint: Hint, { id, author }: ThreadMessage): State => {
  // What moderators say where one person asks at a time is talk, and nobody refuses it in front of the class.
  if (hint === 'no_floor' && mayHost(state.record, author.id)) return state;
  const to = leavesOut.includes(hint) ? author.id : undefined;
  const mark = to === undefined ? hint : `${hint}:${to}`;
  if (state.record.hinted.includes(mark)) return state;
  const isTooSoon = state.now - state.floor.hintAt < state.environment.timings.floorHints;
  if (hint === 'no_floor' && isTooSoon) return state;
  const timed = hint === 'no_floor' ? changeFloor(state, { hintAt: state.now }) : state;
  const given = withHint(timed, mark, { hint, messageId: id });
  return changePeople(given, { hints: [...state.people.hints, { hint, messageId: id, to }] });
};

/** A hint is no answer: what it was given for may still be asked, on other terms or because somebody wants it. */
export const isHint = ({ record: { hints = [] } }: State, { content, repliesTo }: ThreadMessage): boolean =>
  hints.some(({ replyTo, text }) => replyTo === repliesTo?.messageId && text === content);
