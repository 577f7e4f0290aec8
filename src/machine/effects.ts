import type { DiscordFailure } from '../lib/failure.ts';
import type { InteractionId, MessageId, UserId } from '../lib/ids.ts';
import type { Outcome } from './events.ts';
import type { LeftOut, Sign } from './hear.ts';
import type { Line, SuspensionCause, Terms, TimeLimit } from './record.ts';

/** What a conversation wants done in the world, as plain data. */

/** Each lane does one thing at a time. */
export const laneNames = ['turn', 'look', 'out', 'status', 'people', 'signs'] as const;
export type LaneName = (typeof laneNames)[number];

// ---- what the status says

/** What a moderator has just changed. */
export type News =
  /** `talked`: people have written something meanwhile, which was not asked. */
  | { readonly kind: 'resumed'; readonly by: UserId; readonly talked: boolean }
  /** The time was set, or its limit taken away. */
  | { readonly kind: 'time'; readonly by: UserId; readonly isLimited: boolean; readonly talked: boolean }
  | ({ readonly kind: 'terms'; readonly by: UserId } & Pick<Terms, 'who' | 'hears' | 'chosen'>)
  | { readonly kind: 'co_hosts'; readonly by: UserId; readonly people: readonly UserId[] };

/** Why Discord does not let the bot post or edit. */
export type PostBlocked = Extract<DiscordFailure, { readonly kind: 'forbidden' }>;

/** How many people it names who come next. */
export const mostNamed = 3;

export type StatusLine =
  | { readonly kind: 'store_fails' }
  | {
      readonly kind: 'suspended';
      readonly cause: SuspensionCause;
      readonly waiting: number;
      readonly nextTryAt?: number | undefined;
    }
  | { readonly kind: 'post_blocked'; readonly why: PostBlocked }
  | { readonly kind: 'paused'; readonly by: UserId }
  /** Until when, in milliseconds since 1970; and whether little is left, or nothing. */
  | { readonly kind: 'time'; readonly endsAt: number; readonly is?: TimeLimit['is'] }
  | {
      readonly kind: 'floor';
      /** Nobody: whoever writes has it. */
      readonly holder?: UserId | undefined;
      /** The moderator who gave it. */
      readonly by?: UserId | undefined;
      /** Who had it before without having asked, and is next for that. */
      readonly moved?: UserId | undefined;
      /** Who had it before, and let it pass in silence. */
      readonly lost?: UserId | undefined;
      /** When it passes on if the holder says nothing, in milliseconds since 1970. */
      readonly passesAt?: number | undefined;
      /** The first whose hands are up, the next one first, and how many are up. */
      readonly next: readonly UserId[];
      readonly up: number;
    }
  | {
      readonly kind: 'preceptor';
      /** The question, once people have written below it. */
      readonly text?: string | undefined;
    }
  | { readonly kind: 'many_wait'; readonly waiting: number; readonly next: readonly UserId[] }
  | { readonly kind: 'aside'; readonly count: number }
  | { readonly kind: 'news'; readonly news: News };

export type StatusButtonKind =
  | 'try_now'
  | 'continue'
  | 'skip_waiting'
  | 'resume'
  | 'more_time'
  | 'no_limit'
  | 'end'
  | 'raise_hand'
  | 'pass'
  | 'ask_it'
  | 'answer_aside'
  | 'skip_aside'
  | 'skip_preceptor'
  | 'manage';

export interface StatusButton {
  readonly kind: StatusButtonKind;
  /** What a press is about; see the decisions. */
  readonly on?: string | undefined;
  /** What it would have asked. */
  readonly text?: string;
}

export interface Status {
  /** The most urgent first; at least one. */
  readonly lines: readonly StatusLine[];
  /** What anybody or the holder does, and what moderators do: one to five in each. */
  readonly rows: readonly (readonly StatusButton[])[];
}

// ---- hints to single people

/** A limit of fair use has been reached: that of the person who asks, or of the account that the conversation runs on. */
export interface NoRoom {
  readonly of: 'person' | 'account';
  /** How many questions may be asked. */
  readonly most: number;
  /** When questions may be asked again, in milliseconds since 1970. */
  readonly until: number;
}

export type Hint =
  | { readonly kind: LeftOut | 'mentions' | 'odd' | 'no_text' | 'unreadable' | 'full' | 'ended' }
  /** What was written to another person was not asked. */
  | { readonly kind: 'side_talk' }
  /** What stood beside the text was not asked. */
  | { readonly kind: 'text_alone' }
  /** It was edited, and had been asked already. */
  | { readonly kind: 'asked_already' }
  /** It looks like a command that was typed as text. */
  | { readonly kind: 'command'; readonly command: string }
  | ({ readonly kind: 'no_room' } & NoRoom);

// ---- actions

export type Action =
  /** Asks the service; who asks is in `turn`. */
  | { readonly kind: 'call'; readonly text: string; readonly place: string }
  | { readonly kind: 'reset' }
  /** Begins a topic at the service. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'announce'; readonly nonce: string }
  /** A public thread hangs on the announcement and has its id; "there is one already" (160004) is success, too. */
  | { readonly kind: 'make_thread' }
  | { readonly kind: 'add_host' }
  /**
   * A start has failed: archives the thread (a public one has the id of its announcement) and deletes the announcement,
   * whatever of these there is. `nonce`: an announcement of which nothing is known may stand; posting it once more with
   * this nonce gives its id. `tell`: and tells the host that it could not be started.
   */
  | { readonly kind: 'undo'; readonly tell: boolean; readonly nonce: string | undefined }
  /** Deletes the record from the store. */
  | { readonly kind: 'forget' }
  | { readonly kind: 'read'; readonly messageId: MessageId }
  /** Messages of the thread after `after`, oldest first, as many as Discord gives at a time. */
  | { readonly kind: 'history'; readonly after: string }
  /** `ping`: the person it replies to. */
  | {
      readonly kind: 'post';
      readonly what: Line;
      readonly nonce: string;
      readonly replyTo: MessageId | undefined;
      readonly ping: boolean;
    }
  | {
      readonly kind: 'post_status';
      readonly status: Status;
      readonly nonce: string;
      /** The person who is given the floor. */
      readonly ping: UserId | undefined;
    }
  | { readonly kind: 'edit_status'; readonly messageId: MessageId; readonly status: Status }
  | { readonly kind: 'delete'; readonly messageId: MessageId }
  /** As a reply only with a button: else it would look like an answer. */
  | {
      readonly kind: 'hint';
      readonly hint: Hint;
      readonly to: MessageId;
      readonly by: UserId;
      readonly nonce: string;
    }
  | { readonly kind: 'remove_hint'; readonly messageId: MessageId }
  /** Marks a message of this person's. */
  | { readonly kind: 'react'; readonly sign: Sign; readonly to: MessageId; readonly by: UserId }
  /** The bot was taken out of its private thread: told to the host, who alone can be told. */
  | { readonly kind: 'tell_out' }
  /** It has ended: shown in the announcement and the first message, and told to the host where nobody else can tell. */
  | { readonly kind: 'close' }
  /** Answers a request. */
  | { readonly kind: 'reply'; readonly request: InteractionId; readonly outcome: Outcome };

export type Effect = Action & {
  readonly id: number;
  readonly lane: LaneName | 'answer';
  /** It begins once this version of the record is stored, if it is still wanted then; 0: at once. */
  readonly awaits: number;
};
export type EffectOf<Kind extends Action['kind']> = Extract<Effect, { readonly kind: Kind }>;
