import { noticeEdited, postedLate } from '../notices/late-notices.ts';
import { noticesDeleted } from '../notices/posted.ts';
import type { Event } from '../domain/event.ts';
import { messageCame, messageEdited, messagesDeleted } from '../talk/arriving.ts';
import { disconnected, listed, sessionBegan, woke } from '../talk/catching-up.ts';
import { nearerToNextFloorNotice, typed } from '../room/floor.ts';
import { closing } from '../life/ended.ts';
import { neverStored } from '../life/opening.ts';
import { heardOurselves } from '../talk/speaking.ts';
import { withCursor } from '../talk/cursor.ts';
import { lookIfUnlisted } from '../talk/gate.ts';
import { hostLinked } from '../talk/suspension.ts';
import { wokenByChange } from '../state/lanes.ts';
import { unsubmitIfUnsent } from '../talk/queue.ts';
import { connected, heardDeletions } from '../talk/thread.ts';
import { change } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { notStored, notWritten, nowStored, writeNow, written } from '../state/writer.ts';
import { decide } from './decide.ts';
import { plan } from './plan.ts';
import { gone, resultCame } from './results.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** Passes each event to its rule, then plans what each free lane does next. */

// ---- the store

const isNew = ({ record, writer }: State): boolean => record.status === 'opening' && writer.stored === 0;

const storeFailed = (state: State): State =>
  isNew(state) ? neverStored(notWritten(state), { kind: 'store' }) : notStored(state);

/** Another conversation uses the chat: a start comes to nothing. */
const claimed = (state: State): State =>
  isNew(state) ? neverStored(notWritten(state), { kind: 'chat_in_use' }) : notStored(state);

// ---- events

const leftServer = (state: State): State => {
  const { status, awaySince } = state.record;
  if (status !== 'open' || awaySince !== undefined) return state;
  return change(sessionBegan(unsubmitIfUnsent(state)), { awaySince: state.now });
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
      return connected(event.isUp ? state : disconnected(state), event.isUp);
    case 'listed':
      return wokenByChange(listed(state, event));
    case 'woke':
      return woke(wokenByChange(state), event.lastMessageId);
    case 'message':
      return heardOurs(messageCame(nearerToNextFloorNotice(state), event.message), event.message);
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
      return decide(unsubmitIfUnsent(lookIfUnlisted(state)), event);
    case 'result':
      return resultCame(state, event);
    case 'stored':
      return nowStored(state, event.version);
    case 'store_failed':
      return storeFailed(state);
    case 'claimed':
      return claimed(state);
    case 'time':
      return state;
    case 'closing':
      return writeNow(closing(unsubmitIfUnsent(state)));
  }
};

// ---- the end of a step

const finish = (before: State, planned: State): State => written(before, withCursor(planned));

/** The state after an event; its effects hold what it wants from the outside world. Pure. */
export const step = (state: State, event: Event, now: number): State =>
  finish(state, plan(state, apply({ ...state, now }, event)));
