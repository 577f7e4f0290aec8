import type { InteractionId, MessageId } from '../../lib/ids.ts';
import type { DecisionOf } from '../domain/decision.ts';
import { noticeNonce } from '../domain/nonce.ts';
import { forgetMessages } from '../domain/record.ts';
import type { Telling } from '../domain/telling.ts';
import { resume, tryNow } from './suspension.ts';
import { reply } from '../state/lanes.ts';
import { addWaiting, dropWaiting, setAside } from './queue.ts';
import { addNote, change, underWay } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { triesAnew } from './progress.ts';

/** People's decisions about questions that wait, are in doubt or were set aside. */

/** The notice that offered the choice disappears: one line tells people what becomes of their questions. */
const told = (
  state: State,
  request: InteractionId,
  telling: Extract<Telling, { kind: 'answering' | 'skipped' }>,
) => {
  const decided =
    telling.count === 0
      ? state
      : addNote(state, { nonce: noticeNonce(request, 'decided'), telling, since: request });
  return reply(decided, request, { kind: 'count', count: telling.count });
};

const idsBehind = (state: State): readonly MessageId[] =>
  state.waiting.map(({ messageId }) => messageId).filter((id) => id !== underWay(state));

/** Repeats at once a call that the service, or a write that the store, has not taken. */
export const tryAtOnce = (state: State, request: InteractionId): State => {
  const isStuck = state.record.suspension !== undefined || state.writer.failures > 0;
  return reply(tryNow(state), request, { kind: isStuck ? 'done' : 'nothing' });
};

/** Settles all waiting questions unanswered, and ends the suspension. */
export const skipWaiting = (state: State, request: InteractionId): State => {
  const ids = idsBehind(state);
  return told(triesAnew(resume(dropWaiting(state, ids))), request, { kind: 'skipped', count: ids.length });
};

/** Sets aside what waits behind the turn under way, with one message for all. */
export const setRestAside = (state: State, request: InteractionId): State => {
  const ids = idsBehind(state);
  // It stays known whose words the bot has said.
  const { again } = forgetMessages(state.record, ids);
  const aside = setAside(change(state, { again }), ids, { why: 'asked' });
  return reply(aside, request, { kind: 'count', count: ids.length });
};

/** Puts the questions that were set aside at the end of the queue, in their order. */
export const answerAside = (state: State, request: InteractionId): State => {
  const { ids = [], again: tried = [] } = state.record.aside ?? {};
  const again = ids.map((messageId) => ({
    messageId,
    attempt: 0,
    ...tried.find((one) => one.messageId === messageId),
    at: request,
  }));
  const stored = change(state, { aside: undefined, again: [...state.record.again, ...again] });
  return told(again.reduce(addWaiting, stored), request, { kind: 'answering', count: ids.length });
};

export const skipAside = (state: State, request: InteractionId): State => {
  const ids = state.record.aside?.ids ?? [];
  const skipped = change(state, { aside: undefined, ...forgetMessages(state.record, ids) });
  return told(skipped, request, { kind: 'skipped', count: ids.length });
};

/** A turn in doubt is asked again at the end of the queue unless it is gone, or left as it is; this is decided once. */
export const decideDoubt = (
  state: State,
  request: InteractionId,
  { kind, messageId }: DecisionOf<'ask_again' | 'skip_doubt'>,
): State => {
  const { doubts, again } = state.record;
  const doubt = doubts.find((one) => one.messageId === messageId);
  if (doubt === undefined) return reply(state, request, { kind: 'nothing' });
  const decided = change(state, { doubts: doubts.filter((one) => one !== doubt) });
  if (kind === 'skip_doubt') return reply(decided, request, { kind: 'done' });
  if (state.thread.deletions.has(messageId)) return reply(decided, request, { kind: 'nothing' });
  const { speakerId, attempt } = doubt;
  const next = { messageId, speakerId, attempt: attempt + 1, at: request };
  const asked = change(decided, { again: [...again, next] });
  return reply(addWaiting(asked, next), request, { kind: 'done' });
};
