import type { Ports, Written } from '../../conversation/ports.ts';
import type { Conversation } from '../../conversation/record.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import { conversationKey } from './collections.ts';

/** The conversations' collection; for keys see `conversationKey`. Rejects when a record could not be made durable. */
export interface ConversationStore {
  set(key: string, record: Conversation): Promise<void>;
  delete(key: string): Promise<unknown>;
  entries(): AsyncIterable<readonly [string, Conversation]>;
}

/** The store as conversations see it: a write lands, or does not. */
export const conversationRows = (rows: ConversationStore, log: Log): Ports['store'] => {
  const written = async (write: Promise<unknown>): Promise<Written> => {
    try {
      await write;
      return 'stored';
    } catch (error) {
      log.error(errorFacts(error), 'the store did not take a step');
      return 'failed';
    }
  };
  const tell = async (write: Promise<unknown>, done: (written: Written) => void): Promise<void> =>
    done(await written(write));
  return {
    write: (record, done) => void tell(rows.set(conversationKey(record), record), done),
    forget: (record, done) => void tell(rows.delete(conversationKey(record)), done),
  };
};

/** The longest that a timer of Node's waits, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

export const systemClock: Ports['clock'] = {
  now: () => Date.now(),
  at: (time, wake) => {
    let timer: NodeJS.Timeout;
    const wait = (left: number): void => {
      const next = (): void => (left > longestTimer ? wait(left - longestTimer) : wake());
      timer = setTimeout(next, Math.min(longestTimer, left)).unref();
    };
    wait(Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  },
};
