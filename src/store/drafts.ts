import { z } from 'zod';
import { days, timeField, userIdField } from './fields.ts';
import type { CollectionSpec } from './collection-spec.ts';

/** A composed case of which parts are missing still: its own request, and what is there. */
const draftSchema = z.strictObject({
  userId: userIdField,
  description: z.strictObject({
    name: z.string(),
    age: z.string(),
    gender: z.string(),
    teachingPoints: z.string().exactOptional(),
    model: z.string(),
  }),
  narrative: z.string().exactOptional(),
  missing: z.array(z.enum(['narrative', 'vital_signs', 'exam'])).readonly(),
  savedAt: timeField,
});

export type Draft = z.output<typeof draftSchema>;

export const drafts: CollectionSpec<Draft> = {
  name: 'drafts',
  version: 1,
  schema: draftSchema,
  keepUntil: ({ savedAt }) => savedAt + days(30),
};
