import { z } from 'zod';
import { timeField, userIdField } from '../../lib/fields.ts';
import type { KeyedSpec } from '../../store/accounts.ts';

/** The link between a Discord user and a service user. */
const accountSchema = z.strictObject({
  userId: userIdField,
  /** The service user's name, as it was typed. */
  username: z.string(),
  /** Stands for the service user; version 1.0.0 made it of the name as it was typed. */
  serviceUser: z.string(),
  /** The name of the account that this one has replaced: conversations may still run on it. */
  earlier: z.string().exactOptional(),
  /** A new one at each linking, so that a refresh can tell whether the link it began with is still current. */
  linkId: z.string(),
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  expiresAt: timeField.optional(),
  /** Seconds, as in `expires_in`. */
  lifetime: z.number().optional(),
  linkedAt: timeField,
  /** `ended`: the service no longer accepts these tokens. */
  status: z.enum(['active', 'ended']),
});

export type Account = z.output<typeof accountSchema>;

export const accounts: KeyedSpec<Account> = {
  name: 'accounts',
  schema: accountSchema,
  keyOf: ({ userId }) => userId,
};
