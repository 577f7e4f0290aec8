import { z } from 'zod';
import { timeField, userIdField } from './fields.ts';
import type { CollectionSpec } from './collection-spec.ts';

/**
 * A linking under way: the page was given out and the number has not come back. Tokens stay in memory until then.
 * The key is the SHA-256 of the secret in the page's address.
 */
const linkStepSchema = z.strictObject({
  userId: userIdField,
  /** Whom the page says it links. */
  userName: z.string(),
  createdAt: timeField,
  /** Of the record: the page itself ends earlier, and until this moment can say why. */
  expiresAt: timeField,
  /** Wrong credentials so far, an attempt under way included. */
  failures: z.int().nonnegative(),
  /**
   * `page`: nobody has signed in yet. `number`: signed in, the number is awaited. The others are over: `linked`,
   * `spent` by too many wrong numbers, `replaced` by a newer page.
   */
  state: z.enum(['page', 'number', 'linked', 'spent', 'replaced']),
  /** When somebody signed in on the page. */
  usedAt: timeField.optional(),
});

export type LinkStep = z.output<typeof linkStepSchema>;

export const linkSteps: CollectionSpec<LinkStep> = {
  name: 'linksteps',
  version: 1,
  schema: linkStepSchema,
  keepUntil: ({ expiresAt }) => expiresAt,
};
