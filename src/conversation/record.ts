import type {
  ChannelId,
  GuildId,
  InteractionId,
  MessageId,
  ServiceId,
  ThreadId,
  UserId,
} from '../lib/ids.ts';

/** What is stored of a conversation. One record holds all of it, so that each step is one durable write. */

export type Kind = 'patient' | 'topic';

/** Hints that a thread, or a person in it, gets once. */
export type Hint = 'unreadable' | 'left_out' | 'no_text' | 'ended';

/** One message of an answer, ready to be posted. `content` holds at most 2,000 characters. */
export interface Part {
  readonly content: string;
  readonly file?: { readonly name: string; readonly base64: string } | undefined;
  /** https addresses of pictures to show below the text. */
  readonly pictures?: readonly string[] | undefined;
}

/** The turn under way. */
export interface Turn {
  readonly messageId: MessageId;
  readonly speakerId: UserId;
  /** 0, or how often it was asked again. */
  readonly attempt: number;
  /** `submitted`: the service may have it. `answered`: its parts are to be posted. */
  readonly state: 'submitted' | 'answered';
  readonly submittedAt: number;
  readonly answeredAt?: number | undefined;
  readonly parts?: readonly Part[] | undefined;
  /** The service said that this answer is the last one. */
  readonly ends?: boolean | undefined;
}

/** A settled turn that the service may or may not have taken. */
export interface Doubt {
  readonly messageId: MessageId;
  readonly speakerId: UserId;
  readonly attempt: number;
}

/** A settled message that somebody wants asked (again); `at` is its place in the queue. */
export interface Again {
  readonly messageId: MessageId;
  readonly speakerId?: UserId | undefined;
  readonly attempt: number;
  readonly at: string;
}

/** What somebody had the bot say for them; without `messageId` it may not be in the thread yet. */
export interface Say {
  readonly id: InteractionId;
  readonly speakerId: UserId;
  readonly text: string;
  readonly content: string;
  readonly messageId?: MessageId | undefined;
}

/** Why a thread holds. */
export type HoldCause =
  /** The service has surely not taken the turn. */
  | 'service'
  /** The service refuses this account. */
  | 'account_refused'
  /** Two answers in a row failed to come back. */
  | 'doubt'
  | 'operator'
  | 'link'
  | 'other_account'
  | 'store'
  | 'asleep';

export interface Hold {
  readonly cause: HoldCause;
  readonly since: number;
  readonly tries: number;
  /** Milliseconds since 1970; absent where only a person can end it. */
  readonly nextTryAt?: number | undefined;
  readonly noticeId?: MessageId | undefined;
}

/** Messages set aside until a moderator has them answered; without `noticeId` nobody may have been told yet. */
export interface Aside {
  readonly ids: readonly MessageId[];
  readonly why: 'away' | 'asked';
  readonly noticeId?: MessageId | undefined;
}

/** A reset or an end under way; `id` is its place among the messages and makes it happen once. */
export interface Job {
  readonly kind: 'reset' | 'end';
  readonly id: string;
  readonly by?: UserId | undefined;
  /** The service's part is done; the announcement may be missing. */
  readonly done?: boolean | undefined;
  /** How many waiting messages it set aside, once that is known. */
  readonly setAside?: number | undefined;
}

/** An answer that Discord would not take, kept for `Show` until the conversation ends. */
export interface Shelved {
  readonly messageId: MessageId;
  readonly attempt: number;
  readonly part: number;
  readonly content: string;
  readonly file?: Part['file'];
}

export interface Conversation {
  /** The interaction that started it. */
  readonly id: InteractionId;
  readonly kind: Kind;
  readonly status: 'opening' | 'open' | 'ended';
  readonly guildId: GuildId;
  /** The channel above the thread. */
  readonly channelId: ChannelId;
  readonly threadId?: ThreadId | undefined;
  readonly announcementId?: MessageId | undefined;
  readonly firstMessageId?: MessageId | undefined;
  /** How far the opening has come at the service; `begun` without `done` may not be repeated for a topic. */
  readonly opening?: 'begun' | 'done' | undefined;
  readonly greeting?: readonly Part[] | undefined;

  readonly hostId: UserId;
  readonly hostName: string;
  /** Stands for the service user; see the store's `serviceUserKey`. */
  readonly serviceUser: string;
  readonly subject: ServiceId;
  readonly title: string;
  readonly model?: string | undefined;
  /** As the service gave it, JSON text. */
  readonly engageId?: string | undefined;
  /** Assistant turns of the topic's dialog that were taken over so far. */
  readonly told: number;
  readonly who: 'everyone' | 'me';
  readonly hears: 'everything' | 'mentions';
  readonly private: boolean;
  readonly earlier?: 'forget' | 'keep' | undefined;

  readonly openedAt: number;
  readonly lastTurnAt: number;
  readonly endedAt?: number | undefined;
  readonly questions: number;
  readonly speakers: readonly UserId[];

  /** At or below this message id everything in the thread is settled. */
  readonly cursor: string;
  /** The last settled message ids, newest last. */
  readonly settled: readonly string[];
  readonly turn?: Turn | undefined;
  readonly doubts: readonly Doubt[];
  readonly doubtsInRow: number;
  readonly again: readonly Again[];
  readonly says: readonly Say[];
  readonly hold?: Hold | undefined;
  readonly aside?: Aside | undefined;
  readonly job?: Job | undefined;
  readonly shelved: readonly Shelved[];
  /** One-time hints given, per person where that matters. */
  readonly hinted: readonly string[];
}

/** A conversation whose thread exists. */
export type Threaded = Conversation & { readonly threadId: ThreadId };

export const isThreaded = (conversation: Conversation): conversation is Threaded =>
  conversation.threadId !== undefined;

/** What no longer needs to be remembered of messages once they are settled, answered or set aside. */
export const forgetMessages = (
  { again, says }: Conversation,
  ids: readonly MessageId[],
): Pick<Conversation, 'again' | 'says'> => ({
  again: again.filter(({ messageId }) => !ids.includes(messageId)),
  says: says.filter(({ messageId }) => messageId === undefined || !ids.includes(messageId)),
});
