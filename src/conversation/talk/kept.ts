import { cutText } from '../../lib/cut.ts';
import type { MessageId, UserId } from '../../lib/ids.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';
import { keep, withoutKept } from '../domain/hands.ts';
import { change, readerIn } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { wordsIn } from './asked.ts';
import { isOutdated } from './thread.ts';

/** Questions that were out of turn, and that their authors want to keep until it is their turn. */

/** More than a line quotes of it: the message itself is read when it is asked. */
const longestKept = 200;

export const forgetKept = (state: State, ids: readonly MessageId[]): State => {
  const { hands } = state.record;
  const isKept = hands?.kept?.some(({ messageId }) => ids.includes(messageId)) === true;
  return isKept ? change(state, { hands: withoutKept(hands, ids) }) : state;
};

export const keepQuestion = (state: State, message: ThreadMessage): State => {
  const { hands } = state.record;
  const isGone = state.thread.deletions.has(message.id) || isOutdated(state, message);
  if (hands === undefined || isGone) return state;
  const words = wordsIn(message, readerIn(state));
  if (words === undefined) return state;
  const text = cutText(words, { longest: longestKept, ending: '…' });
  return change(state, { hands: keep(hands, { by: message.author.id, messageId: message.id, text }) });
};

/** The message was edited: the line quotes its new words, if it has any. */
export const rewordKept = (state: State, message: ThreadMessage): State => {
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
