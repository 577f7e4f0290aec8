import { DiscordError, ServiceError } from '../lib/failure.ts';
import type { ServiceFailure } from '../lib/failure.ts';
import { timeOfId } from '../lib/ids.ts';
import { errorFacts } from '../lib/log.ts';
import { pause } from '../lib/pause.ts';
import { editNotice, postNoticeOnce } from './notices.ts';
import { failureOf, remedyFor } from './faults.ts';
import { readSince } from './history.ts';
import { letGo } from './hold.ts';
import { Stopped, threaded } from './live.ts';
import type { Live } from './live.ts';
import { noticeNonce } from './nonce.ts';
import { untilDelivered } from './until-delivered.ts';
import { untilStored } from './until-stored.ts';
import type { Notice, Summary } from './ports.ts';
import { forgetMessages } from './record.ts';
import type { Conversation, Job } from './record.ts';

/** Resets and ends: journaled before they begin, so that a crash in between repeats nothing that shows. */

/** How a reset or an end came out; `failure` only for a reset. */
export type JobResult = { readonly done: true } | { readonly done: false; readonly failure: ServiceFailure };

const minute = 60_000;

/** `at`: when the end was asked for. A repetition after a crash says the same, and so finds what was said before. */
const summaryOf = (record: Conversation, at: number): Summary => ({
  questions: record.questions,
  people: record.speakers.length,
  minutes: Math.max(1, Math.round((at - record.openedAt) / minute)),
});

/** Announces where it can: a missing permission must not keep a conversation from ending. */
const announce = async (
  live: Live,
  job: Job,
  { notice, what }: { notice: Notice; what: string },
): Promise<void> => {
  const whenForbidden = 'give_up';
  try {
    const among = job.id === live.jobCutOff ? await readSince(live, job.id, whenForbidden) : [];
    await postNoticeOnce(live, notice, { nonce: noticeNonce(job.id, what), among, whenForbidden });
  } catch (error) {
    if (!(error instanceof DiscordError)) throw error;
    live.log.warn({ failure: error.failure }, 'an announcement could not be posted');
  }
};

/** What was written before the job is set aside, with one line. */
const clearBefore = async (live: Live, job: Job): Promise<void> => {
  const taken = live.inbox.take(job.kind === 'end' ? undefined : job.id);
  const ids = [...new Set(taken.map(({ messageId }) => messageId))];
  if (job.setAside === undefined) {
    await untilStored(live, (record) => ({
      job: { ...job, setAside: ids.length },
      ...forgetMessages(record, ids),
    }));
  }
  for (const id of ids) live.progress.settle(id); // not before: the cursor may not pass what is not counted yet
  const count = live.journal.record.job?.setAside ?? 0;
  if (count > 0) await announce(live, job, { notice: { kind: 'dropped', count, by: job.kind }, what: 'j' });
};

/** A reset may be sent twice: it does nothing more the second time. */
const resetAtService = async (live: Live): Promise<ServiceFailure | undefined> => {
  const { record } = live.journal;
  const partner = live.ports.partners[record.kind];
  const tries = 2;
  for (let tried = 1; ; tried += 1) {
    try {
      await partner.reset?.(record, live.stop);
      return undefined;
    } catch (error) {
      if (!(error instanceof ServiceError)) live.log.error(errorFacts(error), 'a reset failed on our side');
      const failure = failureOf(error);
      const remedy = remedyFor(failure);
      if (remedy.kind === 'leave') throw new Stopped();
      if (tried >= tries || (remedy.kind !== 'again' && remedy.kind !== 'ask_person')) return failure;
      await pause(live.ports.pace.retry, live.stop);
      if (live.stop.aborted) throw new Stopped();
    }
  }
};

const reset = async (live: Live, job: Job): Promise<JobResult> => {
  if (job.done !== true) {
    const failure = await resetAtService(live);
    if (failure !== undefined) {
      await announce(live, job, { notice: { kind: 'reset_failed', failure }, what: 'x' });
      await untilStored(live, () => ({ job: undefined }));
      return { done: false, failure };
    }
    await untilStored(live, (record) => ({
      job: record.job === undefined ? undefined : { ...record.job, done: true },
      doubtsInRow: 0,
    }));
  }
  await letGo(live);
  await announce(live, job, { notice: { kind: 'started_again', by: job.by }, what: 's' });
  await untilStored(live, () => ({ job: undefined, lastTurnAt: Date.now() }));
  return { done: true };
};

/** What an ended conversation no longer needs. */
export const endedRecord = (now: number): Partial<Conversation> => ({
  status: 'ended',
  endedAt: now,
  job: undefined,
  turn: undefined,
  hold: undefined,
  aside: undefined,
  doubts: [],
  again: [],
  says: [],
  shelved: [],
});

const end = async (live: Live, job: Job): Promise<JobResult> => {
  const now = Date.now();
  const { hold } = live;
  live.hold = undefined;
  if (hold?.noticeId !== undefined) await editNotice(live, hold.noticeId, { kind: 'nothing_waits' });
  const summary = summaryOf(live.journal.record, timeOfId(job.id));
  await announce(live, job, { notice: { kind: 'ended', by: job.by, summary }, what: 'e' });
  try {
    await untilDelivered(live, () => live.ports.threads.close(threaded(live)), 'give_up');
  } catch (error) {
    if (!(error instanceof DiscordError)) throw error;
    live.log.warn({ failure: error.failure }, 'an ended thread could not be archived');
  }
  await untilStored(live, () => endedRecord(now));
  return { done: true };
};

/** Runs the reset or end that is stored; afterwards it is stored no more. */
export const runJob = async (live: Live, job: Job): Promise<JobResult> => {
  await clearBefore(live, job);
  return job.kind === 'reset' ? reset(live, job) : end(live, job);
};
