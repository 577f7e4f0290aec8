import { compareIds, threadId as threadIdOf } from '../../lib/ids.ts';
import type { InteractionId } from '../../lib/ids.ts';
import type { Effect } from '../domain/effect.ts';
import type { Beginning, Result } from '../domain/event.ts';
import { noticeNonce, partNonce } from '../domain/nonce.ts';
import type { Conversation } from '../domain/record.ts';
import { remedyFor } from '../domain/remedy.ts';
import {
  isFree,
  readOn,
  recovered,
  reply,
  replyAtOnce,
  restUntil,
  waitForDiscord,
  perform,
  performOnceStored,
  withoutEffects,
} from '../state/lanes.ts';
import { change, changing } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { addTranscriptLine, answersOf } from '../state/transcript-lines.ts';
import { isUnsure, landsUntil, nowSure, nowUnsure, postLost } from '../state/unsure.ts';
import type { NotOpened } from './decisions.ts';
import { nextPartIs, partPostedAs, triedAgain, triesAnew, withoutDelivery } from '../talk/progress.ts';
import { threadMade } from '../talk/thread.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** From `opening` to `open`: reset or begun at the service, announced, given its thread and its first message. */

const changeLife = changing('life');

/** The person who wants it open is told once it is, or why it never will be. */
export const open = (state: State, request: InteractionId): State => {
  const { record } = state;
  if (record.status === 'opening' && record.abandoned === undefined)
    return changeLife(state, { opener: request });
  return reply(state, request, record.status === 'open' ? { kind: 'opened', record } : { kind: 'over' });
};

const atService = (state: State): State => {
  const { kind, earlier, opening } = state.record;
  if (kind === 'patient') {
    return earlier === 'forget'
      ? performOnceStored(state, 'turn', { kind: 'reset' })
      : planOpening(change(state, { opening: 'done' }));
  }
  // The service may have begun the topic already: repeating the call could begin it twice.
  if (opening === 'begun') return notOpened(state, { kind: 'in_doubt' });
  return performOnceStored(change(state, { opening: 'begun' }), 'turn', { kind: 'begin' });
};

const announce = (state: State): State => {
  const { record, environment } = state;
  const { announcement: text = environment.announcementText(record), id } = record;
  if (isUnsure(state, 'turn', 'announcement')) {
    return readOn(state, 'turn', { of: 'channel', after: id });
  }
  return performOnceStored(change(state, { announcement: text }), 'turn', {
    kind: 'announce',
    text,
    nonce: noticeNonce(id, 'announcement'),
  });
};

const greet = (state: State): State => {
  const { id, firstMessageId, greeting = [] } = state.record;
  const part = greeting[state.delivery.nextPart];
  if (firstMessageId !== undefined && part === undefined) return opened(state);
  if (isUnsure(state, 'turn', 'first')) {
    return readOn(state, 'turn', { of: 'thread', after: '0' });
  }
  if (firstMessageId === undefined) {
    return performOnceStored(state, 'turn', { kind: 'greet', nonce: noticeNonce(id, 'first') });
  }
  if (part === undefined) return state;
  const nonce = partNonce({ messageId: id, attempt: 0 }, state.delivery.nextPart);
  return performOnceStored(state, 'turn', { kind: 'post_part', part, posting: { nonce } });
};

/** The next step of the opening. */
export const planOpening = (state: State): State => {
  const { record } = state;
  if (record.abandoned !== undefined) return undo(state);
  if (record.opening !== 'done') return atService(state);
  if (!record.private && record.announcementId === undefined) return announce(state);
  // If the response was lost, a public thread is still made only once. A private one may be made twice, and then one
  // stays behind with nobody but the bot in it.
  if (record.threadId === undefined) return performOnceStored(state, 'turn', { kind: 'make_thread' });
  if (record.private && !state.life.hostAdded) return performOnceStored(state, 'turn', { kind: 'add_host' });
  return greet(state);
};

/** The thread exists, and its messages are turns, including those written while it was being opened. */
const opened = (state: State): State => {
  const { threadId = '0' } = state.record;
  const record: Conversation = {
    ...state.record,
    status: 'open',
    greeting: undefined,
    announcement: undefined,
    openedAt: state.now,
    lastTurnAt: state.now,
    // The cursor starts at the thread: somebody may have written before our first message.
    cursor: threadId,
  };
  const known = threadMade(
    withoutDelivery({ ...changeLife(state, { opener: undefined }), record }),
    threadId,
  );
  const { opener } = state.life;
  const answers = answersOf(state);
  const greeted =
    answers.length === 0 ? known : addTranscriptLine(known, { kind: 'greeting', at: record.id, answers });
  return opener === undefined ? greeted : reply(greeted, opener, { kind: 'opened', record });
};

// ---- the result of a step

const begun = (state: State, { engageId, greeting, assistantMessages, title }: Beginning): State =>
  change(state, {
    opening: 'done',
    engageId,
    greeting,
    assistantMessages,
    title: state.record.title || (title ?? ''),
  });

/** How often in total a step of an opening is tried. */
const tries = 3;

/** A public thread has the id of the announcement below which it was made, and outlives it. */
const withPublicThread = (state: State): State => {
  const { announcementId } = state.record;
  return announcementId === undefined ? state : change(state, { threadId: threadIdOf(announcementId) });
};

type Failed = Extract<Result, { kind: 'discord_failed' | 'service_failed' }>;

const stepFailed = (state: State, effect: Effect, result: Failed): State => {
  const { unsure, lostSince } = state.lanes.turn;
  const failed = state.delivery.tries + 1;
  if (result.kind === 'discord_failed') {
    const { failure } = result;
    const passes = failure.kind === 'unreachable' && failed < tries;
    if (!passes) {
      // The announcement or the thread may be there if the response to any try was lost.
      const isLost = failure.kind === 'unreachable' || lostSince !== undefined;
      const mayStand = effect.kind === 'announce' && (isLost || unsure.has('announcement on its way'));
      const sought = mayStand ? nowUnsure(state, 'turn', 'announcement') : state;
      const mayExist = effect.kind === 'make_thread' && (isLost || unsure.has('thread'));
      const left = mayExist ? withPublicThread(sought) : sought;
      // A request that was given up may still arrive; only then can it be taken back.
      const resting = isLost ? restUntil(left, 'turn', landsUntil(left, state.now)) : left;
      return notOpened(resting, { kind: 'discord', failure });
    }
    return triedAgain(waitForDiscord(postLost(state, 'turn'), 'turn', failure));
  }
  const { failure } = result;
  const remedy = remedyFor(failure);
  if (remedy.kind === 'leave')
    return restUntil(state, 'turn', state.now + state.environment.timings.delivery);
  const mayRepeat = effect.kind === 'reset' && (remedy.kind === 'again' || remedy.kind === 'ask_person');
  if (!mayRepeat || failed >= tries - 1) return notOpened(state, { kind: 'service', failure });
  return triedAgain(restUntil(state, 'turn', state.now + state.environment.timings.retry));
};

const stepDone = (state: State, effect: Effect, result: Result): State => {
  switch (effect.kind) {
    case 'reset':
      return change(state, { opening: 'done' });
    case 'begin':
      return result.kind === 'begun' ? begun(state, result.beginning) : state;
    case 'announce':
      return result.kind === 'posted' ? change(state, { announcementId: result.id }) : state;
    case 'make_thread':
      return result.kind === 'thread' ? change(state, { threadId: result.id }) : state;
    case 'add_host':
      return changeLife(state, { hostAdded: true });
    case 'greet':
      return result.kind === 'posted' ? change(state, { firstMessageId: result.id }) : state;
    case 'post_part': {
      const { nextPart } = state.delivery;
      const posted = result.kind === 'posted' ? partPostedAs(state, nextPart, result.id) : state;
      return nextPartIs(posted, nextPart + 1);
    }
    default:
      return state;
  }
};

export const openingAnswered = (state: State, effect: Effect, result: Result): State => {
  if (state.record.abandoned !== undefined) return undoAnswered(state, effect, result);
  if (result.kind === 'discord_failed' || result.kind === 'service_failed') {
    return stepFailed(state, effect, result);
  }
  return triesAnew(recovered(stepDone(state, effect, result), 'turn'));
};

/** The channel or the thread has been read: what an earlier try posted is found. */
export const openingFound = (
  state: State,
  { of, messages }: { readonly of: 'thread' | 'channel'; readonly messages: readonly ThreadMessage[] },
): State => {
  const { record, environment, self } = state;
  const ours = messages.filter(({ author }) => author.id === self.id);
  if (of === 'channel') {
    const sure = nowSure(state, 'turn', 'announcement');
    const found = ours.find(({ content }) => content === record.announcement);
    return found === undefined ? sure : change(sure, { announcementId: found.id });
  }
  const sure = nowSure(state, 'turn', 'first');
  const customIds = environment.firstCustomIds(record);
  const first = ours.find((message) => message.customIds.some((id) => customIds.includes(id)));
  if (first === undefined) return sure;
  let nextPart = 0;
  let known = change(sure, { firstMessageId: first.id });
  for (const { content, id } of ours) {
    const part = record.greeting?.[nextPart];
    if (compareIds(id, first.id) > 0 && part !== undefined && content === part.content) {
      known = partPostedAs(known, nextPart, id);
      nextPart += 1;
    }
  }
  return nextPartIs(known, nextPart);
};

// ---- a start that failed

/** Tells the person who asked, and undoes the steps that were done. */
export const notOpened = (state: State, why: NotOpened): State => {
  const { opener } = state.life;
  const abandoned = triesAnew(change(state, { abandoned: { tell: true } }));
  const told = opener === undefined ? abandoned : reply(abandoned, opener, { kind: 'not_opened', why });
  return undo(changeLife(told, { opener: undefined }));
};

const undo = (state: State): State => {
  if (!isFree(state, 'turn')) return state;
  const { id, threadId, announcement, announcementId, abandoned } = state.record;
  if (threadId !== undefined) return performOnceStored(state, 'turn', { kind: 'archive' });
  const isSought = announcement !== undefined && announcementId === undefined;
  const { unsure } = state.lanes.turn;
  if (isSought && unsure.has('announcement')) {
    const until = landsUntil(state);
    if (unsure.has('announcement on its way') && state.now < until) {
      return restUntil(state, 'turn', until);
    }
    return readOn(state, 'turn', { of: 'channel', after: id });
  }
  if (announcementId !== undefined) return performOnceStored(state, 'turn', { kind: 'remove_announcement' });
  if (abandoned?.tell === true) {
    // The person who asked is being told right now.
    if (state.lanes.replies.length > 0) return state;
    return performOnceStored(state, 'turn', { kind: 'tell_host', what: 'not_started' });
  }
  // If the record was never stored, no write is waited for.
  const once = state.writer.stored === 0 ? perform : performOnceStored;
  return once(state, 'turn', { kind: 'forget' });
};

/** The person who asked for the start has been told that it failed. */
export const openerTold = (state: State, effect: Effect): State =>
  effect.kind === 'reply' && effect.outcome.kind === 'not_opened'
    ? change(state, { abandoned: { tell: false } })
    : state;

const undoAnswered = (state: State, effect: Effect, result: Result): State => {
  const isUnreachable = result.kind === 'discord_failed' && result.failure.kind === 'unreachable';
  if (isUnreachable && (effect.kind === 'forget' || state.delivery.tries < tries)) {
    return triedAgain(waitForDiscord(state, 'turn', result.failure));
  }
  // A line in the channel without its thread is confusing but not wrong: no reason to fail again.
  const next = triesAnew(recovered(state, 'turn'));
  switch (effect.kind) {
    case 'archive':
      return change(next, { threadId: undefined });
    case 'history':
      return nowSure(next, 'turn', 'announcement');
    case 'remove_announcement':
      return change(next, { announcementId: undefined });
    case 'tell_host':
      return change(next, { abandoned: { tell: false } });
    case 'forget':
      return changeLife(next, { deleted: true });
    default:
      return next;
  }
};

/** The very first write failed: nothing begins. The write may have landed anyway, so the record is deleted again. */
export const neverStored = (state: State, why: NotOpened): State => {
  const { opener } = state.life;
  const abandoned = change(state, { abandoned: { tell: false } });
  const dropped = changeLife(withoutEffects(abandoned), { opener: undefined });
  const told = opener === undefined ? dropped : replyAtOnce(dropped, opener, { kind: 'not_opened', why });
  return perform(told, 'turn', { kind: 'forget' });
};
