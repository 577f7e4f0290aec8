import { randomBytes } from 'node:crypto';
import { DiscordError, failureFacts, ServiceError } from '../../lib/failure.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import type { Texts } from '../../locale/words.ts';
import { say } from '../reply.ts';
import type { Reply } from '../reply.ts';
import type { Caller } from './caller.ts';
import type { Handler, Invocation, Run, StoredValues } from './route.ts';

/** Runs handlers so that every failure becomes a reply. */

export type LinkReason = Extract<ServiceFailure, { kind: 'needs_link' }>['reason'];

export const failureWords = (error: ServiceError | DiscordError, { failures }: Texts): string =>
  error instanceof ServiceError ? failures.service(error.failure) : failures.discord(error.failure);

/** The id is the only thing that connects the person's report with the log, which holds no text of theirs. */
export const unexpectedReply = (
  error: unknown,
  { caller, log, ...what }: { readonly caller: Caller; readonly log: Log; readonly [fact: string]: unknown },
): Reply => {
  const errorId = randomBytes(4).toString('hex');
  log.error({ ...what, errorId, ...errorFacts(error) }, 'unexpected failure');
  return say(caller.words.router.unexpected(errorId));
};

export interface Running {
  /** Undefined if this version has none of that name. */
  readonly handlerOf: (invocation: Invocation) => Handler<StoredValues> | undefined;
  /** Leads to linking, after which the invocation goes on. */
  readonly onNeedsLink: (caller: Caller, invocation: Invocation, reason: LinkReason) => Promise<Reply>;
  readonly log: Log;
}

export const createRun = ({ handlerOf, onNeedsLink, log }: Running): Run => {
  const replyToFailure = async (error: unknown, invocation: Invocation, caller: Caller): Promise<Reply> => {
    const { kind, name } = invocation;
    try {
      if (error instanceof ServiceError && error.failure.kind === 'needs_link')
        return await onNeedsLink(caller, invocation, error.failure.reason);
      if (error instanceof ServiceError || error instanceof DiscordError) {
        const failure = error instanceof ServiceError ? failureFacts(error.failure) : error.failure;
        log.warn({ kind, name, failure }, 'a request failed');
        return say(failureWords(error, caller.words));
      }
      return unexpectedReply(error, { caller, log, kind, name });
    } catch (second) {
      return unexpectedReply(second, { caller, log, kind, name });
    }
  };

  const run: Run = async (invocation, caller, progress) => {
    const handle = handlerOf(invocation);
    if (handle === undefined) return say(caller.words.router.outdated);
    try {
      return await handle(caller, invocation.values, { progress, run });
    } catch (error) {
      return await replyToFailure(error, invocation, caller);
    }
  };
  return run;
};
