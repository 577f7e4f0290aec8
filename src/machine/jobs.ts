import { mayHaveArrived } from '../lib/failure.ts';
import type { ServiceFailure } from '../lib/failure.ts';
import { compareIds, firstIdAt, timeOfId } from '../lib/ids.ts';
import type { UserId } from '../lib/ids.ts';
import { set } from './draft.ts';
import type { Draft } from './draft.ts';
import { laneNames } from './effects.ts';
import type { Concern, Outcome, Result } from './events.ts';
import { readRefused, remove } from './inbox.ts';
import { answer, drop, effectIn, hasBegun, note, perform, rest, waitForDiscord } from './lanes.ts';
import { say } from './outgoing.ts';
import type { Conversation, EndedBecause, Item, Job, Summary } from './record.ts';
import { mayResetAgain, remedyFor } from './remedy.ts';
import { turnLine } from './transcript-line.ts';
import { resume } from './waiting.ts';

/** Starting again and ending: each waits for the turn under way, and drops what waited before it. */

const minute = 60_000;

// ---- wanting one

const begin = (d: Draft, job: Job): void => {
  // An end is not kept waiting by a reset that has not begun.
  const effect = effectIn(d, 'turn');
  if (effect?.kind === 'reset' && !hasBegun(d, effect)) drop(d, 'turn');
  d.record.job = job;
  d.memory.tries = 0;
  // People may be told that it happens.
  d.urgent = true;
};

/** It ends without anybody's press, unless somebody's has come first. */
export const endBecause = (d: Draft, because: EndedBecause, at: string): void => {
  if (d.record.phase === 'open' && d.record.job?.kind !== 'end') begin(d, { kind: 'end', at, because });
};

/** It ends as any other, and is deleted then: what is stored of that outlives this process. */
export const endForGood = (d: Draft, by: UserId | undefined, at: string): void => {
  const { phase, job, ended } = d.record;
  if (phase === 'ended') d.record.ended = { at: d.wall, ...ended, because: 'deleted', deletedFor: by };
  else if (job?.kind === 'end') d.record.job = { ...job, because: 'deleted', by };
  else begin(d, { kind: 'end', at, by, because: 'deleted' });
  d.urgent = true;
};

const decisions = {
  job: (d, { job: kind, by }, at) => {
    const { job, about } = d.record;
    if (kind === 'reset' && job?.kind === 'end') return { kind: 'over' };
    if (kind === 'reset' && about.kind === 'topic') return { kind: 'nothing' };
    // The second of two resets joins the first; an end replaces a reset.
    if (job?.kind !== kind) begin(d, { kind, at, by });
    d.memory.waiters = [...d.memory.waiters, { request: at, kind }];
    return 'later';
  },
} satisfies Concern['decisions'];

// ---- doing it

/** Drops, with one line, what waits and what was set aside before the press. */
const dropBefore = (d: Draft, { at, kind }: Job): void => {
  const isDropped = (item: Item): boolean =>
    item.is !== 'doubt' && (kind === 'end' || compareIds(item.place, at) < 0);
  const dropped = d.record.inbox.open.filter(isDropped);
  remove(d, ...dropped);
  const last = dropped.at(-1);
  // Each place is dropped once, so a second line has a key of its own.
  if (last !== undefined)
    say(d, { kind: 'dropped', count: dropped.length, why: kind }, { about: last.place });
};

const summaryOf = ({ about, tally }: Conversation, at: number): Summary => ({
  questions: tally.questions,
  people: Object.values(tally.by).filter((asked) => asked > 0).length,
  minutes: Math.max(1, Math.round((at - about.openedAt) / minute)),
  silence: Math.floor(tally.silence / minute),
});

/** Everything that concerns what is still to be asked is over. */
const endNow = (d: Draft, because: EndedBecause | undefined): void => {
  const deletedFor = because === 'deleted' ? d.record.job?.by : undefined;
  set(d.record, {
    phase: 'ended',
    ended: { at: d.wall, because, deletedFor },
    hands: undefined,
    time: undefined,
    preceptor: undefined,
    away: undefined,
  });
  resume(d);
  d.record.inbox.open = [];
  d.memory.words = new Map();
  answer(d, 'end', { kind: 'done' });
  answer(d, 'reset', { kind: 'over' });
};

export const planJob = (d: Draft, job: Job): void => {
  if (job.done === true) return perform(d, 'turn', { kind: 'close' });
  dropBefore(d, job);
  if (job.kind === 'reset') {
    if (d.record.outgoing.length === 0) perform(d, 'turn', { kind: 'reset' });
    return;
  }
  const { by, because, at } = job;
  say(d, { kind: 'ended', by, because, summary: summaryOf(d.record, timeOfId(at)) }, { about: at });
  endNow(d, because);
  d.record.job = { ...job, done: true };
};

/** Nothing can be said in the thread any more: it ends without a word there. */
export const endSilently = (d: Draft, because: EndedBecause | undefined): void => {
  const { turn, phase } = d.record;
  if (turn?.at === 'answered') note(d, turnLine(turn));
  set(d.record, { turn: undefined, outgoing: [], status: undefined, litter: [], hints: [] });
  set(d.memory, { gap: undefined, held: [], hints: [] });
  for (const name of laneNames) drop(d, name);
  d.urgent = true;
  if (phase === 'ended') return;
  const why = d.record.job?.because === 'deleted' ? 'deleted' : because;
  endNow(d, why);
  d.record.job = { kind: 'end', at: firstIdAt(d.wall), because: why, done: true };
};

const lastAsked = ({ tally, inbox }: Conversation): number => {
  const last = inbox.open.at(-1);
  return last === undefined ? tally.lastAt : Math.max(tally.lastAt, timeOfId(last.place));
};

/** When it ends by itself. A question of the future was asked before the wall clock was set back. */
export const idleAt = ({ record, env, now, wall }: Draft): number | undefined => {
  if (record.phase !== 'open' || record.job !== undefined || record.turn !== undefined) return undefined;
  const last = Math.min(lastAsked(record), wall);
  return now + last + env.timings.idle - wall;
};

export const endIfIdle = (d: Draft): void => {
  if ((idleAt(d) ?? Infinity) <= d.now) endBecause(d, 'idle', firstIdAt(d.wall));
};

/**
 * What may hold up the job that is wanted. A missing right must not keep a conversation from ending: what is unsaid is
 * said when it is allowed again. Out of the server, or where the bot may not read, nothing else is waited for, either.
 */
export const jobRow = (d: Draft): 'turn' | 'end_unsaid' | 'end_apart' => {
  const { job, away } = d.record;
  if (job?.kind !== 'end') return 'turn';
  const unread = readRefused(d);
  if (job.done !== true && (away ?? unread) !== undefined) return 'end_apart';
  const why = d.memory.gap === undefined ? d.memory.postBlocked : unread;
  return why === undefined ? 'turn' : 'end_unsaid';
};

// ---- what comes of it

const resetIsOver = (d: Draft, outcome: Outcome): void => {
  d.record.job = undefined;
  set(d.memory, { tries: 0, doubtsInRow: 0 });
  answer(d, 'reset', outcome);
};

const resetFailed = (d: Draft, { at }: Job, failure: ServiceFailure): void => {
  const remedy = remedyFor(failure);
  if (remedy.kind === 'leave') return;
  d.memory.tries += 1;
  if (mayResetAgain(remedy, d.memory.tries)) return rest(d, 'turn', d.env.timings.retry);
  say(d, { kind: 'reset_failed', failure }, { about: at });
  resetIsOver(d, { kind: 'reset_failed', failure });
};

/** An end that was pressed meanwhile goes before it. */
const onResetResult = (d: Draft, result: Result): void => {
  const { job } = d.record;
  if (job?.kind !== 'reset') return;
  if (result.kind === 'service_failed') return resetFailed(d, job, result.failure);
  const { at, by } = job;
  say(d, { kind: 'started_again', by }, { about: at });
  note(d, { kind: 'reset', at, by, time: d.wall });
  resume(d);
  d.record.preceptor = undefined;
  resetIsOver(d, { kind: 'done' });
};

const onCloseResult = (d: Draft, result: Result): void => {
  if (result.kind === 'discord_failed' && mayHaveArrived(result.failure))
    return waitForDiscord(d, 'turn', result.failure);
  d.record.job = undefined;
};

export const jobs = { decisions, results: { reset: onResetResult, close: onCloseResult } } satisfies Concern;
