import type { clock } from '../lib/clock.ts';
import type { Effect } from './effects.ts';
import type { Result } from './events.ts';
import type { Conversation, Line } from './record.ts';
import type { TranscriptLine } from './transcript-line.ts';

/**
 * What conversations are given: how long things take, what never changes, and the outside world. Ports take callbacks
 * rather than promises, so that a simulation can decide when each runs.
 */

/** How long things take, in milliseconds; tests shorten them. */
export interface Timings {
  /** Between the tries of a call that the service has not taken. */
  readonly retry: number;
  /** A Retry-After up to this long is waited for; beyond it the thread is suspended at once. */
  readonly longestRetryAfter: number;
  /** A suspended thread's first wait before it tries again; doubles up to `longestSuspension`. */
  readonly suspension: number;
  readonly longestSuspension: number;
  /** The first wait before retrying a request that Discord or the store did not take; doubles. */
  readonly delivery: number;
  readonly longestDelivery: number;
  /** Discord may fail by itself for this long before what is posted may be to blame. */
  readonly believed: number;
  /** The longest wait before the store is tried again: its trouble is over as suddenly as it began. */
  readonly longestWriteWait: number;
  /** Between tries when a permission is missing and no event announces a change. */
  readonly forbidden: number;
  /** What nothing waits for is stored after this long. */
  readonly lazily: number;
  /** Ids and events may come this much out of order. */
  readonly overlap: number;
  /** An answer that took longer pings who asked. */
  readonly pingAfter: number;
  /** After this much silence the floor passes on; typing starts it again, up to `longestQuiet` in all. */
  readonly quiet: number;
  readonly longestQuiet: number;
  /** How long a hint stands at most. */
  readonly hintStands: number;
  /** For how long it is tried to tell somebody what became of a message. */
  readonly wondering: number;
  /** Between two reactions. */
  readonly signEvery: number;
  /** Between two edits of the status. */
  readonly statusEvery: number;
  /** After the bot was away, what is older than this is asked only if somebody wants that. */
  readonly catchUp: number;
  /** Of the time that a conversation has. */
  readonly minute: number;
  /** A conversation without a question for this long ends by itself. */
  readonly idle: number;
}

const minute = 60_000;

export const defaultTimings: Timings = {
  retry: 1_000,
  longestRetryAfter: 10_000,
  suspension: 30_000,
  longestSuspension: 15 * minute,
  delivery: 1_000,
  longestDelivery: minute,
  believed: minute,
  longestWriteWait: 3_000,
  forbidden: 15 * minute,
  lazily: 5_000,
  overlap: 5_000,
  pingAfter: 30_000,
  quiet: 2 * minute,
  longestQuiet: 5 * minute,
  hintStands: 5 * minute,
  wondering: minute,
  signEvery: 250,
  statusEvery: 3_000,
  catchUp: 15 * minute,
  minute,
  idle: 7 * 24 * 60 * minute,
};

/** What the service reads in place of people's names, and of names that are not known. */
export interface Unnamed {
  readonly person: string;
  readonly role: string;
  readonly channel: string;
}

/** How the bot's messages read in the conversation's language; all of it is pure. */
export interface Rendering {
  /** What a line says, and the custom_ids of its buttons: it is recognized by them when it is seen in the thread. */
  line(record: Conversation, line: Line): { readonly text: string; readonly customIds: readonly string[] };
  /** Whether only a status has a button with this custom_id. */
  isOfStatus(customId: string): boolean;
  unnamed(record: Conversation): Unnamed;
}

/** What does not change while the process runs. */
export interface Environment {
  readonly timings: Timings;
  readonly rendering: Rendering;
}

export interface Task {
  readonly effect: Exclude<Effect, { readonly kind: 'reply' | 'forget' }>;
  /** The conversation as it is when the effect begins. */
  readonly record: Conversation;
  /** Fires when the process gives up what is under way. */
  readonly signal: AbortSignal;
}

/** `lost`: this process may not write any more; nothing more begins. */
export type Written = 'stored' | 'failed' | 'lost';

export interface Ports {
  readonly store: {
    /**
     * Stores the record and the lines that go with it, as a whole or not at all. `done` is called once: when all of it
     * would survive a power cut, or when it was not taken.
     */
    write(record: Conversation, lines: readonly TranscriptLine[], done: (written: Written) => void): void;
    forget(record: Conversation, done: (written: Written) => void): void;
  };
  /** Performs the effect and reports its result once; after `signal` it may stay silent. */
  perform(task: Task, done: (result: Result) => void): void;
  /** Checked before each effect: false once this process may not act any more. */
  mayAct(): boolean;
  readonly clock: typeof clock;
}
