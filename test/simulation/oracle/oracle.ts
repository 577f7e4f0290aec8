import type { UserId } from '../../../src/lib/ids.ts';
import type { Granted, Need } from '../../../src/conversation/domain/rights.ts';
import type { Result } from '../../../src/conversation/domain/event.ts';
import type { Task } from '../../../src/conversation/domain/ports.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { Origin, SimMessage } from '../world/message.ts';
import type { BotProcess } from '../world/process.ts';
import type { Request, Said, Watch, World } from '../world/world.ts';
import { callCameTo, checkBeginning, checkCall } from './asking.ts';
import { Breach } from './breach.ts';
import { checkFates, checkUnsaid } from './fates.ts';
import { checkFloor, checkPassing } from './floor.ts';
import { dutyOf, heardBefore, newHistory, saidIn, standingOf, turnKey } from './history.ts';
import type { History } from './history.ts';
import { isAheadOfPress } from './terms.ts';
import {
  checkBacklog,
  checkBoard,
  checkDeletion,
  checkNumbers,
  checkTaken,
  checkTwice,
  noticesTouched,
  checkPromise,
} from './notices.ts';
import { checkClosing, checkHoldEnds } from './duties.ts';
import { checkForgotten, timesForgotten } from './forgetting.ts';
import { checkAsked, checkRoom, refusedFor } from './room.ts';
import { checkLines } from './lines.ts';
import { checkNoCase, checkNothingLeft, checkOpening, checkRequests, checkStart } from './rest.ts';
import { checkAskThis, checkUnasked, checkRefusal } from './refusals.ts';
import { checkCursor, checkDurable, checkLazy, checkSize, checkTold } from './storing.ts';

/** What is counted over many runs. */
export interface Counter {
  count(what: string): void;
}

const isService = ({ effect }: Task): boolean => ['call', 'reset', 'begin'].includes(effect.kind);
const isReading = ({ effect }: Task): boolean => ['history', 'read'].includes(effect.kind);

/** Whether something has changed that the bot was not told of: a wording, a deletion, the end of a thread. */
const isBehind = ({ world, calls }: History): boolean => {
  const process = world.processes.findLast(({ isAlive }) => isAlive);
  const isUnheard = (said: Said): boolean => {
    const { message, meanings, wasUntold } = said;
    // Asked before the press that made it talk was heard of, and not taken: the next process does not count it.
    const wasAsked = calls.some(({ question }) => question === message.id);
    return (
      (wasAsked && dutyOf(world, said) !== 'must') ||
      wasUntold ||
      // What still waits is read again, and its author known again.
      timesForgotten(world, said.conversation, said.speaker) > 0 ||
      // An edit that comes before its message is not kept.
      (meanings.length > 1 && dutyOf(world, said) === 'may') ||
      process?.isMissed(message.id) === true ||
      (heardBefore(process, message.id, Infinity) ?? 0) < meanings.length - 1
    );
  };
  const isMissed = (id: string): boolean =>
    Object.values(world.store.record(id)?.board ?? {}).some(
      (standing) => standing !== undefined && process?.isMissed(standing.id) === true,
    );
  // Each start tries again to delete it.
  const isStuck = world.conversations.some((id) => standingOf(world, id).some((message) => message.isStuck));
  const isGone = [...world.discord.threads.values()].some(({ id }) => world.discord.isGone(id));
  return isStuck || isGone || [...world.said.values()].some(isUnheard) || world.conversations.some(isMissed);
};

/** Invariant 2. A patient talks in one conversation at a time, whichever process has the others. */
const checkAlone = ({ world }: History, record: Conversation): void => {
  const { kind, id, subject } = record;
  const uses = (other: Conversation | undefined): boolean =>
    other !== undefined &&
    other.id !== id &&
    other.subject === subject &&
    other.status !== 'ended' &&
    other.abandoned === undefined;
  const isShared = world.conversations.some((other) => uses(world.store.record(other)));
  if (kind === 'patient' && (isShared || world.store.isUsedElsewhere(record)))
    throw new Breach(2, 'two conversations use one chat of the service');
};

/** Judges a run by what the world has recorded, and by nothing that the core believes. */
export class Oracle implements Watch {
  readonly #history: History;
  readonly #counter: Counter;
  events = 0;

  constructor(world: World, counter: Counter) {
    this.#history = newHistory(world);
    this.#counter = counter;
  }

  performing(process: BotProcess, task: Task): void {
    const history = this.#history;
    const { effect, record } = task;
    this.#counter.count(`effect ${effect.kind}`);
    if (history.world.timeline.now >= process.leaseUntil) {
      throw new Breach(7, `${effect.kind} begins`);
    }
    // A question that was heard before the press that began raised hands may have found the floor free.
    const isFound =
      effect.kind === 'edit_notice' &&
      effect.slot === 'floor' &&
      saidIn(history.world, record.id).some((said) => isAheadOfPress(history.world, said));
    const mayBegin = isReading(task) || history.isBehind || isFound;
    if (history.isRestarted && !mayBegin) throw new Breach(10, `${effect.kind} begins after a restart`);
    if (!isService(task)) history.requests += 1;
    if (effect.lane === 'board') noticesTouched(history, process, record.id, 'begun');
    if (effect.kind === 'tell_host') history.writtenTo.add(record.id);
    const about = effect.kind === 'post_notice' ? effect.posting.replyTo : undefined;
    if (about !== undefined && effect.lane === 'board') history.spokenOf.add(about);
    const dropped = effect.kind === 'post_notice' && effect.notice.kind === 'dropped' ? effect : undefined;
    if (dropped?.notice.kind === 'dropped') {
      history.dropped.set(dropped.posting.nonce, { conversation: record.id, count: dropped.notice.count });
    }
    checkDurable(history, task);
    checkRefusal(history, task);
    checkBeginning(history, task);
    if (effect.kind === 'call') checkAlone(history, record);
    if (effect.kind === 'call') checkBacklog(history, process, record);
    checkCall(history, process, task);
    checkClosing(process, task);
    checkNumbers(history, process, task);
    checkDeletion(history, task);
  }

  performed(process: BotProcess, task: Task, result: Result): void {
    const { effect, record } = task;
    callCameTo(this.#history, process, task, result);
    refusedFor(this.#history, task, result);
    if (result.kind === 'no_room') {
      this.#counter.count(`no room for ${result.of}`);
      // An end may come before it is stored as set aside.
      if (effect.kind === 'call' && record.turn !== undefined)
        this.#history.everAside.add(record.turn.messageId);
    }
    if (effect.kind === 'archive' && result.kind === 'done') this.#history.archived.add(record.id);
    // How many wait is unknown during a look: there was nothing to correct.
    if (effect.lane === 'look') noticesTouched(this.#history, process, record.id, 'looked');
    const isFailed = result.kind === 'discord_failed';
    if (effect.lane === 'board')
      noticesTouched(this.#history, process, record.id, isFailed ? 'failed' : 'done');
    if (!isFailed) return;
    if (effect.kind === 'react') this.#history.mayNotReact ||= result.failure.kind === 'forbidden';
    const isAnnouncement =
      ['remove_announcement', 'archive'].includes(effect.kind) ||
      (effect.kind === 'history' && effect.of === 'channel');
    if (isAnnouncement) this.#history.cannotRemove.add(record.id);
  }

  writing(process: BotProcess, record: Conversation): void {
    checkPassing(this.#history, process, record);
    checkPromise(this.#history, record);
    checkLazy(this.#history, process, record);
    const { clearedAt, world } = this.#history;
    const isAway = !world.discord.rights.isMember;
    if (record.status === 'ended' && isAway) this.#history.endedAway.add(record.id);
    const isCleared = record.job?.kind === 'end' && record.job.setAside !== undefined;
    if (isCleared && !clearedAt.has(record.id)) {
      clearedAt.set(record.id, { at: world.timeline.now, by: process });
    }
  }

  stored(record: Conversation, size: number): void {
    const history = this.#history;
    const { id, turn, suspension, status } = record;
    history.everStored.add(id);
    history.storedAt.set(id, history.world.timeline.now);
    for (const one of record.aside?.ids ?? []) history.everAside.add(one);
    if (turn?.state === 'answered') {
      const answered = history.stored.get(id) ?? new Set();
      history.stored.set(id, answered.add(turnKey(turn.messageId, turn.attempt)));
    }
    if (suspension !== undefined) this.#counter.count(`suspension ${suspension.cause}`);
    this.#counter.count(`stored ${status}`);
    checkCursor(history, record);
    checkSize(history, record, size);
  }

  posted(message: SimMessage, wanted: Origin | undefined): void {
    checkTaken(wanted, message);
    checkTwice(this.#history, message);
  }

  /** Invariant 1. Nobody acts in a thread that they do not see, or may not write in, nor for moderators if they are none. */
  admitted(
    { private: isPrivate, hostId, coHosts = [] }: Conversation,
    { person, granted, need }: { readonly person: UserId; readonly granted: Granted; readonly need: Need },
  ): void {
    const { sees, writes, manages, isIn, isLocked } = granted;
    if (need === 'end' && person === hostId) return;
    if (!sees) throw new Breach(1, `${person} acts without seeing the channel`);
    if (isPrivate && !isIn && !manages)
      throw new Breach(1, `${person} acts in a private thread from outside`);
    if (need === 'see') return;
    if (!writes) throw new Breach(1, `${person} acts without the right to write`);
    if (isLocked && !manages) throw new Breach(1, `${person} acts in a locked thread`);
    const isModerator = manages || person === hostId || coHosts.includes(person);
    if (need !== 'write' && !isModerator) throw new Breach(1, `${person} acts as if they moderated`);
  }

  told(request: Request): void {
    this.#counter.count(`told ${request.decision.kind}: ${request.outcome?.kind}`);
    checkTold(this.#history, request);
    checkStart(this.#history, request);
    checkAskThis(request);
    checkForgotten(this.#history.world, request);
  }

  fed(kind: string, conversation: string | undefined): void {
    this.events += 1;
    const { knownStored, refusedFirst, notStoredAt } = this.#history;
    const { store, timeline } = this.#history.world;
    if (conversation !== undefined && kind === 'stored') knownStored.add(conversation);
    if (conversation !== undefined && kind === 'store_failed') {
      notStoredAt.set(conversation, timeline.now);
      if (!knownStored.has(conversation)) refusedFirst.add(conversation);
    }
    const status = conversation === undefined ? 'any' : (store.record(conversation)?.status ?? 'none');
    this.#counter.count(`event ${kind} while ${status}`);
  }

  count(what: string): void {
    this.#counter.count(what);
  }

  /** The faults have ended, and nothing moves any more. */
  still(): void {
    const history = this.#history;
    const { world } = history;
    checkRequests(history);
    checkAsked(history);
    const process = world.processes.findLast(({ isAlive }) => isAlive);
    if (process === undefined) throw new Breach(9, 'no process is left');
    for (const id of world.conversations) {
      const record = world.store.record(id);
      const thread = world.threadOf(id);
      const isGone = world.discord.isChannelGone || (thread !== undefined && world.discord.isGone(thread));
      if (isGone) continue;
      checkOpening(history, id, record);
      if (record === undefined) continue;
      checkNothingLeft(record);
      checkNoCase(this.#history, record);
      if (record.status === 'open') checkHoldEnds(world, record);
      if (record.status === 'open') checkBoard(history, process, record);
      if (record.status === 'open') checkFloor(history, process, record);
      checkUnasked(history, process, record);
      checkFates(history, process, record);
      checkUnsaid(history, record);
      checkLines(history, record);
      if (record.status === 'open') checkRoom(history, record);
    }
  }

  restarting(): void {
    this.#history.isRestarted = true;
    this.#history.isBehind = isBehind(this.#history);
  }
}
