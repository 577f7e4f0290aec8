import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Secret } from '../lib/secret.ts';
import type { Database } from './database.ts';
import { facts, readFact, settingFact } from './schema.ts';
import { StoreError } from './store-error.ts';

/** Bodies are sealed with AES-256-GCM: nonce, tag and cipher text. The keys can be rotated. */

const nonceLength = 12;
const tagLength = 16;

type Opened =
  | { readonly kind: 'opened'; readonly text: string }
  | { readonly kind: 'unknown_key' }
  /** Changed, truncated, or moved here from another place. */
  | { readonly kind: 'damaged' };

interface Sealed {
  readonly keyId: string;
  readonly body: Buffer;
}

/** Whether this is 32 bytes in base64. Read strictly: Node's decoder skips unknown characters. */
export const isKey = (text: string): boolean => {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === 32 && bytes.toString('base64') === text;
};

/** Distinguishes keys without revealing anything about them. */
const keyId = (key: Buffer): string =>
  createHash('sha256').update('rounds key id\0').update(key).digest().subarray(0, 8).toString('base64url');

/** The first key seals; all of them open. */
export const createSealing = (keys: readonly [Secret, ...Secret[]]) => {
  const byId = new Map<string, Buffer>();
  for (const secret of keys) {
    const key = Buffer.from(secret.reveal(), 'base64');
    byId.set(keyId(key), key);
  }
  const first = Buffer.from(keys[0].reveal(), 'base64');
  const firstId = keyId(first);

  return {
    /** Of the key that seals. */
    keyId: firstId,

    /** `place` says where the text belongs: it can be opened nowhere else. */
    seal: (text: string, place: string): Sealed => {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', first, nonce).setAAD(Buffer.from(place));
      const sealed = [cipher.update(text, 'utf8'), cipher.final()];
      return { keyId: firstId, body: Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]) };
    },

    open: ({ keyId: id, body: bytes }: Sealed, place: string): Opened => {
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

export type Sealing = ReturnType<typeof createSealing>;

/** What stands in a text that was sealed; undefined if that is no JSON. */
export const openedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

// ---- names that stand for others

/** Generated once and sealed, so that these names outlive every rotation of the encryption keys. */
interface Names {
  /** Identifies a service user wherever the user's name must not appear. */
  readonly serviceUserKey: (username: string) => string;
  /** The same for a person. */
  readonly personKey: (user: string) => string;
}

const nameKeySchema = z.string().refine(isKey);
const nameKeysSchema = z.object({ people: nameKeySchema, serviceUsers: nameKeySchema });

/** The fact that everything depends on: it tells whether the keys fit. */
export const nameKeys = 'keys';
export const placeOfFact = (id: string): string => `${facts.name}\0${id}`;

const makeNameKeys = async (database: Database, sealing: Sealing): Promise<string> => {
  const key = (): string => randomBytes(32).toString('base64');
  const text = JSON.stringify({ people: key(), serviceUsers: key() });
  const { keyId: id, body } = sealing.seal(text, placeOfFact(nameKeys));
  await database.write([settingFact(nameKeys, body, id)]);
  return text;
};

const hmac = (key: string, text: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('base64url');

/** Reads the keys of names, or makes them if `mayMake` allows it. Throws a StoreError. */
export const openNames = async (
  database: Database,
  { sealing, mayMake }: { readonly sealing: Sealing; readonly mayMake: boolean },
): Promise<Names> => {
  const sealed = await readFact(database, nameKeys);
  if (sealed === undefined && !mayMake)
    throw new StoreError(
      'damaged',
      'The database has records, but not the keys of their names: restore a backup.',
    );
  const opened: Opened =
    sealed === undefined
      ? { kind: 'opened', text: await makeNameKeys(database, sealing) }
      : sealing.open(sealed, placeOfFact(nameKeys));
  if (opened.kind === 'unknown_key') {
    throw new StoreError(
      'wrong_key',
      'None of the encryption keys opens this store. If the key was changed since, add the earlier one behind the new one; if the store was created without ENCRYPTION_KEYS, the content of its key file.',
    );
  }
  if (opened.kind === 'damaged')
    throw new StoreError('damaged', 'The keys of names in the database are damaged: restore a backup.');
  const { people, serviceUsers } = nameKeysSchema.parse(openedJson(opened.text));
  return {
    serviceUserKey: (username) => hmac(serviceUsers, username),
    personKey: (user) => hmac(people, user),
  };
};
