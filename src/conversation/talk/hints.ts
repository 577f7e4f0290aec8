import { compareIds } from '../../lib/ids.ts';
import { isFloorMoving } from '../domain/hands.ts';
import { leftOutHints } from '../domain/hearing-terms.ts';
import { isHostOrCoHost } from '../domain/rights.ts';
import type { Hint } from '../domain/record.ts';
import { change, changing } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { rememberUnasked } from './kept.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** Hints for people whom nobody will answer. */

const changePeople = changing('people');

/** How many hints are remembered: enough for those after the cursor. */
const mostRemembered = 16;

type Asker = Pick<ThreadMessage, 'id'> & { readonly author: Pick<ThreadMessage['author'], 'id'> };

/** In a crowd, the latest messages matter most. */
const mostToMark = 50;

/** A message out of turn that gets no hint gets a reaction, if the bot may react. */
const markForHand = (state: State, { id, author }: Asker): State => {
  if (state.lanes.people.refused.has('react')) return state;
  const others = state.people.toMark.filter(({ messageId }) => messageId !== id);
  const one = { messageId: id, to: author.id };
  return changePeople(state, { toMark: [...others, one].slice(-mostToMark) });
};

/** What was written after this place is judged again. */
export const unmarkSince = (state: State, place: string): State =>
  changePeople(state, {
    toMark: state.people.toMark.filter(({ messageId }) => compareIds(messageId, place) <= 0),
  });

/**
 * Gives a hint: once per thread or, if it is about a person, once per person. Nobody waits for it. Its
 * text and its message are remembered, because the thread shows it as a reply.
 */
export const giveHint = (state: State, hint: Hint, { id, author }: Asker): State => {
  const to = leftOutHints.some((one) => one === hint) ? author.id : undefined;
  const mark = to === undefined ? hint : `${hint}:${to}`;
  const { hinted, hints = [] } = state.record;
  if (hinted.includes(mark)) return hint === 'no_floor' ? markForHand(state, { id, author }) : state;
  const isTooSoon = state.now - state.people.floorHintAt < state.environment.timings.floorHints;
  // A person who has just been given the floor needs no hint about how to get it.
  if (hint === 'no_floor' && (isTooSoon || isFloorMoving(state.record)))
    return markForHand(state, { id, author });
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

/** Where one person asks at a time, somebody else has written, lately or long ago. */
export const lackedFloor = (
  before: State,
  message: ThreadMessage,
  { isNew }: { readonly isNew: boolean },
): State => {
  // What moderators say there is talk, and nobody refuses it in front of the class.
  if (isHostOrCoHost(before.record, message.author.id)) return before;
  const state = rememberUnasked(before, message);
  return isNew ? giveHint(state, 'no_floor', message) : markForHand(state, message);
};

export const withoutHints = (state: State): State => changePeople(state, { hints: [], toMark: [] });

/** A hint is no answer: its message may still be asked, on other terms or because somebody wants it. */
export const isHint = ({ record: { hints = [] } }: State, { content, repliesTo }: ThreadMessage): boolean =>
  hints.some(({ replyTo, text }) => replyTo === repliesTo?.messageId && text === content);
