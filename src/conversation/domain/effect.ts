import type { InteractionId, MessageId, UserId } from '../../lib/ids.ts';
import type { Outcome } from './decision.ts';
import type { Notice } from './notice.ts';
import type { Part } from './record.ts';
import type { SentNotice, Slot } from './stored-notices.ts';

/** Everything that a conversation can ask of the outside world, as plain data. */

/**
 * One effect at a time in each lane: `turn` (the call, its parts, an opening, an end), `look` (history), `board`
 * (notices), `people` (`/say`, hints, a word to the host). Answers to people wait for nothing else.
 */
export const lanes = ['turn', 'look', 'board', 'people'] as const;
export type Lane = (typeof lanes)[number];

export interface Posting {
  readonly replyTo?: MessageId | undefined;
  /** Makes a second posting of the same thing harmless for a few minutes; at most 25 characters. */
  readonly nonce: string;
  /** Pings the author of the message that is replied to. */
  readonly ping?: boolean | undefined;
}

export type Action =
  /** Asks the partner; never repeated automatically if the service may have taken it. */
  | { readonly kind: 'call'; readonly text: string }
  | { readonly kind: 'reset' }
  /** Begins a topic at the service. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'announce'; readonly text: string; readonly nonce: string }
  | { readonly kind: 'make_thread' }
  | { readonly kind: 'add_host' }
  | { readonly kind: 'greet'; readonly nonce: string }
  | { readonly kind: 'post_part'; readonly part: Part; readonly posting: Posting }
  | {
      readonly kind: 'post_notice';
      readonly notice: Notice;
      readonly posting: Posting;
      readonly slot?: Slot;
      /** The stored facts about its posting before; restored if this one never begins. */
      readonly before?: SentNotice | undefined;
    }
  | {
      readonly kind: 'edit_notice';
      readonly messageId: MessageId;
      readonly notice: Notice;
      readonly slot: Slot;
    }
  /** Deletes a notice whose reason is gone. */
  | { readonly kind: 'delete_notice'; readonly messageId: MessageId }
  | { readonly kind: 'post_say'; readonly content: string; readonly nonce: string }
  /** Marks a message of this person's as out of turn. */
  | { readonly kind: 'react'; readonly messageId: MessageId; readonly to: UserId }
  /** Up to 100 messages after `after`, oldest first; `forbidden` if they may not be read. */
  | {
      readonly kind: 'history';
      readonly of: 'thread' | 'channel';
      readonly after: string;
      /** What is sought: the nonce of a note, or the slot of a notice. */
      readonly about?: string | undefined;
    }
  | { readonly kind: 'read'; readonly messageId: MessageId }
  /** Takes the buttons off the first message, and lets Discord archive the thread an hour after the last message. */
  | { readonly kind: 'close' }
  /** Wakes the thread of an ended conversation, and gives its first message its buttons back. */
  | { readonly kind: 'archive' }
  | { readonly kind: 'remove_announcement' }
  | { readonly kind: 'tell_host'; readonly what: 'gone' | 'not_started' }
  /** Deletes the record from the store. */
  | { readonly kind: 'forget' }
  /** Answers a request. */
  | { readonly kind: 'reply'; readonly request: InteractionId; readonly outcome: Outcome };

export type Effect = Action & {
  readonly id: number;
  readonly lane: Lane | 'answer';
  /** It begins once this version of the record is stored, if it is still wanted then; 0: at once. */
  readonly awaits: number;
};
