import type { ServiceFailure } from '../../lib/failure.ts';
import { compareIds, timeOfId } from '../../lib/ids.ts';
import type { InteractionId } from '../../lib/ids.ts';
import type { Effect } from '../domain/effect.ts';
import type { Outcome } from '../domain/decision.ts';
import type { Result } from '../domain/event.ts';
import { noticeNonce } from '../domain/nonce.ts';
import type { Conversation, Job } from '../domain/record.ts';
import { remedyFor } from '../domain/remedy.ts';
import type { Summary } from '../domain/telling.ts';
import type { WantedJob } from './decisions.ts';
import { ended } from './ended.ts';
import { resume } from '../talk/suspension.ts';
import { reply, restUntil, waitForDiscord, performOnceStored, wokenByChange } from '../state/lanes.ts';
import { addNote, change, changing } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { addTranscriptLine } from '../state/transcript-lines.ts';
import { giveHint } from '../talk/hints.ts';
import { triedAgain, triesAnew } from '../talk/progress.ts';
import { dropWaiting } from '../talk/queue.ts';

/** Resets and ends: stored before they begin, so that a crash midway repeats nothing that people see. */

const changeLife = changing('life');

const minute = 60_000;

/** Counted when the end is requested, so that a repetition after a crash says the same. */
const summaryOf = (record: Conversation, at: number): Summary => ({
  questions: record.questions,
  people: record.speakers.length,
  minutes: Math.max(1, Math.round((at - record.openedAt) / minute)),
  silence: Math.floor((record.silence ?? 0) / minute),
});

/** A job joins one of the same kind that is under way, and comes after one of the other kind. */
export const startJob = (state: State, request: InteractionId, job: WantedJob): State => {
  const running = state.record.job;
  if (running === undefined) {
    const asked = change(state, { job: { ...job, id: request } });
    const begun = triesAnew(changeLife(asked, { waiters: [request] }));
    // What Discord has refused must not keep the conversation from ending until something changes.
    return job.kind === 'end' ? wokenByChange(begun) : begun;
  }
  const { waiters, nextJobs } = state.life;
  return running.kind === job.kind
    ? changeLife(state, { waiters: [...waiters, request] })
    : changeLife(state, { nextJobs: [...nextJobs, { request, job }] });
};

/** Answers everybody who waits for the job under way. */
const answerWaiters = (state: State, outcome: Outcome): State =>
  changeLife(
    state.life.waiters.reduce((next, request) => reply(next, request, outcome), state),
    { waiters: [] },
  );

const finish = (state: State, outcome: Outcome): State => {
  const [next, ...nextJobs] = state.life.nextJobs;
  const answered = changeLife(answerWaiters(state, outcome), { nextJobs });
  const over = triesAnew(change(answered, { job: undefined }));
  return next === undefined ? over : startJob(over, next.request, next.job);
};

/** Questions written before the job are set aside, with one line. */
const clearBefore = (state: State, job: Job): State => {
  const isBefore = ({ at }: { readonly at: string }): boolean =>
    job.kind === 'end' || compareIds(at, job.id) < 0;
  const ids = [...new Set(state.waiting.filter(isBefore).map(({ messageId }) => messageId))];
  const cleared = change(dropWaiting(state, ids), { job: { ...job, setAside: ids.length } });
  if (ids.length === 0) return cleared;
  return addNote(cleared, {
    nonce: noticeNonce(job.id, 'dropped'),
    telling: { kind: 'dropped', count: ids.length, by: job.kind === 'end' ? 'end' : 'reset' },
    since: job.id,
  });
};

const planEnd = (state: State, job: Job): State => {
  if (job.done === true) return performOnceStored(state, 'turn', { kind: 'close' });
  const summary = summaryOf(state.record, timeOfId(job.id));
  const over = change(state, { job: { ...job, done: true }, suspension: undefined, aside: undefined });
  return addNote(over, {
    nonce: noticeNonce(job.id, 'ended'),
    telling: { kind: 'ended', by: job.by, summary },
    since: job.id,
  });
};

const startedAgain = (state: State, job: Job): State => {
  const fresh = resume(change(state, { doubtsInRow: 0, lastTurnAt: state.now }));
  const told = addNote(fresh, {
    nonce: noticeNonce(job.id, 'started_again'),
    telling: { kind: 'started_again', by: job.by },
    since: job.id,
  });
  const line = { kind: 'reset', at: job.id, by: job.by, time: state.now } as const;
  return finish(addTranscriptLine(told, line), { kind: 'done' });
};

/** The next step of the job that is stored. */
export const planJob = (state: State, job: Job): State => {
  const cleared = job.setAside === undefined ? clearBefore(state, job) : state;
  const current = cleared.record.job ?? job;
  if (current.kind === 'end') return planEnd(cleared, current);
  return performOnceStored(cleared, 'turn', { kind: 'reset' });
};

const resetFailed = (state: State, job: Job, failure: ServiceFailure): State => {
  const told = addNote(state, {
    nonce: noticeNonce(job.id, 'reset_failed'),
    telling: { kind: 'reset_failed', failure },
    since: job.id,
  });
  return finish(told, { kind: 'reset_failed', failure });
};

/** How often in total a reset is sent: repeating it has no further effect. */
const resets = 2;

const resetAnswered = (state: State, job: Job, result: Result): State => {
  if (result.kind !== 'service_failed') return startedAgain(state, job);
  const { failure } = result;
  const remedy = remedyFor(failure);
  if (remedy.kind === 'leave') return state;
  const tries = state.delivery.tries + 1;
  const mayRepeat = remedy.kind === 'again' || remedy.kind === 'ask_person';
  if (!mayRepeat || tries >= resets) return resetFailed(state, job, failure);
  return triedAgain(restUntil(state, 'turn', state.now + state.environment.timings.retry));
};

/** Somebody who wrote while the thread was being closed gets the same hint as people who write later. */
const hintTooLate = ({ waiting }: State, over: State): State => {
  const last = waiting.at(-1);
  return last === undefined ? over : giveHint(over, 'ended', { id: last.messageId, author: over.self });
};

/** The result of a step of the job. A conversation ends even if Discord refuses to show it. */
export const jobAnswered = (state: State, effect: Effect, result: Result): State => {
  const { job } = state.record;
  if (job === undefined) return state;
  if (effect.kind === 'reset') return resetAnswered(state, job, result);
  const isUnreachable = result.kind === 'discord_failed' && result.failure.kind === 'unreachable';
  if (isUnreachable) return waitForDiscord(state, 'turn', result.failure);
  return hintTooLate(state, ended(state));
};
