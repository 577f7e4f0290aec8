import { leftUntil } from '../lib/clock.ts';
import { timeOfId } from '../lib/ids.ts';
import type { InteractionId, MessageId, RoleId, UserId } from '../lib/ids.ts';
import type { PostBlocked, Effect, LaneName, News } from './effects.ts';
import type { Live, Self } from './events.ts';
import type { StandingHint, WantedHint, WantedSign } from './hints.ts';
import type { OpeningStep } from './opening.ts';
import type { Environment } from './ports.ts';
import type { Conversation, Inbox, Job, AnswerPart } from './record.ts';
import type { TranscriptLine } from './transcript-line.ts';

/** The stored record and what memory knows beside it; and the draft of the next state, which rules change in place. */

/** Messages that we have not seen may be in the thread. */
export type Gap =
  /** Until the thread exists; `missed`: the connection was lost meanwhile. */
  | { readonly at: 'opening'; readonly missed: boolean }
  /** Until the server's list of threads has come. */
  | { readonly at: 'unlisted' }
  /** Until it wakes, or something is to be done. */
  | { readonly at: 'archived' }
  /** Until it is read. `refused`: that is not allowed at the moment. */
  | { readonly at: 'reading'; readonly after: string; readonly refused?: PostBlocked };

export interface QuestionText {
  readonly text: string;
  readonly editedAt: number;
}

/** What is known of the status in the thread. */
export interface StatusMemory {
  /** What it says; undefined if that is not known. */
  readonly shown: string | undefined;
  readonly shownAt: number;
  /** Discord's time of the last edit whose response came, and of the last one that we heard of. */
  readonly shownEdit: number;
  readonly heardEdit: number;
  /** Of the one that is being posted, until it stands. */
  readonly nonce: string | undefined;
  /** The response to an earlier try to post it was lost. */
  readonly mayStand: boolean;
  /** Discord takes no more edits of it (30046): it is posted anew. */
  readonly isWorn: boolean;
  /** A moderator has changed what it says: it has to stand below what people have written. */
  readonly isNews: boolean;
}

/** What somebody wrote before it was their turn. */
export interface KeptMessage {
  readonly id: MessageId;
  /** How it begins; empty if that is not known. */
  readonly text: string;
}

export interface Silence {
  /** Since when they have been waited for. */
  readonly began: number;
  /** When they lose the floor, unless they type. */
  readonly endsAt: number;
  /** When they do by what the status says; and the same by the wall clock. */
  readonly toldAt: number;
  readonly passesAt: number;
}

export interface Memory {
  readonly self: Self;
  readonly gap: Gap | undefined;
  /** What came while the gap was open. */
  readonly held: readonly Live[];
  readonly words: ReadonlyMap<MessageId, QuestionText>;
  /** Edited or deleted lately while it was not waiting: it may yet come as it was before. */
  readonly touched: readonly MessageId[];
  /** When a message last came. */
  readonly seenAt: number;
  /** The connection to the gateway is lost. */
  readonly deaf: boolean;
  /** Of the call, or of a step of the opening. */
  readonly tries: number;
  readonly doubtsInRow: number;
  /** When the question under way was asked. */
  readonly askedAt: number;
  /** When a suspension is over; undefined if only a person can end it, or there is none. */
  readonly tryAt: number | undefined;
  /** When the time is up; undefined if it is, if it is held, or without a limit. */
  readonly upAt: number | undefined;
  /** Since when Discord has answered the first of `outgoing` with errors of its own. */
  readonly failingSince: number | undefined;
  /** A post got no response: the thread is read before it is repeated. */
  readonly unsure: boolean;
  readonly postBlocked: PostBlocked | undefined;
  /** To be said and set, in this order. */
  readonly hints: readonly WantedHint[];
  readonly signs: readonly WantedSign[];
  /** The hints of this process that stand in the thread. */
  readonly standing: ReadonlyMap<MessageId, StandingHint>;
  /** What was asked lately, and since when it has read like that; 0: as it was written. */
  readonly askedLately: ReadonlyMap<MessageId, number>;
  /** The latest messages of each person that came when somebody else had the floor. */
  readonly outOfTurn: ReadonlyMap<UserId, readonly KeptMessage[]>;
  /** The holder of the floor, whom others wait for, says nothing. */
  readonly silence: Silence | undefined;
  /** The status that was posted last may have pinged the holder; of another process's, nobody knows. */
  readonly mayBeCalled: boolean;
  readonly status: StatusMemory;
  /** How many messages stand below the status. */
  readonly below: number;
  /** The roles of those who have lately used a command to speak, where they matter. */
  readonly rolesAt: ReadonlyMap<InteractionId, readonly RoleId[]>;
  /** What would have been a question was written in the pause. */
  readonly talked: boolean;
  /** What a moderator has just changed: shown until the next answer. */
  readonly news: News | undefined;
  /** Who waits for the opening, for a job, or until it is deleted. */
  readonly waiters: readonly {
    readonly request: InteractionId;
    readonly kind: 'open' | Job['kind'] | 'deletion';
  }[];
  readonly opening: OpeningStep;
  /** What a topic begins with, until there is a thread. */
  readonly greeting: readonly AnswerPart[];
  /** When it is deleted although its end may not be shown yet. */
  readonly forgetAt: number | undefined;
  readonly closing: boolean;
  /** It is deleted from the store. */
  readonly deleted: boolean;
}

export interface Lane {
  readonly effect: Effect | undefined;
  readonly restUntil: number;
  /** The rest ends when something changes at Discord. */
  readonly wakes: boolean;
  /** Something has changed there since its effect was wanted: why that fails may be over already. */
  readonly changed: boolean;
  readonly failures: number;
}

export interface Lanes extends Readonly<Record<LaneName, Lane>> {
  readonly replies: readonly Effect[];
  readonly nextEffect: number;
}

export interface Writer {
  readonly version: number;
  readonly stored: number;
  readonly writing: number | undefined;
  readonly failures: number;
  readonly writeAt: number | undefined;
  /** Lines of the transcript that are not stored yet, with the version of the record that they go with. */
  readonly lines: readonly { readonly line: TranscriptLine; readonly version: number }[];
}

export interface State {
  readonly env: Environment;
  readonly record: Conversation;
  readonly memory: Memory;
  readonly lanes: Lanes;
  readonly writer: Writer;
  /** When a plan has to be made anew though nothing has changed. */
  readonly dueAt: number;
}

export interface Now {
  /** By the clock that never jumps: what waits goes by it. Another process counts from another beginning. */
  readonly now: number;
  /** By the wall clock, in milliseconds since 1970: for ages, and for what is stored or shown. It may be set forward or back. */
  readonly wall: number;
}

type Changing<T> = { -readonly [K in keyof T]: T[K] };

/** Its fields are assigned; what they hold (lists, maps, turns) is replaced, never changed. */
export interface Draft extends Now {
  readonly env: Environment;
  readonly record: Changing<Omit<Conversation, 'inbox'>> & { inbox: Changing<Inbox> };
  readonly memory: Changing<Memory>;
  readonly lanes: Changing<Lanes>;
  readonly writer: Changing<Writer>;
  /** Effects that await at most this version have begun before this step. */
  readonly begun: number;
  /** The record is written at once. */
  urgent: boolean;
  dueAt: number;
}

export const draftOf = ({ env, record, memory, lanes, writer, dueAt }: State, { now, wall }: Now): Draft => ({
  now,
  wall,
  env,
  dueAt,
  record: { ...record, inbox: { ...record.inbox } },
  memory: { ...memory },
  lanes: { ...lanes },
  writer: { ...writer },
  begun: writer.stored,
  urgent: false,
});

const isSame = <T extends object>(after: T, before: T): boolean => {
  for (const key in before) if (key !== 'inbox' && after[key] !== before[key]) return false;
  return true;
};

/** The record as it was, if nothing in it has changed. */
export const settledRecord = (before: Conversation, after: Conversation): Conversation =>
  isSame(after.inbox, before.inbox) && isSame(after, before) ? before : after;

const unknownStatus: StatusMemory = {
  shown: undefined,
  shownAt: -Infinity,
  shownEdit: 0,
  heardEdit: 0,
  nonce: undefined,
  mayStand: false,
  isWorn: false,
  isNews: false,
};

const idle: Lane = { effect: undefined, restUntil: 0, wakes: false, changed: false, failures: 0 };

interface Seed extends Now {
  readonly env: Environment;
  readonly self: Self;
  /** `new`: nothing of it is stored yet. */
  readonly origin: 'new' | 'stored';
}

/** An hour is the longest wait that is believed; what lies further ahead was stored by another clock. */
export const longestStoredWait = 3_600_000;

const tryAtOf = ({ suspension }: Conversation, { now, wall }: Now): number | undefined =>
  suspension?.nextTryAt === undefined
    ? undefined
    : now + leftUntil(suspension.nextTryAt, { now: wall, longest: longestStoredWait });

/** A wall clock that was set back makes no time longer than it was given. */
const upAtOf = ({ time }: Conversation, { now, wall }: Now): number | undefined => {
  if (time === undefined || time.left !== undefined || time.is === 'up') return undefined;
  const { endsAt, on } = time;
  return now + Math.min(Math.max(0, endsAt - wall), endsAt - timeOfId(on));
};

/** Object.assign, but the fields are checked. */
export const set = <Of extends object>(of: Of, to: Partial<Of>): void => void Object.assign(of, to);

/** A process begins with what is stored, or with a conversation that somebody wants opened. */
export const newState = (record: Conversation, { env, self, now, wall, origin }: Seed): State => ({
  env,
  record,
  memory: {
    self,
    gap: origin === 'new' ? { at: 'opening', missed: false } : { at: 'unlisted' },
    held: [],
    words: new Map(),
    touched: [],
    seenAt: now,
    deaf: false,
    tries: 0,
    doubtsInRow: 0,
    askedAt: now,
    tryAt: tryAtOf(record, { now, wall }),
    upAt: upAtOf(record, { now, wall }),
    failingSince: undefined,
    unsure: false,
    postBlocked: undefined,
    hints: [],
    signs: [],
    standing: new Map(),
    askedLately: new Map(),
    outOfTurn: new Map(),
    silence: undefined,
    mayBeCalled: true,
    status: unknownStatus,
    below: 0,
    rolesAt: new Map(),
    talked: false,
    news: undefined,
    waiters: [],
    opening: origin === 'new' ? 'service' : 'cut_off',
    greeting: [],
    forgetAt: undefined,
    closing: false,
    deleted: false,
  },
  dueAt: now,
  lanes: {
    turn: idle,
    look: idle,
    out: idle,
    status: idle,
    people: idle,
    signs: idle,
    replies: [],
    nextEffect: 1,
  },
  writer: {
    version: 1,
    stored: origin === 'new' ? 0 : 1,
    writing: undefined,
    failures: 0,
    writeAt: undefined,
    lines: [],
  },
});
