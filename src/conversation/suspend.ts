import type { UserId } from '../lib/ids.ts';
import type { Draft, State } from './draft.ts';
import type { Deciders } from './events.ts';
import { allThat, forgetWords } from './inbox.ts';
import { doubling, recovered } from './lanes.ts';
import { say } from './lines.ts';
import type { Item, SuspensionCause } from './record.ts';
import type { Showing } from './status.ts';
import { writeNow } from './writer.ts';

/** Questions that cannot be asked now: the service is left alone for a while, or they were set aside. */

const longestBelieved = 3_600_000;
/** A new link is what ends them. */
const needsLink: readonly SuspensionCause[] = ['link', 'other_account'];
const mayNeedLink: readonly SuspensionCause[] = [...needsLink, 'account_refused', 'renewal_fails'];

/** `after`: what the service asked for, in milliseconds. */
export const suspend = (d: Draft, cause: SuspensionCause, after?: number): void => {
  const { suspension, longestSuspension } = d.env.timings;
  const before = d.record.suspension;
  const tries = before?.cause === cause ? before.tries + 1 : 0;
  const wait =
    after === undefined ? doubling(suspension, longestSuspension, tries) : Math.min(after, longestBelieved);
  const nextTryAt = needsLink.includes(cause) ? undefined : d.now + wait;
  d.record.suspension = { cause, since: before?.since ?? d.now, tries, nextTryAt };
  d.memory.tries = 0;
  d.urgent = true;
};

export const resume = (d: Draft): void => {
  if (d.record.suspension !== undefined) d.record.suspension = undefined;
};

export const mayTry = ({ now, record: { suspension } }: Draft): boolean =>
  suspension === undefined || (suspension.nextTryAt !== undefined && suspension.nextTryAt <= now);

const tryNow = (d: Draft): void => {
  const { suspension } = d.record;
  if (suspension !== undefined) d.record.suspension = { ...suspension, tries: 0, nextTryAt: d.now };
};

/** The host has linked an account. */
export const linked = (d: Draft): void => {
  const { suspension } = d.record;
  if (suspension !== undefined && mayNeedLink.includes(suspension.cause)) tryNow(d);
};

// ---- what people decide about what waits

type ByPerson = { readonly by: UserId };

export interface WaitingDecisions {
  try_now: object;
  skip_waiting: ByPerson;
  set_aside: object;
  answer_aside: ByPerson;
  skip_aside: ByPerson;
}

/** How many questions it concerned. */
export type WaitingOutcome = { readonly kind: 'count'; readonly count: number };

/** They are not asked any more. Who has the floor keeps it, to ask anew. */
export const dropItems = (d: Draft, items: readonly Item[]): void => {
  const dropped = new Set(items);
  d.record.inbox.open = d.record.inbox.open.filter((one) => !dropped.has(one));
  for (const { id } of items) forgetWords(d, id);
};

const moveAll = (d: Draft, from: Item['is'], to: Item['is']): WaitingOutcome => {
  const items = allThat(d, from);
  const { open } = d.record.inbox;
  d.record.inbox.open = open.map((one) => (one.is === from ? { ...one, is: to } : one));
  for (const { id } of items) forgetWords(d, id);
  return { kind: 'count', count: items.length };
};

const skipAll = (d: Draft, is: Item['is'], by: UserId, request: string): WaitingOutcome => {
  const items = allThat(d, is);
  dropItems(d, items);
  if (items.length > 0)
    say(d, { kind: 'dropped', count: items.length, why: 'skipped', by }, { about: request });
  return { kind: 'count', count: items.length };
};

export const decideWaiting: Deciders<WaitingDecisions> = {
  try_now: (d) => {
    if (d.record.suspension === undefined && d.writer.failures === 0 && d.memory.barred === undefined)
      return { kind: 'nothing' };
    tryNow(d);
    writeNow(d);
    if (d.memory.barred !== undefined) recovered(d, 'out');
    return { kind: 'done' };
  },
  skip_waiting: (d, { by }, request) => {
    const { suspension } = d.record;
    // The next question is tried at once, unless only a new link can help it.
    if (suspension !== undefined && !needsLink.includes(suspension.cause)) resume(d);
    return skipAll(d, 'waiting', by, request);
  },
  skip_aside: (d, { by }, request) => skipAll(d, 'aside', by, request),
  set_aside: (d) => moveAll(d, 'waiting', 'aside'),
  answer_aside: (d) => moveAll(d, 'aside', 'waiting'),
};

// ---- what the status shows of it

const manyWait = 4;
const named = 3;

export const showSuspended: Showing = ({ record }) => {
  const { suspension } = record;
  if (suspension === undefined) return undefined;
  const { cause, nextTryAt } = suspension;
  const waiting = allThat({ record }, 'waiting').length;
  const buttons = [
    needsLink.includes(cause) ? undefined : ('try_now' as const),
    mayNeedLink.includes(cause) ? ('continue' as const) : undefined,
    waiting > 0 ? ('skip_waiting' as const) : undefined,
  ];
  return { line: { kind: 'suspended', cause, waiting, nextTryAt }, buttons };
};

/** Whose questions are next, each person once. */
export const nextAsked = ({ record }: Pick<State, 'record'>): readonly UserId[] =>
  [...new Set(allThat({ record }, 'waiting').map(({ by }) => by))].slice(0, named);

export const showWaiting: Showing = ({ record }) => {
  const waiting = allThat({ record }, 'waiting').length;
  if (waiting < manyWait || record.suspension !== undefined) return undefined;
  return { line: { kind: 'many_wait', waiting, next: nextAsked({ record }) }, buttons: ['manage'] };
};

export const showAside: Showing = ({ record }) => {
  const count = allThat({ record }, 'aside').length;
  return count === 0
    ? undefined
    : { line: { kind: 'aside', count }, buttons: ['answer_aside', 'skip_aside'] };
};
