import { DiscordError } from '../../lib/failure.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import type { Answer } from './answer.ts';
import type { Caller } from './caller.ts';
import type { DeferredNote } from './deferred-note.ts';
import { failureWords, unexpectedReply } from './guarded-run.ts';
import { say, type Reply } from '../reply.ts';

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
