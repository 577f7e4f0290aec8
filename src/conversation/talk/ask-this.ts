import type { InteractionId } from '../../lib/ids.ts';
import type { DecisionOf } from '../domain/decision.ts';
import { isPaused, leftOut, termsAt, termsOf } from '../domain/hearing-terms.ts';
import { isTaken, wordsIn } from './asked.ts';
import { takeFloor } from './free-floor.ts';
import { reply } from '../state/lanes.ts';
import { change, readerIn } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { askedKept } from './kept.ts';
import { addWaiting } from './queue.ts';
import { heardEdit, isOutdated } from './thread.ts';

/**
 * A message that its author or a moderator wants asked, whatever it was: side talk, or one that the bot could not read.
 * Discord sends its words along with the press; they are kept like those of a `/say`, because the thread may not show
 * them to the bot, or may show them as side talk.
 */

export const askThis = (state: State, request: InteractionId, decision: DecisionOf<'ask_this'>): State => {
  const { message, wasAnswered, isModerators } = decision;
  const { record } = state;
  const { id, author } = message;
  // The press has its place among the changes of the terms, and may arrive after a later change.
  const terms = [termsOf(record), termsAt(record, request)];
  if (isPaused(record) || terms.some(({ paused }) => paused === true))
    return reply(state, request, { kind: 'paused' });
  if (author.bot || message.system) return reply(state, request, { kind: 'not_a_question' });
  if (wasAnswered || isTaken(state, id) || state.thread.deletions.has(id) || isOutdated(state, message))
    return reply(state, request, { kind: 'nothing' });
  const text = wordsIn(message, readerIn(state));
  if (text === undefined) return reply(state, request, { kind: 'no_text' });
  const [hint] = isModerators ? [] : terms.flatMap((one) => leftOut(one, author, record.hostId) ?? []);
  const free = hint === 'no_floor' ? takeFloor(state, { at: request, by: author.id }) : state;
  if (free !== state) return askThis(free, request, decision);
  // The floor is theirs as soon as its notice stands in the thread.
  if (hint === 'no_floor' && record.hands?.holder === author.id)
    return reply(state, request, { kind: 'floor' });
  if (hint !== undefined) return reply(state, request, { kind: 'not_heard', hint });
  const waiting = { messageId: id, speakerId: author.id, attempt: 0, at: request };
  const say = { id: request, speakerId: author.id, text, content: text, messageId: id };
  const kept = change(askedKept(heardEdit(state, id, message.editedAt), id, author.id), {
    again: [...record.again, waiting],
    relayed: [...record.relayed, say],
  });
  return reply(addWaiting(kept, { ...waiting, text }), request, { kind: 'done' });
};
