import type { ServiceFailure } from '../lib/failure.ts';
import type { GuildId, MessageId, ThreadId, UserId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import type { Self, ThreadMessage } from './message.ts';
import type { Conversation, Hint, HoldCause, Kind, Part, Threaded } from './record.ts';

/** What the domain needs of the world. Its words are chosen by whoever renders a notice. */

/** Something to say in a thread, apart from answers. */
export type Notice =
  | { readonly kind: 'backlog'; readonly waiting: number }
  | { readonly kind: 'nothing_waits' }
  | {
      readonly kind: 'holding';
      readonly cause: HoldCause;
      readonly waiting: number;
      readonly nextTryAt?: number;
    }
  | { readonly kind: 'store_fails' }
  | { readonly kind: 'cannot_read_back' }
  | { readonly kind: 'going_on' }
  | {
      readonly kind: 'in_doubt';
      readonly reason: DoubtReason;
      readonly messageId: MessageId;
      readonly attempt: number;
    }
  | { readonly kind: 'rejected'; readonly failure: ServiceFailure }
  | {
      readonly kind: 'undelivered';
      readonly messageId: MessageId;
      readonly attempt: number;
      readonly part: number;
    }
  | { readonly kind: 'set_aside'; readonly count: number; readonly why: 'away' | 'asked' }
  | { readonly kind: 'away'; readonly count: number }
  | { readonly kind: 'dropped'; readonly count: number; readonly by: 'reset' | 'end' }
  | { readonly kind: 'started_again'; readonly by?: UserId | undefined }
  | { readonly kind: 'reset_failed'; readonly failure: ServiceFailure }
  | { readonly kind: 'ended'; readonly by?: UserId | undefined; readonly summary: Summary }
  | { readonly kind: 'hint'; readonly hint: Hint };

/** `interrupted`: the bot itself was cut off between asking and hearing the answer. */
export type DoubtReason = Extract<ServiceFailure, { kind: 'in_doubt' }>['reason'] | 'interrupted';

export interface Summary {
  readonly questions: number;
  readonly people: number;
  readonly minutes: number;
}

export interface Posting {
  readonly replyTo?: MessageId | undefined;
  /** Makes a second posting of the same thing harmless for a few minutes; at most 25 characters. */
  readonly nonce: string;
  /** Pings the author of the message that is replied to. */
  readonly ping?: boolean;
}

/** The threads of Discord. Every method rejects with a DiscordError. */
export interface Threads {
  postPart(thread: ThreadId, part: Part, posting: Posting): Promise<MessageId>;
  /** The same answer as a file, for a body that Discord refused. */
  postAsFile(thread: ThreadId, part: Part, posting: Posting): Promise<MessageId>;
  postNotice(conversation: Threaded, notice: Notice, posting: Posting): Promise<MessageId>;
  editNotice(conversation: Threaded, messageId: MessageId, notice: Notice): Promise<void>;
  /** How a part or a notice reads once posted: to find it again in the thread. */
  partWording(part: Part): string;
  noticeWording(conversation: Threaded, notice: Notice): string;
  typing(thread: ThreadId, signal: AbortSignal): Promise<void>;
  /** Up to 100 messages behind `after`, oldest first; behind `next`, if any, come more. */
  history(
    thread: ThreadId,
    after: string,
  ): Promise<{ readonly messages: readonly ThreadMessage[]; readonly next: MessageId | undefined }>;
  /** Undefined when it was deleted. */
  read(thread: ThreadId, id: MessageId): Promise<ThreadMessage | undefined>;
  /** Posts what a member has the bot say for them; `content` as it will be recorded. */
  postSay(thread: ThreadId, content: string, posting: Posting): Promise<MessageId>;
  /** Takes the buttons off the first message and archives the thread, without locking it. */
  close(conversation: Threaded): Promise<void>;
  /** The thread is gone: says so where the host can still read it. */
  tellGone(conversation: Conversation): Promise<void>;
}

/** A turn's answer, cut into parts. */
export interface Answer {
  readonly parts: readonly Part[];
  readonly ends: boolean;
  /** Assistant turns of the dialog known after this answer (topics). */
  readonly told?: number;
}

/** The other side of a conversation. Both methods reject with a ServiceError. */
export interface Partner {
  answer(conversation: Conversation, text: string, signal: AbortSignal): Promise<Answer>;
  /** Absent where a conversation cannot start again. */
  readonly reset?: (conversation: Conversation, signal: AbortSignal) => Promise<void>;
}

/** Rejects when a record could not be made durable. */
export interface ConversationStore {
  set(key: string, record: Conversation): Promise<void>;
  delete(record: Conversation): Promise<unknown>;
  entries(): AsyncIterable<readonly [string, Conversation]>;
}

/** How long things take, in milliseconds; tests shorten them. */
export interface Pace {
  readonly typingAfter: number;
  readonly typingEvery: number;
  /** Between the tries of a call that the service has not taken. */
  readonly retry: number;
  readonly longestRetryAfter: number;
  /** The first wait of a thread that holds; doubles up to `longestHold`. */
  readonly hold: number;
  readonly longestHold: number;
  /** The first wait before an undelivered answer is tried again; doubles up to `longestDelivery`. */
  readonly delivery: number;
  readonly longestDelivery: number;
  /** How long a nonce is relied on; Discord knows one again for "the past few minutes". */
  readonly nonceTrusted: number;
  /** Between tries where a permission is missing and no event announces a change. */
  readonly forbidden: number;
  readonly cursorSave: number;
  readonly sleepAfter: number;
  /** Between looks for conversations that have been idle for `sleepAfter`. */
  readonly sleepCheck: number;
  readonly pingAfter: number;
  /** How long somebody waits to see a reset or an end done that has to wait for the turn under way. */
  readonly jobPatience: number;
}

export const defaultPace: Pace = {
  typingAfter: 1_000,
  typingEvery: 9_000,
  retry: 1_000,
  longestRetryAfter: 60_000,
  hold: 30_000,
  longestHold: 15 * 60_000,
  delivery: 1_000,
  longestDelivery: 5 * 60_000,
  nonceTrusted: 60_000,
  forbidden: 15 * 60_000,
  cursorSave: 5_000,
  sleepAfter: 12 * 60 * 60_000,
  sleepCheck: 10 * 60_000,
  pingAfter: 30_000,
  jobPatience: 20_000,
};

export interface Ports {
  readonly store: ConversationStore;
  readonly threads: Threads;
  readonly partners: Readonly<Record<Kind, Partner>>;
  readonly self: (guild: GuildId) => Self;
  readonly pace: Pace;
  /** Questions older than this, in milliseconds, are not answered unasked after the bot was away. */
  readonly catchUpWindow: number;
  readonly log: Log;
}
