import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Secret } from '../lib/secret.ts';
import type { CollectionSpec } from './collection-spec.ts';
import type { Engine, Place, Row, Stored } from './engine.ts';
import { StoreError } from './store-error.ts';

/**
 * How records are hidden in the database: their bodies are sealed with keys that can be rotated, their names are hashes
 * with keys that stay.
 */

// ---- bodies, sealed with AES-256-GCM: nonce, tag and cipher text

const keyLength = 32;
const nonceLength = 12;
const tagLength = 16;

type Opened =
  | { readonly kind: 'opened'; readonly text: string }
  | { readonly kind: 'unknown_key' }
  /** Changed, truncated, or moved here from another place. */
  | { readonly kind: 'damaged' };

type Sealed = Pick<Row, 'keyId' | 'body'>;

/** The place that a row's body is sealed for. */
export const placeOf = ({ kind, name }: Place): string => `${kind}\0${name}`;

export interface Sealing {
  /** Of the key that seals. */
  readonly keyId: string;
  /** `place` says where the text belongs: it can be opened nowhere else. */
  seal(text: string, place: string): Sealed;
  open(sealed: Sealed, place: string): Opened;
}

/** Distinguishes keys without revealing anything about them. */
const keyId = (key: Buffer): string =>
  createHash('sha256').update('rounds key id\0').update(key).digest().subarray(0, 8).toString('base64url');

/** The first key seals; all of them open. Throws a RangeError for a key that is not 32 bytes in base64. */
export const createSealing = (keys: readonly [Secret, ...Secret[]]): Sealing => {
  const byId = new Map<string, Buffer>();
  for (const secret of keys) {
    const key = Buffer.from(secret.reveal(), 'base64');
    if (key.length !== keyLength) throw new RangeError('an encryption key must be 32 bytes in base64');
    byId.set(keyId(key), key);
  }
  const first = Buffer.from(keys[0].reveal(), 'base64');
  const firstId = keyId(first);

  return {
    keyId: firstId,

    seal(text, place) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', first, nonce).setAAD(Buffer.from(place));
      const sealed = [cipher.update(text, 'utf8'), cipher.final()];
      return { keyId: firstId, body: Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]) };
    },

    open({ keyId: id, body: bytes }, place) {
      const key = byId.get(id);
      if (key === undefined) return { kind: 'unknown_key' };
      if (bytes.length < nonceLength + tagLength) return { kind: 'damaged' };
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), {
        authTagLength: tagLength,
      });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      try {
        const text = decipher.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8');
        return { kind: 'opened', text: text + decipher.final('utf8') };
      } catch {
        // The tag does not match: Node says no more than that.
        return { kind: 'damaged' };
      }
    },
  };
};

export interface Entry<T> {
  readonly key: string;
  readonly value: T;
}

type Reading<T> =
  | { readonly kind: 'entry'; readonly entry: Entry<T> }
  /** `problem` contains nothing of the record's content. */
  | { readonly kind: 'unreadable'; readonly problem: string };

/** Turns entries of one collection into the bodies of its rows, and back. */
export interface Envelope<T> {
  /** Throws a StoreError (`broken`) for a value that could not be read back. */
  write(name: string, entry: Entry<T>): Sealed & Pick<Row, 'format'>;
  /** Throws a StoreError (`newer_version`). */
  read(row: Stored): Reading<T>;
}

export const newerVersion = ({ kind, format }: Pick<Row, 'kind' | 'format'>): StoreError =>
  new StoreError(
    'newer_version',
    `A newer version of Rounds wrote to this store (${kind}, version ${format}).`,
  );

const envelopeSchema = z.object({ key: z.string(), value: z.unknown() });

/** Where and why a value does not match the schema, without any of its content. */
const issuesOf = (error: z.ZodError): string =>
  error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', ');

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

export const createEnvelope = <T>(
  { name: kind, version, schema, uncheckedWhenWritten }: CollectionSpec<T>,
  sealing: Sealing,
): Envelope<T> => ({
  write(name, { key, value }) {
    const problem = uncheckedWhenWritten === true ? undefined : schema.safeParse(value).error;
    if (problem !== undefined) {
      throw new StoreError(
        'broken',
        `A record for ${kind} does not match its schema (${issuesOf(problem)}).`,
      );
    }
    return { format: version, ...sealing.seal(JSON.stringify({ key, value }), placeOf({ kind, name })) };
  },

  read(row) {
    if (row.format > version) throw newerVersion(row);
    const opened = sealing.open(row, placeOf(row));
    if (opened.kind !== 'opened') return { kind: 'unreadable', problem: opened.kind };
    const envelope = envelopeSchema.safeParse(parseJson(opened.text));
    if (!envelope.success) return { kind: 'unreadable', problem: issuesOf(envelope.error) };
    const value = schema.safeParse(envelope.data.value);
    if (!value.success) return { kind: 'unreadable', problem: issuesOf(value.error) };
    return { kind: 'entry', entry: { key: envelope.data.key, value: value.data } };
  },
});

// ---- the names of records

/**
 * The record that all others depend on: random keys for the names of rows and of service users. They are generated once
 * and sealed, so both kinds of name outlive every rotation of the encryption keys.
 */

/** Hides a text in the database: the same text in another scope is hidden differently. */
export type Hide = (scope: string, text: string) => string;

interface Root {
  readonly hide: Hide;
  /** Identifies a service user wherever the user's name must not appear. */
  readonly serviceUserKey: (username: string) => string;
  /** The same for a person. */
  readonly personKey: (user: string) => string;
  /** Seals this record with the first key if an older one did; to be called after all others have been resealed. */
  reseal(): Promise<void>;
  /** Whether this record, and so all others, are sealed with the first key. */
  readonly current: boolean;
}

export const rootPlace: Place = { kind: 'root', name: 'keys' };
const rootFormat = 1;

const keySchema = z.base64().refine((key) => Buffer.from(key, 'base64').length === 32);
const rootSchema = z.object({ rows: keySchema, serviceUsers: keySchema });

const hmac = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

const makeRoot = async (engine: Engine): Promise<string> => {
  if (!(await engine.isEmpty())) {
    throw new StoreError('broken', 'The database has records, but not the one that their names depend on.');
  }
  const key = (): string => randomBytes(32).toString('base64');
  return JSON.stringify({ rows: key(), serviceUsers: key() });
};

/** 132 bits: no two names are the same, and the indexes are half as large as with all of the hash. */
const nameLength = 22;

/** How many names stay in memory: each costs an HMAC, and a turn needs five, for the same two records. */
const namesKept = 10_000;

/** One memory for all collections, because each would reserve the room for all of its names at once. */
const remembering = (hide: Hide): Hide => {
  const names = new LRUCache<string, string>({ max: namesKept });
  return (scope, text) => {
    const id = `${scope}\0${text}`;
    const known = names.get(id);
    if (known !== undefined) return known;
    const name = hide(scope, text);
    names.set(id, name);
    return name;
  };
};

/** Reads the root record, or creates it in an empty database. Throws a StoreError. */
export const openRoot = async (engine: Engine, sealing: Sealing): Promise<Root> => {
  const sealed = await engine.get(rootPlace);
  if (sealed !== undefined && sealed.format > rootFormat) throw newerVersion(sealed);
  const opened =
    sealed === undefined
      ? { kind: 'opened' as const, text: await makeRoot(engine) }
      : sealing.open(sealed, placeOf(rootPlace));
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
  const root = rootSchema.parse(parseJson(opened.text));
  const write = async (): Promise<void> => {
    const body = sealing.seal(opened.text, placeOf(rootPlace));
    await engine.write({ set: [{ ...rootPlace, format: rootFormat, ...body }] });
  };
  if (sealed === undefined) await write();
  const current = sealed === undefined || sealed.keyId === sealing.keyId;
  const rowKey = Buffer.from(root.rows, 'base64');
  const serviceUserKey = Buffer.from(root.serviceUsers, 'base64');
  return {
    hide: remembering((scope, text) => hmac(rowKey, `${scope}\0${text}`).slice(0, nameLength)),
    serviceUserKey: (username) => hmac(serviceUserKey, username),
    personKey: (user) => hmac(rowKey, `person\0${user}`),
    current,
    async reseal() {
      if (!current) await write();
    },
  };
};
