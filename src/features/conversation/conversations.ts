import type { Decision, Outcome, Self } from '../../conversation/events.ts';
import { defaultTimings } from '../../conversation/ports.ts';
import type { Timings } from '../../conversation/ports.ts';
import { Registry } from '../../conversation/registry.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { clock } from '../../lib/clock.ts';
import { days } from '../../lib/fields.ts';
import type { GuildId, UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import { within } from '../../lib/waiting.ts';
import type { Texts } from '../../locale/words.ts';
import type { Sessions } from '../../service/session.ts';
import type { Bus } from '../bus.ts';
import type { TypingTimes } from './asking-partners.ts';
import type { ServerShelf } from './commands.ts';
import type { CountStore, FairUse, Limits } from './fair-use.ts';
import { createPartners } from './partners.ts';
import { createPerformer } from './performer.ts';
import { createRendering, type WordsOf } from './rendering.ts';
import { storePort, type ConversationStores } from './store.ts';
import type { Titled } from './titles.ts';
import { createWatch, type TriedId, type TurnSeen } from './watching.ts';

/** The conversations of this bot: what they reach the outside through, and how they are asked. */

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
  /** What a server offers, and how conversations start there. */
  readonly settingsOf: (guild: GuildId) => Promise<ServerShelf>;
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
  /** Told what a start has shown about an id. */
  readonly tried: (tried: TriedId) => Promise<void>;
  readonly log: Log;
}

interface Opened {
  readonly discord: DiscordApi;
  readonly wordsOf: WordsOf;
  readonly fairUse: FairUse;
  /** Ends all that is under way. */
  readonly stop: AbortSignal;
}

/** Conversations that are connected to this bot's store, service and Discord. */
export const wireRegistry = (
  deps: ConversationNeeds,
  { discord, wordsOf, fairUse, stop }: Opened,
): Registry => {
  const { store, service, timings, log } = deps;
  const [defaultModel] = deps.models;
  const partners = createPartners({ service, defaultModel, wordsOf });
  const perform = fairUse.metered(createPerformer({ ...deps, discord, partners, wordsOf }));
  const watch = createWatch(deps);
  return new Registry({
    ports: {
      store: storePort(store, log),
      perform: (task, tell) => {
        perform(task)
          .then((result) => {
            watch(task, result);
            tell(result);
          })
          .catch((error: unknown) => log.fatal(errorFacts(error), 'a conversation could not continue'));
      },
      mayAct: store.ownsStore,
      clock,
    },
    environment: { timings, rendering: createRendering(wordsOf) },
    self: deps.selfIn,
    stop,
  });
};

/** Asks a conversation for what somebody wants, and returns the outcome; undefined if it only comes later. */
export const createAsk =
  (conversations: Registry, patience: number) =>
  (
    { interactionId: request }: Pick<Caller, 'interactionId'>,
    id: string,
    decision: Decision,
  ): Promise<Outcome | undefined> =>
    within(
      patience,
      new Promise<Outcome>((resolve) => conversations.ask(id, { request, decision }, resolve)),
    );

export type Ask = ReturnType<typeof createAsk>;
