import { compareIds, idBefore } from '../../lib/ids.ts';
import type { Effect } from '../domain/effect.ts';
import type { Result } from '../domain/event.ts';
import { noticeNonce, partNonce } from '../domain/nonce.ts';
import type { AnsweredTurn, Part, Shelved } from '../domain/record.ts';
import { remedyForPart } from '../domain/remedy.ts';
import { settle } from './cursor.ts';
import { changeLane, readOn, recovered, waitForDiscord, performOnceStored } from '../state/lanes.ts';
import { addNote, change } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { addTranscriptLine, turnLine } from '../state/transcript-lines.ts';
import { isUnsure, nowSure, postLost } from '../state/unsure.ts';
import { nextPartIs, partPostedAs, withoutDelivery } from './progress.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** Posts an answer in the thread, part by part, and then settles the turn. */

/** Limit, in characters, on what is kept for `Show`, because it is stored again with every later step. */
const largestKept = 512 * 1024;

/** What a part's message says. */
const partText = ({ as, content, sentence = '' }: Part): string => (as === 'file' ? sentence : content);

/** Which parts of an answered turn are already among these messages of the thread, in order. */
const findParts = (state: State, turn: AnsweredTurn, messages: readonly ThreadMessage[]): State => {
  const { self } = state;
  const { parts } = turn;
  const ours = messages.filter(
    ({ author, id }) => author.id === self.id && compareIds(id, turn.messageId) > 0,
  );
  const isDeleted = !messages.some(({ id }) => id === turn.messageId);
  let found = 0;
  let known = state;
  for (const { id, content, repliesTo } of ours) {
    while (parts[found]?.as === 'shelved') found += 1;
    const part = parts[found];
    // The first part is a reply; it has no reference only if the question is gone.
    const answers = repliesTo === undefined ? isDeleted : repliesTo.messageId === turn.messageId;
    if (part === undefined || (found === 0 && !answers) || content !== partText(part)) continue;
    known = partPostedAs(known, found, id);
    found += 1;
  }
  return nextPartIs(known, Math.max(state.delivery.nextPart, found));
};

const settled = (state: State, turn: AnsweredTurn): State => {
  const { record } = state;
  const ends = turn.ends && record.job === undefined;
  const delivered = change(settle(state, [turn.messageId]), {
    turn: undefined,
    ...(ends ? { job: { kind: 'end', id: turn.messageId } } : {}),
  });
  return withoutDelivery(addTranscriptLine(delivered, turnLine(state, turn)));
};

/** Posts the next part of the answered turn, or settles the turn after the last one. */
export const deliver = (state: State, turn: AnsweredTurn): State => {
  const { parts } = turn;
  const index = parts.findIndex((part, place) => place >= state.delivery.nextPart && part.as !== 'shelved');
  const part = parts[index];
  if (part === undefined) return settled(state, turn);
  if (isUnsure(state, 'turn', 'turn')) {
    return readOn(state, 'turn', { of: 'thread', after: idBefore(turn.messageId) });
  }
  const slow = turn.answeredAt - turn.submittedAt > state.environment.timings.pingAfter;
  const nonce =
    part.as === 'file'
      ? noticeNonce(turn.messageId, 'file', `${index}.${turn.attempt}`)
      : partNonce(turn, index);
  const posting = { nonce, ...(index === 0 ? { replyTo: turn.messageId, ping: slow } : {}) };
  const next = nextPartIs(state, index);
  return performOnceStored(next, 'turn', { kind: 'post_part', part, posting });
};

/** Everything in the thread from the question on has been read. */
export const partsFound = (state: State, messages: readonly ThreadMessage[]): State => {
  const { turn } = state.record;
  if (turn?.state !== 'answered') return state;
  return findParts(nowSure(state, 'turn', 'turn'), turn, messages);
};

const changePart = (state: State, turn: AnsweredTurn, changes: Partial<Part>): State => {
  const parts = turn.parts.map((part, index) =>
    index === state.delivery.nextPart ? { ...part, ...changes } : part,
  );
  return change(state, { turn: { ...turn, parts } });
};

const smallFile = ({ file }: Part): Part['file'] =>
  file !== undefined && file.base64.length <= largestKept ? file : undefined;

/** The latest ones that fit: all of them are stored again with every step. */
const withinBudget = (shelved: readonly Shelved[]): readonly Shelved[] => {
  let room = 2 * largestKept;
  const isKept = ({ content, file }: Shelved): boolean => {
    room -= content.length + (file?.base64.length ?? 0);
    return room >= 0;
  };
  return shelved.toReversed().filter(isKept).toReversed();
};

/** Keeps a refused part for its `Show` button. */
const shelve = (
  state: State,
  turn: AnsweredTurn,
  part: Pick<Part, 'content' | 'file'>,
  left: Partial<Part> = { as: 'shelved' },
): State => {
  const place = { messageId: turn.messageId, attempt: turn.attempt, part: state.delivery.nextPart };
  const isSame = (other: Shelved): boolean =>
    other.messageId === place.messageId && other.part === place.part;
  const shelved = withinBudget([
    ...state.record.shelved.filter((other) => !isSame(other)),
    { ...place, content: part.content, file: smallFile(part) },
  ]);
  return addNote(change(changePart(state, turn, left), { shelved }), {
    nonce: noticeNonce(turn.messageId, 'undelivered', `${place.part}.${turn.attempt}`),
    telling: { kind: 'undelivered', ...place },
    replyTo: turn.messageId,
    since: turn.messageId,
  });
};

/** Everything else in the part can be posted; a text that was to be the file is kept as well. */
const withoutFile = (state: State, turn: AnsweredTurn, { as, content, file }: Part): State =>
  shelve(state, turn, { content: as === 'file' ? content : '', file }, { file: undefined });

/** The result of posting a part. */
export const partPosted = (
  state: State,
  { part }: Extract<Effect, { kind: 'post_part' }>,
  result: Result,
): State => {
  const { turn } = state.record;
  if (turn?.state !== 'answered') return state;
  if (result.kind !== 'discord_failed') {
    const isShort = result.kind === 'posted' && result.withoutFiles === true;
    const told = isShort ? withoutFile(state, turn, part) : state;
    const posted = result.kind === 'posted' ? partPostedAs(told, state.delivery.nextPart, result.id) : told;
    return nextPartIs(recovered(posted, 'turn'), state.delivery.nextPart + 1);
  }
  const { failure } = result;
  const anew = changeLane(state, 'turn', { failures: 0 });
  switch (remedyForPart(part, failure)) {
    case 'wait': {
      const isLost = failure.kind === 'unreachable';
      // An end does not wait until it may be posted.
      if (!isLost && state.record.job?.kind === 'end') return shelve(state, turn, part);
      return waitForDiscord(isLost ? postLost(state, 'turn') : state, 'turn', failure);
    }
    case 'file':
      return changePart(anew, turn, { as: 'file', sentence: state.environment.asFile(state.record) });
    case 'without_file':
      return withoutFile(anew, turn, part);
    case 'shelve':
      return shelve(anew, turn, part);
  }
};
