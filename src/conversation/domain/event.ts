import type { DiscordFailure, ServiceFailure } from '../../lib/failure.ts';
import type { InteractionId, MessageId, RoleId, ThreadId, UserId } from '../../lib/ids.ts';
import type { NoRoom } from './fair-use.ts';
import type { HandsOrder } from './hands.ts';
import type { Terms } from './hearing-terms.ts';
import type { Self, ThreadMessage } from './message.ts';
import type { Conversation, Part } from './record.ts';

/** Everything that can happen to a conversation, as plain data. */

/** A turn's answer, cut into parts. */
export interface Answer {
  readonly parts: readonly Part[];
  readonly ends: boolean;
  /** How many assistant turns of the dialog are known after this answer (topics). */
  readonly told?: number;
}

/** What the service gave when a topic was begun; `title` if it names one. */
export interface Beginning {
  readonly engageId: string;
  readonly title?: string | undefined;
  readonly greeting: readonly Part[];
  readonly told: number;
}

/** The result of an effect. */
export type Result =
  | { readonly kind: 'done' }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'begun'; readonly beginning: Beginning }
  | { readonly kind: 'posted'; readonly id: MessageId }
  /** `isPaced`: it has the slow mode that was asked for. */
  | { readonly kind: 'thread'; readonly id: ThreadId; readonly isPaced: boolean }
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

/** What a member has the bot say for them. */
export interface Speech {
  readonly speakerId: UserId;
  /** What the message says above the words: whose they are, on one line. */
  readonly heading: string;
  readonly roles?: readonly RoleId[];
  readonly text: string;
  /** Slow mode holds this person back, too. */
  readonly isPaced: boolean;
}

/** What somebody decided or asked for, once their right to do so has been checked. */
export type Decision =
  | { readonly kind: 'open' }
  | { readonly kind: 'try_now' }
  | { readonly kind: 'skip_waiting' }
  | { readonly kind: 'set_rest_aside' }
  | { readonly kind: 'answer_aside' }
  | { readonly kind: 'skip_aside' }
  | { readonly kind: 'ask_again'; readonly messageId: MessageId }
  | { readonly kind: 'skip_doubt'; readonly messageId: MessageId }
  | { readonly kind: 'say'; readonly speech: Speech }
  /** Its author or a moderator wants this message asked. `wasAnswered`: there is a line about its answer. */
  | { readonly kind: 'ask_this'; readonly message: ThreadMessage; readonly wasAnswered: boolean }
  | { readonly kind: 'pause'; readonly by: UserId }
  | { readonly kind: 'go_on'; readonly by: UserId }
  | {
      readonly kind: 'change_terms';
      readonly by: UserId;
      readonly terms: Partial<Pick<Terms, 'who' | 'hears' | 'chosen'>>;
    }
  | { readonly kind: 'co_hosts'; readonly by: UserId; readonly people: readonly UserId[] }
  | { readonly kind: 'raise_hand'; readonly by: UserId }
  | { readonly kind: 'lower_hand'; readonly by: UserId }
  /** `from`: who had the floor when it was asked for, so that a second press does not pass it twice. */
  | { readonly kind: 'pass_on'; readonly from: UserId | undefined }
  | { readonly kind: 'give_floor'; readonly by: UserId; readonly to: UserId }
  | { readonly kind: 'hands_order'; readonly order: HandsOrder }
  | { readonly kind: 'reopen'; readonly by: UserId }
  /** This person wants to be taken out of what is stored, whether or not the conversation goes on. */
  | { readonly kind: 'forget_person'; readonly person: UserId }
  | {
      readonly kind: 'job';
      readonly job: { readonly kind: 'reset' | 'end'; readonly by?: UserId | undefined };
    };

/** The outcome of a decision. */
export type Outcome =
  | { readonly kind: 'done' }
  /** The conversation has ended, or was never opened. */
  | { readonly kind: 'over' }
  /** Another process has taken the conversation: what comes of the request is not known here. */
  | { readonly kind: 'lost' }
  /** There was nothing (left) to decide. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'count'; readonly count: number }
  /** Nothing is said while the conversation is paused. */
  | { readonly kind: 'paused' }
  /** Whoever asked is not heard on the terms that hold now. */
  | { readonly kind: 'not_heard'; readonly hint: 'left_out' | 'not_chosen' | 'no_floor' }
  /** Whoever asked has the floor, or is about to have it. */
  | { readonly kind: 'floor' }
  /** Whoever asked has raised their hand; 1: they are next. */
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'line_full' }
  /** Slow mode; `until`: in milliseconds since 1970. */
  | { readonly kind: 'too_soon'; readonly until: number }
  /** A message of a bot or of Discord's own. */
  | { readonly kind: 'not_a_question' }
  | { readonly kind: 'said' }
  | { readonly kind: 'no_text' }
  | { readonly kind: 'not_said' }
  | { readonly kind: 'reset_failed'; readonly failure: ServiceFailure }
  | { readonly kind: 'reopen_failed'; readonly failure: DiscordFailure }
  /** Another conversation uses its chat of the service. */
  | { readonly kind: 'chat_in_use' }
  | { readonly kind: 'opened'; readonly record: Conversation }
  | { readonly kind: 'not_opened'; readonly why: NotOpened };

/** Why a start failed; `in_doubt`: the service may have begun the topic already. */
export type NotOpened =
  | { readonly kind: 'service'; readonly failure: ServiceFailure }
  | { readonly kind: 'discord'; readonly failure: DiscordFailure }
  | { readonly kind: 'in_doubt' }
  | { readonly kind: 'store' }
  /** Another conversation uses its chat of the service. */
  | { readonly kind: 'chat_in_use' }
  /** The process is ending. */
  | { readonly kind: 'closing' };

export type Event =
  /** A gateway session began: what was missed is unknown until the server's list of threads arrives. */
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
  /** A permission, the channel or the thread has changed: what was refused is tried again at once. */
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
