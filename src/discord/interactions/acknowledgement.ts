import { errorFacts, type Log } from '../../lib/log.ts';
import { within } from '../../lib/within.ts';
import type { Answer } from './answer.ts';

/**
 * Milliseconds a handler gets for a first answer before Discord is told to wait: one request fewer when it is quick,
 * and far inside Discord's three seconds also when two hundred come at once.
 */
const patience = 300;

/** Milliseconds that the store gets to remember a deferral before it is sent all the same. */
const longestWait = 1_000;

interface Acknowledging {
  readonly answer: Answer;
  /**
   * Remembers that Discord is being told to wait. Before that, as a crash in between would leave the person with
   * "thinking"; but a busy store may not delay it for long.
   */
  readonly remember: () => Promise<void>;
  readonly log: Log;
}

/**
 * Defers the answer unless it is given soon. The function given back ends this; it resolves when a deferral under way,
 * and `remember`, are through.
 */
export const deferUnlessSoon = ({ answer, remember, log }: Acknowledging): (() => Promise<void>) => {
  let deferring: Promise<void> | undefined;
  const defer = async (): Promise<void> => {
    const remembering = remember();
    const tried = remembering.catch(() => undefined);
    try {
      await within(longestWait, tried);
      await answer.defer();
      await remembering;
    } catch (error) {
      // The answer itself may still get through.
      log.warn(errorFacts(error), 'deferral failed');
    } finally {
      await tried;
    }
  };
  const timer = setTimeout(() => {
    deferring = defer();
  }, patience);
  return async () => {
    clearTimeout(timer);
    await deferring;
  };
};
