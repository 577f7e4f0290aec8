import { compareIds } from '../../lib/ids.ts';
import type { InteractionId, MessageId, UserId } from '../../lib/ids.ts';
import type { Effect, Lane } from '../domain/effect.ts';
import type { DecisionOf } from '../domain/decision.ts';
import type { Reader } from '../domain/hearing.ts';
import type { Self, ThreadMessage } from '../domain/message.ts';
import type { Environment } from '../domain/ports.ts';
import type { Conversation, Hint } from '../domain/record.ts';
import type { Note, Slot, Standing } from '../domain/stored-notices.ts';
import type { TranscriptLine } from '../domain/transcript-line.ts';

/** The stored record, and what is known in memory only. Never changed in place. */

/** A question that waits. */
export interface Waiting {
  /** Its place: its own message id, or the id of the button press that put it there. */
  readonly at: string;
  readonly messageId: MessageId;
  readonly attempt: number;
  readonly speakerId?: UserId | undefined;
  /** Undefined if only the id is kept or an edit left the text unknown; then it is read when its turn comes. */
  readonly text?: string | undefined;
}

export type Gate =
  /** Nothing is known of what was missed. `listed`: the server's list has arrived and did not name this thread. */
  | { readonly kind: 'shut'; readonly listed: boolean }
  | {
      readonly kind: 'looking';
      /** The latest message when the look began: anything newer may also come over the gateway. */
      readonly upTo: MessageId | undefined;
    }
  | { readonly kind: 'open' };

/** What is known of the thread itself. */
export interface Thread {
  readonly gate: Gate;
  /** The connection to the gateway is lost. */
  readonly isDisconnected: boolean;
  readonly cannotReadBack: boolean;
  /** Everything up to this message has arrived, over the gateway or in a page of the thread. */
  readonly highest: string;
  /** The latest known edits (with their time) and deletions: a page read earlier is older than they are. */
  readonly edits: ReadonlyMap<string, number>;
  readonly deletions: ReadonlySet<string>;
  /** The latest messages that were not heard as questions: a press that came before them may arrive after them. */
  readonly ignoredMessages: readonly string[];
}

/** How far the turn in the record, or the greeting, has come. */
interface Delivery {
  /** How often in a row the first question was not taken. */
  readonly tries: number;
  /** The first part of the answer under way that is not known to be posted. */
  readonly nextPart: number;
  /** The parts of that answer, or of the greeting, that are known to be in the thread, by their place. */
  readonly postedParts: ReadonlyMap<number, MessageId>;
  /** The turn was begun by an earlier process. */
  readonly cutOff: boolean;
}

/** A lane: what is under way in it, and what keeps it from going on. */
export interface LaneState {
  /** Under way, or waiting to be. */
  readonly effect: Effect | undefined;
  /** It waits until then; `endsWithChange`: or until a permission, the channel or the thread changes. */
  readonly rest: { readonly until: number; readonly endsWithChange: boolean } | undefined;
  /** In a row. */
  readonly failures: number;
  /** What it has read of the history so far, and where it continues. */
  readonly pages:
    | {
        readonly messages: readonly ThreadMessage[];
        readonly after: string;
        /** See the effect `history`. */
        readonly about: string | undefined;
      }
    | undefined;
  /** What may be in the thread without our knowing: the thread is read before any of it is posted (again). */
  readonly unsure: ReadonlySet<string>;
  /** Since when its post has been without a response. */
  readonly lostSince: number | undefined;
  /** What Discord keeps refusing is tried again when something changes, and blocks nothing. */
  readonly refused: ReadonlySet<string>;
}

interface Lanes extends Readonly<Record<Lane, LaneState>> {
  readonly replies: readonly Effect[];
  readonly nextEffect: number;
}

/** How the record gets into the store. */
export interface Writer {
  /** Goes up with every change of the record. */
  readonly version: number;
  readonly stored: number;
  /** How often in a row the store did not take the record. */
  readonly failures: number;
  /** The version that is being written. */
  readonly writing: number | undefined;
  /** When the newest version should be written, in milliseconds since 1970; undefined: it is stored, or being written. */
  readonly writeAt: number | undefined;
  /** When the store, or reading back, began to fail. */
  readonly troubleSince: number;
  /** Not known to be stored. Each is written together with a version of the record. */
  readonly lines: readonly { readonly line: TranscriptLine; readonly version: number }[];
}

/** How the conversation begins and ends, and who waits for that. */
interface Life {
  /** When this process took it up: an earlier one may have sent something until then. */
  readonly begunAt: number;
  /** Who waits for it to be open. */
  readonly opener: InteractionId | undefined;
  readonly hostAdded: boolean;
  /** Who waits for the end of the job under way. */
  readonly waiters: readonly InteractionId[];
  /** Resets and ends that wait for the one under way. */
  readonly nextJobs: readonly {
    readonly request: InteractionId;
    readonly job: DecisionOf<'job'>['job'];
  }[];
  /** The record was deleted from the store. */
  readonly deleted: boolean;
  /** The process is ending. */
  readonly closing: boolean;
}

/** What the record does not say about the floor. */
interface Floor {
  /** Since when, and for how long in all, the person who has the floor has been silent while others wait. */
  readonly quiet:
    { readonly passed: number; readonly total: number; readonly since: number | undefined } | undefined;
  /** Messages since the latest line about the floor. */
  readonly sinceLine: number;
  /** When somebody was last told that the floor is somebody else's. */
  readonly hintAt: number;
}

/** What is said to individual people, and for them. */
interface People {
  /** The latest message of each person, where slow mode is on. */
  readonly spoke: ReadonlyMap<UserId, string>;
  readonly hints: readonly {
    readonly hint: Hint;
    readonly messageId: MessageId;
    /** If it says that this person is not asked. */
    readonly to?: UserId | undefined;
  }[];
}

/** What memory alone knows of the notices in the thread. */
interface Notices {
  /** The latest time at which an edit that an earlier process sent, or that got no response, may still arrive. */
  readonly editsUntil: number;
  /** We have heard that the notice being edited says something else: which of the two texts will stay is unknown. */
  readonly isOverwritten: boolean;
  /** When a count was last posted or edited. */
  readonly countedAt: number;
  /** The version of the record in which a notice got its place. */
  readonly placedIn: { readonly [slot in Slot]?: number };
  /** The version of the record in which the list of notices to be deleted last grew. */
  readonly spentIn: number;
}

/** A slice for each concern. All fields are always there, because states of one shape are copied faster. */
export interface State {
  /** When the event came, in milliseconds since 1970. */
  readonly now: number;
  readonly environment: Environment;
  readonly self: Self;
  readonly record: Conversation;
  /** In the order in which they will be asked. */
  readonly waiting: readonly Waiting[];
  readonly thread: Thread;
  readonly delivery: Delivery;
  readonly lanes: Lanes;
  readonly writer: Writer;
  readonly life: Life;
  readonly floor: Floor;
  readonly people: People;
  readonly notices: Notices;
}

// ---- the slices

export const changeThread = (state: State, changes: Partial<Thread>): State => ({
  ...state,
  thread: { ...state.thread, ...changes },
});

export const noDelivery: Delivery = { tries: 0, nextPart: 0, postedParts: new Map(), cutOff: false };

export const changeDelivery = (state: State, changes: Partial<Delivery>): State => ({
  ...state,
  delivery: { ...state.delivery, ...changes },
});

/** The first question in the queue, or what is done next, may be another one now. */
export const triesAnew = (state: State): State =>
  state.delivery.tries === 0 ? state : changeDelivery(state, { tries: 0 });

export const changeWriter = (state: State, changes: Partial<Writer>): State => ({
  ...state,
  writer: { ...state.writer, ...changes },
});

export const changeLife = (state: State, changes: Partial<Life>): State => ({
  ...state,
  life: { ...state.life, ...changes },
});

export const changeFloor = (state: State, changes: Partial<Floor>): State => ({
  ...state,
  floor: { ...state.floor, ...changes },
});

export const changePeople = (state: State, changes: Partial<People>): State => ({
  ...state,
  people: { ...state.people, ...changes },
});

export const changeNotices = (state: State, changes: Partial<Notices>): State => ({
  ...state,
  notices: { ...state.notices, ...changes },
});

/** What it takes to judge a message. */
export const readerIn = ({ self, environment, record }: State): Reader => ({
  self,
  unnamed: environment.unnamed(record),
});

// ---- the record

export const change = (state: State, changes: Partial<Conversation>): State => ({
  ...state,
  record: { ...state.record, ...changes },
});

export const addNote = (state: State, note: Omit<Note, 'text'>): State =>
  change(state, {
    notes: [
      ...(state.record.notes ?? []),
      { ...note, text: state.environment.noticeText(state.record, note.telling) },
    ],
  });

export const setStanding = (state: State, slot: Slot, standing: Standing | undefined): State => {
  const { board } = state.record;
  const isNew = standing?.id !== board?.[slot]?.id;
  const placedIn = { ...state.notices.placedIn, [slot]: state.writer.version + 1 };
  return change(isNew ? changeNotices(state, { placedIn }) : state, {
    board: { ...board, [slot]: standing },
  });
};

/** Whether this is somebody else's conversation in which the person is named. */
export const isNamedIn = ({ record, waiting }: State, person: UserId): boolean =>
  record.hostId !== person && JSON.stringify([record, waiting]).includes(person);

// ---- what waits

export const byPlace = (a: Waiting, b: Waiting): number =>
  compareIds(a.at, b.at) || compareIds(a.messageId, b.messageId);

/** Beyond this many, only ids are kept: a text is read from Discord when its turn comes. */
export const textsKept = 20;

export const addWaiting = (state: State, added: Waiting): State => {
  const { waiting } = state;
  const kept = waiting.length < textsKept ? added : { ...added, text: undefined };
  let place = waiting.length;
  for (; place > 0; place -= 1) {
    const earlier = waiting[place - 1];
    if (earlier === undefined || byPlace(earlier, kept) <= 0) break;
  }
  // Judged again by other terms, it is no longer ignored.
  const ignored = state.thread.ignoredMessages;
  const known = ignored.includes(added.messageId)
    ? changeThread(state, { ignoredMessages: ignored.filter((id) => id !== added.messageId) })
    : state;
  return { ...known, waiting: waiting.toSpliced(place, 0, kept) };
};

export const removeWaiting = (state: State, ids: readonly MessageId[]): State => ({
  ...state,
  waiting: state.waiting.filter(({ messageId }) => !ids.includes(messageId)),
});

/** The question that is being asked or answered. */
export const underWay = ({ record }: State): MessageId | undefined => record.turn?.messageId;

// ---- known edits and deletions

const mostHeardOf = 200;

const latest = <Item>(items: Iterable<Item>): Item[] => [...items].slice(-mostHeardOf);

export const heardEdit = (state: State, id: MessageId, editedAt: number | undefined): State =>
  editedAt === undefined
    ? state
    : changeThread(state, { edits: new Map(latest([...state.thread.edits, [id, editedAt]])) });

export const heardDeletions = (state: State, ids: readonly MessageId[]): State =>
  changeThread(state, { deletions: new Set(latest([...state.thread.deletions, ...ids])) });

export const ignore = (state: State, ids: readonly string[]): State =>
  ids.length === 0
    ? state
    : changeThread(state, { ignoredMessages: latest([...state.thread.ignoredMessages, ...ids]) });

/** Whether a message still has its text from before an edit that we know of. */
export const isOutdated = ({ thread }: State, { id, editedAt = 0 }: ThreadMessage): boolean =>
  editedAt < (thread.edits.get(id) ?? 0);
