import { KeyvSqlite } from '@keyv/sqlite';
import { StoreError, codeOf } from './store-error.ts';

export interface Lock {
  release(): Promise<void>;
}

/** Long enough for another process to get out of the way that only looked whether the lock is free. */
const patience = 250;

/**
 * Takes the lock on a store by an exclusive transaction on a small database beside it, so that the store's own file
 * stays open to a backup. The operating system ends it with the process, however that dies.
 * Throws a StoreError: `in_use` or `cannot_open`.
 */
export const takeLock = async (path: string): Promise<Lock> => {
  const database = new KeyvSqlite({ uri: `sqlite://${path}`, table: 'lock', busyTimeout: patience });
  // The adapter both emits and rejects; without a listener the event would end the process.
  database.on('error', () => undefined);
  try {
    await database.query('BEGIN EXCLUSIVE');
  } catch (error) {
    const code = codeOf(error);
    // A connection that never opened cannot be closed.
    await database.close().catch(() => undefined);
    if (code === 'SQLITE_BUSY' || code === 'SQLITE_LOCKED') {
      throw new StoreError('in_use', `Another process already uses this store (${path} is locked).`);
    }
    throw new StoreError('cannot_open', `The lock file ${path} cannot be opened (${code}).`, {
      cause: error,
    });
  }
  return { release: () => database.close() };
};
