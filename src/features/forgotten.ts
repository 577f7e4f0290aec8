import { z } from 'zod';
import { days, timeField } from '../lib/fields.ts';
import type { UserId } from '../lib/ids.ts';
import type { CollectionSpec } from '../store/collection-spec.ts';

/**
 * When people had everything of theirs deleted: what they began earlier, in whatever process, must not bring any of it
 * back.
 */

const forgottenSchema = z.strictObject({ at: timeField });

export const forgottenPeople: CollectionSpec<z.output<typeof forgottenSchema>> = {
  name: 'forgottenpeople',
  version: 1,
  schema: forgottenSchema,
};

/** Longer than anything takes that somebody may have begun before. */
const keptFor = days(1);

export interface ForgottenStore {
  readonly forgottenPeople: {
    get(key: string): Promise<{ readonly at: number } | undefined>;
    set(
      key: string,
      forgotten: { readonly at: number },
      options: { readonly expiresAt: number },
    ): Promise<void>;
  };
  /** One task of the same name at a time, in all processes. */
  inTurn<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
}

export interface Forgotten {
  /** Runs `keep` unless the person has had everything deleted since then; undefined if so. */
  unlessSince<Result>(user: UserId, since: number, keep: () => Promise<Result>): Promise<Result | undefined>;
  /** Runs `erase`; nothing that was begun earlier is kept from then on. */
  now(user: UserId, erase: () => Promise<void>): Promise<void>;
}

/** `what`: which of a person's things are deleted together. */
export const createForgotten = (store: ForgottenStore, what: string, now: () => number): Forgotten => {
  const keyOf = (user: UserId): string => `${what}/${user}`;
  return {
    unlessSince: (user, since, keep) =>
      store.inTurn(keyOf(user), async () => {
        const forgotten = await store.forgottenPeople.get(keyOf(user));
        return forgotten !== undefined && since <= forgotten.at ? undefined : keep();
      }),
    now: (user, erase) =>
      store.inTurn(keyOf(user), async () => {
        await store.forgottenPeople.set(keyOf(user), { at: now() }, { expiresAt: Date.now() + keptFor });
        await erase();
      }),
  };
};
