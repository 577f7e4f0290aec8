import type { InteractionId, MessageId } from '../lib/ids.ts';
import { askThis } from './ask-this.ts';
import type { Decision } from './event.ts';
import { settle } from './cursor.ts';
import { decideFloor } from './floor.ts';
import { forgetPerson } from './forgetting.ts';
import { startJob } from './ending.ts';
import { letGo, tryNow } from './holding.ts';
import { setAside } from './catching-up.ts';
import { changeTerms, setCoHosts } from './managing.ts';
import { goOn, pause } from './pausing.ts';
import { reopen } from './reopening.ts';
import { forgetMessages } from './record.ts';
import type { Slot } from './stored-notices.ts';
import { speak } from './speaking.ts';
import { reply } from './lanes.ts';
import { addWaiting, change, removeWaiting, setStanding, underWay } from './state.ts';
import type { State } from './state.ts';

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
const skipWaiting = (state: State, request: InteractionId): State => {
  const ids = idsBehind(state);
  const settled = settle(removeWaiting(state, ids), ids);
  const forgotten = change(settled, forgetMessages(settled.record, ids));
  const closed = closeNotice(forgotten, 'hold', { kind: 'skipped', count: ids.length });
  return reply({ ...letGo(closed), tries: 0 }, request, { kind: 'count', count: ids.length });
};

/** Sets aside what waits behind the turn under way, with one message for all. */
const setRestAside = (state: State, request: InteractionId): State => {
  const ids = idsBehind(state);
  // Whose words the bot has said stays known.
  const { again } = forgetMessages(state.record, ids);
  const aside = setAside(change(state, { again }), ids, { why: 'asked' });
  return reply(aside, request, { kind: 'count', count: ids.length });
};

/** Puts what was set aside at the end of the queue, in its order. */
const answerAside = (state: State, request: InteractionId): State => {
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

const skipAside = (state: State, request: InteractionId): State => {
  const ids = state.record.aside?.ids ?? [];
  const count = ids.length;
  const closed = closeNotice(state, 'aside', { kind: 'skipped', count });
  const skipped = change(closed, { aside: undefined, ...forgetMessages(closed.record, ids) });
  return reply(skipped, request, { kind: 'count', count });
};

/** A turn in doubt is asked again at the end of the queue, or left as it is; this is decided once. */
const decideDoubt = (
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

const changesTerms: readonly Decision['kind'][] = [
  'pause',
  'go_on',
  'change_terms',
  'co_hosts',
  'raise_hand',
  'lower_hand',
  'pass_on',
  'give_floor',
  'hands_order',
];

export const decide = (
  state: State,
  { request, decision }: { request: InteractionId; decision: Decision },
): State => {
  const { record } = state;
  if (decision.kind === 'open' && record.status === 'opening' && record.abandoned === undefined) {
    return { ...state, opener: request };
  }
  if (decision.kind === 'open' && record.status === 'open') {
    return reply(state, request, { kind: 'opened', record });
  }
  if (decision.kind === 'reopen') return reopen(state, request, decision.by);
  if (decision.kind === 'forget_person') return forgetPerson(state, request, decision.person);
  // An end that has set aside what waits leaves nothing to decide.
  const isEnding = record.job?.kind === 'end' && record.job.setAside !== undefined;
  const isTooLate = record.job?.kind === 'end' && changesTerms.includes(decision.kind);
  const isOver = record.status !== 'open' || isTooLate || (isEnding && decision.kind !== 'job');
  if (decision.kind === 'open' || isOver) return reply(state, request, { kind: 'over' });
  switch (decision.kind) {
    case 'try_now': {
      const holds = state.record.hold !== undefined || state.storeFailures > 0;
      return reply(tryNow(state), request, { kind: holds ? 'done' : 'nothing' });
    }
    case 'skip_waiting':
      return skipWaiting(state, request);
    case 'set_rest_aside':
      return setRestAside(state, request);
    case 'answer_aside':
      return answerAside(state, request);
    case 'skip_aside':
      return skipAside(state, request);
    case 'ask_again':
    case 'skip_doubt':
      return decideDoubt(state, request, decision);
    case 'say':
      return speak(state, request, decision.speech);
    case 'ask_this':
      return askThis(state, request, decision.message);
    case 'pause':
      return pause(state, { request, by: decision.by });
    case 'go_on':
      return goOn(state, { request, by: decision.by });
    case 'change_terms':
      return changeTerms(state, decision.terms, { request, by: decision.by });
    case 'co_hosts':
      return setCoHosts(state, decision.people, { request, by: decision.by });
    case 'raise_hand':
    case 'lower_hand':
    case 'pass_on':
    case 'give_floor':
    case 'hands_order':
      return decideFloor(state, request, decision);
    case 'job':
      return startJob(state, request, decision.job);
  }
};
