import { firstIdAt } from '../../lib/ids.ts';
import type { UserId } from '../../lib/ids.ts';
import { isFloorNoticeComing, floorNoticeOf } from '../domain/hands.ts';
import { isPaused, pauseOf, pauseToldFrom } from '../domain/hearing-terms.ts';
import { datedNonce } from '../domain/nonce.ts';
import type { Notice } from '../domain/notice.ts';
import { isStandIn } from '../domain/stand-in.ts';
import type { Slot } from '../domain/stored-notices.ts';
import { change } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { troubleBegan } from '../state/writer.ts';
import type { Waiting } from '../talk/memory.ts';
import { textsKept } from '../talk/memory.ts';

/** The notices that edits keep up to date: when each should stand in the thread, what it says, and how it is found. */

/** The id that a posting can only come after, and what distinguishes it from others of its kind. */
export interface Place {
  readonly since: string;
  readonly nonce: string;
}

interface Kept {
  /** What it should say now; undefined if it should not stand. If it has `waiting`, it is held back until that is known. */
  readonly wanted: (state: State) => Notice | undefined;
  readonly place: (state: State) => Place;
  /** It has been deleted, but Discord still knows its nonce: if it is wanted again, it gets a new nonce, dated now. */
  readonly renewed?: (state: State) => State;
  /**
   * Samples whose buttons help to find a notice that a dead process posted. If absent, none is looked for. Without
   * buttons, only the wordings that are stored tell which message it is.
   */
  readonly marked?: (state: State) => readonly Notice[];
  /** It changes with each question or hand. */
  readonly isCounted?: true;
}

/** The number of waiting questions is unknown until missed messages are known, unless an end drops them anyway. */
export const isCountKnown = ({ thread, record }: State): boolean =>
  thread.gate.kind === 'open' || record.job?.kind === 'end';

const suspended: Kept = {
  wanted: ({ record, waiting }) =>
    record.suspension === undefined
      ? undefined
      : {
          kind: 'suspended',
          cause: record.suspension.cause,
          waiting: waiting.length,
          nextTryAt: record.suspension.nextTryAt,
        },
  // The nonce includes the conversation's id: a suspension can begin in many threads at once, and all channels share nonces.
  place: ({ record: { id, suspension }, now }) => {
    const since = suspension?.since ?? now;
    return { since: firstIdAt(since - 60_000), nonce: datedNonce(id, 'suspension', since) };
  },
  renewed: (state) => {
    const { suspension } = state.record;
    return suspension === undefined
      ? state
      : change(state, { suspension: { ...suspension, since: state.now } });
  },
  marked: ({ record }) =>
    [record.suspension?.cause ?? 'store', 'asleep' as const].map((cause) => ({
      kind: 'suspended',
      cause,
      waiting: 0,
    })),
};

const aside: Kept = {
  wanted: ({ record }) =>
    record.aside === undefined
      ? undefined
      : { kind: 'set_aside', count: record.aside.ids.length, why: record.aside.why },
  place: ({ record: { id, aside: offered } }) => {
    const last = offered?.ids.at(-1) ?? id;
    return { since: last, nonce: datedNonce(last, 'aside', offered?.since ?? 0) };
  },
  renewed: (state) => {
    const { aside: offered } = state.record;
    return offered === undefined ? state : change(state, { aside: { ...offered, since: state.now } });
  },
  marked: () => [{ kind: 'set_aside', count: 0, why: 'asked' }],
  isCounted: true,
};

const trouble: Kept = {
  wanted: (state) => {
    const { record, waiting, thread } = state;
    const { failures, writeAt } = state.writer;
    if (thread.cannotReadBack) return { kind: 'cannot_read_back' };
    if (failures === 0) return undefined;
    const isUnasked =
      waiting.length > 0 && record.turn?.state !== 'answered' && record.suspension === undefined;
    if (isUnasked) {
      return { kind: 'suspended', cause: 'store', waiting: waiting.length, nextTryAt: writeAt };
    }
    // It is not deleted before the store works, so it stays in its place.
    const stands = record.board?.trouble !== undefined;
    return failures > 1 || stands ? { kind: 'store_fails' } : undefined;
  },
  place: ({ record: { id }, writer: { troubleSince } }) => ({
    since: firstIdAt(troubleSince),
    nonce: datedNonce(id, 'trouble', troubleSince),
  }),
  renewed: (state) => troubleBegan(state),
  // A suspension has the same buttons, and is looked for first.
  marked: () => [{ kind: 'suspended', cause: 'store', waiting: 0 }],
};

const pause: Kept = {
  wanted: ({ record }) => {
    const paused = record.job?.kind === 'end' ? undefined : pauseOf(record);
    return paused === undefined ? undefined : { kind: 'paused', by: paused.by };
  },
  place: ({ record }) => {
    const { from = record.id, since = 0 } = pauseOf(record) ?? {};
    return { since: from, nonce: datedNonce(from, 'pause', since) };
  },
  renewed: (state) => change(state, { terms: pauseToldFrom(state.record, state.now) }),
  marked: ({ record }) => [{ kind: 'paused', by: record.hostId }],
};

/** The floor notice says who has the floor. It is posted as a note. */
const floor: Kept = {
  wanted: (state) => {
    const { hands, board, job } = state.record;
    const latest = board?.floor?.floor;
    // No floor notice is there, or it is over.
    if (hands === undefined || latest === undefined || job?.kind === 'end') return undefined;
    const shown = floorNoticeOf(hands, { number: latest.number, heard: state.record.heard });
    const isOthers = latest.holder !== hands.holder;
    return isFloorNoticeComing(state.record) && isOthers
      ? { ...shown, holder: latest.holder, question: undefined }
      : shown;
  },
  place: ({ record }) => ({ since: record.id, nonce: '' }),
  isCounted: true,
};

// ---- who waits

/** How many have to wait before it is posted. */
const toldFrom = 4;

/** How many people it names. */
const mostNamed = 3;

/** The questions behind the one that is being asked; all that wait if none is. */
const behindFirst = ({ record, waiting }: State): readonly Waiting[] => {
  const { suspension, turn } = record;
  const isNext = turn === undefined && !isPaused(record);
  const isBeingAsked = suspension === undefined && (turn?.state === 'submitted' || isNext);
  return isBeingAsked ? waiting.slice(1) : waiting;
};

/** Nobody is named after somebody unknown or forgotten, because then it is not known who is next. */
const nextIn = (behind: readonly Waiting[]): readonly UserId[] => {
  const next: UserId[] = [];
  for (const { speakerId } of behind) {
    if (speakerId === undefined || isStandIn(speakerId) || next.length === mostNamed) break;
    if (!next.includes(speakerId)) next.push(speakerId);
  }
  return next;
};

/** How many wait, and whose questions are next. Once it is there, it stays until nothing waits. */
const backlog: Kept = {
  wanted: (state) => {
    const behind = behindFirst(state);
    const stands = state.record.board?.backlog !== undefined;
    const { suspension, job } = state.record;
    // The notice of a suspension says that they wait, and that of an end says that they are dropped.
    const isTold = behind.length >= toldFrom && suspension === undefined && job?.kind !== 'end';
    if (behind.length === 0 || !(stands || isTold)) return undefined;
    const next = nextIn(behind);
    return {
      kind: 'backlog',
      waiting: behind.length,
      next,
      more: behind.some(({ speakerId }) => speakerId === undefined || !next.includes(speakerId)),
      offersAside: behind.length > textsKept,
    };
  },
  place: ({ record, waiting, now }) => {
    const first = waiting[0]?.messageId ?? record.id;
    return { since: first, nonce: datedNonce(first, 'backlog', now) };
  },
  marked: () => [{ kind: 'backlog', waiting: 0, next: [], more: false, offersAside: true }],
  isCounted: true,
};

export const notices: Readonly<Record<Slot, Kept>> = {
  suspension: suspended,
  aside,
  backlog,
  trouble,
  pause,
  floor,
};
