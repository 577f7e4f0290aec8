import type { Log } from '../../lib/log.ts';
import type { Effect } from './effect.ts';
import type { Result } from './event.ts';
import type { Unnamed } from './hearing.ts';
import type { Notice } from './notice.ts';
import type { Conversation } from './record.ts';
import type { TranscriptLine } from './transcript-line.ts';

/**
 * What conversations are given: how long things take, what never changes, and the outside world. Ports take callbacks
 * rather than promises, so that a simulation can decide when each runs.
 */

/** How long things take, in milliseconds; tests shorten them. */
export interface Timings {
  readonly typingAfter: number;
  readonly typingEvery: number;
  /** Between the tries of a call that the service has not taken. */
  readonly retry: number;
  /** A Retry-After up to this long is waited for; beyond it the thread is suspended at once. */
  readonly longestRetryAfter: number;
  /** A suspended thread's first wait before it tries again; doubles up to `longestSuspension`. */
  readonly suspension: number;
  readonly longestSuspension: number;
  /** The first wait before a request that Discord did not take, or a write, is tried again; doubles. */
  readonly delivery: number;
  readonly longestDelivery: number;
  /** The longest wait before the store is tried again: its trouble is over as suddenly as it began. */
  readonly longestWriteWait: number;
  /** How long a nonce is relied on; Discord recognizes one for "the past few minutes". */
  readonly nonceTrusted: number;
  /** Between tries when a permission is missing and no event announces a change. */
  readonly forbidden: number;
  readonly cursorSave: number;
  /** Ids and events may arrive this much out of order. */
  readonly overlap: number;
  /** How long a request may still be on its way after its sender is gone. */
  readonly landing: number;
  readonly sleepAfter: number;
  readonly pingAfter: number;
  /** After this much silence the floor passes on; typing restarts the count, up to `floorLongest` in all. */
  readonly floorQuiet: number;
  readonly floorLongest: number;
  /** The time between two hints in a thread that the floor is somebody else's. */
  readonly floorHints: number;
  /** How long somebody waits for what they asked for before they are told that it will happen later. */
  readonly jobPatience: number;
  /** How long a conversation rests while the bot is out of its server, before it ends. */
  readonly longestAway: number;
}

const minute = 60_000;

export const defaultTimings: Timings = {
  typingAfter: 1_000,
  typingEvery: 9_000,
  retry: 1_000,
  longestRetryAfter: 10_000,
  suspension: 30_000,
  longestSuspension: 15 * minute,
  delivery: 1_000,
  longestDelivery: 5 * minute,
  longestWriteWait: 3_000,
  nonceTrusted: minute,
  forbidden: 15 * minute,
  cursorSave: 5_000,
  overlap: 5_000,
  landing: 20_000,
  sleepAfter: 12 * 60 * minute,
  pingAfter: 30_000,
  floorQuiet: 2 * minute,
  floorLongest: 5 * minute,
  floorHints: minute,
  jobPatience: 20_000,
  longestAway: 30 * 24 * 60 * minute,
};

/** What does not change while the process runs. All of it is pure. */
export interface Environment {
  readonly timings: Timings;
  /** After the bot was away, questions older than this, in milliseconds, are answered only if somebody wants that. */
  readonly catchUpWindow: number;
  /** The text of a notice once it is posted, used to find it again in the thread. */
  readonly noticeText: (conversation: Conversation, notice: Notice) => string;
  /** Stands above a part that is posted as a file. */
  readonly asFile: (conversation: Conversation) => string;
  readonly announcementText: (conversation: Conversation) => string;
  /** In the conversation's language. */
  readonly unnamed: (conversation: Conversation) => Unnamed;
  /** The custom_ids of a notice's buttons. */
  readonly noticeCustomIds: (conversation: Conversation, notice: Notice) => readonly string[];
  /** The same for the thread's first message. */
  readonly firstCustomIds: (conversation: Conversation) => readonly string[];
}

export interface Task {
  readonly effect: Effect;
  /** The conversation as it is when the effect begins. */
  readonly record: Conversation;
  /** Fires when the process gives up what is under way. */
  readonly signal: AbortSignal;
}

/** `claimed`: another conversation uses its chat of the service, so it may not go on like this. */
export type Written = 'stored' | 'failed' | 'claimed';

export interface StoredStep {
  readonly record: Conversation;
  readonly lines: readonly TranscriptLine[];
}

export interface Ports {
  readonly store: {
    /**
     * Stores the record and the lines that go with it, as a whole or not at all.
     * `done` is called once: when all of it would survive a power cut, or when it was not taken.
     */
    write(step: StoredStep, done: (written: Written) => void): void;
    forget(record: Conversation, done: (written: Written) => void): void;
  };
  /** Performs the effect and reports its result once; after `signal` it may stay silent. */
  perform(task: Task, done: (result: Result) => void): void;
  /** Checked before each effect: false once this process may not act for the conversation any more. */
  mayAct(record: Conversation): boolean;
  readonly clock: {
    /** Milliseconds since 1970. */
    now(): number;
    /** Returns a function that cancels it. */
    at(time: number, wake: () => void): () => void;
  };
  readonly log: Log;
}
