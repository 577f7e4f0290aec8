import type { MessageId } from '../../lib/ids.ts';
import type { Conversation, SetAsideWhy, SubmittedTurn } from '../domain/record.ts';
import { withoutAsked } from './asked.ts';
import { settle } from './cursor.ts';
import { drop, hasBegun, inLane } from '../state/lanes.ts';
import { change, underWay } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { forgetKept } from './kept.ts';
import type { Waiting } from './memory.ts';
import { byPlace, textsKept } from './memory.ts';
import { triesAnew, withoutDelivery } from './progress.ts';
import { forgetMessages } from '../domain/record.ts';
import { notIgnored } from './thread.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** What becomes of a question that waits: it is asked, taken back, dismissed or set aside. */

export type Wording = Pick<SubmittedTurn, 'speakerId'> & { readonly text: string };

/** The words of a question, if they are known. */
export const wordsOf = ({ record }: State, { messageId, speakerId, text }: Waiting): Wording | undefined => {
  const say = record.relayed.find((one) => one.messageId === messageId);
  if (say !== undefined) return say;
  return text === undefined || speakerId === undefined ? undefined : { speakerId, text };
};

// ---- the queue

export const addWaiting = (state: State, added: Waiting): State => {
  const { waiting } = state;
  const kept = waiting.length < textsKept ? added : { ...added, text: undefined };
  let place = waiting.length;
  for (; place > 0; place -= 1) {
    const earlier = waiting[place - 1];
    if (earlier === undefined || byPlace(earlier, kept) <= 0) break;
  }
  // Judged again by other terms, it is no longer ignored, nor kept.
  const heard = forgetKept(notIgnored(state, added.messageId), [added.messageId]);
  return { ...heard, waiting: waiting.toSpliced(place, 0, kept) };
};

export const removeWaiting = (state: State, ids: readonly MessageId[]): State => ({
  ...state,
  waiting: state.waiting.filter(({ messageId }) => !ids.includes(messageId)),
});

/** Nothing waits any more. */
export const withoutWaiting = (state: State): State => ({ ...state, waiting: [] });

// ---- what becomes of a question

/** Takes the turn back: the service certainly did not get it. */
export const takeBack = (state: State): State => {
  const { turn } = state.record;
  // A question that a button press put in the queue is old: it is read again each time.
  const waiting = state.waiting.map((one) =>
    one.messageId === turn?.messageId && one.at !== one.messageId ? { ...one, text: undefined } : one,
  );
  const asked = withoutAsked(state.record, turn?.messageId);
  return { ...change(drop(state, 'turn'), { turn: undefined, asked }), waiting };
};

/** The same while its call waits for the store: an edit or a deletion still counts then. */
export const unsubmitIfUnsent = (state: State): State => {
  const effect = inLane(state, 'turn');
  return effect?.kind === 'call' && !hasBegun(state, effect) ? takeBack(state) : state;
};

/** Settles waiting questions that need nothing more. */
export const dropWaiting = (state: State, ids: readonly MessageId[]): State =>
  change(settle(removeWaiting(state, ids), ids), forgetMessages(state.record, ids));

/** Settles a message that needs nothing more. */
export const dismiss = (state: State, messageId: MessageId): State => {
  const dismissed = dropWaiting(state, [messageId]);
  return underWay(state) === messageId
    ? withoutDelivery(change(dismissed, { turn: undefined }))
    : triesAnew(dismissed);
};

/** For a question that somebody wants asked again: it was heard once, and the terms may have changed since. */
const onAnyTerms = ({ hostId }: Conversation) =>
  ({ hostId, who: 'everyone', hears: 'everything', terms: undefined, floors: undefined }) as const;

/** The terms on which a waiting question is judged when it is read once more. */
export const termsFor = (record: Conversation, messageId: MessageId) =>
  record.again.some((one) => one.messageId === messageId) ? onAnyTerms(record) : record;

/** Where a question was last asked: answers and notices up to there belong to an earlier attempt. */
export const askedFrom = ({ again }: Pick<Conversation, 'again'>, messageId: MessageId): string =>
  again.find((one) => one.messageId === messageId)?.at ?? messageId;

/** Sets messages aside, in addition to those already set aside. */
export const setAside = (
  state: State,
  ids: readonly MessageId[],
  { why, missed = [] }: { readonly why: SetAsideWhy; readonly missed?: readonly ThreadMessage[] },
): State => {
  if (ids.length === 0) return state;
  const settled = settle(removeWaiting(state, ids), ids);
  const { ids: before = [], since = state.now, again = [] } = state.record.aside ?? {};
  // Each attempt has an answer of its own in the thread.
  const tried = state.waiting
    .filter(({ messageId }) => ids.includes(messageId))
    .map(({ messageId, speakerId, attempt }) => ({ messageId, speakerId, attempt }));
  const heard = missed.map(({ id, author }) => ({ messageId: id, speakerId: author.id, attempt: 0 }));
  return change(settled, {
    aside: { ids: [...before, ...ids], why, since, again: [...again, ...tried, ...heard] },
  });
};
