import { compareIds, firstIdAt, timeOfId } from '../../../src/lib/ids.ts';
import { noticeNonce } from '../../../src/conversation/domain/nonce.ts';
import type { Task } from '../../../src/conversation/domain/ports.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { BotProcess } from '../world/process.ts';
import type { Request } from '../world/world.ts';
import { Breach } from './breach.ts';
import { timesForgotten } from './forgetting.ts';
import { dutyOf, saidIn } from './history.ts';
import type { History } from './history.ts';
import { isPaused } from './terms.ts';

/** What is stored, and when: invariants 4, 5 and 11. */

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Whether what is stored implies this effect of a conversation that is being opened, or taken back. */
const isImpliedByOpening = ({ effect, record }: Task, stored: Conversation): boolean => {
  switch (effect.kind) {
    case 'reset':
      return stored.opening !== 'done' && stored.abandoned === undefined;
    case 'begin':
      return stored.opening === 'begun';
    case 'announce':
      return stored.opening === 'done' && stored.announcement === effect.text;
    case 'make_thread':
      return stored.opening === 'done' && (stored.private || stored.announcementId !== undefined);
    case 'add_host':
    case 'greet':
      return stored.threadId !== undefined;
    case 'post_part':
      return stored.firstMessageId !== undefined && same(stored.greeting, record.greeting);
    case 'archive':
    case 'remove_announcement':
    case 'tell_host':
      return stored.abandoned !== undefined;
    default:
      return true;
  }
};

const isNoticeImplied = ({ effect, record }: Task, stored: Conversation): boolean => {
  if (effect.kind === 'delete_notice') return stored.spent?.includes(effect.messageId) === true;
  if (effect.kind !== 'post_notice') return true;
  const { notice, slot, posting } = effect;
  switch (slot) {
    case 'suspension':
      return stored.suspension !== undefined;
    case 'aside':
      return same(stored.aside, record.aside);
    case 'pause':
      return isPaused(stored);
    case 'backlog':
    case 'trouble':
      return true;
    default:
      return notice.kind === 'hint'
        ? stored.hinted.some((mark) => mark.startsWith(notice.hint))
        : (stored.notes ?? []).some(({ nonce }) => nonce === posting.nonce);
  }
};

const isImplied = (task: Task, stored: Conversation | undefined): boolean => {
  const { effect, record } = task;
  // One that could not be stored at first is removed, in case it was stored all the same.
  if (effect.kind === 'forget') return stored === undefined || stored.status === 'opening';
  if (stored === undefined) return ['history', 'read'].includes(effect.kind);
  if (stored.status === 'opening') return isImpliedByOpening(task, stored);
  const { turn, job } = stored;
  switch (effect.kind) {
    case 'call':
      return turn?.state === 'submitted' && same(turn, record.turn);
    case 'post_part': {
      const isPart = turn?.state === 'answered' && turn.parts.some((part) => same(part, effect.part));
      return isPart && turn.messageId === record.turn?.messageId && turn.attempt === record.turn.attempt;
    }
    case 'reset':
      return job?.kind === 'reset' && job.id === record.job?.id;
    case 'close':
      return job?.kind === 'end' && job.done === true;
    case 'post_say':
      return stored.relayed.some(
        ({ content, messageId }) => content === effect.content && messageId === undefined,
      );
    case 'tell_host':
      return stored.status === 'ended';
    default:
      return isNoticeImplied(task, stored);
  }
};

/** A hint to somebody who has been forgotten since: that they have got it is forgotten as well. */
const isHintToForgotten = ({ world }: History, { effect, record }: Task): boolean => {
  const isHint = effect.kind === 'post_notice' && effect.notice.kind === 'hint';
  const message = isHint ? effect.posting.replyTo : undefined;
  const speaker = message && world.said.get(message)?.speaker;
  return speaker !== undefined && timesForgotten(world, record.id, speaker) > 0;
};

/** The line that announces this end has buttons, which may have to be removed later. */
const knowsEndLine = ({ world }: History, { job, threadId, endNoticeId }: Conversation): boolean => {
  if (job === undefined || threadId === undefined) return true;
  const nonce = noticeNonce(job.id, 'ended');
  const line = world.discord
    .messagesIn(threadId)
    .find(({ origin }) => origin?.kind === 'note' && origin.nonce === nonce);
  return line === undefined || line.isUntold || line.id === endNoticeId;
};

/** Invariant 4. */
export const checkDurable = (history: History, task: Task): void => {
  const { effect, record } = task;
  const stored = history.world.store.record(record.id);
  if (effect.kind === 'close' && stored !== undefined && !knowsEndLine(history, stored))
    throw new Breach(4, 'the thread is closed before the line that announces it is stored');
  if (!isImplied(task, stored) && !isHintToForgotten(history, task))
    throw new Breach(4, `${effect.kind} begins before what it depends on is stored`);
};

/** Invariant 4, for what people are told. */
export const checkTold = (history: History, { conversation, decision, outcome, id }: Request): void => {
  const stored = history.world.store.record(conversation);
  const isWrong = (): boolean => {
    switch (outcome?.kind) {
      case 'opened':
        return stored === undefined || stored.status === 'opening';
      case 'not_opened':
        return stored !== undefined && stored.abandoned === undefined && outcome.why.kind !== 'store';
      case 'said':
        return stored?.relayed.some((say) => say.id === id && say.messageId === undefined) === true;
      case 'done':
        return decision.kind === 'job'
          ? stored?.job?.id === id
          : stored?.doubts.some(
              ({ messageId, attempt }) =>
                (decision.kind === 'ask_again' || decision.kind === 'skip_doubt') &&
                decision.messageId === messageId &&
                !history.calls.some((call) => call.question === messageId && call.attempt >= attempt + 1) &&
                isOnlyDecision(history, id, messageId),
            ) === true;
      default:
        return false;
    }
  };
  if (isWrong()) throw new Breach(4, `${decision.kind} is answered before it is stored`);
};

/** Nobody else has decided about it, so a doubt that is stored is the one that was decided about. */
const isOnlyDecision = ({ world }: History, request: string, message: string): boolean =>
  world.requests.every(
    ({ id, decision }) =>
      id === request ||
      (decision.kind !== 'ask_again' && decision.kind !== 'skip_doubt') ||
      decision.messageId !== message,
  );

/** How far out of order ids may come, in milliseconds: this much behind the cursor is looked at again. */
const overlap = 5_000;

/** Invariant 5. What came out of order, up to five seconds before the cursor, is looked at again after a gap. */
export const checkCursor = (history: History, record: Conversation): void => {
  const { status, cursor, settled, settledTo, turn, aside, again, doubts } = record;
  if (status !== 'open' || cursor === '0') return;
  const horizon = firstIdAt(timeOfId(cursor) - overlap);
  const kept = new Set<string>([
    ...settled,
    ...(aside?.ids ?? []),
    ...[...again, ...doubts].map(({ messageId }) => messageId),
  ]);
  // What was said for somebody is remembered by its text until it is found.
  const isSought = (by: string | undefined): boolean => record.relayed.some(({ id }) => id === by);
  for (const said of saidIn(history.world, record.id)) {
    const { id, deletedAt } = said.message;
    if (compareIds(id, horizon) >= 0) return;
    if (deletedAt !== undefined || kept.has(id) || isSought(said.by)) continue;
    // What was said for somebody may be found after the cursor has passed it.
    if (said.by !== undefined && turn?.messageId === id) continue;
    if (settledTo !== undefined && compareIds(id, settledTo) <= 0) continue;
    if (dutyOf(history.world, said) !== 'must') continue;
    throw new Breach(
      5,
      `${id} is not settled (${settled.length} are known, the first is ${settled[0]}), and the cursor is at ${cursor}`,
    );
  }
};

/** Invariant 11: what is kept is bounded by what people have written and asked for. */
export const checkSize = ({ world }: History, record: Conversation, size: number): void => {
  const most = 8_000 + 500 * world.said.size + 800 * world.requests.length;
  if (size > most) throw new Breach(11, `the record of ${record.id} has ${size} characters`);
};

/** Written later, these lose nothing: the next process finds out by itself. */
const lazyKeys: readonly (keyof Conversation)[] = ['cursor', 'seen', 'settled', 'settledTo'];

/** Invariant 11: what nothing waits for is not written right after the latest write. */
export const checkLazy = (history: History, process: BotProcess, record: Conversation): void => {
  const { world, begun, notStoredAt } = history;
  const { now } = world.timeline;
  const last = begun.get(record.id);
  const state = process.conversations.states().find((one) => one.record.id === record.id);
  if (state === undefined) throw new Breach(11, `${record.id} is written, and nobody knows it`);
  const { lanes, writer } = state;
  const { version } = writer;
  begun.set(record.id, { process, record, version, at: now, isRetry: writer.failures > 0 });
  if (last?.process !== process || process.closingAt <= now) return;
  // Of several changes, one may have undone another that could not wait.
  const isOne = version === last.version + 1;
  // While the store fails, nothing is told apart.
  const isTriedAgain = last.isRetry || (notStoredAt.get(record.id) ?? 0) >= last.at;
  const isDue = now - last.at >= world.environment.timings.cursorSave;
  const { turn, look, board, people, replies } = lanes;
  const effects = [turn.effect, look.effect, board.effect, people.effect, ...replies];
  const isWaitedFor = effects.some((effect) => (effect?.awaits ?? 0) > last.version);
  if (!isOne || isTriedAgain || isDue || isWaitedFor) return;
  const keys = Object.keys(record) as (keyof Conversation)[];
  if (keys.some((key) => !lazyKeys.includes(key) && record[key] !== last.record[key])) return;
  throw new Breach(11, `${record.id} is written again ${now - last.at} ms after the latest write`);
};
