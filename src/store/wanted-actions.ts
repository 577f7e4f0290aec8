import { z } from 'zod';
import { timeField, userIdField } from './fields.ts';
import type { CollectionSpec } from './envelope.ts';

/** What a person wanted to do when a link was needed first; it goes on after the linking. */
const wantedActionSchema = z.strictObject({
  userId: userIdField,
  /** Names who can go on with it. */
  kind: z.string(),
  value: z.json(),
  savedAt: timeField,
  expiresAt: timeField,
});

export type WantedAction = z.output<typeof wantedActionSchema>;

export const wantedActions: CollectionSpec<WantedAction> = {
  name: 'wantedactions',
  version: 1,
  schema: wantedActionSchema,
  keepUntil: ({ expiresAt }) => expiresAt,
};
