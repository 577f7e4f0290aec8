import type { DiscordFailure, ServiceFailure } from '../../lib/failure.ts';
import type { InteractionId, MessageId, ThreadId, UserId } from '../../lib/ids.ts';
import type { Decision } from './decision.ts';
import type { NoRoom } from './fair-use.ts';
import type { Self } from './self.ts';
import type { Part } from './record.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** Everything that can happen to a conversation, as plain data. */

/** A turn's answer, cut into parts. */
export interface Answer {
  readonly parts: readonly Part[];
  readonly ends: boolean;
  /** How many of the assistant's messages in the dialog are known after this answer (topics). */
  readonly assistantMessages?: number;
}

/** What the service gave when a topic was begun; `title` if it names one. */
export interface Beginning {
  readonly engageId: string;
  readonly title?: string | undefined;
  readonly greeting: readonly Part[];
  readonly assistantMessages: number;
}

/** The result of an effect. */
export type Result =
  | { readonly kind: 'done' }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'begun'; readonly beginning: Beginning }
  /** `withoutFiles`: none may be attached there. */
  | { readonly kind: 'posted'; readonly id: MessageId; readonly withoutFiles?: true }
  | { readonly kind: 'thread'; readonly id: ThreadId }
  /** More follow after `next`. */
  | {
      readonly kind: 'page';
      readonly messages: readonly ThreadMessage[];
      readonly next: MessageId | undefined;
    }
  /** Undefined when it was deleted. */
  | { readonly kind: 'message'; readonly message: ThreadMessage | undefined }
  /** The call was not sent, because a limit has been reached. */
  | ({ readonly kind: 'no_room' } & NoRoom)
  | { readonly kind: 'service_failed'; readonly failure: ServiceFailure }
  | { readonly kind: 'discord_failed'; readonly failure: DiscordFailure };

export type Event =
  /** A gateway session began: missed messages are unknown until the server's list of threads arrives. */
  | { readonly kind: 'session' }
  /** The connection to the gateway is lost, or back with nothing missed: while it is lost, silence proves nothing. */
  | { readonly kind: 'connection'; readonly isUp: boolean }
  /** The server's list has arrived. `thread`: its entry for this one; absent: archived, or gone. */
  | {
      readonly kind: 'listed';
      readonly thread: { readonly lastMessageId?: MessageId | undefined } | undefined;
    }
  /** The thread was unarchived or became visible. */
  | { readonly kind: 'woke'; readonly lastMessageId?: MessageId | undefined }
  | { readonly kind: 'message'; readonly message: ThreadMessage }
  /** `message` is undefined if the new text is not included. */
  | {
      readonly kind: 'edited';
      readonly id: MessageId;
      readonly message: ThreadMessage | undefined;
    }
  | { readonly kind: 'deleted'; readonly ids: readonly MessageId[] }
  /** Who the bot is in this server has changed. */
  | { readonly kind: 'self'; readonly self: Self }
  /** A permission, the channel or the thread has changed: requests that Discord refused are tried again at once. */
  | { readonly kind: 'changed' }
  /** The thread or its channel is gone. */
  | { readonly kind: 'gone' }
  /** The bot was removed from the server; it comes back with the server's next list. */
  | { readonly kind: 'left_server' }
  /** Somebody is typing in the thread. */
  | { readonly kind: 'typing'; readonly by: UserId }
  /** The host has linked an account. */
  | { readonly kind: 'linked' }
  | { readonly kind: 'asked'; readonly request: InteractionId; readonly decision: Decision }
  /** The result of an effect. */
  | { readonly kind: 'result'; readonly id: number; readonly result: Result }
  | { readonly kind: 'stored'; readonly version: number }
  | { readonly kind: 'store_failed' }
  /** Another record has claimed what this one would have to itself. */
  | { readonly kind: 'claimed' }
  /** Something is due. */
  | { readonly kind: 'time' }
  /** The process is ending: no new turn begins. */
  | { readonly kind: 'closing' };
