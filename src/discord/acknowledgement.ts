import { errorFacts, type Log } from '../lib/log.ts';
import type { Answer } from './answer.ts';

/**
 * Milliseconds a handler gets for a first answer before Discord is told to wait: one request fewer when it is quick,
 * and far inside Discord's three seconds also when two hundred come at once.
 */
const patience = 300;

interface Acknowledging {
  readonly answer: Answer;
  /**
   * Remembers that Discord is being told to wait. At the same time as that: done after it, a crash in between would
   * leave the person with "thinking"; done before it, a busy store would delay it.
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
    try {
      await Promise.all([answer.defer(), remember()]);
    } catch (error) {
      // The answer itself may still get through.
      log.warn(errorFacts(error), 'deferral failed');
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
