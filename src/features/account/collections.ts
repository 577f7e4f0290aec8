import { z } from 'zod';
import {
  channelIdField,
  guildIdField,
  invocationSchema,
  messageIdField,
  timeField,
  userIdField,
} from '../../lib/fields.ts';
import type { CollectionSpec } from '../../store/collection-spec.ts';

/** The link between a Discord user and a service user; the key is the Discord user's id. */
const accountSchema = z.strictObject({
  userId: userIdField,
  /** The service user's name, as it was typed. */
  username: z.string(),
  /** Identifies the service user; see the store's `serviceUserKey`. */
  serviceUser: z.string(),
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

export const accounts: CollectionSpec<Account> = {
  name: 'accounts',
  version: 1,
  schema: accountSchema,
  // Each turn reads its host's account twice.
  kept: 1_000,
};

/**
 * A pending link: the page was given out and the number has not been entered. Tokens stay in memory until then. The key
 * is the SHA-256 of the secret in the page's address.
 */
const linkStepSchema = z.strictObject({
  userId: userIdField,
  /** The user name that the page shows. */
  userName: z.string(),
  createdAt: timeField,
  /** When the record expires. The page itself ends earlier, and can say why until then. */
  expiresAt: timeField,
  /** Wrong credentials so far, including an attempt in progress. */
  failures: z.int().nonnegative(),
  /**
   * `page`: nobody has signed in yet. `number`: signed in, waiting for the number. The other states are final:
   * `linked`, `spent` by too many wrong numbers, `replaced` by a newer page.
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

/**
 * What a person wanted to do, and where, when a link was needed first; it goes on after linking. The key is the Discord
 * user's id.
 */
const wantedActionSchema = z.strictObject({
  userId: userIdField,
  invocation: invocationSchema,
  where: z.strictObject({
    guildId: guildIdField.optional(),
    channelId: channelIdField,
    parentId: channelIdField.optional(),
    place: z.enum(['text', 'announcement', 'public_thread', 'private_thread', 'dm', 'elsewhere']),
    messageId: messageIdField.optional(),
  }),
  expiresAt: timeField,
});

export type WantedAction = z.output<typeof wantedActionSchema>;

export const wantedActions: CollectionSpec<WantedAction> = {
  name: 'wantedactions',
  version: 1,
  schema: wantedActionSchema,
  keepUntil: ({ expiresAt }) => expiresAt,
};

/**
 * A sign-in on the page whose number has not been entered yet, for the process that will be asked for it. Only where
 * several share a store; one that is alone keeps it in memory. The key is the Discord user's id.
 */
const signInSchema = z.strictObject({
  /** The hash of the page's secret. */
  hash: z.string(),
  username: z.string(),
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  /** Seconds, as in `expires_in`. */
  lifetime: z.number().optional(),
  /** When the tokens were issued. */
  issuedAt: timeField,
  number: z.string(),
  until: timeField,
  wrongNumbers: z.int().nonnegative(),
});

export type SignIn = z.output<typeof signInSchema>;

export const signIns: CollectionSpec<SignIn> = {
  name: 'signins',
  version: 1,
  schema: signInSchema,
  keepUntil: ({ until }) => until,
};
