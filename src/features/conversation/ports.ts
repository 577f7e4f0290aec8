import type { Ports } from '../../conversation/ports.ts';
import type { Conversation } from '../../conversation/record.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';

/** The conversations' collection. Rejects when a record could not be made durable. */
export interface ConversationStore {
  set(key: string, record: Conversation): Promise<void>;
  delete(key: string): Promise<unknown>;
  entries(): AsyncIterable<readonly [string, Conversation]>;
}

/** The store as conversations see it: a write lands, or does not. */
export const conversationRows = (rows: ConversationStore, log: Log): Ports['store'] => {
  const failed = (error: unknown): 'failed' => {
    log.error(errorFacts(error), 'the store did not take a step');
    return 'failed';
  };
  const told = (write: Promise<unknown>, done: Parameters<Ports['store']['write']>[1]): void => {
    void write.then(() => 'stored' as const, failed).then(done);
  };
  return {
    write: (record, done) => told(rows.set(record.id, record), done),
    forget: (record, done) => told(rows.delete(record.id), done),
  };
};

/** The longest that a timer of Node's waits, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

export const systemClock: Ports['clock'] = {
  now: () => Date.now(),
  at: (time, wake) => {
    const timer = setTimeout(wake, Math.min(longestTimer, Math.max(0, time - Date.now())));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
