import { randomInt } from 'node:crypto';
import { pause } from '../lib/pause.ts';
import type { OpenOptions } from './engine.ts';
import { openingError } from './postgres-connection.ts';
import { awaitAdmission, beat, enter, leave, rejoin } from './postgres-processes.ts';
import { expectOwnBackend, prepareWriting } from './postgres-schema.ts';
import { Session } from './postgres-session.ts';
import { Tenure } from './postgres-tenure.ts';
import { StoreError } from './store-error.ts';
import { databaseName } from './store-url.ts';

/** How a process comes to have a store in PostgreSQL, keeps it, and gives it back. */

/** Milliseconds for a write: a move and a change of keys write hundreds of records at once. */
const longestWrite = 60_000;
/** Milliseconds for the server to say that it is there. */
const longestBeat = 3_000;
/** Milliseconds between tries to reach a server that a process that stands by has lost. */
const standByRetry = 1_000;
/** Milliseconds for the lock: so long the server may take to notice that a machine has vanished. */
const startPatience = 8_000;

export interface Holding {
  /** Has the lock, and writes. */
  readonly session: Session;
  readonly tenure: Tenure;
  /** Gives back what it has and ends all connections. */
  leave(): Promise<void>;
}

const takeUp = async (url: string, { onLost, standBy }: OpenOptions): Promise<Holding> => {
  const holder = randomInt(1, 2 ** 31 - 1);
  const waiting =
    standBy === undefined ? { patience: startPatience } : { ...standBy, patience: Number.POSITIVE_INFINITY };
  const session: Session = new Session({
    url,
    longest: longestWrite,
    onTaken: () => tenure.lose(),
    prepare: async (client) => {
      if (!tenure.hasBegun) await expectOwnBackend(client, url);
      await prepareWriting(client);
      if (tenure.hasBegun) return rejoin(client, holder);
      await awaitAdmission(client, waiting);
      await tenure.begin(() => enter(client, holder));
    },
  });
  // On a connection of its own, because a long write must not look like the end of this process.
  const pulse = new Session({
    url,
    longest: longestBeat,
    prepare: () => Promise.resolve(),
    onTaken: () => undefined,
  });
  const tenure: Tenure = new Tenure({
    beat: async () => {
      // Without the lock there is nothing to be told of.
      if (!session.isUp) throw new StoreError('broken', 'The lock is lost.');
      session.ping(longestBeat).catch(() => undefined);
      await pulse.run((client) => beat(client, holder));
    },
    onLost: () => {
      pulse.abandon();
      session.abandon();
      onLost?.();
    },
  });
  await pulse.open();
  try {
    await session.open();
  } catch (error) {
    tenure.end();
    await pulse.close();
    throw error;
  }
  return {
    session,
    tenure,
    leave: async () => {
      const isOurs = tenure.ownsStore();
      tenure.end();
      if (isOurs) await session.run((client) => leave(client, holder)).catch(() => undefined);
      await Promise.all([pulse.close(), session.close()]);
    },
  };
};

/** A process that stands by outlives the server's restarts. */
const takeUpAtLast = async (url: string, options: OpenOptions): Promise<Holding> => {
  let isWaiting = false;
  const { standBy } = options;
  if (standBy === undefined) return takeUp(url, options);
  const onWait = (): void => {
    if (!isWaiting) standBy.onWait();
    isWaiting = true;
  };
  for (;;) {
    try {
      return await takeUp(url, { ...options, standBy: { ...standBy, onWait } });
    } catch (error) {
      if (!isWaiting || standBy.signal.aborted) throw error;
      await pause(standByRetry, standBy.signal);
    }
  }
};

/** Throws a StoreError: `in_use` or `cannot_open`. */
export const hold = (url: string, options: OpenOptions): Promise<Holding> =>
  takeUpAtLast(url, options).catch((error: unknown) => {
    if (error instanceof StoreError && error.reason === 'in_use')
      throw new StoreError('in_use', `Another process already uses this store (${databaseName(url)}).`);
    throw openingError(url, error);
  });
