import { compareIds } from '../lib/ids.ts';
import type { UserId } from '../lib/ids.ts';
import { longestStoredWait, set } from './draft.ts';
import type { Draft } from './draft.ts';
import { mostNamed } from './effects.ts';
import type { Concern, Outcome } from './events.ts';
import { allThat, forgetWords, remove } from './inbox.ts';
import { doubling, recovered, writeNow } from './lanes.ts';
import { say } from './outgoing.ts';
import { isTimeUp } from './record.ts';
import type { Item, SuspensionCause } from './record.ts';
import type { StatusSource } from './status.ts';

/** Questions that cannot be asked now: the service is left alone for a while, or they were set aside. */

// ---- suspended

/** Only a new link ends these. */
const needsLink: readonly SuspensionCause[] = ['link', 'other_account'];
const mayNeedLink: readonly SuspensionCause[] = [...needsLink, 'account_refused', 'renewal_fails'];

/** `after`: what the service asked for, in milliseconds. */
export const suspend = (d: Draft, cause: SuspensionCause, after?: number): void => {
  const { suspension, longestSuspension: longest } = d.env.timings;
  const before = d.record.suspension;
  const tries = before?.cause === cause ? before.tries + 1 : 0;
  const wait =
    after === undefined ? doubling(suspension, longest, tries) : Math.min(after, longestStoredWait);
  const isTried = !needsLink.includes(cause);
  const nextTryAt = isTried ? d.wall + wait : undefined;
  d.record.suspension = { cause, since: before?.since ?? d.wall, tries, nextTryAt };
  set(d.memory, { tries: 0, tryAt: isTried ? d.now + wait : undefined });
  d.urgent = true;
};

export const resume = (d: Draft): void => {
  d.record.suspension = undefined;
  d.memory.tryAt = undefined;
};

const tryNow = (d: Draft): void => {
  const { suspension } = d.record;
  if (suspension === undefined) return;
  d.record.suspension = { ...suspension, tries: 0, nextTryAt: d.wall };
  d.memory.tryAt = d.now;
};

/** The host has linked an account. */
const linked = (d: Draft): void => {
  const { suspension } = d.record;
  if (suspension !== undefined && mayNeedLink.includes(suspension.cause)) tryNow(d);
};

// ---- what people decide about what waits

/** `on`: the last that was shown to whoever pressed. */
const shownOf = (d: Draft, is: Item['is'], on: string | undefined): readonly Item[] =>
  allThat(d, is).filter(({ place }) => on === undefined || compareIds(place, on) <= 0);

const moveAll = (d: Draft, items: readonly Item[], to: Item['is']): Outcome => {
  const { open } = d.record.inbox;
  d.record.inbox.open = open.map((one) => (items.includes(one) ? { ...one, is: to } : one));
  for (const { id } of items) forgetWords(d, id);
  return { kind: items.length > 0 ? 'done' : 'nothing' };
};

/** Whoever has the floor keeps it, and may ask something else. */
const skipAll = (d: Draft, items: readonly Item[], by: UserId, request: string): Outcome => {
  remove(d, ...items);
  if (items.length > 0)
    say(d, { kind: 'dropped', count: items.length, why: 'skipped', by }, { about: request });
  return { kind: items.length > 0 ? 'done' : 'nothing' };
};

const decisions = {
  try_now: (d) => {
    if (d.record.suspension === undefined && d.writer.failures === 0 && d.memory.postBlocked === undefined)
      return { kind: 'nothing' };
    tryNow(d);
    writeNow(d);
    if (d.memory.postBlocked !== undefined) recovered(d, 'out');
    return { kind: 'done' };
  },
  skip_waiting: (d, { by, on }, request) => {
    const { suspension } = d.record;
    const items = shownOf(d, 'waiting', on);
    if (items.length === 0) return { kind: 'nothing' };
    // The next question is tried at once, unless only a new link can help it.
    if (suspension !== undefined && !needsLink.includes(suspension.cause)) resume(d);
    return skipAll(d, items, by, request);
  },
  skip_aside: (d, { by, on }, request) => skipAll(d, shownOf(d, 'aside', on), by, request),
  set_aside: (d) => moveAll(d, allThat(d, 'waiting'), 'aside'),
  // They wait for more time; what was in time, and not set aside, is asked.
  answer_aside: (d, { on }) =>
    isTimeUp(d.record) ? { kind: 'paused' } : moveAll(d, shownOf(d, 'aside', on), 'waiting'),
} satisfies Concern['decisions'];

export const suspending = {
  on: { linked },
  decisions,
  plan: ({ memory }) => memory.tryAt,
} satisfies Concern;

// ---- what the status shows of it

const manyWait = 4;

export const showSuspended: StatusSource = (state) => {
  const { suspension } = state.record;
  if (suspension === undefined) return undefined;
  const { cause, nextTryAt } = suspension;
  const waiting = allThat(state, 'waiting');
  const buttons = [
    needsLink.includes(cause) ? undefined : ({ kind: 'try_now' } as const),
    mayNeedLink.includes(cause) ? ({ kind: 'continue' } as const) : undefined,
    waiting.length > 0 ? ({ kind: 'skip_waiting', on: waiting.at(-1)?.place } as const) : undefined,
  ];
  return { line: { kind: 'suspended', cause, waiting: waiting.length, nextTryAt }, buttons };
};

export const showWaiting: StatusSource = (state) => {
  const waiting = allThat(state, 'waiting');
  if (waiting.length < manyWait || state.record.suspension !== undefined) return undefined;
  const next = [...new Set(waiting.map(({ by }) => by))].slice(0, mostNamed);
  return { line: { kind: 'many_wait', waiting: waiting.length, next }, buttons: [] };
};

export const showAside: StatusSource = (state) => {
  const aside = allThat(state, 'aside');
  if (aside.length === 0) return undefined;
  const on = aside.at(-1)?.place;
  return {
    line: { kind: 'aside', count: aside.length },
    buttons: [
      { kind: 'answer_aside', on },
      { kind: 'skip_aside', on },
    ],
  };
};
