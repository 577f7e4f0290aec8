import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

const row = 'latest';

/** Makes a check that writes something and reads it back. One at a time, as they share a row. */
export const createProbe = (database: Database): (() => Promise<boolean>) => {
  const rows = database.rows('probe');
  return async () => {
    const written = randomBytes(16).toString('base64url');
    await rows.set(row, written);
    return (await rows.get(row)) === written;
  };
};
