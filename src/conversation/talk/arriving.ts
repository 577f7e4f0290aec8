import { compareIds } from '../../lib/ids.ts';
import type { Event } from '../domain/event.ts';
import { lacksFloor } from '../domain/hearing.ts';
import { forgetMessages } from '../domain/record.ts';
import { isAskedForItself, rewordedThis } from './asked.ts';
import { isKnown, isUndecided, settle } from './cursor.ts';
import { judge } from './free-floor.ts';
import { lookIfUnlisted } from './gate.ts';
import { giveHint, lackedFloor } from './hints.ts';
import { forgetKept, forgetUnasked, rewordKept } from './kept.ts';
import { addWaiting, dismiss, unsubmitIfUnsent } from './queue.ts';
import { change, underWay } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { heardEdit, ignore, isOutdated, see } from './thread.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** What a message means for its conversation when it arrives, and when it is edited or deleted. */

/** Gives one hint to people who write where nobody answers any more. */
const hintAfterEnd = (state: State, message: ThreadMessage): State => {
  const { author, id, system } = message;
  const isOld = compareIds(id, state.record.cursor) <= 0;
  const isOurs = author.id === state.self.id;
  return isOurs || isOld || author.bot || system ? state : giveHint(state, 'ended', message);
};

export const messageCame = (state: State, message: ThreadMessage): State => {
  const { record, self } = state;
  const { id, author } = message;
  if (record.status === 'ended') return hintAfterEnd(state, message);
  const awake = lookIfUnlisted(state);
  const seen = (next: State): State => see(next, id);
  if (author.id === self.id) return seen(awake);
  if (isKnown(awake, id) || awake.thread.deletions.has(id)) return seen(awake);
  const { state: heard, verdict } = judge(awake, message);
  if (verdict.kind === 'turn') {
    const text = isOutdated(heard, message) ? undefined : verdict.text;
    return seen(
      addWaiting(forgetUnasked(heard, author.id), {
        at: id,
        messageId: id,
        attempt: 0,
        speakerId: author.id,
        text,
      }),
    );
  }
  const settled = ignore(isUndecided(awake, verdict) ? awake : settle(awake, [id]), [id]);
  if (lacksFloor(verdict)) return seen(lackedFloor(settled, message, { isNew: true }));
  return seen(verdict.kind === 'hint' ? giveHint(settled, verdict.hint, message) : settled);
};

export const messageEdited = (state: State, { id, message }: Extract<Event, { kind: 'edited' }>): State => {
  if (message !== undefined && isOutdated(state, message)) return state;
  const known = heardEdit(state, id, message?.editedAt);
  const heard = message === undefined ? known : rewordKept(known, message);
  const current = underWay(heard) === id ? unsubmitIfUnsent(heard) : heard;
  // It may also have been set aside.
  if (isAskedForItself(current.record, id))
    return message === undefined ? current : rewordedThis(current, message);
  const waiting = current.waiting.find(({ messageId }) => messageId === id);
  if (waiting === undefined) return current;
  const judged = message && judge(current, message, { isJudged: true });
  const { state: next, verdict } = judged ?? { state: current, verdict: undefined };
  // A question that is under way may return to the queue, and is then read again.
  if (verdict !== undefined && verdict.kind !== 'turn' && underWay(current) !== id)
    return dismiss(current, id);
  const isKept = waiting.text !== undefined && verdict?.kind === 'turn';
  const text = isKept ? verdict.text : undefined;
  return {
    ...next,
    waiting: next.waiting.map((one) => (one === waiting ? { ...one, text } : one)),
  };
};

const messageDeleted = (state: State, id: ThreadMessage['id']): State => {
  const current = underWay(state) === id ? unsubmitIfUnsent(state) : state;
  if (underWay(current) === id) {
    const waiting = current.waiting.map((one) => (one.messageId === id ? { ...one, text: undefined } : one));
    return { ...current, waiting };
  }
  const { aside, relayed } = current.record;
  if (current.waiting.some(({ messageId }) => messageId === id)) return dismiss(current, id);
  if (aside?.ids.includes(id) === true) {
    const ids = aside.ids.filter((one) => one !== id);
    const left = ids.length === 0 ? undefined : { ...aside, ids };
    return change(current, { aside: left, ...forgetMessages(current.record, [id]) });
  }
  return relayed.some(({ messageId }) => messageId === id)
    ? change(current, forgetMessages(current.record, [id]))
    : current;
};

export const messagesDeleted = (state: State, { ids }: Extract<Event, { kind: 'deleted' }>): State =>
  ids.reduce(messageDeleted, forgetKept(state, ids));
