import type { InteractionId, MessageId } from '../../lib/ids.ts';
import type { Decision } from '../domain/event.ts';
import { forgetMessages } from '../domain/record.ts';
import type { Slot } from '../domain/stored-notices.ts';
import { settle } from '../state/cursor.ts';
import { letGo } from '../state/holding.ts';
import { reply } from '../state/lanes.ts';
import { setAside } from '../state/queue.ts';
import { addWaiting, change, removeWaiting, setStanding, triesAnew, underWay } from '../state/state.ts';
import type { State } from '../state/state.ts';

/** People's decisions about questions that wait, are in doubt or were set aside. */

/** The notice's final text, which replaces its buttons. */
const closeNotice = (
  state: State,
  slot: Slot,
  last: { readonly kind: 'answering' | 'skipped'; readonly count: number },
): State => {
  const standing = state.record.board?.[slot];
  return standing === undefined ? state : setStanding(state, slot, { ...standing, last });
};

const idsBehind = (state: State): readonly MessageId[] =>
  state.waiting.map(({ messageId }) => messageId).filter((id) => id !== underWay(state));

/** Settles all waiting questions unanswered, and ends the hold. */
export const skipWaiting = (state: State, request: InteractionId): State => {
  const ids = idsBehind(state);
  const settled = settle(removeWaiting(state, ids), ids);
  const forgotten = change(settled, forgetMessages(settled.record, ids));
  const closed = closeNotice(forgotten, 'hold', { kind: 'skipped', count: ids.length });
  return reply(triesAnew(letGo(closed)), request, { kind: 'count', count: ids.length });
};

/** Sets aside what waits behind the turn under way, with one message for all. */
export const setRestAside = (state: State, request: InteractionId): State => {
  const ids = idsBehind(state);
  // It stays known whose words the bot has said.
  const { again } = forgetMessages(state.record, ids);
  const aside = setAside(change(state, { again }), ids, { why: 'asked' });
  return reply(aside, request, { kind: 'count', count: ids.length });
};

/** Puts what was set aside at the end of the queue, in its order. */
export const answerAside = (state: State, request: InteractionId): State => {
  const { ids = [], again: tried = [] } = state.record.aside ?? {};
  const again = ids.map((messageId) => ({
    messageId,
    attempt: 0,
    ...tried.find((one) => one.messageId === messageId),
    at: request,
  }));
  const closed = closeNotice(state, 'aside', { kind: 'answering', count: ids.length });
  const stored = change(closed, { aside: undefined, again: [...state.record.again, ...again] });
  return reply(again.reduce(addWaiting, stored), request, { kind: 'count', count: ids.length });
};

export const skipAside = (state: State, request: InteractionId): State => {
  const ids = state.record.aside?.ids ?? [];
  const count = ids.length;
  const closed = closeNotice(state, 'aside', { kind: 'skipped', count });
  const skipped = change(closed, { aside: undefined, ...forgetMessages(closed.record, ids) });
  return reply(skipped, request, { kind: 'count', count });
};

/** A turn in doubt is asked again at the end of the queue, or left as it is; this is decided once. */
export const decideDoubt = (
  state: State,
  request: InteractionId,
  { kind, messageId }: Extract<Decision, { kind: 'ask_again' | 'skip_doubt' }>,
): State => {
  const { doubts, again } = state.record;
  const doubt = doubts.find((one) => one.messageId === messageId);
  if (doubt === undefined) return reply(state, request, { kind: 'nothing' });
  const decided = change(state, { doubts: doubts.filter((one) => one !== doubt) });
  if (kind === 'skip_doubt') return reply(decided, request, { kind: 'done' });
  const { speakerId, attempt } = doubt;
  const next = { messageId, speakerId, attempt: attempt + 1, at: request };
  const asked = change(decided, { again: [...again, next] });
  return reply(addWaiting(asked, next), request, { kind: 'done' });
};
