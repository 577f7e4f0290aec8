import { planTurn } from './ask.ts';
import { left, listed, live, planLook, sessionBegan, woke } from './catch-up.ts';
import { asked } from './decisions.ts';
import { draftOf } from './draft.ts';
import type { Draft, State } from './draft.ts';
import { laneNames } from './effects.ts';
import type { Event, EventOf } from './events.ts';
import { floorDueAt, planHands, typed } from './hands.ts';
import { planPeople } from './hints.ts';
import { calmDueAt, planInbox } from './inbox.ts';
import { idleDueAt, planEnd } from './jobs.ts';
import { effectsOf, mayBegin, wake } from './lanes.ts';
import { planOpening } from './opening.ts';
import { planOut } from './outgoing.ts';
import { gone, resultCame, storeFailed } from './results.ts';
import { statusDueAt, planStatus } from './status.ts';
import { linked } from './suspend.ts';
import { finish, stored } from './writer.ts';

/** What an event means for a conversation; then each free lane gets its next effect. */

type Happenings = {
  readonly [Kind in Event['kind']]: (d: Draft, event: EventOf<Kind>) => void;
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
  asked,
  result: resultCame,
  stored: (d, { version }) => stored(d, version),
  store_failed: storeFailed,
  closing: (d) => void (d.memory.closing = true),
  time: () => undefined,
};

const happen = <Kind extends Event['kind']>(d: Draft, event: EventOf<Kind>): void => {
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
  planStatus(d);
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
  due(statusDueAt(state));
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
