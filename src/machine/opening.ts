import { mayHaveArrived } from '../lib/failure.ts';
import type { DiscordFailure, ServiceFailure } from '../lib/failure.ts';
import { threadBegan } from './arrive.ts';
import type { Draft } from './draft.ts';
import type { Action, Effect } from './effects.ts';
import type { TopicStart, Concern, NotOpened, Result } from './events.ts';
import { deleted } from './forget.ts';
import { heldBy } from './held.ts';
import { answer, drop, perform, recovered, rest, waitForDiscord } from './lanes.ts';
import { nonceOf, say, sayAnswer } from './outgoing.ts';
import { mayResetAgain, remedyFor } from './remedy.ts';

/**
 * From the command to the thread: made to forget or begun at the service, announced, given its thread. If the process
 * dies before there is one, the next drops it: nobody has written anything yet.
 */

/** What comes next. `undo`: it is not opened; `cut_off`: nor has anybody been told that. */
export type OpeningStep = 'service' | 'announce' | 'thread' | 'host' | 'undo' | 'cut_off' | 'forget';

/** After any other step, it is open, or deleted. */
const after: Readonly<Partial<Record<OpeningStep, OpeningStep>>> = {
  service: 'announce',
  announce: 'thread',
  thread: 'host',
  undo: 'forget',
  cut_off: 'forget',
};

const discordTries = 3;

const go = (d: Draft, step: OpeningStep): void => {
  d.memory.opening = step;
  d.memory.tries = 0;
};

/** Tells the person who asked, and undoes what was done. */
export const notOpened = (d: Draft, why: NotOpened): void => {
  answer(d, 'open', { kind: 'not_opened', why }, { atOnce: true });
  drop(d, 'turn');
  go(d, d.writer.stored === 0 ? 'forget' : 'undo');
};

const decisions = {
  open: (d, _, request) => {
    d.memory.waiters = [...d.memory.waiters, { request, kind: 'open' }];
    return 'later';
  },
} satisfies Concern['decisions'];

/** Everything written in the thread from now on is heard. */
const opened = (d: Draft): void => {
  const { about, inbox, tally } = d.record;
  const { threadId } = about;
  if (threadId === undefined) return;
  d.record.about = { ...about, openedAt: d.wall };
  d.record.phase = 'open';
  d.record.tally = { ...tally, lastAt: d.wall };
  inbox.upTo = threadId;
  say(d, { kind: 'first' }, { about: about.id });
  sayAnswer(d, d.memory.greeting, { about: d.record.about.id });
  d.memory.greeting = [];
  answer(d, 'open', { kind: 'opened', threadId });
  threadBegan(d);
};

const next = (d: Draft): void => {
  const step = after[d.memory.opening];
  if (step !== undefined) return go(d, step);
  if (d.memory.opening === 'forget') deleted(d);
  else opened(d);
};

/** Undefined: there is nothing to do for this step. */
const actionOf = ({ record: { about }, memory: { opening, unsure } }: Draft): Action | undefined => {
  const nonce = nonceOf(about.id, 'n');
  switch (opening) {
    case 'service':
      if (about.kind === 'topic') return { kind: 'begin' };
      return about.startFresh ? { kind: 'reset' } : undefined;
    case 'announce':
      return about.private ? undefined : { kind: 'announce', nonce };
    case 'thread':
      return { kind: 'make_thread' };
    case 'host':
      return about.private ? { kind: 'add_host' } : undefined;
    case 'undo':
    case 'cut_off': {
      const mayStand = !about.private && about.announcementId === undefined;
      const isSought = mayStand && (opening === 'cut_off' || unsure);
      return { kind: 'undo', tell: opening === 'cut_off', nonce: isSought ? nonce : undefined };
    }
    case 'forget':
      return { kind: 'forget' };
  }
};

const plan = (d: Draft): void => {
  if (d.record.phase !== 'opening' || d.memory.deleted || heldBy(d, 'step') !== undefined) return;
  const action = actionOf(d);
  if (action !== undefined) return perform(d, 'turn', action, { atOnce: action.kind === 'forget' });
  next(d);
  plan(d);
};

// ---- what comes of it

const begun = (d: Draft, { engageId, title, greeting, lastTurn }: TopicStart): void => {
  const { about } = d.record;
  d.record.about = { ...about, engageId, title: about.title || (title ?? '') };
  d.record.lastTurn = lastTurn;
  d.memory.greeting = greeting;
};

/** A topic is begun once. */
const serviceFailed = (d: Draft, effect: Effect, failure: ServiceFailure): void => {
  const remedy = remedyFor(failure);
  if (remedy.kind === 'leave') return;
  d.memory.tries += 1;
  const mayRepeat = effect.kind === 'reset' && mayResetAgain(remedy, d.memory.tries);
  if (mayRepeat) rest(d, 'turn', d.env.timings.retry);
  else notOpened(d, { kind: 'service', failure });
};

const discordFailed = (d: Draft, failure: DiscordFailure): void => {
  d.memory.tries += 1;
  const passes = mayHaveArrived(failure);
  if (d.memory.opening === 'announce' && passes) d.memory.unsure = true;
  const isUndone = d.memory.opening === 'undo' || d.memory.opening === 'cut_off';
  const mayRepeat = passes && (isUndone || d.memory.tries < discordTries);
  if (d.memory.opening === 'forget' || mayRepeat) return waitForDiscord(d, 'turn', failure);
  if (isUndone) return go(d, 'forget');
  notOpened(d, { kind: 'discord', failure });
};

const onStepResult = (d: Draft, result: Result, effect: Effect): void => {
  if (result.kind === 'service_failed') return serviceFailed(d, effect, result.failure);
  if (result.kind === 'discord_failed') return discordFailed(d, result.failure);
  recovered(d, 'turn');
  const { about } = d.record;
  if (result.kind === 'begun') begun(d, result.beginning);
  if (result.kind === 'posted') d.record.about = { ...about, announcementId: result.id };
  if (result.kind === 'thread') d.record.about = { ...about, threadId: result.id };
  next(d);
};

export const opening = {
  decisions,
  plan,
  results: {
    begin: onStepResult,
    reset: onStepResult,
    announce: onStepResult,
    make_thread: onStepResult,
    add_host: onStepResult,
    undo: onStepResult,
    forget: onStepResult,
  },
} satisfies Concern;
