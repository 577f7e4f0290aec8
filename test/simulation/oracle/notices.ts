import { leftOutHints } from '../../../src/conversation/domain/hearing-terms.ts';
import type { Notice } from '../../../src/conversation/domain/notice.ts';
import type { Task } from '../../../src/conversation/domain/ports.ts';
import type { Conversation, Hint } from '../../../src/conversation/domain/record.ts';
import type { Origin, SimMessage } from '../world/message.ts';
import type { BotProcess } from '../world/process.ts';
import type { World } from '../world/world.ts';
import { behindFirst, checkNext, longLine, waitingIn } from './backlog.ts';
import { Breach } from './breach.ts';
import { timesForgotten } from './forgetting.ts';
import { saidIn, standingOf } from './history.ts';
import type { History } from './history.ts';
import { isPaused } from './terms.ts';

/** What the bot says of itself: invariant 6. */

interface Range {
  readonly least: number;
  readonly most: number;
}

const minute = 60_000;

// ---- how many wait

const check = (what: string, told: number, { least, most }: Range): void => {
  if (told < least || told > most) throw new Breach(6, `${what} says ${told}, and it is ${least} to ${most}`);
};

const checkSummary = (
  history: History,
  record: Conversation,
  notice: Extract<Notice, { kind: 'ended' }>,
): void => {
  const answered = history.stored.get(record.id) ?? new Set();
  const { questions, people, minutes } = notice.summary;
  check('the summary', questions, { least: answered.size, most: answered.size });
  const asked = [...answered].map((key) => key.split('/')[0]);
  const speakers = new Set(
    saidIn(history.world, record.id)
      .filter(({ message }) => asked.includes(message.id))
      .map(({ speaker }) => speaker),
  );
  // Whoever comes back after having been forgotten is somebody new.
  const back = [...speakers].reduce(
    (sum, speaker) => sum + timesForgotten(history.world, record.id, speaker),
    speakers.size,
  );
  check('the summary, of people,', people, { least: speakers.size, most: back });
  const lasted = Math.round((history.world.timeline.now - record.openedAt) / minute);
  check('the summary, of minutes,', minutes, { least: 0, most: Math.max(1, lasted) });
};

/** Invariant 6: a number is true when it is sent. */
export const checkNumbers = (history: History, process: BotProcess, { effect, record }: Task): void => {
  if (effect.kind !== 'post_notice' && effect.kind !== 'edit_notice') return;
  const { notice } = effect;

  switch (notice.kind) {
    case 'suspended':
      return check('a suspension', notice.waiting, waitingIn(history, process, record));
    case 'backlog':
      check('a backlog', notice.waiting, behindFirst(waitingIn(history, process, record), record));
      return checkNext(history, process, { record, notice });
    case 'set_aside': {
      const count = record.aside?.ids.length ?? 0;
      return check('what is set aside', notice.count, { least: count, most: count });
    }
    case 'ended':
      return checkSummary(history, record, notice);
    default:
      return;
  }
};

/** Invariant 6: nobody is told that questions are being answered while the conversation is known to be paused. */
export const checkPromise = ({ world }: History, record: Conversation): void => {
  const stored = world.store.record(record.id);
  const isNew = record.notes?.some(
    ({ nonce, telling }) =>
      telling.kind === 'away' && stored?.notes?.some((one) => one.nonce === nonce) !== true,
  );
  if (isNew === true && isPaused(record) && stored !== undefined && isPaused(stored)) {
    throw new Breach(6, 'answers are promised during a pause');
  }
};

/** Invariant 6: what people were told, and what they still have to decide, stays. */
export const checkDeletion = ({ world }: History, { effect }: Task): void => {
  if (effect.kind !== 'delete_notice') return;
  const { origin, notice } = world.discord.message(effect.messageId) ?? {};
  if (origin?.kind !== 'slot' && notice?.kind !== 'floor')
    throw new Breach(6, `${origin?.kind} ${notice?.kind} is deleted`);
};

const noticesKey = (process: BotProcess, conversation: string): string => `${process.number}/${conversation}`;

/** Something about a conversation's notices has begun, is done or has failed; `looked`: a look at the thread is over. */
export const noticesTouched = (
  { notices, world }: History,
  process: BotProcess,
  conversation: string,
  what: 'begun' | 'done' | 'failed' | 'looked',
): void => {
  const key = noticesKey(process, conversation);
  const { busyUntil, failedAt } = notices.get(key) ?? { busyUntil: -Infinity, failedAt: -Infinity };
  const { now } = world.timeline;
  const until = { begun: Infinity, done: now, failed: now, looked: Math.max(busyUntil, now) };
  notices.set(key, { busyUntil: until[what], failedAt: what === 'failed' ? now : failedAt });
};

/**
 * Invariant 6: the number in a backlog's notice is corrected as the backlog shrinks. It may be wrong while a call
 * begins, but not at two calls in a row with time between them in which nothing was done about it.
 */
export const checkBacklog = (history: History, process: BotProcess, record: Conversation): void => {
  const { calls, world, notices } = history;
  const before = calls.findLast((call) => call.conversation === record.id);
  if (before?.process !== process || before.begunAt > world.timeline.now - 10_000) return;
  const { busyUntil = -Infinity, failedAt = -Infinity } = notices.get(noticesKey(process, record.id)) ?? {};
  // What Discord has refused is tried again when something changes.
  if (busyUntil >= before.begunAt || failedAt > -Infinity) return;
  // What the notice says last depends on what is stored.
  if ((history.notStoredAt.get(record.id) ?? -Infinity) >= before.begunAt) return;
  const standing = standingOf(world, record.id).findLast(
    (message) =>
      slotOf(world, message) === 'backlog' && !message.isUntold && message.createdAt < before.begunAt,
  );
  if (standing?.notice?.kind !== 'backlog' || record.suspension !== undefined) return;
  const { least, most } = behindFirst(waitingIn(history, process, record), record);
  // The one that is being submitted right now waited until this moment.
  check('a backlog that nobody corrects', standing.notice.waiting, { least, most: most + 1 });
};

// ---- what is posted twice

/** Hints that each person gets once. */
const personal: readonly Hint[] = leftOutHints;

/** Equal for two messages that are the same thing; undefined for what may be posted more than once. */
const identityOf = (world: World, message: SimMessage): string | undefined => {
  const { origin, notice } = message;
  if (origin === undefined) return undefined;
  switch (origin.kind) {
    case 'part':
      return `part ${origin.question}/${origin.attempt}/${origin.index}`;
    case 'greeting':
      return `greeting ${origin.index}`;
    case 'note':
      return noteIdentity(origin);
    case 'hint':
      return notice?.kind !== 'hint' || personal.includes(notice.hint) ? undefined : `hint ${notice.hint}`;
    case 'say':
      return `say ${origin.content}`;
    case 'slot':
      return slotIdentity(world, message);
    default:
      return origin.kind;
  }
};

/** What another process said about the store may be unknown: it could not be stored, and perhaps not read. */
const slotIdentity = (world: World, message: SimMessage): string | undefined => {
  const slot = slotOf(world, message);
  const { origin } = message;
  if (slot === undefined || origin?.kind !== 'slot') return undefined;
  const whose = slot === 'trouble' ? ` of ${origin.process}` : '';
  return `${slot}${whose}`;
};

const noteIdentity = ({ nonce, notice }: Extract<Origin, { kind: 'note' }>): string => {
  switch (notice.kind) {
    case 'in_doubt':
      return `in_doubt ${notice.messageId}/${notice.attempt}`;
    case 'undelivered':
      return `undelivered ${notice.messageId}/${notice.attempt}/${notice.part}`;
    default:
      return `note ${nonce}`;
  }
};

type Slot = 'suspension' | 'aside' | 'backlog' | 'trouble' | 'pause';

/**
 * By what it says now: a notice about the store may become one about a suspension, because both have the same buttons. One
 * about the store, or about what cannot be read, does not count if the bot could not know or store that it was posted:
 * it has no button by which it could be found.
 */
const slotOf = ({ processes }: World, message: SimMessage): Slot | undefined => {
  const { notice, origin, isUntold, isStuck } = message;
  if (origin?.kind !== 'slot' || isStuck) return undefined;
  switch (notice?.kind) {
    case 'suspended':
      return notice.cause === 'store' ? 'trouble' : 'suspension';
    case 'set_aside':
      return 'aside';
    case 'backlog':
      return 'backlog';
    case 'paused':
      return 'pause';
    case 'cannot_read_back':
    case 'store_fails':
      return !isUntold && processes[origin.process - 1]?.isAlive === true ? 'trouble' : undefined;
    default:
      return undefined;
  }
};

/** Discord has refused to change a notice, which then stays as it is. */
export const isRefused = ({ notices }: History, conversation: string): boolean =>
  [...notices].some(([key, { failedAt }]) => key.endsWith(`/${conversation}`) && failedAt > -Infinity);

/** Invariant 6: nothing that the bot says is posted twice. */
export const checkTwice = (history: History, message: SimMessage): void => {
  const { world } = history;
  const identity = identityOf(world, message);
  const { conversation, origin } = message;
  if (identity === undefined || conversation === undefined) return;
  if (origin?.kind === 'slot' && isRefused(history, conversation)) return;
  // The notice that the store fails is not deleted before the store has worked: by then it may fail again.
  const isTrouble = slotOf(world, message) === 'trouble';
  const storedAt = isTrouble ? (history.storedAt.get(conversation) ?? -Infinity) : -Infinity;
  const others = world.discord
    .messagesIn(message.channel)
    .filter(
      (other) =>
        other.conversation === conversation && other.deletedAt === undefined && other.createdAt > storedAt,
    );
  const same = others.filter((other) => identityOf(world, other) === identity);
  if (same.length > 1) throw new Breach(6, `${identity} is posted ${same.length} times`);
};

/** Invariant 6: Discord took something for a repetition of something else. */
export const checkTaken = (wanted: Origin | undefined, message: SimMessage): void => {
  const { origin } = message;
  const name = (one: Origin | undefined): string | undefined => {
    switch (one?.kind) {
      case 'part':
        return `part ${one.question}/${one.attempt}/${one.index}`;
      case 'note':
        return noteIdentity(one);
      case 'slot':
        return 'slot';
      case 'hint':
        return `hint about ${one.about}`;
      default:
        return JSON.stringify(one);
    }
  };
  if (name(wanted) !== name(origin)) throw new Breach(6, `${name(wanted)} was taken for ${name(origin)}`);
};

// ---- when nothing moves any more

const shown = ({ world }: History, record: Conversation, slot: Slot): readonly Notice[] =>
  standingOf(world, record.id).flatMap((message) => {
    return message.notice !== undefined && slotOf(world, message) === slot ? [message.notice] : [];
  });

/** Somebody has removed it, and the process does not know. */
const isTakenAway = (
  process: BotProcess,
  { board }: Conversation,
  slot: 'suspension' | 'aside' | 'backlog' | 'pause',
): boolean => {
  const id = board?.[slot]?.id;
  return id !== undefined && process.isMissed(id);
};

const checkPause = (history: History, process: BotProcess, record: Conversation): void => {
  const isShown = shown(history, record, 'pause').length > 0;
  if (isPaused(record) && !isShown && !isTakenAway(process, record, 'pause')) {
    throw new Breach(9, 'the conversation is paused, and no notice says so');
  }
  if (isShown && !isPaused(record)) throw new Breach(6, 'the notice of a pause that is over is still there');
};

/** At rest, questions wait only in a pause or in a suspension, and the notice of a suspension says that they do. */
const checkBacklogAtRest = (history: History, process: BotProcess, record: Conversation): void => {
  const [backlog] = shown(history, record, 'backlog');
  const waiting = behindFirst(waitingIn(history, process, record), record);
  const isResting = isPaused(record) || record.suspension !== undefined;
  if (backlog?.kind === 'backlog' && isResting) return check('a backlog at rest', backlog.waiting, waiting);
  if (backlog !== undefined) throw new Breach(6, 'the notice of a backlog that is over is still there');
  const isTold = record.suspension !== undefined || isTakenAway(process, record, 'backlog');
  if (waiting.least >= longLine && !isTold)
    throw new Breach(9, `${waiting.least} wait, and no notice says so`);
};

/** Invariants 6 and 9, at rest: the notices that are posted are those that should be, and what they say is true. */
export const checkBoard = (history: History, process: BotProcess, record: Conversation): void => {
  const { suspension, aside } = record;
  const [held] = shown(history, record, 'suspension');
  if (suspension !== undefined && held === undefined && !isTakenAway(process, record, 'suspension')) {
    throw new Breach(9, `the thread is suspended for ${suspension.cause}, and no notice says so`);
  }
  if (held !== undefined && suspension === undefined)
    throw new Breach(6, `the notice of a suspension that is over is still there`);
  if (held?.kind === 'suspended' && suspension !== undefined) {
    if (held.cause !== suspension.cause)
      throw new Breach(6, `a suspension for ${suspension.cause} is shown as ${held.cause}`);
    check('a suspension at rest', held.waiting, waitingIn(history, process, record));
  }
  checkPause(history, process, record);
  const [told] = shown(history, record, 'aside');
  if (aside !== undefined && told === undefined && !isTakenAway(process, record, 'aside')) {
    throw new Breach(9, `${aside.ids.length} are set aside, and no notice says so`);
  }
  // If nothing could be read, what a dead process had posted without knowing could not be found in time.
  const wasUnreadable = standingOf(history.world, record.id).some(({ wordings }) =>
    wordings.some(({ content }) => content === 'cannot_read_back'),
  );
  if (told !== undefined && aside === undefined && !wasUnreadable)
    throw new Breach(6, 'what is no longer set aside is still offered');
  if (told?.kind === 'set_aside' && aside !== undefined) {
    check('what is set aside, at rest,', told.count, { least: aside.ids.length, most: aside.ids.length });
  }
  checkBacklogAtRest(history, process, record);
  if (shown(history, record, 'trouble').length > 0 && !wasUnreadable) {
    throw new Breach(6, 'the notice of trouble that is over is still there');
  }
};
