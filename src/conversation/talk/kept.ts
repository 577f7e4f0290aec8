import { cutText } from '../../lib/cut.ts';
import { compareIds } from '../../lib/ids.ts';
import type { MessageId, UserId } from '../../lib/ids.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';
import { keep, withoutKept } from '../domain/hands.ts';
import { isByHands } from '../domain/hearing-terms.ts';
import { change, changing, readerIn } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { isTaken, wordsIn } from './asked.ts';
import { isOutdated } from './thread.ts';

/** Questions that were out of turn, and that their authors want to keep until it is their turn. */

/** More than a floor notice quotes of it: the message itself is read when it is asked. */
const longestKept = 200;

export const forgetKept = (state: State, ids: readonly MessageId[]): State => {
  const { hands } = state.record;
  const isKept = hands?.kept?.some(({ messageId }) => ids.includes(messageId)) === true;
  return isKept ? change(state, { hands: withoutKept(hands, ids) }) : state;
};

export const keepQuestion = (state: State, message: ThreadMessage): State => {
  const { hands } = state.record;
  const isGone = state.thread.deletions.has(message.id) || isOutdated(state, message);
  if (hands === undefined || isGone || isTaken(state, message.id)) return state;
  const words = wordsIn(message, readerIn(state));
  if (words === undefined) return state;
  const text = cutText(words, { longest: longestKept, ending: '…' });
  return change(state, { hands: keep(hands, { by: message.author.id, messageId: message.id, text }) });
};

const changePeople = changing('people');

/** How many people's messages are remembered. */
const mostRemembered = 50;

/** For when its author raises a hand. A process that ends forgets it. */
export const rememberUnasked = (state: State, message: ThreadMessage): State => {
  const known = state.people.unasked.get(message.author.id);
  if (known !== undefined && compareIds(known.id, message.id) > 0) return state;
  const others = [...state.people.unasked].filter(([by]) => by !== message.author.id);
  const unasked = new Map([...others, [message.author.id, message] as const].slice(-mostRemembered));
  return changePeople(state, { unasked });
};

export const forgetUnasked = (state: State, by: UserId): State => {
  if (!state.people.unasked.has(by)) return state;
  const unasked = new Map([...state.people.unasked].filter(([one]) => one !== by));
  return changePeople(state, { unasked });
};

/** Somebody raises a hand below the hint about a message of theirs, or because of the latest that was not asked. */
export const keepForHand = (state: State, by: UserId, chosen: ThreadMessage | undefined): State => {
  const latest = state.people.unasked.get(by);
  const message = chosen ?? (latest && isByHands(state.record, latest.id) ? latest : undefined);
  return message === undefined ? state : keepQuestion(state, message);
};

/** The message was edited: the floor notice quotes its new words, if it has any. */
export const rewordKept = (before: State, message: ThreadMessage): State => {
  const isUnasked = before.people.unasked.get(message.author.id)?.id === message.id;
  const state = isUnasked ? rememberUnasked(before, message) : before;
  const { hands } = state.record;
  const kept = hands?.kept?.find(({ messageId }) => messageId === message.id);
  return kept === undefined ? state : keepQuestion(forgetKept(state, [message.id]), message);
};

/** It is asked: if its author has the floor, the floor passes on once it is answered. */
export const askedKept = (state: State, id: MessageId, author: UserId): State => {
  const { hands } = state.record;
  const left = forgetKept(state, [id]);
  if (hands === undefined || left === state || hands.holder !== author) return left;
  return change(left, { hands: { ...withoutKept(hands, [id]), asked: id } });
};
