import { noticeEdited, postedLate } from '../board/late-notices.ts';
import { noticesDeleted } from '../board/posted.ts';
import type { Effect } from '../domain/effect.ts';
import type { Event } from '../domain/event.ts';
import type { ThreadMessage } from '../domain/message.ts';
import type { Conversation } from '../domain/record.ts';
import { messageCame, messageEdited, messagesDeleted } from '../rules/arriving.ts';
import { deafened, listed, sessionBegan, woke } from '../rules/catching-up.ts';
import { typed } from '../rules/floor.ts';
import { notReopened } from '../rules/jobs.ts';
import { neverStored } from '../rules/opening.ts';
import { heardOurselves } from '../rules/speaking.ts';
import { withCursor } from '../state/cursor.ts';
import { lookIfUnlisted } from '../state/gate.ts';
import { hostLinked } from '../state/holding.ts';
import { doubling, hasBegun, withThisStep, wokenByChange } from '../state/lanes.ts';
import { takeBackUnbegun } from '../state/queue.ts';
import { change, heardDeletions } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { decide } from './decide.ts';
import { plan } from './plan.ts';
import { gone, resultCame } from './results.ts';

/** Passes each event to its rule, then plans what each free lane does next. */

// ---- the store

const storeFailed = (state: State): State => {
  if (state.record.status === 'opening' && state.stored === 0) return neverStored(state, { kind: 'store' });
  const { delivery, longestHold } = state.givens.pace;
  const { now } = state;
  const writeAt = now + doubling(delivery, longestHold, state.storeFailures);
  const troubleSince = state.storeFailures === 0 ? now : state.troubleSince;
  return { ...state, storeFailures: state.storeFailures + 1, writeAt, troubleSince };
};

/** Another conversation uses the chat: a start comes to nothing, and what was reopened ends again. */
const claimed = (state: State): State => {
  const { status, job } = state.record;
  if (status === 'opening' && state.stored === 0) return neverStored(state, { kind: 'chat_in_use' });
  return job?.kind === 'reopen' ? notReopened(state, { kind: 'chat_in_use' }) : storeFailed(state);
};

// ---- events

const leftServer = (state: State): State => {
  const { status, awaySince } = state.record;
  if (status !== 'open' || awaySince !== undefined) return state;
  return change(sessionBegan(takeBackUnbegun(state)), { awaySince: state.now });
};

/** A message of our own may be the words of a `/say`, or a notice that a dead process sent. */
const heardOurs = (state: State, message: ThreadMessage): State => {
  const isOurs = message.author.id === state.self.id && state.record.status !== 'ended';
  return isOurs ? postedLate(heardOurselves(state, message), message) : state;
};

const apply = (state: State, event: Event): State => {
  switch (event.kind) {
    case 'session':
      return wokenByChange(sessionBegan(state));
    case 'connection':
      return { ...(event.isUp ? state : deafened(state)), isDeaf: !event.isUp };
    case 'listed':
      return wokenByChange(listed(state, event));
    case 'woke':
      return woke(wokenByChange(state), event.lastMessageId);
    case 'message':
      return heardOurs(messageCame(state, event.message), event.message);
    case 'edited':
      return event.message?.author.id === state.self.id
        ? noticeEdited(state, event.message)
        : messageEdited(state, event);
    case 'deleted':
      return messagesDeleted(noticesDeleted(heardDeletions(state, event.ids), event.ids), event);
    case 'self':
      return { ...state, self: event.self };
    case 'changed':
      return wokenByChange(state);
    case 'gone':
      return gone(state);
    case 'left_server':
      return leftServer(state);
    case 'typing':
      return typed(state, event.by);
    case 'linked':
      return hostLinked(lookIfUnlisted(state));
    case 'asked':
      return decide(takeBackUnbegun(lookIfUnlisted(state)), event);
    case 'result':
      return resultCame(state, event);
    case 'stored':
      return {
        ...state,
        writing: undefined,
        stored: Math.max(state.stored, event.version),
        storeFailures: 0,
        lines: state.lines.filter(({ version }) => version > event.version),
      };
    case 'store_failed':
      return storeFailed({ ...state, writing: undefined });
    case 'claimed':
      return claimed({ ...state, writing: undefined });
    case 'time':
      return state;
    case 'closing':
      // What the store has not taken so far is tried once more, at once.
      return { ...takeBackUnbegun(state), closing: true, writeAt: state.now };
  }
};

// ---- the end of a step

const lazyKeys: readonly (keyof Conversation)[] = ['cursor', 'seen', 'settled', 'settledTo'];

/**
 * Nothing is lost by writing later if only the cursor has moved, or if the last part of an answer is in the thread,
 * where the next process would find it.
 */
const isUrgent = (before: Conversation, after: Conversation): boolean => {
  if (before === after) return false;
  const keys = Object.keys(after) as (keyof Conversation)[];
  const isDelivered = before.turn?.state === 'answered' && after.turn === undefined;
  const isLazy = (key: keyof Conversation): boolean =>
    lazyKeys.includes(key) || (key === 'turn' && isDelivered);
  return keys.some((key) => !isLazy(key) && before[key] !== after[key]);
};

const writeAtOf = (before: State, state: State, version: number): number | undefined => {
  const { record, now, stored, writing, effects } = state;
  if (version === stored) return undefined;
  const isNever = stored === 0 && record.abandoned !== undefined;
  // What is being taken out of the store is not put back.
  const isForgotten = effects.some((effect) => effect.kind === 'forget' && hasBegun(state, effect));
  if (state.deleted || isForgotten || isNever) return undefined;
  if (state.storeFailures > 0) return state.writeAt;
  if (version === writing) return undefined;
  const isWaitedFor = effects.some(({ awaits }) => awaits > (writing ?? stored));
  if (isWaitedFor || state.closing || isUrgent(before.record, record)) return now;
  return Math.min(state.writeAt ?? Infinity, now + state.givens.pace.cursorSave);
};

/** Begins to write if it is time and nothing is being written; later changes have a time of their own. */
const begun = (state: State): State => {
  const { now, version, writing, writeAt, storeFailures } = state;
  if (writing !== undefined || writeAt === undefined || writeAt > now) return state;
  // While the store fails, people are told this time.
  return { ...state, writing: version, writeAt: storeFailures === 0 ? undefined : writeAt };
};

const finish = (before: State, planned: State): State => {
  const moved = withCursor(planned);
  const version = moved.record === before.record ? before.version : before.version + 1;
  const isNew = ({ awaits }: Effect): boolean => awaits === withThisStep;
  const effects = moved.effects.some(isNew)
    ? moved.effects.map((effect) => (isNew(effect) ? { ...effect, awaits: version } : effect))
    : moved.effects;
  const writeAt = writeAtOf(before, moved, version);
  const isSame = version === moved.version && effects === moved.effects && writeAt === moved.writeAt;
  return begun(isSame ? moved : { ...moved, version, effects, writeAt });
};

/** The state after an event; its effects hold what it wants from the outside world. Pure. */
export const step = (state: State, event: Event, now: number): State =>
  finish(state, plan(state, apply({ ...state, now }, event)));
