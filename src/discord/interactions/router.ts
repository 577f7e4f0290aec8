import { LRUCache } from 'lru-cache';
import { DiscordError } from '../../lib/failure.ts';
import type { GuildId } from '../../lib/ids.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import { deferUnlessSoon, Answer } from './answer.ts';
import type { DiscordApi } from '../outbox/api.ts';
import type { DeferredRecord, DeferredRecords } from './deferred.ts';
import { DeferredNote } from './deferred.ts';
import { giveReplies, createRun, type FailureReplies } from './guarded-run.ts';
import { readInteraction } from './interaction.ts';
import type { Caller, Interaction, Request, WordsFor } from './interaction.ts';
import { createInteractionRequests, type AnswerKind } from './interaction-requests.ts';
import { endInterrupted, runAgainRoute, type OutcomeOf } from './interrupted.ts';
import type { DiscordRest } from '../outbox/rest.ts';
import type { Invocation, Route } from './route.ts';
import { createRouteTable } from './route-table.ts';
import { answerSuggestion } from './suggestions.ts';
import { Undelivered } from './undelivered.ts';

/** The gateway may hand out an event twice, and a command may not run twice: far more ids than it ever does so with. */
const mostSeen = 1_000;

/** How much is being handled right now, so that a shutdown can wait for it. */
class OpenRequests {
  #open = 0;
  #waiting: (() => void)[] = [];

  async during(task: () => Promise<void>): Promise<void> {
    this.#open += 1;
    try {
      await task();
    } finally {
      this.#open -= 1;
      if (this.#open === 0) for (const resolve of this.#waiting.splice(0)) resolve();
    }
  }

  /** Resolves at once when nothing is open. */
  drained(): Promise<void> {
    if (this.#open === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}

interface RouterParts extends FailureReplies {
  readonly routes: readonly Route[];
  readonly interactionRest: DiscordRest;
  readonly applicationId: string;
  /** For the ordinary message when an interaction can't be answered any more. */
  readonly api: DiscordApi;
  /** Elsewhere every command answers that the bot is not for that server. */
  readonly serves: (guild: GuildId) => boolean;
  readonly deferred: DeferredRecords;
  readonly wordsFor: WordsFor;
  /** Comes when the process gives up what is under way: what was not answered by then is left to the next start. */
  readonly givenUp: AbortSignal;
  readonly log: Log;
}

export interface Router {
  /** Takes a raw INTERACTION_CREATE. Resolves when everything is said; never rejects. */
  receive(payload: unknown): Promise<void>;
  /** Ends what a crash cut off; call once, when Discord can be reached. Tells the outcome where there is one. */
  endInterrupted(records: readonly DeferredRecord[], outcomeOf?: OutcomeOf): Promise<void>;
  /** From now on every command and button gets "restarting". */
  stop(): void;
  /** Resolves when no handler is running. */
  drain(): Promise<void>;
}

type Suggestion = Extract<Request, { kind: 'suggestion' }>;
type Runnable = Exclude<Request, Suggestion>;

/** A button's answer may take the place of its message, and so may that of a form opened from one. */
const answerKind = (request: Runnable, caller: Caller): AnswerKind =>
  request.kind === 'command' || caller.messageId === undefined ? 'private' : 'update';

/** Throws a RangeError when two routes of a kind have the same name. */
export const createRouter = (parts: RouterParts): Router => {
  const { routes, interactionRest, api, serves, deferred, wordsFor, givenUp, log } = parts;
  const undelivered = new Undelivered(api);
  const open = new OpenRequests();
  const seen = new LRUCache<string, true>({ max: mostSeen });
  const table = createRouteTable([...routes, undelivered.route(), runAgainRoute(deferred)]);
  const run = createRun({ ...parts, table });
  let stopped = false;

  const isForeign = ({ guildId }: Caller): boolean => guildId !== undefined && !serves(guildId);

  /** What to run, or the words to say instead. */
  const choose = (request: Runnable, caller: Caller): Invocation | string => {
    if (isForeign(caller)) return caller.words.router.foreignServer;
    if (stopped) return caller.words.router.restarting;
    const found = table.find(request);
    return 'refusal' in found ? found.refusal(caller.words) : found.invocation;
  };

  const requestsOf = ({ caller, token, applicationId }: Interaction) =>
    createInteractionRequests(interactionRest, { interactionId: caller.interactionId, token, applicationId });

  const handle = async (interaction: Interaction, request: Runnable): Promise<void> => {
    const { caller, token, applicationId } = interaction;
    const { interactionId, channelId, userId } = caller;
    const deferral = answerKind(request, caller);
    const answer = new Answer({ requests: requestsOf(interaction), kind: deferral, words: caller.words });
    const chosen = choose(request, caller);
    const what = { interactionId, token, applicationId, deferral, channelId, userId, at: Date.now() };
    const about = typeof chosen === 'string' ? undefined : { ...what, invocation: chosen };
    const note = new DeferredNote({ deferred, about, log });
    const settle = deferUnlessSoon({ answer, log, remember: () => note.remember() });
    try {
      await giveReplies({
        replies: typeof chosen === 'string' ? chosen : run(chosen, caller),
        answer,
        note,
        caller,
        log,
      });
      if (answer.unsaid !== undefined) await undelivered.post(caller, answer.unsaid);
    } finally {
      await settle();
      if (!givenUp.aborted) await note.forget();
    }
  };

  const suggest = (interaction: Interaction, request: Suggestion): Promise<void> => {
    const { caller } = interaction;
    const entry = stopped || isForeign(caller) ? undefined : table.entry(request.name);
    return answerSuggestion({ caller, request, entry, requests: requestsOf(interaction), log });
  };

  return {
    receive: async (payload) => {
      const interaction = readInteraction(payload, { ownApplicationId: parts.applicationId, wordsFor });
      if (interaction === undefined) {
        log.warn('unreadable interaction dropped');
        return;
      }
      const { request, caller } = interaction;
      if (seen.has(caller.interactionId)) return;
      seen.set(caller.interactionId, true);
      if (request.kind === 'suggestion') return suggest(interaction, request);
      const name = request.kind === 'command' ? `/${request.name}` : request.kind;
      return open.during(async () => {
        try {
          await handle(interaction, request);
        } catch (error) {
          const facts = error instanceof DiscordError ? { failure: error.failure } : errorFacts(error);
          log.error({ request: name, interaction: caller.interactionId, ...facts }, 'answer lost');
        }
      });
    },
    endInterrupted: (records, outcomeOf = async () => undefined) =>
      endInterrupted(records, {
        interactionRest,
        deferred,
        table,
        outcomeOf,
        words: wordsFor(''),
        givenUp,
        log,
      }),
    stop: () => {
      stopped = true;
    },
    drain: () => open.drained(),
  };
};
