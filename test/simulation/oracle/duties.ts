import type { Task } from '../../../src/conversation/domain/ports.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { BotProcess } from '../world/process.ts';
import type { World } from '../world/world.ts';
import { Breach } from './breach.ts';
import { isPaused } from './terms.ts';

/** What must no longer be begun, and what must not be given up. */

/** Invariant 1: a process that is ending begins no new turn; it may finish one that it submitted before. */
export const checkClosing = (process: BotProcess, { effect, record }: Task): void => {
  if (effect.kind !== 'call' || record.turn === undefined) return;
  if (record.turn.submittedAt > process.closingAt) {
    throw new Breach(1, `${record.turn.messageId} is asked by a process that is ending`);
  }
};

/** Only a person or a new link ends these. */
const endless: readonly string[] = ['asleep', 'link', 'other_account', 'host_left'];

/** Invariant 9: whatever may resolve itself is tried again. */
export const checkHoldEnds = ({ timeline }: World, record: Conversation): void => {
  const { suspension } = record;
  if (suspension === undefined || isPaused(record) || endless.includes(suspension.cause)) return;
  if (suspension.nextTryAt === undefined || suspension.nextTryAt < timeline.now) {
    throw new Breach(9, `the thread is suspended for ${suspension.cause}, and nothing is tried again`);
  }
};
