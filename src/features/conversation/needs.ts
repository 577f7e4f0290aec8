import type { Decision, Outcome, Self } from '../../machine/events.ts';
import { defaultTimings, type Timings } from '../../machine/ports.ts';
import type { About, Terms, Who } from '../../machine/record.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import { days } from '../../lib/fields.ts';
import type { GuildId, UserId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import type { Texts } from '../../locale/words.ts';
import type { Sessions } from '../../service/session.ts';
import type { Bus } from '../bus.ts';
import type { Lesson } from '../lesson.ts';
import type { CountStore, Limits } from './fair-use.ts';
import type { ConversationStores } from './store.ts';
import type { Titled } from './titles.ts';

/** What conversations need of the bot, and how long things take. */

/** In milliseconds. */
export interface TypingTimes {
  readonly typingAfter: number;
  readonly typingEvery: number;
}

/** How long things take, in milliseconds; tests shorten them. */
export interface ConversationTimings extends Timings, TypingTimes {
  /** How long somebody waits for what they asked for before they are told that it will happen later. */
  readonly patience: number;
  /** How long what belongs to a server is kept after the bot has left it. */
  readonly longestAway: number;
}

export const conversationTimings: ConversationTimings = {
  ...defaultTimings,
  typingAfter: 1_000,
  typingEvery: 9_000,
  patience: 20_000,
  longestAway: days(30),
};

export interface LinkedAccount {
  /** What stands for the service user in records, from now on the first. */
  readonly serviceUsers: readonly [string, ...string[]];
  readonly status: 'active' | 'ended';
  /** The account that this one has replaced; its name is unescaped. */
  readonly earlier?: { readonly username: string; readonly serviceUsers: readonly string[] } | undefined;
}

/** What conversations need to know of accounts. */
export interface Accounts {
  /** The linked account, or undefined. */
  accountOf(user: UserId): Promise<LinkedAccount | undefined>;
}

/** What a server has set up for starting conversations. */
export interface ServerShelf {
  readonly patients: readonly Titled[];
  readonly topics: readonly Titled[];
  readonly defaults: {
    readonly who?: Exclude<Who, 'chosen'> | undefined;
    readonly hears?: Terms['hears'] | undefined;
  };
}

/** How a turn went, for whoever watches over the process; nothing of a person. */
export type TurnSeen =
  /** The service was asked. */
  | {
      readonly kind: 'asked';
      readonly partner: About['kind'];
      readonly outcome: 'answered' | ServiceFailure['kind'];
    }
  /** The whole answer is in the thread. Seconds: since the question was written, at the service, at Discord. */
  | {
      readonly kind: 'delivered';
      readonly partner: About['kind'];
      readonly total: number;
      readonly service: number;
      readonly discord: number;
    };

/** Of what is stored about servers. */
interface SetUpServers {
  /** Servers about which something is stored, each with the time since which the bot has been out of it. */
  servers(): Promise<ReadonlyMap<GuildId, number | undefined>>;
  /** Stores that the bot is out of a server, and returns since when: now, unless it was out before. */
  left(guild: GuildId): Promise<number>;
  back(guild: GuildId): Promise<void>;
  forget(guild: GuildId): Promise<void>;
}

/** What conversations need of the bot; each of their parts names what it takes of it. */
export interface ConversationNeeds {
  readonly store: ConversationStores & {
    readonly questionCounts: CountStore;
    personKey(user: UserId): string;
  };
  readonly account: Accounts;
  readonly bus: Pick<Bus, 'on'>;
  readonly service: Sessions;
  /** `signal` aborts every request in progress. */
  readonly discordUntil: (signal: AbortSignal) => DiscordApi;
  /** The bot's own user, and who it is in a server. */
  readonly self: UserId;
  readonly selfIn: (guild: GuildId) => Self;
  readonly timedOutUntil: (guild: GuildId) => number | undefined;
  readonly readsMessages: () => boolean;
  readonly models: readonly [string, ...string[]];
  readonly demo: boolean;
  readonly titled: { readonly cases: readonly Titled[]; readonly topics: readonly Titled[] };
  readonly setup: SetUpServers;
  /** What a server offers, and how conversations start there. */
  readonly settingsOf: (guild: GuildId) => Promise<ServerShelf>;
  /** What it offers with that; `id` as it is typed. */
  readonly lessonOf: (of: {
    readonly guildId: GuildId;
    readonly kind: About['kind'];
    readonly id: string;
  }) => Promise<Lesson | undefined>;
  /** The words for one of Discord's locales, or for a language that was stored. */
  readonly wordsFor: (locale: string) => Texts;
  /** The words in which the bot speaks to everybody in a server from now on. */
  readonly wordsIn: (guild: GuildId) => Promise<Texts>;
  /** See MAX_OPEN. */
  readonly maxOpen: number;
  /** How many questions may be asked. */
  readonly limits: Limits;
  readonly timings: ConversationTimings;
  /** Told what becomes of questions. */
  readonly onTurn?: ((turn: TurnSeen) => void) | undefined;
  readonly log: Log;
}

/** Asks a conversation for what somebody wants, and returns the outcome; undefined if it only comes later. */
export type Ask = (
  caller: Pick<Caller, 'interactionId'>,
  id: string,
  decision: Decision,
) => Promise<Outcome | undefined>;
