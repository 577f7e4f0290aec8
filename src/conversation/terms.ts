import { z } from 'zod';
import { timeField, userIdField } from '../lib/fields.ts';
import { compareIds } from '../lib/ids.ts';
import type { UserId } from '../lib/ids.ts';

/**
 * On which terms messages are heard: whose, which ones, and whether at all. People change them with a press, and each
 * message is judged by the terms at its own place, by id: what it means does not depend on when we hear of it.
 */

export const whoField = z.enum(['everyone', 'me']);
export const hearsField = z.enum(['everything', 'mentions']);

export const termsSchema = z.strictObject({
  /** They hold for what comes after this id: that of a press. */
  from: z.string(),
  by: userIdField,
  who: whoField,
  hears: hearsField,
  /** People talk among themselves: nothing is heard. */
  paused: z.boolean().optional(),
  /** Tells the notice about a pause from an earlier one about the same pause. */
  since: timeField,
});

type Dated = Readonly<z.output<typeof termsSchema>>;

export type Terms = Pick<Dated, 'who' | 'hears' | 'paused'>;

/** `terms`: the changes, oldest first. Until the first one, the conversation is as it was started. */
export interface OnTerms extends Terms {
  readonly cursor: string;
  readonly terms?: readonly Dated[] | undefined;
}

const changesOf = ({ terms = [] }: Pick<OnTerms, 'terms'>): readonly Dated[] => terms;

/** The terms on which a message is heard. */
export const termsAt = (record: Omit<OnTerms, 'cursor'>, id: string): Terms =>
  changesOf(record).findLast(({ from }) => compareIds(from, id) < 0) ?? record;

/** Those that hold now. */
export const termsOf = (record: Omit<OnTerms, 'cursor'>): Terms => changesOf(record).at(-1) ?? record;

/** The pause that is going on. */
export const pauseOf = (record: Pick<OnTerms, 'terms'>): Dated | undefined => {
  const last = changesOf(record).at(-1);
  return last?.paused === true ? last : undefined;
};

/** From a press on; two presses at once count in the order in which they are decided. */
export const withTerms = (
  record: OnTerms,
  changed: Partial<Terms>,
  { press, by, now }: { readonly press: string; readonly by: UserId; readonly now: number },
): readonly Dated[] => {
  const { who, hears, paused } = termsOf(record);
  const before = changesOf(record);
  const last = before.at(-1)?.from ?? press;
  const from = compareIds(press, last) > 0 ? press : last;
  // Those before the last one at or below the cursor are not asked for any more.
  const current = before.findLastIndex((one) => compareIds(one.from, record.cursor) <= 0);
  return [...before.slice(Math.max(0, current)), { who, hears, paused, ...changed, from, by, since: now }];
};
