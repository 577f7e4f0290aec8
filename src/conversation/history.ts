import { threaded } from './live.ts';
import type { Live } from './live.ts';
import type { ThreadMessage } from './message.ts';
import { untilDelivered } from './until-delivered.ts';
import type { WhenForbidden } from './until-delivered.ts';

/** All that stands in the thread behind a message id, oldest first. Throws as `untilDelivered` does. */
export const readSince = async (
  live: Live,
  start: string,
  whenForbidden?: WhenForbidden,
): Promise<readonly ThreadMessage[]> => {
  const { threadId } = threaded(live);
  const messages: ThreadMessage[] = [];
  for (let after = start; ;) {
    const page = await untilDelivered(live, () => live.ports.threads.history(threadId, after), whenForbidden);
    messages.push(...page.messages);
    if (page.next === undefined) return messages;
    after = page.next;
  }
};
