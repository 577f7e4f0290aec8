import type { MessageId, UserId } from '../../lib/ids.ts';
import type { Effect, Lane } from '../domain/effect.ts';
import type { Self } from '../domain/self.ts';
import type { Environment } from '../domain/ports.ts';
import type { Conversation } from '../domain/record.ts';
import type { Note } from '../domain/stored-notices.ts';
import type { TranscriptLine } from '../domain/transcript-line.ts';
import type { Life } from '../life/memory.ts';
import type { Notices } from '../notices/memory.ts';
import type { Floor } from '../room/memory.ts';
import type { Delivery, People, Thread, Waiting } from '../talk/memory.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';
import type { Reader } from '../domain/hearing.ts';

/** The stored record, and what is known in memory only. Never changed in place. */

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
  /** Requests that Discord keeps refusing: they are tried again when something changes, and block nothing. */
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

type Slice = 'thread' | 'delivery' | 'writer' | 'life' | 'floor' | 'people' | 'notices';

/** How a slice is changed: known only to the folder that the slice belongs to, which exports moves for others. */
export const changing =
  <Name extends Slice>(slice: Name) =>
  (state: State, changes: Partial<State[Name]>): State => ({
    ...state,
    [slice]: { ...state[slice], ...changes },
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

/** Whether this is somebody else's conversation in which the person is named. */
export const isNamedIn = ({ record, waiting }: State, person: UserId): boolean =>
  record.hostId !== person && JSON.stringify([record, waiting]).includes(person);

/** The question that is being asked or answered. */
export const underWay = ({ record }: State): MessageId | undefined => record.turn?.messageId;
