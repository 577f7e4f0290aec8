import type { Draft } from './draft.ts';
import type { LaneName } from './effects.ts';
import { isTimeUp } from './record.ts';

/** May something happen now: the one place that says what has to wait for what. */

/** Whether the service may be asked, or tried again. */
export const mayTry = ({ now, record: { suspension }, memory: { tryAt } }: Draft): boolean =>
  suspension === undefined || (tryAt !== undefined && tryAt <= now);

/** The reasons to wait, and whether each holds. */
const reasonsIn = (d: Draft, lane: LaneName) => {
  const { now, lanes, memory, record } = d;
  const isPaused = record.terms.paused !== undefined;
  return {
    /** Its thread does not exist yet. */
    opening: record.phase === 'opening',
    ended: record.phase === 'ended',
    /** Messages that we have not seen may be in the thread. */
    gap: memory.gap !== undefined,
    /** The connection to the gateway is lost: silence proves nothing. */
    deaf: memory.deaf,
    /** A post got no response: the thread has to be read first. */
    unsure: memory.unsure,
    /** Something is under way in its lane, or its lane rests between two tries. */
    busy: lanes[lane].effect !== undefined,
    resting: lanes[lane].restUntil > now,
    /** The process is ending. */
    closing: memory.closing,
    /** The service may have a question, or: its answer is not out either. */
    submitted: record.turn?.at === 'submitted',
    turn: record.turn !== undefined,
    /** Something is yet to be posted. */
    unsaid: record.outgoing.length > 0,
    /** It is to start again or to end. */
    job: record.job !== undefined,
    paused: isPaused,
    /** After the clock's pause, what was written in time is asked. */
    paused_by_hand: isPaused && !isTimeUp(record),
    /** The service is left alone; and the time to try it again has not come. */
    suspended: record.suspension !== undefined,
    left_alone: !mayTry(d),
  };
};

type Reason = keyof ReturnType<typeof reasonsIn>;

/** What may be held, by what; of several reasons the first is named. What is no lane happens in the lane `turn`, or in none. */
const table = {
  turn: ['opening', 'gap', 'busy', 'resting', 'closing', 'turn', 'unsaid'],
  /** A question that waits, or whose call has not begun. */
  question: ['opening', 'ended', 'gap', 'closing', 'unsaid', 'job', 'paused_by_hand', 'left_alone'],
  /** An end, where nothing may be posted or read; and where the bot is out of the server as well. */
  end_unsaid: ['opening', 'busy', 'resting', 'closing', 'submitted'],
  end_apart: ['opening', 'busy'],
  /** A step of an opening, or of a deletion. */
  step: ['busy', 'resting'],
  look: ['busy', 'resting'],
  out: ['opening', 'gap', 'busy', 'resting', 'unsure'],
  status: ['gap', 'busy', 'resting'],
  people: ['gap', 'busy', 'resting'],
  signs: ['gap', 'busy', 'resting'],
  /** That nothing comes means that nothing is on its way; that the holder of the floor says nothing counts. */
  calm: ['deaf', 'gap'],
  silence: ['paused', 'suspended', 'gap', 'deaf'],
} satisfies Record<string, readonly Reason[]>;

const isLane = ({ lanes }: Draft, name: string): name is LaneName => name in lanes;

/** By what this is held; undefined: it may happen now. */
export const heldBy = (d: Draft, what: keyof typeof table): Reason | undefined => {
  const reasons = reasonsIn(d, isLane(d, what) ? what : 'turn');
  return table[what].find((reason) => reasons[reason]);
};
