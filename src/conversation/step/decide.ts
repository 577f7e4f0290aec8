import type { InteractionId } from '../../lib/ids.ts';
import { decisions } from '../domain/decision.ts';
import type { DecisionKind, DecisionOf } from '../domain/decision.ts';
import { forgetPerson } from '../life/forgetting.ts';
import { startJob } from '../life/jobs.ts';
import { open } from '../life/opening.ts';
import { decideFloor, passOnFrom } from '../room/floor.ts';
import { changeTerms, goOn, pause, setCoHosts } from '../room/managing.ts';
import { reply } from '../state/lanes.ts';
import { isNamedIn } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { askThis } from '../talk/ask-this.ts';
import {
  answerAside,
  decideDoubt,
  setRestAside,
  skipAside,
  skipWaiting,
  tryAtOnce,
} from '../talk/deciding.ts';
import { speak } from '../talk/speaking.ts';

/** Passes each decision to its rule, as long as it is possible. */

type Rules = {
  readonly [Kind in DecisionKind]: (
    state: State,
    request: InteractionId,
    decision: DecisionOf<Kind>,
  ) => State;
};

/** The floor passes on from a person who is forgotten. */
const forget: Rules['forget_person'] = (state, request, { person }) =>
  isNamedIn(state, person)
    ? forgetPerson(passOnFrom(state, person), request, person)
    : reply(state, request, { kind: 'nothing' });

const rules: Rules = {
  try_now: tryAtOnce,
  skip_waiting: skipWaiting,
  set_rest_aside: setRestAside,
  answer_aside: answerAside,
  skip_aside: skipAside,
  ask_again: decideDoubt,
  skip_doubt: decideDoubt,
  say: (state, request, { speech }) => speak(state, request, speech),
  ask_this: askThis,
  pause,
  go_on: goOn,
  change_terms: changeTerms,
  co_hosts: setCoHosts,
  raise_hand: decideFloor,
  lower_hand: decideFloor,
  pass_on: decideFloor,
  give_floor: decideFloor,
  hands_order: decideFloor,
  open,
  job: (state, request, { job }) => startJob(state, request, job),
  forget_person: forget,
};

const isPossible = ({ record: { status, job } }: State, kind: DecisionKind): boolean => {
  const { possible } = decisions[kind];
  if (possible === 'always') return true;
  if (status !== 'open') return false;
  if (possible === 'while_open' || job?.kind !== 'end') return true;
  return possible === 'until_cleared' && job.setAside === undefined;
};

export const decide = <Kind extends DecisionKind>(
  state: State,
  { request, decision }: { readonly request: InteractionId; readonly decision: DecisionOf<Kind> },
): State =>
  isPossible(state, decision.kind)
    ? rules[decision.kind](state, request, decision)
    : reply(state, request, { kind: 'over' });
