import type { InteractionId, UserId } from '../../lib/ids.ts';
import type { Decision } from '../domain/event.ts';
import { askThis } from '../talk/ask-this.ts';
import { answerAside, decideDoubt, setRestAside, skipAside, skipWaiting } from '../talk/deciding.ts';
import { decideFloor, passOnFrom } from '../room/floor.ts';
import { forgetPerson } from '../life/forgetting.ts';
import { reopen, startJob } from '../life/jobs.ts';
import { changeTerms, goOn, pause, setCoHosts } from '../room/managing.ts';
import { speak } from '../talk/speaking.ts';
import { tryNow } from '../talk/holding.ts';
import { reply } from '../state/lanes.ts';
import { changeLife, isNamedIn } from '../state/state.ts';
import type { State } from '../state/state.ts';

/** Passes whatever people decide or ask for to its rule. */

/** Once an end has been asked for, nothing comes of these. */
const tooLateAtEnd: readonly Decision['kind'][] = [
  'say',
  'ask_this',
  'ask_again',
  'answer_aside',
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

const forget = (state: State, request: InteractionId, person: UserId): State =>
  isNamedIn(state, person)
    ? forgetPerson(passOnFrom(state, person), request, person)
    : reply(state, request, { kind: 'nothing' });

export const decide = (
  state: State,
  { request, decision }: { request: InteractionId; decision: Decision },
): State => {
  const { record } = state;
  if (decision.kind === 'open' && record.status === 'opening' && record.abandoned === undefined) {
    return changeLife(state, { opener: request });
  }
  if (decision.kind === 'open' && record.status === 'open') {
    return reply(state, request, { kind: 'opened', record });
  }
  if (decision.kind === 'reopen') return reopen(state, request, decision.by);
  if (decision.kind === 'forget_person') return forget(state, request, decision.person);
  // An end that has set aside what waits leaves nothing to decide.
  const isEnding = record.job?.kind === 'end' && record.job.setAside !== undefined;
  const isTooLate = record.job?.kind === 'end' && tooLateAtEnd.includes(decision.kind);
  const isOver = record.status !== 'open' || isTooLate || (isEnding && decision.kind !== 'job');
  if (decision.kind === 'open' || isOver) return reply(state, request, { kind: 'over' });
  switch (decision.kind) {
    case 'try_now': {
      const holds = state.record.hold !== undefined || state.writer.failures > 0;
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
      return askThis(state, request, decision);
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
