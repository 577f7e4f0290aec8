import { isOutcomeOf } from '../../conversation/domain/decision.ts';
import type {
  Decision,
  DecisionKind,
  NotDecided,
  Outcome,
  OutcomeOf,
} from '../../conversation/domain/decision.ts';
import type { Self } from '../../conversation/domain/self.ts';
import type { Timings } from '../../conversation/domain/ports.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import { Conversations } from '../../conversation/registry.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import type { GuildId, InteractionId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import { systemClock } from '../../lib/system-clock.ts';
import { within } from '../../lib/within.ts';
import type { WordsOf } from './languages.ts';
import type { Sessions } from '../../service/session.ts';
import { conversationRows } from './collections.ts';
import type { ConversationStores } from './collections.ts';
import type { FairUse } from './fair-use.ts';
import { createPartners } from './partners.ts';
import { createPerformer } from './performer.ts';
import { createRendering } from './rendering.ts';
import { watchedIds, type TriedId } from './tried-ids.ts';
import { watchedTurns, type TurnSeen } from './watched-turns.ts';

/** The conversations of this bot: what they reach the outside through, and how they are asked. */

export interface ConversationsDeps {
  readonly store: ConversationStores;
  readonly service: Sessions;
  /** `signal` aborts every request in progress. */
  readonly discordUntil: (signal: AbortSignal) => DiscordApi;
  readonly selfIn: (guild: GuildId) => Self;
  readonly readsMessages: () => boolean;
  readonly models: readonly [string, ...string[]];
  readonly demo: boolean;
  /** Milliseconds; see CATCH_UP_MINUTES. */
  readonly catchUpWindow: number;
  readonly timings: Timings;
  /** Told what becomes of questions. */
  readonly onTurn?: ((turn: TurnSeen) => void) | undefined;
  /** Told what a start has shown about an id. */
  readonly tried: (tried: TriedId) => Promise<void>;
  readonly wordsOf: WordsOf;
  readonly log: Log;
}

/** Conversations that are connected to this bot's store, service and Discord. `stop` ends them. */
export const openConversations = (
  deps: ConversationsDeps,
  fairUse: FairUse,
  stop: AbortSignal,
): Conversations => {
  const { store, service, discordUntil, selfIn: self, readsMessages, demo, timings, wordsOf, log } = deps;
  const [defaultModel] = deps.models;
  const tellTried = (tried: TriedId): void => {
    deps
      .tried(tried)
      .catch((error: unknown) => log.error(errorFacts(error), 'an id was not marked as tried'));
  };
  const partners = createPartners({ service, defaultModel, wordsOf });
  const discord = discordUntil(stop);
  const perform = createPerformer({ discord, partners, readsMessages, demo, timings, wordsOf, log });
  return new Conversations({
    ports: {
      store: conversationRows(store, log),
      perform: watchedIds(watchedTurns(fairUse.metered(perform), deps.onTurn), tellTried),
      mayAct: () => store.ownsStore(),
      clock: systemClock,
      log,
    },
    environment: { timings, catchUpWindow: deps.catchUpWindow, ...createRendering(wordsOf) },
    self,
    stop,
  });
};

// ---- asking conversations

const outcomeOf = <Kind extends DecisionKind>(
  kind: Kind,
  start: (answered: (outcome: Outcome) => void) => void,
): Promise<OutcomeOf<Kind> | NotDecided> =>
  new Promise((resolve, reject) => {
    start((outcome) => {
      if (isOutcomeOf(kind, outcome)) resolve(outcome);
      else reject(new Error(`${kind}: not an outcome that it declares`));
    });
  });

/** Waits for as long as it takes. */
export const createDemand =
  (conversations: Conversations) =>
  <Decided extends Decision>(
    request: InteractionId,
    id: string,
    decision: Decided,
  ): Promise<OutcomeOf<Decided['kind']> | NotDecided> => {
    const { kind }: { readonly kind: Decided['kind'] } = decision;
    return outcomeOf(kind, (answered) => conversations.ask(id, { request, decision }, answered));
  };

export type Demand = ReturnType<typeof createDemand>;

/** Opens a conversation; see the registry. */
export const createOpen =
  (conversations: Conversations) =>
  (record: Conversation): Promise<OutcomeOf<'open'> | NotDecided> =>
    outcomeOf('open', (answered) => conversations.open(record, answered));

export type Open = ReturnType<typeof createOpen>;

/** Asks a conversation for what somebody wants, and returns the outcome; undefined if it only comes later. */
export const createAsk =
  (demand: Demand, patience: number) =>
  <Decided extends Decision>(
    { interactionId: request }: Pick<Caller, 'interactionId'>,
    id: string,
    decision: Decided,
  ): Promise<OutcomeOf<Decided['kind']> | NotDecided | undefined> =>
    within(patience, demand(request, id, decision));

export type Ask = ReturnType<typeof createAsk>;
