import { createHash, randomBytes } from 'node:crypto';

/** What opens a page, and the hash under which it is known. */

const secretForm = /^[A-Za-z0-9_-]{43}$/;

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** 32 random bytes, fit for a URL. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Undefined for what cannot be a secret of ours: no need to look for it. */
export const hashOfTyped = (secret: string): string | undefined =>
  secretForm.test(secret) ? hashOf(secret) : undefined;
