import type { MessageId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import { Inbox } from './inbox.ts';
import { Journal } from './journal.ts';
import type { Self } from './message.ts';
import type { Ports } from './ports.ts';
import { Progress } from './progress.ts';
import { isThreaded } from './record.ts';
import type { Conversation, Hold, Threaded } from './record.ts';

/** A conversation in memory: its stored record, what waits, and what wakes it. Shared by the steps of its queue. */
export interface Live {
  readonly ports: Ports;
  readonly journal: Journal;
  readonly progress: Progress;
  readonly inbox: Inbox;
  readonly log: Log;
  /** Why the thread holds; stored with the record where the store takes it. */
  hold: Hold | undefined;
  /** Until the first look at the thread after a start: what was under way may have been finished already. */
  recovering: boolean;
  /** The question that is being stored as submitted. */
  submitting: MessageId | undefined;
  /** How many words are just being said for members: what was written after them has to wait for them. */
  speaking: number;
  /** The turn that is being left in doubt: its buttons show before it is stored, and wait for this. */
  leaving: Promise<void> | undefined;
  /** The notice of a hold that is just being posted. */
  tellingHold: Promise<void> | undefined;
  /** The notice that the store fails; absent while none is needed. */
  storeTrouble: Promise<MessageId | undefined> | undefined;
  /** The reset or end that an earlier process began: some of it may be done, and announced. */
  readonly jobCutOff: string | undefined;
  /** Comes when the process gives up what is under way. */
  readonly stop: AbortSignal;
  /** Comes (and is renewed) when something changed that a blocked delivery may wait for. */
  poke: AbortController;
}

interface LiveOptions {
  readonly ports: Ports;
  readonly stop: AbortSignal;
  readonly recovering: boolean;
}

export const createLive = (record: Conversation, { ports, stop, recovering }: LiveOptions): Live => {
  const progress = new Progress(record.cursor, record.settled);
  return {
    ports,
    progress,
    journal: new Journal(record, ports.store, progress),
    inbox: new Inbox(),
    log: ports.log.child({ conversation: record.id }),
    hold: record.hold,
    recovering,
    submitting: undefined,
    speaking: 0,
    leaving: undefined,
    tellingHold: undefined,
    storeTrouble: undefined,
    jobCutOff: recovering ? record.job?.id : undefined,
    stop,
    poke: new AbortController(),
  };
};

/** The record of a conversation that has its thread; only such ones have a queue. */
export const threaded = (live: Live): Threaded => {
  const { record } = live.journal;
  if (!isThreaded(record)) throw new Error('a conversation without a thread has no queue');
  return record;
};

/** The question that is being asked or answered: too late to take it out of the queue. */
export const underWay = ({ submitting, journal }: Live): MessageId | undefined =>
  submitting ?? journal.record.turn?.messageId;

export const selfIn = (live: Live): Self => live.ports.self(live.journal.record.guildId);

/** Thrown inside a queue when the process is stopping: what is stored is picked up at the next start. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** Asked for a conversation that is not there, or has ended. */
export class NoConversation extends Error {
  override readonly name = 'NoConversation';
}

/** Thrown inside a queue when its thread is gone. */
export class ThreadGone extends Error {
  override readonly name = 'ThreadGone';
}
