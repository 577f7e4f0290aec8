import type { DiscordFailure, ServiceFailure } from '../lib/failure.ts';
import type { InteractionId, MessageId, RoleId, ThreadId, UserId } from '../lib/ids.ts';
import type { ThreadMessage } from '../lib/thread-message.ts';
import type { Draft } from './draft.ts';
import type { Action, EffectOf, NoRoom } from './effects.ts';
import type { LeftOut } from './hear.ts';
import type { Chosen, HandsOrder, Job, AnswerPart, Terms, Who } from './record.ts';

/** Everything that can happen to a conversation, as plain data. */

export type Message = ThreadMessage;

// ---- what people decide, once their right to do so has been checked

/**
 * What somebody pressed, and what they saw: whose turn it was, which pause, or the last of the questions that were named.
 * A press does nothing once that is over. Without `on`, a button of version 1.0.0 acts on what holds.
 */
interface Press {
  readonly by: UserId;
  readonly on?: string | undefined;
}

/** By which right something is changed that may have been set for all conversations of a channel. */
export interface Authority {
  /** The presser may manage threads there. */
  readonly manages?: boolean | undefined;
  /** It is for all of them. */
  readonly forAll?: true | undefined;
}

export interface Decisions {
  // its beginning
  open: object;
  // who is heard
  pause: { readonly by: UserId } & Authority;
  resume: Press & Authority;
  /** `give`: minutes from now on, two more than there are, no limit, or a moment, in milliseconds since 1970. `on`: see `noEnd`. */
  set_time: Press & Authority & { readonly give: number | 'more' | 'no_limit' | { readonly until: number } };
  terms: Authority & {
    readonly by: UserId;
    readonly who?: Who | undefined;
    readonly hears?: Terms['hears'] | undefined;
    readonly chosen?: Chosen | undefined;
    readonly order?: HandsOrder | undefined;
  };
  co_hosts: { readonly by: UserId; readonly people: readonly UserId[] };
  /** Said once in the thread; nobody is asked. */
  tell: { readonly by: UserId; readonly text: string };
  // questions that are not just written
  /** `roles`: as the press names them. */
  say: { readonly by: UserId; readonly roles?: readonly RoleId[] | undefined; readonly text: string };
  /** The message brings its author's roles. */
  ask_this: { readonly by: UserId; readonly message: Message };
  ask_again: { readonly by: UserId; readonly place: string };
  skip_doubt: { readonly by: UserId; readonly place: string };
  // one at a time
  raise_hand: { readonly by: UserId };
  lower_hand: { readonly by: UserId };
  pass: Press;
  give_floor: Press & { readonly to: UserId };
  /** What the holder wrote before it was their turn. */
  ask_it: Press;
  // what waits, or was set aside
  try_now: object;
  skip_waiting: Press;
  set_aside: object;
  answer_aside: Press;
  skip_aside: Press;
  /** Nobody has to answer the preceptor's question. */
  skip_preceptor: Press;
  // starting again, ending
  job: { readonly job: Job['kind']; readonly by?: UserId | undefined };
  // who is forgotten
  forget_person: { readonly person: UserId };
  /** Done once it is stored that it ends for good; it is deleted as soon as it has ended. */
  delete: { readonly by?: UserId | undefined };
  /** Answered once it is deleted. */
  deletion: object;
}

export type DecisionKind = keyof Decisions;
export type DecisionOf<Kind extends DecisionKind> = {
  [Each in Kind]: { readonly kind: Each } & Readonly<Decisions[Each]>;
}[Kind];
export type Decision = DecisionOf<DecisionKind>;

/** What each decision does; `later`: its outcome is not known yet. */
export type Deciders = {
  readonly [Kind in DecisionKind]: (
    d: Draft,
    decision: DecisionOf<Kind>,
    request: InteractionId,
  ) => Outcome | 'later';
};

export type NotOpened =
  | { readonly kind: 'service'; readonly failure: ServiceFailure }
  | { readonly kind: 'discord'; readonly failure: DiscordFailure }
  | { readonly kind: 'store' }
  /** The process is ending, or has begun anew meanwhile. */
  | { readonly kind: 'closing' };

/** What came of it, once that is stored. */
export type Outcome =
  | { readonly kind: 'done' }
  /** There was nothing (left) to decide. */
  | { readonly kind: 'nothing' }
  /** The conversation has ended, or is about to. */
  | { readonly kind: 'over' }
  /** This process has lost the store: what comes of it is not known here. */
  | { readonly kind: 'lost' }
  /** The presser has the floor. */
  | { readonly kind: 'floor' }
  /** The presser's hand is up; position 1: they are next. */
  | { readonly kind: 'in_line'; readonly position: number }
  /** As many hands are up as may be. */
  | { readonly kind: 'line_full' }
  /** Nothing is asked meanwhile. */
  | { readonly kind: 'paused' }
  /** It was set for all conversations of the channel, by somebody who may manage threads there. */
  | { readonly kind: 'for_all' }
  /** Only more time, or no limit, lets it go on. */
  | { readonly kind: 'time_up' }
  | { readonly kind: 'not_heard'; readonly hint: LeftOut }
  | { readonly kind: 'no_text' }
  /** Of a bot, or of Discord's own. */
  | { readonly kind: 'not_a_question' }
  /** The words may be posted as the answer to this very request. */
  | { readonly kind: 'say' }
  | { readonly kind: 'reset_failed'; readonly failure: ServiceFailure }
  | { readonly kind: 'opened'; readonly threadId: ThreadId }
  | { readonly kind: 'not_opened'; readonly why: NotOpened };

// ---- what comes of effects

export interface PartnerAnswer {
  readonly parts: readonly AnswerPart[];
  readonly ends: boolean;
  /** What the last turn of a topic's dialog is known by, if there is a new one. */
  readonly lastTurn?: string | undefined;
}

/** What the service gave when a topic was begun; `title` if it names one. */
export interface TopicStart {
  readonly engageId: string;
  readonly title?: string | undefined;
  readonly greeting: readonly AnswerPart[];
  readonly lastTurn: string | undefined;
}

export type Result =
  | { readonly kind: 'done' }
  | { readonly kind: 'answer'; readonly answer: PartnerAnswer }
  /** The call was not made, because a limit has been reached. */
  | ({ readonly kind: 'no_room' } & NoRoom)
  | { readonly kind: 'begun'; readonly beginning: TopicStart }
  | { readonly kind: 'thread'; readonly id: ThreadId }
  /** `withoutFiles`: Discord has taken the text alone. */
  | { readonly kind: 'posted'; readonly id: MessageId; readonly withoutFiles?: true | undefined }
  /** `at`: Discord's time of the edit, in milliseconds since 1970. */
  | { readonly kind: 'edited'; readonly at: number }
  /** Oldest first, with their authors' roles where `who` is `chosen`; more follow after `next`. */
  | {
      readonly kind: 'page';
      readonly messages: readonly Message[];
      readonly next: MessageId | undefined;
    }
  /** Undefined if it is gone. */
  | { readonly kind: 'message'; readonly message: Message | undefined }
  /** The file with its text cannot be had for now. */
  | { readonly kind: 'file_unavailable' }
  | { readonly kind: 'service_failed'; readonly failure: ServiceFailure }
  | { readonly kind: 'discord_failed'; readonly failure: DiscordFailure };

// ---- events

/** Who the bot is in a server: a mention of one of its roles is a mention of the bot. */
export interface Self {
  readonly id: UserId;
  readonly roles: readonly string[];
  /** False without the Message Content intent: then only mentions and replies can be read. */
  readonly readsMessages: boolean;
}

/** What the thread shows of itself. */
export type Live =
  | { readonly kind: 'message'; readonly message: Message }
  /** `message` is undefined if the new text is not included. */
  | { readonly kind: 'edited'; readonly id: MessageId; readonly message: Message | undefined }
  | { readonly kind: 'deleted'; readonly ids: readonly MessageId[] };

export type Event =
  | Live
  /** A gateway session began: messages, edits and deletions may have been missed. */
  | { readonly kind: 'session' }
  /** The connection is lost, or is back with nothing missed: while it is lost, silence proves nothing. */
  | { readonly kind: 'connection'; readonly isUp: boolean }
  /** The server's list of threads has come. `thread`: its entry for this one; absent: archived, or gone. */
  | {
      readonly kind: 'listed';
      readonly thread: { readonly lastMessageId?: MessageId | undefined } | undefined;
    }
  /** The thread was unarchived, or can be seen again. */
  | { readonly kind: 'woke'; readonly lastMessageId: MessageId | undefined }
  /** The bot is out of the server; it comes back with the server's next list. */
  | { readonly kind: 'left' }
  /** A permission, the channel or the thread has changed: what Discord refused is tried again. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'self'; readonly self: Self }
  /** The thread or its channel is gone. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'typing'; readonly by: UserId }
  /** The host has linked an account. */
  | { readonly kind: 'linked' }
  | { readonly kind: 'asked'; readonly request: InteractionId; readonly decision: Decision }
  /** The result of an effect. */
  | { readonly kind: 'result'; readonly id: number; readonly result: Result }
  | { readonly kind: 'stored'; readonly version: number }
  | { readonly kind: 'store_failed' }
  /** Something is due. */
  | { readonly kind: 'time' }
  /** The process is ending: nothing new begins. */
  | { readonly kind: 'closing' };
export type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

/** One matter of a conversation: all that the machine has to know of it. Each event, effect and decision has one concern. */
export interface Concern {
  /** What events mean for it. */
  readonly on?: { readonly [Kind in Event['kind']]?: (d: Draft, event: EventOf<Kind>) => void };
  /** What people decide about it. */
  readonly decisions?: Partial<Deciders>;
  /** Wants what is to be done next. Returns when it has to be planned again though nothing may have changed. */
  readonly plan?: (d: Draft) => number | void;
  /** What comes of the effects that it wants. */
  readonly results?: {
    readonly [Kind in Action['kind']]?: (d: Draft, result: Result, effect: EffectOf<Kind>) => void;
  };
}
