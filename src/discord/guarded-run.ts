import { randomBytes } from 'node:crypto';
import { DiscordError, ServiceError, type ServiceFailure } from '../lib/failure.ts';
import { errorFacts, type Log } from '../lib/log.ts';
import { routerTexts } from '../locale/en/discord.ts';
import type { Caller } from './caller.ts';
import { say, type Reply } from './reply.ts';
import type { Invocation } from './route.ts';
import type { RouteTable } from './route-table.ts';

export type LinkReason = Extract<ServiceFailure, { kind: 'needs_link' }>['reason'];

/** What a person is told when a handler fails. */
export interface FailureReplies {
  readonly failureWords: (error: ServiceError | DiscordError, caller: Caller) => string;
  /** The way to a link, after which the invocation goes on. */
  readonly onNeedsLink: (caller: Caller, invocation: Invocation, reason: LinkReason) => Promise<Reply>;
}

interface Guard extends FailureReplies {
  readonly table: RouteTable;
  readonly log: Log;
}

/** Runs a stored or fresh invocation; never throws, every failure becomes a reply. */
export type Run = (invocation: Invocation, caller: Caller) => AsyncGenerator<Reply, Reply, undefined>;

/** The id is all that the person and the log have in common: the log holds no text of theirs. */
export const unexpectedReply = (error: unknown, log: Log, what: object): Reply => {
  const errorId = randomBytes(4).toString('hex');
  log.error({ ...what, errorId, ...errorFacts(error) }, 'unexpected failure');
  return say(routerTexts.unexpected(errorId));
};

export const createRun = ({ table, failureWords, onNeedsLink, log }: Guard): Run => {
  const replyToFailure = async (error: unknown, invocation: Invocation, caller: Caller): Promise<Reply> => {
    const { kind, name } = invocation;
    try {
      if (error instanceof ServiceError && error.failure.kind === 'needs_link')
        return await onNeedsLink(caller, invocation, error.failure.reason);
      if (error instanceof ServiceError || error instanceof DiscordError) {
        log.warn({ kind, name, failure: error.failure.kind }, 'a request failed');
        return say(failureWords(error, caller));
      }
      return unexpectedReply(error, log, { kind, name });
    } catch (second) {
      return unexpectedReply(second, log, { kind, name });
    }
  };

  return async function* run(invocation, caller) {
    const handle = table.handlerOf(invocation);
    if (handle === undefined) return say(routerTexts.outdated);
    try {
      const replies = handle(caller, invocation.values);
      return Symbol.asyncIterator in replies ? yield* replies : await replies;
    } catch (error) {
      return await replyToFailure(error, invocation, caller);
    }
  };
};
