import type { ServiceFailure } from '../../lib/failure.ts';
import { compareIds, idBefore } from '../../lib/ids.ts';
import type { MessageId } from '../../lib/ids.ts';
import type { Answer, Result } from '../domain/event.ts';
import { plainText } from '../domain/hearing.ts';
import { noticeNonce } from '../domain/nonce.ts';
import type { SubmittedTurn } from '../domain/record.ts';
import { remedyFor } from '../domain/remedy.ts';
import { readSay } from '../domain/say.ts';
import type { DoubtReason } from '../domain/telling.ts';
import { withAsked } from './asked.ts';
import { judge } from './free-floor.ts';
import { isHint } from './hints.ts';
import { suspend, resume } from './suspension.ts';
import { readOn, recovered, restUntil, waitForDiscord, perform, performOnceStored } from '../state/lanes.ts';
import { askedFrom, dismiss, removeWaiting, takeBack, wordsOf } from './queue.ts';
import type { Wording } from './queue.ts';
import { addNote, change, readerIn } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { addTranscriptLine } from '../state/transcript-lines.ts';
import type { Waiting } from './memory.ts';
import { triedAgain, triesAnew } from './progress.ts';
import { isOutdated } from './thread.ts';
import { forgetMessages } from '../domain/record.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** One turn up to its answer: read, submitted, answered; and what each fault leads to. */

// ---- asking

const submit = (state: State, { messageId, attempt }: Waiting, said: Wording): State => {
  const { speakerId, text } = said;
  const turn: SubmittedTurn = { messageId, speakerId, attempt, state: 'submitted', submittedAt: state.now };
  const asked = withAsked(state.record, messageId);
  return performOnceStored(change(state, { turn, asked }), 'turn', { kind: 'call', text });
};

/** Asks the first question in the queue; its words are read first if they are not known. */
export const askFirst = (state: State, first: Waiting): State => {
  const words = wordsOf(state, first);
  return words === undefined
    ? perform(state, 'turn', { kind: 'read', messageId: first.messageId })
    : submit(state, first, words);
};

/** The words of a waiting question have arrived; if it is gone or no longer a question, it is dismissed. */
const readQuestion = (state: State, messageId: MessageId, message: ThreadMessage | undefined): State => {
  const waiting = state.waiting.find((one) => one.messageId === messageId);
  if (waiting === undefined) return state;
  if (message === undefined) return dismiss(state, messageId);
  if (isOutdated(state, message))
    return restUntil(state, 'turn', state.now + state.environment.timings.delivery);
  const said = plainText({ ...message, content: readSay(message.content) }, readerIn(state));
  const { state: heard, verdict } =
    message.author.id === state.self.id
      ? { state, verdict: { kind: 'turn', text: said } as const }
      : judge(state, message, { isJudged: true });
  if (verdict.kind !== 'turn') return dismiss(state, messageId);
  const { speakerId = message.author.id } = waiting;
  const read = { ...waiting, speakerId, text: verdict.text };
  return {
    ...recovered(withSpeaker(heard, { messageId, speakerId }), 'turn'),
    waiting: heard.waiting.map((one) => (one === waiting ? read : one)),
  };
};

/** Its speaker stays known after a restart, because a notice may have named them. */
const withSpeaker = (state: State, known: Pick<SubmittedTurn, 'messageId' | 'speakerId'>): State => {
  const { again } = state.record;
  const isNew = again.some(
    ({ messageId, speakerId }) => messageId === known.messageId && speakerId === undefined,
  );
  if (!isNew) return state;
  return change(state, {
    again: again.map((one) => (one.messageId === known.messageId ? { ...one, ...known } : one)),
  });
};

// ---- results

const answered = (state: State, turn: SubmittedTurn, answer: Answer): State => {
  const { record } = state;
  const { speakerId } = turn;
  const removed = removeWaiting(state, [turn.messageId]);
  const known = change(removed, {
    turn: { ...turn, state: 'answered', answeredAt: state.now, parts: answer.parts, ends: answer.ends },
    ...forgetMessages(record, [turn.messageId]),
    assistantMessages: answer.assistantMessages ?? record.assistantMessages,
    questions: record.questions + 1,
    speakers: record.speakers.includes(speakerId) ? record.speakers : [...record.speakers, speakerId],
    heard: { ...record.heard, [speakerId]: (record.heard?.[speakerId] ?? 0) + 1 },
    silence: Math.max(record.silence ?? 0, turn.submittedAt - record.lastTurnAt),
    lastTurnAt: state.now,
    doubtsInRow: 0,
    suspension: undefined,
  });
  return triesAnew(known);
};

/** The service may or may not have taken the turn: a person decides whether it is asked again. */
const leaveInDoubt = (state: State, turn: SubmittedTurn, reason: DoubtReason): State => {
  const { messageId, speakerId, attempt } = turn;
  const { record } = state;
  const doubtsInRow = reason === 'interrupted' ? record.doubtsInRow : record.doubtsInRow + 1;
  const doubts = [...record.doubts, { messageId, speakerId, attempt }];
  const doubted = addNote(change(dismiss(state, messageId), { doubts, doubtsInRow }), {
    nonce: noticeNonce(messageId, 'doubt', attempt),
    telling: { kind: 'in_doubt', reason, messageId, attempt },
    replyTo: messageId,
    // A question that was asked again has an older notice with the same buttons.
    since: askedFrom(record, messageId),
  });
  return doubtsInRow >= 2 ? suspend(doubted, 'doubt') : resume(doubted);
};

/** The very first question was refused because there is no such case. */
const isNoCase = (
  { record: { kind, questions, asked: all = [], job } }: State,
  { messageId }: SubmittedTurn,
  failure: ServiceFailure,
): boolean =>
  kind === 'patient' &&
  questions === 0 &&
  all.every((id) => id === messageId) &&
  job === undefined &&
  failure.kind === 'rejected' &&
  failure.status === 404;

const refused = (state: State, turn: SubmittedTurn, failure: ServiceFailure): State => {
  const { messageId, attempt } = turn;
  const isEnd = isNoCase(state, turn, failure);
  const told = addNote(dismiss(state, messageId), {
    nonce: noticeNonce(messageId, 'rejected', attempt),
    telling: isEnd ? { kind: 'no_such_case' } : { kind: 'rejected', failure },
    replyTo: messageId,
    since: messageId,
  });
  if (isEnd) return change(told, { noSuchCase: true, job: { kind: 'end', id: messageId } });
  // The service has spoken, if only to refuse.
  return resume(change(told, { doubtsInRow: 0 }));
};

/** How often in total a call that was not taken is sent before the thread is suspended. */
const triesAtOnce = 3;

const failed = (state: State, turn: SubmittedTurn, failure: ServiceFailure): State => {
  const remedy = remedyFor(failure);
  // It was deleted meanwhile, so it is not asked again.
  const isGone = state.thread.deletions.has(turn.messageId);
  if (isGone && (remedy.kind === 'suspend' || remedy.kind === 'again')) return dismiss(state, turn.messageId);
  switch (remedy.kind) {
    case 'leave':
      return state;
    case 'ask_person':
      return leaveInDoubt(state, turn, remedy.reason);
    case 'tell':
      return refused(state, turn, remedy.failure);
    case 'suspend':
      return suspend(takeBack(state), remedy.cause);
    case 'again': {
      const { retry, longestRetryAfter } = state.environment.timings;
      const { cause, after } = remedy;
      const tries = state.delivery.tries + 1;
      const isLong = after !== undefined && after > longestRetryAfter;
      if (state.record.suspension !== undefined || tries >= triesAtOnce || isLong) {
        return suspend(takeBack(state), cause, isLong ? after : undefined);
      }
      return triedAgain(restUntil(takeBack(state), 'turn', state.now + (after ?? retry * tries)));
    }
  }
};

/** The result of a call, or of reading a question. */
export const asked = (
  state: State,
  { messageId, result }: { readonly messageId: MessageId | undefined; readonly result: Result },
): State => {
  const { turn } = state.record;
  switch (result.kind) {
    case 'answer':
      return turn?.state === 'submitted' ? answered(state, turn, result.answer) : state;
    case 'service_failed':
      return turn?.state === 'submitted' ? failed(state, turn, result.failure) : state;
    case 'message':
      if (state.delivery.cutOff) return cutOffRead(state, result.message);
      return messageId === undefined ? state : readQuestion(state, messageId, result.message);
    case 'discord_failed':
      return waitForDiscord(state, 'turn', result.failure);
    default:
      return state;
  }
};

// ---- a turn that an earlier process submitted

/** The thread shows whether it was answered: it may have been if an older copy of the store was restored. */
export const lookAtCutOff = (state: State, turn: SubmittedTurn): State =>
  readOn(state, 'turn', { of: 'thread', after: idBefore(turn.messageId) });

const isAnswerTo = (state: State, { messageId, attempt }: SubmittedTurn, message: ThreadMessage): boolean => {
  const customIds = state.environment.noticeCustomIds(state.record, {
    kind: 'in_doubt',
    reason: 'interrupted',
    messageId,
    attempt,
  });
  const isOther = message.customIds.some((id) => customIds.includes(id)) || isHint(state, message);
  return message.author.id === state.self.id && message.repliesTo?.messageId === messageId && !isOther;
};

const answeredBefore = (state: State, turn: SubmittedTurn, answers: readonly ThreadMessage[]): State => {
  const { messageId: at, speakerId, submittedAt: askedAt } = turn;
  const answeredAt = answers[0]?.writtenAt ?? state.now;
  const line = {
    kind: 'turn',
    at,
    speakerId,
    askedAt,
    answeredAt,
    answers: answers.map(({ id }) => id),
  } as const;
  return addTranscriptLine(dismiss(state, at), line);
};

/** Everything in the thread from the question on has been read. */
export const cutOffFound = (state: State, messages: readonly ThreadMessage[]): State => {
  const { turn } = state.record;
  if (turn?.state !== 'submitted') return state;
  // A question that was asked again has older answers: only the ones after the press count.
  const since = askedFrom(state.record, turn.messageId);
  const later = messages.filter(({ id }) => compareIds(id, since) > 0);
  const answers = later.filter((message) => isAnswerTo(state, turn, message));
  if (answers.length > 0) return answeredBefore(state, turn, answers);
  const stands = messages.some(({ id }) => id === turn.messageId);
  // Only a page that shows the question proves that there is no answer: without permission, a page is empty.
  return stands
    ? interrupted(state, turn)
    : perform(state, 'turn', { kind: 'read', messageId: turn.messageId });
};

const interrupted = (state: State, turn: SubmittedTurn): State => leaveInDoubt(state, turn, 'interrupted');

/** A question that is gone needs no decision. */
const cutOffRead = (state: State, message: ThreadMessage | undefined): State => {
  const { turn } = state.record;
  if (turn?.state !== 'submitted') return state;
  return message === undefined ? dismiss(state, turn.messageId) : interrupted(state, turn);
};
