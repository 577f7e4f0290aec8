import type { APIInteraction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { clock } from '../../lib/clock.ts';
import { DiscordError, failedAs, mayHaveArrived } from '../../lib/failure.ts';
import { timeOfId, type GuildId } from '../../lib/ids.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import { QueueByKey } from '../../lib/queue.ts';
import { within } from '../../lib/waiting.ts';
import type { Texts } from '../../locale/words.ts';
import type { DiscordApi } from '../outbox/api.ts';
import type { DiscordRest } from '../outbox/rest.ts';
import { unlessOdd } from '../payload.ts';
import { say } from '../reply.ts';
import type { MessageBody, Progress, Reply } from '../reply.ts';
import { deferUnlessSoon, InteractionAnswer } from './answer.ts';
import { readCaller, type Caller, type WordsFor } from './caller.ts';
import { createInteractionRequests, type InteractionRequests } from './requests.ts';
import type { Route } from './route.ts';
import { createRoutes, type Asked } from './routes.ts';
import { createRun, failureWords, unexpectedReply, type Running } from './run.ts';

/** From an interaction to the last reply shown. */

type Suggestion = Extract<Asked, { kind: 'suggestion' }>;
type Runnable = Exclude<Asked, Suggestion>;

/** Milliseconds for a list of choices. */
const suggestionPatience = 2_000;

/** Milliseconds after an interaction in which Discord still knows it. */
const atOnce = 1_000;

/** The gateway may send an event twice, but a command may not run twice: far more ids than it could ever repeat. */
const mostSeen = 1_000;

interface Giving {
  readonly answer: InteractionAnswer;
  readonly caller: Caller;
  readonly log: Log;
}

/**
 * Shows replies as they come. One that Discord refuses does not stop the work; if it is the last one, the reason is
 * shown instead; what is refused as well, is left unsaid. Returns the last one.
 */
const giveReplies = async (
  replyOf: (progress: Progress) => Promise<Reply>,
  { answer, caller, log }: Giving,
): Promise<Reply> => {
  const refused = (error: unknown, reply: Reply): Reply => {
    if (!(error instanceof DiscordError)) return unexpectedReply(error, { caller, log, reply: reply.kind });
    log.warn({ reply: reply.kind, failure: error.failure }, 'reply refused');
    return say(failureWords(error, caller.words));
  };

  const last = await replyOf(async (reply) => {
    try {
      await answer.show(reply);
    } catch (error) {
      log.warn({ reply: reply.kind, ...errorFacts(error) }, 'progress not shown');
    }
  });
  try {
    await answer.give(last);
  } catch (error) {
    const reason = refused(error, last);
    await answer.give(reason).catch((also: unknown) => {
      refused(also, reason);
      return answer.giveUp(reason);
    });
  }
  return last;
};

/** Discord takes no private answer any more. */
const postInstead = async (
  api: DiscordApi,
  { channelId, userId, place, words, interactionId: id }: Caller,
  { bodies, last }: { readonly bodies: readonly MessageBody[]; readonly last: Reply },
): Promise<void> => {
  const kept = 'kept' in last ? last.kept : undefined;
  const content = kept ?? words.router.undelivered(userId);
  if (place !== 'dm') await api.post(channelId, { content, ping: userId, nonce: id });
  else
    for (const [index, body] of bodies.entries())
      await api.post(channelId, { ...body, nonce: `${id}-${index}` });
};

interface RouterParts extends Pick<Running, 'onNeedsLink' | 'log'> {
  readonly routes: readonly Route[];
  readonly interactionRest: DiscordRest;
  readonly applicationId: string;
  /** For an ordinary message when an interaction can no longer be answered. */
  readonly api: DiscordApi;
  /** Why the bot does nothing in this server, in words for whoever wants something there. */
  readonly closedTo: (guild: GuildId, words: Texts) => string | undefined;
  readonly wordsFor: WordsFor;
  /** How long people wait for the first sign of life. */
  readonly observe?: ((interaction: { readonly name: string; readonly seconds: number }) => void) | undefined;
}

/** Throws a RangeError if two routes of a kind have the same name. */
export const createRouter = (parts: RouterParts) => {
  const { routes, interactionRest: rest, applicationId, api, closedTo, wordsFor, observe, log } = parts;
  const { find, handlerOf } = createRoutes(routes);
  const run = createRun({ ...parts, handlerOf });
  const seen = new LRUCache<string, true>({ max: mostSeen });
  const heavy = new QueueByKey();
  /** What is being handled right now, and the answers that somebody waits for. */
  const open = new Set<Promise<void>>();
  const waiting = new Map<InteractionAnswer, Caller>();
  let stopped = false;
  let isAnsweredElsewhere = false;

  /** The words to say instead of running anything. */
  const whyNot = ({ guildId, words }: Caller): string | undefined =>
    (guildId === undefined ? undefined : closedTo(guildId, words)) ??
    (stopped ? words.router.restarting : undefined);

  /** A list of choices is also refused when the person has typed on, and what a resumed session repeats is over. */
  const mayBeElsewhere = (error: DiscordError, { kind }: Asked, { interactionId: id }: Caller): boolean =>
    kind !== 'suggestion' &&
    (failedAs(error, 'already_acknowledged') ||
      (failedAs(error, 'unknown_interaction') && Math.abs(clock.wall() - timeOfId(id)) < atOnce));

  const requestsFor = (token: string, caller: Caller, asked: Asked): InteractionRequests => {
    const { name } = asked;
    const started = clock.monotonic();
    let mayBeOurs = false;
    return createInteractionRequests({
      rest,
      applicationId,
      interactionId: caller.interactionId,
      token,
      onFirst: (error) => {
        if (error === undefined) observe?.({ name, seconds: (clock.monotonic() - started) / 1_000 });
        else if (!(error instanceof DiscordError)) return;
        else if (mayHaveArrived(error.failure)) {
          mayBeOurs = true;
          log.warn({ request: name, failure: error.failure }, 'Discord took no first answer');
        } else if (!mayBeOurs && !isAnsweredElsewhere && mayBeElsewhere(error, asked, caller)) {
          isAnsweredElsewhere = true;
          log.error(
            { request: name },
            'another program answers with this token: stop it, or reset the token',
          );
        }
      },
    });
  };

  /** No choices are better than none in time. */
  const suggest = async (asked: Suggestion, caller: Caller, requests: InteractionRequests): Promise<void> => {
    const search = async () => (whyNot(caller) === undefined ? asked.suggest(caller) : []);
    const found = search().catch((error: unknown) => {
      log.warn(errorFacts(error), 'suggestions failed');
      return [];
    });
    try {
      await requests.suggest((await within(suggestionPatience, found)) ?? []);
    } catch (error) {
      // The person kept typing or gave up, so Discord refuses the outdated list.
      log.debug(errorFacts(error), 'suggestions not accepted');
    }
  };

  const replyTo = async (asked: Runnable, caller: Caller, progress: Progress): Promise<Reply> => {
    const instead = whyNot(caller);
    if (instead !== undefined) return say(instead);
    if (asked.kind === 'refusal') return say(asked.words(caller.words));
    return run(asked.invocation, caller, progress);
  };

  const take = async (asked: Runnable, caller: Caller, requests: InteractionRequests): Promise<void> => {
    // A button's answer may replace its message, and so may the answer to a form opened from one.
    const kind = caller.messageId === undefined ? 'private' : 'update';
    const answer = new InteractionAnswer({ requests, kind, words: caller.words });
    const settle = deferUnlessSoon(answer, log);
    waiting.set(answer, caller);
    try {
      const give = (): Promise<Reply> =>
        giveReplies((progress) => replyTo(asked, caller, progress), { answer, caller, log });
      const last = await (asked.kind === 'run' && asked.heavy ? heavy.run(caller.userId, give) : give());
      waiting.delete(answer);
      if (answer.unsaid.length > 0) await postInstead(api, caller, { bodies: answer.unsaid, last });
    } catch (error) {
      log.error(
        { request: asked.name, interaction: caller.interactionId, ...errorFacts(error) },
        'answer lost',
      );
    } finally {
      waiting.delete(answer);
      await settle();
    }
  };

  return {
    /** Takes a raw INTERACTION_CREATE. Resolves when everything has been said; never rejects. */
    receive: async (payload: unknown): Promise<void> => {
      let field: string | undefined;
      const onOdd = (odd: string | undefined): void => {
        field ??= odd;
      };
      const caller = readCaller(payload, wordsFor, onOdd);
      const interaction = payload as APIInteraction;
      const asked = unlessOdd(() => find(interaction), onOdd);
      if (caller === undefined || asked === undefined) {
        log.warn({ field }, 'unreadable interaction dropped');
        return;
      }
      if (seen.has(caller.interactionId)) return;
      seen.set(caller.interactionId, true);
      const requests = requestsFor(interaction.token, caller, asked);
      if (asked.kind === 'suggestion') return suggest(asked, caller, requests);
      const task = take(asked, caller, requests).finally(() => open.delete(task));
      open.add(task);
      return task;
    },
    /** Another program has answered what only this one should. */
    isAnsweredElsewhere: (): boolean => isAnsweredElsewhere,
    /** From now on every command and button gets "restarting". */
    stop: (): void => {
      stopped = true;
    },
    /** Resolves when no handler is running. */
    drain: async (): Promise<void> => {
      while (open.size > 0) await Promise.all(open);
    },
    /** Tells whoever still waits that the process is ending; resolves when Discord has taken or refused all of it. */
    cutOff: async (): Promise<void> => {
      await Promise.allSettled(
        [...waiting].map(([answer, { words }]) => answer.give(say(words.router.cutOff))),
      );
    },
  };
};

export type Router = ReturnType<typeof createRouter>;
