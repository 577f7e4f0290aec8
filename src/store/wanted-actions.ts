import { z } from 'zod';
import {
  channelIdField,
  guildIdField,
  invocationSchema,
  messageIdField,
  timeField,
  userIdField,
} from './fields.ts';
import type { CollectionSpec } from './collection-spec.ts';

/** Decimal digits: JSON has no bigint. */
const permissionsField = z.string().regex(/^\d{1,30}$/);

/**
 * What a person wanted to do when a link was needed first, and where; it goes on after the linking. The key is the
 * Discord user's id.
 */
const wantedActionSchema = z.strictObject({
  userId: userIdField,
  invocation: invocationSchema,
  where: z.strictObject({
    guildId: guildIdField.optional(),
    channelId: channelIdField,
    parentId: channelIdField.optional(),
    place: z.enum(['text', 'announcement', 'public_thread', 'private_thread', 'dm', 'elsewhere']),
    permissions: permissionsField,
    botPermissions: permissionsField,
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
