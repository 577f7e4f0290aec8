import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database } from './database.ts';
import type { Sealing } from './sealing.ts';
import { StoreError } from './store-error.ts';

/**
 * The record that makes sense of all others: random keys for the names of rows and of service users. They are drawn
 * once and sealed, so both names outlive every rotation of the encryption keys.
 */

/** The name under which a record lies in the file; says nothing about the key to whoever reads the file. */
export type RowNames = (collection: string, key: string) => string;

export interface Root {
  readonly nameRow: RowNames;
  /** Stands for a service user wherever the user's name should not be. */
  readonly serviceUserKey: (username: string) => string;
  /** Seals this record with the first key; to be called when all others are. */
  reseal(): Promise<void>;
}

const collection = 'root';
const row = 'keys';
const place = `${collection}\0${row}`;
const format = 1;

const keySchema = z.base64().refine((key) => Buffer.from(key, 'base64').length === 32);
const rootSchema = z.object({ format: z.literal(format), rows: keySchema, serviceUsers: keySchema });
const formatSchema = z.object({ format: z.number() });

const hmac = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

const parseRoot = (text: string): z.output<typeof rootSchema> => {
  const json: unknown = JSON.parse(text);
  const written = formatSchema.safeParse(json);
  if (written.success && written.data.format > format) {
    throw new StoreError('newer_version', 'A newer version of Rounds wrote to this store.');
  }
  return rootSchema.parse(json);
};

const makeRoot = async (database: Database): Promise<string> => {
  if (!(await database.isEmpty())) {
    throw new StoreError('broken', 'The database has records, but not the one that holds their names.');
  }
  const key = (): string => randomBytes(32).toString('base64');
  return JSON.stringify({ format, rows: key(), serviceUsers: key() });
};

/** Reads the root record, or makes it in an empty database. Throws a StoreError. */
export const openRoot = async (database: Database, sealing: Sealing): Promise<Root> => {
  const rows = database.rows(collection);
  const sealed = await rows.get(row);
  const opened =
    sealed === undefined
      ? { kind: 'opened' as const, text: await makeRoot(database), current: false }
      : sealing.open(sealed, place);
  if (opened.kind === 'unknown_key') {
    throw new StoreError(
      'wrong_key',
      'None of the encryption keys opens this store. If it was made without ENCRYPTION_KEYS, add the content of its key file to them.',
    );
  }
  if (opened.kind === 'damaged') {
    throw new StoreError(
      'broken',
      'The record that holds the names of all others is damaged: restore a backup.',
    );
  }
  const root = parseRoot(opened.text);
  if (sealed === undefined) await rows.set(row, sealing.seal(opened.text, place));
  const rowKey = Buffer.from(root.rows, 'base64');
  const serviceUserKey = Buffer.from(root.serviceUsers, 'base64');
  return {
    nameRow: (name, key) => hmac(rowKey, `${name}\0${key}`),
    serviceUserKey: (username) => hmac(serviceUserKey, username),
    async reseal() {
      if (sealed !== undefined && !opened.current) await rows.set(row, sealing.seal(opened.text, place));
    },
  };
};
