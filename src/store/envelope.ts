import { z } from 'zod';
import type { CollectionSpec } from './collection-spec.ts';
import { placeOf, type Sealing } from './sealing.ts';
import { StoreError } from './store-error.ts';

export interface Entry<T> {
  readonly key: string;
  readonly value: T;
  /** Milliseconds since 1970. */
  readonly expiresAt: number | undefined;
}

export type Reading<T> =
  /** `current`: of today's version, and sealed with the key that seals now. */
  | { readonly kind: 'entry'; readonly entry: Entry<T>; readonly current: boolean }
  /** `problem` holds nothing of the record's content. */
  | { readonly kind: 'unreadable'; readonly problem: string };

/** Turns entries of one collection into the texts that lie in its rows, and back. */
export interface Envelope<T> {
  /** Throws a StoreError (`broken`) for a value that could not be read back. */
  write(row: string, entry: Entry<T>): string;
  /** Throws a StoreError (`newer_version`). */
  read(row: string, text: string): Reading<T>;
}

const envelopeSchema = z.object({
  version: z.number(),
  key: z.string(),
  expiresAt: z.number().optional(),
  value: z.unknown(),
});

/** Where and why a value does not fit, without any of it. */
const issuesOf = (error: z.ZodError): string =>
  error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', ');

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

export const createEnvelope = <T>(
  { name, version, schema }: CollectionSpec<T>,
  sealing: Sealing,
): Envelope<T> => {
  const place = (row: string): string => placeOf({ collection: name, row });
  return {
    write(row, { key, value, expiresAt }) {
      const fits = schema.safeParse(value);
      if (!fits.success) {
        throw new StoreError('broken', `A record for ${name} does not fit (${issuesOf(fits.error)}).`);
      }
      return sealing.seal(JSON.stringify({ version, key, expiresAt, value }), place(row));
    },

    read(row, text) {
      const opened = sealing.open(text, place(row));
      if (opened.kind !== 'opened') return { kind: 'unreadable', problem: opened.kind };
      const envelope = envelopeSchema.safeParse(parseJson(opened.text));
      if (!envelope.success) return { kind: 'unreadable', problem: issuesOf(envelope.error) };
      const { key, expiresAt } = envelope.data;
      if (envelope.data.version > version) {
        throw new StoreError(
          'newer_version',
          `A newer version of Rounds wrote to this store (${name}, version ${envelope.data.version}).`,
        );
      }
      const value = schema.safeParse(envelope.data.value);
      if (!value.success) return { kind: 'unreadable', problem: issuesOf(value.error) };
      const current = opened.current && envelope.data.version === version;
      return { kind: 'entry', entry: { key, value: value.data, expiresAt }, current };
    },
  };
};
