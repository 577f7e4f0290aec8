import { z } from 'zod';
import { days, timeField, userIdField } from './fields.ts';
import type { CollectionSpec } from './envelope.ts';

/** Something a person has made and not used up yet, such as a composed case. */
const draftSchema = z.strictObject({
  userId: userIdField,
  kind: z.string(),
  value: z.json(),
  savedAt: timeField,
});

export type Draft = z.output<typeof draftSchema>;

export const drafts: CollectionSpec<Draft> = {
  name: 'drafts',
  version: 1,
  schema: draftSchema,
  keepUntil: ({ savedAt }) => savedAt + days(30),
};
