import { compareIds } from '../../lib/ids.ts';
import type { MessageId, UserId } from '../../lib/ids.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';
import type { Hint } from '../domain/record.ts';

/** What memory knows of questions, and of the thread that they are asked in, beside the record. */

/** A question that waits. */
export interface Waiting {
  /** Its place: its own message id, or the id of the button press that put it there. */
  readonly at: string;
  readonly messageId: MessageId;
  readonly attempt: number;
  readonly speakerId?: UserId | undefined;
  /** Undefined if only the id is kept or an edit left the text unknown; then it is read before it is asked. */
  readonly text?: string | undefined;
}

export const byPlace = (a: Waiting, b: Waiting): number =>
  compareIds(a.at, b.at) || compareIds(a.messageId, b.messageId);

/** Beyond this many, only ids are kept: a text is read from Discord before it is asked. */
export const textsKept = 20;

export type Gate =
  /** Nothing is known of missed messages. `listed`: the server's list has arrived and did not name this thread. */
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
export interface Delivery {
  /** How often in a row the first question was not taken. */
  readonly tries: number;
  /** The first part of the answer under way that is not known to be posted. */
  readonly nextPart: number;
  /** The parts of that answer, or of the greeting, that are known to be in the thread, by their place. */
  readonly postedParts: ReadonlyMap<number, MessageId>;
  /** The turn was begun by an earlier process. */
  readonly cutOff: boolean;
}

export const noDelivery: Delivery = { tries: 0, nextPart: 0, postedParts: new Map(), cutOff: false };

/** What is said to individual people, and for them. */
export interface People {
  /** When somebody was last told that the floor is somebody else's. */
  readonly floorHintAt: number;
  readonly hints: readonly {
    readonly hint: Hint;
    readonly messageId: MessageId;
    /** If it says that this person is not asked. */
    readonly to?: UserId | undefined;
  }[];
  /** The latest message of each person that was not asked because they lacked the floor. */
  readonly unasked: ReadonlyMap<UserId, ThreadMessage>;
  /** Messages out of turn that get a reaction. */
  readonly toMark: readonly { readonly messageId: MessageId; readonly to: UserId }[];
}
