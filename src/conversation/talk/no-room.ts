import type { NoRoom } from '../domain/fair-use.ts';
import { datedNonce } from '../domain/nonce.ts';
import { forgetMessages } from '../domain/record.ts';
import type { SubmittedTurn } from '../domain/record.ts';
import { askedFrom, dismiss, setAside, takeBack } from './queue.ts';
import { addNote, change } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { triesAnew } from './progress.ts';

/**
 * A question beyond a limit is set aside, and asked once somebody wants it asked. Its author is told when they
 * may ask again; in a flood, only once.
 */

/** Milliseconds after which the same person is told again. */
const saidAgainAfter = 10 * 60_000;

const told = (state: State, { messageId, speakerId }: SubmittedTurn, { of, most, until }: NoRoom): State => {
  const { noRoom = [] } = state.record;
  const who = of === 'person' ? speakerId : undefined;
  const lately = noRoom.filter(({ at }) => at > state.now - saidAgainAfter);
  if (lately.some((one) => one.who === who)) return state;
  return addNote(change(state, { noRoom: [...lately, { who, at: state.now }] }), {
    nonce: datedNonce(messageId, 'no_room', state.now),
    telling: { kind: 'no_room', of, most, until },
    replyTo: messageId,
    // A question that is asked again may have had the same notice before.
    since: askedFrom(state.record, messageId),
  });
};

/** The call was not sent, because its question is beyond a limit. */
export const withoutRoom = (state: State, why: NoRoom): State => {
  const { turn } = state.record;
  if (turn?.state !== 'submitted') return state;
  const { messageId } = turn;
  if (state.thread.deletions.has(messageId)) return dismiss(state, messageId);
  // An end says how many questions it has dropped.
  if (state.record.job?.kind === 'end') return triesAnew(takeBack(state));
  const back = told(takeBack(state), turn, why);
  // It stays known whose words the bot has said.
  const { again } = forgetMessages(back.record, [messageId]);
  return triesAnew(setAside(change(back, { again }), [messageId], { why: 'no_room' }));
};
