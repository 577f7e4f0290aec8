import { LRUCache } from 'lru-cache';
import { DiscordError } from '../../lib/failure.ts';
import type { GuildId } from '../../lib/ids.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import { QueueByKey } from '../../lib/queue.ts';
import { deferUnlessSoon, Answer } from './answer.ts';
import type { DiscordApi } from '../outbox/api.ts';
import { say } from '../reply.ts';
import type { Body, Replies, Reply } from '../reply.ts';
import { createRouteTable, createRun, failureWords, unexpectedReply } from './route-table.ts';
import type { FailureReplies, RouteTable } from './route-table.ts';
import { readInteraction } from './interaction.ts';
import type { Caller, Interaction, Request, WordsFor } from './interaction.ts';
import { createInteractionRequests, watched } from './interaction-requests.ts';
import type { AnswerKind, InteractionRequests, ObserveInteraction } from './interaction-requests.ts';
import type { DiscordRest } from '../outbox/rest.ts';
import type { Words } from '../../locale/words.ts';
import type { Invocation, Route, Run } from './route.ts';
import { answerSuggestion } from './suggestions.ts';

/** The gateway may send an event twice, but a command may not run twice: far more ids than it could ever repeat. */
const mostSeen = 1_000;

/** What is being handled right now, so that a shutdown can wait for it, and tell whoever still waits. */
class OpenRequests {
  readonly #answers = new Map<Answer, Words>();
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

  async answering(answer: Answer, { words }: Caller, task: () => Promise<void>): Promise<void> {
    this.#answers.set(answer, words);
    try {
      await task();
    } finally {
      this.#answers.delete(answer);
    }
  }

  /** Resolves at once if nothing is open. */
  drained(): Promise<void> {
    if (this.#open === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  /** Resolves when Discord has taken or refused all of it. */
  async tellAll(wordsOf: (words: Words) => string): Promise<void> {
    await Promise.allSettled([...this.#answers].map(([answer, words]) => answer.give(say(wordsOf(words)))));
  }
}

interface Giving {
  /** A handler's replies, or a single text. */
  readonly replies: Replies | string;
  readonly answer: Answer;
  readonly caller: Caller;
  readonly log: Log;
}

/**
 * Shows replies as they come. One that Discord refuses does not stop the work; if it is the last one, the reason is
 * shown instead. Throws if that is refused as well.
 */
const giveReplies = async ({ replies, answer, caller, log }: Giving): Promise<void> => {
  const refused = (error: unknown, reply: Reply): Reply => {
    if (!(error instanceof DiscordError)) return unexpectedReply(error, { caller, log, reply: reply.kind });
    log.warn({ reply: reply.kind, failure: error.failure }, 'reply refused');
    return say(failureWords(error, caller.words));
  };

  const giveLast = async (reply: Reply): Promise<void> => {
    try {
      await answer.give(reply);
    } catch (error) {
      await answer.give(refused(error, reply));
    }
  };

  const giveProgress = async (reply: Reply): Promise<void> => {
    try {
      await answer.show(reply);
    } catch (error) {
      log.warn({ reply: reply.kind, ...errorFacts(error) }, 'progress not shown');
    }
  };

  if (typeof replies === 'string') return giveLast(say(replies));
  let step = await replies.next();
  while (step.done !== true) {
    await giveProgress(step.value);
    step = await replies.next();
  }
  return giveLast(step.value);
};

interface RouterParts extends FailureReplies {
  readonly routes: readonly Route[];
  readonly interactionRest: DiscordRest;
  readonly applicationId: string;
  /** For an ordinary message when an interaction can no longer be answered. */
  readonly api: DiscordApi;
  /** Why the bot does nothing in this server, in words for whoever wants something there. */
  readonly closedTo: (guild: GuildId, words: Words) => string | undefined;
  readonly wordsFor: WordsFor;
  readonly observe?: ObserveInteraction | undefined;
  readonly log: Log;
}

export interface Router {
  /** Takes a raw INTERACTION_CREATE. Resolves when everything has been said; never rejects. */
  receive(payload: unknown): Promise<void>;
  /** From now on every command and button gets "restarting". */
  stop(): void;
  /** Resolves when no handler is running. */
  drain(): Promise<void>;
  /** Tells whoever still waits that the process is ending. Never rejects. */
  cutOff(): Promise<void>;
}

type Suggestion = Extract<Request, { kind: 'suggestion' }>;
type Runnable = Exclude<Request, Suggestion>;

/** A button's answer may replace its message, and so may the answer to a form opened from one. */
const answerKind = (request: Runnable, caller: Caller): AnswerKind =>
  request.kind === 'command' || caller.messageId === undefined ? 'private' : 'update';

interface Choosing extends Pick<RouterParts, 'closedTo'> {
  readonly table: RouteTable;
  readonly isStopped: () => boolean;
}

const choosingBy = ({ closedTo, table, isStopped }: Choosing) => {
  const closed = ({ guildId, words }: Caller): string | undefined =>
    guildId === undefined ? undefined : closedTo(guildId, words);
  return {
    /** What to run, or the words to say instead. */
    choose: (request: Runnable, caller: Caller): Invocation | string => {
      const why = closed(caller);
      if (why !== undefined) return why;
      if (isStopped()) return caller.words.router.restarting;
      const found = table.find(request);
      return 'refusal' in found ? found.refusal(caller.words) : found.invocation;
    },
    /** The command to suggest choices for. */
    suggesting: ({ name }: Suggestion, caller: Caller) =>
      isStopped() || closed(caller) !== undefined ? undefined : table.entry(name),
  };
};

interface Answering extends Pick<RouterParts, 'api' | 'log'> {
  readonly chosen: Invocation | string;
  /** Runs what gives the answer, at once or when it is its turn. */
  readonly schedule: (give: () => Promise<void>) => Promise<void>;
  readonly run: Run;
  readonly requests: InteractionRequests;
  readonly open: OpenRequests;
}

/** Discord takes no private answer any more. */
const postInstead = async (api: DiscordApi, caller: Caller, bodies: readonly Body[]): Promise<void> => {
  const { channelId, userId, place, words } = caller;
  if (place !== 'dm') await api.post(channelId, { content: words.router.undelivered(userId), ping: userId });
  else for (const body of bodies) await api.post(channelId, body);
};

/** From the chosen route to the last reply shown. */
const answerRequest = async (
  { caller }: Interaction,
  request: Runnable,
  { chosen, schedule, run, requests, open, api, log }: Answering,
): Promise<void> => {
  const answer = new Answer({ requests, kind: answerKind(request, caller), words: caller.words });
  const settle = deferUnlessSoon(answer, log);
  try {
    const replies = typeof chosen === 'string' ? chosen : run(chosen, caller);
    const give = (): Promise<void> => giveReplies({ replies, answer, caller, log });
    await open.answering(answer, caller, () => schedule(give));
    if (answer.unsaid !== undefined) await postInstead(api, caller, answer.unsaid);
  } finally {
    await settle();
  }
};

/** Throws a RangeError if two routes of a kind have the same name. */
export const createRouter = (parts: RouterParts): Router => {
  const { routes, interactionRest, api, closedTo, wordsFor, log } = parts;
  const open = new OpenRequests();
  const seen = new LRUCache<string, true>({ max: mostSeen });
  const table = createRouteTable(routes);
  const commands = new Set(routes.flatMap((route) => (route.kind === 'command' ? [route.name] : [])));
  const run = createRun({ ...parts, table });
  const heavy = new QueueByKey();
  let stopped = false;
  const { choose, suggesting } = choosingBy({ closedTo, table, isStopped: () => stopped });

  const requestsFor = ({ caller, token, applicationId, request }: Interaction): InteractionRequests => {
    const key = { interactionId: caller.interactionId, token, applicationId };
    const requests = createInteractionRequests(interactionRest, key);
    return watched(requests, { request, commands, observe: parts.observe, log });
  };

  const take = async (interaction: Interaction, request: Runnable): Promise<void> => {
    const { caller } = interaction;
    const requests = requestsFor(interaction);
    try {
      const chosen = choose(request, caller);
      const isHeavy = typeof chosen !== 'string' && table.isHeavy(chosen);
      const schedule: Answering['schedule'] = (give) => (isHeavy ? heavy.run(caller.userId, give) : give());
      const answering = { chosen, schedule, run, requests, open, api, log };
      await answerRequest(interaction, request, answering);
    } catch (error) {
      const name = request.kind === 'command' ? `/${request.name}` : request.kind;
      const facts = error instanceof DiscordError ? { failure: error.failure } : errorFacts(error);
      log.error({ request: name, interaction: caller.interactionId, ...facts }, 'answer lost');
    }
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
      if (request.kind !== 'suggestion') return open.during(() => take(interaction, request));
      const entry = suggesting(request, caller);
      return answerSuggestion({ caller, request, entry, requests: requestsFor(interaction), log });
    },
    stop: () => {
      stopped = true;
    },
    drain: () => open.drained(),
    cutOff: () => open.tellAll(({ router: words }) => words.cutOff),
  };
};
