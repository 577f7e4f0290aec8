import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Engine } from './engine.ts';
import { placeOf, type Sealing } from './sealing.ts';
import { StoreError } from './store-error.ts';

/**
 * The record that all others depend on: random keys for the names of rows and of service users. They are generated once
 * and sealed, so both kinds of name outlive every rotation of the encryption keys.
 */

/**
 * The name of a record in the database, which reveals nothing about its key. The parts of a key, separated by `/`, are
 * hidden one by one, so that records can be listed under the first part.
 */
export type RowNames = (collection: string, key: string) => string;

interface Root {
  readonly nameRow: RowNames;
  /** Identifies a service user wherever the user's name must not appear. */
  readonly serviceUserKey: (username: string) => string;
  /** Seals this record with the first key if an older one did; to be called after all others have been resealed. */
  reseal(): Promise<void>;
  /** Whether this record, and so all others, are sealed with the first key. */
  readonly current: boolean;
}

export const rootCollection = 'root';

const place = { collection: rootCollection, row: 'keys' };
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

const makeRoot = async (engine: Engine): Promise<string> => {
  if (!(await engine.isEmpty())) {
    throw new StoreError('broken', 'The database has records, but not the one that their names depend on.');
  }
  const key = (): string => randomBytes(32).toString('base64');
  return JSON.stringify({ format, rows: key(), serviceUsers: key() });
};

/** Reads the root record, or creates it in an empty database. Throws a StoreError. */
export const openRoot = async (engine: Engine, sealing: Sealing): Promise<Root> => {
  const sealed = await engine.get(place);
  const opened =
    sealed === undefined
      ? { kind: 'opened' as const, text: await makeRoot(engine), current: false }
      : sealing.open(sealed, placeOf(place));
  if (opened.kind === 'unknown_key') {
    throw new StoreError(
      'wrong_key',
      'None of the encryption keys opens this store. If it was created without ENCRYPTION_KEYS, add the content of its key file to them.',
    );
  }
  if (opened.kind === 'damaged') {
    throw new StoreError(
      'broken',
      'The record that the names of all others depend on is damaged: restore a backup.',
    );
  }
  const root = parseRoot(opened.text);
  const write = async (): Promise<void> => {
    await engine.write({ set: [{ ...place, text: sealing.seal(opened.text, placeOf(place)) }] });
  };
  if (sealed === undefined) await write();
  const current = sealed === undefined || opened.current;
  const rowKey = Buffer.from(root.rows, 'base64');
  const serviceUserKey = Buffer.from(root.serviceUsers, 'base64');
  return {
    nameRow: (name, key) =>
      key
        .split('/')
        .map((part) => hmac(rowKey, `${name}\0${part}`))
        .join(':'),
    serviceUserKey: (username) => hmac(serviceUserKey, username),
    current,
    async reseal() {
      if (!current) await write();
    },
  };
};
