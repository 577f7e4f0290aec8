import type { Draft } from './draft.ts';
import { laneNames } from './effects.ts';
import type { LaneName } from './effects.ts';
import { isTimeUp } from './record.ts';

/** May something happen now: the one place that says what has to wait for what. */

/** Whether the service may be asked, or tried again. */
export const mayTry = ({ now, record: { suspension }, memory: { tryAt } }: Draft): boolean =>
  suspension === undefined || (tryAt !== undefined && tryAt <= now);

const reasons = {
  /** Its thread does not exist yet. */
  opening: ({ record }) => record.phase === 'opening',
  ended: ({ record }) => record.phase === 'ended',
  /** Messages that we have not seen may be in the thread. */
  gap: ({ memory }) => memory.gap !== undefined,
  /** The connection to the gateway is lost: silence proves nothing. */
  deaf: ({ memory }) => memory.deaf,
  /** A post got no response: the thread has to be read first. */
  unsure: ({ memory }) => memory.unsure,
  /** Something is under way in its lane, or its lane rests between two tries. */
  busy: ({ lanes }, lane) => lanes[lane].effect !== undefined,
  resting: ({ lanes, now }, lane) => lanes[lane].restUntil > now,
  /** The process is ending. */
  closing: ({ memory }) => memory.closing,
  /** The service may have a question, or: its answer is not out either. */
  submitted: ({ record }) => record.turn?.at === 'submitted',
  turn: ({ record }) => record.turn !== undefined,
  /** Something is yet to be posted. */
  unsaid: ({ record }) => record.outgoing.length > 0,
  /** It is to start again or to end. */
  job: ({ record }) => record.job !== undefined,
  paused: ({ record }) => record.terms.paused !== undefined,
  /** After the clock's pause, what was written in time is asked. */
  paused_by_hand: ({ record }) => record.terms.paused !== undefined && !isTimeUp(record),
  /** The service is left alone; and the time to try it again has not come. */
  suspended: ({ record }) => record.suspension !== undefined,
  left_alone: (d) => !mayTry(d),
} satisfies Record<string, (d: Draft, lane: LaneName) => boolean>;

type Reason = keyof typeof reasons;

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

const isLane = (name: string): name is LaneName => laneNames.some((one) => one === name);

/** By what this is held; undefined: it may happen now. */
export const heldBy = (d: Draft, what: keyof typeof table): Reason | undefined =>
  table[what].find((reason) => reasons[reason](d, isLane(what) ? what : 'turn'));
