import { randomBytes } from 'node:crypto';
import { DiscordError, ServiceError } from '../../lib/failure.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import type { Words } from '../../locale/words.ts';
import { say } from '../reply.ts';
import type { Reply } from '../reply.ts';
import type { Answer } from './answer.ts';
import type { Caller } from './interaction.ts';
import type { DeferredNote } from './deferred.ts';
import type { RouteTable } from './route-table.ts';
import type { Invocation, Run } from './route.ts';

export type LinkReason = Extract<ServiceFailure, { kind: 'needs_link' }>['reason'];

export interface FailureReplies {
  /** The way to a link, after which the invocation goes on. */
  readonly onNeedsLink: (caller: Caller, invocation: Invocation, reason: LinkReason) => Promise<Reply>;
}

interface Guard extends FailureReplies {
  readonly table: RouteTable;
  readonly log: Log;
}

export const failureWords = (error: ServiceError | DiscordError, { failures }: Words): string =>
  error instanceof ServiceError ? failures.service(error.failure) : failures.discord(error.failure);

/** The id is all that the person and the log have in common: the log holds no text of theirs. */
export const unexpectedReply = (
  error: unknown,
  { caller, log, ...what }: { readonly caller: Caller; readonly log: Log; readonly [fact: string]: unknown },
): Reply => {
  const errorId = randomBytes(4).toString('hex');
  log.error({ ...what, errorId, ...errorFacts(error) }, 'unexpected failure');
  return say(caller.words.router.unexpected(errorId));
};

export const createRun = ({ table, onNeedsLink, log }: Guard): Run => {
  const replyToFailure = async (error: unknown, invocation: Invocation, caller: Caller): Promise<Reply> => {
    const { kind, name } = invocation;
    try {
      if (error instanceof ServiceError && error.failure.kind === 'needs_link')
        return await onNeedsLink(caller, invocation, error.failure.reason);
      if (error instanceof ServiceError || error instanceof DiscordError) {
        log.warn({ kind, name, failure: error.failure.kind }, 'a request failed');
        return say(failureWords(error, caller.words));
      }
      return unexpectedReply(error, { caller, log, kind, name });
    } catch (second) {
      return unexpectedReply(second, { caller, log, kind, name });
    }
  };

  return async function* run(invocation, caller) {
    const handle = table.handlerOf(invocation);
    if (handle === undefined) return say(caller.words.router.outdated);
    try {
      const replies = handle(caller, invocation.values, run);
      return Symbol.asyncIterator in replies ? yield* replies : await replies;
    } catch (error) {
      return await replyToFailure(error, invocation, caller);
    }
  };
};

interface Giving {
  /** A handler's replies, or a single text. */
  readonly replies: AsyncGenerator<Reply, Reply, undefined> | string;
  readonly answer: Answer;
  readonly note: DeferredNote;
  readonly caller: Caller;
  readonly log: Log;
}

/**
 * Shows replies as they come. One that Discord refuses does not stop the work; where it is the last, the reason is
 * said in its place. Throws when that is refused as well.
 */
export const giveReplies = async ({ replies, answer, note, caller, log }: Giving): Promise<void> => {
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
    const place = answer.privatePlace;
    await note.remembersProgress(reply, place);
    try {
      await answer.give(reply);
      if (place === undefined) await note.remembersProgress(reply, answer.privatePlace);
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
