import { z } from 'zod';
import { timeField, userIdField } from './fields.ts';
import type { CollectionSpec } from './envelope.ts';

/** A linking under way: the page was given out and the number has not come back. Tokens stay in memory until then. */
const linkStepSchema = z.strictObject({
  userId: userIdField,
  /** SHA-256 of the secret in the page's address. */
  secretHash: z.string(),
  createdAt: timeField,
  expiresAt: timeField,
  failures: z.int().nonnegative(),
  wrongNumbers: z.int().nonnegative(),
  /** `page`: nobody has signed in yet. `number`: signed in, the number is awaited. `used`: over, either way. */
  state: z.enum(['page', 'number', 'used']),
});

export type LinkStep = z.output<typeof linkStepSchema>;

export const linkSteps: CollectionSpec<LinkStep> = {
  name: 'linksteps',
  version: 1,
  schema: linkStepSchema,
  keepUntil: ({ expiresAt }) => expiresAt,
};
