import { mayHost } from '../domain/rights.ts';
import type { Hint } from '../domain/record.ts';
import { change, changing } from '../state/state.ts';
import type { State } from '../state/state.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** Hints for people whom nobody will answer. */

const changePeople = changing('people');

/** The hints for people who are not heard on the terms that hold. */
const leavesOut: readonly Hint[] = ['left_out', 'not_chosen', 'no_floor'];

/** How many hints are remembered: enough for those after the cursor. */
const mostRemembered = 16;

type Asker = Pick<ThreadMessage, 'id'> & { readonly author: Pick<ThreadMessage['author'], 'id'> };

/** In a crowd, the latest messages matter most. */
const mostOutOfTurn = 50;

/** A message that is neither asked nor gets a hint gets a reaction, if the bot may react. */
export const markOutOfTurn = (state: State, { id, author }: Asker): State => {
  if (mayHost(state.record, author.id)) return state;
  if (state.lanes.people.refused.has('react')) return state;
  const { outOfTurn } = state.people;
  const one = { messageId: id, to: author.id };
  return changePeople(state, { outOfTurn: [...outOfTurn, one].slice(-mostOutOfTurn) });
};

/**
 * Gives a hint: once per thread or, if it is about a person, once per person. Nobody waits for it. Its
 * text and its message are remembered, because the thread shows it as a reply.
 */
export const giveHint = (state: State, hint: Hint, { id, author }: Asker): State => {
  // What moderators say where one person asks at a time is talk, and nobody refuses it in front of the class.
  if (hint === 'no_floor' && mayHost(state.record, author.id)) return state;
  const to = leavesOut.includes(hint) ? author.id : undefined;
  const mark = to === undefined ? hint : `${hint}:${to}`;
  const { hinted, hints = [] } = state.record;
  if (hinted.includes(mark)) return hint === 'no_floor' ? markOutOfTurn(state, { id, author }) : state;
  const isTooSoon = state.now - state.people.floorHintAt < state.environment.timings.floorHints;
  if (hint === 'no_floor' && isTooSoon) return markOutOfTurn(state, { id, author });
  const text = state.environment.noticeText(state.record, { kind: 'hint', hint, about: id });
  const given = change(state, {
    hinted: [...hinted, mark],
    hints: [...hints, { replyTo: id, text }].slice(-mostRemembered),
  });
  return changePeople(given, {
    hints: [...state.people.hints, { hint, messageId: id, to }],
    floorHintAt: hint === 'no_floor' ? state.now : state.people.floorHintAt,
  });
};

export const withoutHints = (state: State): State => changePeople(state, { hints: [], outOfTurn: [] });

/** A hint is no answer: its message may still be asked, on other terms or because somebody wants it. */
export const isHint = ({ record: { hints = [] } }: State, { content, repliesTo }: ThreadMessage): boolean =>
  hints.some(({ replyTo, text }) => replyTo === repliesTo?.messageId && text === content);
