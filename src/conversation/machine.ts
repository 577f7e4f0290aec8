import type { InteractionId } from '../lib/ids.ts';
import { called, planTurn, wasRead } from './ask.ts';
import { left, listed, live, looked, planLook, sessionBegan, woke } from './catch-up.ts';
import { draftOf } from './draft.ts';
import type { Draft, State } from './draft.ts';
import { laneNames } from './effects.ts';
import type { Effect } from './effects.ts';
import type { Deciders, Decision, DecisionKind, DecisionOf, Decisions, Event, Result } from './events.ts';
import { decideForgetting } from './forget.ts';
import { decideHands, floorDueAt, planHands, typed } from './hands.ts';
import { hintCame, planPeople } from './hints.ts';
import { calmDueAt, isThere, planInbox } from './inbox.ts';
import { decideJob, endSilently, idleDueAt, jobCame, planEnd } from './jobs.ts';
import { drop, effectsOf, mayBegin, reply, wake } from './lanes.ts';
import { decideAsking, decideTerms } from './manage.ts';
import { notOpened, open, openingCame, planOpening } from './opening.ts';
import { outCame, planOut } from './outgoing.ts';
import { boardCame, boardDueAt, planBoard } from './status.ts';
import { decideWaiting, linked } from './suspend.ts';
import { finish, notStored, stored } from './writer.ts';

/** What an event means for a conversation; then each free lane gets its next effect. */

// ---- what people decide

const deciders: Deciders<Decisions> = {
  ...decideTerms,
  ...decideHands,
  ...decideAsking,
  ...decideWaiting,
  ...decideJob,
  ...decideForgetting,
  open: (d, _, request) => {
    open(d, request);
    return 'later';
  },
};

/** Possible whatever becomes of the conversation. */
const always: readonly DecisionKind[] = ['open', 'forget_person'];

const isOver = ({ record: { phase, job } }: Draft, kind: DecisionKind): boolean =>
  !always.includes(kind) && (phase !== 'open' || (job?.kind === 'end' && kind !== 'job'));

const decide = <Kind extends DecisionKind>(
  d: Draft,
  decision: DecisionOf<Kind>,
  request: InteractionId,
): void => {
  const { kind }: { readonly kind: Kind } = decision;
  if (isOver(d, kind)) return reply(d, request, { kind: 'over' });
  const outcome = deciders[kind](d, decision, request);
  // An interaction is answered in public at once or never; nothing of it has to be stored.
  if (outcome !== 'later') reply(d, request, outcome, { atOnce: kind === 'say' });
};

const asked = (d: Draft, decision: Decision, request: InteractionId): void => {
  if ('by' in decision && decision.by !== undefined) isThere(d, decision.by);
  decide(d, decision, request);
};

// ---- what comes of effects

const gone = (d: Draft): void => {
  if (d.record.phase === 'opening') notOpened(d, { kind: 'discord', failure: { kind: 'unknown_channel' } });
  else endSilently(d, 'gone');
};

const came = (d: Draft, effect: Effect, result: Result): void => {
  if (effect.lane === 'answer') return;
  if (d.record.phase === 'opening') return openingCame(d, effect, result);
  const isGone = result.kind === 'discord_failed' && result.failure.kind === 'unknown_channel';
  if (isGone && effect.kind !== 'close') return gone(d);
  switch (effect.lane) {
    case 'turn':
      if (effect.kind === 'call') return called(d, result);
      return effect.kind === 'read' ? wasRead(d, effect, result) : jobCame(d, effect, result);
    case 'look':
      return looked(d, result);
    case 'out':
      return outCame(d, result);
    case 'board':
      return boardCame(d, effect, result);
    case 'people':
      return hintCame(d, result);
  }
};

const resultCame = (d: Draft, { id, result }: Extract<Event, { kind: 'result' }>): void => {
  for (const effect of effectsOf(d)) {
    if (effect.id !== id) continue;
    if (effect.lane === 'answer') d.lanes.replies = d.lanes.replies.filter((one) => one !== effect);
    else drop(d, effect.lane);
    return came(d, effect, result);
  }
};

const storeFailed = (d: Draft): void => {
  notStored(d);
  if (d.record.phase === 'opening' && d.writer.stored === 0) notOpened(d, { kind: 'store' });
};

type Happenings = {
  readonly [Kind in Event['kind']]: (d: Draft, event: Extract<Event, { readonly kind: Kind }>) => void;
};

const happenings: Happenings = {
  message: live,
  edited: live,
  deleted: live,
  session: sessionBegan,
  connection: (d, { isUp }) => void (d.memory.deaf = !isUp),
  listed,
  woke,
  left,
  changed: wake,
  self: (d, { self }) => void (d.memory.self = self),
  gone,
  typing: (d, { by }) => typed(d, by),
  linked,
  asked: (d, { decision, request }) => asked(d, decision, request),
  result: resultCame,
  stored: (d, { version }) => stored(d, version),
  store_failed: storeFailed,
  closing: (d) => void (d.memory.closing = true),
  time: () => undefined,
};

const happen = <Kind extends Event['kind']>(
  d: Draft,
  event: Extract<Event, { readonly kind: Kind }>,
): void => {
  const { kind }: { readonly kind: Kind } = event;
  happenings[kind](d, event);
};

const plan = (d: Draft): void => {
  planOpening(d);
  planEnd(d);
  planLook(d);
  planInbox(d);
  planTurn(d);
  planOut(d);
  // A post without a response is looked for.
  planLook(d);
  planHands(d);
  planBoard(d);
  planPeople(d);
};

export const step = (state: State, event: Event, now: number): State => {
  const d = draftOf(state, now);
  happen(d, event);
  plan(d);
  return finish(state, d);
};

/** When something is next due that no event will announce. */
export const dueAt = (state: State, now: number): number | undefined => {
  let next: number | undefined;
  const due = (at: number | undefined): void => {
    if (at !== undefined && at > now && (next === undefined || at < next)) next = at;
  };
  due(state.writer.writeAt);
  for (const name of laneNames) due(state.lanes[name].restUntil);
  due(state.record.suspension?.nextTryAt);
  due(floorDueAt(state));
  due(calmDueAt(state));
  due(boardDueAt(state));
  due(idleDueAt(state));
  return next;
};

/** Nothing has to be waited for before the process ends. */
export const isSettled = (state: State): boolean => {
  const { record, memory, writer } = state;
  if (memory.deleted) return true;
  for (const effect of effectsOf(state)) if (effect.lane !== 'look' && mayBegin(state, effect)) return false;
  const isMute = memory.gap !== undefined || memory.barred !== undefined;
  return (record.outgoing.length === 0 || isMute) && writer.version === writer.stored;
};
